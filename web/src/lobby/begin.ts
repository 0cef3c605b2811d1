// Beginning a game and going where it continues.

import { Api } from "../api/http";
import type { NewGame } from "../api/types";
import { keepLinks } from "../common/links";
import { router } from "../router.svelte";
import { words } from "../words/words.svelte";

/** Begin a game; to the links if a friend has to be sent one, otherwise straight to the table. */
export async function begin(form: NewGame) {
  const { id, links } = await new Api(words.language).newGame(form);
  const whole = Object.entries(links).map(([side, link]) => [side, new URL(link, location.origin).href]);
  keepLinks(id, Object.fromEntries(whole));
  const invites = Object.values(form.seats).some(({ who }) => who === "friend");
  router.go(invites ? `/#invite/${id}` : `/games/${id}`);
}
