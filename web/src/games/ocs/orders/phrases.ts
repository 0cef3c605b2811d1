// Orders and their parts in words.

import { t } from "../../../words/words.svelte";
import { lexicon } from "./lexicon.svelte";
import { dumpsIn } from "./preview";
import { noteOf, outcomesOf } from "./sentence";

const VERBS = [
  "move", "overrun", "attack", "fire", "bombard", "mode", "release", "react", "lead", "breakout", "load", "unload",
  "drive", "convoy", "blow", "deploy", "rebuild", "consolidate", "build", "lower", "repair", "damage", "refuel",
]; // prettier-ignore
const KEYWORDS = [
  "to",
  "via",
  "with",
  "at",
  "port",
  "full",
  "empty",
  "reserve",
  "release",
  "load",
  "by",
  "as",
  "hedgehog",
];

export const verbName = (verb: string) => (VERBS.includes(verb) ? t(`verb-${verb}`) : verb);
export const verbMeans = (verb: string) => (VERBS.includes(verb) ? t(`verb-${verb}-means`) : "");

/** A word of an order, as people call it; the first one is the verb. */
export function wordName(word: string, place: number): string {
  if (place === 0) return verbName(word);
  return KEYWORDS.includes(word) ? t(`word-${word}`) : lexicon.name(word);
}

/** A deed as a button names it: what is done, without the units that are chosen anyway. */
export function deedName(words: string[], units: string[]): string {
  const [verb, ...rest] = words;
  const named = rest.filter((word) => !units.includes(word) && word !== "to" && word !== "via");
  if (verb === "mode") return lexicon.name(named[0]!);
  if (verb === "move") return t("deed-via");
  if (verb === "convoy" && words.at(-1) === "to") return t("deed-convoy-to", { truck: lexicon.name(words[1]!) });
  if (["drive", "load", "unload", "blow", "bombard", "release"].includes(verb!)) return verbName(verb!);
  return [verbName(verb!), ...named.map((word) => wordName(word, 1))].join(" · ");
}

/** What a note says beside a word. */
export function noteText(note: unknown): string {
  const { cost, zone } = noteOf(note);
  if (!cost) return "";
  return zone ? t("orders-cost-zone", { cost }) : t("orders-cost", { cost });
}

/** What a result of the combat table means, for each side. */
export function resultText(result: string): string {
  const { attacker, defender } = outcomesOf(result);
  const parts: string[] = [];
  for (const [side, { losses, options, dg, exploit }] of [
    ["attacker", attacker],
    ["defender", defender],
  ] as const) {
    const told = [
      losses ? t("result-losses", { count: losses }) : "",
      options ? t("result-options", { count: options }) : "",
      dg ? t("result-dg") : "",
      exploit ? t("result-exploit", { rating: exploit }) : "",
    ].filter(Boolean);
    if (told.length) parts.push(t(`result-${side}`, { what: told.join(t("orders-and")) }));
  }
  return parts.join(t("orders-then")) || t("result-nothing");
}

/** What a result of the barrage table means. */
export function barrageText(result: string): string {
  if (result === "-") return t("result-nothing");
  if (result === "D") return t("barrage-dg");
  if (result === "h" || result === "b") return t("barrage-half");
  return t("barrage-steps", { count: Number(result) });
}

/** A shift or modifier with its sign. */
export const signed = (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

export const percent = (chance: number) => `${Math.round(chance * 100)} %`;

/** From which dumps something can be paid. */
export function dumpsText(sources: Record<string, number>[]): string {
  const { dumps, more } = dumpsIn(sources);
  const told = dumps.map(([hex, tokens]) => t("battle-dump", { hex: lexicon.name(hex), tokens }));
  return [...told, ...(more ? [t("battle-more-dumps", { more })] : [])].join(t("orders-or"));
}
