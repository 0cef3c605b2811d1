// Looking at earlier moments of a game.

import { Api } from "../api/http";
import type { HistoryPoint, Language, Scene } from "../api/types";

const MOST_KEPT = 200;

export class Replay {
  /** The scene looked at; the one before it until a new one has come. */
  scene = $state.raw<Scene | null>(null);
  history = $state.raw<HistoryPoint[]>([]);
  #kept = new Map<string, Promise<Scene>>();
  #wanted = "";

  constructor(readonly id: string) {}

  /**
   * Look at a moment, and have its neighbours fetched for the next step. `past` is another number whenever a step back
   * has made another past.
   */
  async look(moment: number, last: number, past: number, language: Language) {
    const key = `${language} ${past}`;
    const wanted = `${key} ${moment}`;
    this.#wanted = wanted;
    const scene = await this.#fetch(key, moment, language).catch(() => null);
    if (this.#wanted !== wanted) return;
    this.scene = scene;
    for (const near of [moment + 1, moment - 1]) {
      if (near >= 0 && near <= last) void this.#fetch(key, near, language).catch(() => null);
    }
  }

  stop() {
    this.#wanted = "";
    this.scene = null;
  }

  async readHistory(language: Language) {
    this.history = await new Api(language).history(this.id).catch(() => []);
  }

  /** The moment at which the turn before or after a moment begins. */
  turnFrom(moment: number, direction: 1 | -1, last: number): number {
    const marks = this.history.map((point) => point.moment);
    if (direction < 0) return marks.filter((mark) => mark < moment).at(-1) ?? 0;
    return marks.find((mark) => mark > moment) ?? last;
  }

  #fetch(past: string, moment: number, language: Language): Promise<Scene> {
    const key = `${past} ${moment}`;
    let scene = this.#kept.get(key);
    if (!scene) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      scene = new Api(language).moment(this.id, moment);
      scene.catch(() => this.#kept.delete(key));
      this.#kept.set(key, scene);
    }
    return scene;
  }
}
