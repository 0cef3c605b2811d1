"""The set-up as a position with some fields changed, and the sentence with which it is refused."""

from __future__ import annotations

import pytest

from sandtable import new_game
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.palestine.setup import STANDARD

ONE_PILE = "P1 P2 P3 P4 P33 P5 P6"
TWO_PILES = f"{ONE_PILE} P7 P8 P10 P11 P34 P12 P14"
ALL_PILES = f"{TWO_PILES} P15 P16 P19 P20 P35"
SET_UP = {"sandtable position": "1", "game": "palestine 1", **STANDARD, "agenda": "reveal"}


def start(**fields: str) -> None:
    """Start a game from the set-up with these fields changed; `__` in a name stands for a space."""
    changes = {name.replace("__", " "): text for name, text in fields.items()}
    new_game("palestine", position="\n".join(f"{name}: {text}" for name, text in {**SET_UP, **changes}.items()))


def refusal(**fields: str) -> str:
    with pytest.raises(BadPosition) as error:
        start(**fields)
    sentence = str(error.value)
    assert sentence.isprintable()
    return sentence
