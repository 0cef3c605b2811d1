"""Fuzz: a position is refused with one sentence, or it is played to its end; and what we write can be read."""

from __future__ import annotations

import os
from random import Random

import pytest

from british_way.family import FAMILY
from british_way.fuzz import Fields
from sandtable.engine.game import Game
from sandtable.games.british_way.vocabulary import TEXTS

LONG = bool(os.environ.get("SANDTABLE_LONG"))
POSITIONS = 10_000 if LONG else 200
IN_A_TEST = 50
SHARE_READ = 1.0 if LONG else 0.04  # of the moments whose position is read again
POOLS: dict[str, list[Fields]] = {}

every_game = pytest.mark.parametrize("name", FAMILY)


def pool_of(name: str) -> list[Fields]:
    """Positions that play has written, to be changed; made when a test first needs them."""
    if name not in POOLS:
        POOLS[name] = FAMILY[name].written_positions(Random("written positions"), 60 if LONG else 5)
    return POOLS[name]


@every_game
@pytest.mark.parametrize("first", range(0, POSITIONS, IN_A_TEST))
def test_a_position_is_refused_with_one_sentence_or_played_to_its_end(name, first):
    fuzz, pool = FAMILY[name], pool_of(name)
    for number in range(first, first + IN_A_TEST):
        random = Random(f"fuzzed position {number}")
        position = fuzz.fuzzed(random, pool)
        try:
            game = fuzz.read(position)
            if game is not None:
                fuzz.play_to_the_end(game, random)
        except Exception as error:
            error.add_note(f"position {number}:\n\n{position}")
            raise


@every_game
def test_many_of_the_fuzzed_positions_are_played_and_many_are_refused(name):
    fuzz, pool = FAMILY[name], pool_of(name)
    texts = [fuzz.fuzzed(Random(f"fuzzed position {number}"), pool) for number in range(200)]

    assert 50 < sum(fuzz.read(text) is None for text in texts) < 150


EVERY_VALUE = [
    (name, option, value)
    for name, fuzz in FAMILY.items()
    for option, values in fuzz.rules.option_values.items()
    for value in values
]


@pytest.mark.parametrize(("name", "option", "value"), EVERY_VALUE)
def test_every_position_of_a_game_can_be_read_whatever_the_card_and_the_options(name, option, value):
    fuzz, seen = FAMILY[name], set()
    cards, events = fuzz.deck.cards, fuzz.deck.events
    for seed in range(20):
        random = Random(f"{option} {value} {seed}")
        scenario = random.choice(fuzz.rules.scenarios)
        chosen = {**fuzz.some_options(random), option: value}
        game = Game.new(fuzz.rules, scenario=scenario, options=chosen, log=False)
        while game.question is not None:
            options = list(game.question.options)
            new = [card for card in events if card in options and card not in seen]
            answer = random.choice(new or options)
            game.play(answer)
            seen |= {answer} & set(cards)
            if game.over or answer in TEXTS or random.random() < SHARE_READ:  # an event begins, and any moment
                try:
                    fuzz.reads_back(game)
                except Exception as error:
                    error.add_note(f"This record leads there:\n\n{game.record()}")
                    raise
        if seen == set(cards):
            break

    assert seen == set(cards)
