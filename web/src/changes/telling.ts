// What changed, in words: a row for each space, and one for each thing beside them.

import type { LogLine } from "../api/types";
import { t } from "../words/words.svelte";
import { type Change, growth } from "./changes";
import { type Kinship, movementsIn } from "./trails";

/** How a game tells what changed. */
export interface Telling extends Kinship {
  /** So many pieces or markers of a kind, in words; empty for what is none. */
  pieces: (kind: string, count: number) => string;
  /** Anything else that is another now, in words; empty if it is not worth telling. */
  other: (change: Change, names: Record<string, string>) => string;
}

export interface Row {
  /** The spaces of which it tells, the one that it is about first; none for what is beside them. */
  spaces: string[];
  title: string;
  text: string;
}

/** The spaces that a line of the log names. */
export function spacesIn({ arguments: told }: LogLine, isSpace: (name: string) => boolean): string[] {
  const words = Object.values(told).flat();
  return [...new Set(words.filter((word): word is string => typeof word === "string" && isSpace(word)))];
}

/** All that changed, in words. */
export function rowsOf(changes: Change[], lines: LogLine[], telling: Telling, names: Record<string, string>): Row[] {
  const pieces = changes.filter(({ space, what }) => space && telling.pieces(what, 1));
  const { trails, turned, came, left } = movementsIn(pieces, lines, telling);
  const spaces = [...new Set(changes.map(({ space }) => space).filter(Boolean))];
  const rows = spaces.map((space) => {
    const from = trails.filter(({ to }) => to === space);
    const moved = from.map((trail) =>
      t("changes-from", { pieces: telling.pieces(trail.kind, trail.count), space: names[trail.from] ?? trail.from }),
    );
    const here = (one: { space: string }) => one.space === space;
    const over = turned.filter(here).map(({ before, kind, count }) => {
      return instead(telling.pieces(before, count), telling.pieces(kind, count));
    });
    const more = came.filter(here).map(({ kind, count }) => t("changes-more", { what: telling.pieces(kind, count) }));
    const less = left.filter(here).map(({ kind, count }) => t("changes-less", { what: telling.pieces(kind, count) }));
    const rest = changes.filter(here).map((change) => (growth(change) ? "" : telling.other(change, names)));
    const text = [...moved, ...over, ...more, ...less, ...rest].filter(Boolean).join(" · ");
    return { spaces: [space, ...from.map((trail) => trail.from)], title: names[space] ?? space, text };
  });
  const beside = changes.filter(({ space }) => !space).map((change) => telling.other(change, names));
  return [
    ...rows.filter(({ text }) => text),
    ...beside.filter(Boolean).map((text) => ({ spaces: [], title: "", text })),
  ];
}

/** One thing in place of another. */
export const instead = (from: string, to: string): string => t("changes-instead", { from, to });

/** A value that went from one number to another, or from one word to another. */
export const fromTo = (what: string, from: number | string, to: number | string): string =>
  t("changes-from-to", { what, from, to });
