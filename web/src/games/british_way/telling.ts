// What changed on a board of the family, in words.

import type { Change, Value } from "../../changes/changes";
import { fromTo, instead, type Telling } from "../../changes/telling";
import { t } from "../../words/words.svelte";
import type { Kind } from "./kinds";

/** What a track or a box is called, by where the state has it; `value` puts a word that it holds into words. */
export interface Told {
  /** What needs no name is told by its value alone. */
  name?: (names: Record<string, string>) => string;
  value?: (value: Value) => string;
}

export const called = (message: string): Told => ({ name: () => t(message) });

/** The numbered parts of a box: Intel Chits by their value, locked pieces by their kind. */
export const partCalled = (message: string, part: () => string): Told => ({
  name: () => t("board-part", { box: t(message), part: part() }),
});

export const FAMILY: Record<string, Told> = {
  political_will: called("board-political-will"),
  capabilities: called("board-capabilities"),
};

/** Cells and Guerrillas stand hidden or in the open: the same piece with its other side up. */
const turnsOver = (kind: Kind | undefined) => kind?.form === "hidden" || kind?.form === "open";

export function tellingOf(kinds: Kind[], others: Record<string, Told>): Telling {
  const told = { ...FAMILY, ...others };
  const find = (id: string) => kinds.find((kind) => kind.id === id);
  return {
    pieces: (kind, count) => (find(kind) ? t(`board-${kind}-count`, { count }) : ""),
    other: ({ what, from, to }: Change, names) => {
      if (!told[what]) return "";
      const { name, value = String } = told[what];
      return name ? fromTo(name(names), value(from), value(to)) : instead(value(from), value(to));
    },
    // A line that names no kind of piece tells of Cells or Guerrillas, whichever side is up.
    isTold: ({ arguments: { kind: told } }, kind) => (find(String(told)) ? told === kind : turnsOver(find(kind))),
    isSame: (kind, other) => kind === other || (turnsOver(find(kind)) && turnsOver(find(other))),
  };
}
