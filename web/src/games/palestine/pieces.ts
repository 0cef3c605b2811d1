// From the state to pieces that stand somewhere, and from one state to the next without losing sight of a piece.

import { IRGUN_AVAILABLE, LOCKED_CACHE, LOCKED_CELLS, POLICE_AVAILABLE, PRISON, REMOVED } from "./layout";
import { SPACES, type Slot } from "./map";
import type { Kind, PalestineState } from "./state";

export type PieceKind = "troops" | "police" | "underground" | "active" | "caches";

export interface Standing {
  kind: PieceKind;
  location: string;
  x: number;
  y: number;
}

/** A piece that keeps its id while it moves. */
export interface Piece extends Standing {
  id: number;
}

/** The number beside a group that is drawn as one piece. */
export interface Count {
  location: string;
  kind: PieceKind;
  count: number;
  x: number;
  y: number;
}

export interface Layout {
  standing: Standing[];
  counts: Count[];
}

const SIZE = 19;
const ROW = 21;
const GAP = 4;
const APART = SIZE + 1;
const OVERLAPPED = 12;
const MOST_SHOWN = 4;

export type Group = [PieceKind, number];

interface Run {
  kind: PieceKind;
  count: number;
  collapsed: boolean;
}

const digits = (count: number): number => 3 + 9 * String(count).length;

function runWidth(run: Run, pitch: number): number {
  return run.collapsed ? SIZE + digits(run.count) : SIZE + (run.count - 1) * pitch;
}

function rowWidth(runs: Run[], pitch: number): number {
  return runs.reduce((sum, run) => sum + runWidth(run, pitch), GAP * (runs.length - 1));
}

/** Runs that fit a width: first apart, then overlapping, then the largest groups as one piece and a count. */
function fit(groups: Group[], width: number): { runs: Run[]; pitch: number } {
  const runs = groups
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, collapsed: count > MOST_SHOWN }));
  if (rowWidth(runs, APART) <= width) return { runs, pitch: APART };
  while (rowWidth(runs, OVERLAPPED) > width) {
    const largest = runs
      .filter(
        (run) =>
          !run.collapsed && run.count > 1 && runWidth({ ...run, collapsed: true }, 0) < runWidth(run, OVERLAPPED),
      )
      .sort((one, other) => other.count - one.count)[0];
    if (!largest) break;
    largest.collapsed = true;
  }
  return { runs, pitch: OVERLAPPED };
}

/** One centred row of groups. */
export function arrangeRow(location: string, groups: Group[], slot: Slot): Layout {
  const { runs, pitch } = fit(groups, slot.width);
  const layout: Layout = { standing: [], counts: [] };
  let left = slot.x - rowWidth(runs, pitch) / 2;
  for (const run of runs) {
    const x = left + SIZE / 2;
    for (let index = 0; index < run.count; index++) {
      layout.standing.push({ kind: run.kind, location, x: x + (run.collapsed ? 0 : index * pitch), y: slot.y });
    }
    if (run.collapsed) {
      layout.counts.push({ location, kind: run.kind, count: run.count, x: x + SIZE / 2 + 3, y: slot.y });
    }
    left += runWidth(run, pitch) + GAP;
  }
  return layout;
}

const join = (layouts: Layout[]): Layout => ({
  standing: layouts.flatMap((layout) => layout.standing),
  counts: layouts.flatMap((layout) => layout.counts),
});

const isPeopled = (groups: Group[]): boolean => groups.some(([, count]) => count > 0);

/** The pieces of a space: the British above, the Irgun below; Caches take a third row where it is crowded. */
export function arrangeSpace(location: string, pieces: Record<Kind, number>, slot: Slot): Layout {
  const british: Group[] = [
    ["troops", pieces.troops],
    ["police", pieces.police],
  ];
  const cells: Group[] = [
    ["underground", pieces.underground],
    ["active", pieces.active],
  ];
  const caches: Group[] = [["caches", pieces.caches]];
  const together = fit([...cells, ...caches], slot.width);
  const split = rowWidth(together.runs, together.pitch) > slot.width;
  const rows = (split ? [british, cells, caches] : [british, [...cells, ...caches]]).filter(isPeopled);
  const top = slot.hangs ? slot.y : slot.y - ((rows.length - 1) / 2) * ROW;
  return join(rows.map((row, index) => arrangeRow(location, row, { ...slot, y: top + index * ROW })));
}

function locked(state: PalestineState): Layout {
  const cells = LOCKED_CELLS.slice(0, state.track.cells);
  const caches = state.track.caches ? [LOCKED_CACHE] : [];
  return {
    standing: [
      ...cells.map((place) => ({ kind: "underground" as const, location: "track", ...place })),
      ...caches.map((place) => ({ kind: "caches" as const, location: "track", ...place })),
    ],
    counts: [],
  };
}

const inBox = (box: { x: number; y: number; width: number; height: number }): Slot => ({
  x: box.x + box.width / 2,
  y: box.y + box.height - 19,
  width: box.width - 16,
});

/** Every piece of the game with its place on the board. */
export function arrange(state: PalestineState): Layout {
  const { police, cells, caches } = state.available;
  const irgun = inBox(IRGUN_AVAILABLE);
  return join([
    ...SPACES.map((space) => arrangeSpace(space.id, state.spaces[space.id]!, space.slot)),
    locked(state),
    arrangeRow("available", [["police", police]], inBox(POLICE_AVAILABLE)),
    arrangeRow("available", [["underground", cells]], { ...irgun, x: irgun.x - 50, width: 100 }),
    arrangeRow("available", [["caches", caches]], { ...irgun, x: irgun.x + 50, width: 100 }),
    arrangeRow("prison", [["underground", state.prison]], inBox(PRISON)),
    arrangeRow("removed", [["underground", state.removed]], inBox(REMOVED)),
  ]);
}

const isCell = (kind: PieceKind): boolean => kind === "underground" || kind === "active";
const isSamePiece = (one: Standing, other: Standing): boolean =>
  one.kind === other.kind || (isCell(one.kind) && isCell(other.kind));

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
  const key = (piece: Piece) => `${piece.location} ${piece.kind}`;
  for (const piece of pieces) groups.set(key(piece), [...(groups.get(key(piece)) ?? []), piece.id]);
  for (const ids of groups.values()) ids.sort((one, other) => one - other);
  return pieces.map((piece) => ({ ...piece, id: groups.get(key(piece))!.shift()! }));
}
