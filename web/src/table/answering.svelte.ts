// How this player answers: by the list, by keys, on the board, one by one or several together.

import type { Option } from "../api/types";
import type { Hand } from "../games/orders";
import { answerOfKey, type Arrangement } from "./choices";
import { Gathering } from "./gathering.svelte";
import { Listing } from "./listing.svelte";
import type { TableSession } from "./session.svelte";

export class Answering {
  readonly gathering: Gathering;
  readonly listing: Listing;
  /** The space whose menu is open, and for which view. */
  #clicked = $state.raw({ at: -1, space: "" });

  constructor(
    private readonly session: TableSession,
    /** What is ordered, in a game that takes orders. */
    readonly hand?: Hand,
  ) {
    this.gathering = new Gathering(session);
    this.listing = new Listing(!!hand);
  }

  /** The space whose menu is open. */
  get space(): string {
    return this.#clicked.at === this.session.view?.at ? this.#clicked.space : "";
  }

  answer(option: Option) {
    this.closeMenu();
    if (this.gathering.takes(option)) this.gathering.toggle(option);
    else void this.session.answer(option);
  }

  /** A space was clicked that has these answers: one is given, of several one is asked for. */
  choose(space: string, offered: Option[]) {
    const only = offered.find((option) => this.gathering.takes(option)) ?? (offered.length === 1 ? offered[0] : null);
    if (only) this.answer(only);
    else if (offered.length && this.session.view) this.#clicked = { at: this.session.view.at, space };
  }

  closeMenu = () => {
    this.#clicked = { at: -1, space: "" };
  };

  /** Confirm what waits for it: the end of a turn, what is ticked, or an order. */
  confirm() {
    if (this.session.held) void this.session.confirmHeld();
    else if (this.gathering.on) void this.gathering.send();
    else if (this.hand?.ready) this.hand.send();
  }

  /** Finish what is asked, or confirm what waits for it. */
  finish(arrangement: Arrangement | undefined) {
    if (this.session.held || this.gathering.on || this.hand?.ready) this.confirm();
    else if (arrangement?.finish) this.answer(arrangement.finish.option);
    else this.hand?.finish();
  }

  chooseByKey(arrangement: Arrangement, key: string) {
    const option = answerOfKey(arrangement, key);
    if (option) this.answer(option);
  }

  /** Leave the last thing that was begun; whether there was one. */
  stepBack(): boolean {
    const { session, gathering, listing } = this;
    if (session.held) session.stepBack();
    else if (gathering.on) gathering.stop();
    else if (this.hand?.stepBack()) return true;
    else if (session.question && listing.openedFor(session.question)) listing.open(session.question, "");
    else return false;
    return true;
  }
}
