// Where in the game a question stands, in words.

import type { Scene } from "../api/types";
import { t } from "../words/words.svelte";

/** The phase, as it is announced when it begins. */
export function phaseInWords({ phase }: Scene): string {
  return phase ? t("table-phase", { ...phase }) : "";
}

/** The phase, and which of how many spaces is asked for. */
export function whereInGame(scene: Scene): string {
  const progress = scene.question?.progress;
  return [phaseInWords(scene), progress ? t("table-progress", { ...progress }) : ""].filter(Boolean).join(" · ");
}
