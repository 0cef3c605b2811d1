// Links to a game's seats. The table gives them; nothing of them is stored where a script can read it.

/** A link of the table as it can be sent. */
export const whole = (link: string) => new URL(link, location.origin).href;

/** Between the secrets of a link that has several. */
export const BETWEEN = ".";

/** A secret that nobody guesses, for a seat that is about to be mine. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Erase the links that earlier versions stored. */
export function forgetStoredLinks() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("sandtable-links-")) storage.removeItem(key);
}
