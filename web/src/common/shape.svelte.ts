// The shape of the screen decides where things stand. Measured in em, so that larger text counts as a smaller screen.

import { MediaQuery } from "svelte/reactivity";

/**
 * - `beside`: the board left, the turn over the tabs right of it.
 * - `flat`: a phone on its side: the same two columns, but the turn is one of the tabs.
 * - `stacked`: a tablet upright: the board above, the turn and the tabs side by side below.
 * - `sheet`: a phone upright: the board above, and under it a sheet with the tabs that can be moved.
 */
export type Shape = "beside" | "flat" | "stacked" | "sheet";

const flat = new MediaQuery("(orientation: landscape) and (min-width: 30em) and (max-height: 33.74em)");
const beside = new MediaQuery("(orientation: landscape) and (min-width: 46.25em), (min-width: 68.76em)");
const stacked = new MediaQuery("(min-width: 37.5em)");
const narrow = new MediaQuery("(max-width: 46.24em)");

export const screen = {
  get shape(): Shape {
    if (flat.current) return "flat";
    if (beside.current) return "beside";
    return stacked.current ? "stacked" : "sheet";
  },
  /** Whether the turn must share its place with the tabs. */
  get isSmall(): boolean {
    return this.shape === "flat" || this.shape === "sheet";
  },
  /** Whether a line has room for little more than a title. */
  get isNarrow(): boolean {
    return this.isSmall || narrow.current;
  },
};
