// The lines of the map, found once: regions of terrain, cliffs and rivers along sides, roads from hex to hex.

import { beside, chains, type Line, lineOf, outlines, regions, rounded } from "./curves";
import { type Box, type Grid, NOWHERE, type Point } from "./hexes";
import type { Link, Theatre } from "./theatre";

export interface Region {
  kind: string;
  lines: Line[];
  box: Box;
}

export interface Drawing {
  theatre: Theatre;
  /** Lines around the land. */
  coast: Line[];
  /** The same in short pieces, to be drawn where they are. */
  shore: Line[];
  regions: Region[];
  lakes: Region[];
  /** By kind; of cliffs and slopes the low ground is on the right. */
  sides: Record<string, Line[]>;
  frontier: Line[];
}

export interface Network {
  /** By class. */
  roads: Record<string, Line[]>;
  rails: Line[];
  /** Railways that are not built yet. */
  planned: Line[];
}

const PIECE = 24; // points

/** Pieces of long lines, so that only those in sight need be drawn. */
const pieces = (line: Line): Line[] => {
  const points = line.closed ? [...line.points, line.points[0]!] : line.points;
  const count = Math.ceil((points.length - 1) / PIECE);
  return Array.from({ length: count }, (_, at) => lineOf(points.slice(at * PIECE, (at + 1) * PIECE + 1)));
};

/** A side as an edge with the lower hex on its right. */
function edgeOf(grid: Grid, one: number, other: number, upper: number): [Point, Point] {
  const side = grid.sideTo(one, other);
  const [from, to] = [grid.corner(one, side), grid.corner(one, side + 1)];
  return upper === other ? [to, from] : [from, to];
}

/** The sides between hexes that differ in something. */
function between(grid: Grid, of: (hex: number) => string): [Point, Point][] {
  const edges: [Point, Point][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    for (let side = 0; side < 3; side++) {
      const other = grid.beyond(hex, side);
      if (other === NOWHERE || !of(hex) || !of(other) || of(hex) === of(other)) continue;
      edges.push([grid.corner(hex, side), grid.corner(hex, side + 1)]);
    }
  }
  return edges;
}

export function drawingOf(theatre: Theatre): Drawing {
  const { grid, ground, hexsides } = theatre;
  const coast = theatre.coast.map((points) => rounded(points, true));
  const isLake = (hex: number) => ground[hex]!.kind === "lake";
  const bare = ["open", "sea"];
  const edges: Record<string, [Point, Point][]> = {};
  for (const { kind, one, other, upper } of hexsides) {
    (edges[kind] ??= []).push(edgeOf(grid, one, other, upper));
  }
  const sides = Object.fromEntries(
    Object.entries(edges).map(([kind, all]) => {
      const isHigh = kind === "escarpment" || kind === "slope";
      return [kind, chains(all, isHigh).map((chain) => rounded(chain, false, 0.1))];
    }),
  );
  return {
    theatre,
    coast,
    shore: coast.flatMap(pieces),
    regions: regions(grid, (hex) => (bare.includes(ground[hex]!.terrain) ? "" : ground[hex]!.terrain)),
    lakes: regions(grid, (hex) => (isLake(hex) ? "lake" : "")),
    sides,
    frontier: chains(between(grid, (hex) => ground[hex]!.country)).map((chain) => rounded(chain, false)),
  };
}

const RAIL_ASIDE = 0.1; // of a hex, from the road

/** Roads and railways as they are now; `unbuilt` are the hexes that a railway has not reached. */
export function networkOf({ grid }: Theatre, links: Link[], unbuilt: Set<number>): Network {
  const edge = ({ one, other }: Link): [Point, Point] => [grid.centres[one]!, grid.centres[other]!];
  const joined = (some: Link[]): Line[] => chains(some.map(edge)).map((chain) => rounded(chain, false, 0.12));
  const isUnbuilt = ({ one, other, rail }: Link) => !!rail && (unbuilt.has(one) || unbuilt.has(other));
  const rails = (some: Link[]) => joined(some).map((line) => beside(line, RAIL_ASIDE));
  const kinds = ["primary_road", "road", "track"];
  return {
    roads: Object.fromEntries(kinds.map((kind) => [kind, joined(links.filter(({ road }) => road === kind))])),
    rails: rails(links.filter((link) => link.rail && !isUnbuilt(link))),
    planned: rails(links.filter(isUnbuilt)),
  };
}

/** The outline of the maps in play. */
export function edgeOfPlay({ grid }: Theatre, inPlay: Uint8Array): Line[] {
  const inside = grid.names.flatMap((_, hex) => (inPlay[hex] ? [hex] : []));
  return outlines(grid, (hex) => !!inPlay[hex], inside).map((loop) => lineOf(loop, true));
}
