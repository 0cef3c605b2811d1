// A question's answers, arranged for a list and for a board. What is legal stands in the question alone.

import type { Given, Option, Question } from "../api/types";

/** The key that finishes, whatever is asked: no digit, which may have chosen a space a moment ago, and no letter. */
export const FINISH_KEY = ".";

/** An answer as the list shows it. */
export interface Choice {
  option: Option;
  /** What its button says. */
  text: string;
  /** The key that chooses it, "0" to "9", or nothing. */
  key: string;
  isOffered: boolean;
  /** Why it is not offered any more, if the question tells. */
  reason: string;
  /** The how-manieth it was to be chosen; 0 if it was not. */
  number: number;
}

/** Answers that have something in common: "Sabotage in …" with the names of the spaces, or a Special Activity. */
export interface ChoiceGroup {
  heading: string;
  choices: Choice[];
}

export interface Arrangement {
  /** Answers of no space. */
  plain: Choice[];
  groups: ChoiceGroup[];
  /** What can be done beside what is asked, each under its name. */
  folds: ChoiceGroup[];
  /** What ends or declines what is asked. */
  finish: Choice | null;
}

/** What a list shows that is more than a question: what was chosen for it before, and what it has shown before. */
export interface Context {
  names: Record<string, string>;
  given?: Given[];
  /** Answers that have a place in the list already; it stays theirs. */
  before?: Option[];
  /** The fold that is open. */
  opened?: string;
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

function groupedBy(options: Option[], heading: (option: Option) => string): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(heading(option), [...(groups.get(heading(option)) ?? []), option]);
  return [...groups];
}

const isOf = (options: Option[]) => (option: Option) => options.some(({ answer }) => answer === option.answer);

/** Where in a list an answer stood that was chosen and is no longer offered: in the order of the board. */
function insertChosen(options: Option[], chosen: Option, names: Record<string, string>): Option[] {
  const order = Object.keys(names);
  const alike = (other: Option) => headingOf(other, names) === headingOf(chosen, names);
  const later = (other: Option) => alike(other) && order.indexOf(other.space) > order.indexOf(chosen.space);
  const next = options.findIndex(later);
  const place = next >= 0 ? next : options.reduce((last, other, number) => (alike(other) ? number + 1 : last), 0);
  return [...options.slice(0, place), chosen, ...options.slice(place)];
}

/** What was chosen for a question, in order. */
function chosenFor(question: Question, given: Given[]): Option[] {
  return given.filter(({ message }) => message === question.message);
}

/** All answers that have a place in the list of a question: none that it has shown leaves it. */
export function listed(question: Question, { names, given = [], before = [] }: Context): Option[] {
  const offered = question.options.filter(({ answer }) => answer !== question.finish);
  const known = before.map((option) => offered.find(({ answer }) => answer === option.answer) ?? option);
  const all = [...known, ...offered.filter((option) => !isOf(known)(option))];
  const missing = chosenFor(question, given).filter((option, number, chosen) => {
    return option.answer !== question.finish && !isOf([...all, ...chosen.slice(0, number)])(option);
  });
  return missing.reduce((list, option) => insertChosen(list, option, names), all);
}

/** Hands out the keys: a number is its own key, the other answers get those that are free, in order. */
function keysFor(options: Option[]): Map<string, string> {
  const isNumber = ({ label }: Option) => /^\d$/.test(label);
  const numbers = options.filter(isNumber).map(({ label }) => label);
  const free = [..."123456789"].filter((key) => !numbers.includes(key));
  return new Map(options.map((option) => [option.answer, isNumber(option) ? option.label : (free.shift() ?? "")]));
}

/**
 * Arrange the answers of a question: those of no space, those of spaces by what they have in common, what can be done
 * beside, and what finishes. The keys are those of the fold that is open, or else of what is asked.
 */
export function arrange(question: Question, context: Context): Arrangement {
  const { names, given = [], opened = "" } = context;
  const all = listed(question, context);
  const chosen = chosenFor(question, given).map(({ answer }) => answer);
  const own = all.filter(({ beside }) => !beside);
  const plain = own.filter((option) => !headingOf(option, names));
  const common = groupedBy(
    own.filter((option) => !plain.includes(option)),
    (option) => headingOf(option, names),
  );
  const besides = groupedBy(
    all.filter(({ beside }) => beside),
    ({ beside }) => beside!,
  );
  const open = besides.find(([name]) => name === opened)?.[1];
  const keys = keysFor(open ?? [...plain, ...common.flatMap(([, options]) => options)]);
  const reasonOf = (option: Option) => question.withheld.find(({ answer }) => answer === option.answer)?.reason ?? "";
  const choice = (option: Option, text: string): Choice => ({
    option,
    text,
    key: keys.get(option.answer) ?? "",
    isOffered: isOf(question.options)(option),
    reason: reasonOf(option),
    number: isOf(question.options)(option) ? 0 : chosen.indexOf(option.answer) + 1,
  });
  const finish = question.options.find(({ answer }) => answer === question.finish);
  return {
    plain: plain.map((option) => choice(option, option.label)),
    groups: common.map(([heading, options]) => ({
      heading: heading === GAP ? "" : heading,
      choices: options.map((option) => choice(option, names[option.space]!)),
    })),
    folds: besides.map(([heading, options]) => ({
      heading,
      choices: options.map((option) => choice(option, names[option.space] ?? option.label)),
    })),
    finish: finish ? { ...choice(finish, finish.label), key: FINISH_KEY } : null,
  };
}

/** The offered answer that a key chooses. */
export function answerOfKey({ plain, groups, folds, finish }: Arrangement, key: string): Option | null {
  const all = [...plain, ...[...groups, ...folds].flatMap((group) => group.choices), ...(finish ? [finish] : [])];
  return all.find((choice) => choice.key === key && choice.isOffered)?.option ?? null;
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

/** The spaces chosen in this turn for these questions, in order. */
export function spacesGiven(given: Given[], messages: string[]): string[] {
  return given.filter((one) => messages.includes(one.message) && one.space).map((one) => one.space);
}

/**
 * The answers of which several can be ticked and sent together: those that differ in their space alone. What a
 * question asks for comes first in it; what else can be done is done once.
 */
export function tickable(question: Question, names: Record<string, string>): Option[] {
  const own = question.options.filter(({ beside }) => !beside);
  const group = own.filter((option) => headingOf(option, names) === headingOf(own[0]!, names) && option.space);
  return group.length >= FEWEST_TO_TICK ? group : [];
}
