// The socket of a game: it reconnects by itself, and at once when the network or the page comes back.

import { type Change, changed } from "./changes";
import type { OwnView, View } from "./types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A page hidden for longer than this may have slept, and then its socket may be dead without knowing. */
const LONG_HIDDEN = 20_000;

/** The status of a link that opens nothing any more. */
const GONE = 410;

type Message =
  | ({ type: "view" } & View)
  | ({ type: "change"; change: Change } & OwnView)
  | { type: "error"; status: number; error: string };

/** How long to wait before the next try, after so many failures; spread, so that all do not come back at once. */
export function waitAfter(failures: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + chance / 2);
}

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #hiddenAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #leaving = new AbortController();

  constructor(
    private readonly address: () => URL,
    private readonly onview: (view: View) => void,
    private readonly onconnected: (connected: boolean) => void,
    /** The table does not let us see the game any more: why. */
    private readonly onsentaway: (why: string) => void,
  ) {
    const { signal } = this.#leaving;
    addEventListener("online", () => this.reopen(), { signal });
    document.addEventListener("visibilitychange", () => this.#pageHiddenOrShown(), { signal });
    this.reopen();
  }

  /** Connect anew, now. */
  reopen() {
    clearTimeout(this.#retry);
    this.#drop();
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    let last: View; // the first message is a whole view
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.onconnected(true);
      const message: Message = JSON.parse(data);
      if (message.type === "view") this.onview((last = message));
      else if (message.type === "change") {
        const { type: _, change, ...own } = message;
        this.onview((last = { ...(changed(last, change) as View), ...own }));
      } else if (message.status === GONE) this.onsentaway(message.error);
    };
    socket.onclose = () => {
      this.onconnected(false);
      this.#retry = setTimeout(() => this.reopen(), waitAfter(this.#failures++, Math.random()));
    };
  }

  close() {
    this.#leaving.abort();
    clearTimeout(this.#retry);
    this.#drop();
  }

  #drop() {
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #pageHiddenOrShown() {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
    } else if (this.#socket?.readyState !== WebSocket.OPEN || Date.now() - this.#hiddenAt > LONG_HIDDEN) {
      this.reopen();
    }
  }
}
