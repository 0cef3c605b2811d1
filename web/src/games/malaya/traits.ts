// What a space thinks and who Controls it, in words.

import { t } from "../../words/words.svelte";
import { JUNGLES, MOUNTAINS, STANDINGS } from "./map";
import type { MalayaState } from "./state";

/** 1.6: Provinces and Kuala Lumpur have people with an opinion. */
export const hasLevel = (space: string): boolean => space in STANDINGS;
/** 1.7: and they can be Controlled, as can Thailand. */
export const hasControl = (space: string): boolean => hasLevel(space) || space === "thailand";

export const populationOf = ({ spaces }: MalayaState, space: string): number => Number(spaces[space]!["population"]);
export const levelOf = ({ spaces }: MalayaState, space: string): string => String(spaces[space]!["level"]);
export const controlOf = ({ spaces }: MalayaState, space: string): string => String(spaces[space]!["control"]);

/** 1.3.2: what a Province is covered with; empty for any other space. */
function terrainWords(space: string): string {
  if (JUNGLES.includes(space)) return t("board-jungle");
  return MOUNTAINS.includes(space) ? t("board-mountain") : "";
}

export const controlWords = (game: MalayaState, space: string): string =>
  hasControl(space) ? t(`board-control-${controlOf(game, space)}`) : "";
export const levelWords = (game: MalayaState, space: string): string =>
  hasLevel(space) ? t(`board-${levelOf(game, space)}`) : "";

/** Everything to be said of a space beside what stands in it. */
export function traitsOf(game: MalayaState, space: string): string[] {
  const people = hasLevel(space) ? t("board-population-is", { number: populationOf(game, space) }) : "";
  return [terrainWords(space), people, controlWords(game, space), levelWords(game, space)].filter(Boolean);
}
