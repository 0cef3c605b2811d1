import { describe, expect, test } from "vitest";
import type { PieceKind } from "./kinds";
import { follow, type Piece } from "./pieces";

const TROOPS: PieceKind = { id: "troops", form: "cube", colour: "tan" };
const UNDERGROUND: PieceKind = { id: "underground", form: "hidden", colour: "red" };
const ACTIVE: PieceKind = { id: "active", form: "open", colour: "red" };
const CACHES: PieceKind = { id: "caches", form: "disc", colour: "red" };

const at = (location: string, kind: PieceKind) => ({ location, kind, x: 0, y: 0 });

describe("from one state to the next", () => {
  const before: Piece[] = [
    { id: 1, ...at("gaza", TROOPS) },
    { id: 2, ...at("gaza", UNDERGROUND) },
    { id: 3, ...at("available", UNDERGROUND) },
  ];

  test("a piece that moves keeps its id", () => {
    const after = follow(before, [at("lydda", TROOPS), at("gaza", UNDERGROUND), at("available", UNDERGROUND)]);

    expect(after.map((piece) => [piece.id, piece.location])).toEqual([
      [1, "lydda"],
      [2, "gaza"],
      [3, "available"],
    ]);
  });

  test("a Cell that is activated stays where it is", () => {
    const after = follow(before, [at("gaza", ACTIVE), at("available", UNDERGROUND)]);

    expect(after.map((piece) => piece.id)).toEqual([2, 3]);
  });

  test("a piece that was nowhere gets a new id", () => {
    const after = follow(before, [at("gaza", TROOPS), at("lydda", CACHES)]);

    expect(after.map((piece) => piece.id)).toEqual([1, 4]);
  });

  test("a group is drawn from left to right", () => {
    const after = follow(before, [at("lydda", UNDERGROUND), at("gaza", TROOPS), at("lydda", UNDERGROUND)]);

    expect(after.map((piece) => piece.id)).toEqual([2, 1, 3]);
  });
});
