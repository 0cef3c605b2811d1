// The log: joining what arrives in pieces, its chapters, and the dice it tells of.

import type { LogLine } from "../api/types";

/** The log with the lines that came from number `from` on; what stood there before was taken back. */
export function mergeLog(kept: LogLine[], from: number, lines: LogLine[]): LogLine[] {
  return [...kept.slice(0, from), ...lines];
}

/**
 * How many lines are no news after a log of `before` lines has become one of `after` lines. The same view may come
 * twice, which keeps its news; a log that was not here before, or was shortened, has none.
 */
export function linesKnown(known: number, before: number, after: number): number {
  if (before === after) return known;
  return before > 0 && before < after ? before : Infinity;
}

export interface Chapter {
  /** The line that opens the chapter; null for what comes before the first. */
  opening: LogLine | null;
  lines: LogLine[];
  /** The number of the chapter's first line in the whole log. */
  first: number;
}

/** Group a log by the lines with the message that opens a chapter (the card that is revealed). */
export function chaptersOf(log: LogLine[], opens: string): Chapter[] {
  const chapters: Chapter[] = [];
  log.forEach((line, number) => {
    if (line.message === opens) chapters.push({ opening: line, lines: [], first: number });
    else if (chapters.length) chapters[chapters.length - 1]!.lines.push(line);
    else chapters.push({ opening: null, lines: [line], first: number });
  });
  return chapters;
}

/** The die that a line tells of, or null. */
export function dieOf(line: LogLine): number | null {
  const { die } = line.arguments;
  return typeof die === "number" ? die : null;
}

/** How many lines had been written at a moment. */
export const linesUntil = (log: LogLine[], moment: number): number =>
  log.filter((line) => line.moment <= moment).length;

/** The lines that going back to a moment takes away. */
export const undoneAfter = (log: LogLine[], back: number): LogLine[] => log.filter(({ moment }) => moment > back);

/** A list of at most so many lines is shown whole; of a longer one, as many from both its ends. */
export const MOST_AT_ONCE = 40;

export interface Ends {
  first: LogLine[];
  /** How many lines lie between. */
  between: number;
  last: LogLine[];
}

/** What is shown of some lines at once: a turn of a big game has hundreds, and going back undoes thousands. */
export function endsOf(lines: LogLine[]): Ends {
  if (lines.length <= MOST_AT_ONCE) return { first: lines, between: 0, last: [] };
  const half = MOST_AT_ONCE / 2;
  return { first: lines.slice(0, half), between: lines.length - MOST_AT_ONCE, last: lines.slice(-half) };
}

/** How many dice a log tells of. */
export const rollsIn = (log: LogLine[]): number => log.filter((line) => dieOf(line) !== null).length;

/** The last line that tells of a die; null if there is none, or if several dice together were rolled since. */
export function lastRolled(log: LogLine[]): LogLine | null {
  for (let number = log.length - 1; number >= 0; number--) {
    if (dieOf(log[number]!)) return log[number]!;
    if (typeof log[number]!.arguments.dice === "number") return null;
  }
  return null;
}
