"""What a seat sees: the board with names, the question in words, the log, in the seat's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from sandtable.engine.orders import Reason
from sandtable.engine.questions import CHANCE, Question
from sandtable.games.reference import Forecast
from sandtable.table.changes import change_between
from sandtable.table.dossier import Message, Rollback
from sandtable.table.opponents import name_of
from sandtable.table.play import Held, Play
from sandtable.table.seats import SPECTATOR, Seat, link_to
from sandtable.table.table_game import TableGame
from sandtable.table.watchers import Watcher
from sandtable.words import MOST_KEPT, Words, words_for

View = dict[str, Any]
RECENT_LINES = 1000  # of the log, which come with the first view; few games have more


def view(game: TableGame, sides: frozenset[str], language: str, log_from: int = 0) -> View:
    """The game as it stands, for the holder of these sides, with the log from a line on."""
    return {**shared_view(game, language, eyes_of(game.play, sides)), **own_view(game, sides, language, log_from)}


def eyes_of(play: Play, sides: frozenset[str]) -> str:
    """The side with whose eyes the holder of these sides sees the board; nobody's where all see the same.

    Who plays several sides sees with those of the one that is asked.
    """
    playing = sides - {SPECTATOR}
    if not playing or not play.reference.has_secrets:
        return ""
    question = play.game.question
    return question.side if question is not None and question.side in playing else min(playing)


def view_text(game: TableGame, sides: frozenset[str], language: str, log_from: int) -> tuple[str, int]:
    """The same as a message for a socket, and the length of the log; what all see is put into JSON once."""
    wordings, eyes = game.audience.wordings, eyes_of(game.play, sides)
    text = wordings.texts.get((language, eyes))
    if text is None:
        text = wordings.texts[language, eyes] = as_text(shared_view(game, language, eyes))
    own = own_view(game, sides, language, log_from)
    return f'{{"type":"view",{text[1:-1]},{as_text(own)[1:-1]}}}', own["log_from"] + len(own["log"])


def live_text(game: TableGame, watcher: Watcher, language: str) -> str:
    """The next message for a socket: the view or, if it takes changes, what has changed of what it was sent last."""
    wordings, eyes = game.audience.wordings, eyes_of(game.play, watcher.sides)
    before, watcher.shared = watcher.shared, shared_view(game, language, eyes)
    if before is None or not watcher.takes_changes:
        text, watcher.log_sent = view_text(game, watcher.sides, language, watcher.log_sent)
        return text
    own = own_view(game, watcher.sides, language, watcher.log_sent)
    watcher.log_sent = own["log_from"] + len(own["log"])
    asked = (language, eyes, id(before))  # who was sent the same holds the same
    if asked not in wordings.changes:
        wordings.changes[asked] = before, as_text(change_between(before, watcher.shared) or {"~": {}})
    return f'{{"type":"change","change":{wordings.changes[asked][1]},{as_text(own)[1:-1]}}}'


def as_text(content: object) -> str:
    """JSON by pydantic's encoder, which takes a quarter of the time of Python's own."""
    return to_json(content).decode()


def own_view(game: TableGame, sides: frozenset[str], language: str, log_from: int) -> View:
    """What is for the holder of these sides alone."""
    log = log_lines(game, language)
    return {
        "you": sorted(sides),
        "here": game.audience.here,
        "may_undo": may_undo(game, sides),
        "undo_to": undo_to(game, sides),
        "seen": seen_by(game.play, sides),
        "may_analyse": game.seats.may_analyse(sides, is_over=game.play.game.over),
        "log_from": log_from,
        "log": log[log_from:],
    }


def shared_view(game: TableGame, language: str, eyes: str) -> View:
    """What all who look with the same eyes see alike, described once after every change."""
    wordings = game.audience.wordings
    shared = wordings.views.get((language, eyes))
    if shared is None:
        shared = wordings.views[language, eyes] = describe_shared(game, language, eyes)
    return shared


def describe_shared(game: TableGame, language: str, eyes: str) -> View:
    words = words_for(game.rules.name, language)
    dice = {"commitment": game.dice.commitment, "dealt_from": game.origin.dealt_from}
    if game.play.game.over:
        dice["secret"] = game.dice.secret
    rollback = game.rollback
    return {
        "id": game.id,
        "title": words.text("name-game"),
        "components": words.components(game.play.game.settings),
        "at": game.at,
        **describe_play(game.play, words, eyes),
        "seats": describe_seats(game.seats.values(), words),
        "options": game.play.game.settings,
        "bot_failed": game.bot_failed,
        "rollback": describe_rollback(rollback) if rollback else None,
        "chat": [describe_message(message, words) for message in game.chat],
        "dice": dice,
        "rematch": game.rematch,
        "watch_link": link_to(game.id, secret) if (secret := game.origin.watch_secret) else None,
    }


def describe_rollback(rollback: Rollback) -> View:
    """Who asks to go back, to which moment, and which sides agree."""
    return {"side": rollback.side, "back_to": rollback.back_to, "agreed": rollback.agreed}


def describe_seats(seats: Iterable[Seat], words: Words) -> View:
    """Who plays which side."""
    return {
        seat.side: {
            "side": words.name(seat.side),
            "who": seat.who,
            "name": seat.name,
            "bot": seat.bot,
            "bot_name": name_of(seat.bot, words) if seat.bot else "",
            "allows_analysis": seat.allows_analysis,
            "taken": seat.taken,
        }
        for seat in seats
        if seat.side != SPECTATOR
    }


def describe_message(message: Message, words: Words) -> View:
    """A line of chat; an event is put into words."""
    text = words.text(f"event-link-{message.event}", {"side": message.side}) if message.event else message.text
    return {**vars(message), "text": text}


def describe_invitation(game: TableGame, side: str, language: str) -> View:
    """What who is invited to a side may know before he sits down: the game, and who plays."""
    words = words_for(game.rules.name, language)
    seats = describe_seats(game.seats.values(), words)
    title = words.text("name-game")
    components = words.components(game.play.game.settings)
    told = {"game": game.rules.name, "title": title, "components": components, "side": side, "seats": seats}
    return {"invitation": told}


async def view_at(game: TableGame, moment: int, sides: frozenset[str], language: str) -> View:
    """The game as it stood after so many answers, to look at."""
    play = await game.timeline.go_to(moment)
    scene = describe_play(play, words_for(game.rules.name, language), eyes_of(play, sides))
    return {"id": game.id, **scene, "log_from": 0, "log": log_lines(game, language)[: play.log_ends[-1]]}


async def view_moments(game: TableGame, first: int, count: int, sides: frozenset[str], language: str) -> View:
    """The game as it stood at so many moments in a row, to walk through: boards and questions without their answers."""
    words, walk = words_for(game.rules.name, language), game.timeline.walk(first, count)
    return {"moments": [describe_moment(play, words, eyes_of(play, sides)) async for play in walk]}


def describe_moment(play: Play, words: Words, eyes: str) -> View:
    """Board, result and what was asked, of whom."""
    game, question = play.game, play.game.question
    return {
        "moment": play.moment,
        "turn_began": play.turn_began,
        "over": game.over,
        "result": game.result,
        "state": words.reference.describe_state(game.state, eyes),
        "forecast": describe_forecast(forecast, words) if (forecast := play.forecast()) else None,
        "question": describe_asking(question, words) if question is not None else None,
    }


def describe_asking(question: Question, words: Words) -> View:
    """Who is asked what, by which rule."""
    return {
        "side": question.side,
        "side_name": words.name(question.side),
        "rule": question.rule,
        "message": question.message,
        "prompt": words.question(question),
    }


def describe_held(held: Held, language: str) -> View:
    """The turn that held answers would end: what was logged in it so far and what they add."""
    words = words_for(held.draft.game.rules.name, language)
    return {"held": {"lines": lines_in_words(held.draft, held.log_from, words)}}


def describe_play(play: Play, words: Words, eyes: str) -> View:
    """Board, question and result."""
    game, moment = play.game, describe_moment(play, words, eyes)
    named = [*game.rules.sides, *(spaces if isinstance(spaces := moment["state"].get("spaces"), dict) else ())]
    return {
        **moment,
        "game": game.rules.name,
        "language": words.language,
        "names": {name: words.name(name) for name in named},
        "question": describe_question(game.question, words) if game.question is not None else None,
        "phase": describe_phase(play, words),
        "given": describe_given(play, words, eyes),
    }


def describe_phase(play: Play, words: Words) -> View | None:
    """Which phase it is, and how many there are; None where a game has none."""
    phase = play.reference.phase_of and play.reference.phase_of(play.game.state, play.game.step)
    if phase is None or play.game.over:
        return None
    named = {"whole": words.text(phase.whole), "part": words.text(phase.part)}
    return {**named, "number": phase.number, "count": phase.count}


def describe_given(play: Play, words: Words, eyes: str) -> list[View]:
    """What people have answered in this turn to what was asked; where sides have secrets, one's own answers alone.

    An order leaves nothing to be shown with the next one, and a turn may have a thousand.
    """
    if play.game.over or play.game.rules.by_words:
        return []
    game, count = play.game, min(play.moment - play.turn_began, len(play.asked))  # a position may begin with answers
    questions = play.asked[len(play.asked) - count :]
    given = zip(questions, game.sides[play.moment - count :], game.answers[play.moment - count :], strict=True)
    return [
        {"message": asked.message, **answer_by_itself(answer, words)}
        for asked, side, answer in given
        if side != CHANCE and not asked.beside and (side == eyes or not play.reference.has_secrets)
    ]


def describe_forecast(forecast: Forecast, words: Words) -> View:
    """Where the track that decides the game would stand if it were counted now, and what of it comes from what."""
    parts = [
        {
            "kind": part.kind,
            "text": words.text(f"forecast-{part.kind}", {"space": part.space}),
            "space": part.space,
            "amount": part.amount,
        }
        for part in forecast.parts
    ]
    whole = {"track": forecast.track, "now": forecast.now, "then": forecast.then, "result": forecast.result}
    return {**whole, "parts": parts}


def describe_question(question: Question, words: Words) -> View:
    """A question in words: prompt, rule, whether it asks for another, options, what is withheld and why."""
    asides = words.reference.asides(question)
    return {
        **describe_asking(question, words),
        "again": question.again,
        "finish": question.finish if question.offers(question.finish) else "",
        "progress": describe_space_count(question),
        "options": [
            {**describe_answer(answer, question, words), "beside": words.title(asides.get(answer, ""))}
            for answer in question.options
        ],
        "withheld": [
            describe_withheld(question, answer, reason, words)
            for answer in question.withheld()
            if (reason := question.reason(answer)) is not None
        ],
    }


def describe_space_count(question: Question) -> View | None:
    """The second of three, where so many of a kind are chosen one by one."""
    left = question.arguments.get("left")
    if question.taken is None or not isinstance(left, int) or not left:
        return None
    return {"number": len(question.taken) + 1, "count": len(question.taken) + left}


def describe_withheld(question: Question, answer: str, reason: Reason, words: Words) -> View:
    """An answer that is not offered, with the number of the rule and the reason."""
    return {**describe_answer(answer, question, words), "reason": describe_reason(question, answer, reason, words)}


def describe_reason(question: Question, answer: str, reason: Reason, words: Words) -> str:
    """Rule and reason."""
    rule, facts = words.rule_against(question, answer, reason), words.facts_behind(question, answer, reason)
    return reason_in_words(rule, reason.message, tuple(facts.items()), words)


@lru_cache(MOST_KEPT)
def reason_in_words(rule: str, reason: str, facts: tuple[tuple[str, object], ...], words: Words) -> str:
    """Rule and reason, kept: a question withholds a dozen answers, mostly for the reasons of the last one."""
    return words.labelled(rule, words.text(reason, dict(facts)))


def describe_answer(answer: str, question: Question, words: Words) -> View:
    """An answer to a question, its words, and the space of the board that it names, if any."""
    described, own = answer_by_itself(answer, words), words.own_words(answer, question)
    return {**described, "label": own} if own else described


@lru_cache(MOST_KEPT)
def answer_by_itself(answer: str, words: Words) -> View:
    """The same whatever is asked; a game has a few hundred of them, unless they are orders."""
    _, arguments = words.reference.describe_answer(answer)
    return {"answer": answer, "label": words.answer(answer), "space": arguments.get("space", "")}


def lines_to_begin_with(play: Play, known: int, *, recent: bool) -> int:
    """The first line of the log that is sent to who knows so many; of a long one who asks for more gets it later.

    The recent lines are those of this turn, and some more.
    """
    begun = min(play.log_ends[play.turn_began], play.log_ends[-1] - RECENT_LINES)
    return max(known, begun) if recent else known


def view_log(game: TableGame, first: int, count: int, language: str) -> View:
    """So many lines of the log from a number on, as far as it goes."""
    return {"log_from": first, "log": log_lines(game, language)[first : first + count]}


def log_lines(game: TableGame, language: str) -> list[View]:
    """The whole log in words; what has been put into words for an earlier view is kept."""
    kept = game.audience.wordings.logs.setdefault(language, [])
    kept += lines_in_words(game.play, len(kept), words_for(game.rules.name, language))
    return kept


def lines_in_words(play: Play, log_from: int, words: Words) -> list[View]:
    """The log from a line on."""
    return [line_in_words(play, number, words) for number in range(log_from, play.log_ends[-1])]


def line_in_words(play: Play, number: int, words: Words) -> View:
    """A line of the log and the moment at which it was written."""
    assert play.game.log is not None
    line = play.game.log[number]
    low, high = 0, len(play.log_ends) - 1
    while low < high:  # the first moment at which the log is long enough
        middle = (low + high) // 2
        low, high = (middle + 1, high) if play.log_ends[middle] <= number else (low, middle)
    return {
        "moment": low,
        "rule": line.rule,
        "message": line.message,
        "arguments": line.arguments,
        "text": words.line(line),
    }


def may_undo(game: TableGame, sides: frozenset[str]) -> bool:
    """Whether the last answer is one's own."""
    given = game.play.game.sides
    return bool(given) and not game.play.game.over and given[-1] != CHANCE and given[-1] in sides


def undo_to(game: TableGame, sides: frozenset[str]) -> int:
    """The first moment of this turn to which one can go back by oneself; the present if there is none."""
    play = game.play
    moment = play.moment
    while not play.game.over and moment > play.turn_began and play.game.sides[moment - 1] in sides - {CHANCE}:
        moment -= 1
    return moment


def seen_by(play: Play, sides: frozenset[str]) -> int | None:
    """The moment until which the holder of these sides knows the game: that of his last answer, 0 if he gave none.

    If he is asked, the side that is asked counts alone, and once it has answered in this turn there is no such moment.
    Who watches has none, and nobody has one when the game is over.
    """
    question, playing = play.game.question, sides - {SPECTATOR}
    if question is None or not playing:
        return None
    is_asked = question.side in playing
    answering = {question.side} if is_asked else playing
    moment = play.moment
    while moment > 0 and play.game.sides[moment - 1] not in answering:
        moment -= 1
    return None if is_asked and moment > play.turn_began else moment
