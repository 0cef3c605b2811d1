// Pieces in rows: each has its place, and a crowd is drawn as one piece and a count.

import type { PieceKind } from "./kinds";
import type { Slot } from "./map";
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

export type Group = [PieceKind, number];

interface Run {
  kind: PieceKind;
  count: number;
  collapsed: boolean;
}

const digits = (count: number): number => 3 + 11 * String(count).length;

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

export const join = (layouts: Layout[]): Layout => ({
  standing: layouts.flatMap((layout) => layout.standing),
  counts: layouts.flatMap((layout) => layout.counts),
});

const isPeopled = (groups: Group[]): boolean => groups.some(([, count]) => count > 0);

/** The pieces of a space: cubes above, insurgents below; discs take a third row where it is crowded. */
export function arrangeSpace(location: string, pieces: SpaceState, kinds: PieceKind[], slot: Slot): Layout {
  const groups = (...forms: PieceKind["form"][]): Group[] =>
    kinds.filter(({ form }) => forms.includes(form)).map((kind) => [kind, countOf(pieces, kind)]);
  const [cubes, insurgents, discs] = [groups("cube"), groups("hidden", "open"), groups("disc")];
  const together = fit([...insurgents, ...discs], slot.width);
  const split = rowWidth(together.runs, together.pitch) > slot.width;
  const rows = (split ? [cubes, insurgents, discs] : [cubes, [...insurgents, ...discs]]).filter(isPeopled);
  const top = slot.hangs ? slot.y : slot.y - ((rows.length - 1) / 2) * ROW;
  return join(rows.map((row, index) => arrangeRow(location, row, { ...slot, y: top + index * ROW })));
}
