// A game as this browser sits at it: the newest view, the whole log, and what the player can do.

import { Api, asSentence, Refused } from "../api/http";
import { Live } from "../api/live";
import type { Done, Invitation, Language, LogLine, Option, Question, View } from "../api/types";
import { BETWEEN, newSecret } from "../common/links";
import { t, words } from "../words/words.svelte";
import { linesKnown, linesUntil, mergeLog } from "./log";
import { replaces } from "./newest";

/** A short break of the connection is not worth a word. */
const LOST_AFTER = 1500;
const TRY_AGAIN_AFTER = 3000;
/** A socket that has not told what became of a change for so long may be dead without knowing. */
const SILENT_AFTER = 3000;
/** What a proxy says when the table itself is silent. */
const NO_ANSWER = [502, 504];
/** What the table says when it can serve nobody at the moment: too many ask, or its database does not work. */
const FOR_NOW = [429, 503];
/** A link that opens this seat no more. */
const GONE = 410;
/** Older lines of the log that come at once. */
const LINES_AT_ONCE = 500;
const CONFIRM_KEPT = "sandtable-confirm-turns";

/** Answers that would end the turn, held back until they are confirmed. */
export interface HeldTurn {
  options: Option[];
  lines: LogLine[];
}

/** Whether the table itself said no; otherwise it could not be reached. */
const isRefused = (error: unknown): error is Refused => error instanceof Refused && !NO_ANSWER.includes(error.status);

export class TableSession {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The number of the first line that is here: of a long log the older ones come when they are asked for. */
  logStart = $state(0);
  /** How many lines of the log were here before the last ones came by themselves. */
  known = $state(Infinity);
  /** What the link invites to that was opened. */
  invitation = $state.raw<Invitation | null>(null);
  /** Why there is nothing to see, and with which status the table has said so; with none it is asked again. */
  failure = $state("");
  refused = $state(0);
  /** One sentence about what has just happened, until the next change. */
  notice = $state("");
  lost = $state(false);
  sending = $state(false);
  /** Whether the player is asked if he means to give up. */
  resigning = $state(false);
  held = $state.raw<HeldTurn | null>(null);
  confirmTurns = $state(localStorage.getItem(CONFIRM_KEPT) !== "no");
  #language: Language = words.language;
  #live: Live | null = null;
  #connected = false;
  #askedForLines = false;
  /** What is asked about the present view, until something is sent. */
  #present = new AbortController();
  /** Who waits for the next view. */
  #waiting = () => {};
  #losing: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Where the secret of a link stands until it is known to the browser. */
    private readonly address: { secret: string },
  ) {}

  /** Whether this player is asked. */
  get mine(): boolean {
    return !!this.view?.question && this.view.you.includes(this.view.question.side);
  }

  get question(): Question | null {
    return this.view?.question ?? null;
  }

  get watching(): boolean {
    return !!this.view && !Object.keys(this.view.seats).some((side) => this.view!.you.includes(side));
  }

  /** Whether no other person sits at the table. */
  get alone(): boolean {
    const seats = Object.entries(this.view?.seats ?? {});
    return seats.every(([side, { who }]) => who === "bot" || this.view!.you.includes(side));
  }

  /** Ends whatever is still being asked about the present view as soon as something is sent: it may be past by then. */
  get untilSent(): AbortSignal {
    return this.#present.signal;
  }

  /** The first line of the log that this player has not seen, by its number; the end of the log if there is none. */
  get unseen(): number {
    return linesUntil(this.log, this.view?.seen ?? Infinity);
  }

  /** Whether all sides of this player agree to go back, as is asked. */
  get agrees(): boolean {
    const { view } = this;
    const mine = Object.keys(view?.seats ?? {}).filter((side) => view!.you.includes(side));
    return mine.every((side) => view!.rollback?.agreed.includes(side));
  }

  /** Whether more than one answer of the turn can be taken back together. */
  get mayUndoTurn(): boolean {
    return !!this.view?.may_undo && this.view.moment - this.view.undo_to > 1;
  }

  /** Enter with the secret of a link, or with what the browser keeps; the socket brings the view. */
  async start(secret: string) {
    this.invitation = null;
    if (!secret) return this.#goLive();
    try {
      const reply = await this.#api.enter(this.id, secret);
      this.failure = "";
      if ("invitation" in reply) this.invitation = reply.invitation;
      else this.#enter();
    } catch (error) {
      this.#stay(error, () => this.start(secret));
    }
  }

  /**
   * Take the seat to which a link invites. The secret that is to open it stands in the address before it is sent, so
   * that who gets no answer, or loads the page again, comes to the seat that is his.
   */
  async takeSeat(name: string) {
    const [invitation = "", own = newSecret()] = this.address.secret.split(BETWEEN);
    this.address.secret = invitation + BETWEEN + own;
    clearTimeout(this.#retry);
    this.sending = true;
    try {
      const { view } = await this.#api.takeSeat(this.id, invitation, own, name);
      this.invitation = null;
      this.failure = "";
      this.#take(view);
      this.#enter();
      this.notice = t("seat-taken");
    } catch (error) {
      if (isRefused(error)) this.invitation = null;
      this.#stay(error, () => this.takeSeat(name));
    } finally {
      this.sending = false;
    }
  }

  /** Leave the seat to which a link invites to others; whether there is a game to go on looking at. */
  declineSeat(): boolean {
    clearTimeout(this.#retry);
    this.invitation = null;
    this.address.secret = "";
    return !!this.view;
  }

  leave() {
    clearTimeout(this.#losing);
    clearTimeout(this.#retry);
    this.#live?.close();
    this.#live = null;
  }

  /** Go on in another language. */
  speak(language: Language) {
    if (language === this.#language) return;
    this.#language = language;
    this.held = null;
    this.#live?.reopen();
    if (this.invitation) void this.start(this.address.secret);
  }

  setConfirmTurns(confirm: boolean) {
    this.confirmTurns = confirm;
    localStorage.setItem(CONFIRM_KEPT, confirm ? "yes" : "no");
  }

  /** Answer the question; the table may hold the answer back for a confirmation. */
  answer(option: Option, confirm = this.confirmTurns): Promise<void> {
    return this.#answer([option], confirm);
  }

  /**
   * Give several answers at once. Where the table cannot take them together, because it has to ask or roll something
   * in between, the first alone is given and the others come back to be given later.
   */
  async answerTogether(options: Option[]): Promise<Option[]> {
    try {
      await this.#answer(options, this.confirmTurns, options.length === 1);
      return [];
    } catch {
      await this.#answer(options.slice(0, 1), this.confirmTurns);
      return options.slice(1);
    }
  }

  confirmHeld(): Promise<void> {
    return this.held ? this.#answer(this.held.options, false) : Promise.resolve();
  }

  undo(): Promise<void> {
    if (this.held) return Promise.resolve(this.stepBack());
    return this.#change((view) => this.#api.undo(this.id, view.at, null));
  }

  undoTurn(): Promise<void> {
    return this.#change((view) => this.#api.undo(this.id, view.at, view.undo_to));
  }

  askRollback(moment: number): Promise<void> {
    return this.#change((view) => this.#api.askRollback(this.id, view.at, moment));
  }

  /** Consent to going back to the moment that was shown, or do not; the table sees whether it is still asked for. */
  answerRollback(moment: number, consent: boolean): Promise<void> {
    return this.#change((view) =>
      consent
        ? this.#api.acceptRollback(this.id, view.at, moment)
        : this.#api.declineRollback(this.id, view.at, moment),
    );
  }

  /** Let another bot play for the one that has failed. */
  substitute(bot: string): Promise<void> {
    return this.#change((view) => this.#api.substitute(this.id, view.at, bot));
  }

  /** Play for the bot that has failed myself, beside my own side. */
  takeOver(): Promise<void> {
    return this.#change(async (view) => {
      const done = await this.#api.takeOver(this.id, view.at);
      this.#live?.reopen(); // now with the cookie of that seat
      return done;
    });
  }

  /** Allow that this game is analysed while it goes on, or not any more. */
  allowAnalysis(allow: boolean): Promise<void> {
    return this.#change(() => this.#api.allowAnalysis(this.id, allow));
  }

  say(line: string): Promise<void> {
    return this.#change(() => this.#api.say(this.id, line));
  }

  /** Have older lines of the log. */
  async readOlder() {
    const first = Math.max(0, this.logStart - LINES_AT_ONCE);
    const older = await this.#api.log(this.id, first, this.logStart - first);
    this.log = [...older, ...this.log];
    this.known += older.length;
    this.logStart = first;
  }

  /** Let go of what was held back. */
  stepBack() {
    this.held = null;
  }

  /** The `at` of the view that is here with its log in the language that is spoken. */
  get #seen(): number | null {
    return this.view?.language === this.#language ? this.view.at : null;
  }

  get #api(): Api {
    return new Api(this.#language);
  }

  #enter() {
    this.address.secret = "";
    this.#goLive();
  }

  /** Say why one could not come in, and try again if the table was not there, or can serve nobody now. */
  #stay(error: unknown, again = () => {}) {
    const said = isRefused(error) ? error : null;
    this.refused = said && !FOR_NOW.includes(said.status) ? said.status : 0;
    this.failure = this.notice = said?.message ?? t("table-unreachable");
    if (!this.refused) this.#retry = setTimeout(again, TRY_AGAIN_AFTER);
  }

  /** The socket has brought no view: it may be refused, and a look tells why, or no socket gets through. */
  async #lookInstead() {
    try {
      this.#take(await this.#api.look(this.id));
    } catch (error) {
      if (this.view) return;
      this.#stay(error); // if it may pass, the socket tries again by itself
      if (this.refused) this.leave();
    }
  }

  /** Somebody else is to sit here: nothing is left to see. */
  #sentAway(why: string) {
    this.leave();
    this.view = null;
    this.failure = asSentence(why);
    this.refused = GONE;
  }

  #answer(options: Option[], confirm: boolean, complain = true) {
    const answers = options.map(({ answer }) => answer);
    return this.#send(async (view) => {
      const reply = await this.#api.answer(this.id, view.at, answers, confirm);
      if ("held" in reply) {
        if (view.at === this.view?.at) this.held = { options, lines: reply.held.lines };
        return;
      }
      await this.#told(reply.at, view);
    }, complain);
  }

  /** Change something, and wait until this browser knows what came of it. */
  #change(change: (view: View) => Promise<Done>) {
    return this.#send(async (view) => this.#told((await change(view)).at, view));
  }

  /** Send something, one at a time. What the table refuses is said, or thrown if nobody is to `complain`. */
  async #send(send: (view: View) => Promise<void>, complain = true) {
    if (this.sending || !this.view) return;
    this.sending = true;
    this.notice = "";
    this.#present.abort();
    this.#present = new AbortController();
    try {
      await send(this.view);
    } catch (error) {
      if (!isRefused(error)) this.notice = t("table-not-sent");
      else if (error.at !== null) {
        await this.#look();
        this.notice = t("table-moved-on");
      } else if (complain) this.notice = error.message;
      else throw error;
    } finally {
      this.sending = false;
    }
  }

  /** Wait until the socket has told what a change of a view has led to; if it is silent, look. */
  async #told(at: number, before: View) {
    const isTold = () => !this.view || (this.view !== before && this.view.at >= at);
    if (isTold()) return;
    await new Promise<void>((resolve) => {
      const silent = setTimeout(resolve, this.#connected ? SILENT_AFTER : 0);
      this.#waiting = () => {
        if (!isTold()) return;
        clearTimeout(silent);
        resolve();
      };
    });
    if (!isTold()) await this.#look();
  }

  /** Ask for the newest view. If the table cannot be reached any more, the socket tells it when it is back. */
  async #look() {
    await this.#api.look(this.id, this.#seen).then(
      (view) => this.#take(view),
      () => {},
    );
  }

  #goLive() {
    if (this.#live) return this.#live.reopen();
    this.#live = new Live(
      () => this.#api.live(this.id, this.#seen),
      (view) => this.#take(view),
      (connected) => this.#connection(connected),
      (why) => this.#sentAway(why),
    );
  }

  #take(view: View) {
    if (!replaces(view, this.view, this.#language)) return;
    const from = view.log_from - this.logStart;
    if (from > this.log.length && this.view && !this.#askedForLines) {
      this.#askedForLines = true;
      this.#live?.reopen(); // lines are missing in between: have them sent again
      return;
    }
    this.#askedForLines = false;
    if (view.at !== this.view?.at) {
      this.held = null;
      this.notice = "";
    }
    const before = this.#seen === null ? 0 : this.log.length;
    const joins = from >= 0 && from <= this.log.length;
    this.log = joins ? mergeLog(this.log, from, view.log) : view.log;
    if (!joins) this.logStart = view.log_from;
    this.known = linesKnown(this.known, before, this.log.length);
    this.view = view;
    this.#waiting();
  }

  #connection(connected: boolean) {
    this.#connected = connected;
    if (connected) {
      clearTimeout(this.#losing);
      this.#losing = undefined;
      if (this.lost) this.notice = "";
      this.lost = false;
    } else {
      if (!this.view) void this.#lookInstead();
      this.#losing ??= setTimeout(() => (this.lost = true), LOST_AFTER);
    }
  }
}
