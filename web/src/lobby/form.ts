// The form of a new game, and what is sent for it.

import type { CatalogueGame, NewGame } from "../api/types";

export type Who = "me" | "friend" | "bot";

export interface SeatChoice {
  who: Who;
  name: string;
  bot: string;
}

export interface GameForm {
  scenario: string;
  seats: Record<string, SeatChoice>;
  bid: number;
  options: Record<string, string>;
  /** Begin from `pasted`, a record or a position, instead of the scenario. */
  imports: boolean;
  pasted: string;
}

/** A form as it opens: the first side is mine, a bot sits across. */
export function emptyForm(game: CatalogueGame, myName: string): GameForm {
  const bot = game.bots[0]?.bot ?? "";
  const seats = game.sides.map(({ side }, number) => {
    const who: Who = number === 0 ? "me" : "bot";
    return [side, { who, name: number === 0 ? myName : "", bot }];
  });
  return {
    scenario: game.scenarios[0]?.scenario ?? "",
    seats: Object.fromEntries(seats),
    bid: 0,
    options: {},
    imports: false,
    pasted: "",
  };
}

const POSITION = /^\s*sandtable position/;

/** What the table is asked for. A record and a position bring their own options. */
export function requestOf(game: string, form: GameForm): NewGame {
  const seats = Object.entries(form.seats).map(([side, { who, name, bot }]) => {
    const named = name.trim() ? { name: name.trim() } : {};
    return [side, who === "bot" ? { who, bot } : { who, ...named }];
  });
  const request: NewGame = { game, seats: Object.fromEntries(seats) };
  if (form.imports) return { ...request, [POSITION.test(form.pasted) ? "position" : "record"]: form.pasted };
  return { ...request, scenario: form.scenario, options: form.options, bid: form.bid };
}
