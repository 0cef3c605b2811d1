"""What agents see of DAK-II: within its bounds, and every word of an answer is an action."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.agents.encoding import places
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.ocs.dak2.agents import ENCODING, PLACE, UNIT_PLACE
from sandtable.games.ocs.dak2.bot import GUIDE
from sandtable.games.ocs.dak2.rules import RULES


def test_a_unit_is_seen_where_it_stands():
    game = Game.new(RULES, scenario="7.3", dealer=Dealer(1), log=False)
    numbers = ENCODING.observe(game, "allied")
    unit = UNIT_PLACE["in-11"]

    assert [numbers[PLACE["row"] + unit], numbers[PLACE["column"] + unit]] == [38, 17]
    assert list(numbers[PLACE["side"] : PLACE["side"] + 2]) == [1, 0]
    assert places(ENCODING.parts)["row"] == 0


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_numbers_stay_within_their_bounds_and_answers_within_the_words(scenario):
    game, random = Game.new(RULES, scenario=scenario, dealer=Dealer(2), log=False), Random(2).random
    for moment in range(160):
        if game.question is None:
            break
        answer = GUIDE.answer(game, random)
        if moment % 20 == 0:
            numbers = ENCODING.observe(game, game.question.side)[: ENCODING.size]

            assert all(number <= most for number, most in zip(numbers, ENCODING.most, strict=True))
        assert [word for word in answer.split(" ") if word not in ENCODING.indices] == []
        game.give(answer)
