// The course of a game: where it turned, and what was done there.

import type { Course, HistoryPoint, LogLine } from "../api/types";

/** A turn that changed the chances more than others. */
export interface TurningPoint {
  /** The place of the turn in the history. */
  index: number;
  moment: number;
  before: number;
  after: number;
  lines: LogLine[];
}

const SMALLEST_SWING = 0.05;

/** The sides of a course: first the one that the reader plays, or else the first, then the others. */
export function sidesOf(course: Course, you: string[]): string[] {
  const sides = Object.keys(course.points[0]?.chances ?? {});
  const own = sides.find((side) => you.includes(side)) ?? sides[0];
  return own === undefined ? [] : [own, ...sides.filter((side) => side !== own)];
}

/** The chances of some sides together at the points of a history, as far as they are known; null for the others. */
export function chancesAt(history: HistoryPoint[], course: Course, sides: string[]): (number | null)[] {
  const together = (chances: Record<string, number>) => sides.reduce((sum, side) => sum + (chances[side] ?? 0), 0);
  const known = new Map(course.points.map(({ moment, chances }) => [moment, together(chances)]));
  return history.map(({ moment }) => known.get(moment) ?? null);
}

/** The turns with the largest swings, at most `count`, in the order of play. */
export function turningPoints(
  history: HistoryPoint[],
  chances: (number | null)[],
  log: LogLine[],
  aside: string[],
  count: number,
): TurningPoint[] {
  const turns = history.slice(0, -1).flatMap(({ moment }, index) => {
    const before = chances[index] ?? null;
    const after = chances[index + 1] ?? null;
    if (before === null || after === null || Math.abs(after - before) < SMALLEST_SWING) return [];
    const until = history[index + 1]!.moment;
    const lines = log.filter((line) => line.moment > moment && line.moment <= until && !aside.includes(line.message));
    return [{ index, moment, before, after, lines }];
  });
  const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
  const largest = [...turns].sort((one, other) => swing(other) - swing(one)).slice(0, count);
  return largest.sort((one, other) => one.index - other.index);
}

/** The SVG path through the points that are known, and the shape between it and the floor. */
export function shapeOf(points: { x: number; y: number }[], floor: number): { line: string; area: string } {
  if (!points.length) return { line: "", area: "" };
  const line = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return { line, area: `${line}L${points.at(-1)!.x.toFixed(1)} ${floor}L${points[0]!.x.toFixed(1)} ${floor}Z` };
}
