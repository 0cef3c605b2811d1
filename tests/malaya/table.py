"""Setting a scene in one line, and naming what a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine.game import Game
from sandtable.engine.state import Line
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.state import State

T = TypeVar("T")


def proves(*ids: str) -> Callable[[T], T]:
    """Name the statements of the rulebook index that a test proves: `sandtable rules malaya --coverage` reads it."""
    return lambda test: test


def position(text: str, **options: str) -> Game:
    """A game from fields of a position, `perak: 2 troops, 1 underground, support | do: operation sweep limited`.

    What is left out is empty; Political Will is 10, both sides have 15 Resources and Gurney commands. Pieces that are
    named nowhere are Available. `do` is the agenda: when its steps are done the game has nothing more to ask. A card
    named is also in the played pile. No dealer sits at this table: dice and cards are answers like any other.
    """
    fields = {"sandtable position": "1", "game": "malaya 1", "political will": "10", "resources": "15 british, 15 mcp"}
    fields |= fields_of(text)
    fields["agenda"] = fields.pop("do", "")
    card = fields.get("card", "")
    if card and card not in fields.get("played", "").split():
        fields["played"] = f"{fields.get('played', '')} {card}".strip()
    return Game.new(RULES, options=options, position="\n".join(f"{name}: {value}" for name, value in fields.items()))


def fields_of(text: str) -> dict[str, str]:
    """The fields of a text, parted by bars."""
    pairs = (field.partition(":") for field in text.split("|") if field.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def state_of(game: Game) -> State:
    """The state, typed."""
    assert isinstance(game.state, State)
    return game.state


def offered(game: Game) -> list[str]:
    """The answers on offer; none when nothing is asked."""
    return [] if game.question is None else list(game.question.options)


def named(game: Game, verb: str) -> list[str]:
    """The spaces offered with this verb."""
    return [answer.split()[1] for answer in offered(game) if answer.startswith(verb + " ")]


def verbs(game: Game) -> list[str]:
    """The first words of what is offered, each once."""
    return list(dict.fromkeys(answer.split()[0] for answer in offered(game)))


def asked(game: Game) -> str:
    """The side that is asked, or nobody."""
    return "" if game.question is None else game.question.side


def why_not(game: Game, answer: str) -> str | None:
    assert game.question is not None
    return game.question.why_not(answer)


def told(game: Game, message: str) -> list[Line]:
    """The lines of the log with this message."""
    assert game.log is not None
    return [line for line in game.log if line.message == message]
