// A question's answers, arranged for a list and for a board. What is legal stands in the question alone.

import type { Option, Question } from "../api/types";

/** An offered answer as the list shows it. */
export interface Choice {
  option: Option;
  /** What its button says. */
  text: string;
  /** The key that chooses it, "1" to "9", or nothing. */
  key: string;
}

/** Answers that differ in their space alone: "Sabotage in …" with the names of the spaces. */
export interface ChoiceGroup {
  heading: string;
  choices: Choice[];
}

export interface Arrangement {
  plain: Choice[];
  groups: ChoiceGroup[];
}

const GAP = "…";
const FEWEST_TO_TICK = 3;

/** What an answer's label says without its space. */
function headingOf(option: Option, names: Record<string, string>): string {
  const name = option.space && names[option.space];
  return name ? option.label.replace(name, GAP) : "";
}

/** Arrange offered answers: first those that stand alone, then those that several spaces have in common. */
export function arrange(options: Option[], names: Record<string, string>): Arrangement {
  const byHeading = new Map<string, Option[]>();
  const alone: Option[] = [];
  for (const option of options) {
    const heading = headingOf(option, names);
    if (heading) byHeading.set(heading, [...(byHeading.get(heading) ?? []), option]);
    else alone.push(option);
  }
  for (const [heading, group] of byHeading) {
    if (group.length > 1) continue;
    alone.push(...group);
    byHeading.delete(heading);
  }
  let count = 0;
  const choice = (option: Option, text: string): Choice => {
    count += 1;
    return { option, text, key: count <= 9 ? String(count) : "" };
  };
  alone.sort((one, other) => options.indexOf(one) - options.indexOf(other));
  const plain = alone.map((option) => choice(option, option.label));
  const groups = [...byHeading].map(([heading, group]) => ({
    heading: heading === GAP ? "" : heading,
    choices: group.map((option) => choice(option, names[option.space]!)),
  }));
  return { plain, groups };
}

/** The answer that a number key chooses. */
export function answerOfKey(arrangement: Arrangement, key: string): Option | null {
  const all = [...arrangement.plain, ...arrangement.groups.flatMap((group) => group.choices)];
  return all.find((choice) => choice.key === key)?.option ?? null;
}

/** The offered answers that name a space, by space. */
export function choicesBySpace(question: Question): Record<string, Option[]> {
  const choices: Record<string, Option[]> = {};
  for (const option of question.options) if (option.space) (choices[option.space] ??= []).push(option);
  return choices;
}

/** Why spaces are not offered, by space; the first reason of each. */
export function reasonsBySpace(question: Question): Record<string, string> {
  const offered = choicesBySpace(question);
  const reasons: Record<string, string> = {};
  for (const { space, reason } of question.withheld) {
    if (space && !offered[space]) reasons[space] ??= reason;
  }
  return reasons;
}

/** The answers of which several can be ticked and sent together: the largest group that differs in its space alone. */
export function tickable(question: Question, names: Record<string, string>): Option[] {
  const groups = arrange(question.options, names).groups.map(({ choices }) => choices.map(({ option }) => option));
  const largest = groups.sort((one, other) => other.length - one.length)[0] ?? [];
  return largest.length >= FEWEST_TO_TICK ? largest : [];
}
