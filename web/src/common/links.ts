// The links to a game's seats. Only who began the game learns them; this browser keeps them to send or show again.

/** The name of those who only watch, among the sides. */
export const SPECTATOR = "spectator";

const key = (id: string) => `sandtable-links-${id}`;

export function keepLinks(id: string, links: Record<string, string>) {
  localStorage.setItem(key(id), JSON.stringify(links));
}

/** The links by side, as far as they are kept here. */
export function linksOf(id: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? sessionStorage.getItem(key(id)) ?? "{}");
  } catch {
    return {};
  }
}
