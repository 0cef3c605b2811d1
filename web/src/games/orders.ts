// Games whose answers are orders: what the table gives them, and what they give the table.

import type { Component } from "svelte";
import type { NextWords, Question } from "../api/types";

export const NO_WORDS: NextWords = { words: {}, whole: false, preview: null, reason: "" };

/** The table, for who composes an order. */
export interface OrderTable<State> {
  /** Whether this player is asked for an order now. */
  readonly asked: boolean;
  /** Whether the present is looked at, of which alone the table tells. */
  readonly isNow: boolean;
  /** Whether an answer is on its way: until it has come, the table says nothing about the next one. */
  readonly sending: boolean;
  /** Grows with every change. */
  readonly at: number;
  /** The side that is asked. */
  readonly side: string;
  readonly state: State;
  /** What may follow the words of an order; what was asked before is not asked again while nothing changes. */
  next: (said: string[]) => Promise<NextWords>;
  send: (said: string[]) => Promise<void>;
  /** What lies over the board by a name, as the game tells it. */
  overlay: <Told>(name: string) => Promise<Told>;
}

/** What a player has begun to order; board, list and panel share it. */
export interface Hand {
  /** An order waits to be sent. */
  readonly ready: boolean;
  /** Nobody can be ordered to do what is asked for. */
  readonly idle: boolean;
  send(): void;
  /** Order nothing more. */
  finish(): void;
  /** Leave the last thing that was begun; whether there was one. */
  stepBack(): boolean;
  /** Take a key; whether it means anything. */
  press(key: string): boolean;
}

export interface OrderPanelProps {
  hand: Hand;
  titles: Record<string, string>;
  onrule: (number: string) => void;
}

/** How a game takes orders. */
export interface OrdersFace<State> {
  take: (table: OrderTable<State>) => Hand;
  Panel: Component<OrderPanelProps>;
  /** What stands beside the button that ends the asking: who has no order yet. */
  Aside?: Component<{ hand: Hand }>;
}

/** An answer that can be given once and for all; its words are `standing-ID`. */
export interface StandingAnswer {
  id: string;
  /** Holds until somebody says otherwise. */
  usual?: boolean;
  /** What it answers to a question; nothing if it is not about that. */
  to: (question: Question, state: unknown, hand: Hand | undefined) => string;
}
