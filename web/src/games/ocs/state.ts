// The state of a game of the series, as the table tells it.

import type { Row, Side } from "./theatre";

export interface UnitState {
  /** A hex, or where units off the map are. */
  at: string;
  face?: "move";
  marker?: "reserve" | "strat" | "dg" | "exploit";
  /** Left, if fewer than printed. */
  steps?: number;
  out_of_supply?: true;
  stocks?: "low" | "exhausted";
  fuel?: string;
  spent?: string;
  deeds?: string[];
}

export interface TruckState {
  side: Side;
  hex: string;
  size: number;
  load: number;
}

/** Trucks that broke out, and the turn in which they come back. */
export interface TrucksAway {
  side: Side;
  size: number;
  load: number;
  turn: number;
}

export interface OcsState {
  scenario: string;
  /** By file of maps and counters, the rows of an owner that take the place of ours. */
  corrections: Record<string, Row[]>;
  /** The letters of the maps in play. */
  maps: string;
  date: string;
  turn: number;
  first: Side;
  phasing: Side;
  segment: string;
  /** By map: sandstorm or rainstorm. */
  weather: Record<string, string>;
  units: Record<string, UnitState>;
  leaders: Record<string, string>;
  /** The trucks of formations: where they are, and their load. */
  organic: Record<string, [string, number]>;
  dumps: Record<Side, Record<string, number>>;
  trucks: TruckState[];
  trucks_away: TrucksAway[];
  hedgehogs: Record<string, number>;
  port_hits: Record<string, number>;
  /** Hexes whose owner is another than the frontier says. */
  owners: string[];
  /** The last hex of the railway that is built so far. */
  railhead: string;
  ships: number;
  conditions: { key: string; now: number; needed: number; met: boolean }[];
  winner: string;
}
