// What this player orders where answers are too many to be listed: the table says word by word what may follow.

import { Api } from "../api/http";
import type { NextWords } from "../api/types";
import { NO_WORDS, type OrderTable } from "../games/orders";
import { words } from "../words/words.svelte";
import type { TableSession } from "./session.svelte";

export class Ordering implements OrderTable<unknown> {
  /** What the table has said, as long as nothing changes. */
  #kept = new Map<string, Promise<NextWords>>();
  #of = "";

  constructor(
    private readonly session: TableSession,
    private readonly looksAtNow: () => boolean,
  ) {}

  get isNow(): boolean {
    return this.looksAtNow();
  }

  get asked(): boolean {
    const { session } = this;
    return this.isNow && session.mine && !session.held && !session.question!.options.length;
  }

  get sending(): boolean {
    return this.session.sending;
  }

  get at(): number {
    return this.session.view?.at ?? 0;
  }

  get side(): string {
    return this.session.question?.side ?? "";
  }

  get state(): unknown {
    return this.session.view?.state;
  }

  next = (said: string[]): Promise<NextWords> => {
    const of = `${this.at} ${words.language}`;
    if (of !== this.#of) this.#kept.clear();
    this.#of = of;
    const order = said.join(" ");
    const kept = this.#kept.get(order) ?? this.#ask(order);
    this.#kept.set(order, kept);
    return kept;
  };

  send(said: string[]): Promise<void> {
    return this.session.answer({ answer: said.join(" "), label: "", space: "" });
  }

  overlay<Told>(name: string): Promise<Told> {
    return new Api(words.language).overlay<Told>(this.session.id, this.at, name, this.session.untilSent);
  }

  /** The game may have moved on, or the table be away: then there is nothing to say, and the next view brings more. */
  async #ask(order: string): Promise<NextWords> {
    try {
      if (this.session.sending) throw new Error("an answer is on its way");
      return await new Api(words.language).nextWords(this.session.id, this.at, order, this.session.untilSent);
    } catch {
      this.#kept.delete(order);
      return NO_WORDS;
    }
  }
}
