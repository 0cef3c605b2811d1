// The boxes beside the map, and what they hold.

import type { Holding } from "../british_way/holdings";
import { t } from "../../words/words.svelte";
import { EOKA_AVAILABLE, POLICE_AVAILABLE, PRISON } from "./layout";
import { CACHES, POLICE, UNDERGROUND } from "./pieces";
import type { CyprusState } from "./state";

export function holdings({ available, prison }: CyprusState, names: Record<string, string>): Holding[] {
  const title = (side: string) => t("board-available-to", { side: names[side] ?? side });
  const cells = (count: number) => ({ name: "cells", kind: UNDERGROUND, count });
  return [
    {
      location: "available",
      box: POLICE_AVAILABLE,
      title: title("british"),
      lots: [{ name: "police", kind: POLICE, count: available.police }],
    },
    {
      location: "available",
      box: EOKA_AVAILABLE,
      title: title("eoka"),
      lots: [cells(available.cells), { name: "caches", kind: CACHES, count: available.caches }],
    },
    { location: "prison", box: PRISON, title: t("board-prison"), lots: [cells(prison)] },
  ];
}
