"""13.5 Replacements and rebuilding; 13.1 HQs."""

from __future__ import annotations

import pytest

from ocs.field import proves, state_of, unit, words
from ocs.test_worked_examples import dead_brigade
from sandtable.games.ocs.counters import read_counter
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.modes import DG, RESERVE, STRAT
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.replacements import WHOLE, cannot_rebuild, cost_of_step, serves
from sandtable.games.ocs.state import REMOVED


@proves("O-13.5-a", "O-13.5-b", "O-13.5-c", "O-3.2-c")
def test_replacements_are_a_quarter_of_a_regiment_that_can_attack():
    counters = [read_counter(row) for row in rows_of("units.csv") if row["size"] == "replacement"]
    values = {(one.type.split()[1], one.faces[1].allowance, one.faces[1].mp_class) for one in counters}

    assert {one.re for one in counters} == {RE // 4}
    assert {one.steps for one in counters} == {1}
    assert all(one.faces[1].strength == 0 and not one.parenthesised for one in counters)
    assert values == {("Pax", 6, 0), ("Eq", 8, 1)}


@proves("O-13.5-d", "O-13.1-b")
@pytest.mark.parametrize(
    ("hq", "marker", "face", "refused"),
    [
        ("C10.12", 0, 0, ""),
        ("C10.12", DG, 0, ""),
        ("C10.12", 0, 1, "why-no-hq-near"),
        ("C10.13", 0, 0, "why-no-hq-near"),
    ],
)
def test_an_hq_in_combat_mode_is_within_two_hexes(hq, marker, face, refused):
    field = dead_brigade(hq=hq)
    field.state.marker[field.number("b-13c")], field.state.face[field.number("b-13c")] = marker, face
    reason = cannot_rebuild(field.state, field.number("7armbde"), field.hex("C10.10"))

    assert (reason.message if reason else "") == refused


@proves("O-13.5-f", "O-4.5-q")
@pytest.mark.parametrize(("value", "allowed"), [("false", False), ("true", True)])
def test_in_an_enemy_zone_only_if_the_table_says_so(value, allowed):
    field = dead_brigade(zone=True, rebuild_in_zone=value)
    reason = cannot_rebuild(field.state, field.number("7armbde"), field.hex("C10.10"))

    assert (reason is None) == allowed


@proves("O-13.5-d")
def test_replacements_on_the_march_in_another_mode_rebuild_nobody():
    field = dead_brigade()
    field.state.marker[field.number("pax-1")] = DG
    reason = cannot_rebuild(field.state, field.number("7armbde"), field.hex("C10.10"))

    assert reason is not None
    assert (reason.message, reason.arguments["kind"], reason.arguments["there"]) == (
        "why-too-few-replacements",
        "pax",
        0,
    )


@proves("O-13.5-h", "O-13.5-i")
def test_a_reduced_unit_regains_a_step_beside_the_replacements_whatever_its_mode():
    field = dead_brigade()
    brigade = field.number("7armbde")
    field.put("C10.10", "7armbde", marker="dg").state.steps[brigade] = 1
    game = field.play("B").play("rebuild 7armbde at C10.10")

    assert game.state.steps[brigade] == 2
    assert game.state.marker[brigade] == DG


@proves("O-13.5-l", "D-3.9b-c", "D-1.4-a")
@pytest.mark.parametrize(
    ("nation", "served", "does"),
    [("Ge", "Ge", True), ("Ge", "It", False), ("It", "Ge", False), ("generic", "NZ", True), ("generic", "It", False)],
)
def test_whom_replacements_serve(nation, served, does):
    assert serves(nation, served) == does


@proves("O-13.5-j", "O-13.5-k")
@pytest.mark.parametrize(
    ("counter", "cost"),
    [
        (unit("a", "2-3-3"), [2, 0]),
        (unit("a", "6-4-3", size="brigade", type="Inf Bde"), [2, 0]),
        (unit("a", "--2-3", type="Arty Bn", barrage=9), [0, 2]),
        (unit("a", "(3)-3-8", type="AT Bn"), [0, 1]),
        (unit("a", "3-3-8", type="Lt Arm Bn", colour="red"), [0, 1]),
        (unit("a", "5-3-8", type="Arm Bn", colour="yellow"), [0, 2]),
        (unit("a", "--0-4", type="Corps HQ", size="hq"), [4, 0]),
    ],
)
def test_what_a_step_costs_in_halves(counter, cost):
    assert cost_of_step(counter) == cost
    assert WHOLE == 2


@proves("O-13.5-o", "D-7.0-c", "D-7.1-gen1", "D-7.3-gen1")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_in_small_scenarios_nobody_is_rebuilt(scenario):
    state = set_up(scenario)

    assert not any(state.may_rebuild(unit) for unit in range(len(state.place)))


@proves("O-13.5-g")
def test_used_replacements_leave_the_game():
    field = dead_brigade()
    game = field.play("B").play("rebuild 7armbde at C10.10", "place 7armbde move")

    assert state_of(game).place[field.number("pax-1")] == REMOVED
    assert words(game, "rebuild") == ["7armbde", "at-1", "at-2"]


@proves("O-13.5-g")
@pytest.mark.parametrize(
    ("mode", "marker", "face"), [("combat", 0, 0), ("move", 0, 1), ("reserve", RESERVE, 0), ("strat", STRAT, 1)]
)
def test_a_rebuilt_unit_appears_in_any_voluntary_mode(mode, marker, face):
    field = dead_brigade()
    state = state_of(field.play("B").play("rebuild 7armbde at C10.10", f"place 7armbde {mode}"))
    brigade = field.number("7armbde")

    assert (state.place[brigade], state.steps[brigade]) == (field.hex("C10.10"), 1)
    assert (state.marker[brigade], state.face[brigade]) == (marker, face)


@proves("O-13.1-a", "O-13.1-c")
def test_an_hq_is_a_regiment_and_throws_farther_on_its_combat_face():
    hqs = [read_counter(row) for row in rows_of("units.csv") if row["size"] == "hq"]

    assert {hq.re for hq in hqs} == {RE}
    assert all(hq.faces[0].throw > hq.faces[1].throw for hq in hqs if hq.faces[0].throw)
