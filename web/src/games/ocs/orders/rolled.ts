// The printed table behind a line of the log that tells of dice: which row and which column spoke.

import type { LogLine } from "../../../api/types";
import type { Charts } from "./lexicon.svelte";

export const ROLLS = ["log-combat", "log-barrage", "log-barrage-port"];

export interface Spoken {
  kind: "combat" | "barrage" | "port";
  columns: string[];
  rows: { name: string; cells: string[] }[];
  column: number;
  row: number;
  result: string;
}

const within = (number: number, most: number) => Math.min(Math.max(number, 0), most);

export function chartOf({ message, arguments: told }: LogLine, charts: Charts): Spoken | null {
  const number = (key: string) => Number(told[key] ?? 0);
  if (message === "log-combat") {
    const { odds, rows, results } = charts.combat;
    return {
      kind: "combat",
      columns: odds[number("line")]!,
      rows: rows.map((row, place) => ({ name: String(place + 1), cells: [...row].map((letter) => results[letter]!) })),
      column: number("column"),
      row: within(number("roll") - 1, rows.length - 1),
      result: String(told.result),
    };
  }
  const chart = message === "log-barrage" ? charts.barrage : message === "log-barrage-port" ? charts.port : null;
  if (!chart) return null;
  const lowest = message === "log-barrage" ? 2 : 1; // two dice, or one
  return {
    kind: message === "log-barrage" ? "barrage" : "port",
    columns: chart.columns.map(String),
    rows: chart.rows.map((row, place) => ({ name: String(place + lowest), cells: [...row] })),
    column: number("column"),
    row: within(number(message === "log-barrage" ? "dice" : "die") - lowest, chart.rows.length - 1),
    result: String(told.result ?? told.hits),
  };
}
