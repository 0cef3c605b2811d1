// The form of a new game, and what is sent for it.

import type { CatalogueGame, NewGame } from "../api/types";
import { usualBot } from "../common/bots";

export type Who = "me" | "friend" | "bot";

export interface SeatChoice {
  who: Who;
  /** Who plays this side beside me on this screen. A friend gives his own name when he joins. */
  name: string;
  bot: string;
}

export interface GameForm {
  scenario: string;
  seats: Record<string, SeatChoice>;
  /** At the first side that is played on this screen. */
  myName: string;
  /** I allow analysis while the game goes on, if the friend does. */
  allowsAnalysis: boolean;
  bid: number;
  options: Record<string, string>;
  /** Begin from `pasted`, a record or a position, instead of the scenario. */
  imports: boolean;
  pasted: string;
  /** Whether the table has found that a game can begin from it. */
  isSound: boolean;
}

/** A form as it opens: the first side is mine, a bot sits across. */
export function emptyForm(game: CatalogueGame, myName: string): GameForm {
  const bot = usualBot(game.bots);
  const first = game.scenarios[0];
  const seats = game.sides.map(({ side }, number) => {
    const who: Who = number === 0 ? "me" : "bot";
    return [side, { who, name: "", bot }];
  });
  return {
    scenario: first?.scenario ?? "",
    seats: Object.fromEntries(seats),
    myName,
    allowsAnalysis: false,
    bid: first?.bid?.usual ?? 0,
    options: {},
    imports: false,
    pasted: "",
    isSound: false,
  };
}

/** The side at which I sit myself; whoever else plays on this screen sits beside me. */
export const mySide = ({ seats }: GameForm) => Object.keys(seats).find((side) => seats[side]!.who === "me");

/** Whether people play against each other, who have to agree on analysis. */
export function isBetweenPeople({ seats }: GameForm): boolean {
  const sitting = Object.values(seats).map(({ who }) => who);
  return sitting.includes("me") && sitting.includes("friend");
}

const POSITION = /^\s*sandtable position/;

/** What was pasted, as the table takes it. */
export const pastedStart = (pasted: string): { record: string } | { position: string } =>
  POSITION.test(pasted) ? { position: pasted } : { record: pasted };

/** What the table is asked for. A record and a position bring their own options. */
export function requestOf(game: string, form: GameForm): NewGame {
  const seats = Object.entries(form.seats).map(([side, { who, name, bot }]) => {
    if (who === "bot") return [side, { who, bot }];
    if (who === "friend") return [side, { who }];
    const allows = form.allowsAnalysis && isBetweenPeople(form) ? { allows_analysis: true } : {};
    const given = (side === mySide(form) ? form.myName : name).trim();
    return [side, { who, ...(given && { name: given }), ...allows }];
  });
  const request: NewGame = { game, seats: Object.fromEntries(seats) };
  if (form.imports) return { ...request, ...pastedStart(form.pasted) };
  return { ...request, scenario: form.scenario, options: form.options, bid: form.bid };
}
