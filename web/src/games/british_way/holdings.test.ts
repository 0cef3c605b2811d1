import { expect, test } from "vitest";
import { arrangeHolding, type Holding } from "./holdings";
import type { PieceKind } from "./kinds";

const CELLS: PieceKind = { id: "underground", form: "hidden", colour: "red" };
const CACHES: PieceKind = { id: "caches", form: "disc", colour: "red" };

test("the lots of a box stand side by side at its foot", () => {
  const holding: Holding = {
    location: "available",
    box: { x: 100, y: 0, width: 208, height: 80 },
    title: "",
    lots: [
      { name: "cells", kind: CELLS, count: 1 },
      { name: "caches", kind: CACHES, count: 1 },
    ],
  };

  expect(arrangeHolding(holding).standing).toEqual([
    { kind: CELLS, location: "available", x: 154, y: 61 },
    { kind: CACHES, location: "available", x: 254, y: 61 },
  ]);
});
