"""The guided first game of Cyprus tells what happens in it."""

from __future__ import annotations

from cyprus.table import state_of
from sandtable import Game
from sandtable.engine.notation import read_record
from sandtable.games import find_example
from sandtable.games.british_way.cyprus.map import KARPAS, KYRENIA
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.vocabulary import EOKA


def after(moment: int) -> Game:
    record = read_record(RULES, find_example("cyprus")[1])
    return Game.new(RULES, scenario=record.scenario, options=record.settings).play(*record.answers[:moment])


def test_the_numbers_of_its_explanations_are_those_of_the_board():
    told = {28: (14, 2), 29: (14, 1), 48: (14, 3), 53: (15, 3), 61: (15, 2), 70: (12, 2), 77: (12, 1)}

    assert {at: (state_of(after(at)).political_will, state_of(after(at)).opinion) for at in told} == told


def test_it_ends_as_its_last_words_say():
    state = state_of(after(77))

    assert (state.political_will, state.opinion, state.prison) == (12, 1, 1)
    assert [state.caches[space] for space in (KYRENIA, KARPAS)] == [1, 1]
    assert state.first == EOKA
