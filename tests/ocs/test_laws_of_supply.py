"""I-1, I-2 Tokens are whole and never negative, and none appears but those of the Reinforcement Phase."""

from __future__ import annotations

import random

from ocs.field import Field, proves, state_of, unit, words
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.ocs.counters import ALLIED
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.state import State

ANSWERS = 250
PER_SIDE_AND_TURN = 8


def tokens(state: State) -> int:
    on_ground = sum(sum(dumps.values()) for dumps in state.dumps)
    return on_ground + sum(lot.load for lot in state.trucks) + sum(state.organic_load)


@proves("I-1", "I-2", "O-1.0-e", "O-12.2-a")
def test_no_token_appears_in_random_play_but_what_the_scenario_gives():
    game, dice = Game.new(RULES, scenario="7.3", dealer=Dealer(5), log=False), random.Random(5)
    before, appeared = tokens(state_of(game)), 0
    for _ in range(ANSWERS):
        if game.question is None:
            break
        game.answer(game.question.sample(dice.randrange))
        state = state_of(game)
        now = tokens(state)
        appeared += max(0, now - before)
        assert appeared <= 2 * PER_SIDE_AND_TURN * state.turn
        assert all(number > 0 for dumps in state.dumps for number in dumps.values())
        assert all(0 <= lot.load <= lot.size for lot in state.trucks)
        capacities = [truck.capacity for truck in state.theatre.trucks]
        assert all(0 <= load <= most for load, most in zip(state.organic_load, capacities, strict=True))
        before = now


@proves("O-5.8-h")
def test_nobody_in_strat_mode_is_offered_a_move_where_no_hex_has_trace_supply():
    field = Field(unit("lost", "2-3-3"), unit("inf", "2-3-3"))
    field.put("C10.10", "lost", marker="strat", face=1).put("C10.20", "inf")
    assert words(field.play(), "move") == ["inf"]

    field.state.edge_sources[ALLIED] = [field.hex("C10.12")]
    field.own(ALLIED, "C10.12").state.changed()
    assert words(field.play(), "move") == ["inf", "lost"]


def test_dumps_are_offered_in_the_order_of_the_map_however_they_came():
    field = Field(unit("inf", "2-3-3")).put("C10.10", "inf")
    field.dump("C12.10", 4).dump("C08.10", 4)

    assert words(field.play(), "blow") == ["C08.10", "C12.10"]
