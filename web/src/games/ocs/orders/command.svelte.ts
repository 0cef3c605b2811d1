// What a player has begun to order on the map: a stack, some of its units, and an order word by word.

import type { NextWords } from "../../../api/types";
import { type Hand, NO_WORDS, type OrderTable } from "../../orders";
import type { OcsState } from "../state";
import type { Side, Theatre } from "../theatre";
import { ENDS_GROUP, inOrder, isSentAtOnce, kindOf, mayGoOn, nameUnits, unitsIn, WITH, withUnits } from "./sentence";

const DONE = "done";
/** Orders that no unit carries out. */
const ASIDE = ["lead", "blow"];

export class Command implements Hand {
  /** The order in the making, and what may follow. */
  words = $state.raw<string[]>([]);
  follow = $state.raw<NextWords>(NO_WORDS);
  /** The orders that can be begun. */
  verbs = $state.raw<string[]>([]);
  /** The hex that was chosen, and which of its units. */
  place = $state("");
  chosen = $state.raw<string[]>([]);
  /** Who may take part in the order in the making. */
  able = $state.raw<string[]>([]);
  /** Enemies whom those chosen may fight. */
  targets = $state.raw<string[]>([]);
  /** What the table says to what was tried, and where that was. */
  refused = $state.raw({ hex: "", reason: "" });
  /** Units, or targets, that have not acted yet; in the order of the board. */
  waiting = $state.raw<string[]>([]);
  /** What is to be seen on the board; another object every time. */
  sight = $state.raw<{ spaces: string[] } | null>(null);
  /** Of which question it is known that no unit can act. */
  #idleAt = $state(-1);
  /** Grows with everything that is begun, so that what is told too late is not heard. */
  #step = 0;
  /** Grows whenever all is begun anew. */
  #round = 0;

  constructor(
    readonly table: OrderTable<OcsState>,
    readonly theatre: Theatre,
  ) {}

  get asked(): boolean {
    return this.table.asked;
  }

  get ready(): boolean {
    return this.asked && this.follow.whole;
  }

  get idle(): boolean {
    return this.asked && this.#idleAt === this.table.at;
  }

  /** The units that are named, or would be. */
  get units(): string[] {
    const named = unitsIn(this.words, this.#isUnit);
    return named.length ? named : this.chosen;
  }

  /** What is mainly done in this segment. */
  get kind() {
    return kindOf(this.table.state.segment);
  }

  get #verb(): string {
    return this.words[0] ?? "";
  }

  #isUnit = (word: string) => word in this.table.state.units;

  isHex = (word: string) => this.theatre.grid.number.has(word);

  sideOf = (unit: string): Side | undefined => this.theatre.units.get(unit)?.side;

  /** The units of a side in a hex, in the order of the counters. */
  unitsAt(hex: string, side: string): string[] {
    const { units } = this.table.state;
    return Object.keys(units).filter((unit) => units[unit]!.at === hex && this.sideOf(unit) === side);
  }

  /** Begin anew after something has changed; who is still where they were chosen stays chosen. */
  async renew(): Promise<void> {
    const { place, chosen } = this;
    this.clear();
    const [round, step] = [++this.#round, this.#step];
    this.verbs = this.waiting = [];
    if (!this.asked) return;
    const begin = await this.table.next([]);
    const waiting = await this.#whoWaits();
    if (round !== this.#round) return;
    this.verbs = Object.keys(begin.words).filter((word) => word !== DONE);
    this.waiting = waiting;
    this.#idleAt = this.verbs.every((verb) => ASIDE.includes(verb)) ? this.table.at : -1;
    const stay = this.unitsAt(place, this.table.side).filter((unit) => chosen.includes(unit));
    if (stay.length && step === this.#step) await this.select(place, stay);
  }

  /** Who, or what, can be ordered and has not been yet. */
  async #whoWaits(): Promise<string[]> {
    if (this.kind === "other") return [];
    const { words } = await this.table.next([this.kind]);
    const { units } = this.table.state;
    return Object.keys(words).filter((word) => !units[word]?.spent && !units[word]?.deeds?.includes("finished"));
  }

  clear(): void {
    this.#step++;
    this.words = this.chosen = this.able = this.targets = [];
    this.follow = NO_WORDS;
    this.place = "";
    this.refused = { hex: "", reason: "" };
  }

  // On the board

  /** A hex was clicked. */
  async click(hex: string): Promise<void> {
    if (hex in this.follow.words) return this.say(hex);
    const own = this.unitsAt(hex, this.table.side);
    if (this.asked && own.length && this.#takesFrom(own)) return this.toggle(own);
    if (own.length || !this.asked) return this.select(hex);
    const enemies = Object.keys(this.table.state.units).some((unit) => this.table.state.units[unit]!.at === hex);
    if (enemies && this.kind !== "other" && this.kind !== "deploy") return this.fight(hex);
    if (this.words.length || this.chosen.length) return this.explain(hex);
    this.clear();
    this.place = hex;
  }

  /** Whether units of another hex may join or leave the order in the making. */
  #takesFrom(units: string[]): boolean {
    const fights = ["attack", "fire"].includes(this.#verb) && this.words.length > 1;
    return fights && units.some((unit) => this.able.includes(unit) || unit in this.follow.words);
  }

  /** Choose a stack, or some of its units. */
  async select(hex: string, wanted?: string[]): Promise<void> {
    this.clear();
    const step = this.#step;
    const own = this.unitsAt(hex, this.table.side);
    this.place = hex;
    this.chosen = wanted ?? own;
    if (!this.asked || !own.length) return;
    const { kind } = this;
    if (kind === "move" || kind === "fire" || kind === "deploy") await this.#begin(kind, step);
    if (kind === "move" || kind === "attack") await this.#findTargets(kind === "move" ? "overrun" : "attack", step);
  }

  /** Begin to order the chosen units: as many as can be ordered together. */
  async #begin(verb: "move" | "fire" | "deploy", step: number): Promise<void> {
    const offered = (await this.table.next([verb])).words;
    const able = this.unitsAt(this.place, this.table.side).filter((unit) => unit in offered);
    const wanted = able.filter((unit) => this.chosen.includes(unit));
    if (!wanted.length) {
      const { reason } = this.chosen[0] ? await this.table.next([verb, this.chosen[0]]) : NO_WORDS;
      if (step === this.#step) this.refused = { hex: "", reason };
      return;
    }
    let words = await nameUnits([verb], wanted, this.table.next);
    if (ENDS_GROUP[verb]! in (await this.table.next(words)).words) words = [...words, ENDS_GROUP[verb]!];
    const follow = await this.table.next(words);
    if (step !== this.#step) return;
    [this.words, this.follow, this.able] = [words, follow, able];
    this.chosen = unitsIn(words, this.#isUnit);
  }

  async #findTargets(verb: string, step: number): Promise<void> {
    const offered = (await this.table.next([verb])).words;
    const near = this.#around(this.place);
    if (step === this.#step) this.targets = Object.keys(offered).filter((hex) => near.includes(hex));
  }

  #around(hex: string): string[] {
    const { number, names, neighbours } = this.theatre.grid;
    const from = number.get(hex);
    if (from === undefined) return [];
    return [...neighbours.slice(from * 6, from * 6 + 6)].filter((one) => one >= 0).map((one) => names[one]!);
  }

  /** Fight whoever is in a hex, as the segment has it; with those chosen, or with all who can. */
  async fight(hex: string): Promise<void> {
    const chosen = this.units;
    this.clear();
    const step = this.#step;
    this.place = hex;
    if (this.kind === "fire") await this.#fireAt(hex, chosen, step);
    else await this.#assault(this.kind === "move" ? "overrun" : "attack", hex, chosen, step);
  }

  async #assault(verb: string, hex: string, chosen: string[], step: number): Promise<void> {
    const able = Object.keys((await this.table.next([verb, hex, WITH])).words);
    if (!able.length) {
      if (chosen.length) await this.#refuse(hex, [verb, hex, WITH, ...chosen], step);
      return;
    }
    const mine = able.filter((unit) => chosen.includes(unit));
    const wanted = mine.length ? mine : verb === "overrun" ? this.#largestStack(able) : able;
    const words = await nameUnits([verb, hex, WITH], wanted, this.table.next);
    await this.#settle(words, able, step);
  }

  /** Of units in several hexes those of the hex that has the most of them. */
  #largestStack(units: string[]): string[] {
    const at = (unit: string) => this.table.state.units[unit]!.at;
    const here = (unit: string) => units.filter((other) => at(other) === at(unit));
    return units.map(here).reduce((most, some) => (some.length > most.length ? some : most), []);
  }

  async #fireAt(hex: string, chosen: string[], step: number): Promise<void> {
    const offered = Object.keys((await this.table.next(["fire"])).words);
    const reached = await Promise.all(
      offered.map(async (unit) => hex in (await this.table.next(["fire", unit, "at"])).words),
    );
    const able = offered.filter((_, number) => reached[number]);
    const mine = able.filter((unit) => chosen.includes(unit));
    const words = await this.#battery(mine.length ? mine : able, hex);
    if (words.length) return this.#settle(words, able, step);
    if (mayGoOn(await this.table.next(["bombard", hex]))) return this.#settle(["bombard", hex], [], step);
    const named = chosen.length ? chosen : offered.slice(0, 1);
    if (named.length) await this.#refuse(hex, ["fire", ...named, "at", hex], step);
  }

  /** Say why those who were named do not; a hex that was only looked at is not refused. */
  async #refuse(hex: string, words: string[], step: number): Promise<void> {
    const { reason } = await this.table.next(words);
    if (step === this.#step) this.refused = { hex, reason };
  }

  /** The order to fire at a hex with as many of some units as can be paid for; none if nobody can. */
  async #battery(units: string[], hex: string): Promise<string[]> {
    for (let count = units.length; count > 0; count--) {
      const words = ["fire", ...units.slice(0, count), "at", hex];
      if (mayGoOn(await this.table.next(words))) return words;
    }
    return [];
  }

  async #settle(words: string[], able: string[], step: number): Promise<void> {
    const follow = await this.table.next(words);
    if (step !== this.#step) return;
    [this.words, this.follow, this.able] = [words, follow, able];
    this.refused = { hex: "", reason: follow.reason };
  }

  /** Say why those chosen do not go to a hex, or what else stands against it. */
  async explain(hex: string): Promise<void> {
    const step = this.#step;
    const named = unitsIn(this.words, this.#isUnit);
    const asked =
      named.length && this.#verb in ENDS_GROUP
        ? [this.#verb, ...named, ENDS_GROUP[this.#verb]!, hex]
        : [...this.words, hex];
    const { reason } = await this.table.next(asked);
    if (step === this.#step) this.refused = { hex, reason };
  }

  /** A unit of an open stack was clicked; those of others are only looked at. */
  async take(unit: string): Promise<void> {
    if (this.asked && this.sideOf(unit) === this.table.side) await this.toggle([unit]);
  }

  /** Take units into the order or out of it. */
  async toggle(units: string[]): Promise<void> {
    const named = unitsIn(this.words, this.#isUnit);
    const leave = units.every((unit) => this.units.includes(unit));
    const before = named.length ? named : this.chosen;
    const others = before.filter((unit) => !units.includes(unit));
    const wanted = this.kind === "deploy" ? units : leave ? others : [...before, ...units];
    const all = inOrder(wanted, Object.keys(this.table.state.units));
    const aim = this.words.slice(this.words.indexOf(ENDS_GROUP.fire!)); // at a hex, or at its port
    if (["attack", "overrun"].includes(this.#verb)) return this.#rename(withUnits(this.words, all));
    if (this.#verb === "fire" && aim.length > 1) return this.#rename(["fire", ...all, ...aim]);
    if (this.#verb in ENDS_GROUP || !this.words.length) return this.select(this.place, all);
    return this.#rename(withUnits(this.words, all));
  }

  async #rename(words: string[]): Promise<void> {
    const step = ++this.#step;
    await this.#settle(words, this.able, step);
    this.chosen = unitsIn(words, this.#isUnit);
  }

  // Word by word

  /** Begin an order by its verb, or by more. */
  async begin(words: string[]): Promise<void> {
    const { place, chosen } = this;
    this.clear();
    [this.place, this.chosen] = [place, chosen];
    await this.#saying(words);
  }

  say(word: string): Promise<void> {
    return this.#saying([...this.words, word]);
  }

  unsay(): Promise<void> {
    if (this.words.length > 1) return this.#saying(this.words.slice(0, -1), false);
    this.clear();
    return Promise.resolve();
  }

  async #saying(words: string[], mayBeSent = true): Promise<void> {
    const step = ++this.#step;
    const follow = await this.table.next(words);
    if (step !== this.#step) return;
    [this.words, this.follow] = [words, follow];
    this.refused = { hex: "", reason: follow.reason };
    if (mayBeSent && isSentAtOnce(words, follow)) this.send();
  }

  send(): void {
    if (this.ready) void this.table.send(this.words);
  }

  finish(): void {
    if (this.asked) void this.table.send([DONE]);
  }

  stepBack(): boolean {
    const begun = this.words.length > 0 || this.place !== "";
    if (begun) this.clear();
    return begun;
  }

  /** Go to the next who has not acted yet. */
  async goOn(): Promise<void> {
    const at = (word: string) => this.table.state.units[word]?.at ?? word;
    const hexes = [...new Set(this.waiting.map(at))];
    const hex = hexes[(hexes.indexOf(this.place) + 1) % hexes.length];
    if (!hex) return;
    this.sight = { spaces: [hex] };
    await (this.kind === "attack" ? this.fight(hex) : this.select(hex));
  }

  press(key: string): boolean {
    if (!this.asked) return false;
    if (key === "n") void this.goOn();
    else if (key === "Backspace" && this.words.length) void this.unsay();
    else return false;
    return true;
  }
}
