// Pieces in rows: each has its place, and a crowd is drawn as one piece and a count.

import type { PieceKind } from "./kinds";
import type { MapSpace, Slot } from "./map";
import { countOf, type SpaceState } from "./state";

export interface Standing {
  kind: PieceKind;
  location: string;
  x: number;
  y: number;
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

export const SIZE = 25;
export const ROW = 27;
const GAP = 4;
const APART = SIZE + 1;
const OVERLAPPED = 15;
const MOST_SHOWN = 4;

type Place = Pick<MapSpace, "id" | "slot" | "rim">;

export type Group = [PieceKind, number];

interface Run {
  kind: PieceKind;
  count: number;
  collapsed: boolean;
  scale: number;
}

/** How high a number is drawn, in units of a map of which a unit takes so many pixels: 12 pixels at least. */
export const numberSize = (scale: number): number => Math.max(19, 12 / scale);
/** How wide a digit is, of its height. */
export const DIGIT = 0.6;
const BEFORE_NUMBER = 3;

function runWidth({ count, collapsed, scale }: Run, pitch: number): number {
  if (!collapsed) return SIZE + (count - 1) * pitch;
  return SIZE + BEFORE_NUMBER + DIGIT * numberSize(scale) * String(count).length;
}

function rowWidth(runs: Run[], pitch: number): number {
  return runs.reduce((sum, run) => sum + runWidth(run, pitch), GAP * (runs.length - 1));
}

/** Runs that fit a width: first apart, then overlapping, then the largest groups as one piece and a count. */
function fit(groups: Group[], width: number, scale: number): { runs: Run[]; pitch: number } {
  const runs = groups
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, collapsed: count > MOST_SHOWN, scale }));
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

/** One row of groups, centred; what finds no room in its slot leaves it at the side that is free. */
export function arrangeRow(location: string, groups: Group[], slot: Slot, scale = 1, free = 0): Layout {
  const { runs, pitch } = fit(groups, slot.width, scale);
  const layout: Layout = { standing: [], counts: [] };
  const width = rowWidth(runs, pitch);
  let left = slot.x - width / 2 + (free * Math.max(0, width - slot.width)) / 2;
  for (const run of runs) {
    const x = left + SIZE / 2;
    for (let index = 0; index < run.count; index++) {
      layout.standing.push({ kind: run.kind, location, x: x + (run.collapsed ? 0 : index * pitch), y: slot.y });
    }
    if (run.collapsed) {
      layout.counts.push({ location, kind: run.kind, count: run.count, x: x + SIZE / 2 + BEFORE_NUMBER, y: slot.y });
    }
    left += runWidth(run, pitch) + GAP;
  }
  return layout;
}

export const join = (layouts: Layout[]): Layout => ({
  standing: layouts.flatMap((layout) => layout.standing),
  counts: layouts.flatMap((layout) => layout.counts),
});

const isPeopled = (groups: Group[]): boolean => groups.some(([, count]) => count > 0);

/** At which side of a space no markers stand: -1 left, 1 right, 0 if they stand above or below it. */
const freeSide = ({ slot, rim }: Place): number =>
  Math.abs(rim.x - slot.x) > slot.width / 2 ? Math.sign(slot.x - rim.x) : 0;

/** On which side of the markers below a space a third row finds room. */
const asideOf = ({ slot, rim }: Place): number => (rim.x + rim.dx < slot.x ? 1 : -1);

/**
 * The pieces of a space, on a map of which a unit takes so many pixels: cubes above, insurgents below; discs stand
 * where there is room, and take a third row where there is none.
 */
export function arrangeSpace(place: Place, pieces: SpaceState, kinds: PieceKind[], scale = 1): Layout {
  const { id, slot } = place;
  const groups = (...forms: PieceKind["form"][]): Group[] =>
    kinds.filter(({ form }) => forms.includes(form)).map((kind) => [kind, countOf(pieces, kind)]);
  const [cubes, insurgents, discs] = [groups("cube"), groups("hidden", "open"), groups("disc")];
  const fits = (row: Group[]): boolean => {
    const { runs, pitch } = fit(row, slot.width, scale);
    return rowWidth(runs, pitch) <= slot.width;
  };
  const below = [...insurgents, ...discs];
  const above = [...cubes, ...discs];
  const rows = fits(below) ? [cubes, below] : fits(above) ? [above, insurgents] : [cubes, insurgents, discs];
  const peopled = rows.filter(isPeopled);
  const top = slot.hangs ? slot.y : slot.y - ((peopled.length - 1) / 2) * ROW;
  const free = freeSide(place);
  const away = { ...slot, x: slot.x + (asideOf(place) * slot.width) / 3, width: slot.width / 3 };
  return join(
    peopled.map((row, index) => {
      const room = index === 2 && !free ? away : slot;
      return arrangeRow(id, row, { ...room, y: top + index * ROW }, scale, free);
    }),
  );
}
