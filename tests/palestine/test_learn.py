"""The guided first game of Palestine is the rulebook's example of play."""

from __future__ import annotations

from functools import cache

from palestine.table import state_of
from palestine.test_8_0_example_of_play import TURNS
from sandtable import Game
from sandtable.engine.notation import read_record
from sandtable.games import find_example
from sandtable.games.british_way.palestine.rules import RULES


@cache
def example() -> Game:
    return Game.replay(RULES, read_record(RULES, find_example("palestine")[1]))


def test_the_record_is_the_example_of_play():
    assert example().answers == [answer for answers in TURNS.values() for answer in answers]


def test_the_record_ends_with_the_books_numbers():
    state = state_of(example())

    assert (state.political_will, state.haganah, state.prison) == (8, 2, 3)
