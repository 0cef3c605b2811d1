// A game's rules and cards in the language that is spoken, each fetched once.

import { Api } from "../api/http";
import type { Language, Rule, RuleTitle } from "../api/types";
import { words } from "../words/words.svelte";

export class Rulebook {
  /** Titles of rules and cards by number, in the order of the book; empty until they have come. */
  titles = $state.raw<Record<string, string>>({});
  numbers = $state.raw<string[]>([]);
  /** The words by which the open rule was found; nothing if it was opened otherwise. */
  sought = $state("");
  #rules = new Map<string, Promise<Rule>>();

  constructor(readonly game: string) {
    $effect(() => {
      void this.#readTitles(words.language);
    });
  }

  async #readTitles(language: Language) {
    const contents = await new Api(language).ruleTitles(this.game);
    if (language !== words.language) return;
    this.titles = Object.fromEntries(contents.map(({ number, title }) => [number, title]));
    this.numbers = contents.map(({ number }) => number);
  }

  /** The rules and cards that have all the words sought, the best first. */
  search(sought: string): Promise<RuleTitle[]> {
    return new Api(words.language).ruleTitles(this.game, sought);
  }

  /** The text of a rule or card; reads the language, so that an effect fetches it again when that changes. */
  rule(number: string): Promise<Rule> {
    const key = `${words.language} ${number}`;
    let rule = this.#rules.get(key);
    if (!rule) {
      rule = new Api(words.language).rule(this.game, number);
      rule.catch(() => this.#rules.delete(key));
      this.#rules.set(key, rule);
    }
    return rule;
  }
}
