"""D-TEC The terrain effects chart in combat, and counters of the game that combat and barrage rest on."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, unit, why_not
from sandtable.games.ocs.counters import read_counter
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.map import chart
from sandtable.games.ocs.numbers import MP, RE
from sandtable.games.ocs.terrain import LINES, PROHIBITED

X2, X1, HALF, THIRD, QUARTER = (2, 1), (1, 1), (1, 2), (1, 3), (1, 4)


@proves(
    "D-TEC-open", "D-TEC-rocky", "D-TEC-city", "D-TEC-village", "D-TEC-minor_river", "D-TEC-mountain", "D-TEC-rough",
    "D-TEC-low_hills", "D-TEC-escarpment", "D-TEC-slope_up", "D-TEC-slope_down", "D-TEC-salt_marsh", "D-TEC-wadi",
    "D-TEC-wadi_rain", "D-TEC-sand", "D-TEC-legend-b", "D-TEC-legend-c",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "line", "factors", "in_brackets", "starred"),
    [
        ("open", "open", [X2, X2, X1], "yyn", "nnn"),
        ("rocky", "open", [X2, X2, X1], "yyn", "nnn"),
        ("city", "very_close", [HALF, HALF, X1], "nyn", "nnn"),
        ("village", "close", [X1, X1, X1], "nnn", "nnn"),
        ("minor_river", "", [HALF, HALF, HALF], "yyy", "nnn"),
        ("mountain", "very_close", [THIRD, HALF, X1], "nyn", "yyn"),
        ("rough", "close", [HALF, HALF, X1], "yyn", "nnn"),
        ("low_hills", "close", [X1, X1, X1], "nnn", "nnn"),
        ("escarpment", "", [QUARTER, THIRD, HALF], "yyy", "yyy"),
        ("slope_up", "", [HALF, HALF, HALF], "yyy", "nnn"),
        ("slope_down", "", [X1, X1, X1], "nnn", "nnn"),
        ("salt_marsh", "close", [HALF, HALF, X1], "nyn", "yyn"),
        ("wadi", "", [HALF, HALF, X1], "yyn", "nnn"),
        ("wadi_rain", "", [QUARTER, THIRD, HALF], "yyy", "yyy"),
        ("sand", "open", [HALF, HALF, X1], "nnn", "nnn"),
    ],
)
def test_what_terrain_does_to_strengths(name, line, factors, in_brackets, starred):
    terrain = chart()[name]

    assert terrain.line == (LINES.index(line) if line else -1)
    assert [(factor.above, factor.below) for factor in terrain.factors] == factors
    assert [factor.attack_only for factor in terrain.factors] == [letter == "y" for letter in in_brackets]
    assert [factor.along_line for factor in terrain.factors] == [letter == "y" for letter in starred]


@proves("D-TEC-legend-a", "D-TEC-sea", "D-TEC-primary_road", "D-TEC-road", "D-TEC-track", "D-TEC-railroad")
def test_costs_as_the_chart_prints_them():
    rows = chart()

    assert rows["sea"].costs == [PROHIBITED] * 3
    assert rows["primary_road"].costs == [MP // 2, MP // 3, MP // 2]
    assert rows["road"].costs == rows["track"].costs == [MP // 2] * 3
    assert rows["railroad"].costs == [MP] * 3
    assert rows["wadi"].costs == [2 * MP, 6 * MP, 3 * MP]


@proves("D-5.5c-d", "D-5.5c-i")
def test_support_groups_have_their_printed_barrage_and_range_three():
    groups = [read_counter(row) for row in rows_of("units.csv") if row["type"] == "Support Bde"]

    assert [(one.faces[0].barrage, one.faces[1].barrage, one.range) for one in groups] == [(8, 4, 3)] * len(groups)


@proves("D-3.9d-a", "D-3.9d-c", "O-9.4-m")
def test_every_brigade_has_two_steps_and_every_hq_rating_nought():
    counters = [read_counter(row) for row in rows_of("units.csv") if row["side"] in ("Allied", "Axis")]
    brigades = [one for one in counters if one.is_brigade]

    assert {(one.steps, one.re) for one in brigades} == {(2, RE)}
    assert {one.rating for one in counters if one.is_hq} == {0}
    field = Field(unit("a-bde", "6-3-3", size="brigade"))
    field.state.steps[0] = 1
    assert field.state.re_of(0) == RE // 2


@proves("O-10.0-p", "O-10.0-q", "D-5.5c-g")
def test_guns_fire_together_only_from_one_dump_or_hq_and_never_on_stocks():
    field = Field(
        unit("a-guns", "--3-6", type="Arty Bn", barrage=5, range=9),
        unit("b-guns", "--3-6", type="Arty Bn", barrage=5, range=20),
        unit("c-it", "3-3-3", side=1, nation="It"),
    )
    field.put("C10.13", "a-guns").put("C10.28", "b-guns").put("C10.10", "c-it").dump("C10.13", 9).dump("C10.28", 9)
    game = field.play("F1")

    assert game.question is not None
    assert game.question.offers("fire a-guns at C10.10")
    assert why_not(game, "fire a-guns b-guns at C10.10").message == "why-no-supply-for-barrage"
    field.state.dumps[0].pop(field.hex("C10.13"))
    field.state.changed()
    assert why_not(field.play("F1"), "fire a-guns at C10.10").message == "why-no-supply-for-barrage"
