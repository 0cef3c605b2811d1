// What is on the board, in words, for those who do not see it.

import { t } from "../../words/words.svelte";
import { firstValue } from "./counters";
import { faceOf, type Stack, type Unit } from "./stacks";
import type { OcsState } from "./state";
import type { Theatre } from "./theatre";

/** What a thing is called, by its id; what has no name stands for itself. */
export type Naming = (thing: string) => string;

/** A unit with its values as they are printed: `7 RTR 6-4-3`, `106 RHA (3)-3-3`. */
export function spokenUnit(unit: Unit, called: Naming): string {
  const name = called(unit.id);
  const about = [
    unit.face === "move" ? t("hexes-move") : "",
    unit.marker ? t(`hexes-${unit.marker}`) : "",
    unit.out_of_supply ? t("hexes-dry") : "",
  ].filter(Boolean);
  return [
    `${name === unit.id ? unit.counter.name : name} ${firstValue(unit).text}-${unit.counter.rating}-${faceOf(unit).allowance}`,
    ...about,
  ].join(t("hexes-and"));
}

function spokenStack({ side, units, dump, trucks }: Stack, called: Naming): string[] {
  return [
    units.length
      ? t("hexes-units", {
          side: t(`hexes-${side}`),
          units: units.map((unit) => spokenUnit(unit, called)).join(t("hexes-then")),
        })
      : "",
    dump ? t("hexes-dump", { side: t(`hexes-${side}`), tokens: dump }) : "",
    trucks ? t("hexes-trucks", { side: t(`hexes-${side}`), tokens: trucks }) : "",
  ].filter(Boolean);
}

/** A hex: its name, its ground, and what is in it. */
export function spokenHex(
  hex: number,
  theatre: Theatre,
  state: OcsState,
  stacks: Map<string, Stack[]>,
  place: string,
  called: Naming,
): string {
  const name = theatre.grid.names[hex]!;
  const { terrain, port } = theatre.ground[hex]!;
  const level = state.hedgehogs[name];
  return [
    name,
    place,
    t(`hexes-terrain-${terrain}`),
    port ? t("hexes-port") : "",
    level ? t("hexes-hedgehog", { level }) : "",
    ...(stacks.get(name) ?? []).flatMap((stack) => spokenStack(stack, called)),
  ]
    .filter(Boolean)
    .join(" · ");
}
