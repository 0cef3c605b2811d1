// What an owner's box corrects: rows that take the place of ours, as corrections.py of the rules puts them there.

import type { Row } from "../ocs/theatre";

/** Rows by file, with what is corrected and what they are about alone. */
export type Corrections = Record<string, Row[]>;

/** What a row is about, by the columns of its file. */
const KEYS: Record<string, string[]> = {
  "hexes.csv": ["hex"],
  "hexsides.csv": ["hexA", "hexB"],
  "links.csv": ["hexA", "hexB"],
  "units.csv": ["id"],
  "leaders.csv": ["id"],
  "trucks.csv": ["id"],
};
/** Of a hexside or a link: with nothing in these columns it is not there. */
const CONTENT: Record<string, string[]> = { "hexsides.csv": ["kind"], "links.csv": ["road", "rail", "ferry"] };

/** A counter as answers name it. */
export const idOf = (id: string) => id.toLowerCase().replaceAll(".", "-");

/** The same whichever of two hexes is named first, and however an id is spelt. */
const keyOf = (file: string, row: Row) =>
  KEYS[file]!.map((column) => idOf(row[column]!))
    .sort()
    .join(" ");

/** The rows of a file with an owner's in their place. */
export function correctRows(file: string, ours: Row[], corrections: Corrections): Row[] {
  const changes = new Map((corrections[file] ?? []).map((row) => [keyOf(file, row), row]));
  if (!changes.size) return ours;
  const merged = ours.map((row) => {
    const key = keyOf(file, row);
    const change = changes.get(key);
    changes.delete(key);
    return { ...row, ...change };
  });
  const content = CONTENT[file];
  return [...merged, ...changes.values()].filter((row: Row) => !content || content.some((column) => row[column]));
}
