// What the server sends. The client knows no rules: all that is legal, and every reason, stands in these.

export type Language = "en" | "ja";

/** An answer that is offered: its text for the server, its label for people, and the space of the board it names. */
export interface Option {
  answer: string;
  label: string;
  space: string;
  /** The name of what it does beside what is asked, a Special Activity say; empty or left out if it does that. */
  beside?: string;
}

/** An answer that was given in this turn, and the message of the question it was given to. */
export interface Given extends Option {
  message: string;
}

/** One of several things that are gone through in order: the second of three. */
export interface Progress {
  number: number;
  count: number;
}

/** A phase by its name, and what it is a part of. */
export interface Phase extends Progress {
  whole: string;
  part: string;
}

/** An answer that is not offered, with the reason, which begins with the number of the rule. */
export interface Withheld extends Option {
  reason: string;
}

/** Who is asked what, by which rule. */
export interface Asking {
  side: string;
  side_name: string;
  rule: string;
  message: string;
  prompt: string;
}

export interface Question extends Asking {
  /** Whether it asks again for another of the same kind. */
  again: boolean;
  /** The answer that ends or declines what is asked; empty if something has to be chosen. */
  finish: string;
  /** Which of how many is chosen now; null where nobody counts. */
  progress: Progress | null;
  options: Option[];
  withheld: Withheld[];
}

export interface LogLine {
  moment: number;
  rule: string;
  message: string;
  /** What the line is about, as the game names it: a `die`, a `space`, … */
  arguments: Record<string, unknown>;
  text: string;
}

export interface Seat {
  side: string;
  who: "person" | "bot";
  name: string;
  bot: string;
  bot_name: string;
  /** Whether this person allows analysis while the game goes on. */
  allows_analysis: boolean;
  /** Whether somebody has sat down here; until then the seat's link is an invitation. */
  taken: boolean;
}

/** What somebody said; or what has become of a side's link, which is an `event` that the table tells. */
export interface ChatLine {
  sent: string;
  side: string;
  text: string;
  event: string;
}

/** What one thing on the board brings when the track that decides the game is counted, or costs if it is negative. */
export interface ForecastPart {
  kind: string;
  text: string;
  /** Where it is; empty if it is in no space. */
  space: string;
  amount: number;
}

/** Where the track that decides the game would stand if it were counted now. */
export interface Forecast {
  track: string;
  now: number;
  then: number;
  /** Who would have won by it; empty if the game would go on. */
  result: string;
  parts: ForecastPart[];
}

/** A game as it stood after so many answers, to look at; `state` is the game's own. */
export interface Moment<State = unknown> {
  moment: number;
  turn_began: number;
  over: boolean;
  result: string;
  state: State;
  forecast: Forecast | null;
  question: Asking | null;
}

/** Board, question and result at a moment. */
export interface Scene<State = unknown> extends Moment<State> {
  game: string;
  language: Language;
  names: Record<string, string>;
  question: Question | null;
  phase: Phase | null;
  /** What has been answered in this turn to what was asked, in order. */
  given: Given[];
  log_from: number;
  log: LogLine[];
}

/** What is for one seat alone, which comes whole with every change. */
export type OwnView = Pick<View, "you" | "here" | "may_undo" | "undo_to" | "seen" | "may_analyse" | "log_from" | "log">;

/** The words that may follow those of an order so far, each with a note; or why they begin none. */
export interface NextWords {
  words: Record<string, unknown>;
  /** Whether the words are an order as they stand. */
  whole: boolean;
  /** What the order would come to, as the game tells it; null where it tells nothing. */
  preview: unknown;
  reason: string;
}

/** What is needed of a game once: what its things are called, and the printed tables that dice are read by. */
export interface Reference {
  names: Record<string, string>;
  charts: Record<string, unknown>;
}

/** What a seat sees of its game. `at` grows with every change, also with an undo. */
export interface View<State = unknown> extends Scene<State> {
  id: string;
  title: string;
  /** Whose cards, or maps and counters, it is played with; empty where all play with the same. */
  components: string;
  at: number;
  seats: Record<string, Seat>;
  options: Record<string, string>;
  /** The bot that is asked could not answer; another can take its place. */
  bot_failed: boolean;
  /** Who asks to go back, to which moment, and which sides agree; it happens when all persons do. */
  rollback: { side: string; back_to: number; agreed: string[] } | null;
  chat: ChatLine[];
  dice: { commitment: string; dealt_from: number; secret?: string };
  /** The game that follows this one, if there is one. */
  rematch: string;
  /** What lets anybody watch; null where an older game does not know it. */
  watch_link: string | null;
  you: string[];
  here: string[];
  may_undo: boolean;
  /** The first moment of this turn to which I can go back by myself; the present if there is none. */
  undo_to: number;
  /** The moment until which I know the game, until my side answers in this turn; 0 if it has never answered. */
  seen: number | null;
  /** Whether I may have this game analysed now. */
  may_analyse: boolean;
}

/**
 * How likely each side was to win, at the beginning of each turn and at the end, as far as it is known. All together
 * have 1; of a draw each has its share.
 */
export interface Course {
  points: { moment: number; chances: Record<string, number> }[];
  total: number;
  running: boolean;
}

/** A turn that could be taken, and how likely the side that takes it then is to win. */
export interface Turn {
  answers: Option[];
  chance: number;
  /** What it is meant to do, a sentence for each part of it; none of a search. */
  plan?: string[];
}

/** The best turns at a moment; none until they are found. */
export interface Turns {
  at: number;
  moment: number;
  /** The side that decides there. */
  side: string;
  turns: Turn[];
  /** The turn that was played. */
  played: Option[];
  running: boolean;
}

/** What the table replies to a change: how far the game is now. What came of it is told by the socket. */
export interface Done {
  at: number;
}

/** The table holds back answers that would end the turn until the player confirms; these lines sum the turn up. */
export interface Held {
  held: { lines: LogLine[] };
}

/** One turn of a game's history; `values` are what a chart shows, `forecast` what some of them were about to become. */
export interface HistoryPoint {
  moment: number;
  card: string;
  values: Record<string, number>;
  forecast: Record<string, number>;
}

export interface Summary {
  id: string;
  game: string;
  title: string;
  /** Whose cards, or maps and counters, it is played with; empty where all play with the same. */
  components: string;
  at: number;
  moment: number;
  over: boolean;
  result: string;
  you: string[];
  seats: Record<string, Seat>;
  here: string[];
  created: string;
  /** When somebody last answered or went back. */
  moved: string;
  /** The card or turn that is played, in words. */
  stage: string;
  asked: string;
  your_turn: boolean;
  /** Why the table cannot play this game on; empty if it can. */
  problem: string;
}

export interface Bot {
  bot: string;
  name: string;
  /** What it is like, in a sentence. */
  text: string;
}

/** From what to what a bid goes, which is usual, and what it means; a game without bids has none. */
export interface Bid {
  least: number;
  most: number;
  usual: number;
  text: string;
}

/** Whose cards, or maps and counters, a game can be played with, and the option that says it. */
export interface Components {
  option: string;
  title: string;
  text: string;
  values: { value: string; name: string }[];
}

export interface CatalogueGame {
  game: string;
  version: number;
  title: string;
  sides: { side: string; name: string }[];
  about: About;
  /** Whether there is a guided first game. */
  has_example: boolean;
  scenarios: { scenario: string; name: string; bid: Bid | null }[];
  bots: Bot[];
  /** Whose they can be, ours first; null where an owner adds nothing. */
  components: Components | null;
  options: RulesOption[];
}

/** What is told of a game to somebody who does not know it; empty where the game says nothing. */
export interface About {
  years: string;
  length: string;
  /** How much of it is not the published game's. */
  ours: string;
  /** How each side wins. */
  aims: Record<string, string>;
}

export interface RulesOption {
  option: string;
  title: string;
  text: string;
  values: string[];
  /** What values are called; those without a name are the default and the other. */
  value_names: Record<string, string>;
  default: string;
}

/** What a record or a position leads to. */
export interface Start {
  moment: number;
  over: boolean;
  result: string;
}

export interface NewGame {
  game: string;
  scenario?: string;
  options?: Record<string, string>;
  seats: Record<string, { who: "me" | "friend" | "bot"; name?: string; bot?: string; allows_analysis?: boolean }>;
  bid?: number;
  position?: string;
  record?: string;
  moment_of?: { id: string; moment: number };
}

/** Secrets of seats that nobody had before. */
export interface NewLinks extends Done {
  id: string;
  secrets: Record<string, string>;
  links: Record<string, string>;
}

/** A game that was begun, or at which somebody has sat down, as it then is. */
export interface Created extends NewLinks {
  view: View;
}

/** What a link invites to, before somebody sits down there. */
export interface Invitation {
  game: string;
  title: string;
  /** Whose cards, or maps and counters, it is played with; empty where all play with the same. */
  components: string;
  side: string;
  seats: Record<string, Seat>;
}

export interface Invited {
  invitation: Invitation;
}

/** The links that this browser keeps of a game. */
export interface Links {
  /** Opens on another device what is open here. */
  own: string;
  /** To be sent, by side: of seats where nobody has sat down yet. */
  invitations: Record<string, string>;
  /** Whether I began this game and may make new invitations. */
  may_invite: boolean;
}

/** Whether the table tells this seat of its turns by itself, and how the addresses it sends to begin. */
export interface NoticeState {
  allowed: string[];
  is_set: boolean;
}

export interface RuleTitle {
  number: string;
  title: string;
  /** Where in the text the words stand that were sought, if they do. */
  hit: { before: string; found: string; after: string } | null;
}

/** A rule or a card; a card's `parts` are its texts, called as its game calls them. */
export interface Rule {
  number: string;
  title: string;
  text: string;
  parts: Record<string, string>;
}

/** A step of a guided game: the scene, what we say about it, and the answers that the guided game gives next. */
export interface Lesson<State = unknown> {
  scene: Scene<State>;
  step: number;
  steps: number;
  explanation: string;
  expected: string[];
}

/** A part of a guided game: its title, what one knows after it, its first step and how many it has, and how long. */
export interface Chapter {
  key: string;
  title: string;
  learnt: string;
  begins: number;
  steps: number;
  minutes: number;
}

/** What a guided game consists of. */
export interface Outline {
  /** The name of the game. */
  title: string;
  minutes: number;
  chapters: Chapter[];
}
