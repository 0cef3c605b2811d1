import { describe, expect, test } from "vitest";
import { arrangeRow, arrangeSpace, follow, type Piece, type PieceKind } from "./pieces";

const EMPTY = { troops: 0, police: 0, underground: 0, active: 0, caches: 0, sabotage: 0, terror: 0, curfew: 0 };
const WIDE = { x: 100, y: 50, width: 400 };
const at = (location: string, kind: PieceKind) => ({ location, kind, x: 0, y: 0 });

describe("a row of groups", () => {
  test("shows up to four pieces one by one, centred", () => {
    const { standing, counts } = arrangeRow("gaza", [["troops", 4]], WIDE);

    expect(counts).toEqual([]);
    expect(new Set(standing.map((piece) => piece.x)).size).toBe(4);
    expect((standing[0]!.x + standing[3]!.x) / 2).toBe(WIDE.x);
  });

  test("shows more than four as one piece and a count", () => {
    const { standing, counts } = arrangeRow("gaza", [["troops", 5]], WIDE);

    expect(standing.length).toBe(5);
    expect(new Set(standing.map((piece) => piece.x)).size).toBe(1);
    expect(counts.map((count) => count.count)).toEqual([5]);
  });

  test("counts the largest group first where the row is narrow", () => {
    const { counts } = arrangeRow(
      "gaza",
      [
        ["troops", 4],
        ["police", 2],
      ],
      { ...WIDE, width: 70 },
    );

    expect(counts.map((count) => count.kind)).toEqual(["troops"]);
  });
});

describe("the pieces of a space", () => {
  test("stand British above Irgun", () => {
    const { standing } = arrangeSpace("lydda", { ...EMPTY, troops: 1, underground: 1, caches: 1 }, WIDE);

    expect(standing.map((piece) => [piece.kind, piece.y])).toEqual([
      ["troops", 39.5],
      ["underground", 60.5],
      ["caches", 60.5],
    ]);
  });

  test("put Caches in a row of their own where Cells crowd", () => {
    const crowd = { ...EMPTY, underground: 9, active: 9, caches: 2 };
    const { standing } = arrangeSpace("tel_aviv", crowd, { ...WIDE, width: 76 });

    expect(new Set(standing.map((piece) => piece.y)).size).toBe(2);
    expect(standing.at(-1)!.y).toBeGreaterThan(standing[0]!.y);
  });
});

describe("from one state to the next", () => {
  const before: Piece[] = [
    { id: 1, ...at("gaza", "troops") },
    { id: 2, ...at("gaza", "underground") },
    { id: 3, ...at("available", "underground") },
  ];

  test("a piece that moves keeps its id", () => {
    const after = follow(before, [at("lydda", "troops"), at("gaza", "underground"), at("available", "underground")]);

    expect(after.map((piece) => [piece.id, piece.location])).toEqual([
      [1, "lydda"],
      [2, "gaza"],
      [3, "available"],
    ]);
  });

  test("a Cell that is activated stays where it is", () => {
    const after = follow(before, [at("gaza", "active"), at("available", "underground")]);

    expect(after.map((piece) => piece.id)).toEqual([2, 3]);
  });

  test("a piece that was nowhere gets a new id", () => {
    const after = follow(before, [at("gaza", "troops"), at("lydda", "caches")]);

    expect(after.map((piece) => piece.id)).toEqual([1, 4]);
  });

  test("a group is drawn from left to right", () => {
    const after = follow(before, [at("lydda", "underground"), at("gaza", "troops"), at("lydda", "underground")]);

    expect(after.map((piece) => piece.id)).toEqual([2, 1, 3]);
  });
});
