// Moving between spaces with the keyboard.

import type { MapSpace } from "./map";

export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far a space lies off, counting what it deviates from the direction threefold; infinite when it lies elsewhere. */
function effort(from: MapSpace, to: MapSpace, [dx, dy]: [number, number]): number {
  const x = to.slot.x - from.slot.x;
  const y = to.slot.y - from.slot.y;
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy - y * dx);
  return ahead > 0 && aside <= 1.75 * ahead ? ahead + 3 * aside : Infinity;
}

function easiest(from: MapSpace, candidates: MapSpace[], direction: [number, number]): MapSpace | undefined {
  const reachable = candidates.filter((space) => space !== from && effort(from, space, direction) < Infinity);
  return reachable.sort((one, other) => effort(from, one, direction) - effort(from, other, direction))[0];
}

/** The adjacent space in a direction, else the nearest of all in that direction, else the same space. */
export function neighbour(
  id: string,
  direction: [number, number],
  spaces: MapSpace[],
  adjacent: Record<string, string[]>,
): string {
  const from = spaces.find((space) => space.id === id)!;
  const near = spaces.filter((space) => adjacent[id]!.includes(space.id));
  return (easiest(from, near, direction) ?? easiest(from, spaces, direction) ?? from).id;
}

/** The next space, in the map's order, whose name begins with a letter. */
export function named(
  letter: string,
  from: string,
  spaces: MapSpace[],
  names: Record<string, string>,
): string | undefined {
  const order = spaces.map((space) => space.id);
  const start = order.indexOf(from) + 1;
  const wanted = letter.toLocaleLowerCase();
  return [...order.slice(start), ...order.slice(0, start)].find((id) =>
    (names[id] ?? "").toLocaleLowerCase().startsWith(wanted),
  );
}
