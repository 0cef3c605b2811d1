import { expect, test } from "vitest";
import { coordinatesOf, isOn, THEATRE } from "./map";

const { grid, ground, hexsides, links, units } = THEATRE;
const at = (name: string) => grid.number.get(name)!;

test("the whole map is there, and all its sides and roads join hexes that touch", () => {
  expect(grid.size).toBe(10742);
  for (const { one, other } of [...hexsides, ...links]) expect(grid.sideTo(one, other)).toBeGreaterThanOrEqual(0);
});

test("hexes are numbered as the rules number them", () => {
  expect(coordinatesOf("C39.03")).toEqual([39, 142]);
  expect(ground[at("C39.03")]!.place).toBe("Mersa Matruh");
  expect(grid.sideTo(at("C41.28"), at("C40.28"))).toBe(4);
});

test("the first hex of an odd row is on two maps", () => {
  expect(isOn("C37.01", "D")).toBe(true);
  expect(isOn("C38.01", "D")).toBe(false);
  expect([...THEATRE.onMaps("C")].filter(Boolean)).toHaveLength(63 * 34 + 32);
});

test("counters have both their faces", () => {
  const tanks = units.get("br-7rtr")!;

  expect(tanks).toMatchObject({ name: "7 RTR (early)", side: "allied", colour: "yellow", steps: 1, rating: 4 });
  expect(tanks.faces.map((face) => [face.strength, face.allowance])).toEqual([
    [6, 3],
    [3, 6],
  ]);
});

test("rows with commas in quotation marks are read whole", () => {
  expect(units.get("br-13c")).toMatchObject({ name: "WDF / 13 Corps HQ", size: "hq" });
  expect(units.size).toBe(473);
});
