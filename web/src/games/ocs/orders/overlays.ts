// What lies over the map at a player's wish: one thing at a time, each drawn by marks and arrows.

import type { LogLine } from "../../../api/types";
import type { Arrow, Mark, MarkKind } from "../marks";
import type { OcsState } from "../state";
import type { Side, Theatre } from "../theatre";

export const OVERLAYS = ["supply", "zones", "reach", "control", "changes"] as const;
export type Overlay = (typeof OVERLAYS)[number];
/** The key of each. */
export const OVERLAY_KEYS: Record<string, Overlay> = {
  s: "supply",
  z: "zones",
  r: "reach",
  c: "control",
  x: "changes",
};
/** Those that only the table can tell, and only of the present. */
export const TOLD: readonly Overlay[] = ["supply", "zones", "reach"];

/** Hexes in zones of control, or that can be reached. */
export type BySide = Record<Side, string[]>;

export interface Supply {
  /** The hexes from which trace supply is drawn. */
  points: string[];
  /** By which unit each is in trace supply, and from which hex; nothing if it is not. */
  units: Record<string, { by?: string; from?: string }>;
  /** The hexes to which each HQ throws. */
  throws: Record<string, string[]>;
}

/** A line of the legend: how something is marked, and the message that says what it means. */
export interface Key {
  sign: MarkKind | "way";
  message: string;
  count?: number;
}

export interface Layer {
  marks: Map<string, Mark>;
  arrows: Arrow[];
  legend: Key[];
}

const other = (side: Side): Side => (side === "allied" ? "axis" : "allied");
const marked = (hexes: string[], kind: Mark["kind"]): [string, Mark][] => hexes.map((hex) => [hex, { kind }]);

/** The zones of control of those who are no friends of a side. */
export function zonesLayer(zones: BySide, side: Side): Layer {
  return {
    marks: new Map(marked(zones[other(side)], "zoc")),
    arrows: [],
    legend: [{ sign: "zoc", message: "legend-zoc" }],
  };
}

/** How far the units of both sides can get. */
export function reachLayer(reach: BySide, side: Side): Layer {
  const [ours, theirs] = [reach[side], new Set(reach[other(side)])];
  const both = ours.filter((hex) => theirs.has(hex));
  return {
    marks: new Map([...marked([...theirs], "threat"), ...marked(ours, "reach"), ...marked(both, "contact")]),
    arrows: [],
    legend: [
      { sign: "reach", message: "legend-reach" },
      { sign: "threat", message: "legend-threat" },
      { sign: "contact", message: "legend-both" },
    ],
  };
}

/** Where a side's supply comes from, who draws from it and by which HQ, how far HQs throw, and who is without. */
export function supplyLayer(supply: Record<Side, Supply>, side: Side, state: OcsState): Layer {
  const { points, units, throws } = supply[side];
  const at = (unit: string) => state.units[unit]?.at ?? "";
  const dry = Object.keys(units).filter((unit) => !units[unit]!.by);
  const dumps = Object.entries(state.dumps[side]).map(([hex, tokens]): [string, Mark] => [
    hex,
    { kind: points.includes(hex) ? "supply" : "dump", text: `${tokens}T` },
  ]);
  const ways = new Map<string, Arrow>();
  for (const [unit, { by, from }] of Object.entries(units)) {
    const hexes = [from ?? "", by ? at(by) : "", at(unit)].filter((hex, number, all) => hex && all[number - 1] !== hex);
    for (let leg = 1; leg < hexes.length; leg++) {
      const pair = hexes.slice(leg - 1, leg + 1);
      ways.set(pair.join(" "), { kind: "supply", hexes: pair });
    }
  }
  return {
    marks: new Map([
      ...marked(Object.values(throws).flat(), "throw"),
      ...marked(points, "supply"),
      ...dumps,
      ...marked(dry.map(at), "dry"),
    ]),
    arrows: [...ways.values()],
    legend: [
      { sign: "supply", message: "legend-points" },
      { sign: "throw", message: "legend-throw" },
      { sign: "dump", message: "legend-dumps" },
      { sign: "way", message: "legend-traced", count: Object.keys(units).length - dry.length },
      { sign: "dry", message: "legend-dry", count: dry.length },
    ],
  };
}

/** The hexes that have passed to the other side. */
export function controlLayer(state: OcsState, { grid, ground }: Theatre): Layer {
  const owner = (hex: string) => (ground[grid.number.get(hex) ?? 0]!.country === "Libya" ? "allied" : "axis");
  return {
    marks: new Map(state.owners.map((hex) => [hex, { kind: owner(hex) }])),
    arrows: [],
    legend: [
      { sign: "allied", message: "legend-allied" },
      { sign: "axis", message: "legend-axis" },
    ],
  };
}

/** Where something has happened that one has not seen: who moved from where to where, and who fought. */
export function changesLayer(lines: LogLine[], isHex: (word: string) => boolean, isNow = true): Layer {
  const hexIn = ({ arguments: told }: LogLine, key: string) => {
    const word = told[key];
    return typeof word === "string" && isHex(word) ? word : "";
  };
  const marks = new Map(lines.flatMap((line) => marked([hexIn(line, "hex")].filter(Boolean), "changed")));
  const arrows = lines.flatMap((line): Arrow[] => {
    const hexes = [hexIn(line, "origin"), hexIn(line, "hex")];
    return hexes.every(Boolean) ? [{ kind: "changed", hexes }] : [];
  });
  const message = isNow ? "legend-changed" : "legend-changed-here";
  return { marks, arrows, legend: [{ sign: "changed", message, count: marks.size }] };
}

/** The hexes of a plan, each with the place at which it first comes. */
export const numbered = (hexes: string[]): [string, Mark][] =>
  [...new Set(hexes)].map((hex) => [hex, { kind: "lit", text: String(hexes.indexOf(hex) + 1) }]);
