// Where a step of a guided game stands in its chapters.

import type { Chapter, Outline } from "../api/types";

/** The place of the chapter that a step belongs to. */
export function chapterOf({ chapters }: Outline, step: number): number {
  const after = chapters.findIndex(({ begins }) => begins > step);
  return (after < 0 ? chapters.length : after) - 1;
}

/** Whether somebody who goes from one step to the next leaves a chapter behind. */
export function endsChapter(outline: Outline, from: number, to: number): boolean {
  return to === from + 1 && chapterOf(outline, from) !== chapterOf(outline, to);
}

/** The last step of a guided game, at which nothing more is to be done. */
export function lastStep({ chapters }: Outline): number {
  const last: Chapter | undefined = chapters.at(-1);
  return last ? last.begins + last.steps - 1 : 0;
}
