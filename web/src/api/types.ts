// What the server sends. The client knows no rules: all that is legal, and every reason, stands in these.

export type Language = "en" | "ja";

/** An answer that is offered: its text for the server, its label for people, and the space of the board it names. */
export interface Option {
  answer: string;
  label: string;
  space: string;
}

/** An answer that is not offered, with the reason, which begins with the number of the rule. */
export interface Withheld extends Option {
  reason: string;
}

export interface Question {
  side: string;
  side_name: string;
  rule: string;
  message: string;
  prompt: string;
  /** How many more answers like this can be given, where the question says so. */
  left: number | null;
  options: Option[];
  withheld: Withheld[];
}

export interface LogLine {
  moment: number;
  rule: string;
  message: string;
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

/** Board, question and result at a moment; `state` is the game's own. */
export interface Scene<State = unknown> {
  game: string;
  language: Language;
  moment: number;
  turn_began: number;
  over: boolean;
  result: string;
  state: State;
  names: Record<string, string>;
  question: Question | null;
  log_from: number;
  log: LogLine[];
}

/** What a seat sees of its game. `at` grows with every change, also with an undo. */
export interface View<State = unknown> extends Scene<State> {
  id: string;
  title: string;
  at: number;
  seats: Record<string, Seat>;
  options: Record<string, string>;
  /** The bot that is asked could not answer; another can take its place. */
  bot_failed: boolean;
  rollback: { side: string; back_to: number } | null;
  chat: ChatLine[];
  dice: { commitment: string; dealt_from: number; secret?: string };
  /** What lets anybody watch; null where an older game does not know it. */
  watch_link: string | null;
  you: string[];
  here: string[];
  may_undo: boolean;
  /** The first moment of this turn to which I can go back by myself; the present if there is none. */
  undo_to: number;
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
}

/** The best turns at a moment; none until they are found. */
export interface Turns {
  at: number;
  moment: number;
  turns: Turn[];
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

/** One turn of a game's history; `values` are what a chart shows. */
export interface HistoryPoint {
  moment: number;
  card: string;
  values: Record<string, number>;
}

export interface Summary {
  id: string;
  game: string;
  title: string;
  at: number;
  moment: number;
  over: boolean;
  result: string;
  you: string[];
  seats: Record<string, Seat>;
  here: string[];
  created: string;
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

export interface CatalogueGame {
  game: string;
  version: number;
  title: string;
  sides: { side: string; name: string }[];
  scenarios: { scenario: string; name: string }[];
  bots: Bot[];
  options: { option: string; title: string; text: string; values: string[]; default: string }[];
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
}

/** A rule or a card; a card's `parts` are unshaded, shaded, their titles, note, background, star. */
export interface Rule extends RuleTitle {
  text: string;
  parts: Record<string, string>;
}

/** A step of the guided example: the scene, what we say about it, and the answers that the example gives next. */
export interface Lesson<State = unknown> {
  scene: Scene<State>;
  step: number;
  steps: number;
  explanation: string;
  expected: string[];
}
