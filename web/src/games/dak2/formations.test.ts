import { describe, expect, it } from "vitest";
import { THEATRE } from "./map";
import { frontLine, signsOf } from "../ocs/formations";
import { stacksOf } from "../ocs/stacks";
import type { OcsState } from "../ocs/state";

const at = (places: Record<string, string>) =>
  stacksOf(
    {
      units: Object.fromEntries(Object.entries(places).map(([unit, hex]) => [unit, { at: hex }])),
      leaders: {},
      organic: {},
      dumps: { allied: {}, axis: {} },
      trucks: [],
    } as unknown as OcsState,
    THEATRE,
  );
const ALL = new Uint8Array(THEATRE.grid.size).fill(1);

describe("the theatre at a glance", () => {
  it("has one sign for a formation, where most of it is, and dots for the rest of it", () => {
    const { signs, dots } = signsOf(at({ "br-1rtr": "C36.18", "br-8hus": "C36.18", "br-11hus": "C35.21" }));

    expect(signs.map(({ hex, counter }) => [hex, counter.size])).toEqual([["C36.18", "division"]]);
    expect(dots).toEqual([{ hex: "C35.21", side: "allied" }]);
  });

  it("has a sign of its own for a stack that belongs to no formation", () => {
    const { signs } = signsOf(at({ "it-2lib": "C41.20", "it-9l": "C41.20", "it-1lib": "C42.17" }));

    expect(signs.map(({ hex }) => hex).sort()).toEqual(["C41.20", "C42.17"]);
  });

  it("draws the front between neighbours, and none where only one side is", () => {
    const facing = at({ "br-1rtr": "C36.18", "it-2lib": "C38.18" });

    expect(frontLine(facing, THEATRE, ALL).length).toBeGreaterThan(0);
    expect(frontLine(at({ "br-1rtr": "C36.18" }), THEATRE, ALL)).toEqual([]);
  });
});
