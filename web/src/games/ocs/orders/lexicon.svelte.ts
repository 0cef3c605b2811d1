// What the things of a game are called, and its printed tables: asked for once in each language.

import { Api } from "../../../api/http";
import type { Language, Reference } from "../../../api/types";

export interface CombatChart {
  /** By line of terrain, the odds of the columns. */
  odds: string[][];
  /** From a roll of 1 on, a letter for each column. */
  rows: string[];
  results: Record<string, string>;
}

export interface ColumnChart {
  /** The least points of each column. */
  columns: number[];
  rows: string[];
}

export interface Charts {
  combat: CombatChart;
  barrage: ColumnChart;
  port: ColumnChart;
}

class Lexicon {
  #known = $state.raw<Reference | null>(null);
  #of = "";

  async learn(game: string, language: Language) {
    const of = `${game} ${language}`;
    if (of === this.#of) return;
    this.#of = of;
    const known = await new Api(language).reference(game).catch(() => null);
    if (of !== this.#of) return;
    if (known) this.#known = known;
    else this.#of = ""; // to be asked for again
  }

  /** The name of a thing; what has none stands for itself. */
  name = (thing: string): string => this.#known?.names[thing.replaceAll(".", "-")] ?? thing;

  get charts(): Charts | null {
    return this.#known ? (this.#known.charts as unknown as Charts) : null;
  }
}

export const lexicon = new Lexicon();
