// Boxes beside the map, and the pieces that they hold.

import type { Box } from "./box";
import type { PieceKind } from "./kinds";
import type { Slot } from "./map";
import { arrangeRow, join, type Layout } from "./rows";

export interface Holding {
  location: "available" | "prison" | "removed";
  box: Box;
  title: string;
  /** Pieces of one kind, and the name by which messages call them. */
  lots: { name: string; kind: PieceKind; count: number }[];
}

/** The place of a lot at the foot of its box: lots share the width. */
export function lotSlot({ box, lots }: Holding, index: number): Slot {
  const share = (box.width - 8) / lots.length;
  return { x: box.x + 4 + share * (index + 0.5), y: box.y + box.height - 19, width: share - 8 };
}

export function arrangeHolding(holding: Holding): Layout {
  const { location, lots } = holding;
  return join(lots.map(({ kind, count }, index) => arrangeRow(location, [[kind, count]], lotSlot(holding, index))));
}
