"""Malaya in the arena: its turns as rows, what they count for, and the words of a report."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pyarrow import parquet

from sandtable.arena.folder import open_folder
from sandtable.arena.plan import Match, Plan
from sandtable.arena.results import finish, play_into
from sandtable.arena.texts import words_of_arena
from sandtable.arena.turns import tell_turns
from sandtable.arena.workers import Here
from sandtable.engine.game import Game
from sandtable.games import GAMES
from sandtable.games.british_way.malaya.arena import TELLING
from sandtable.games.british_way.malaya.options import OPTION_VALUES
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.vocabulary import BRITISH_OPERATIONS, MCP_OPERATIONS, SIDES
from sandtable.words import LANGUAGES

HEURISTIC = dict.fromkeys(SIDES, "heuristic")


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    monkeypatch.setitem(GAMES, "malaya", "sandtable.games.british_way.malaya")


def kept(path, plan: Plan, language: str = "en"):
    """The turns of a plan played into a folder, as rows."""
    with open_folder(str(path), plan) as folder:
        play_into(folder, plan, Here(), lambda games: None)
        finish(folder, plan, words_of_arena("malaya", language), lambda games: None)
    return parquet.read_table(path / "turns.parquet").to_pylist()


def test_a_turn_tells_its_side_box_operation_and_special_activity():
    game = Game.new(RULES, log=False)
    game.play("HM-01", "operation", "assault", "assault perak", "reprisal perak", "to kedah", "done")
    turns = tell_turns("malaya", game.record())

    assert [turns[0].facts[name] for name in ("side", "box", "did", "operation", "activity")] == [
        *["british", "operation", "operation", "assault", "reprisal"]
    ]


def test_an_event_counts_for_its_text_and_not_for_what_it_grants():
    game = Game.new(RULES, log=False).play("HM-01", "event", "unshaded", "reprisal perak", "to kedah")
    facts = tell_turns("malaya", game.record())[0].facts
    uses = TELLING.uses_in(facts)

    assert (facts["did"], facts["text"], facts["activity"]) == ("event", "unshaded", "")
    assert [(use.side, use.kind, use.thing) for use in uses] == [("british", "event", "HM-01 unshaded")]


def test_the_tables_hold_every_turn_and_the_values_follow_one_another(tmp_path):
    turns = kept(tmp_path / "kept", Plan("malaya", [Match(HEURISTIC)], 2, 0))
    first = [turn for turn in turns if turn["game"] == turns[0]["game"]]

    assert {turn["side"] for turn in turns} == {"british", "mcp", ""}
    assert {turn["operation"] for turn in turns} <= {"", *BRITISH_OPERATIONS, *MCP_OPERATIONS}
    assert first[0]["political_will_before"] == 12
    assert (first[0]["support_before"], first[0]["opposition_before"], first[0]["mcp_control_before"]) == (2, 1, 3)
    for before, after in pairwise(first):
        assert before["political_will_after"] == after["political_will_before"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_can_be_written_in_every_language(tmp_path, language):
    kept(tmp_path / "kept", Plan("malaya", [Match(HEURISTIC)], 1, 0), language)
    words = words_of_arena("malaya", language)
    values = {value for values in OPTION_VALUES.values() for value in values if not value.isdigit()}

    assert (tmp_path / "kept" / "report.html").exists()
    assert [value for value in values if not words.has(f"arena-setting-{value}")] == []
