// From one state to the next without losing sight of a piece.

import type { PieceKind } from "./kinds";
import type { Standing } from "./rows";

/** A piece that keeps its id while it moves. */
export interface Piece extends Standing {
  id: number;
}

const isInsurgent = ({ form }: PieceKind): boolean => form === "hidden" || form === "open";
const isSamePiece = (one: Standing, other: Standing): boolean =>
  one.kind === other.kind || (isInsurgent(one.kind) && isInsurgent(other.kind));

/** The same pieces at their new places: those that can stay keep their id, the others are taken from where they left. */
export function follow(before: Piece[], standing: Standing[]): Piece[] {
  const left = [...before];
  const ids = new Map<Standing, number>();
  const take = (matches: (piece: Piece, place: Standing) => boolean) => {
    for (const place of standing) {
      if (ids.has(place)) continue;
      const index = left.findIndex((piece) => isSamePiece(piece, place) && matches(piece, place));
      if (index >= 0) ids.set(place, left.splice(index, 1)[0]!.id);
    }
  };
  take((piece, place) => piece.location === place.location && piece.kind === place.kind);
  take((piece, place) => piece.location === place.location);
  take((piece, place) => piece.kind === place.kind);
  take(() => true);
  let next = before.reduce((most, piece) => Math.max(most, piece.id), 0);
  return inOrder(standing.map((place) => ({ ...place, id: ids.get(place) ?? ++next })));
}

/** Within a group the ids rise from left to right: pieces are drawn by id, and so overlap evenly. */
function inOrder(pieces: Piece[]): Piece[] {
  const groups = new Map<string, number[]>();
  const key = (piece: Piece) => `${piece.location} ${piece.kind.id}`;
  for (const piece of pieces) groups.set(key(piece), [...(groups.get(key(piece)) ?? []), piece.id]);
  for (const ids of groups.values()) ids.sort((one, other) => one - other);
  return pieces.map((piece) => ({ ...piece, id: groups.get(key(piece))!.shift()! }));
}
