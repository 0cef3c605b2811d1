"""What a seat sees: the board with names, the question in words, the log, in the seat's language."""

from __future__ import annotations

from functools import cache
from typing import Any

from sandtable.engine.questions import CHANCE, Question
from sandtable.games import GAMES, find
from sandtable.table.games import Play, TableGame
from sandtable.table.refusals import Refusal
from sandtable.table.seats import SPECTATOR
from sandtable.words import Words

View = dict[str, Any]


@cache
def words_for(game: str, language: str) -> Words:
    """The words of a game in a language, read once."""
    return Words(find(game), language)


def view(game: TableGame, sides: frozenset[str], language: str, log_from: int = 0) -> View:
    """The game as it stands, for the holder of these sides, with the log from a line on."""
    shared = game.views.get(language)
    if shared is None:
        shared = game.views[language] = shared_view(game, language)
    log = log_lines(game, game.play, language)
    log_from = min(max(log_from, 0), len(log))
    return {
        **shared,
        "you": sorted(sides),
        "here": game.watchers.present(),
        "may_undo": may_undo(game, sides),
        "log_from": log_from,
        "log": log[log_from:],
    }


def shared_view(game: TableGame, language: str) -> View:
    """What all who look see alike."""
    words = words_for(game.rules.name, language)
    dice = {"commitment": game.dice.commitment, "dealt_from": game.origin.dealt_from}
    if game.play.game.over:
        dice["secret"] = game.dice.secret
    rollback = game.rollback
    return {
        "id": game.id,
        "game": game.rules.name,
        "title": words.text("name-game"),
        "language": language,
        "at": game.at,
        **describe_play(game.play, words),
        "seats": {
            side: {"side": words.name(side), "who": seat.who, "name": seat.name, "bot": seat.bot}
            for side, seat in game.seats.items()
            if side != SPECTATOR
        },
        "options": game.play.game.settings,
        "rollback": {"side": rollback.side, "back_to": rollback.back_to} if rollback else None,
        "chat": [vars(message) for message in game.messages],
        "dice": dice,
    }


def view_at(game: TableGame, moment: int, language: str) -> View:
    """The game as it stood after so many answers, to look at."""
    play = game.play_at(moment)
    words = words_for(game.rules.name, language)
    log = [line_in_words(play, number, words) for number in range(play.log_ends[-1])]
    return {"id": game.id, "language": language, **describe_play(play, words), "log_from": 0, "log": log}


def describe_play(play: Play, words: Words) -> View:
    """Board, question and result."""
    game = play.game
    state = words.reference.describe_state(game.state)
    named = [*game.rules.sides, *(spaces if isinstance(spaces := state.get("spaces"), dict) else ())]
    return {
        "moment": play.moment,
        "over": game.over,
        "result": game.result,
        "state": state,
        "names": {name: words.name(name) for name in named},
        "question": describe_question(game.question, words) if game.question is not None else None,
    }


def describe_question(question: Question, words: Words) -> View:
    """A question in words: prompt, rule, options, and what is withheld with the reason."""
    return {
        "side": question.side,
        "side_name": words.name(question.side),
        "rule": question.rule,
        "message": question.message,
        "prompt": words.question(question),
        "options": [{"answer": answer, "label": words.answer(answer)} for answer in question.options],
        "withheld": [
            {"answer": answer, "label": words.answer(answer), "reason": words.why_not(question, answer, reason)}
            for answer in question.withheld()
            if (reason := question.why_not(answer)) is not None
        ],
    }


def log_lines(game: TableGame, play: Play, language: str) -> list[View]:
    """The whole log in words; what has been put into words for an earlier view is kept."""
    words = words_for(game.rules.name, language)
    kept = game.told.setdefault(language, [])
    kept += [line_in_words(play, number, words) for number in range(len(kept), play.log_ends[-1])]
    return kept


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


def summary(game: TableGame, sides: frozenset[str], language: str) -> View:
    """One line of the list of one's games."""
    whole = view(game, sides, language, log_from=len(game.play.game.log or []))
    question = whole["question"]
    return {
        **{
            key: whole[key] for key in ("id", "game", "title", "at", "moment", "over", "result", "you", "seats", "here")
        },
        "created": game.origin.created,
        "asked": question["side"] if question else "",
        "your_turn": bool(question) and question["side"] in sides,
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


def rules_contents(game: str, language: str) -> list[View]:
    """The number and title of every rule and card."""
    words = words_for(game, language)
    return [{"number": number, "title": entry[0]} for number in words.rule_numbers() if (entry := words.rule(number))]


def rule_text(game: str, number: str, language: str) -> View:
    """A rule or card in our words."""
    words = words_for(game, language)
    entry = words.rule(number)
    if entry is None:
        raise Refusal(404, f"{game} has no rule of this number: try 3.3.3 or P28")
    card = f"card-{number.upper()}"
    parts = {part: words.text(card, attribute=part) for part in words.attributes(card)} if words.has(card) else {}
    return {"number": number, "title": entry[0], "text": entry[1], "parts": parts}
