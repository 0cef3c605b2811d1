// The boxes beside the map, and what they hold.

import { t } from "../../words/words.svelte";
import type { Holding } from "../british_way/holdings";
import { CACHES, POLICE, UNDERGROUND } from "./pieces";
import type { PalestineState } from "./state";

export function holdings({ available, prison, removed }: PalestineState, names: Record<string, string>) {
  const title = (side: string) => t("board-available-to", { side: names[side] ?? side });
  const cells = (count: number) => ({ name: "cells", kind: UNDERGROUND, count });
  return {
    british: {
      id: "available-british",
      title: title("british"),
      lots: [{ name: "police", kind: POLICE, count: available.police }],
    },
    irgun: {
      id: "available-irgun",
      title: title("irgun"),
      lots: [cells(available.cells), { name: "caches", kind: CACHES, count: available.caches }],
    },
    prison: { id: "prison", title: t("board-prison"), lots: [cells(prison)], barred: true },
    removed: { id: "removed", title: t("board-removed"), lots: [cells(removed)] },
  } satisfies Record<string, Holding>;
}
