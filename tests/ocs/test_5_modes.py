"""5 Modes."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.engine.game import Game
from sandtable.games.ocs.barrage import has_spotter
from sandtable.games.ocs.combat.losses import disorganise
from sandtable.games.ocs.combat.retreat import Retreat, retreat
from sandtable.games.ocs.counters import ALLIED, AXIS, Leader, OrganicTruck
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.sequence_of_play import VERBS, clean_up
from sandtable.games.ocs.mode_changes import covered_by_markers
from sandtable.games.ocs.modes import DG, EXPLOIT, FINISHED, MARKERS, RELEASED, RESERVE, STRAT, UNMARKED
from sandtable.games.ocs.movement import allowance, left
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.state import DEAD
from sandtable.games.ocs.supply.reach import throws_to

TRUCK = OrganicTruck("ot-arm", "7 Arm", ALLIED, "Br", 4)


def scene(*, markers: int = 9) -> Field:
    """An Allied stack of a brigade, a battalion, guns and an HQ, with an Axis battalion far away."""
    field = Field(
        unit("a-bde", "6-3-8", size="brigade", move="2 12"),
        unit("b-bn", "3-3-8", move="1 12"),
        unit("c-guns", "--2-4", move="- 8", type="Arty Bn", barrage=8, range=2),
        unit("d-hq", "--0-4", move="- 8", size="hq", type="Corps HQ", throw=12),
        unit("x-it", "3-3-8", side=AXIS, nation="It"),
        trucks=[TRUCK],
    )
    field.state.reserves = [markers, markers]
    return field.put("C10.10", "a-bde", "b-bn", "c-guns", "d-hq").put("C10.20", "x-it").dump("C10.10", 20)


# 5.1 In general


@proves("O-5.1-a", "O-5.1-b")
def test_a_unit_is_in_one_of_six_modes_by_its_marker_or_its_face():
    field = scene().put("C10.10", "b-bn", face=1)
    state = field.state
    assert (state.in_combat_mode(0), state.in_move_mode(0)) == (True, False)
    assert (state.in_combat_mode(1), state.in_move_mode(1)) == (False, True)

    for marker in MARKERS[1:]:
        field.put("C10.10", "a-bde", marker=marker).put("C10.10", "b-bn", marker=marker, face=1)
        assert not any([state.in_combat_mode(0), state.in_move_mode(0), state.in_combat_mode(1), state.in_move_mode(1)])
        assert [state.showing(one).allowance for one in (0, 1)] == [8, 12]


@proves("O-5.1-c", "O-5.5-b")
def test_who_has_to_be_in_combat_mode_is_not_with_a_marker_but_dg():
    field = scene()
    assert field.state.is_engineer_capable(3)

    for marker, capable in [("reserve", False), ("exploit", False), ("dg", True)]:
        field.put("C10.10", "d-hq", marker=marker)
        assert field.state.is_engineer_capable(3) == capable
    field.put("C10.10", "d-hq", marker="dg", face=1)
    assert not field.state.is_engineer_capable(3)


@proves("O-5.1-d", "O-6.3-b")
@pytest.mark.parametrize(
    ("marker", "face", "others"),
    [
        ("", 0, ["move", "reserve", "strat"]),
        ("", 1, ["combat", "reserve", "strat"]),
        ("reserve", 0, ["combat", "move", "strat"]),
        ("strat", 1, ["combat", "move", "reserve"]),
    ],
)
def test_in_the_movement_segment_any_voluntary_mode_is_changed_to_any_other_for_nothing(marker, face, others):
    game = scene().put("C10.10", "b-bn", marker=marker, face=face).play()
    offered = [word for word in words(game, "mode", "b-bn") if word in ("combat", "move", "reserve", "strat")]
    assert offered == others

    for mode in others:
        state = state_of(game.clone().play(f"mode b-bn {mode}"))
        assert MARKERS[state.marker[1]] == (mode if mode in ("reserve", "strat") else "")
        assert state.spent[1] == 0


@proves("O-5.1-d")
def test_a_mode_is_changed_once_and_before_the_unit_moves():
    game = scene().play().play("mode b-bn move")
    assert why_not(game, "mode b-bn combat").message == "why-mode-before-moving"

    game = scene().play().play("move b-bn to C10.14")
    assert why_not(game, "mode b-bn move").message == "why-mode-before-moving"


@proves("O-5.1-e")
def test_only_the_movement_segment_changes_modes_and_only_e1_and_g1_release():
    changing = {segment for segment, verbs in VERBS.items() for verb in verbs if verb.word == "mode"}
    releasing = {segment for segment, verbs in VERBS.items() for verb in verbs if verb.word == "release"}

    assert (changing, releasing) == ({"C2"}, {"E1", "G1"})


@proves("O-5.1-f", "O-5.10-a", "O-5.10-b", "O-5.10-l", "O-5.7-l", "O-5.1-i")
def test_dg_comes_over_all_in_the_hex_whatever_their_modes():
    field = scene().put("C10.10", "a-bde", marker="strat", face=1).put("C10.10", "b-bn", marker="reserve")
    field.put("C10.10", "c-guns", marker="exploit")
    assert [field.state.marker[one] for one in range(4)] == [STRAT, RESERVE, EXPLOIT, UNMARKED]

    disorganise(field.state, field.hex("C10.10"), "9.10")

    assert [field.state.marker[one] for one in range(4)] == [DG] * 4
    disorganise(field.state, field.hex("C10.10"), "9.10")
    assert [(field.state.marker[one], field.state.steps[one]) for one in range(2)] == [(DG, 2), (DG, 1)]


@proves("O-5.1-g", "O-2.2-r", "O-2.3-a")
def test_dg_and_exploit_end_in_the_clean_up_phase_of_their_owner():
    field = scene().put("C10.10", "a-bde", marker="dg").put("C10.10", "b-bn", marker="exploit")
    field.put("C10.10", "c-guns", marker="reserve").put("C10.20", "x-it", marker="dg")
    game = field.play()
    assert why_not(game, "mode a-bde strat").message == "why-dg"
    assert why_not(game, "mode b-bn move").message == "why-exploiting"

    field.state.phasing = AXIS
    carry_out(clean_up(field.state))
    assert [field.state.marker[one] for one in (0, 1, 2, 4)] == [DG, EXPLOIT, RESERVE, UNMARKED]

    field.state.phasing = ALLIED
    carry_out(clean_up(field.state))
    assert [field.state.marker[one] for one in (0, 1, 2, 4)] == [UNMARKED, UNMARKED, RESERVE, UNMARKED]


@proves("O-5.1-h")
def test_a_unit_that_is_dg_turns_over_and_stays_dg():
    game = scene().put("C10.10", "b-bn", marker="dg").play()
    assert words(game, "mode", "b-bn")[-1:] == ["move"]
    assert why_not(game, "mode b-bn combat").message == "why-in-that-mode"

    state = state_of(game.play("mode b-bn move"))

    assert (state.marker[1], state.face[1]) == (DG, 1)


@proves("O-5.1-j", "O-5.1-k", "O-5.8-j", "O-5.7-r")
def test_trucks_have_no_mode_but_organic_ones_may_be_in_reserve():
    field = scene()
    field.state.organic_place[0] = field.hex("C10.10")
    field.state.changed()
    game = field.play()

    assert why_not(game, "mode ot-arm strat").message == "why-no-such-unit"
    assert "reserve" in words(game, "convoy", "ot-arm")
    assert "strat" not in words(game, "convoy", "ot-arm")
    assert {"c-guns", "d-hq"} <= set(words(game, "mode"))


@proves("O-5.5-a", "O-4.5-c", "O-4.5-a")
def test_only_combat_mode_has_a_zone_of_control():
    field = scene()
    near = field.hex("C10.11")
    assert field.state.in_enemy_zone(AXIS, near)

    for marker, face in [("", 1), ("reserve", 0), ("strat", 1), ("dg", 0)]:
        field.put("C10.10", "a-bde", "b-bn", marker=marker, face=face)
        assert not field.state.in_enemy_zone(AXIS, near)


# 5.7 Reserve


@proves("O-5.7-a", "O-5.7-b")
def test_one_marker_serves_all_in_a_hex_and_there_are_no_more_than_the_allowance():
    game = scene(markers=1).put("C10.13", "c-guns").play().play("mode a-bde b-bn reserve")

    assert why_not(game, "mode c-guns reserve").message == "why-no-reserve-marker"
    assert "reserve" in words(game, "mode", "d-hq")


@proves("O-5.7-b")
def test_markers_are_counted_after_the_units_have_moved():
    game = scene(markers=1).play().play("mode a-bde b-bn reserve", "move b-bn to C10.12", "done")
    assert game.question is not None
    assert (game.question.rule, game.question.options) == ("5.7", ["leave C10.10", "leave C10.12"])

    state = state_of(game.play("leave C10.10"))

    assert [state.marker[one] for one in (0, 1)] == [UNMARKED, RESERVE]


@proves("O-5.7-b", "O-9.12-p")
def test_markers_are_counted_when_a_retreat_has_parted_reserves():
    units = [unit(id, "6-3-6", side=AXIS, nation="It") for id in ("a-it", "b-it", "c-it")]
    field = Field(*units, unit("d-br", "6-3-3", size="brigade"))
    field.put("C10.11", "a-it").put("C10.11", "b-it", "c-it", marker="reserve").put("C10.10", "d-br")
    field.state.reserves = [1, 1]
    game = field.play("F2", AXIS).play("attack C10.10 with a-it", "decline", 7, 8)  # Ao1 Do1
    game.play("take retreat", "along b-it", "done", "retreat C10.12", "ignore")
    assert game.question is not None
    assert (game.question.side, game.question.options) == ("axis", ["leave C10.11", "leave C10.12"])

    state = state_of(game.play("leave C10.12"))

    assert [state.marker[one] for one in (1, 2)] == [UNMARKED, RESERVE]


@proves("O-5.7-c")
def test_an_enemy_zone_where_the_move_began_forbids_reserve():
    game = scene().put("C10.11", "x-it").play()
    assert why_not(game, "mode b-bn reserve").message == "why-in-zone"

    game.play("move b-bn to C10.08")
    assert why_not(game, "mode b-bn reserve").message == "why-in-zone"


@proves("O-5.7-c", "O-5.7-d")
def test_reserve_is_taken_up_with_the_face_that_the_player_wants():
    game = scene().play().play("mode b-bn move", "mode b-bn reserve")
    state = state_of(game)

    assert (state.marker[1], state.face[1]) == (RESERVE, 1)
    assert why_not(game, "mode b-bn combat").message == "why-mode-before-moving"


@proves("O-5.7-e", "O-6.1-c")
def test_a_quarter_of_the_allowance_is_moved_before_or_after_the_marker_is_placed():
    before = scene().play().play("move b-bn to C10.12", "mode b-bn reserve")
    after = scene().play().play("mode b-bn reserve", "move b-bn to C10.12")
    for game in (before, after):
        state = state_of(game)
        assert (state.marker[1], left(state, 1)) == (RESERVE, 0)

    too_far = scene().play().play("move b-bn to C10.13")
    assert why_not(too_far, "mode b-bn reserve").message == "why-moved-too-far-for-reserve"
    assert why_not(after, "move b-bn to C10.13").message == "why-no-points-left"


@proves("O-5.7-e", "O-6.1-e")
def test_in_reserve_too_one_hex_may_be_moved():
    game = scene().put("C10.10", "b-bn", marker="reserve").terrain("sand", "C10.11").play()
    state_of(game).showing(1).allowance = 4

    assert "C10.11" in words(game, "move", "b-bn", "to")


@proves("O-5.7-e", "O-6.1-e")
@pytest.mark.parametrize(
    ("hexes", "allowed"), [(["C10.11"], True), (["C10.11", "C10.12"], False), (["C10.11", "C11.11"], False)]
)
def test_one_hex_moved_before_the_marker_is_placed_is_never_too_far(hexes, allowed):
    field = Field(unit("slow", "2-3-3"), unit("other", "2-3-3")).put("C10.10", "slow").put("C01.01", "other")
    game = field.play().play("move slow via " + " ".join(hexes))

    assert game.question is not None
    assert game.question.offers("mode slow reserve") == allowed


@proves("O-5.8-h", "O-6.3-g")
def test_nobody_in_strat_mode_is_dropped_where_there_is_no_trace():
    field = Field(unit("fast", "2-3-8"), unit("slow", "2-3-4")).put("C10.02", "fast", "slow", marker="strat", face=1)
    field.state.edge_sources[ALLIED] = [field.hex("C10.01"), field.hex("C10.18")]
    game = field.own(ALLIED, "C10.01", "C10.18").play()
    assert game.question is not None
    assert game.question.offers("move fast to C10.17")

    assert not game.question.offers("move fast slow to C10.17")
    assert why_not(game, "move fast slow to C10.17").rule == "5.8"
    way = " ".join(f"C10.{column:02}" for column in range(3, 18))
    assert not game.question.offers(f"move fast slow via {way}")


@proves("O-5.8-h", "O-6.3-h")
@pytest.mark.parametrize(
    ("strat", "others"), [("nz-4", "br-1nf"), ("nz-4", "br-mat"), ("br-3hus", "br-1rtr"), ("br-8hus", "br-1rtr")]
)
def test_with_one_in_strat_mode_only_ways_are_offered_on_which_it_keeps_up(strat, others):
    game = Game.new(RULES, scenario="7.3", options={"weather": "clear"}).play(f"mode {strat} strat")
    order = f"move {others} {strat}"
    assert game.question is not None
    hexes = words(game, order, "to")
    ways = [f"{one} {other}" for one in words(game, order, "via") for other in words(game, order, "via", one) if other]

    assert len(ways) > 5
    assert [hex for hex in hexes if not game.question.offers(f"{order} to {hex}")] == []
    assert [way for way in ways if not game.question.offers(f"{order} via {way}")] == []


@proves("O-5.7-b", "D-4.2-a")
def test_the_markers_of_a_side_are_those_of_its_own_units_and_trucks():
    owners = [("ot-br", ALLIED), ("ot-it", AXIS), ("ot-lib", AXIS)]
    trucks = [OrganicTruck(id, id, side, "Br", 4) for id, side in owners]
    field = Field(unit("inf", "2-3-3"), unit("it", "2-3-3", side=AXIS), trucks=trucks).put("C10.10", "it")
    field.put("C12.12", "inf", marker="reserve").state.organic_reserve[:] = bytearray([RESERVE] * 3)
    field.state.organic_place[:] = [field.hex(name) for name in ("C11.11", "C09.09", "C08.08")]

    assert [len(covered_by_markers(field.state, side)) for side in (ALLIED, AXIS)] == [2, 2]


@proves("O-5.1-d", "O-5.1-h", "O-5.1-i")
def test_a_stack_is_offered_the_modes_that_all_of_it_can_take():
    field = Field(unit("a", "2-3-3"), unit("b", "2-3-3")).put("C10.10", "a").put("C10.10", "b", marker="dg")
    game = field.play()

    assert {"strat", "reserve", "move"} <= set(words(game, "mode", "a"))
    assert words(game, "mode", "a", "b") == ["move"]


@proves("O-6.1-d", "O-5.8-b", "D-3.10b-c")
@pytest.mark.parametrize(("segment", "marker", "points"), [("E1", "strat", 8), ("G1", "strat", 16), ("E1", "", 4)])
def test_half_the_allowance_in_the_reaction_phase_is_half_of_what_the_mode_gives(segment, marker, points):
    field = Field(unit("inf", "2-3-8")).put("C10.10", "inf", marker=marker, face=1 if marker else 0)
    field.state.segment = segment

    assert allowance(field.state, 0) == points * MP


@proves("O-5.7-h")
def test_reserves_enter_and_leave_enemy_zones():
    game = scene().put("C10.12", "x-it").put("C10.10", "b-bn", marker="reserve").play()
    game.play("move b-bn to C10.11")

    assert state_of(game).place[1] == state_of(game).theatre.hex_named("C10.11")
    assert "C11.11" in words(game, "move", "b-bn", "to")


@proves("O-5.7-i", "O-5.10-i")
@pytest.mark.parametrize("marker", ["reserve", "dg"])
def test_reserve_and_dg_spot(marker):
    field = scene().put("C10.19", "b-bn", marker=marker)

    assert has_spotter(field.state, ALLIED, field.hex("C10.20"))


@proves("O-5.7-j")
@pytest.mark.parametrize(("segment", "phasing"), [("C2", ALLIED), ("C2", AXIS), ("G1", AXIS)])
def test_no_reserve_is_in_a_hedgehog_when_any_movement_segment_ends(segment, phasing):
    field = scene().put("C10.10", "a-bde", marker="reserve")
    field.state.hedgehogs[field.hex("C10.10")] = 1
    field.state.organic_place[0], field.state.organic_reserve[0] = field.hex("C10.10"), RESERVE
    field.put("C10.20", "x-it", marker="exploit").dump("C10.20", 9, AXIS)
    state = state_of(field.play(segment, phasing).play("done"))

    assert (state.marker[0], state.organic_reserve[0]) == (UNMARKED, 0)


@proves("O-5.7-k")
@pytest.mark.parametrize(("dice", "ended"), [(7, True), (2, False)])
def test_any_result_in_defence_ends_reserve_even_an_option_that_is_ignored(dice, ended):
    field = scene().put("C10.11", "x-it").put("C10.10", "a-bde", "b-bn", marker="reserve")
    field.put("C01.01", "c-guns", "d-hq").dump("C10.12", 9, AXIS)
    game = field.play("F2", AXIS).play("attack C10.10 with x-it", "decline", "lead-unit a-bde", 8, dice)
    while game.question is not None and game.question.side != "allied" and isinstance(game.question.options, list):
        game.play(game.question.options[0])
    if ended:
        game.play("ignore")
    state = state_of(game)

    assert [state.marker[one] for one in (0, 1)] == [UNMARKED if ended else RESERVE] * 2


@proves("O-5.7-m", "O-5.7-p", "O-5.7-q", "O-7.0-a", "O-7.0-b")
@pytest.mark.parametrize(("segment", "phasing"), [("E1", AXIS), ("G1", ALLIED)])
def test_reserves_are_released_unit_by_unit_at_any_moment_of_the_segment(segment, phasing):
    field = scene().put("C10.10", "a-bde", marker="reserve").put("C10.10", "b-bn", marker="reserve", face=1)
    game = (
        field.put("C10.10", "d-hq", marker="reserve").play(segment, phasing).play("release b-bn", "move b-bn to C10.12")
    )
    state = state_of(game)
    assert [state.marker[one] for one in (0, 1, 3)] == [RESERVE, UNMARKED, RESERVE]
    assert why_not(game, "move c-guns to C10.11").message == "why-not-released"

    state = state_of(game.play("release a-bde"))

    assert (state.in_combat_mode(0), state.in_move_mode(1)) == (True, True)
    assert "a-bde" in words(game, "move")


@proves("O-5.7-n", "O-6.1-d", "O-7.0-c")
def test_who_is_released_in_reaction_moves_half_overruns_and_fires():
    field = scene().put("C10.10", "b-bn", marker="reserve").put("C10.10", "c-guns", marker="reserve")
    game = field.put("C10.12", "x-it").play("E1", AXIS).play("release b-bn c-guns", "move b-bn to C10.11")
    state = state_of(game)

    assert (allowance(state, 1), allowance(state, 2)) == (4 * MP, 2 * MP)
    assert words(game, "overrun", "C10.12", "with") == ["b-bn"]
    field.state.marker[2] = UNMARKED
    field.state.deeds[2] |= RELEASED
    assert words(field.play("E2", AXIS), "fire") == ["c-guns"]


@proves("O-5.7-o", "O-6.1-d", "O-11.0-b")
def test_who_is_released_in_exploitation_moves_in_full_and_who_exploits_half():
    field = scene().put("C10.10", "b-bn", marker="reserve").put("C10.10", "a-bde", marker="exploit")
    state = state_of(field.play("G1").play("release b-bn"))

    assert [allowance(state, one) for one in (0, 1)] == [4 * MP, 8 * MP]
    assert state.deeds[1] & RELEASED


@proves("O-5.10-e", "O-6.1-d")
@pytest.mark.parametrize(("segment", "points"), [("C2", 4), ("E1", 2), ("G1", 4)])
def test_dg_halves_what_is_left_of_the_allowance(segment, points):
    field = scene().put("C10.10", "b-bn", marker="dg")
    field.state.deeds[1] |= RELEASED
    field.state.segment = segment

    assert allowance(field.state, 1) == points * MP


@proves("O-5.7-s", "O-5.8-i")
@pytest.mark.parametrize(("marker", "throws"), [("reserve", True), ("strat", False), ("dg", True)])
def test_an_hq_in_reserve_throws_and_one_in_strat_does_not(marker, throws):
    field = scene().put("C10.10", "d-hq", marker=marker).put("C10.14", "b-bn")

    assert throws_to(field.state, 3, 1) == throws


@proves("O-5.7-t")
def test_a_reactive_roll_releases_the_stack():
    field = Field(unit("a-it", "3-3-8", side=AXIS), leaders=[Leader("kg-m", "Maletti", AXIS, "It", True, 4)])
    field.put("C10.10", "a-it", marker="reserve")
    field.theatre.counters[0].nation = "It"
    field.state.leader_place[0] = field.hex("C10.10")
    state = state_of(field.play("E1", ALLIED).play("react kg-m", 4))

    assert state.deeds[0] & RELEASED
    assert state.marker[0] == UNMARKED


# 5.8 Strat


@proves("O-5.8-a", "O-4.5-p")
def test_strat_is_taken_up_out_of_enemy_zones_with_the_move_face_up():
    game = scene().play().play("mode b-bn strat")
    assert (state_of(game).marker[1], state_of(game).face[1]) == (STRAT, 1)

    game = scene().put("C10.11", "x-it").play()
    assert why_not(game, "mode b-bn strat").message == "why-in-zone"


@proves("O-5.8-b", "O-6.1-c")
def test_strat_doubles_the_allowance():
    assert allowance(state_of(scene().play().play("mode b-bn strat")), 1) == 24 * MP


@proves("O-5.8-c", "O-4.5-p")
def test_strat_does_not_enter_enemy_zones():
    field = scene().put("C10.10", "b-bn", marker="strat", face=1).put("C10.13", "x-it")
    field.state.edge_sources[ALLIED] = [field.hex("C10.10")]
    field.own(ALLIED, "C10.10")
    game = field.play()

    assert "C10.11" in words(game, "move", "b-bn", "to")
    assert "C10.12" not in words(game, "move", "b-bn", "to")
    game.play("move b-bn to C10.11")
    assert why_not(game, "move b-bn to C10.12").message == "why-strat-into-zone"


@proves("O-5.8-h")
def test_strat_stops_only_where_trace_supply_can_be_had():
    field = scene().put("C10.10", "b-bn", marker="strat", face=1).put("C20.20", "d-hq")
    field.state.edge_sources[ALLIED] = [field.hex("C10.10")]
    game = field.own(ALLIED, "C10.10").play()
    offered = words(game, "move", "b-bn", "to")

    assert "C10.16" in offered  # 5 MP from a hex beside the source
    assert "C10.17" not in offered
    assert why_not(game, "move b-bn to C10.17").message == "why-strat-without-trace"


@proves("O-5.8-d")
def test_strat_that_can_retreat_only_into_an_enemy_zone_is_eliminated():
    field = scene().put("C10.10", "b-bn", marker="strat", face=1).put("C10.12", "x-it")
    start = field.hex("C10.10")
    open_side = [field.hex("C10.11")]
    shut = [hex for hex in field.grid.around(start) if hex not in open_side]

    carry_out(retreat(field.state, [1], Retreat(start, 1, shut, [])))

    assert field.state.place[1] == DEAD


@proves("O-5.8-e")
def test_an_enemy_who_moves_next_to_strat_changes_nothing():
    field = scene().put("C10.10", "b-bn", marker="strat", face=1).put("C10.14", "x-it")
    state = state_of(field.play(phasing=AXIS).play("move x-it to C10.11"))

    assert (state.marker[1], state.steps[1]) == (STRAT, 1)


# 5.9, 5.10 Exploit and DG


@proves("O-5.9-a", "O-5.10-h")
def test_exploit_is_no_mode_that_can_be_chosen():
    game = scene().put("C10.10", "a-bde", marker="dg").play()

    assert why_not(game, "mode b-bn exploit").message == "why-no-such-mode"


@proves("O-5.10-i")
def test_dg_moves_attacks_and_fires():
    field = scene().put("C10.10", "a-bde", "c-guns", marker="dg").put("C10.11", "x-it")

    assert "a-bde" in words(field.play(), "move")
    assert "c-guns" in words(field.play("F1"), "fire")
    assert "a-bde" in words(field.play("F2"), "attack", "C10.11", "with")


@proves("O-5.10-m", "O-5.10-n")
def test_an_organic_truck_loses_its_reserve_and_is_never_dg():
    field = scene()
    field.state.organic_place[0], field.state.organic_reserve[0] = field.hex("C10.10"), RESERVE

    disorganise(field.state, field.hex("C10.10"), "9.10")

    assert field.state.organic_reserve[0] == 0
    assert "to" in words(field.play(), "convoy", "ot-arm")


@proves("O-6.3-f")
def test_who_has_finished_changes_no_mode():
    field = scene()
    field.state.deeds[1] |= FINISHED

    assert why_not(field.play(), "mode b-bn reserve").message == "why-finished"
