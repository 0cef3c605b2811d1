// Which thing of the board is being explained.

export interface Shown {
  target: Element;
  title: string;
  /** The space that is explained; its lines tell what stands there now. Empty for anything else. */
  space: string;
  /** What is said of anything else. */
  lines?: string[];
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
