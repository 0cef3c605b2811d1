import { expect, test } from "vitest";
import type { Command } from "./command.svelte";
import { marksOf } from "./marking";

const command = (hexes: string[]) =>
  ({
    words: ["deploy", "u1", "at"],
    follow: { words: Object.fromEntries(hexes.map((hex) => [hex, null])) },
    targets: [],
    place: "",
    isHex: (word: string) => hexes.includes(word),
  }) as unknown as Command;
const kindsOf = (count: number) => {
  const hexes = Array.from({ length: count }, (_, number) => `C${number}`);
  return new Set([...marksOf(command(hexes)).values()].map(({ kind }) => kind));
};

test("a few hexes to choose from glow, of many the field is shown", () => {
  expect(kindsOf(6)).toEqual(new Set(["legal"]));
  expect(kindsOf(200)).toEqual(new Set(["reach"]));
});
