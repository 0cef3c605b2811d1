import { expect, test } from "vitest";
import type { OcsState } from "../ocs/state";
import type { Row } from "../ocs/theatre";
import { THEATRE, theatreOf } from "./map";

const withRows = (corrections: Record<string, Row[]>) => theatreOf({ corrections } as unknown as OcsState);

test("without an owner's rows the maps and counters are ours", () => {
  expect(withRows({})).toBe(THEATRE);
});

test("what a row of an owner fills takes the place of ours, and the rest stays", () => {
  const { grid, ground, units } = withRows({
    "hexes.csv": [{ hex: "C38.20", terrain: "rocky" }],
    "units.csv": [{ id: "IT.63", combat: "8" }],
  });
  const hex = grid.number.get("C38.20")!;

  expect(THEATRE.ground[hex]!.terrain).toBe("open");
  expect(ground[hex]).toEqual({ ...THEATRE.ground[hex]!, terrain: "rocky" });
  const [before, after] = [THEATRE.units, units].map((counters) => counters.get("it-63")!);
  expect(before!.faces[0].strength).not.toBe(8);
  expect(after).toEqual({ ...before!, faces: [{ ...before!.faces[0], strength: 8 }, before!.faces[1]] });
});

test("a counter that only an owner has is there, and with the same rows the maps are read once", () => {
  const rows = { "units.csv": [{ id: "IT.99L", name: "99 Light Bn", side: "Axis", steps: "1", combat: "1" }] };

  expect(withRows(rows).units.get("it-99l")).toMatchObject({ name: "99 Light Bn", side: "axis", steps: 1 });
  expect(withRows(structuredClone(rows))).toBe(withRows(rows));
});

test("a hexside or a link is found whichever hex is named first, and is gone when it is emptied", () => {
  const { one, other, kind } = THEATRE.hexsides.find((side) => side.kind === "wadi")!;
  const road = THEATRE.links.find((link) => link.road === "track" && !link.rail && !link.ferry)!;
  const name = (hex: number) => THEATRE.grid.names[hex]!;
  const theirs = withRows({
    "hexsides.csv": [{ hexA: name(other), hexB: name(one), kind: "" }],
    "links.csv": [{ hexA: name(road.other), hexB: name(road.one), road: "road" }],
  });

  expect(theirs.hexsides).toEqual(THEATRE.hexsides.filter((side) => side.one !== one || side.other !== other));
  expect(theirs.hexsides.length).toBe(THEATRE.hexsides.length - 1);
  expect(kind).toBe("wadi");
  const found = theirs.links.filter((link) => new Set([link.one, link.other, road.one, road.other]).size === 2);
  expect(found.map((link) => link.road)).toEqual(["road"]);
});
