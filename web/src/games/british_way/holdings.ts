// Boxes beside the map, and the pieces that they hold.

import type { PieceKind } from "./kinds";

export interface Holding {
  id: string;
  title: string;
  /** Pieces of one kind, and the name by which messages call them. */
  lots: { name: string; kind: PieceKind; count: number }[];
  /** Whether it has bars. */
  barred?: boolean;
}
