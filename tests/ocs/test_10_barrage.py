"""10 Barrage: against units, against ports, from the sea."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.games.ocs.barrage import (
    COLUMNS,
    COSTS,
    TABLE,
    barrage,
    cannot_be_barraged,
    cannot_fire_at,
    column_of,
    cost_of,
    points_of,
    result_for,
    shifts_against,
)
from sandtable.games.ocs.counters import ALLIED, AXIS
from sandtable.games.ocs.dak2.naval import cannot_bombard
from sandtable.games.ocs.facility import COLUMNS as FACILITY_COLUMNS
from sandtable.games.ocs.facility import COSTS as FACILITY_COSTS
from sandtable.games.ocs.facility import HITS
from sandtable.games.ocs.modes import DG, RELEASED
from sandtable.games.ocs.numbers import STRENGTH
from sandtable.games.ocs.ports import port_capacity
from sandtable.games.ocs.theatre import SANDSTORM


def scene(barrage: int = 12) -> Field:
    """Allied guns three hexes from an Axis battalion in a port, with a spotter beside it and supply."""
    field = Field(
        unit("a-guns", "--3-6", type="Arty Rgt", size="regiment", barrage=barrage, range=3),
        unit("b-guns", "--3-6", type="Arty Rgt", size="regiment", barrage=barrage, range=3),
        unit("c-inf", "3-3-3"),
        unit("d-it", "3-3-3", side=AXIS, nation="It"),
        unit("e-it", "9-3-3", side=AXIS, size="division", nation="It"),
    )
    field.put("C10.13", "a-guns", "b-guns").put("C10.11", "c-inf").put("C10.10", "d-it")
    field.ground.port[field.hex("C10.10")] = 4
    field.ground.coastal[field.hex("C10.10")] = 1
    field.state.ships = ["1940-12-12"]
    return field.own(AXIS, "C10.10").dump("C10.13", 20)


@proves("O-10.0-d", "O-10.0-i", "O-10.0-j", "O-10.0-m")
def test_who_fires_in_which_segment():
    field = scene().put("C10.13", "a-guns", marker="dg").put("C10.13", "b-guns", marker="strat")
    assert words(field.play("F1"), "fire") == ["a-guns"]

    assert "fire" not in words(field.play("G2"))
    field.state.deeds[0] |= RELEASED
    assert words(field.play("G2"), "fire") == ["a-guns"]
    assert words(field.play("E2", AXIS), "fire") == ["a-guns"]
    assert words(field.play("C3")) == ["bombard", "done"]


@proves("O-10.0-e", "O-10.0-f", "O-10.0-c")
def test_a_hex_and_a_gun_once_in_a_phase():
    game = scene().play("F1").play("fire a-guns at C10.10", 2)
    state = state_of(game)

    assert state.barraged == [state.theatre.hex_named("C10.10")]
    assert scene().play("F1").question.offers("fire a-guns b-guns at C10.10")


@proves("O-10.0-g", "O-10.0-k", "O-4.2-b", "D-3.9d-b", "O-5.10-e")
def test_barrage_strength():
    field = scene(5)
    assert points_of(field.state, [0, 1]) == 10

    field.put("C10.13", "a-guns", marker="dg")
    field.state.out_of_supply[1] = 1
    assert points_of(field.state, [0, 1]) == 8  # 2 1/2 + 5, rounded once


@proves("O-10.0-l", "O-10.0-r", "D-3.5b-b")
def test_range_and_sandstorms():
    field = scene().put("C10.14", "b-guns")
    assert why_not(field.play("F1"), "fire b-guns at C10.10").message == "why-out-of-range"

    field.state.weather = {"C": SANDSTORM}
    refused = cannot_be_barraged(field.state, ALLIED, field.hex("C10.10"))
    assert refused is not None
    assert refused.message == "why-sandstorm"


@proves("O-10.0-o", "O-10.0-h", "O-10.2-a")
@pytest.mark.parametrize(("points", "units", "port"), [(0, 0, 0), (1, 1, 1), (12, 3, 2), (24, 3, 4), (81, 8, 8)])
def test_what_artillery_pays(points, units, port):
    assert (cost_of(points, at_port=False), cost_of(points, at_port=True)) == (units, port)


@proves("O-10.1-b", "O-10.1-c", "O-10.1-d", "O-10.1-e", "O-10.1-g", "O-10.1-h", "O-10.1-j", "O-16.0-d")
def test_the_shifts():
    field = scene()
    target = field.hex("C10.10")
    assert shifts_against(field.state, ALLIED, target, spotted=True) == {"density": -1}

    field.put("C10.10", "e-it").put("C10.10", "d-it", marker="strat").terrain("rough", "C10.10")
    field.state.hedgehogs[target] = 1
    assert shifts_against(field.state, ALLIED, target, spotted=False) == {
        "hedgehog": -1,
        "terrain": -1,
        "no-spotter": -3,
        "strat": 3,
        "density": 1,
    }


@proves("O-10.1-a")
@pytest.mark.parametrize(
    ("barrage", "strat", "hedgehog", "spotter", "column"),
    [(1, False, 1, False, 1), (12, False, 0, True, 8), (12, True, 0, True, 25), (117, True, 0, True, 117)],
)
def test_the_shifted_column_is_held_inside_the_table(barrage, strat, hedgehog, spotter, column):
    field = scene(barrage).put("C10.10", "d-it", marker="strat" if strat else "")
    field.put("C10.11" if spotter else "C02.02", "c-inf").state.hedgehogs[field.hex("C10.10")] = hedgehog
    game = field.play("F1").play("fire a-guns at C10.10")

    assert game.question is not None
    assert game.question.arguments["column"] == column


@proves("O-10.1-a", "O-10.1-e")
def test_a_shift_counts_once_however_many_units_are_its_reason():
    field = scene().put("C10.10", "d-it", "e-it", marker="strat")

    assert shifts_against(field.state, ALLIED, field.hex("C10.10"), spotted=True) == {"strat": 3, "density": 1}


@proves("O-T-b", "O-10.1-k", "O-10.0-o")
def test_the_table_of_barrages_is_the_chart():
    printed = """
        -  -  -   -   -   -   -   -   -   DG  DG
        -  -  -   -   -   -   -   -   DG  DG  DG
        -  -  -   -   -   -   -   DG  DG  DG  DG
        -  -  -   -   -   -   DG  DG  DG  DG  [1/2]
        -  -  -   -   -   DG  DG  DG  DG  [1/2] [1/2]
        -  -  -   -   DG  DG  DG  DG  [1/2] [1/2] 1/2
        -  -  -   DG  DG  DG  DG  [1/2] [1/2] 1/2 1/2
        -  -  DG  DG  DG  [1/2] [1/2] [1/2] 1/2 1/2 1/2
        -  DG DG  DG  [1/2] [1/2] 1/2 1/2 1/2 1 1
        DG DG DG  1/2 1/2 1/2 1/2 1/2 1 1 2
        DG 1/2 1/2 1/2 1/2 1 1 1 1 2 3
    """
    signs = {"DG": "D", "[1/2]": "b", "1/2": "h"}
    rows = ["".join(signs.get(cell, cell) for cell in row.split()) for row in printed.strip().splitlines()]

    assert rows == TABLE
    assert COSTS == [1, 1, 2, 2, 2, 3, 3, 4, 6, 8, 10]
    assert [column_of(points) for points in (1, 2, 4, 5, 7, 8, 11, 12, 16, 17, 24, 25, 40, 41, 68, 69, 116, 117)] == [
        *[0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
    ]
    assert len(COLUMNS) == len(COSTS)


@proves("O-T-c", "O-10.2-d")
def test_the_table_of_facilities_is_the_chart():
    printed = """
        -   -    -    -    -    -    (5)  1(5)
        -   -    -    -    -    (5)  1(4) 1(4)
        -   -    -    -    (5)  1(5) 1(4) 1(4)
        -   -    -    *(6) 1*(5) 1*(4) 1*(4) 2*(4)
        -   (6)  *(6) 1*(5) 1*(4) 2*(4) 2*(4) 2*(3)
        (6) *(5) 1*(5) 1*(4) 1*(4) 2*(4) 2*(3) 2*(3)
    """
    rows = [[cell[0] if cell[0] in "12" else "0" for cell in row.split()] for row in printed.strip().splitlines()]

    assert ["".join(row) for row in rows] == HITS
    assert FACILITY_COLUMNS == [1, 2, 3, 5, 11, 21, 41, 81]
    assert FACILITY_COSTS == [1, 1, 1, 1, 2, 4, 6, 8]


@proves("O-10.1-l", "O-10.1-m", "O-10.1-n", "O-10.1-o", "O-10.1-p", "O-10.1-r", "O-10.2-h", "O-16.0-d")
def test_results_by_who_fires_and_what_protects():
    field = scene()
    hex, last = field.hex("C10.10"), 10

    def result(dice: int, *, spotted: bool = True, ships: bool = False) -> str:
        return result_for(field.state, hex, last, dice, spotted=spotted, ships=ships)

    assert [result(dice) for dice in (2, 5, 7, 10, 11, 12)] == ["D", "h", "h", "1", "2", "3"]
    assert result(5, spotted=False) == "D"
    assert [result(dice, ships=True) for dice in (2, 5, 7, 10, 11, 12)] == ["D", "D", "D", "h", "1", "2"]
    field.state.hedgehogs[hex] = 3
    assert result(5) == "D"


@proves("O-10.1-k", "O-10.1-l", "O-10.1-m", "O-10.1-q", "O-5.7-l")
@pytest.mark.parametrize(("die", "steps"), [(3, 3), (4, 2)])
def test_half_a_step_is_lost_from_four_on_and_nobody_retreats(die, steps):
    field = scene().put("C10.10", "e-it").put("C01.01", "d-it")
    state = state_of(field.play("F1").play("fire a-guns at C10.10", 11, die))

    assert (state.steps[4], state.marker[4], state.place[4]) == (steps, DG, field.hex("C10.10"))


@proves("O-10.0-b", "O-10.2-a", "O-10.2-d", "O-10.2-f", "D-3.6a-a", "D-3.6a-b")
def test_artillery_hits_a_port():
    field = scene().put("C01.01", "c-inf").put("C01.05", "d-it")
    port = field.hex("C10.10")
    assert port_capacity(field.state, port) == 4

    game = field.play("F1").play("fire a-guns at C10.10 port", 4)
    state = state_of(game)

    assert (state.port_hits, sum(state.dumps[ALLIED].values())) == ({port: 1}, 18)
    assert port_capacity(state, port) == 3


@proves("O-10.2-d")
def test_a_port_takes_four_hits_at_most():
    field = scene(48)
    field.state.port_hits[field.hex("C10.10")] = 3
    state = state_of(field.play("F1").play("fire a-guns at C10.10 port", 6))

    assert state.port_hits == {field.hex("C10.10"): 4}


@proves("O-10.0-b", "O-10.0-e", "O-10.2-g")
def test_units_or_port_but_not_both_and_never_an_own_port_or_a_dump():
    field = scene().dump("C10.12", 4, AXIS)
    assert words(field.play("F1"), "fire", "a-guns", "at", "C10.10") == ["", "port"]
    assert why_not(field.play("F1"), "fire a-guns at C10.12").message == "why-nobody-to-fire-at"

    field.own(ALLIED, "C10.10")
    assert why_not(field.play("F1"), "fire a-guns at C10.10 port").message == "why-no-enemy-port"


@proves("O-10.2-h", "O-10.0-a", "D-7.1-al-sp4", "O-18.0-a")
def test_ships_fire_once_for_nothing_at_units_or_port_of_a_coastal_hex():
    field = scene()
    assert words(field.play("C3"), "bombard", "C10.10") == ["", "port"]

    for order in ("bombard C10.10", "bombard C10.10 port"):
        state = state_of(scene().play("C3").play(order, 6))
        assert (state.ships, sum(state.dumps[ALLIED].values())) == ([], 20)
    field.ground.coastal[field.hex("C10.10")] = 0
    refused = cannot_bombard(field.state, ALLIED, field.hex("C10.10"), at_port=False)
    assert refused is not None
    assert refused.message == "why-not-coastal"


@proves("D-5.5c-a", "D-5.5c-b", "D-5.5c-c", "D-5.5c-h", "O-10.0-n", "D-7.1-al-sp1", "D-7.3-al-sp1")
@pytest.mark.parametrize("type", ["Inf Bde", "Mot Inf Bde"])
@pytest.mark.parametrize(("face", "steps", "halves"), [(0, 2, 10), (0, 1, 6), (1, 2, 6), (1, 1, 3)])
def test_the_barrage_of_a_brigade_group(face, steps, halves, type):
    field = Field(unit("a-bde", "6-3-3", size="brigade", type=type, formation="6 Aus"))
    field.put("C10.10", "a-bde", face=face)
    field.state.steps[0] = steps

    strength, range_ = field.state.barrage_of(0)
    assert (strength * 2 // 384, range_) == (halves, 1)
    field.state.date = "1940-09-08"
    assert field.state.barrage_of(0)[0] == 0
    field.state.date, field.state.green = "1940-12-08", ["6 Aus"]
    assert field.state.barrage_of(0)[0] == 0
    field.state.green, field.state.without_groups = [], ["6 Aus"]
    assert field.state.barrage_of(0)[0] == 0


@proves("D-5.5c-a")
@pytest.mark.parametrize(
    ("date", "fires"), [("1940-09-08", False), ("1940-09-12", True), ("1942-08-26", True), ("1942-08-29", False)]
)
def test_brigade_groups_are_those_of_two_years(date, fires):
    field = Field(unit("a-bde", "6-3-3", size="brigade", type="Inf Bde")).put("C10.10", "a-bde")
    field.state.date = date

    assert (field.state.barrage_of(0)[0] > 0) == fires


@proves("D-5.5c-a", "D-3.9d-b", "O-10.0-g")
def test_a_brigade_with_a_printed_barrage_fires_that_and_half_of_it_when_reduced():
    field = Field(unit("a-bde", "6-3-3", size="brigade", type="Inf Bde", barrage=18, range=3)).put("C10.10", "a-bde")
    assert field.state.barrage_of(0) == (18 * STRENGTH, 3)

    field.state.steps[0] = 1
    assert field.state.barrage_of(0) == (9 * STRENGTH, 3)


@proves("O-10.0-r", "D-3.5b-b")
@pytest.mark.parametrize(("storm", "refused"), [("D", "why-sandstorm"), ("C", "why-sandstorm"), ("E", "")])
def test_a_sandstorm_over_the_guns_or_over_their_target_stops_a_barrage(storm, refused):
    field = Field(unit("guns", "--0-0", barrage=18, range=3), unit("it", "2-3-3", side=AXIS))
    field.put("C10.10", "guns").put("C10.12", "it").dump("C10.10", 9)
    field.ground.maps[field.hex("C10.10")] = "D"
    field.state.weather = {storm: SANDSTORM}
    reason = cannot_be_barraged(field.state, ALLIED, field.hex("C10.12"))
    reason = reason or cannot_fire_at(field.state, field.number("guns"), field.hex("C10.12"))

    assert (reason.message if reason else "") == refused


@proves("O-10.2-h", "O-10.1-d")
@pytest.mark.parametrize(("ships", "shifts"), [(True, {"density": -1}), (False, {"density": -1, "no-spotter": -3})])
def test_ships_need_no_spotter(ships, shifts):
    field = Field(unit("it", "2-3-3", side=AXIS)).put("C10.12", "it")
    field.state.log = []
    carry_out(barrage(field.state, ALLIED, field.hex("C10.12"), 12, ships=ships), "2")

    assert field.state.log[-1].arguments["shifts"] == shifts
