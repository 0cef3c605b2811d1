// What a lesson shows: the expected answer glows, everything else explains itself.

import type { Lesson, Option, Question } from "../api/types";
import { arrange, reasonsBySpace, type Arrangement, type Choice } from "../table/choices";

const CHANCE = "chance";

/** The answer that the guided game gives next; null at its end. */
export function expectedOption(lesson: Lesson): Option | null {
  const options = lesson.scene.question?.options ?? [];
  return options.find(({ answer }) => answer === lesson.expected[0]) ?? null;
}

/** Whether dice, the bag or the deck answer, and not a player. */
export function isChance(lesson: Lesson): boolean {
  return lesson.scene.question?.side === CHANCE;
}

/** The spaces of the expected answer. */
export function expectedChoices(lesson: Lesson): Record<string, Option[]> {
  const option = expectedOption(lesson);
  return option?.space && !isChance(lesson) ? { [option.space]: [option] } : {};
}

/** The expected answer, if it names no space, by answer. */
export function expectedOther(lesson: Lesson): Record<string, Option> {
  const option = expectedOption(lesson);
  return option && !option.space && !isChance(lesson) ? { [option.answer]: option } : {};
}

/** Why other spaces are not chosen now: the rules forbid them, or the guided game goes another way. */
export function otherReasons(lesson: Lesson, otherwise: (option: Option) => string): Record<string, string> {
  const { question } = lesson.scene;
  const option = expectedOption(lesson);
  if (!question || isChance(lesson)) return {};
  const reasons = reasonsBySpace(question);
  for (const other of question.options) {
    if (other.space && other.space !== option?.space) reasons[other.space] ??= otherwise(other);
  }
  return reasons;
}

/** Some answers of a question in one list, also those that a table shows beside the others. */
export function arrangeSome(question: Question, options: Option[], names: Record<string, string>): Arrangement {
  return arrange({ ...question, finish: "", options: options.map((option) => ({ ...option, beside: "" })) }, { names });
}

/** The answers that a lesson is not about, arranged; no keys choose them, since those belong to what is asked. */
export function arrangeOthers(question: Question, others: Option[], names: Record<string, string>): Arrangement {
  const arrangement = arrangeSome(question, others, names);
  const unkeyed = (choices: Choice[]) => choices.map((choice) => ({ ...choice, key: "" }));
  return {
    ...arrangement,
    plain: unkeyed(arrangement.plain),
    groups: arrangement.groups.map(({ heading, choices }) => ({ heading, choices: unkeyed(choices) })),
  };
}
