import { describe, expect, test } from "vitest";
import { SPACES } from "./map";
import { ARROWS, named, neighbour } from "./walk";

describe("arrow keys", () => {
  test("walk to the adjacent space in that direction", () => {
    expect(neighbour("samaria", ARROWS["ArrowUp"]!)).toBe("galilee");
    expect(neighbour("samaria", ARROWS["ArrowDown"]!)).toBe("jerusalem_d");
    expect(neighbour("tel_aviv", ARROWS["ArrowRight"]!)).toBe("lydda");
    expect(neighbour("gaza", ARROWS["ArrowLeft"]!)).toBe("rail_egypt");
  });

  test("go to the nearest space when no adjacent one lies that way, and stay at the rim", () => {
    expect(neighbour("jerusalem_d", ARROWS["ArrowRight"]!)).toBe("jerusalem_d");
    expect(neighbour("rail_syria", ARROWS["ArrowDown"]!)).toBe("samaria");
  });

  test("reach every space from every other", () => {
    const reached = new Set(["galilee"]);
    for (const space of reached) for (const arrow of Object.values(ARROWS)) reached.add(neighbour(space, arrow));

    expect(reached.size).toBe(SPACES.length);
  });
});

describe("the map", () => {
  test("has symmetric borders between known spaces", () => {
    for (const space of SPACES) {
      for (const id of space.touches) {
        expect(SPACES.find((other) => other.id === id)?.touches, `${space.id} - ${id}`).toContain(space.id);
      }
    }
  });
});

describe("letters", () => {
  const names = { galilee: "Galilee", gaza: "Gaza", haifa_c: "Haifa 市", haifa_d: "Haifa 地区" };

  test("jump to the next space whose name begins with them", () => {
    expect(named("g", "samaria", names)).toBe("gaza");
    expect(named("G", "gaza", names)).toBe("galilee");
    expect(named("h", "haifa_d", names)).toBe("haifa_c");
    expect(named("x", "gaza", names)).toBeUndefined();
  });
});
