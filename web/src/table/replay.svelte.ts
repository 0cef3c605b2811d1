// Looking at earlier moments of a game: by answers, by turns, or line by line of the log, also by itself.

import { Api } from "../api/http";
import type { HistoryPoint, Language, LogLine, Moment } from "../api/types";
import { linesUntil } from "./log";
import type { Moments } from "./moments";

/** How long a line stays when the game plays itself, in milliseconds, at each speed. */
const PACES: Record<string, number> = { "0.5": 3600, "1": 1800, "2": 900, "4": 450 };
export const SPEEDS = Object.keys(PACES);
const SPEED_KEPT = "sandtable-replay-speed";

/** The table, as far as a replay has to know it. */
interface Course {
  /** The moment that is looked at; null for now. */
  looked: () => number | null;
  last: () => number;
  log: () => LogLine[];
  /** Look at another moment, or at now. */
  look: (moment: number | null) => void;
}

export class Replay {
  /** The moment looked at; the one before it until a new one has come. */
  scene = $state.raw<Moment | null>(null);
  /** What it is compared with. */
  before = $state.raw<Moment | null>(null);
  history = $state.raw<HistoryPoint[]>([]);
  /** The line of the log that is told, by its number; null while one walks by answers. */
  line = $state<number | null>(null);
  playing = $state(false);
  speed = $state(localStorage.getItem(SPEED_KEPT) ?? "1");
  #byTurn = $state(false);
  #returns = false;
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly moments: Moments,
    private readonly course: Course,
  ) {}

  /** The moment since which changes are shown: one answer, one turn or one told line ago. */
  get since(): number {
    const looked = this.course.looked() ?? 0;
    const log = this.course.log();
    if (this.line !== null) return log[linesUntil(log, looked - 1) - 1]?.moment ?? 0;
    return this.#byTurn ? this.#turnFrom(looked, -1) : Math.max(0, looked - 1);
  }

  /** The number of the line of the log at which one stands; -1 before the first. */
  get current(): number {
    const looked = this.course.looked() ?? this.course.last();
    return this.line ?? linesUntil(this.course.log(), looked) - 1;
  }

  /** The lines that were written since then. */
  get lines(): LogLine[] {
    const { since } = this;
    const looked = this.course.looked() ?? 0;
    return this.course.log().filter(({ moment }) => moment > since && moment <= looked);
  }

  /** Those of them that are told now: one, if they are told one by one. */
  get told(): LogLine[] {
    return this.line === null ? this.lines : this.course.log().slice(this.line, this.line + 1);
  }

  /** Fetch what is to be seen. `past` is another number whenever a step back has made another past. */
  async fetch(moment: number, since: number, last: number, past: number, language: Language) {
    const wanted = (this.#wanted = `${language} ${past} ${since} ${moment}`);
    const both = [moment, since].map((one) => this.moments.at(one, past, language));
    const [scene, before] = await Promise.all(both).catch(() => [null, null]);
    if (this.#wanted !== wanted) return;
    this.scene = scene!;
    this.before = before!;
    this.moments.prepare(moment, last, language);
  }

  /** Nobody looks back any more. */
  stop() {
    this.pause();
    this.#wanted = "";
    this.scene = this.before = this.line = null;
    this.#returns = false;
  }

  async readHistory(id: string, language: Language) {
    this.history = await new Api(language).history(id).catch(() => []);
  }

  /** Look at a moment. */
  to(moment: number) {
    this.pause();
    this.line = null;
    this.#byTurn = false;
    this.course.look(Math.min(this.course.last(), Math.max(0, moment)));
  }

  /** Look where the turn before or after begins. */
  toTurn(direction: 1 | -1) {
    this.to(this.#turnFrom(this.course.looked() ?? this.course.last(), direction));
    this.#byTurn = direction > 0;
  }

  /** One answer on or back, or one line if lines are told. */
  step(direction: 1 | -1) {
    if (this.line === null) return this.to(this.course.looked()! + direction);
    this.pause();
    this.#toLine(this.line + direction);
  }

  /** Play by itself from here on, or from a line of the log; then it comes back to now at the end. */
  play(from: number | null = null) {
    this.#returns = from !== null || this.#returns;
    this.playing = true;
    this.#toLine(from ?? this.current + 1);
    this.#wait();
  }

  /** Take a key; whether it means anything here. */
  press(key: string): boolean {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.toTurn(-1),
      ArrowDown: () => this.toTurn(1),
      PageUp: () => this.toTurn(-1),
      PageDown: () => this.toTurn(1),
      Home: () => this.to(0),
      End: () => this.to(this.course.last()),
      p: () => (this.playing ? this.pause() : this.play()),
    };
    keys[key]?.();
    return key in keys;
  }

  pause() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: string) {
    this.speed = speed;
    localStorage.setItem(SPEED_KEPT, speed);
    if (this.playing) this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => this.#goOn(), PACES[this.speed] ?? PACES["1"]);
  }

  #goOn() {
    this.#toLine(this.current + 1);
    this.#wait();
  }

  /** Tell a line; behind the last one it is over. */
  #toLine(number: number) {
    const log = this.course.log();
    if (number < 0) return;
    if (number < log.length) {
      this.line = number;
      this.course.look(log[number]!.moment);
      return;
    }
    this.pause();
    if (this.#returns) this.course.look(null);
  }

  #turnFrom(moment: number, direction: 1 | -1): number {
    const marks = this.history.map((point) => point.moment);
    if (direction < 0) return marks.filter((mark) => mark < moment).at(-1) ?? 0;
    return marks.find((mark) => mark > moment) ?? this.course.last();
  }
}
