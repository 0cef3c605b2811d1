// The games that the table offers and this client can show, in the language that is spoken.

import { Api } from "../api/http";
import type { CatalogueGame, Language } from "../api/types";
import { hasFace } from "../games/faces";
import { words } from "../words/words.svelte";
import { tryAgainWhile } from "./tryagain.svelte";

export class Catalogue {
  /** Empty until they have come. */
  games = $state.raw<CatalogueGame[]>([]);
  failed = $state(false);

  /** Reads itself while the component that has made it is shown. */
  constructor() {
    $effect(() => void this.#read(words.language));
    tryAgainWhile(
      () => this.failed,
      () => void this.#read(words.language),
    );
  }

  find(game: string): CatalogueGame | undefined {
    return this.games.find((one) => one.game === game);
  }

  async #read(language: Language) {
    try {
      const found = await new Api(language).catalogue();
      this.failed = false;
      if (language === words.language) this.games = found.filter(({ game }) => hasFace(game));
    } catch {
      this.failed = true;
    }
  }
}

/** The games to choose from for a page. */
export const gamesWith = (page: "learn" | "rules", games: CatalogueGame[]) =>
  page === "learn" ? games.filter(({ has_example }) => has_example) : games;

/** Where a page of a game is: of the one game there is, or where one is chosen. */
export function addressOf(page: "learn" | "rules", games: CatalogueGame[]): string {
  const [only, ...others] = gamesWith(page, games);
  return only && !others.length ? `/${page}/${only.game}` : `/${page}`;
}
