"""6.4 Redeploy Phase, 6.5 Reset Phase."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, proves, state_of, told


@proves("M-6.4.1-a")
def test_troops_must_leave_economic_centers_and_mcps_provinces():
    board = "ec_tin: 2 troops | perak: 1 troops, 2 active | johore: 1 troops | kedah: 1 troops, 1 active"
    game = position(f"{board} | do: redeploy")

    assert offered(game) == ["to johore", "to kuala_lumpur"]

    game.play("to johore", "to kuala_lumpur", 1, "to johore")

    state = state_of(game)
    assert (state.troops[1], state.troops[10]) == (0, 0)
    assert (state.troops[7], state.troops[9]) == (3, 1)


@proves("M-6.4.1-a")
def test_without_a_province_kuala_lumpur_receives_all():
    game = position("ec_tin: 2 troops | perak: 1 troops, 2 active | kuala_lumpur: 3 active | do: redeploy")

    assert game.over
    assert state_of(game).troops[9] == 3


@proves("M-6.4.1-b")
def test_other_troops_stay_even_in_kuala_lumpur_under_mcp_control():
    game = position("kuala_lumpur: 1 troops, 2 active | johore: 1 troops | kedah: 1 troops, 1 active | do: redeploy")

    assert game.over
    assert [state_of(game).troops[space] for space in (0, 7, 9)] == [1, 1, 1]


@proves("M-6.4.1-c")
def test_then_police_may_go_to_centers_kuala_lumpur_and_british_provinces():
    game = position("perak: 1 police, 2 active | johore: 1 troops | kedah: 1 troops, 1 active | do: redeploy")

    assert offered(game) == ["from perak", "done"]
    assert set(named(game.play("from perak"), "to")) == {"johore", "kuala_lumpur", "ec_tin", "ec_rubber"}

    game.play("to ec_tin")

    assert game.over
    assert state_of(game).police[10] == 1


@proves("M-6.4.1-c")
def test_police_move_once():
    game = position("perak: 3 police | johore: 2 police | kuala_lumpur: 1 troops | do: redeploy")
    game.play("from perak", "to johore", 3, "from johore", "to perak")

    assert offered(game) == ["1", "2"]

    state = state_of(game.play(2))
    assert game.over
    assert (state.police[1], state.police[7]) == (2, 3)


@proves("M-6.4.1-d")
def test_mcp_does_not_redeploy():
    game = position("perak: 3 active | ec_tin: 2 active | do: redeploy")

    assert game.over
    assert asked(game) == ""


@proves("M-6.4.2-a", "M-1.7-d")
def test_control_is_adjusted_when_all_have_moved_with_its_political_will():
    game = position("perak: 2 police, 1 active | johore: 1 active | kuala_lumpur: 1 troops | do: redeploy")
    game.play("from perak", "to kuala_lumpur", 2)

    assert game.over
    assert (state_of(game).control[1], state_of(game).political_will) == (-1, 7)
    assert [line.arguments["change"] for line in told(game, "log-political-will")] == [-3]


@proves("M-6.4.2-a")
@pytest.mark.parametrize(("option", "open_to"), [("after", True), ("at_once", False)])
def test_by_an_option_control_follows_each_move(option: str, open_to: bool):
    board = "perak: 2 police, 1 active | johore: 2 police | kuala_lumpur: 1 troops"
    game = position(f"{board} | do: redeploy", redeploy_control=option)
    game.play("from perak", "to kuala_lumpur", 2, "from johore")

    assert ("perak" in named(game, "to")) is open_to


@proves("M-6.5-a", "M-6.5-b", "M-6.5-d")
def test_reset_clears_markers_hides_guerrillas_and_keeps_the_rest():
    board = (
        "perak: 1 troops, 2 active, 1 underground, 2 terror, support | ec_tin: 1 sabotage | resources: 7 british, 8 mcp"
    )
    game = position(f"{board} | first: mcp | do: reset")

    state = state_of(game)
    assert not any([*state.terror, *state.sabotage, *state.active])
    assert (state.underground[1], state.level[1], state.resources, state.first) == (3, 1, [7, 8], "mcp")
    assert game.question.message == "ask-reveal"


@proves("M-6.5-c")
@pytest.mark.parametrize(("commander", "after"), [("gurney", 1), ("briggs", 2), ("templer", 2)])
def test_the_commander_moves_one_box_right_unless_he_is_templer(commander: str, after: int):
    assert state_of(position(f"commander: {commander} | do: reset")).commander == after


@proves("M-6.5-e", "M-6.6.3-a")
def test_gurney_killed_ends_at_reset_and_a_successor_arrives():
    killed = position("card: HM-10 | do: event mcp shaded")

    assert state_of(killed).commander_down

    state = state_of(position("commander: gurney down | played: HM-10 | do: reset"))
    assert (state.commander_down, state.commander) == (False, 1)
