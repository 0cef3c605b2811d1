// The five maps of DAK-II and its counters: the package's own data, with an owner's corrections, read as its rules read
// them.

import hexes from "../../../../src/sandtable/games/ocs/dak2/data/hexes.csv?raw";
import hexsides from "../../../../src/sandtable/games/ocs/dak2/data/hexsides.csv?raw";
import leaders from "../../../../src/sandtable/games/ocs/dak2/data/leaders.csv?raw";
import links from "../../../../src/sandtable/games/ocs/dak2/data/links.csv?raw";
import trucks from "../../../../src/sandtable/games/ocs/dak2/data/trucks.csv?raw";
import units from "../../../../src/sandtable/games/ocs/dak2/data/units.csv?raw";
import lines from "../../../../src/sandtable/games/ocs/dak2/data/lines.json";
import { Grid, NOWHERE, type Point } from "../ocs/hexes";
import type { OcsState } from "../ocs/state";
import { type Counter, type Face, type Row, rowsOf, type Side, type Theatre } from "../ocs/theatre";
import coast from "./coast.txt?raw";
import { type Corrections, correctRows, idOf } from "./corrections";

const MAPS = "EDCBA"; // from east to west, as second numbers grow
const ROWS_PER_MAP = 34;
const FILES: Record<string, string> = {
  "hexes.csv": hexes,
  "hexsides.csv": hexsides,
  "links.csv": links,
  "units.csv": units,
  "leaders.csv": leaders,
  "trucks.csv": trucks,
};

/** `C39.03` is on map C, 39 from the south, 3 from the east; even rows lie half a hex further west. */
export function coordinatesOf(name: string): [row: number, column: number] {
  const row = Number(name.slice(1, 3));
  const column = 2 * (ROWS_PER_MAP * MAPS.indexOf(name[0]!) + Number(name.slice(4))) + (row % 2 ? 0 : 1);
  return [row, column];
}

/** Whether a hex is on one of some maps; the first of an odd row is also the last of the map to the east. */
export function isOn(name: string, maps: string): boolean {
  const east = MAPS[MAPS.indexOf(name[0]!) - 1];
  return maps.includes(name[0]!) || (!!east && maps.includes(east) && /^.\d[13579]\.01$/.test(name));
}

const numberIn = (text: string | undefined) => Number(text || 0);
const sideOf = (row: Row) => row.side!.toLowerCase() as Side;

const strengthIn = (text: string | undefined) => (text ? Number(text) : null);

function counterOf(row: Row): Counter {
  const face = (move: boolean): Face => ({
    strength: strengthIn(move ? row.combat_move : row.combat),
    allowance: numberIn(move ? row.MA_move : row.MA_combat),
    class: (move ? row.MP_class_move : row.MP_class_combat)!,
    barrage: numberIn(move ? row.barrage_move : row.barrage),
    throw: numberIn(move ? row.hq_throw_move : row.hq_throw),
  });
  return {
    id: idOf(row.id!),
    name: row.name!,
    side: sideOf(row),
    nation: row.nation!,
    formation: row.formation!,
    type: row.type!,
    size: row.size!,
    colour: row.symbol_colour as Counter["colour"],
    steps: Number(row.steps),
    re: row.RE!,
    rating: numberIn(row.AR),
    parenthesised: row.parenthesised === "1",
    range: numberIn(row.range),
    faces: [face(false), face(true)],
  };
}

/** A closed line in each row, but for the first, which says where they come from. */
const coastOf = (text: string): Point[][] =>
  text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) =>
      row.split(" ").map((pair) => {
        const [x, y] = pair.split(",").map(Number);
        return { x: x!, y: y! };
      }),
    );

/** What comes after the railhead; nothing if the line does not know it. */
const behind = (line: string[], railhead: string): string[] =>
  line.includes(railhead) ? line.slice(line.indexOf(railhead) + 1) : [];

function theatreWith(corrections: Corrections): Theatre {
  const rowsIn = (file: string) => correctRows(file, rowsOf(FILES[file]!), corrections);
  const rows = rowsIn("hexes.csv");
  const places = rows.map((row) => coordinatesOf(row.hex!));
  const grid = new Grid(
    rows.map((row) => row.hex!),
    places.map(([row]) => row),
    places.map(([, column]) => column),
  );
  const at = (name: string | undefined) => grid.number.get(name ?? "") ?? NOWHERE;
  return {
    grid,
    ground: rows.map((row) => ({
      terrain: row.terrain!,
      kind: row.class!,
      country: row.country!,
      settlement: row.settlement!,
      place: row.name!,
      port: numberIn(row.port),
      air: row.air_level ? Number(row.air_level) : -1,
      oasis: row.oasis === "1",
    })),
    hexsides: rowsIn("hexsides.csv").map((row) => ({
      one: at(row.hexA),
      other: at(row.hexB),
      kind: row.kind!,
      upper: at(row.upper),
    })),
    links: rowsIn("links.csv").map((row) => ({
      one: at(row.hexA),
      other: at(row.hexB),
      road: row.road!,
      rail: row.rail!,
      ferry: row.ferry!,
    })),
    coast: coastOf(coast),
    unbuilt: (railhead) => new Set(behind(lines.western_desert_railway, railhead).map(at)),
    units: new Map(rowsIn("units.csv").map((row) => [idOf(row.id!), counterOf(row)])),
    leaders: new Map(
      rowsIn("leaders.csv").map((row) => [
        idOf(row.id!),
        { id: idOf(row.id!), name: row.name!, side: sideOf(row), nation: row.nation!, group: row.kind === "kg" },
      ]),
    ),
    trucks: new Map(
      rowsIn("trucks.csv").map((row) => [
        idOf(row.id!),
        {
          id: idOf(row.id!),
          formation: row.formation!,
          side: sideOf(row),
          nation: row.nation!,
          capacity: numberIn(row.capacity_T),
        },
      ]),
    ),
    onMaps: (maps) => Uint8Array.from(grid.names, (name) => (isOn(name, maps) ? 1 : 0)),
  };
}

/** Ours. */
export const THEATRE = theatreWith({});

const theatres = new Map([["{}", THEATRE]]);

/** The maps and counters with which a game is played. */
export function theatreOf({ corrections }: OcsState): Theatre {
  const key = JSON.stringify(corrections);
  if (!theatres.has(key)) theatres.set(key, theatreWith(corrections));
  return theatres.get(key)!;
}
