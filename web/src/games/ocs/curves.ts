// Lines along sides and centres of hexes, drawn as a pen would: joined to long ones, and rounded.

import { boxAround, type Box, type Grid, NOWHERE, type Point } from "./hexes";

/** A line on the plane, with the box around it. */
export interface Line {
  points: Point[];
  closed: boolean;
  box: Box;
}

const SAMPLES = 4; // points for each bend
const WOBBLE = 0.16; // of a hex, how far a drawn edge strays from the side of a hex

export const lineOf = (points: Point[], closed = false): Line => ({ points, closed, box: boxAround(points) });

/** A number between 0 and 1 that looks like chance and is always the same. */
export function scatter(seed: number): number {
  const mixed = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const keyOf = ({ x, y }: Point): number => Math.round(x * 20) * 100003 + Math.round(y * 20);

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The middle of an edge, a little off: by the same way whoever asks. */
function strayed(one: Point, other: Point, wobble: number): Point {
  const at = middle(one, other);
  const seed = keyOf(at) % 99991;
  return { x: at.x + (scatter(seed) - 0.5) * wobble, y: at.y + (scatter(seed + 0.5) - 0.5) * wobble };
}

function bend(from: Point, around: Point, to: Point, into: Point[]): void {
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const t = sample / SAMPLES;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    into.push({ x: a * from.x + b * around.x + c * to.x, y: a * from.y + b * around.y + c * to.y });
  }
}

/** A line with its corners rounded: through the middles of its edges; an open one keeps its ends. */
export function rounded(corners: Point[], closed: boolean, wobble = 0): Line {
  if (corners.length < 2) return lineOf(corners, closed);
  const count = corners.length;
  const middles = corners.map((corner, at) => strayed(corner, corners[(at + 1) % count]!, wobble));
  const points: Point[] = [];
  if (closed) {
    for (let at = 0; at < count; at++) bend(middles[(at + count - 1) % count]!, corners[at]!, middles[at]!, points);
    return lineOf(points, true);
  }
  points.push(corners[0]!, middles[0]!);
  for (let at = 1; at < count - 1; at++) bend(middles[at - 1]!, corners[at]!, middles[at]!, points);
  points.push(corners[count - 1]!);
  return lineOf(points);
}

/** Edges joined to chains as long as they go without a fork. Directed edges go on only where another begins. */
export function chains(edges: [Point, Point][], directed = false): Point[][] {
  const at = new Map<number, number[]>();
  edges.forEach((edge, index) => {
    for (const end of edge) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), index]);
  });
  const used = new Uint8Array(edges.length);
  /** The edge that goes on from the end of another, and its far end. */
  const follow = (from: Point, last: number, forward: boolean): [number, Point] | null => {
    const here = at.get(keyOf(from))!;
    const next = here.find((index) => index !== last);
    if (here.length !== 2 || next === undefined || used[next]) return null;
    const [start, end] = edges[next]!;
    const begins = keyOf(start) === keyOf(from);
    if (directed && begins !== forward) return null;
    return [next, begins ? end : start];
  };
  const walk = (from: Point, edge: number, forward: boolean): Point[] => {
    const found: Point[] = [];
    for (let step = follow(from, edge, forward); step; step = follow(step[1], step[0], forward)) {
      used[step[0]] = 1;
      found.push(step[1]);
    }
    return found;
  };
  return edges.flatMap(([start, end], index) => {
    if (used[index]) return [];
    used[index] = 1;
    const onward = walk(end, index, true);
    return [[...walk(start, index, false).reverse(), start, end, ...onward]];
  });
}

/** The outlines of all hexes of a kind: closed, with the hexes on the left. */
export function outlines(grid: Grid, isInside: (hex: number) => boolean, hexes: Iterable<number>): Point[][] {
  const next = new Map<number, [Point, Point]>();
  for (const hex of hexes) {
    for (let side = 0; side < 6; side++) {
      const other = grid.beyond(hex, side);
      if (other !== NOWHERE && isInside(other)) continue;
      const from = grid.corner(hex, side);
      next.set(keyOf(from), [from, grid.corner(hex, side + 1)]);
    }
  }
  const loops: Point[][] = [];
  for (const [first] of next) {
    const loop: Point[] = [];
    for (let key = first, edge = next.get(key); edge; edge = next.get(key)) {
      next.delete(key);
      loop.push(edge[0]);
      key = keyOf(edge[1]);
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

/** Hexes of a kind that hang together, each group with its outlines, holes included. */
export function regions(grid: Grid, kindOf: (hex: number) => string): { kind: string; lines: Line[]; box: Box }[] {
  const seen = new Uint8Array(grid.size);
  const found: { kind: string; lines: Line[]; box: Box }[] = [];
  for (let start = 0; start < grid.size; start++) {
    const kind = kindOf(start);
    if (seen[start] || !kind) continue;
    const group = [start];
    seen[start] = 1;
    for (const hex of group) {
      for (let side = 0; side < 6; side++) {
        const other = grid.beyond(hex, side);
        if (other === NOWHERE || seen[other] || kindOf(other) !== kind) continue;
        seen[other] = 1;
        group.push(other);
      }
    }
    const lines = outlines(grid, (hex) => kindOf(hex) === kind, group).map((loop) => rounded(loop, true, WOBBLE));
    found.push({ kind, lines, box: boxAround(lines.flatMap(({ points }) => points)) });
  }
  return found;
}

/** Points along a line at even distances, each with the direction in which it goes there. */
export function* along(
  { points, closed }: Line,
  distance: number,
  from = distance / 2,
): Generator<Point & { dx: number; dy: number }> {
  let left = from;
  for (let at = 1; at < points.length + (closed ? 1 : 0); at++) {
    const [one, other] = [points[at - 1]!, points[at % points.length]!];
    const length = Math.hypot(other.x - one.x, other.y - one.y);
    if (!length) continue;
    const [dx, dy] = [(other.x - one.x) / length, (other.y - one.y) / length];
    for (; left < length; left += distance) yield { x: one.x + dx * left, y: one.y + dy * left, dx, dy };
    left -= length;
  }
}

/** A line beside another, at a distance to its right. */
export function beside({ points, closed }: Line, distance: number): Line {
  return lineOf(
    points.map((point, at) => {
      const [before, after] = [points[Math.max(0, at - 1)]!, points[Math.min(points.length - 1, at + 1)]!];
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      return {
        x: point.x - ((after.y - before.y) / length) * distance,
        y: point.y + ((after.x - before.x) / length) * distance,
      };
    }),
    closed,
  );
}
