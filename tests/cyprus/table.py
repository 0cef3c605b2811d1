"""Setting a scene in one line, and naming what a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine.game import Game
from sandtable.games.british_way.cyprus.map import NAMES
from sandtable.games.british_way.cyprus.position import write_fields
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.state import State

T = TypeVar("T")


def proves(*ids: str) -> Callable[[T], T]:
    """Name the statements of the rulebook index that a test proves: `sandtable rules cyprus --coverage` reads it."""
    return lambda test: test


def start(**options: str) -> Game:
    """A game from its set-up; no dealer sits at this table."""
    return Game.new(RULES, options=options)


def position(text: str, **options: str) -> Game:
    """A game from fields of a position, `nicosia: 1 underground, 2 police | card: HC-01 | do: event eoka shaded`.

    What is left out is empty; Political Will is 10 and Opinion 2. Pieces that are named nowhere are Available, the
    Troops in dhekelia. `do` is the agenda: when its steps are done the game has nothing more to ask. A card named
    is also in the played pile. No dealer sits at this table: dice, chits and cards are answers like any other.
    """
    fields = {"sandtable position": "1", "game": "cyprus 1", "political will": "10", "opinion": "2"}
    fields |= fields_of(text.replace("|", "\n"))
    fields["agenda"] = fields.pop("do", "")
    card = fields.get("card", "")
    if card and card not in fields.get("played", "").split():
        fields["played"] = f"{fields.get('played', '')} {card}".strip()
    complete_forces(fields)
    return Game.new(RULES, options=options, position="\n".join(f"{k}: {v}" for k, v in fields.items()))


def then(game: Game, text: str) -> Game:
    """Another scene on the board that one leaves: `then(game, "do: reset")`; its card is another, or none."""
    assert game.over
    fields = {name: value for name, value in write_fields(game.state).items() if name not in ("card", "boxes")}
    fields |= fields_of(text.replace("|", "\n"))
    return position(" | ".join(f"{name}: {value}" for name, value in fields.items()), **game.settings)


def fields_of(text: str) -> dict[str, str]:
    """The fields of a text, one in each line."""
    pairs = (line.partition(":") for line in text.splitlines() if line.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def complete_forces(fields: dict[str, str]) -> None:
    """Give the pieces that are named nowhere a place: Troops in dhekelia, the others in Available."""
    counts = {"troops": 0, "police": 0, "underground": 0, "active": 0, "caches": 0}
    for name in NAMES:
        for part in filter(None, fields.get(name, "").split(",")):
            number, kind = part.split()
            if kind in counts:
                counts[kind] += int(number)
    if "available" not in fields:
        available = {
            "police": 6 - counts["police"],
            "cells": 12 - counts["underground"] - counts["active"] - int(fields.get("prison", 0)),
            "caches": 4 - counts["caches"],
        }
        fields["available"] = ", ".join(f"{number} {kind}" for kind, number in available.items() if number)
    if counts["troops"] < 12:
        rest = f"{12 - counts['troops']} troops"
        here = fields.get("dhekelia", "")
        assert "troops" not in here, "name all twelve Troops, or leave dhekelia to the others"
        fields["dhekelia"] = f"{rest}, {here}" if here else rest


def state_of(game: Game) -> State:
    """The state, typed."""
    assert isinstance(game.state, State)
    return game.state


def offered(game: Game, verb: str = "") -> list[str]:
    """The answers on offer, or the spaces of those with a verb; none when nothing is asked."""
    options = [] if game.question is None else list(game.question.options)
    return [answer.removeprefix(f"{verb} ") for answer in options if answer.startswith(f"{verb} ")] if verb else options


def asked(game: Game) -> str:
    """The side that is asked, or nobody."""
    return "" if game.question is None else game.question.side


def why_not(game: Game, answer: str) -> str | None:
    """The reason for which an answer is withheld."""
    assert game.question is not None
    return game.question.why_not(answer)
