// What this player has answered in the turn: the spaces that the board numbers.

export interface OwnAnswer {
  /** The moment at which the question stood. */
  moment: number;
  message: string;
  space: string;
}

/** What still counts: nothing of an earlier turn, nothing that was taken back. */
export function stillGiven(given: OwnAnswer[], turnBegan: number, moment: number): OwnAnswer[] {
  return given.filter((one) => one.moment >= turnBegan && one.moment < moment);
}

/** The spaces chosen for these questions, in order. */
export function spacesGiven(given: OwnAnswer[], messages: string[]): string[] {
  return given.filter((one) => messages.includes(one.message) && one.space).map((one) => one.space);
}
