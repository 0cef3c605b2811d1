"""The guided first player turn of 7.3: its record replays under the rules of today, as its words tell."""

from __future__ import annotations

from importlib.resources import files

import pytest

from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games.lessons import lessons_of
from sandtable.games.ocs.counters import ALLIED
from sandtable.games.ocs.dak2.example_of_play import CHAPTERS
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.state import State
from sandtable.table.lessons import describe_lesson, example_of

RECORD = (files("sandtable.games.ocs.dak2") / "example_of_play.record").read_text(encoding="utf-8")


def test_the_record_replays_and_ends_as_the_last_words_say():
    game = Game.replay(RULES, read_record(RULES, RECORD))
    state = game.state
    assert isinstance(state, State)
    grid, unit = state.theatre.grid, state.theatre.unit_number

    assert game.question is not None
    assert game.question.side == "axis"
    assert [grid.names[state.place[unit[name]]] for name in ("br-7rtr", "in-11", "br-1rtr")] == ["C41.20"] * 3
    assert [state.owner[grid.number[hex]] for hex in ("C40.19", "C41.20")] == [ALLIED] * 2
    assert (grid.names[state.place[unit["it-2lib"]]], state.steps[unit["it-2lib"]]) == ("C42.21", 3)
    assert state.leader_place[state.theatre.leader_number["ld-maletti"]] < 0
    assert state.leader_place[state.theatre.leader_number["ld-oconnor"]] == grid.number["C41.20"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_lesson_offers_the_order_that_it_teaches(language):
    asked = [place for place, lesson in enumerate(lessons_of(CHAPTERS)) if lesson.key in ("load", "overrun", "release")]

    for step in asked:
        lesson = describe_lesson("dak2", step, language)

        assert [option["answer"] for option in lesson["scene"]["question"]["options"]] == lesson["expected"]
    describe_lesson.cache_clear()
    example_of.cache_clear()
