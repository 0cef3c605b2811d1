// What a small board tells in one line.

import { t } from "../../words/words.svelte";
import { changeOf } from "./changed";
import type { FamilyBoard } from "./state";

export interface Glimpse {
  id: string;
  label: string;
  value: string;
  /** What the value would be if it were counted now. */
  ghost?: number;
  /** The name of its colour in the theme, if it has one. */
  colour?: string;
  /** What it was when one last looked; empty if it is as it was. */
  was?: string;
}

/** What something beside the map was when one last looked; empty if it is as it was. */
export const wasOf = ({ changed }: FamilyBoard, what: string): string =>
  String(changeOf(changed?.changes ?? [], what)?.from ?? "");

/** The value that decides the game and, where it is forecast, what it would be if it were counted now. */
export function willGlimpse(board: FamilyBoard): Glimpse {
  const { state, forecast } = board;
  const glimpse = {
    id: "will",
    label: t("board-political-will"),
    value: String(state.political_will),
    colour: "police",
    was: wasOf(board, "political_will"),
  };
  return forecast && forecast.then !== forecast.now ? { ...glimpse, ghost: forecast.then } : glimpse;
}

export const firstGlimpse = ({ state, names }: FamilyBoard): Glimpse => ({
  id: "first",
  label: t("board-first-eligible"),
  value: names[state.first] ?? state.first,
});
