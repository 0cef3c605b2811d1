// The theatre at a glance: a sign for each formation, and the line between the sides.

import { chains, type Line, rounded } from "./curves";
import { type Grid, NOWHERE, type Point } from "./hexes";
import { faceOf, type Stack, type Unit } from "./stacks";
import type { Counter, Side, Theatre } from "./theatre";

/** One sign for units that belong together, in the hex where most of them are. */
export interface Sign {
  hex: string;
  side: Side;
  counter: Counter;
}

const strengthOf = (unit: Unit): number => faceOf(unit).strength ?? 0;

/** A sign for each formation, and for each stack of others; what has no sign of its own in its hex is a dot. */
export function signsOf(stacks: Map<string, Stack[]>): { signs: Sign[]; dots: { hex: string; side: Side }[] } {
  const groups = new Map<string, { unit: Unit; stack: Stack }[]>();
  for (const stack of [...stacks.values()].flat()) {
    for (const unit of stack.units) {
      const { formation } = unit.counter;
      const key = `${stack.side} ${formation || stack.hex}`;
      groups.set(key, [...(groups.get(key) ?? []), { unit, stack }]);
    }
  }
  const taken = new Map<string, Sign>();
  const byFormation = [...groups.values()].sort(
    (one, other) => Number(!!other[0]!.unit.counter.formation) - Number(!!one[0]!.unit.counter.formation),
  );
  for (const members of byFormation) {
    const here = (hex: string) => members.filter(({ stack }) => stack.hex === hex).length;
    const { stack } = members.reduce((most, one) => (here(one.stack.hex) > here(most.stack.hex) ? one : most));
    if (taken.has(`${stack.side} ${stack.hex}`)) continue;
    const { counter } = members.reduce((best, one) => (strengthOf(one.unit) > strengthOf(best.unit) ? one : best)).unit;
    const isWhole = counter.formation && members.length > 1;
    const sign = { hex: stack.hex, side: stack.side, counter: isWhole ? { ...counter, size: "division" } : counter };
    taken.set(`${stack.side} ${stack.hex}`, sign);
  }
  const dots = [...stacks.values()]
    .flat()
    .filter(({ units, side, hex }) => units.length && !taken.has(`${side} ${hex}`))
    .map(({ hex, side }) => ({ hex, side }));
  return { signs: [...taken.values()], dots };
}

const NEAR = 8; // hexes from a unit within which the front is drawn

/** The line between the hexes that are nearer to units of one side and those nearer to the other's. */
export function frontLine(stacks: Map<string, Stack[]>, { grid, ground }: Theatre, inPlay: Uint8Array): Line[] {
  const isLand = (hex: number) => !!inPlay[hex] && ground[hex]!.kind !== "sea" && ground[hex]!.kind !== "lake";
  const owner = ownersOf(stacks, grid, isLand);
  const edges: [Point, Point][] = [];
  for (const [hex, side] of owner) {
    for (let way = 0; way < 3; way++) {
      const other = grid.beyond(hex, way);
      const theirs = other === NOWHERE ? undefined : owner.get(other);
      if (theirs && theirs !== side) edges.push([grid.corner(hex, way), grid.corner(hex, way + 1)]);
    }
  }
  return chains(edges).map((chain) => rounded(chain, false));
}

/** The hexes that are near to units, each with the side whose units are nearest. */
function ownersOf(stacks: Map<string, Stack[]>, grid: Grid, isLand: (hex: number) => boolean): Map<number, Side> {
  const owner = new Map<number, Side>();
  for (const { hex, side, units } of [...stacks.values()].flat()) {
    if (units.length) owner.set(grid.number.get(hex)!, side);
  }
  let edge = [...owner];
  for (let far = 0; far < NEAR; far++) {
    const next: [number, Side][] = [];
    for (const [hex, side] of edge) {
      for (let way = 0; way < 6; way++) {
        const other = grid.beyond(hex, way);
        if (other === NOWHERE || owner.has(other) || !isLand(other)) continue;
        owner.set(other, side);
        next.push([other, side]);
      }
    }
    edge = next;
  }
  return owner;
}
