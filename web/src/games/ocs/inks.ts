// The colours of the board, as its theme has them.

const NAMES = [
  "sea", "sea-deep", "sea-line", "land", "rocky", "rocky-ink", "sand", "sand-ink", "marsh", "marsh-ink", "hills",
  "hills-ink", "mountain", "mountain-ink", "rough", "delta", "delta-ink", "city", "hexline", "number", "coastline",
  "escarpment", "slope", "river", "primary", "road", "track", "rail", "frontier", "place", "veil", "allied", "axis",
  "glow", "focus", "changed", "danger", "ink", "ink-soft", "paper", "paper-raised", "accent", "line",
] as const; // prettier-ignore

export type Inks = Record<(typeof NAMES)[number], string> & { serif: string; sans: string; dark: boolean };

/** The inks in force where an element stands. */
export function inksOf(element: Element): Inks {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const inks = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<(typeof NAMES)[number], string>;
  const dark = document.documentElement.dataset.theme === "dark";
  return { ...inks, serif: read("serif"), sans: read("sans"), dark };
}
