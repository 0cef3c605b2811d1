// What can be ordered where a player has chosen a hex, beside what the segment is mainly for.

import type { Next } from "./sentence";

export interface Here {
  hex: string;
  /** Those chosen. */
  units: string[];
  leaders: string[];
  /** The trucks of formations. */
  organic: string[];
}

/** Orders of units of a hex, of a leader there, and of the hex itself. */
const BY_LEADER: Record<string, string[]> = { lead: ["to"], react: [] };
const BY_HEX = ["drive", "load", "unload", "blow", "bombard"];

/** The beginnings of all orders that can be given here, of those that a segment has. */
export async function deedsAt(
  { hex, units, leaders, organic }: Here,
  verbs: string[],
  next: Next,
): Promise<string[][]> {
  const found: string[][] = [];
  const offered = async (verb: string) => (verbs.includes(verb) ? Object.keys((await next([verb])).words) : []);
  const isWord = (word: string) => !units.includes(word) && !/-\d|-[a-z]/.test(word);
  if (units.length && verbs.includes("mode")) {
    const { words } = await next(["mode", ...units]);
    found.push(
      ...Object.keys(words)
        .filter(isWord)
        .map((mode) => ["mode", ...units, mode]),
    );
  }
  if (units.length && verbs.includes("release") && (await next(["release", ...units])).whole)
    found.push(["release", ...units]);
  if (units.length && verbs.includes("move") && "via" in (await next(["move", ...units])).words)
    found.push(["move", ...units, "via"]);
  const breaking = await offered("breakout");
  found.push(...[...units, ...organic].filter((one) => breaking.includes(one)).map((one) => ["breakout", one]));
  if (breaking.includes(hex))
    found.push(...Object.keys((await next(["breakout", hex])).words).map((load) => ["breakout", hex, load]));
  for (const [verb, after] of Object.entries(BY_LEADER)) {
    const able = await offered(verb);
    found.push(...leaders.filter((leader) => able.includes(leader)).map((leader) => [verb, leader, ...after]));
  }
  const able = await offered("convoy");
  for (const truck of organic.filter((one) => able.includes(one))) {
    const { words } = await next(["convoy", truck]);
    found.push(...Object.keys(words).map((deed) => ["convoy", truck, deed]));
  }
  for (const verb of BY_HEX) if ((await offered(verb)).includes(hex)) found.push([verb, hex]);
  return found;
}
