// What an order in the making marks on the map.

import type { Mark } from "../marks";
import type { Command } from "./command.svelte";
import { noteOf } from "./sentence";

const FIGHTS = ["attack", "overrun", "fire", "bombard"];
/** So many hexes glow one by one; of more, the field that they make is shown. */
const MOST_GLOWING = 24;

/** The hexes that may be named next, whom one may fight, and what is chosen. */
export function marksOf(command: Command): Map<string, Mark> {
  const fights = FIGHTS.includes(command.words[0] ?? "");
  const named = Object.entries(command.follow.words).filter(([word]) => command.isHex(word));
  const mark = (note: unknown): Mark => {
    const { cost, zone } = noteOf(note);
    if (!cost) return { kind: named.length > MOST_GLOWING ? "reach" : "legal" };
    return { kind: zone ? "contact" : "reach", text: cost };
  };
  const marks = named.map(([hex, note]): [string, Mark] => [hex, fights ? { kind: "target" } : mark(note)]);
  const targets = command.targets.map((hex): [string, Mark] => [hex, { kind: "target" }]);
  const hexes = command.words
    .filter(command.isHex)
    .map((hex): [string, Mark] => [hex, { kind: fights ? "target" : "legal" }]);
  const places = command.place ? [[command.place, { kind: "selected" }] as [string, Mark]] : [];
  return new Map([...marks, ...targets, ...places, ...hexes]);
}
