// The ways that pieces have gone: what a space has lost and another won, where the log says that they went there.

import type { LogLine } from "../api/types";
import { growth, type Change } from "./changes";

export interface Trail {
  /** What came, as it is called where it is now. */
  kind: string;
  from: string;
  to: string;
  count: number;
}

export interface Amount {
  space: string;
  kind: string;
  count: number;
}

/** Pieces that were turned over where they stand. */
export interface Turned extends Amount {
  /** What they were called before. */
  before: string;
}

export interface Movements {
  trails: Trail[];
  turned: Turned[];
  /** What has come from elsewhere. */
  came: Amount[];
  /** What has gone. */
  left: Amount[];
}

/** How a game tells pieces apart. */
export interface Kinship {
  /** Whether a piece of one kind is the same as one of another, turned over. */
  isSame: (kind: string, other: string) => boolean;
  /** Whether a line of the log that says where pieces went may speak of this kind. */
  isTold: (line: LogLine, kind: string) => boolean;
}

/** The spaces to which lines of the log lead from each space, in one move or several. */
function waysIn(lines: LogLine[]): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const { arguments: told } of lines) {
    const { origin, space } = told;
    if (typeof origin !== "string" || typeof space !== "string" || origin === space) continue;
    for (const [from, reached] of [...ways, [origin, ways.get(origin) ?? new Set()] as const]) {
      if (from === origin || reached.has(origin)) ways.set(from, new Set([...reached, space]));
    }
  }
  return ways;
}

const amounts = (changes: Change[], sign: 1 | -1): Amount[] =>
  changes
    .filter((change) => change.space && growth(change) * sign > 0)
    .map((change) => ({ space: change.space, kind: change.what, count: growth(change) * sign }));

/** Where pieces have gone, which were turned over, and what then is left of the changes. */
export function movementsIn(changes: Change[], lines: LogLine[], { isSame, isTold }: Kinship): Movements {
  const kinds = new Set(changes.map(({ what }) => what));
  const ways = new Map([...kinds].map((kind) => [kind, waysIn(lines.filter((line) => isTold(line, kind)))]));
  const [left, came] = [amounts(changes, -1), amounts(changes, 1)];
  const [trails, turned]: [Trail[], Turned[]] = [[], []];
  const match = (fits: (start: Amount, end: Amount) => boolean, found: (start: Amount, end: Amount) => void) => {
    for (const start of left) {
      for (const end of came) {
        const count = Math.min(start.count, end.count);
        if (!count || !fits(start, end)) continue;
        found({ ...start, count }, { ...end, count });
        start.count -= count;
        end.count -= count;
      }
    }
  };
  const went = (start: Amount, end: Amount) => !!ways.get(end.kind)?.get(start.space)?.has(end.space);
  const follow = ({ space: from }: Amount, { space: to, kind, count }: Amount) =>
    trails.push({ kind, from, to, count });
  match((start, end) => start.kind === end.kind && went(start, end), follow);
  match(
    (start, end) => start.space === end.space && isSame(start.kind, end.kind),
    (start, end) => turned.push({ ...end, before: start.kind }),
  );
  match((start, end) => isSame(start.kind, end.kind) && went(start, end), follow);
  const some = ({ count }: Amount) => count > 0;
  return { trails, turned, came: came.filter(some), left: left.filter(some) };
}
