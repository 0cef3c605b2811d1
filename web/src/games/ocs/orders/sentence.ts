// Orders as sentences: which words are units, how a group is named, and what a segment is for.

import type { NextWords } from "../../../api/types";

export type Next = (said: string[]) => Promise<NextWords>;
export type Kind = "move" | "fire" | "attack" | "deploy" | "other";

const KINDS: Record<string, Kind> = {
  "set-up": "deploy",
  C2: "move",
  E1: "move",
  G1: "move",
  C3: "fire",
  E2: "fire",
  F1: "fire",
  G2: "fire",
  F2: "attack",
  G3: "attack",
};
/** Orders that name their target first, then who acts. */
const TARGET_FIRST = ["attack", "overrun"];
/** Orders that are given as soon as they are whole: one can take them back, for no die is cast. */
const AT_ONCE = ["move", "mode", "release", "drive", "convoy", "load", "unload", "lead", "deploy"];
/** The words after which a group is complete. */
export const ENDS_GROUP: Record<string, string> = { move: "to", fire: "at", deploy: "at" };
export const WITH = "with";

/** What is mainly done in a segment. */
export const kindOf = (segment: string): Kind => KINDS[segment] ?? "other";

/** The units that an order names. */
export const unitsIn = (said: string[], isUnit: (word: string) => boolean) => said.slice(1).filter(isUnit);

/** The hexes of which an order or answer speaks: those of its units, then those it names, that at which it aims last. */
export function spacesOf(
  answer: string,
  isHex: (word: string) => boolean,
  units: Record<string, { at: string }>,
): string[] {
  const words = answer.split(" ");
  const places = words.flatMap((word) => units[word]?.at ?? []).filter(isHex);
  return [...new Set([...places, ...words.filter(isHex)].reverse())].reverse();
}

/** The same order with other units; what was said after them is unsaid. */
export function withUnits([verb, target]: string[], units: string[]): string[] {
  return TARGET_FIRST.includes(verb!) ? [verb!, target!, WITH, ...units] : [verb!, ...units];
}

/** Units in the order of the counters, in which orders name them. */
export function inOrder(units: string[], counters: string[]): string[] {
  const wanted = new Set(units);
  return counters.filter((unit) => wanted.has(unit));
}

export const mayGoOn = ({ words, whole }: NextWords) => whole || Object.keys(words).length > 0;

/** Whether an order is sent as soon as nothing more can be said. */
export function isSentAtOnce(said: string[], follow: NextWords): boolean {
  return follow.whole && !Object.keys(follow.words).length && AT_ONCE.includes(said[0]!);
}

/** Name as many of some units as may be named together: all, or one after the other. */
export async function nameUnits(begun: string[], wanted: string[], next: Next): Promise<string[]> {
  const all = [...begun, ...wanted];
  if (mayGoOn(await next(all))) return all;
  let said = begun;
  for (const unit of wanted) if (unit in (await next(said)).words) said = [...said, unit];
  return said;
}

/** What a note says of a word: what it costs, and whether it lies in an enemy zone of control. */
export function noteOf(note: unknown): { cost: string; zone: boolean } {
  const told = typeof note === "object" && note !== null ? (note as { cost?: string; zone?: boolean }) : {};
  return {
    cost: told.cost ?? (typeof note === "number" || typeof note === "string" ? String(note) : ""),
    zone: !!told.zone,
  };
}

/** A result as the combat table prints it, `AL1o1 DL2o2DG`: what befalls each side. */
export interface Outcome {
  losses: number;
  options: number;
  /** The rating from which on one exploits; 0 for none. */
  exploit: number;
  dg: boolean;
}

export function outcomesOf(result: string): { attacker: Outcome; defender: Outcome } {
  const of = (side: string): Outcome => {
    const text = result.split(" ").find((part) => part.startsWith(side)) ?? "";
    const number = (letter: string) => Number(text.match(new RegExp(`${letter}(\\d)`))?.[1] ?? 0);
    return { losses: number("L"), options: number("o"), exploit: number("e"), dg: text.endsWith("DG") };
  };
  return { attacker: of("A"), defender: of("D") };
}
