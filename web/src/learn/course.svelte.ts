// The way through the lessons: where the player stands, kept in the browser, and the lessons, each fetched once.

import { Api, Refused } from "../api/http";
import type { Language, Lesson } from "../api/types";
import { words } from "../words/words.svelte";

export class Course {
  step = $state(0);
  lesson = $state.raw<Lesson | null>(null);
  failed = $state(false);
  /** The game has no guided example. */
  missing = $state(false);
  /** The player came back to where they had left, and has not gone on yet. */
  resumed = $state(false);
  #lessons = new Map<string, Promise<Lesson>>();
  readonly #key: string;

  constructor(private readonly game: string) {
    this.#key = `sandtable-learn-${game}`;
    this.step = Math.max(0, Number(localStorage.getItem(this.#key)) || 0);
    this.resumed = this.step > 0;
  }

  get last(): number {
    return (this.lesson?.steps ?? 1) - 1;
  }

  go(step: number) {
    this.step = Math.max(0, Math.min(step, this.last));
    this.resumed = false;
    localStorage.setItem(this.#key, String(this.step));
  }

  /** Show the step where the player stands, and have the next one ready. */
  async show(step: number, language: Language) {
    try {
      const lesson = await this.#fetch(step, language);
      if (step !== this.step || language !== words.language) return;
      this.lesson = lesson;
      this.failed = false;
      if (step < lesson.steps - 1) this.#fetch(step + 1, language).catch(() => {}); // asked for again when needed
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0;
      if (status === 404 && step > 0)
        this.step = 0; // the kept place is beyond the end
      else if (status === 404 || status === 400) this.missing = true;
      else this.failed = true;
    }
  }

  #fetch(step: number, language: Language): Promise<Lesson> {
    const key = `${language} ${step}`;
    let lesson = this.#lessons.get(key);
    if (!lesson) {
      lesson = new Api(language).lesson(this.game, step);
      lesson.catch(() => this.#lessons.delete(key));
      this.#lessons.set(key, lesson);
    }
    return lesson;
  }
}
