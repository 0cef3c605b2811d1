"""DAK-II in the arena: its player turns as rows, and the words of a report."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from pyarrow import parquet

from ocs.field import Field, state_of, unit
from sandtable.arena.folder import open_folder
from sandtable.arena.narration import Use
from sandtable.arena.plan import Match, Plan
from sandtable.arena.results import finish, play_into
from sandtable.arena.summary import Summary
from sandtable.arena.texts import words_of_arena
from sandtable.arena.workers import Here
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games.ocs.counters import ALLIED, AXIS, SIDE_NAMES
from sandtable.games.ocs.dak2.arena import SPENT_ON, TELLING, describe, uses_in
from sandtable.games.ocs.dak2.options import OPTION_VALUES
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.modes import RELEASED
from sandtable.words import LANGUAGES

PLAN = Plan("dak2", [Match({"allied": "heuristic", "axis": "random"})], 1, 0)


def kept(path, language: str = "en"):
    """The turns of a game played into a folder, as rows."""
    with open_folder(str(path), PLAN) as folder:
        play_into(folder, PLAN, Here(), lambda games: None)
        finish(folder, PLAN, words_of_arena("dak2", language), lambda games: None)
    return parquet.read_table(path / "turns.parquet").to_pylist()


def test_the_tables_hold_every_player_turn_its_battles_and_what_it_spent(tmp_path):
    turns = kept(tmp_path / "kept")

    assert sorted((turn["turn_number"], turn["side"]) for turn in turns) == [
        *[(1, "allied"), (1, "axis"), (2, "allied"), (2, "axis")]
    ]
    assert turns[0]["date"] == "1940-12-08"
    assert sum(turn["attacks"] for turn in turns if turn["side"] == "allied") > 0
    assert sum(turn[f"spent_on_{what}"] for turn in turns for what in SPENT_ON) > 0
    for before, after in pairwise(turns):
        assert before["it_steps_after"] == after["it_steps_before"]


def test_what_a_side_pays_in_the_turn_of_the_other_is_counted_as_its_own(tmp_path):
    turns = kept(tmp_path / "kept")
    paid = Counter()
    with open_folder(str(tmp_path / "kept"), PLAN) as folder:
        summary = Summary(PLAN)
        for played in folder.games():
            summary.count(played)
            for line in Game.replay(RULES, read_record(RULES, played.record)).log or []:
                if line.message == "log-pay":
                    paid[line.arguments["side"], f"spent_on_{line.arguments['what']}"] += line.arguments["tokens"]

    assert paid["axis", "spent_on_defence"] > 0
    assert sum(turn["other_spent_on_defence"] for turn in turns if turn["side"] == "allied") > 0
    assert {key: tokens for key, tokens in summary.sums.items() if "spent" in key[1] and tokens} == paid


@pytest.mark.parametrize("fires", [ALLIED, AXIS])
def test_a_barrage_in_the_reaction_phase_counts_for_who_has_fired(fires):
    guns = unit("a-guns", "--3-5", side=fires, type="Arty Bn", barrage=10, range=3)
    field = Field(guns, unit("b-foe", "5-3-3", side=1 - fires)).put("C10.10", "a-guns").put("C10.11", "b-foe")
    field.state.deeds[field.number("a-guns")] |= RELEASED
    game = field.dump("C10.09", 9, fires).play("E2", 1 - fires).play("fire a-guns at C10.11", 6)
    steps = [("player_turn", (SIDE_NAMES[1 - fires],))]

    facts = describe(state_of(game), steps, game.log or [])

    assert (facts["side"], facts["barrages"], facts["other_barrages"]) == (SIDE_NAMES[1 - fires], 0, 1)
    assert uses_in(facts) == [Use(SIDE_NAMES[fires], "battle", "barrages")]
    assert TELLING.of_the_other["other_barrages"] == "barrages"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_can_be_written_in_every_language(tmp_path, language):
    kept(tmp_path / "kept", language)
    words = words_of_arena("dak2", language)
    values = {value for values in OPTION_VALUES.values() for value in values if value not in ("true", "false")}
    named = [f"arena-battle-{name}" for name in ("attacks", "overruns", "barrages")]
    named += [f"arena-supply-{what}" for what in SPENT_ON]
    named += [f"arena-course-{name}" for name in TELLING.course] + [f"arena-sum-{name}" for name in TELLING.sums]

    report = (tmp_path / "kept" / "report.html").read_text(encoding="utf-8")

    assert all(words.text(f"arena-course-{name}") in report for name in ("it_steps", "axis_hexes", "allied_tokens"))
    assert words.text("arena-sum-spent_on_attack") in report
    assert [value for value in values if not words.has(f"arena-setting-{value}")] == []
    assert [message for message in [*named, TELLING.label_of_value] if not words.has(message)] == []
