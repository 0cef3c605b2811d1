import { expect, test } from "vitest";
import type { Chapter, Outline } from "../api/types";
import { chapterOf, endsChapter, lastStep } from "./chapters";

const chapter = (key: string, begins: number, steps: number): Chapter => ({ key, begins, steps }) as unknown as Chapter;
const OUTLINE = { chapters: [chapter("one", 0, 3), chapter("two", 3, 2), chapter("three", 5, 1)] } as Outline;

test("a step belongs to the last chapter that has begun", () => {
  expect([0, 2, 3, 4, 5, 99].map((step) => chapterOf(OUTLINE, step))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("one step on may end a chapter; a step back or a jump does not", () => {
  expect(endsChapter(OUTLINE, 2, 3)).toBe(true);
  expect(endsChapter(OUTLINE, 1, 2)).toBe(false);
  expect(endsChapter(OUTLINE, 3, 2)).toBe(false);
  expect(endsChapter(OUTLINE, 0, 3)).toBe(false);
});

test("the last step is that of the last chapter", () => {
  expect(lastStep(OUTLINE)).toBe(5);
});
