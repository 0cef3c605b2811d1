// The form of a new game, and what is sent for it.

import type { CatalogueGame, NewGame } from "../api/types";
import { usualBot } from "../common/bots";

export type Who = "me" | "friend" | "bot";

export interface SeatChoice {
  who: Who;
  /** My name at this side, or the friend's. */
  names: { me: string; friend: string };
  bot: string;
}

export interface GameForm {
  scenario: string;
  seats: Record<string, SeatChoice>;
  /** I allow analysis while the game goes on, if the friend does. */
  allowsAnalysis: boolean;
  bid: number;
  options: Record<string, string>;
  /** Begin from `pasted`, a record or a position, instead of the scenario. */
  imports: boolean;
  pasted: string;
}

/** A form as it opens: the first side is mine, a bot sits across. */
export function emptyForm(game: CatalogueGame, myName: string): GameForm {
  const bot = usualBot(game.bots);
  const seats = game.sides.map(({ side }, number) => {
    const who: Who = number === 0 ? "me" : "bot";
    return [side, { who, names: { me: myName, friend: "" }, bot }];
  });
  return {
    scenario: game.scenarios[0]?.scenario ?? "",
    seats: Object.fromEntries(seats),
    allowsAnalysis: false,
    bid: 0,
    options: {},
    imports: false,
    pasted: "",
  };
}

/** Whether people play against each other, who have to agree on analysis. */
export function isBetweenPeople({ seats }: GameForm): boolean {
  const sitting = Object.values(seats).map(({ who }) => who);
  return sitting.includes("me") && sitting.includes("friend");
}

const POSITION = /^\s*sandtable position/;

/** What the table is asked for. A record and a position bring their own options. */
export function requestOf(game: string, form: GameForm): NewGame {
  const seats = Object.entries(form.seats).map(([side, { who, names, bot }]) => {
    if (who === "bot") return [side, { who, bot }];
    const name = names[who].trim();
    const allows = who === "me" && form.allowsAnalysis && isBetweenPeople(form) ? { allows_analysis: true } : {};
    return [side, { who, ...(name && { name }), ...allows }];
  });
  const request: NewGame = { game, seats: Object.fromEntries(seats) };
  if (form.imports) return { ...request, [POSITION.test(form.pasted) ? "position" : "record"]: form.pasted };
  return { ...request, scenario: form.scenario, options: form.options, bid: form.bid };
}
