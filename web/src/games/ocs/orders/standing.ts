// Answers of the series that can be given once and for all.

import type { Question } from "../../../api/types";
import type { StandingAnswer } from "../../orders";
import type { OcsState } from "../state";

const first =
  (...messages: string[]) =>
  (question: Question) =>
    messages.includes(question.message) ? (question.options[0]?.answer ?? "") : "";
const says =
  (answer: string, ...messages: string[]) =>
  (question: Question) =>
    messages.includes(question.message) ? answer : "";

const isOrders = ({ message }: Question) => message === "ask-orders";

/** The best terrain, the nearest dump and the best unit come first. */
export const STANDING: StandingAnswer[] = [
  { id: "terrain", usual: true, to: first("ask-terrain", "ask-terrain-from") },
  { id: "dump", to: first("ask-pay", "ask-barrage-source") },
  { id: "defence", to: says("pay", "ask-pay-defence") },
  { id: "lead-unit", to: first("ask-lead-unit") },
  { id: "no-leader", to: says("no", "ask-use-leader") },
  {
    id: "no-reaction",
    to: (question, state) => (isOrders(question) && (state as OcsState).segment.startsWith("E") ? "done" : ""),
  },
  { id: "idle", to: (question, _, hand) => (isOrders(question) && hand?.idle ? "done" : "") },
];
