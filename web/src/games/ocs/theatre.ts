// What never changes in a game: the map and what is printed on its counters, read from the game's own data.

import { boxAround, type Box, Grid, type Point } from "./hexes";

export type Side = "allied" | "axis";

/** One face of a counter. */
export interface Face {
  strength: number | null;
  allowance: number;
  class: string;
  barrage: number;
  throw: number;
}

export interface Counter {
  id: string;
  name: string;
  side: Side;
  nation: string;
  formation: string;
  type: string;
  size: string;
  /** Of its symbol: yellow for armour, red for mechanised. */
  colour: "yellow" | "red" | "none";
  steps: number;
  re: string;
  rating: number;
  parenthesised: boolean;
  range: number;
  /** Combat, move. */
  faces: [Face, Face];
}

export interface Leader {
  id: string;
  name: string;
  side: Side;
  nation: string;
  /** A battle group rather than a person. */
  group: boolean;
}

/** The trucks of a formation. */
export interface OrganicTruck {
  id: string;
  formation: string;
  side: Side;
  nation: string;
  capacity: number;
}

/** What is printed in a hex. */
export interface Ground {
  terrain: string;
  /** sea, lake, coast or land */
  kind: string;
  country: string;
  /** village, city_minor, city_major or nothing */
  settlement: string;
  place: string;
  port: number;
  /** Of an air base, 0 for an airstrip, -1 for neither. */
  air: number;
  oasis: boolean;
}

/** What lies on a side between two hexes; of a slope or an escarpment `upper` is the higher hex. */
export interface Hexside {
  one: number;
  other: number;
  kind: string;
  upper: number;
}

/** What leads from a hex to the next. */
export interface Link {
  one: number;
  other: number;
  road: string;
  rail: string;
  ferry: string;
}

export interface Theatre {
  grid: Grid;
  ground: Ground[];
  hexsides: Hexside[];
  links: Link[];
  /** Closed lines around the land, on the plane of the hexes. */
  coast: Point[][];
  units: Map<string, Counter>;
  leaders: Map<string, Leader>;
  trucks: Map<string, OrganicTruck>;
  /** The hexes that a railway has not reached whose last hex is this one. */
  unbuilt: (railhead: string) => Set<number>;
  /** The hexes of some maps. */
  onMaps: (maps: string) => Uint8Array;
}

/** The part of the plane that some hexes take. */
export function boxOf({ grid }: Theatre, inPlay: Uint8Array): Box {
  return boxAround(
    grid.centres.filter((_, hex) => inPlay[hex]),
    0.6,
  );
}

/** A row of a file of comma-separated values, by its columns. */
export type Row = Record<string, string>;

/** The rows of such a file. */
export function rowsOf(text: string): Row[] {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/).map(cellsOf);
  return lines.map((cells) => Object.fromEntries(head!.map((column, index) => [column, cells[index] ?? ""])));
}

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
  );
}
