// A space in words: what stands in it, and what can be done there or why not.

import type { Forecast } from "../../api/types";
import { t, words } from "../../words/words.svelte";
import type { Kind } from "./kinds";
import { countOf, type FamilyBoard, type SpaceState } from "./state";

/** What stands in a space, as a list in words; empty for an empty space. */
export function contents(space: SpaceState, kinds: Kind[]): string {
  const present = kinds.filter((kind) => countOf(space, kind) > 0);
  const parts = present.map((kind) => t(`board-${kind.id}-count`, { count: countOf(space, kind) }));
  return new Intl.ListFormat(words.locale).format(parts);
}

/** What can be chosen in a space, or why nothing; empty while nothing is asked. */
export function prospects(space: string, { choices, reasons }: FamilyBoard): string[] {
  const offered = choices[space];
  if (offered?.length) return offered.map((option) => option.label);
  const reason = reasons[space];
  if (reason) return [reason];
  return Object.keys(choices).length ? [t("board-not-asked")] : [];
}

/** What stands in a space costs or brings so much when the track that decides the game is counted. */
export function counted(space: string, { forecast }: FamilyBoard): string[] {
  const parts = forecast?.parts.filter((part) => part.space === space) ?? [];
  return parts.map(({ text, amount }) => t("board-counted-part", { text, amount: signed(amount) }));
}

/** What a space costs or brings altogether when the track is counted. */
export function countedIn(space: string, { forecast }: FamilyBoard): number {
  const parts = forecast?.parts.filter((part) => part.space === space) ?? [];
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** A number with its sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The places of a space in the order of the chosen ones, counted from 1. */
export function numbersOf(space: string, chosen: string[]): number[] {
  return chosen.flatMap((one, index) => (one === space ? [index + 1] : []));
}

/** What would move a track if it were counted now, each with what it brings. */
export const forecastLines = ({ parts }: Forecast): string[] =>
  parts.map(({ text, amount }) => t("board-counted-part", { text, amount: signed(amount) }));
