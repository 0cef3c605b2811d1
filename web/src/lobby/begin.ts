// Beginning a game and going where it continues.

import { Api } from "../api/http";
import type { NewGame } from "../api/types";
import { router } from "../router.svelte";
import { words } from "../words/words.svelte";

/** Begin a game; to the links if a friend has to be sent one, otherwise straight to the table. */
export async function begin(form: NewGame) {
  const { id } = await new Api(words.language).newGame(form);
  const invites = Object.values(form.seats).some(({ who }) => who === "friend");
  router.go(invites ? `/#invite/${id}` : `/games/${id}`);
}
