// What the board of a table shows as changed: since this player's last turn or, in the replay, since the last step.

import type { LogLine, View } from "../api/types";
import { differences } from "./changes";
import { rowsOf, type Row, spacesIn, type Telling } from "./telling";
import type { Recent } from "./recent.svelte";
import type { Replay } from "../table/replay.svelte";

/** The table, as far as it has to be known here. */
interface Shown {
  view: () => View;
  /** Whether the board shows an earlier moment. */
  replaying: () => boolean;
  /** The lines that this player has not seen. */
  unseen: () => LogLine[];
  telling: Telling | undefined;
}

export class Comparison {
  /** Spaces at which somebody points: in the log, or in what changed. */
  pointed = $state.raw<string[]>([]);
  /** The space that somebody wants to go to. */
  sight = $state.raw<{ space: string } | null>(null);

  constructor(
    private readonly shown: Shown,
    private readonly recent: Recent,
    private readonly replay: Replay,
  ) {}

  /** The lines that tell what happened between the two boards. */
  lines = $derived.by((): LogLine[] => (this.shown.replaying() ? this.replay.lines : this.shown.unseen()));

  changes = $derived.by(() => {
    if (this.shown.replaying()) return differences(this.replay.before?.state, this.replay.scene?.state);
    return differences(this.recent.before?.state, this.shown.view().state);
  });

  rows = $derived.by((): Row[] => {
    const { telling, view } = this.shown;
    return telling ? rowsOf(this.changes, this.lines, telling, view().names) : [];
  });

  /** The spaces of the line that is told, if lines are told one by one. */
  #told = $derived.by((): string[] => {
    return this.replay.line === null ? [] : this.replay.told.flatMap((line) => this.#spacesOf(line));
  });

  lit = $derived.by((): string[] => (this.pointed.length ? this.pointed : this.#told));

  point = (spaces: string[]) => (this.pointed = spaces);
  pointAt = (line: LogLine | null) => (this.pointed = line ? this.#spacesOf(line) : []);
  go = (space: string) => (this.sight = { space });

  #spacesOf(line: LogLine): string[] {
    const { names, seats } = this.shown.view();
    return spacesIn(line, (name) => Object.hasOwn(names, name) && !Object.hasOwn(seats, name));
  }
}
