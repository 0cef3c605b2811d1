// The pieces and markers of Malaya.

import type { MarkerKind, PieceKind } from "../british_way/kinds";

/** The colour of each side. */
export const COLOURS = { british: "police", mcp: "mcp" };

export const TROOPS: PieceKind = { id: "troops", form: "cube", colour: "troops" };
export const POLICE: PieceKind = { id: "police", form: "cube", colour: "police" };
export const UNDERGROUND: PieceKind = { id: "underground", form: "hidden", colour: "mcp" };
const ACTIVE: PieceKind = { id: "active", form: "open", colour: "mcp" };
export const BASES: PieceKind = { id: "bases", form: "disc", colour: "mcp", sign: "hut" };

export const VILLAGE: MarkerKind = { id: "villages", form: "village" };
export const PIECES = [TROOPS, POLICE, UNDERGROUND, ACTIVE, BASES];
export const MARKERS: MarkerKind[] = [{ id: "sabotage", form: "sabotage" }, { id: "terror", form: "terror" }, VILLAGE];
export const KINDS = [...PIECES, ...MARKERS];
