// A turn in words.

import type { Option } from "../api/types";

const NUMBER = /^\d+$/;

/** The labels of a turn's answers; a bare number goes to what it counts. */
export function stepsOf(answers: Option[]): string[] {
  const steps: string[] = [];
  for (const { label } of answers) {
    if (NUMBER.test(label) && steps.length) steps.push(`${steps.pop()} × ${label}`);
    else steps.push(label);
  }
  return steps;
}

/** A chance as whole per cent. */
export const percent = (chance: number) => Math.round(chance * 100);
