// What a table page tells a board, and what a board tells back. Every game draws its own board to this contract.

import type { Option } from "../api/types";

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
  /** The spaces of the turn that is advised. */
  advised?: string[];
  /** A space was clicked, tapped, or Enter pressed on it. */
  onspace: (space: string) => void;
  /** One of the answers that name no space was chosen on the board. */
  onanswer: (option: Option) => void;
  /** A rule or card was asked for. */
  onrule: (number: string) => void;
}
