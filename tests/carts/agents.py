"""What an agent sees of Carts: where carts stand, how far they can go, whose they are."""

from __future__ import annotations

from carts.rules import ALL_CARTS, DAY, RULES, SIDES, SIZE, Field
from sandtable.agents.encoding import Encoding, Part, places
from sandtable.engine.game import Game
from sandtable.engine.questions import Question

PARTS = [Part("x", len(ALL_CARTS), SIZE), Part("y", len(ALL_CARTS), SIZE), Part("left", len(ALL_CARTS), DAY)]
PARTS.append(Part("side", len(SIDES), 1))
PLACE = places(PARTS)


def count(game: Game) -> list[int]:
    assert isinstance(game.state, Field)
    return [*(x for x, _ in game.state.places), *(y for _, y in game.state.places), *game.state.left]


def mark(numbers: bytearray, game: Game, side: str, question: Question | None) -> None:
    numbers[PLACE["side"] + SIDES.index(side)] = 1


ENCODING = Encoding(RULES, PARTS, (3, len(ALL_CARTS)), PLACE["side"], count, mark, longest_game=10_000)
