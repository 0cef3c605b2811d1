// What changed in Malaya, in words.

import { t } from "../../words/words.svelte";
import { called, tellingOf, type Told } from "../british_way/telling";
import { KINDS } from "./pieces";

const resources = (side: string): Told => ({ name: (names) => t("board-resources-of", { side: names[side] ?? side }) });

export const TELLING = tellingOf(KINDS, {
  "resources.british": resources("british"),
  "resources.mcp": resources("mcp"),
  "available.villages": called("board-village-pool"),
  commander: { ...called("board-commander"), value: (name) => t(`board-${name}`) },
  control: { value: (who) => t(`board-control-${who}`) },
  level: { value: (level) => t(`board-${level}`) },
});
