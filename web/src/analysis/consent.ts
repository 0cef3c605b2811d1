// Whether a running game between people may be analysed: who has to allow it, and who does.

import type { Seat, View } from "../api/types";

/** The seats of persons, mine and the others'. */
export function peopleOf(view: View): { mine: Seat[]; others: Seat[] } {
  const people = Object.entries(view.seats).filter(([, { who }]) => who === "person");
  const held = ([side]: [string, Seat]) => view.you.includes(side);
  const seats = (some: [string, Seat][]) => some.map(([, seat]) => seat);
  return { mine: seats(people.filter(held)), others: seats(people.filter((one) => !held(one))) };
}

/** Whether somebody would allow it and waits for me to say the same. */
export function isProposed(view: View): boolean {
  const { mine, others } = peopleOf(view);
  const waits = others.some((seat) => seat.allows_analysis) && mine.some((seat) => !seat.allows_analysis);
  return waits && !view.over;
}
