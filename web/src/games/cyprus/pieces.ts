// The pieces and markers of Cyprus.

import type { MarkerKind, PieceKind } from "../british_way/kinds";

/** The colour of each side. */
export const COLOURS = { british: "police", eoka: "eoka" };

const TROOPS: PieceKind = { id: "troops", form: "cube", colour: "troops" };
export const POLICE: PieceKind = { id: "police", form: "cube", colour: "police" };
export const UNDERGROUND: PieceKind = { id: "underground", form: "hidden", colour: "eoka" };
const ACTIVE: PieceKind = { id: "active", form: "open", colour: "eoka" };
export const CACHES: PieceKind = { id: "caches", form: "disc", colour: "eoka" };

export const PIECES = [TROOPS, POLICE, UNDERGROUND, ACTIVE, CACHES];
export const MARKERS: MarkerKind[] = [
  { id: "sabotage", form: "sabotage" },
  { id: "curfew", form: "curfew" },
];
export const KINDS = [...PIECES, ...MARKERS];
