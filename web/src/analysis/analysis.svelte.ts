// What this browser has had analysed: the course of a finished game, and the best turns at a moment.

import { Api, Refused } from "../api/http";
import type { Course, Option, Turn } from "../api/types";
import { t, words } from "../words/words.svelte";
import { follow } from "./follow";

const reasonOf = (error: unknown) => (error instanceof Refused ? error.message : t("table-not-sent"));

/** Not one of the best turns, but the one that was played. */
export const PLAYED = -1;

const spacesOf = (answers: Option[]) => answers.map(({ space }) => space).filter(Boolean);

/** The course of a finished game. */
export class CourseAnalysis {
  course = $state.raw<Course | null>(null);
  /** Why it did not come to an end. */
  failure = $state("");
  /** Whose looking counts; a later beginning takes its place. */
  #looking: object | null = null;

  constructor(readonly id: string) {}

  /** Whether the table is at work on it. */
  get running(): boolean {
    return !!this.course?.running && !this.failure;
  }

  /** Whether the chances of every turn are known. */
  get done(): boolean {
    return !!this.course && this.course.points.length === this.course.total;
  }

  /** See what is known already; what is running goes on, but nothing begins. */
  async look() {
    if (!this.done && !this.#looking) await this.#follow(new Api(words.language).course(this.id));
  }

  begin(): Promise<void> {
    return this.#follow(new Api(words.language).beginCourse(this.id));
  }

  /** Nobody looks any more. */
  leave() {
    this.#looking = null;
  }

  async #follow(begun: Promise<Course>) {
    const looking = (this.#looking = {});
    this.failure = "";
    try {
      await follow(
        begun,
        () => new Api(words.language).course(this.id),
        (course) => {
          if (this.#looking !== looking) return false;
          this.course = course;
          return true;
        },
      );
    } catch (error) {
      if (this.#looking === looking) this.failure = reasonOf(error);
    } finally {
      if (this.#looking === looking) this.#looking = null;
    }
  }
}

/** The best turns at one moment. */
export class Advice {
  /** What is asked for, if anything. */
  asked = $state.raw<{ moment: number; at: number } | null>(null);
  turns = $state.raw<Turn[]>([]);
  /** The side that decides there, and the turn that it played. */
  side = $state("");
  answered = $state.raw<Option[]>([]);
  /** The turn of which the board shows the spaces, by its place; PLAYED for the one that was played. */
  shown = $state(0);
  /** Whether the best one is to stand beside the one that was played. */
  beside = $state(false);
  running = $state(false);
  failure = $state("");

  constructor(readonly id: string) {}

  /** Whether this is about a moment of the game as it stands. */
  isAbout(moment: number, at: number): boolean {
    return this.asked?.moment === moment && this.asked.at === at;
  }

  /** The spaces of the better turn, if that is shown. */
  get spaces(): string[] {
    return spacesOf(this.turns[this.shown]?.answers ?? []);
  }

  /** The spaces of the turn that was played, if that is shown. */
  get played(): string[] {
    return this.shown === PLAYED ? spacesOf(this.answered) : [];
  }

  async ask(moment: number, at: number, beside = false) {
    this.beside = beside;
    const asked = (this.asked = { moment, at });
    this.turns = [];
    this.answered = [];
    this.shown = 0;
    this.failure = "";
    this.running = true;
    const api = new Api(words.language);
    try {
      await follow(
        api.beginTurns(this.id, moment),
        () => api.turns(this.id, moment),
        (found) => {
          if (this.asked === asked) [this.turns, this.side, this.answered] = [found.turns, found.side, found.played];
          return this.asked === asked;
        },
      );
      if (this.asked === asked && !this.turns.length) this.failure = t("analysis-interrupted");
    } catch (error) {
      if (this.asked === asked) this.failure = reasonOf(error);
    } finally {
      if (this.asked === asked) this.running = false;
    }
  }

  /** Nobody wants it any more; the table stops looking for it. */
  stop() {
    if (this.running) void new Api(words.language).stopTurns(this.id).catch(() => null);
    this.asked = null;
    this.running = false;
  }
}
