// What a small board tells in one line.

import { t } from "../../words/words.svelte";
import type { FamilyBoard } from "./state";

export interface Glimpse {
  id: string;
  label: string;
  value: string;
  /** The name of its colour in the theme, if it has one. */
  colour?: string;
}

/** The value that decides the game and, where it is forecast, what it would be if it were counted now. */
export function willGlimpse({ state, forecast }: FamilyBoard): Glimpse {
  const now = String(state.political_will);
  const value = forecast && forecast.then !== forecast.now ? `${now} → ${forecast.then}` : now;
  return { id: "will", label: t("board-political-will"), value, colour: "police" };
}

export const firstGlimpse = ({ state, names }: FamilyBoard): Glimpse => ({
  id: "first",
  label: t("board-first-eligible"),
  value: names[state.first] ?? state.first,
});
