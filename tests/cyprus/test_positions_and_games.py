"""Random games keep to the rules from end to end, and go on alike from a position in their middle."""

from __future__ import annotations

from random import Random

import pytest

from cyprus.sizes import ANSWERS
from cyprus.table import start
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games.british_way.cyprus.rules import RULES


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
