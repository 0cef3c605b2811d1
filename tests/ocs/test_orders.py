"""Orders in general: what a segment knows of its verbs."""

from __future__ import annotations

from random import Random

import pytest

from ocs.field import Field, state_of, unit
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.orders import SegmentOrders
from sandtable.games.ocs.terrain import CLASSES
from sandtable.table.forms import LONGEST_ANSWER


def test_a_verb_that_somebody_can_follow_is_one_after_which_words_follow():
    game, random, seen = Game.new(RULES, scenario="7.3", dealer=Dealer(2)), Random(2), set()
    for _ in range(60):
        if game.question is None:
            break
        orders = game.question.orders
        if isinstance(orders, SegmentOrders):
            for verb in orders.verbs:
                able = verb.is_able(orders.state, orders.side)
                seen.add((verb.word, able))

                assert able == bool(verb.next(orders.state, orders.side, []))
        game.play(game.question.sample(random.randrange))

    assert ("move", True) in seen


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_no_order_is_longer_than_an_answer_may_be(scenario):
    state = state_of(Game.new(RULES, scenario=scenario, dealer=Dealer(1)))
    counters = state.theatre.counters
    cheapest = min(min(state.costs(mp_class)) for mp_class in range(len(CLASSES)))
    farthest = 2 * MP * max(face.allowance for counter in counters for face in counter.faces)  # in Strat Mode
    way = " C10.10" * (farthest // cheapest)

    for side in range(2):
        units = " ".join(counter.id for counter in counters if counter.side == side)
        assert len(f"move {units} via{way}") <= LONGEST_ANSWER


def test_a_way_along_a_road_is_longer_than_most_orders():
    road = [f"C{row:02}.{column:02}" for row in (10, 12) for column in range(1, 31)[:: 1 if row == 10 else -1]]
    road.insert(30, "C11.30")
    field = Field(unit("a-trucks", "2-3-20", moves="truck")).put(road[0], "a-trucks")
    game = field.road("primary_road", *road).dump(road[0], 9).play()

    order = " ".join(["move a-trucks via", *road[1:]])

    assert len(order) > 255
    assert game.question.reason(order) is None
