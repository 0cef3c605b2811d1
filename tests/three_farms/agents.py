"""What an agent sees of Three Farms: grain, rounds, whose farm it plays."""

from __future__ import annotations

from sandtable.agents.encoding import Encoding, Part, places
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from three_farms.rules import ROUNDS, RULES, SIDES, Farms

PARTS = [Part("grain", len(SIDES), 50), Part("rounds", 1, ROUNDS), Part("side", len(SIDES), 1)]
PLACE = places(PARTS)


def count(game: Game) -> list[int]:
    assert isinstance(game.state, Farms)
    return [*game.state.grain, max(game.state.rounds, 0)]


def mark(numbers: bytearray, game: Game, side: str, question: Question | None) -> None:
    numbers[PLACE["side"] + SIDES.index(side)] = 1


ENCODING = Encoding(RULES, PARTS, (1, len(SIDES)), PLACE["side"], count, mark, longest_game=100)
