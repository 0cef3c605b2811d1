"""Setting a scene in one line, and naming what a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable import new_game
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import NAMES
from sandtable.games.british_way.palestine.position import write_fields
from sandtable.games.british_way.palestine.state import LOCKED_CACHES, LOCKED_CELLS, State

T = TypeVar("T")


def proves(*ids: str) -> Callable[[T], T]:
    """Name the statements of the rulebook index that a test proves: `sandtable rules palestine --coverage` reads it."""
    return lambda test: test


def position(text: str, **options: str) -> Game:
    """A game from fields of a position, `haifa_c: 1 underground, 2 police | card: P28 | do: event irgun shaded`.

    What is left out is empty; Political Will is 18 and Haganah 4. Pieces that are named nowhere are Available, the
    Troops on rail_syria. `do` is the agenda: when its steps are done the game has nothing more to ask. A card named
    is also in the played pile. No dealer sits at this table: dice, chits and cards are answers like any other.
    """
    fields = {"sandtable position": "1", "game": "palestine 1", "political will": "18", "haganah": "4"}
    fields |= fields_of(text.replace("|", "\n"))
    fields["agenda"] = fields.pop("do", "")
    card = fields.get("card", "")
    if card and card not in fields.get("played", "").split():
        fields["played"] = f"{fields.get('played', '')} {card}".strip()
    complete_forces(fields)
    return new_game("palestine", options=options, position="\n".join(f"{k}: {v}" for k, v in fields.items()))


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
    """Give the pieces that are named nowhere a place: Troops on rail_syria, the others in Available."""
    counts = {"troops": 0, "police": 0, "underground": 0, "active": 0, "caches": 0}
    for name in NAMES:
        for part in filter(None, fields.get(name, "").split(",")):
            number, kind = part.split()
            if kind in counts:
                counts[kind] += int(number)
    haganah = int(fields["haganah"])
    cells, caches = LOCKED_CELLS[haganah], LOCKED_CACHES[haganah]
    fields.setdefault("track", f"{cells} cells, {caches} caches")
    if "available" not in fields:
        taken = counts["underground"] + counts["active"] + cells + int(fields.get("prison", 0))
        available = {
            "police": 6 - counts["police"],
            "cells": 15 - taken - int(fields.get("removed", 0)),
            "caches": 5 - counts["caches"] - caches,
        }
        fields["available"] = ", ".join(f"{number} {kind}" for kind, number in available.items() if number)
    if counts["troops"] < 12:
        rest = f"{12 - counts['troops']} troops"
        here = fields.get("rail_syria", "")
        assert "troops" not in here, "name all twelve Troops, or leave rail_syria to the others"
        fields["rail_syria"] = f"{rest}, {here}" if here else rest


def state_of(game: Game) -> State:
    """The state, typed."""
    assert isinstance(game.state, State)
    return game.state


def offered(game: Game) -> list[str]:
    """The answers on offer; none when nothing is asked."""
    return [] if game.question is None else list(game.question.options)


def asked(game: Game) -> str:
    """The side that is asked, or nobody."""
    return "" if game.question is None else game.question.side


def check(game: Game) -> None:
    """The invariants, less those that need not hold while cubes are on the move or Cells are being locked."""
    moving = ("ask-lock-cell", "ask-lock-cache", "ask-move-", "ask-how-many", "ask-gather-troops")
    state = state_of(game)
    state.check(settled=False)
    if game.question is None or not game.question.message.startswith(moving):
        assert list(state.unsettled()) == []
