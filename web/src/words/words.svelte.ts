// The interface's own words and those of the game that is shown, as Fluent catalogues; words about play come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../api/types";
import en from "./en.ftl?raw";
import ja from "./ja.ftl?raw";

export const LANGUAGES: Record<Language, string> = { en: "English", ja: "日本語" };
const KEPT = "sandtable-language";

/** A language as the reader's own country writes it: the first that the browser prefers among its variants. */
const variantOf = (language: Language) => navigator.languages.find((one) => one.split("-")[0] === language) ?? language;

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(variantOf(language), { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  return made;
}

/** Spans of time, the longest first, in seconds. */
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

type Bundles = Record<Language, FluentBundle>;

const bundles = (sources: Record<Language, string>): Bundles => ({
  en: bundle("en", sources.en),
  ja: bundle("ja", sources.ja),
});

const HOUSE = bundles({ en, ja });

function remembered(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "en" || kept === "ja") return kept;
  return navigator.language.startsWith("ja") ? "ja" : "en";
}

class Words {
  language = $state<Language>(remembered());
  /** Of the game that is shown; they come before the house's. */
  #game = $state.raw<Bundles | null>(null);

  speak(language: Language) {
    this.language = language;
    localStorage.setItem(KEPT, language);
  }

  /** Speak with the words of a game from now on. */
  speakOf(sources: Record<Language, string>) {
    this.#game = bundles(sources);
  }

  /** A message of the catalogues in the current language. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const own = this.#game?.[this.language];
    const spoken = own?.hasMessage(key) ? own : HOUSE[this.language];
    const message = spoken.getMessage(key);
    if (!message?.value) throw new Error(`no words for ${key}`);
    return spoken.formatPattern(message.value, args);
  }

  /** The current language as the reader's own country writes it, for dates, numbers and lists. */
  get locale(): string {
    return variantOf(this.language);
  }

  /** How long ago something was, in the largest unit that fits: "3 hours ago". */
  ago(iso: string, now = Date.now()): string {
    const seconds = Math.min(0, (Date.parse(iso) - now) / 1000);
    const [unit, length] = UNITS.find(([, length]) => -seconds >= length) ?? ["second", 1];
    const format = new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" });
    const said = unit === "second" ? format.format(0, "second") : format.format(Math.ceil(seconds / length), unit);
    return this.language === "ja" ? said.replaceAll(" ", "") : said;
  }

  date(iso: string): string {
    return new Intl.DateTimeFormat(this.locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
  }
}

export const words = new Words();
/** A message in the current language. */
export const t = (key: string, args?: Record<string, FluentVariable>) => words.text(key, args);
