import { expect, test } from "vitest";
import type { LogLine } from "../../../api/types";
import type { OcsState } from "../state";
import { changesLayer, numbered, reachLayer, supplyLayer, zonesLayer } from "./overlays";

test("zones are those of the other side", () => {
  const { marks } = zonesLayer({ allied: ["C40.18"], axis: ["C40.19"] }, "allied");

  expect([...marks]).toEqual([["C40.19", { kind: "zoc" }]]);
});

test("what both sides can reach is told apart from what one of them can", () => {
  const { marks } = reachLayer({ allied: ["C40.17", "C40.18"], axis: ["C40.18", "C40.19"] }, "allied");

  expect(marks.get("C40.17")).toEqual({ kind: "reach" });
  expect(marks.get("C40.18")).toEqual({ kind: "contact" });
  expect(marks.get("C40.19")).toEqual({ kind: "threat" });
});

test("supply shows points, dumps, ways by HQs, and who is without", () => {
  const state = {
    units: { hq: { at: "C38.10" }, bn: { at: "C40.10" }, lost: { at: "C20.10" } },
    dumps: { allied: { "C36.10": 4 }, axis: {} },
  } as unknown as OcsState;
  const told = {
    points: ["C37.10"],
    units: { hq: { by: "hq", from: "C37.10" }, bn: { by: "hq", from: "C37.10" }, lost: {} },
    throws: { hq: ["C38.10", "C39.10"] },
  };
  const { marks, arrows, legend } = supplyLayer({ allied: told, axis: told }, "allied", state);

  expect(marks.get("C36.10")).toEqual({ kind: "dump", text: "4T" });
  expect(marks.get("C39.10")).toEqual({ kind: "throw" });
  expect(marks.get("C20.10")).toEqual({ kind: "dry" });
  expect(arrows.map(({ hexes }) => hexes)).toEqual([
    ["C37.10", "C38.10"],
    ["C38.10", "C40.10"],
  ]);
  expect(legend.map(({ count }) => count)).toEqual([undefined, undefined, undefined, 2, 1]);
});

test("what changed is where lines of the log say so", () => {
  const line = (told: Record<string, unknown>): LogLine => ({
    moment: 1,
    rule: "",
    message: "",
    text: "",
    arguments: told,
  });
  const { marks, arrows } = changesLayer(
    [line({ origin: "C1", hex: "C2" }), line({ hex: 3 })],
    (word) => word[0] === "C",
  );

  expect([...marks.keys()]).toEqual(["C2"]);
  expect(arrows).toEqual([{ kind: "changed", hexes: ["C1", "C2"] }]);
});

test("a past step tells what changed in it", () => {
  expect(changesLayer([], () => true, false).legend[0]!.message).toBe("legend-changed-here");
});

test("the hexes of a plan are numbered where they come first", () => {
  expect(numbered(["C1", "C2", "C1"])).toEqual([
    ["C1", { kind: "lit", text: "1" }],
    ["C2", { kind: "lit", text: "2" }],
  ]);
});
