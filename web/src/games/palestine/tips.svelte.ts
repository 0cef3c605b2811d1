// Which thing of the board is being explained.

export interface Shown {
  target: Element;
  title: string;
  /** The space that is explained; empty for a card. */
  space: string;
}

const PATIENCE = 250; // milliseconds under a passing mouse, so that tips do not flicker along its way

export class Tips {
  shown = $state.raw<Shown | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  show(shown: Shown) {
    clearTimeout(this.#waiting);
    this.shown = shown;
  }

  showSoon(shown: Shown) {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.show(shown), PATIENCE);
  }

  hide() {
    clearTimeout(this.#waiting);
    this.shown = null;
  }
}
