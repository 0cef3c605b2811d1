// The bots that the table offers for a game.

import type { Api } from "../api/http";
import type { Bot } from "../api/types";

export const LEVELS = ["easy", "normal", "hard"];
const TIMED = /^search:(\d+)s$/;

/** The bots of a game, the best first; none if the table cannot be reached. */
export async function botsOf(api: Api, game: string): Promise<Bot[]> {
  const games = await api.catalogue().catch(() => []);
  return games.find((one) => one.game === game)?.bots ?? [];
}

/** The bot across the table unless somebody chooses another. */
export function usualBot(bots: Bot[]): string {
  const named = ["normal", "heuristic"].find((usual) => bots.some(({ bot }) => bot === usual));
  return named ?? bots[0]?.bot ?? "";
}

/** The seconds that a search is given for a turn, or null if the bot is another. */
export function secondsOf(bot: string): number | null {
  const timed = TIMED.exec(bot);
  return timed ? Number(timed[1]) : null;
}

export const searchFor = (seconds: number) => `search:${seconds}s`;
