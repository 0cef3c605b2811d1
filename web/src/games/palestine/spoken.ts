// A space in words: what stands in it, and what can be done there or why not.

import type { Option } from "../../api/types";
import { t, words } from "../../words/words.svelte";
import type { Kind } from "./state";

export const KINDS: Kind[] = ["troops", "police", "underground", "active", "caches", "sabotage", "terror", "curfew"];

/** What stands in a space, as a list in words; empty for an empty space. */
export function contents(pieces: Record<Kind, number>): string {
  const counts = KINDS.filter((kind) => pieces[kind] > 0).map((kind) =>
    t(`board-${kind}-count`, { count: pieces[kind] }),
  );
  return new Intl.ListFormat(words.locale).format(counts);
}

/** What can be chosen in a space, or why nothing; empty while nothing is asked. */
export function prospects(space: string, choices: Record<string, Option[]>, reasons: Record<string, string>): string[] {
  const offered = choices[space];
  if (offered?.length) return offered.map((option) => option.label);
  const reason = reasons[space];
  if (reason) return [reason];
  return Object.keys(choices).length ? [t("board-not-asked")] : [];
}

/** The places of a space in the order of the chosen ones, counted from 1. */
export function numbersOf(space: string, chosen: string[]): number[] {
  return chosen.flatMap((one, index) => (one === space ? [index + 1] : []));
}
