// A question's answers, arranged for a list and for a board. What is legal stands in the question alone.

import type { Option, Question } from "../api/types";

/** An offered answer as the list shows it. */
export interface Choice {
  option: Option;
  /** What its button says. */
  text: string;
  /** The key that chooses it, "0" to "9", or nothing. */
  key: string;
}

/** Answers that differ in their space alone: "Sabotage in …" with the names of the spaces; or, without heading, others. */
export interface ChoiceGroup {
  heading: string;
  choices: Choice[];
}

export interface Arrangement {
  plain: Choice[];
  groups: ChoiceGroup[];
}

const GAP = "…";
// Japanese sets a space behind a colon or in brackets; a heading says as much without them.
const EMPTY_PLACE = /：…$|（…）$/;
const FEWEST_TO_TICK = 3;

/** What an answer's label says without its space. */
function headingOf(option: Option, names: Record<string, string>): string {
  const name = option.space && names[option.space];
  return name ? option.label.replace(name, GAP).replace(EMPTY_PLACE, "") : "";
}

/** The answers that differ in their space alone, by what they have in common; two at least. */
function alike(options: Option[], names: Record<string, string>): [string, Option[]][] {
  const byHeading = new Map<string, Option[]>();
  for (const option of options) {
    const heading = headingOf(option, names);
    if (heading) byHeading.set(heading, [...(byHeading.get(heading) ?? []), option]);
  }
  return [...byHeading].filter(([, group]) => group.length > 1);
}

/** Hands out the keys: a number is its own key, the other answers get those that are free, in order. */
function keysFor(options: Option[]): (option: Option) => string {
  const isNumber = ({ label }: Option) => /^\d$/.test(label);
  const numbers = options.filter(isNumber).map(({ label }) => label);
  const free = [..."123456789"].filter((key) => !numbers.includes(key));
  return (option) => (isNumber(option) ? option.label : (free.shift() ?? ""));
}

/**
 * Arrange offered answers: first those of no space, then those that several spaces have in common, last those that
 * only one space has. Where no spaces have anything in common, all stand alone.
 */
export function arrange(options: Option[], names: Record<string, string>): Arrangement {
  const key = keysFor(options);
  const choice = (option: Option, text: string): Choice => ({ option, text, key: key(option) });
  const common = alike(options, names);
  const rest = options.filter((option) => !common.some(([, group]) => group.includes(option)));
  const alone = rest.filter((option) => !common.length || !option.space);
  const single = rest.filter((option) => !alone.includes(option));
  const plain = alone.map((option) => choice(option, option.label));
  const groups = common.map(([heading, group]) => ({
    heading: heading === GAP ? "" : heading,
    choices: group.map((option) => choice(option, names[option.space]!)),
  }));
  if (single.length) groups.push({ heading: "", choices: single.map((option) => choice(option, option.label)) });
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

/** The offered answers that name no space, by answer. */
export function choicesOfNoSpace(question: Question): Record<string, Option> {
  return Object.fromEntries(question.options.filter(({ space }) => !space).map((option) => [option.answer, option]));
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

/**
 * The answers of which several can be ticked and sent together: those that differ in their space alone. What a
 * question asks for comes first in it; what else can be done is done once.
 */
export function tickable(question: Question, names: Record<string, string>): Option[] {
  const asked = alike(question.options, names).find(([, group]) => group.includes(question.options[0]!));
  const group = asked?.[1] ?? [];
  return group.length >= FEWEST_TO_TICK ? group : [];
}
