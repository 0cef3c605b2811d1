// The pieces and markers of Palestine.

import type { MarkerKind, PieceKind } from "../british_way/kinds";

/** The colour of each side. */
export const COLOURS = { british: "police", irgun: "irgun" };

const TROOPS: PieceKind = { id: "troops", form: "cube", colour: "troops" };
export const POLICE: PieceKind = { id: "police", form: "cube", colour: "police" };
export const UNDERGROUND: PieceKind = { id: "underground", form: "hidden", colour: "irgun" };
const ACTIVE: PieceKind = { id: "active", form: "open", colour: "irgun" };
export const CACHES: PieceKind = { id: "caches", form: "disc", colour: "irgun" };

export const PIECES = [TROOPS, POLICE, UNDERGROUND, ACTIVE, CACHES];
export const MARKERS: MarkerKind[] = [
  { id: "sabotage", form: "sabotage" },
  { id: "terror", form: "terror" },
  { id: "curfew", form: "curfew" },
];
export const KINDS = [...PIECES, ...MARKERS];
