// How a game has ended, in words.

import { t } from "../words/words.svelte";

/** The result of a game that nobody has won. */
const DRAW = "draw";

/** Who has won, by the name of the side; or that it is a draw. */
export function outcome(result: string, name = result): string {
  return result === DRAW ? t("table-drawn") : t("table-won", { who: name });
}
