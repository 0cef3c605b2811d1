// The face of a game: what its pages have to know beyond what the server says. What a game does not have it leaves out.

import type { Component } from "svelte";
import type { Language, LogLine, Option, Rule } from "../api/types";
import type { Telling } from "../changes/telling";
import type { BoardProps } from "./board";
import type { OrdersFace, StandingAnswer } from "./orders";

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
  /** The message that names this table, where it is not one of spaces. */
  spacesTab?: string;
  /** How a game with cards shows one, which of them is in play, and which stay in force. */
  cards?: {
    Card: Component<CardProps>;
    current: (state: State) => string;
    lasting: (state: State) => Lasting[];
  };
  /** How a game takes orders whose answers are too many to be listed. */
  orders?: OrdersFace<State>;
  /** Answers that a player may give once and for all. */
  standing?: StandingAnswer[];
  /** How the table is shown by which the dice of a line of the log were read; it says nothing about other lines. */
  Rolled?: Component<{ line: LogLine }>;
  /** Messages of the log that such a table belongs to. */
  rolls?: string[];
  /** The spaces that an answer speaks of where the table names none, that at which it aims last. */
  spacesOf?: (answer: string, state: State) => string[];
  /** What decided a game that is over; the last lines of the log tell it where a game does not. */
  Deciding?: Component<{ state: State }>;
  /** The questions whose spaces the board numbers while one is asked: its own, or those that named where to go. */
  numbered?: (message: string) => string[];
  /** How what has changed is told. */
  telling?: Telling;
  /** The message of the log that opens a chapter. */
  chapter?: string;
  /** Where in the game a state is, for who walks through it; a game that does not say it counts turns. */
  where?: (state: State) => string;
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
