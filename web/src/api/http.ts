import type {
  CatalogueGame,
  Course,
  Created,
  Done,
  Held,
  HistoryPoint,
  Invited,
  Language,
  Lesson,
  Links,
  LogLine,
  Moment,
} from "./types";
import type {
  NewGame,
  NewLinks,
  NextWords,
  NoticeState,
  Outline,
  Reference,
  Rule,
  RuleTitle,
  Start,
  Summary,
  Turns,
  View,
} from "./types";

/** A sentence of the table as it stands by itself: the table begins all of them small and ends them with nothing. */
export function asSentence(said: string): string {
  const end = /[.!?。！？…]$/.test(said) ? "" : /[ぁ-ん]/.test(said) ? "。" : ".";
  return said && said.charAt(0).toLocaleUpperCase() + said.slice(1) + end;
}

/** A request that the table refused; `at` says how far the game is when it had moved on. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly at: number | null,
  ) {
    super(asSentence(sentence));
  }
}

function address(path: string, language: Language): URL {
  const url = new URL(path, location.origin);
  url.searchParams.set("language", language);
  return url;
}

async function request(
  method: string,
  path: string,
  language: Language,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const response = await fetch(address(path, language), {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  });
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new Refused(response.status, problem.error ?? response.statusText, problem.at ?? null);
  }
  return response;
}

async function get<T>(path: string, language: Language, signal?: AbortSignal): Promise<T> {
  return (await request("GET", path, language, undefined, signal)).json();
}

async function text(path: string, language: Language): Promise<string> {
  return (await request("GET", path, language)).text();
}

async function post<T>(path: string, language: Language, body: unknown): Promise<T> {
  return (await request("POST", path, language, body)).json();
}

async function send(method: string, path: string, language: Language, body?: unknown): Promise<void> {
  await request(method, path, language, body);
}

/** An address that names the `at` of the view that is here, if there is one: then the log comes from its end on. */
function withSeen(path: string, seen: number | null): string {
  return seen === null ? path : `${path}?seen=${seen}`;
}

/** The table's API, in one language. */
export class Api {
  constructor(readonly language: Language) {}

  catalogue = () => get<CatalogueGame[]>("/api/catalogue", this.language);
  /** The contents of the rules, or those whose text has all the words sought. */
  ruleTitles = (game: string, sought = "") =>
    get<RuleTitle[]>(`/api/rules/${game}?search=${encodeURIComponent(sought)}`, this.language);
  rule = (game: string, number: string) => get<Rule>(`/api/rules/${game}/${number}`, this.language);
  /** What is needed of a game once. */
  reference = (game: string) => get<Reference>(`/api/reference/${game}`, this.language);
  outline = (game: string) => get<Outline>(`/api/learn/${game}`, this.language);
  /** The board of a game before anything has happened. */
  setUp = <State>(game: string) => get<State>(`/api/set-up/${game}`, this.language);
  lesson = (game: string, step: number) => get<Lesson>(`/api/learn/${game}/${step}`, this.language);

  myGames = () => get<Summary[]>("/api/games", this.language);
  newGame = (form: NewGame) => post<Created>("/api/games", this.language, form);
  /** Whether a game can begin from a record or a position; nothing begins. */
  checkStart = (game: string, start: { record?: string; position?: string }) =>
    post<Start>("/api/starts", this.language, { game, ...start });
  /** Take a game off this browser's list. */
  forget = (id: string) => send("POST", `/api/games/${id}/forget`, this.language);
  /** Open a link; of an invitation, what it invites to. */
  enter = (id: string, secret: string) => post<Done | Invited>(`/api/games/${id}/enter`, this.language, { secret });
  /** Sit down by an invitation; from then on `own` opens the seat. It may be sent again if no answer has come. */
  takeSeat = (id: string, secret: string, own: string, name: string) =>
    post<Created>(`/api/games/${id}/take-seat`, this.language, { secret, own, name });
  /** Make a new invitation to a seat; what opened it before opens it no more. */
  invite = (id: string, side: string) => post<NewLinks>(`/api/games/${id}/invite`, this.language, { side });
  links = (id: string) => get<Links>(`/api/games/${id}/links`, this.language);
  look = (id: string, seen: number | null = null) => get<View>(withSeen(`/api/games/${id}`, seen), this.language);
  /** Where the socket of a game opens. */
  live = (id: string, seen: number | null) => {
    const url = address(withSeen(`/api/games/${id}/live`, seen), this.language);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("changes", "true");
    return url;
  };
  /** Lines of the log from a number on. */
  log = async (id: string, first: number, count: number) =>
    (await get<{ log: LogLine[] }>(`/api/games/${id}/log?first=${first}&count=${count}`, this.language)).log;
  /** What may follow the words of an order, or why they begin none. */
  nextWords = (id: string, at: number, said: string, signal: AbortSignal) =>
    get<NextWords>(`/api/games/${id}/orders?at=${at}&words=${encodeURIComponent(said)}`, this.language, signal);
  /** What lies over the board by a name, as the game tells it. */
  overlay = <Told>(id: string, at: number, name: string, signal: AbortSignal) =>
    get<Told>(`/api/games/${id}/overlays/${name}?at=${at}`, this.language, signal);
  /** So many moments in a row, as far as the game has come. */
  moments = async (id: string, first: number, count: number) => {
    const path = `/api/games/${id}/moments?first=${first}&count=${count}`;
    return (await get<{ moments: Moment[] }>(path, this.language)).moments;
  };
  history = (id: string) => get<HistoryPoint[]>(`/api/games/${id}/history`, this.language);
  record = (id: string) => text(`/api/games/${id}/record`, this.language);
  position = (id: string, moment: number) => text(`/api/games/${id}/position?moment=${moment}`, this.language);

  /** Give answers. With `confirm`, answers that would end the turn are held back and summed up instead. */
  answer = (id: string, at: number, answers: string[], confirm: boolean) =>
    post<Done | Held>(`/api/games/${id}/answers`, this.language, { at, answers, confirm });
  undo = (id: string, at: number, back_to: number | null) =>
    post<Done>(`/api/games/${id}/undo`, this.language, { at, back_to });
  askRollback = (id: string, at: number, back_to: number) =>
    post<Done>(`/api/games/${id}/rollback`, this.language, { at, back_to });
  acceptRollback = (id: string, at: number, back_to: number) =>
    post<Done>(`/api/games/${id}/rollback/accept`, this.language, { at, back_to });
  declineRollback = (id: string, at: number, back_to: number) =>
    post<Done>(`/api/games/${id}/rollback/decline`, this.language, { at, back_to });
  resign = (id: string, side: string) => post<Done>(`/api/games/${id}/resign`, this.language, { side });
  /** Begin the game that follows a finished one, or sit down at it if it has begun. */
  rematch = (id: string) => post<Done & { id: string }>(`/api/games/${id}/rematch`, this.language, undefined);
  substitute = (id: string, at: number, bot: string) =>
    post<Done>(`/api/games/${id}/substitute`, this.language, { at, bot });
  takeOver = (id: string, at: number) => post<NewLinks>(`/api/games/${id}/take-over`, this.language, { at });
  allowAnalysis = (id: string, allow: boolean) =>
    post<Done>(`/api/games/${id}/allow-analysis`, this.language, { allow });
  /** The course of a finished game as far as it is known; looking keeps an analysis going. */
  course = (id: string) => get<Course>(`/api/games/${id}/course`, this.language);
  beginCourse = (id: string) => post<Course>(`/api/games/${id}/course`, this.language, undefined);
  turns = (id: string, moment: number) => get<Turns>(`/api/games/${id}/turns/${moment}`, this.language);
  beginTurns = (id: string, moment: number) => post<Turns>(`/api/games/${id}/turns`, this.language, { moment });
  stopTurns = (id: string) => send("DELETE", `/api/games/${id}/turns`, this.language);
  notice = (id: string) => get<NoticeState>(`/api/games/${id}/notice`, this.language);
  leaveNotice = (id: string, url: string) => send("PUT", `/api/games/${id}/notice`, this.language, { url });
  removeNotice = (id: string) => send("DELETE", `/api/games/${id}/notice`, this.language);
  say = (id: string, line: string) => post<Done>(`/api/games/${id}/chat`, this.language, { text: line });
}
