"""The guided first game of Malaya tells what happens in it."""

from __future__ import annotations

from malaya.table import state_of
from sandtable import Game
from sandtable.engine.notation import read_record
from sandtable.games import find_example
from sandtable.games.british_way.malaya.map import JOHORE, KELANTAN, KUALA_LUMPUR, PAHANG, PERAK, SELANGOR, TRENGGANU
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.state import COMMANDERS, OPPOSITION, SUPPORT


def after(moment: int) -> Game:
    record = read_record(RULES, find_example("malaya")[1])
    return Game.new(RULES, scenario=record.scenario, options=record.settings).play(*record.answers[:moment])


def test_the_numbers_of_its_explanations_are_those_of_the_board():
    told = {0: 12, 28: 10, 39: 12, 48: 13, 60: 10, 64: 13, 65: 12, 73: 12}

    assert {at: state_of(after(at)).political_will for at in told} == told


def test_people_stand_at_the_count_where_its_explanations_say():
    state = state_of(after(65))

    levels = {SUPPORT: [KUALA_LUMPUR], OPPOSITION: [PAHANG, KELANTAN, TRENGGANU, JOHORE]}
    assert [state.level[space] for level in levels for space in levels[level]] == [SUPPORT] + [OPPOSITION] * 4
    assert state.villages[JOHORE] == 1


def test_it_ends_as_its_last_words_say():
    state = state_of(after(73))

    assert [state.level[SELANGOR], state.level[PERAK]] == [SUPPORT, OPPOSITION]
    assert not any([*state.terror, *state.active])
    assert COMMANDERS[state.commander] == "briggs"
