// The games of this browser, asked for every few seconds while the page is seen.

import { Api, Refused } from "../api/http";
import type { Summary } from "../api/types";
import { t, words } from "../words/words.svelte";

const EVERY = 4000;
const KEPT = "sandtable-returns";

export class MyGames {
  /** Nothing until they have come. */
  list = $state.raw<Summary[] | null>(null);
  /** Why they cannot be listed just now. */
  problem = $state("");
  /** Whether this browser had games when it was last here: then their place is kept before they come. */
  returns = $state(localStorage.getItem(KEPT) === "yes");

  /** Reads itself while the component that has made it is shown. */
  constructor() {
    $effect(() => {
      void this.refresh();
      const seen = () => !document.hidden && void this.refresh();
      const timer = setInterval(seen, EVERY);
      document.addEventListener("visibilitychange", seen);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", seen);
      };
    });
  }

  async refresh() {
    const language = words.language;
    try {
      const found = await new Api(language).myGames();
      if (language !== words.language) return;
      [this.list, this.problem] = [found, ""];
      this.returns = found.length > 0;
      localStorage.setItem(KEPT, this.returns ? "yes" : "no");
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t("lobby-unreachable");
    }
  }
}
