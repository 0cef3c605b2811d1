// Earlier moments of a game, fetched in blocks and kept: a walk through a game asks for few of them.

import { Api } from "../api/http";
import type { Language, Moment } from "../api/types";

export const BLOCK = 24;
/** So near to its end, the next block is fetched as well. */
const NEAR = 8;
const MOST_KEPT = 40;

export class Moments {
  #blocks = new Map<number, Promise<Moment[]>>();
  #kept = "";

  constructor(readonly id: string) {}

  /** A moment. `past` is another number whenever a step back has made another past: then nothing is kept. */
  async at(moment: number, past: number, language: Language): Promise<Moment> {
    const kept = `${language} ${past}`;
    if (kept !== this.#kept) this.#blocks.clear();
    this.#kept = kept;
    const number = Math.floor(moment / BLOCK);
    const place = moment % BLOCK;
    const known = await this.#block(number, language);
    // The game has gone on since this block was fetched.
    return known[place] ?? (await this.#fetch(number, language))[place]!;
  }

  /** Have at hand what a few steps more would show. */
  prepare(moment: number, last: number, language: Language) {
    for (const near of [moment - NEAR, moment + NEAR]) {
      if (near >= 0 && near <= last) void this.#block(Math.floor(near / BLOCK), language).catch(() => null);
    }
  }

  #block(number: number, language: Language): Promise<Moment[]> {
    return this.#blocks.get(number) ?? this.#fetch(number, language);
  }

  #fetch(number: number, language: Language): Promise<Moment[]> {
    if (this.#blocks.size >= MOST_KEPT) this.#blocks.clear();
    const block = new Api(language).moments(this.id, number * BLOCK, BLOCK);
    this.#blocks.set(number, block);
    block.catch(() => this.#blocks.delete(number));
    return block;
  }
}
