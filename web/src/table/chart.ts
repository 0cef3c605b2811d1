// Where the points of the chart of a game's course stand.

import type { HistoryPoint } from "../api/types";

/** The course of one value, in a box of its own. */
export interface Band {
  /** The name of the value. */
  value: string;
  points: { x: number; y: number }[];
  /** The SVG path through the points. */
  path: string;
  /** The SVG path through what the value was about to become, with a gap where nothing was foretold; else empty. */
  forecast: string;
  /** Values with a rule across the band. */
  levels: { value: number; y: number }[];
}

const FEW_LEVELS = 6;

/** Where the points of a history stand across a chart of this width. */
export function columnsOf(history: HistoryPoint[], width: number): number[] {
  return history.map((_, index) => (history.length > 1 ? (index / (history.length - 1)) * width : 0));
}

/** The place of the point whose turn holds a moment; -1 if no moment is looked at. */
export function placeOf(moment: number | null, history: HistoryPoint[]): number {
  return moment === null ? -1 : history.filter((point) => point.moment <= moment).length - 1;
}

/** Lay the course of one value out in a box; its levels begin at 0 or below. */
export function bandOf(history: HistoryPoint[], value: string, width: number, height: number): Band {
  const values = history.map((point) => point.values[value] ?? 0);
  const foretold = history.map((point) => point.forecast[value]);
  const all = [...values, ...foretold.filter((one) => one !== undefined)];
  const every = Math.max(...all) - Math.min(0, ...all) > FEW_LEVELS ? 5 : 2;
  const low = Math.floor(Math.min(0, ...all) / every) * every;
  const high = Math.max(low + every, Math.ceil(Math.max(0, ...all) / every) * every);
  const y = (one: number) => height - ((one - low) / (high - low)) * height;
  const columns = columnsOf(history, width);
  const path = (course: (number | undefined)[]) =>
    course
      .map((one, index) => {
        if (one === undefined) return "";
        const begins = course[index - 1] === undefined;
        return `${begins ? "M" : "L"}${columns[index]!.toFixed(1)} ${y(one).toFixed(1)}`;
      })
      .join("");
  const points = columns.map((x, index) => ({ x, y: y(values[index]!) }));
  const levels = [];
  for (let level = low; level <= high; level += every) levels.push({ value: level, y: y(level) });
  return { value, points, path: path(values), forecast: path(foretold), levels };
}
