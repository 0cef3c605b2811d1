"""Positions that cannot be are refused, and random games keep to the rules from end to end."""

from __future__ import annotations

from random import Random

import pytest

from cyprus.sizes import ANSWERS
from cyprus.table import position, start
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadPosition
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games.british_way.cyprus.rules import RULES


@pytest.mark.parametrize(
    ("scene", "sentence"),
    [
        ("nowhere: 1 troops", "there is no field 'nowhere' in Cyprus"),
        ("nicosia: 1 curfew", "a Curfew in nicosia without any British piece"),
        ("winner: eoka", "EOKA wins only with Political Will at 0"),
        ("winner: british", "the British win only after the third Propaganda card"),
        ("boxes: limited eoka, event eoka | card: HC-01", "a side has a cylinder in two boxes"),
        ("card: HC-33 | do: political_will", "Propaganda card 1 comes after 4 to 6 Event cards"),
        ("political will: 0 | do: eoka_arms", "EOKA has won with Political Will at 0"),
        ("capabilities: HC-03", "is not of the form HC-03 shaded eoka|is not one of"),
        ("do: operation rob limited", "is not one that operation can be"),
    ],
)
def test_a_position_that_cannot_be_is_refused(scene, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(scene)


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_ends_keeps_every_invariant_and_can_be_replayed(seed):
    random = Random(seed)
    options = {name: random.choice(values) for name, values in RULES.option_values.items()} if seed % 2 else {}
    game = Game.new(RULES, options=options, dealer=Dealer(seed))
    while game.question is not None:
        assert len(game.question.options) > 1
        assert all(answer in RULES.vocabulary for answer in game.question.options)
        assert all(game.question.why_not(answer) for answer in game.question.withheld())
        game.play(random.choice(list(game.question.options)))
        game.state.check(settled=False)
        assert len(game.answers) < ANSWERS

    game.state.check()
    assert game.result in RULES.sides
    twin = Game.replay(RULES, read_record(RULES, game.record()))
    assert twin.position() == game.position()


def test_a_position_in_the_middle_of_a_game_goes_on_alike():
    game = Game.new(RULES, dealer=Dealer(5))
    for _ in range(30):
        game.play(game.question.options[0])
    twin = Game.new(RULES, position=game.position())

    assert repr(twin.question) == repr(game.question)
    assert start().position() != game.position()
