// What stands in each hex, by side: units with the strongest on top, and whatever lies under and beside them.

import type { OcsState, UnitState } from "./state";
import type { Counter, Side, Theatre } from "./theatre";

export interface Unit extends UnitState {
  id: string;
  counter: Counter;
}

export interface Stack {
  hex: string;
  side: Side;
  /** The one on top first. */
  units: Unit[];
  leaders: string[];
  /** Trucks of formations, with their loads. */
  organic: [id: string, load: number][];
  /** Tokens of a dump. */
  dump: number;
  /** Tokens that trucks can carry, and do. */
  trucks: number;
  load: number;
}

/** The face that a unit shows. */
export const faceOf = ({ counter, face }: Unit) => counter.faces[face === "move" ? 1 : 0];

/** The attack strength that is left, for the order in a stack. */
function weight({ counter, steps }: Unit): number {
  const strength = Math.max(counter.faces[0].strength ?? 0, counter.faces[0].barrage / 4);
  return (strength * (steps ?? counter.steps)) / counter.steps + (counter.size === "hq" ? 0 : 0.1);
}

/** All stacks of a state by hex; two sides may have something in one hex, a dump under an enemy say. */
export function stacksOf(state: OcsState, theatre: Theatre): Map<string, Stack[]> {
  const found = new Map<string, Stack[]>();
  const at = (hex: string, side: Side): Stack | undefined => {
    if (!theatre.grid.number.has(hex)) return undefined;
    const here = found.get(hex) ?? [];
    found.set(hex, here);
    let stack = here.find((one) => one.side === side);
    if (!stack) {
      stack = { hex, side, units: [], leaders: [], organic: [], dump: 0, trucks: 0, load: 0 };
      here.push(stack);
    }
    return stack;
  };
  for (const [id, unit] of Object.entries(state.units)) {
    const counter = theatre.units.get(id);
    if (counter) at(unit.at, counter.side)?.units.push({ ...unit, id, counter });
  }
  for (const [id, hex] of Object.entries(state.leaders)) {
    const leader = theatre.leaders.get(id);
    if (leader) at(hex, leader.side)?.leaders.push(id);
  }
  for (const [id, [hex, load]] of Object.entries(state.organic)) {
    const truck = theatre.trucks.get(id);
    if (truck) at(hex, truck.side)?.organic.push([id, load]);
  }
  for (const side of ["allied", "axis"] as const) {
    for (const [hex, tokens] of Object.entries(state.dumps[side])) {
      const stack = at(hex, side);
      if (stack) stack.dump += tokens;
    }
  }
  for (const { side, hex, size, load } of state.trucks) {
    const stack = at(hex, side);
    if (stack) [stack.trucks, stack.load] = [stack.trucks + size, stack.load + load];
  }
  for (const stack of [...found.values()].flat()) stack.units.sort((one, other) => weight(other) - weight(one));
  return found;
}

const FRONT = 16; // hexes from the middle of all units

/** Where most of it happens: the hexes of units that are not far from the middle of all of them. */
export function frontOf(stacks: Map<string, Stack[]>, { grid }: Theatre): number[] {
  const held = [...stacks].filter(([, here]) => here.some(({ units }) => units.length));
  const hexes = held.map(([name]) => grid.number.get(name)!);
  const median = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1]!;
  const middle = {
    x: median(hexes.map((hex) => grid.centres[hex]!.x)),
    y: median(hexes.map((hex) => grid.centres[hex]!.y)),
  };
  return hexes.filter((hex) => Math.hypot(grid.centres[hex]!.x - middle.x, grid.centres[hex]!.y - middle.y) < FRONT);
}
