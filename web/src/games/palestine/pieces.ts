// The pieces of Palestine and where those stand that are in no space.

import type { Holding } from "../british_way/holdings";
import type { MarkerKind, PieceKind } from "../british_way/kinds";
import type { Layout } from "../british_way/rows";
import { t } from "../../words/words.svelte";
import { IRGUN_AVAILABLE, LOCKED_CACHE, LOCKED_CELLS, POLICE_AVAILABLE, PRISON, REMOVED } from "./layout";
import type { PalestineState } from "./state";

/** The colour of each side. */
export const COLOURS = { british: "police", irgun: "irgun" };

const TROOPS: PieceKind = { id: "troops", form: "cube", colour: "troops" };
const POLICE: PieceKind = { id: "police", form: "cube", colour: "police" };
const UNDERGROUND: PieceKind = { id: "underground", form: "hidden", colour: "irgun" };
const ACTIVE: PieceKind = { id: "active", form: "open", colour: "irgun" };
const CACHES: PieceKind = { id: "caches", form: "disc", colour: "irgun" };

export const PIECES = [TROOPS, POLICE, UNDERGROUND, ACTIVE, CACHES];
export const MARKERS: MarkerKind[] = [
  { id: "sabotage", form: "sabotage" },
  { id: "terror", form: "terror" },
  { id: "curfew", form: "curfew" },
];
export const KINDS = [...PIECES, ...MARKERS];

/** The boxes beside the map. */
export function holdings({ available, prison, removed }: PalestineState, names: Record<string, string>): Holding[] {
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
      box: IRGUN_AVAILABLE,
      title: title("irgun"),
      lots: [cells(available.cells), { name: "caches", kind: CACHES, count: available.caches }],
    },
    { location: "prison", box: PRISON, title: t("board-prison"), lots: [cells(prison)] },
    { location: "removed", box: REMOVED, title: t("board-removed"), lots: [cells(removed)] },
  ];
}

/** 6.5.2: the pieces that wait on the Haganah Track. */
export function locked({ track }: PalestineState): Layout {
  const cells = LOCKED_CELLS.slice(0, track.cells);
  const caches = track.caches ? [LOCKED_CACHE] : [];
  return {
    standing: [
      ...cells.map((place) => ({ kind: UNDERGROUND, location: "track", ...place })),
      ...caches.map((place) => ({ kind: CACHES, location: "track", ...place })),
    ],
    counts: [],
  };
}
