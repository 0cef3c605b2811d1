// What this browser has had analysed: the course of a finished game, and the best turns at a moment.

import { Api, Refused } from "../api/http";
import type { Course, Turn } from "../api/types";
import { t, words } from "../words/words.svelte";
import { follow } from "./follow";

const reasonOf = (error: unknown) => (error instanceof Refused ? error.message : t("table-not-sent"));

/** The course of a finished game. */
export class CourseAnalysis {
  course = $state.raw<Course | null>(null);
  running = $state(false);
  /** Why it did not come to an end. */
  failure = $state("");
  #left = false;

  constructor(readonly id: string) {}

  /** Whether the chances of every turn are known. */
  get done(): boolean {
    return !!this.course && this.course.points.length === this.course.total;
  }

  /** See what is known already; what is running goes on. */
  look(): Promise<void> {
    return this.#follow(new Api(words.language).course(this.id));
  }

  begin(): Promise<void> {
    return this.#follow(new Api(words.language).beginCourse(this.id));
  }

  /** Nobody looks any more. */
  leave() {
    this.#left = true;
  }

  async #follow(begun: Promise<Course>) {
    if (this.running) return;
    this.running = true;
    this.#left = false;
    this.failure = "";
    try {
      await follow(
        begun,
        () => new Api(words.language).course(this.id),
        (course) => {
          this.course = course;
          return !this.#left;
        },
      );
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.running = false;
    }
  }
}

/** The best turns at one moment. */
export class Advice {
  /** What is asked for, if anything. */
  asked = $state.raw<{ moment: number; at: number } | null>(null);
  turns = $state.raw<Turn[]>([]);
  running = $state(false);
  failure = $state("");

  constructor(readonly id: string) {}

  /** Whether this is about a moment of the game as it stands. */
  isAbout(moment: number, at: number): boolean {
    return this.asked?.moment === moment && this.asked.at === at;
  }

  async ask(moment: number, at: number) {
    const asked = (this.asked = { moment, at });
    this.turns = [];
    this.failure = "";
    this.running = true;
    const api = new Api(words.language);
    try {
      await follow(
        api.beginTurns(this.id, moment),
        () => api.turns(this.id, moment),
        (found) => {
          if (this.asked === asked) this.turns = found.turns;
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
