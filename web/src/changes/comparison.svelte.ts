// What the board of a table shows as changed: since this player's last turn or, in the replay, since the last step.

import type { LogLine, View } from "../api/types";
import { differences } from "./changes";
import { rowsOf, type Row, spacesIn, type Telling } from "./telling";
import type { Recent } from "./recent.svelte";
import type { Replay } from "../table/replay.svelte";

/** The table, as far as it has to be known here. */
interface Shown {
  view: () => View;
  /** The earlier moment that the board shows; null for now. */
  looked: () => number | null;
  /** The lines that this player has not seen. */
  unseen: () => LogLine[];
  telling: Telling | undefined;
}

/** Spaces to go to, the one that it is about first. */
export interface Sight {
  spaces: string[];
  board: string;
}

export class Comparison {
  /** Spaces at which somebody points: in the log, or in what changed. */
  pointed = $state.raw<string[]>([]);
  /** Where somebody wants to go, and on which board that was; they stay marked as long as it is shown. */
  sight = $state.raw<Sight | null>(null);

  constructor(
    private readonly shown: Shown,
    private readonly recent: Recent,
    private readonly replay: Replay,
  ) {}

  /** The lines that tell what happened between the two boards. */
  lines = $derived.by((): LogLine[] => (this.#replaying ? this.replay.lines : this.shown.unseen()));

  changes = $derived.by(() => {
    if (this.#replaying) return differences(this.replay.before?.state, this.replay.scene?.state);
    return differences(this.recent.before?.state, this.shown.view().state);
  });

  rows = $derived.by((): Row[] => {
    const { telling, view } = this.shown;
    return telling ? rowsOf(this.changes, this.lines, telling, view().names) : [];
  });

  /** The spaces of the line that is told, if lines are told one by one. */
  #told = $derived.by((): string[] => {
    return this.replay.line === null ? [] : this.replay.told.flatMap(this.spacesOf);
  });

  #marked = $derived.by((): string[] => (this.sight?.board === this.#board ? this.sight.spaces : []));

  lit = $derived.by((): string[] => [this.pointed, this.#marked, this.#told].find((spaces) => spaces.length) ?? []);

  point = (spaces: string[]) => (this.pointed = spaces);
  go = (spaces: string[]) => (this.sight = { spaces, board: this.#board });

  /** Let go of what is marked; whether anything was. */
  unmark = (): boolean => {
    const was = this.#marked.length > 0;
    this.sight = null;
    return was;
  };

  /** The spaces that a line of the log names. */
  spacesOf = (line: LogLine): string[] => {
    const { names, seats } = this.shown.view();
    return spacesIn(line, (name) => Object.hasOwn(names, name) && !Object.hasOwn(seats, name));
  };

  get #replaying(): boolean {
    return this.shown.looked() !== null;
  }

  /** Which board is shown: another one after every answer and at every other moment. */
  get #board(): string {
    return `${this.shown.view().at} ${this.shown.looked()}`;
  }
}
