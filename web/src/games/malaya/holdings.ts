// Where the pieces stand that are in no space.

import { t } from "../../words/words.svelte";
import type { Holding } from "../british_way/holdings";
import { BASES, POLICE, TROOPS, UNDERGROUND } from "./pieces";
import type { MalayaState } from "./state";

/** The boxes beside the map. */
export function holdings({ available }: MalayaState, names: Record<string, string>): Holding[] {
  const title = (side: string) => t("board-available-to", { side: names[side] ?? side });
  return [
    {
      id: "available-british",
      title: title("british"),
      lots: [
        { name: "troops", kind: TROOPS, count: available.troops },
        { name: "police", kind: POLICE, count: available.police },
      ],
    },
    {
      id: "available-mcp",
      title: title("mcp"),
      lots: [
        { name: "guerrillas", kind: UNDERGROUND, count: available.guerrillas },
        { name: "bases", kind: BASES, count: available.bases },
      ],
    },
  ];
}
