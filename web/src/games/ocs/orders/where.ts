// Where in the game a state is, in a line.

import { t } from "../../../words/words.svelte";
import type { OcsState } from "../state";
import { lexicon } from "./lexicon.svelte";

/** The turn, whose player turn of it, and the segment. */
export function whereIn({ turn, phasing, segment }: OcsState): string {
  if (!turn) return t("segment-set-up");
  return t("replay-where", { turn, side: lexicon.name(phasing), segment: t(`segment-${segment || "B"}`) });
}
