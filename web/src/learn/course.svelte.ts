// The way through the lessons: where the player stands and which chapters are done, both kept in the browser, and the
// lessons, each fetched once.

import { Api, Refused } from "../api/http";
import type { Language, Lesson, Outline } from "../api/types";
import { words } from "../words/words.svelte";
import { chapterOf, endsChapter, lastStep } from "./chapters";

export class Course {
  step = $state(0);
  lesson = $state.raw<Lesson | null>(null);
  outline = $state.raw<Outline | null>(null);
  /** A chapter has just ended, and the next one waits. */
  pausing = $state(false);
  /** The keys of the chapters that were gone through to their end. */
  done = $state.raw<string[]>([]);
  failed = $state(false);
  /** The game has no guided first game. */
  missing = $state(false);
  #fetched = new Map<string, Promise<unknown>>();
  readonly #key: string;
  readonly #doneKey: string;

  constructor(private readonly game: string) {
    this.#key = `sandtable-learn-${game}`;
    this.#doneKey = `sandtable-learnt-${game}`;
    this.step = Math.max(0, Number(localStorage.getItem(this.#key)) || 0);
    this.done = localStorage.getItem(this.#doneKey)?.split(" ") ?? [];
  }

  /** The place of the chapter that is shown: of the one that has just ended, while the next one waits. */
  get chapter(): number {
    if (!this.outline || !this.lesson) return 0;
    return chapterOf(this.outline, this.pausing ? this.step - 1 : this.lesson.step);
  }

  /** Go to a step. */
  go(step: number) {
    if (!this.outline) return;
    const last = lastStep(this.outline);
    const to = Math.max(0, Math.min(step, last));
    this.pausing = endsChapter(this.outline, this.step, to);
    if (this.pausing || to === last) this.#finish(chapterOf(this.outline, this.pausing ? this.step : to));
    this.step = to;
    localStorage.setItem(this.#key, String(to));
  }

  next() {
    if (this.pausing) this.pausing = false;
    else this.go(this.step + 1);
  }

  back() {
    this.go(this.step - 1);
  }

  /** Begin a chapter, wherever the player stands. */
  begin(chapter: number) {
    this.go(this.outline?.chapters[chapter]?.begins ?? 0);
    this.pausing = false;
  }

  /** Show the step where the player stands, and have the next one ready. */
  async show(step: number, language: Language) {
    try {
      const api = new Api(language);
      const fetchStep = (at: number) => this.#fetch(`${language} ${at}`, () => api.lesson(this.game, at));
      const [outline, lesson] = await Promise.all([
        this.#fetch(language, () => api.outline(this.game)),
        fetchStep(step),
      ]);
      if (step !== this.step || language !== words.language) return;
      this.outline = outline;
      this.lesson = lesson;
      this.failed = false;
      if (step < lesson.steps - 1) fetchStep(step + 1).catch(() => {}); // asked for again when needed
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0;
      if (status === 404 && step > 0)
        this.step = 0; // the kept place is beyond the end
      else if (status === 404 || status === 400) this.missing = true;
      else this.failed = true;
    }
  }

  #finish(chapter: number) {
    const key = this.outline?.chapters[chapter]?.key;
    if (!key || this.done.includes(key)) return;
    this.done = [...this.done, key];
    localStorage.setItem(this.#doneKey, this.done.join(" "));
  }

  #fetch<T>(key: string, fetching: () => Promise<T>): Promise<T> {
    let fetched = this.#fetched.get(key) as Promise<T> | undefined;
    if (!fetched) {
      fetched = fetching();
      fetched.catch(() => this.#fetched.delete(key));
      this.#fetched.set(key, fetched);
    }
    return fetched;
  }
}
