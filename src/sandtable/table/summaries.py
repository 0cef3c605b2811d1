"""Summaries of games: one line of the list of one's games."""

from __future__ import annotations

from sandtable.engine.errors import SandtableError
from sandtable.engine.notation import read_settings
from sandtable.engine.rules import Settings
from sandtable.games import GAMES
from sandtable.table.dossier import Dossier, Origin
from sandtable.table.table_game import TableGame
from sandtable.table.unplayable import answers_of
from sandtable.table.views import View, describe_seats
from sandtable.words import words_for


def summary(game: TableGame, sides: frozenset[str], language: str) -> View:
    """One line of the list of one's games; the board and the log are not put into words for it."""
    words, question = words_for(game.rules.name, language), game.play.game.question
    asked = question.side if question is not None else ""
    return {
        "id": game.id,
        "game": game.rules.name,
        "title": words.text("name-game"),
        "components": words.components(game.play.game.settings),
        "at": game.at,
        "moment": game.play.moment,
        "over": game.play.game.over,
        "result": game.play.game.result,
        "you": sorted(sides),
        "seats": describe_seats(game.seats.values(), words),
        "here": game.audience.here,
        "created": game.origin.created,
        "moved": game.moved,
        "stage": words.name(str(game.play.describe_progress().get("card", ""))),
        "asked": asked,
        "your_turn": asked in sides,
        "problem": "",
    }


def settings_of(origin: Origin) -> Settings:
    """The options of a game that cannot be played on; none if they are what is damaged."""
    try:
        return read_settings(origin.options)
    except SandtableError:
        return {}


def summary_of_stored(stored: Dossier, sides: frozenset[str], problem: str, language: str) -> View:
    """The same of a game that this version cannot play on, and why."""
    origin = stored.origin
    words = words_for(origin.game, language) if origin.game in GAMES else None
    return {
        "id": origin.id,
        "game": origin.game,
        "title": words.text("name-game") if words else origin.game,
        "components": words.components(settings_of(origin)) if words else "",
        "at": len(stored.entries),
        "moment": len(answers_of(stored)),
        "over": False,
        "result": "",
        "you": sorted(sides),
        "seats": describe_seats(stored.seats, words) if words else {},
        "here": [],
        "created": origin.created,
        "moved": stored.moved or origin.created,
        "stage": "",
        "asked": "",
        "your_turn": False,
        "problem": problem,
    }
