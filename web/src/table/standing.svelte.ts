// Answers that a player gives once and for all in a game, so that only what matters is asked.

import type { Question } from "../api/types";
import type { Hand, StandingAnswer } from "../games/orders";
import type { TableSession } from "./session.svelte";

const KEPT = "sandtable-standing";

export class Standing {
  /** Which of them hold, by side. */
  #kept = $state.raw<Record<string, string[]>>({});
  /** Where something was taken back: there the player answers. */
  #furthest = 0;

  constructor(
    private readonly session: TableSession,
    readonly answers: StandingAnswer[],
    private readonly isNow: () => boolean,
    /** What is ordered, in a game that takes orders. */
    private readonly hand?: Hand,
  ) {
    this.#kept = JSON.parse(localStorage.getItem(this.#name) ?? "{}");
  }

  get #name(): string {
    return `${KEPT}-${this.session.id}`;
  }

  /** Whether an answer holds for a side; until somebody says otherwise the usual ones do. */
  holds(side: string, { id, usual }: StandingAnswer): boolean {
    return this.#kept[side]?.includes(id) ?? !!usual;
  }

  set(side: string, changed: StandingAnswer, holds: boolean) {
    const kept = this.answers.filter((one) => (one === changed ? holds : this.holds(side, one))).map(({ id }) => id);
    this.#kept = { ...this.#kept, [side]: kept };
    localStorage.setItem(this.#name, JSON.stringify(this.#kept));
  }

  /** The answer that stands for a question, whether it holds or not. */
  about(question: Question): StandingAnswer | undefined {
    return this.answers.find((one) => this.#answerTo(question, one) !== null);
  }

  /** Give the answer that holds to what is asked now, if one does. */
  answer() {
    const { session } = this;
    const { view, question } = session;
    const wasBack = !!view && view.moment < this.#furthest;
    if (view) this.#furthest = wasBack ? this.#furthest : view.moment;
    if (!view || !question || !session.mine || session.held || session.sending || wasBack || !this.isNow()) return;
    const holding = this.answers.find((one) => this.holds(question.side, one) && this.#answerTo(question, one));
    const answer = holding && this.#answerTo(question, holding);
    if (answer) void session.answer({ answer, label: "", space: "" }, false);
  }

  /** What a standing answer says to a question: nothing if it says nothing, or if that is not offered. */
  #answerTo(question: Question, { to }: StandingAnswer): string | null {
    const answer = to(question, this.session.view!.state, this.hand);
    const offered = question.options.map((option) => option.answer);
    return answer && (!offered.length || offered.includes(answer)) ? answer : null;
  }
}
