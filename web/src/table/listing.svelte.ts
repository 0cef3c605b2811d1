// The list of a question as it stays through a turn: what it has once shown keeps its place.

import type { Option, Question, Scene } from "../api/types";
import { type Arrangement, arrange, listed } from "./choices";

export class Listing {
  /** The fold that is open, and for which question of which turn. */
  #opened = $state.raw({ name: "", question: "" });
  /** What was shown in this turn, by the message of the question. No state: it changes only with what is asked. */
  #shown = new Map<string, Option[]>();
  #turn = "";

  /** Where orders are given, what is asked between two of them is about another battle or unit every time. */
  constructor(private readonly anew = false) {}

  /** Arrange what is asked; answers that are gone since the same was asked in this turn stay where they were. */
  arrange(scene: Scene, question: Question): Arrangement {
    if (this.anew) return arrange(question, { names: scene.names, opened: this.openedFor(question) });
    const turn = `${scene.language} ${scene.turn_began}`;
    if (turn !== this.#turn) this.#shown.clear();
    this.#turn = turn;
    const context = { names: scene.names, given: scene.given, before: this.#shown.get(question.message) ?? [] };
    this.#shown.set(question.message, listed(question, context));
    return arrange(question, { ...context, opened: this.openedFor(question) });
  }

  /** The name of the fold that is open. */
  openedFor({ message }: Question): string {
    return this.#opened.question === message ? this.#opened.name : "";
  }

  /** Open a fold, or close the one that is open. */
  open(question: Question, name: string) {
    this.#opened = { name, question: question.message };
  }
}
