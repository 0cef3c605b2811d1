import { describe, expect, test } from "vitest";
import type { PieceKind } from "./kinds";
import { arrangeRow, arrangeSpace } from "./rows";

const TROOPS: PieceKind = { id: "troops", form: "cube", colour: "tan" };
const POLICE: PieceKind = { id: "police", form: "cube", colour: "blue" };
const UNDERGROUND: PieceKind = { id: "underground", form: "hidden", colour: "red" };
const ACTIVE: PieceKind = { id: "active", form: "open", colour: "red" };
const CACHES: PieceKind = { id: "caches", form: "disc", colour: "red" };
const PIECES = [TROOPS, POLICE, UNDERGROUND, ACTIVE, CACHES];

const EMPTY = { troops: 0, police: 0, underground: 0, active: 0, caches: 0 };
const RIM = { x: 100, y: 0, dx: 27, dy: 0 };
const WIDE = { x: 100, y: 50, width: 400 };

describe("a row of groups", () => {
  test("shows up to four pieces one by one, centred", () => {
    const { standing, counts } = arrangeRow("gaza", [[TROOPS, 4]], WIDE);

    expect(counts).toEqual([]);
    expect(new Set(standing.map((piece) => piece.x)).size).toBe(4);
    expect((standing[0]!.x + standing[3]!.x) / 2).toBe(WIDE.x);
  });

  test("shows more than four as one piece and a count", () => {
    const { standing, counts } = arrangeRow("gaza", [[TROOPS, 5]], WIDE);

    expect(standing.length).toBe(5);
    expect(new Set(standing.map((piece) => piece.x)).size).toBe(1);
    expect(counts.map((count) => count.count)).toEqual([5]);
  });

  test("counts the largest group first where the row is narrow", () => {
    const { counts } = arrangeRow(
      "gaza",
      [
        [TROOPS, 4],
        [POLICE, 2],
      ],
      { ...WIDE, width: 92 },
    );

    expect(counts.map((count) => count.kind)).toEqual([TROOPS]);
  });
});

describe("the pieces of a space", () => {
  test("stand cubes above insurgents", () => {
    const { standing } = arrangeSpace(
      { id: "lydda", slot: WIDE, rim: RIM },
      { ...EMPTY, troops: 1, underground: 1, caches: 1 },
      PIECES,
    );

    expect(standing.map((piece) => [piece.kind.id, piece.y])).toEqual([
      ["troops", 36.5],
      ["underground", 63.5],
      ["caches", 63.5],
    ]);
  });

  test("put discs in a row of their own where insurgents crowd", () => {
    const crowd = { ...EMPTY, underground: 9, active: 9, caches: 2 };
    const { standing } = arrangeSpace({ id: "tel_aviv", slot: { ...WIDE, width: 76 }, rim: RIM }, crowd, PIECES);

    expect(new Set(standing.map((piece) => piece.y)).size).toBe(2);
    expect(standing.at(-1)!.y).toBeGreaterThan(standing[0]!.y);
  });
});
