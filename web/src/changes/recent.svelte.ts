// What has happened since this player's side last answered: the board as it was then.

import type { Language, Moment } from "../api/types";
import type { Moments } from "../table/moments";

export class Recent {
  /** The board that was last seen; null if all of it has been. */
  before = $state.raw<Moment | null>(null);
  #wanted = "";

  constructor(private readonly moments: Moments) {}

  /** Remember the board of a moment; it is fetched once, and not again with every view. */
  async look(seen: number | null, past: number, language: Language) {
    const wanted = `${language} ${past} ${seen}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    const before = seen === null ? null : await this.moments.at(seen, past, language).catch(() => null);
    if (this.#wanted === wanted) this.before = before;
  }
}
