import { describe, expect, test } from "vitest";
import { arrangeSpace } from "../british_way/rows";
import { ARROWS, neighbour } from "../british_way/walk";
import { MAP, STANDINGS } from "./map";
import { PIECES } from "./pieces";

// As the server tells it by the usual options.
const ADJACENT = {
  kedah: ["perak", "thailand"],
  perak: ["kedah", "kelantan", "pahang", "selangor", "thailand", "ec_tin"],
  kelantan: ["perak", "trengganu", "pahang", "thailand"],
  trengganu: ["kelantan", "pahang"],
  pahang: ["perak", "kelantan", "trengganu", "selangor", "negri_sembilan", "johore"],
  selangor: ["perak", "pahang", "negri_sembilan", "kuala_lumpur"],
  negri_sembilan: ["pahang", "selangor", "johore", "ec_rubber"],
  johore: ["pahang", "negri_sembilan", "ec_rubber"],
  thailand: ["kedah", "perak", "kelantan"],
  kuala_lumpur: ["selangor"],
  ec_tin: ["perak"],
  ec_rubber: ["negri_sembilan", "johore"],
};
const CROWD = { troops: 4, police: 4, underground: 3, active: 3, bases: 2 };

const walk = (from: string, arrow: string) => neighbour(from, ARROWS[arrow]!, MAP.spaces, ADJACENT);

describe("arrow keys", () => {
  test("reach every space", () => {
    const reached = [MAP.first];
    for (const space of reached) {
      for (const arrow of Object.keys(ARROWS)) {
        const there = walk(space, arrow);
        if (!reached.includes(there)) reached.push(there);
      }
    }

    expect(reached.sort()).toEqual(MAP.spaces.map(({ id }) => id).sort());
  });

  test("walk down the peninsula and back", () => {
    expect(walk("thailand", "ArrowDown")).toBe("perak");
    expect(walk("perak", "ArrowDown")).toBe("ec_tin");
    expect(walk("selangor", "ArrowDown")).toBe("kuala_lumpur");
    expect(walk("johore", "ArrowUp")).toBe("pahang");
    expect(walk("johore", "ArrowLeft")).toBe("ec_rubber");
  });
});

describe("a crowded space", () => {
  const discs = MAP.spaces.filter(({ ground }) => ground.form === "circle");

  test.each(MAP.spaces.map((space) => [space.id, space] as const))(
    "of %s keeps clear of what is round",
    (id, space) => {
      const { standing } = arrangeSpace(space, CROWD, PIECES);
      const others = discs.filter((disc) => disc.id !== id);

      for (const { slot, ground } of others) {
        const radius = ground.form === "circle" ? ground.radius : 0;
        for (const piece of standing) {
          expect(Math.hypot(piece.x - slot.x, piece.y - slot.y)).toBeGreaterThan(radius + 9);
        }
      }
    },
  );

  test.each(Object.entries(STANDINGS))("of %s keeps clear of its people", (id, { y }) => {
    const space = MAP.spaces.find((one) => one.id === id)!;
    const { standing } = arrangeSpace(space, CROWD, PIECES);

    if (space.ground.form === "area") expect(Math.min(...standing.map((piece) => piece.y)) - y).toBeGreaterThan(17);
  });
});
