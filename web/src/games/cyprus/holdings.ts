// The boxes beside the map, and what they hold.

import type { Holding } from "../british_way/holdings";
import { t } from "../../words/words.svelte";
import { CACHES, POLICE, UNDERGROUND } from "./pieces";
import type { CyprusState } from "./state";

export function holdings({ available, prison }: CyprusState, names: Record<string, string>) {
  const title = (side: string) => t("board-available-to", { side: names[side] ?? side });
  const cells = (count: number) => ({ name: "cells", kind: UNDERGROUND, count });
  return {
    british: {
      id: "available-british",
      title: title("british"),
      lots: [{ name: "police", kind: POLICE, count: available.police }],
    },
    eoka: {
      id: "available-eoka",
      title: title("eoka"),
      lots: [cells(available.cells), { name: "caches", kind: CACHES, count: available.caches }],
    },
    prison: { id: "prison", title: t("board-prison"), lots: [cells(prison)], barred: true },
  } satisfies Record<string, Holding>;
}
