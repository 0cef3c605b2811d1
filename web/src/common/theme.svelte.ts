// Light, dark, or as the system says. Imported once, it applies itself.

const KEPT = "sandtable-theme";
export const THEMES = ["auto", "light", "dark"] as const;
export type ThemeChoice = (typeof THEMES)[number];

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function remembered(): ThemeChoice {
  const kept = localStorage.getItem(KEPT);
  return THEMES.find((choice) => choice === kept) ?? "auto";
}

class Theme {
  choice = $state<ThemeChoice>(remembered());

  constructor() {
    systemIsDark.addEventListener("change", () => this.#apply());
    this.#apply();
  }

  choose(choice: ThemeChoice) {
    this.choice = choice;
    localStorage.setItem(KEPT, choice);
    this.#apply();
  }

  #apply() {
    const dark = this.choice === "dark" || (this.choice === "auto" && systemIsDark.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const theme = new Theme();
