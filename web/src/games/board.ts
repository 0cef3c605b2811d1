// What a table page tells a board, and what a board tells back. Every game draws its own board to this contract.

import type { Forecast, LogLine, Option } from "../api/types";
import type { Change } from "../changes/changes";
import type { Row } from "../changes/telling";
import type { Hand } from "./orders";

export interface BoardProps<State> {
  state: State;
  names: Record<string, string>;
  /** Titles of rules and cards by number. */
  titles: Record<string, string>;
  /** The offered answers that name a space, by space; empty while it is not your decision. */
  choices: Record<string, Option[]>;
  /** The offered answers that name no space, by answer. */
  others: Record<string, Option>;
  /** Why a space is not offered, by space. */
  reasons: Record<string, string>;
  /** The spaces already chosen in this turn, in order. */
  chosen: string[];
  /** The space whose menu is open. */
  marked?: string;
  /** The spaces of the turn that is advised. */
  advised?: string[];
  /** Where the track that decides the game would stand if it were counted now. */
  forecast?: Forecast | null;
  /** What is not as it was when one last looked, the lines of the log that tell how it came about, and it in words. */
  changed?: { changes: Change[]; lines: LogLine[]; rows: Row[] };
  /** The spaces at which somebody points elsewhere: in the log, or in what changed. */
  lit?: string[];
  /** The spaces to go to, the one that gets the focus first; another object every time. */
  sight?: { spaces: string[] } | null;
  /** What this player has begun to order, in a game that takes orders. */
  hand?: Hand | undefined;
  /** A space was clicked, tapped, or Enter pressed on it. */
  onspace: (space: string) => void;
  /** One of the answers that name no space was chosen on the board. */
  onanswer: (option: Option) => void;
  /** A rule or card was asked for. */
  onrule: (number: string) => void;
}
