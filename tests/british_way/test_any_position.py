"""Fuzz: from any position that the rules allow, every step can be played to its end and breaks no invariant."""

from __future__ import annotations

import os
from random import Random

import pytest

from british_way.family import FAMILY
from british_way.fuzz import Fuzz
from sandtable.engine.game import Game

POSITIONS = 250 if os.environ.get("SANDTABLE_LONG") else 10
LONGEST = 400
WHOLE_CARD = "action first, action second, adjust_eligibility"

STEPS = [
    (name, agenda)
    for name, fuzz in FAMILY.items()
    for agenda in [*fuzz.operations, *fuzz.passes, *fuzz.phases, ", ".join(fuzz.phases)]
]
EVENTS = [
    (name, card, side, text)
    for name, fuzz in FAMILY.items()
    for card in fuzz.deck.events
    for side in fuzz.rules.sides
    for text in fuzz.deck.texts_of(card)
]
CARDS = [(name, card) for name, fuzz in FAMILY.items() for card in fuzz.deck.events]


def play_to_the_end(fuzz: Fuzz, game: Game, random: Random) -> None:
    """Play at random until the agenda is done; whatever goes wrong shows the record that leads to it."""
    try:
        while game.question is not None and game.question.rule != "2.3.6":
            fuzz.check(game)
            assert len(game.question.options) > 1
            game.play(random.choice(list(game.question.options)))
            assert len(game.answers) < LONGEST
        fuzz.check(game)
        assert not game.state.agenda or game.question is not None
    except Exception as error:
        error.add_note(f"This record leads there:\n\n{game.record()}")
        raise


@pytest.mark.parametrize(("name", "agenda"), STEPS)
def test_operations_passes_and_phases_end_well_from_any_position(name, agenda):
    fuzz = FAMILY[name]
    for seed in range(POSITIONS * 3):
        random = Random(f"{agenda} {seed}")

        play_to_the_end(fuzz, fuzz.any_position(random, agenda, ""), random)


@pytest.mark.parametrize(("name", "card", "side", "text"), EVENTS)
def test_events_end_well_from_any_position(name, card, side, text):
    fuzz = FAMILY[name]
    for seed in range(POSITIONS):
        random = Random(f"{card} {side} {text} {seed}")

        play_to_the_end(fuzz, fuzz.any_position(random, f"event {side} {text}", card), random)


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_a_card_is_played_by_both_sides_from_any_position(name, card):
    fuzz = FAMILY[name]
    for seed in range(POSITIONS):
        random = Random(f"{card} {seed}")

        play_to_the_end(fuzz, fuzz.any_position(random, WHOLE_CARD, card), random)
