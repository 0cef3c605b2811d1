"""Fuzz: a position is refused with one sentence, or it is played to its end; and what we write can be read."""

from __future__ import annotations

import os
from random import Random

import pytest

from palestine.fuzz import Fields, fuzzed, some_options, written_positions
from palestine.table import check
from sandtable import new_game
from sandtable.engine.errors import BadPosition, UnknownName
from sandtable.engine.game import Game
from sandtable.engine.notation import write_position
from sandtable.games.british_way.palestine.cards import CARDS, EVENT_CARDS
from sandtable.games.british_way.palestine.options import OPTION_VALUES
from sandtable.games.british_way.palestine.vocabulary import TEXTS

LONG = bool(os.environ.get("SANDTABLE_LONG"))
POSITIONS = 10_000 if LONG else 200
IN_A_TEST = 50
LONGEST = 2_000  # answers; what is longer has lost its way
SHARE_READ = 1.0 if LONG else 0.04  # of the moments whose position is read again


def read(position: str) -> Game | None:
    """The game that a position begins; None if it is refused with one sentence."""
    try:
        return new_game("palestine", position=position, log=False)
    except (BadPosition, UnknownName) as refusal:
        sentence = str(refusal)
    assert sentence.isprintable()
    return None


def play_to_the_end(game: Game, random: Random) -> None:
    """Play at random; the invariants hold, and now and then the position is read again."""
    while game.question is not None:
        check(game)
        if random.random() < 0.02:
            reads_back(game)
        game.play(random.choice(list(game.question.options)))
        assert len(game.answers) < LONGEST
    check(game)
    reads_back(game)


def view(game: Game) -> tuple[object, ...]:
    """All that can be seen now, in the middle of a step too."""
    return (write_position(game.rules, game.settings, game.state, []), repr(game.question), game.over, game.result)


def reads_back(game: Game) -> None:
    """What we write we can read, and it is the same position."""
    written = game.position()
    again = new_game("palestine", position=written)

    assert view(again) == view(game)
    assert again.position() == written


@pytest.fixture(scope="module")
def pool() -> list[Fields]:
    return written_positions(Random("written positions"), 60 if LONG else 5)


@pytest.mark.parametrize("first", range(0, POSITIONS, IN_A_TEST))
def test_a_position_is_refused_with_one_sentence_or_played_to_its_end(first, pool):
    for number in range(first, first + IN_A_TEST):
        random = Random(f"fuzzed position {number}")
        position = fuzzed(random, pool)
        try:
            game = read(position)
            if game is not None:
                play_to_the_end(game, random)
        except Exception as error:
            error.add_note(f"position {number}:\n\n{position}")
            raise


def test_many_of_the_fuzzed_positions_are_played_and_many_are_refused(pool):
    readings = [read(fuzzed(Random(f"fuzzed position {number}"), pool)) is None for number in range(200)]

    assert 50 < sum(readings) < 150


EVERY_VALUE = [(name, value) for name, values in OPTION_VALUES.items() for value in values]


@pytest.mark.parametrize(("option", "value"), EVERY_VALUE)
def test_every_position_of_a_game_can_be_read_whatever_the_card_and_the_options(option, value):
    seen: set[str] = set()
    for seed in range(20):
        random = Random(f"{option} {value} {seed}")
        game = new_game("palestine", options={**some_options(random), option: value}, log=False)
        while game.question is not None:
            options = list(game.question.options)
            new = [card for card in EVENT_CARDS if card in options and card not in seen]
            answer = random.choice(new or options)
            game.play(answer)
            seen |= {answer} & set(CARDS)
            if game.over or answer in TEXTS or random.random() < SHARE_READ:  # an event begins, and any moment
                try:
                    reads_back(game)
                except Exception as error:
                    error.add_note(f"This record leads there:\n\n{game.record()}")
                    raise
        if seen == set(CARDS):
            break

    assert seen == set(CARDS)
