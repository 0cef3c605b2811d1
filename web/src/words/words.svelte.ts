// The interface's own words, as Fluent catalogues; all words about the game come from the server.

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

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en", en), ja: bundle("ja", ja) };

function remembered(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "en" || kept === "ja") return kept;
  return navigator.language.startsWith("ja") ? "ja" : "en";
}

class Words {
  language = $state<Language>(remembered());

  speak(language: Language) {
    this.language = language;
    localStorage.setItem(KEPT, language);
  }

  /** A message of the catalogue in the current language. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const spoken = BUNDLES[this.language];
    const message = spoken.getMessage(key);
    if (!message?.value) throw new Error(`no words for ${key}`);
    return spoken.formatPattern(message.value, args);
  }

  /** The current language as the reader's own country writes it, for dates, numbers and lists. */
  get locale(): string {
    return variantOf(this.language);
  }

  date(iso: string): string {
    return new Intl.DateTimeFormat(this.locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
  }
}

export const words = new Words();
/** A message in the current language. */
export const t = (key: string, args?: Record<string, FluentVariable>) => words.text(key, args);
