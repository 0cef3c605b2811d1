import { describe, expect, test } from "vitest";
import type { MapSpace } from "./map";
import { ARROWS, named, neighbour } from "./walk";

const space = (id: string, x: number, y: number): MapSpace => ({
  id,
  ground: { form: "area", path: "" },
  slot: { x, y, width: 76 },
  label: { x, y, anchor: "middle" },
  rim: { x, y, dx: 0, dy: 0 },
  badge: { x, y },
});

// Nicosia lies nearer to Larnaca than Famagusta does, but touches it not.
const SPACES = [
  space("paphos", 0, 200),
  space("larnaca", 200, 200),
  space("nicosia", 210, 120),
  space("famagusta", 230, 40),
  space("karpas", 400, 20),
];
const ADJACENT = {
  paphos: ["larnaca"],
  larnaca: ["paphos", "famagusta"],
  nicosia: ["famagusta"],
  famagusta: ["larnaca", "nicosia", "karpas"],
  karpas: ["famagusta"],
};

const walk = (from: string, key: string) => neighbour(from, ARROWS[key]!, SPACES, ADJACENT);

describe("arrow keys", () => {
  test("walk to the adjacent space in that direction, though another lies nearer", () => {
    expect(walk("larnaca", "ArrowUp")).toBe("famagusta");
    expect(walk("larnaca", "ArrowLeft")).toBe("paphos");
    expect(walk("famagusta", "ArrowDown")).toBe("nicosia");
  });

  test("go to the nearest space when no adjacent one lies that way", () => {
    expect(walk("nicosia", "ArrowDown")).toBe("larnaca");
  });

  test("stay at the rim", () => {
    expect(walk("karpas", "ArrowUp")).toBe("karpas");
  });
});

describe("letters", () => {
  const names = {
    paphos: "Paphos",
    larnaca: "Larnaca",
    nicosia: "Nicosia",
    famagusta: "Famagusta",
    karpas: "Pan Karpas",
  };

  test("jump to the next space whose name begins with them", () => {
    expect(named("p", "larnaca", SPACES, names)).toBe("karpas");
    expect(named("P", "karpas", SPACES, names)).toBe("paphos");
    expect(named("x", "paphos", SPACES, names)).toBeUndefined();
  });
});
