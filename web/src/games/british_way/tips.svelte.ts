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

const HELD = 450; // milliseconds after which a finger does not tap any more

export class Tips {
  shown = $state.raw<Shown | null>(null);
  /** Whether the finger that was last laid on something stayed there: then it asked, and lifting it chooses nothing. */
  wasHeld = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;

  show(shown: Shown) {
    clearTimeout(this.#waiting);
    this.shown = shown;
  }

  showSoon(shown: Shown) {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.show(shown), PATIENCE);
  }

  /** A finger is laid on something: if it stays there, that is explained. */
  hold(shown: Shown) {
    this.wasHeld = false;
    this.#holding = setTimeout(() => {
      this.wasHeld = true;
      this.show(shown);
    }, HELD);
  }

  letGo() {
    clearTimeout(this.#holding);
  }

  hide() {
    clearTimeout(this.#waiting);
    this.shown = null;
  }
}
