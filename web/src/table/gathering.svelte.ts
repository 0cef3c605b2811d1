// Several spaces ticked for one question, to be sent together.

import type { Option } from "../api/types";
import { tickable } from "./choices";
import type { TableSession } from "./session.svelte";

export class Gathering {
  /** The question for which is gathered, and the turn; another question in between only interrupts it. */
  #begun = $state.raw<{ message: string; turn: number } | null>(null);
  #kept = $state.raw<Option[]>([]);

  constructor(private readonly session: TableSession) {}

  get on(): boolean {
    const { view, question, mine } = this.session;
    return mine && question!.message === this.#begun?.message && view!.turn_began === this.#begun.turn;
  }

  /** Whether there is something to gather: several answers can be ticked. */
  get offered(): boolean {
    return this.#tickable.length > 0;
  }

  /** The answers that can be ticked now. */
  get #tickable(): Option[] {
    const { view, question, mine } = this.session;
    return mine && question!.again ? tickable(question!, view!.names) : [];
  }

  /** The answers that are ticked and still offered, in order. */
  get ticked(): Option[] {
    const options = this.on ? this.session.question!.options : [];
    return this.#kept.filter((kept) => options.some(({ answer }) => answer === kept.answer));
  }

  start() {
    const { view, question } = this.session;
    if (view && question) this.#begun = { message: question.message, turn: view.turn_began };
    this.#kept = [];
  }

  stop() {
    this.#begun = null;
    this.#kept = [];
  }

  /** Whether a click on this answer ticks it instead of giving it. */
  takes(option: Option): boolean {
    return this.on && this.#tickable.some(({ answer }) => answer === option.answer);
  }

  toggle(option: Option) {
    const without = this.ticked.filter(({ answer }) => answer !== option.answer);
    this.#kept = without.length < this.ticked.length ? without : [...without, option];
  }

  /** Send what is ticked; what could not go along stays ticked. */
  async send() {
    if (!this.ticked.length) return;
    this.#kept = await this.session.answerTogether(this.ticked);
    if (!this.#kept.length) this.stop();
  }
}
