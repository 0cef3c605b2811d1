// Where the pieces stand that are in no space.

import { t } from "../../words/words.svelte";
import type { Holding } from "../british_way/holdings";
import { BRITISH_AVAILABLE, MCP_AVAILABLE } from "./layout";
import { BASES, POLICE, TROOPS, UNDERGROUND } from "./pieces";
import type { MalayaState } from "./state";

/** The boxes beside the map. */
export function holdings({ available }: MalayaState, names: Record<string, string>): Holding[] {
  const title = (side: string) => t("board-available-to", { side: names[side] ?? side });
  return [
    {
      location: "available",
      box: BRITISH_AVAILABLE,
      title: title("british"),
      lots: [
        { name: "troops", kind: TROOPS, count: available.troops },
        { name: "police", kind: POLICE, count: available.police },
      ],
    },
    {
      location: "available",
      box: MCP_AVAILABLE,
      title: title("mcp"),
      lots: [
        { name: "guerrillas", kind: UNDERGROUND, count: available.guerrillas },
        { name: "bases", kind: BASES, count: available.bases },
      ],
    },
  ];
}
