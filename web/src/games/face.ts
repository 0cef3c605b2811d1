// The face of a game: what its pages have to know beyond what the server says. What a game does not have it leaves out.

import type { Component } from "svelte";
import type { Language, Option, Rule } from "../api/types";
import type { Telling } from "../changes/telling";
import type { BoardProps } from "./board";

/** An event that stays in force: its card, which of its texts, and for whom. */
export interface Lasting {
  card: string;
  text: string;
  side: string;
}

export interface CardProps {
  card: Rule;
  /** Titles of rules and cards by number. */
  titles: Record<string, string>;
  /** Events in force to the end of the game. */
  lasting?: Lasting[];
  /** The offered answers that name no space, by answer: a text that can be played is among them. */
  choices?: Record<string, Option>;
  /** Who would play it. */
  side?: string | undefined;
  onanswer?: ((option: Option) => void) | undefined;
  /** Show note and background at once. */
  unfolded?: boolean;
  onrule: (number: string) => void;
}

export interface GameFace<State> {
  Board: Component<BoardProps<State>>;
  /** The colour of each side. */
  colours: Record<string, string>;
  /** The game's own words, as Fluent catalogues. */
  words: Record<Language, string>;
  /** The board as a table, for a game with spaces. */
  SpacesTable?: Component<BoardProps<State>>;
  /** How a game with cards shows one, which of them is in play, and which stay in force. */
  cards?: {
    Card: Component<CardProps>;
    current: (state: State) => string;
    lasting: (state: State) => Lasting[];
  };
  /** The questions whose spaces the board numbers while one is asked: its own, or those that named where to go. */
  numbered?: (message: string) => string[];
  /** How what has changed is told. */
  telling?: Telling;
  /** The message of the log that opens a chapter. */
  chapter?: string;
  /** Messages of the log that say little about what a turn did. */
  aside?: string[];
  /** The periods along the chart of the game, as its progress counts them. */
  chart?: {
    /** The message that heads their names. */
    heading: string;
    title: (period: string, titles: Record<string, string>) => string;
    /** Whether a period is marked across the chart. */
    marked?: (period: string) => boolean;
  };
}
