"""What a seat sees: the board with names, the question in words, the log, in the seat's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from pydantic_core import to_json

from sandtable.bots.guide import find_guide
from sandtable.engine.questions import CHANCE, Question
from sandtable.games import GAMES
from sandtable.table.games import TableGame
from sandtable.table.opponents import describe_bots, name_of
from sandtable.table.play import Held, Play
from sandtable.table.refusals import Refusal
from sandtable.table.seats import SPECTATOR, Seat, link_to
from sandtable.table.stored import Message, Stored
from sandtable.table.unplayable import answers_of
from sandtable.words import MOST_KEPT, Words, words_for

View = dict[str, Any]


def view(game: TableGame, sides: frozenset[str], language: str, log_from: int = 0) -> View:
    """The game as it stands, for the holder of these sides, with the log from a line on."""
    return {**shared_view(game, language), **own_view(game, sides, language, log_from)}


def view_text(game: TableGame, sides: frozenset[str], language: str, log_from: int) -> tuple[str, int]:
    """The same as a message for a socket, and the length of the log; what all see is put into JSON once."""
    text = game.shown.texts.get(language)
    if text is None:
        text = game.shown.texts[language] = as_text(shared_view(game, language))
    own = own_view(game, sides, language, log_from)
    return f'{{"type":"view",{text[1:-1]},{as_text(own)[1:-1]}}}', own["log_from"] + len(own["log"])


def as_text(content: View) -> str:
    """JSON by pydantic's encoder, which takes a quarter of the time of Python's own."""
    return to_json(content).decode()


def own_view(game: TableGame, sides: frozenset[str], language: str, log_from: int) -> View:
    """What is for the holder of these sides alone."""
    log = log_lines(game, language)
    return {
        "you": sorted(sides),
        "here": game.here,
        "may_undo": may_undo(game, sides),
        "undo_to": undo_to(game, sides),
        "may_analyse": game.may_analyse(sides),
        "log_from": log_from,
        "log": log[log_from:],
    }


def shared_view(game: TableGame, language: str) -> View:
    """What all who look see alike, described once after every change."""
    shared = game.shown.views.get(language)
    if shared is None:
        shared = game.shown.views[language] = describe_shared(game, language)
    return shared


def describe_shared(game: TableGame, language: str) -> View:
    words = words_for(game.rules.name, language)
    dice = {"commitment": game.dice.commitment, "dealt_from": game.origin.dealt_from}
    if game.play.game.over:
        dice["secret"] = game.dice.secret
    rollback = game.rollback
    return {
        "id": game.id,
        "title": words.text("name-game"),
        "at": game.at,
        **describe_play(game.play, words),
        "seats": describe_seats(game.seats.values(), words),
        "options": game.play.game.settings,
        "bot_failed": game.bot_failed,
        "rollback": {"side": rollback.side, "back_to": rollback.back_to} if rollback else None,
        "chat": [describe_message(message, words) for message in game.messages],
        "dice": dice,
        "watch_link": link_to(game.id, secret) if (secret := game.origin.watch_secret) else None,
    }


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
    return {"invitation": {"game": game.rules.name, "title": title, "side": side, "seats": seats}}


def view_at(game: TableGame, moment: int, language: str) -> View:
    """The game as it stood after so many answers, to look at."""
    play = game.play_at(moment)
    scene = describe_play(play, words_for(game.rules.name, language))
    return {"id": game.id, **scene, "log_from": 0, "log": log_lines(game, language)[: play.log_ends[-1]]}


def describe_held(held: Held, language: str) -> View:
    """The turn that held answers would end: what was logged in it so far and what they add."""
    words = words_for(held.draft.game.rules.name, language)
    return {"held": {"lines": lines_in_words(held.draft, held.log_from, words)}}


def history(game: TableGame) -> list[View]:
    """What a chart shows: a point for the beginning of each turn, and the present."""
    play = game.play
    past = [point for point in play.progress if point["moment"] != play.moment]
    return [*past, play.describe_progress()]


def describe_course(game: TableGame, chances: dict[int, list[float]], is_running: bool) -> View:
    """How likely each side was to win, turn by turn; at the end one has won, or all share a draw."""
    sides, end = game.rules.sides, find_guide(game.rules.name).chances(game.play.game.state)
    return {
        "points": [
            {"moment": moment, "chances": dict(zip(sides, known, strict=True))}
            for moment, known in {**chances, game.play.moment: end}.items()
        ],
        "total": len(history(game)),
        "running": is_running,
    }


def describe_turns(
    game: TableGame, moment: int, found: list[dict[str, Any]] | None, is_running: bool, language: str
) -> View:
    """The best turns at a moment, each answer in words; none until they are found."""
    words = words_for(game.rules.name, language)
    start = game.play_at(moment) if found else game.play
    turns = [
        {"answers": describe_answers(turn["answers"], start, words), "chance": turn["chance"]} for turn in found or []
    ]
    return {"at": game.at, "moment": moment, "turns": turns, "running": is_running}


def describe_answers(answers: list[str], start: Play, words: Words) -> list[View]:
    """Answers given one after the other, each in the words of its question."""
    game, described = start.game.clone(), []
    for answer in answers:
        assert game.question is not None
        described.append(describe_answer(answer, game.question, words))
        game.play(answer)
    return described


def describe_play(play: Play, words: Words) -> View:
    """Board, question and result."""
    game = play.game
    state = words.reference.describe_state(game.state)
    named = [*game.rules.sides, *(spaces if isinstance(spaces := state.get("spaces"), dict) else ())]
    return {
        "game": game.rules.name,
        "language": words.language,
        "moment": play.moment,
        "turn_began": play.turn_began,
        "over": game.over,
        "result": game.result,
        "state": state,
        "names": {name: words.name(name) for name in named},
        "question": describe_question(game.question, words) if game.question is not None else None,
    }


def describe_question(question: Question, words: Words) -> View:
    """A question in words: prompt, rule, how often it can still be answered, options, what is withheld and why."""
    return {
        "side": question.side,
        "side_name": words.name(question.side),
        "rule": question.rule,
        "message": question.message,
        "prompt": words.question(question),
        "left": question.arguments.get("left"),
        "options": [describe_answer(answer, question, words) for answer in question.options],
        "withheld": [
            describe_withheld(question, answer, reason, words)
            for answer in question.withheld()
            if (reason := question.why_not(answer)) is not None
        ],
    }


def describe_withheld(question: Question, answer: str, reason: str, words: Words) -> View:
    """An answer that is not offered, with the number of the rule and the reason."""
    rule, facts = words.rule_against(question, answer, reason), words.facts_behind(question, answer, reason)
    return {
        **describe_answer(answer, question, words),
        "reason": reason_in_words(rule, reason, tuple(facts.items()), words),
    }


@lru_cache(MOST_KEPT)
def reason_in_words(rule: str, reason: str, facts: tuple[tuple[str, object], ...], words: Words) -> str:
    """Rule and reason, kept: a question withholds a dozen answers, mostly for the reasons of the last one."""
    return words.labelled(rule, words.text(reason, dict(facts)))


def describe_answer(answer: str, question: Question, words: Words) -> View:
    """An answer to a question, its words, and the space of the board that it names, if any."""
    described, own = answer_by_itself(answer, words), words.own_words(answer, question)
    return {**described, "label": own} if own else described


@cache
def answer_by_itself(answer: str, words: Words) -> View:
    """The same whatever is asked; a game has a few hundred of them."""
    _, arguments = words.reference.describe_answer(answer)
    return {"answer": answer, "label": words.answer(answer), "space": arguments.get("space", "")}


def log_lines(game: TableGame, language: str) -> list[View]:
    """The whole log in words; what has been put into words for an earlier view is kept."""
    kept = game.shown.logs.setdefault(language, [])
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
    return {"moment": low, "rule": line.rule, "message": line.message, "text": words.line(line)}


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


def summary(game: TableGame, sides: frozenset[str], language: str) -> View:
    """One line of the list of one's games; the board and the log are not put into words for it."""
    words, question = words_for(game.rules.name, language), game.play.game.question
    asked = question.side if question is not None else ""
    return {
        "id": game.id,
        "game": game.rules.name,
        "title": words.text("name-game"),
        "at": game.at,
        "moment": game.play.moment,
        "over": game.play.game.over,
        "result": game.play.game.result,
        "you": sorted(sides),
        "seats": describe_seats(game.seats.values(), words),
        "here": game.here,
        "created": game.origin.created,
        "asked": asked,
        "your_turn": asked in sides,
        "problem": "",
    }


def summary_of_stored(stored: Stored, sides: frozenset[str], problem: str, language: str) -> View:
    """The same of a game that this version cannot play on, and why."""
    origin = stored.origin
    words = words_for(origin.game, language) if origin.game in GAMES else None
    return {
        "id": origin.id,
        "game": origin.game,
        "title": words.text("name-game") if words else origin.game,
        "at": len(stored.entries),
        "moment": len(answers_of(stored)),
        "over": False,
        "result": "",
        "you": sorted(sides),
        "seats": describe_seats(stored.seats, words) if words else {},
        "here": [],
        "created": origin.created,
        "asked": "",
        "your_turn": False,
        "problem": problem,
    }


def catalogue(language: str) -> list[View]:
    """The games that can be played here, with their scenarios and options explained."""
    return [describe_game(words_for(name, language)) for name in GAMES]


def describe_game(words: Words) -> View:
    rules = words.rules
    return {
        "game": rules.name,
        "version": rules.version,
        "title": words.text("name-game"),
        "sides": [{"side": side, "name": words.name(side)} for side in rules.sides],
        "scenarios": [{"scenario": name, "name": words.name(name)} for name in rules.scenarios],
        "bots": describe_bots(words),
        "options": [
            {
                "option": option,
                "title": words.text(f"option-{option}"),
                "text": words.text(f"option-{option}", attribute="text"),
                "values": values,
                "default": values[0],
            }
            for option, values in rules.option_values.items()
        ],
    }


def rules_contents(game: str, language: str, search: str) -> list[View]:
    """The number and title of every rule and card whose title or text has all the words sought."""
    sought = search.lower().split()
    return [
        {"number": number, "title": title}
        for number, title, text in rules_in_words(game, language)
        if all(word in text for word in sought)
    ]


@cache
def rules_in_words(game: str, language: str) -> list[tuple[str, str, str]]:
    """Every rule and card: its number, its title, and both title and text in small letters, to search in."""
    words = words_for(game, language)
    entries = [(number, entry) for number in words.rule_numbers() if (entry := words.rule(number))]
    return [(number, title, f"{title}\n{text}".lower()) for number, (title, text) in entries]


def rule_text(game: str, number: str, language: str) -> View:
    """A rule or card in our words."""
    words = words_for(game, language)
    entry = words.rule(number)
    if entry is None:
        raise Refusal(404, "refusal-no-such-rule")
    card = f"card-{number.upper()}"
    parts = {part: words.text(card, attribute=part) for part in words.attributes(card)} if words.has(card) else {}
    return {"number": number, "title": entry[0], "text": entry[1], "parts": parts}
