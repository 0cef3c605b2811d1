"""Fuzz: a position of DAK-II is refused with one sentence or played to its end, and what we write can be read."""

from __future__ import annotations

import os
from random import Random

import pytest

from dak2.fuzz import Fields, fuzzed, play_to_the_end, read, written_positions

LONG = bool(os.environ.get("SANDTABLE_LONG"))
POSITIONS = 2_000 if LONG else 40
IN_A_TEST = 20
POOL: list[Fields] = []


def pool() -> list[Fields]:
    """Positions that play has written, to be changed; made when a test first needs them."""
    if not POOL:
        POOL.extend(written_positions(Random("written positions"), 8 if LONG else 4))
    return POOL


@pytest.mark.parametrize("first", range(0, POSITIONS, IN_A_TEST))
def test_a_position_is_refused_with_one_sentence_or_played_to_its_end(first):
    for number in range(first, first + IN_A_TEST):
        random = Random(f"fuzzed position {number}")
        position = fuzzed(random, pool())
        try:
            game = read(position)
            if game is not None:
                play_to_the_end(game, random)
        except Exception as error:
            error.add_note(f"position {number}:\n\n{position}")
            raise


def test_many_of_the_fuzzed_positions_can_be_played_and_many_are_refused():
    texts = [fuzzed(Random(f"fuzzed position {number}"), pool()) for number in range(100)]

    assert 25 < sum(read(text) is None for text in texts) < 85
