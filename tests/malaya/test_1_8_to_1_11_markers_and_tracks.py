"""1.8 Resources, 1.9 Terror and Sabotage, 1.10 Political Will, 1.11 Commander."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, why_not
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.tracks import change_political_will

THREE = " | ".join(f"{name}: 2 troops, 2 police, 1 underground" for name in ("kedah", "perak", "johore"))


@proves("M-1.8-a")
def test_resources_end_at_twenty_and_a_cost_is_paid_in_full_or_not_incurred():
    rich = position("resources: 19 british, 20 mcp | do: pass british")
    poor = position("perak: 2 troops, 1 active | resources: 1 british, 0 mcp | do: action first | card: HM-22")
    poor.play("limited")

    assert state_of(rich).resources == [20, 20]
    assert offered(poor) == ["train", "pass"]
    for wrong in ("21 british", "21 mcp"):
        with pytest.raises(BadPosition, match=r"1\.8"):
            position(f"resources: {wrong}")


def test_political_will_that_cannot_move_is_told_to_stay():
    state = state_of(position(THREE))
    state.political_will, state.log = state.most_will, []
    change_political_will(state, 4, "1.10")
    change_political_will(state, -3, "1.10")

    assert [(line.message, line.arguments) for line in state.log] == [
        ("log-political-will-stays", {"value": state.most_will}),
        ("log-political-will", {"change": -3, "before": state.most_will, "after": state.most_will - 3}),
    ]


@proves("M-1.9-a")
def test_terror_lies_in_provinces_and_kuala_lumpur_and_sabotage_in_economic_centers():
    position("perak: 1 terror | kuala_lumpur: 1 terror | ec_tin: 1 sabotage")

    for wrong in ("ec_tin: 1 terror", "thailand: 1 terror", "perak: 1 sabotage", "kuala_lumpur: 1 sabotage"):
        with pytest.raises(BadPosition, match=r"1\.9"):
            position(wrong)


@proves("M-1.9-b")
def test_terror_operation_reprisal_the_political_will_phase_and_events_place_markers():
    terror = position("perak: 1 underground | ec_tin: 1 underground | do: operation terror operation")
    terror.play("terror perak", "terror ec_tin")
    reprisal = position("perak: 1 troops | do: operation sweep operation").play("reprisal perak", "sweep perak", "done")
    phase = position("ec_tin: 1 underground | do: political_will")
    event = position("johore: 1 troops | card: HM-01 | do: event mcp shaded")

    assert (state_of(terror).terror[1], state_of(terror).sabotage[10]) == (1, 1)
    assert state_of(reprisal).terror[1] == 1
    assert state_of(phase).sabotage[10] == 1
    assert state_of(event).terror[7] == 1


@proves("M-1.9-c", "M-3.2.1-h")
def test_terror_stands_in_the_way_of_pacify_and_agitate():
    pacify = position("perak: 2 troops, 2 police, 2 terror | resources: 3 british, 3 mcp | do: pacification")
    pacify.play("pacify perak")
    agitate = position("perak: 2 underground, 2 terror | resources: 3 british, 1 mcp | do: agitation")
    agitate.play("agitate perak")

    assert (state_of(pacify).terror[1], state_of(pacify).level[1]) == (1, 0)
    assert (state_of(agitate).terror[1], state_of(agitate).level[1]) == (1, 0)


@proves("M-1.10-a", "M-5.1.1-d")
@pytest.mark.parametrize(("will", "text", "after"), [(20, "unshaded", 20), (1, "shaded", 0), (0, "shaded", 0)])
def test_political_will_stays_between_0_and_20(will: int, text: str, after: int):
    board = f"ec_tin: 1 sabotage | political will: {will} | card: HM-22"
    game = position(f"{board} | do: event british {text}")

    assert state_of(game).political_will == after
    for wrong in ("21", "-1"):
        with pytest.raises(BadPosition):
            position(f"political will: {wrong}")


@proves("M-1.10-b")
def test_political_will_moves_in_campaigns_and_in_the_political_will_phase():
    campaign = position("do: operation rally limited").play("rally perak")
    phase = position("perak: support | do: political_will")

    assert (state_of(campaign).political_will, state_of(phase).political_will) == (7, 13)


@proves("M-1.11-a", "M-6.6.1-a", "M-6.6.2-a", "M-6.6.2-b", "M-6.6.2-c", "M-4.2.1-b", "M-4.2.2-b", "M-3.2.1-i")
@pytest.mark.parametrize(
    ("commander", "reprisals", "villages", "pacified"), [("gurney", 2, 1, 1), ("briggs", 1, 2, 1), ("templer", 1, 1, 2)]
)
def test_each_commander_adds_a_space_to_one_thing(commander: str, reprisals: int, villages: int, pacified: int):
    scene = f"{THREE} | commander: {commander}"

    assert spaces_of(scene, "sweep", "reprisal") == reprisals
    assert spaces_of(scene, "train", "resettle") == villages
    assert spaces_pacified(scene) == pacified


@proves("M-1.11-b", "M-6.6.3-a")
@pytest.mark.parametrize("commander", ["gurney", "briggs", "templer"])
def test_face_down_no_commander_has_an_effect(commander: str):
    scene = f"{THREE} | commander: {commander} down | played: HM-10"

    assert spaces_of(scene, "sweep", "reprisal") == 1
    assert spaces_of(scene, "train", "resettle") == 1
    assert spaces_pacified(scene) == 1


def spaces_of(scene: str, operation: str, activity: str) -> int:
    """In how many spaces a Special Activity may be done."""
    game = position(f"{scene} | do: operation {operation} operation")
    number = 0
    while spaces := named(game, activity):
        game.play(f"{activity} {spaces[0]}")
        number += 1
        while game.question.message.startswith("ask-drive-out"):
            game.play(game.question.options[0])
    return number


def spaces_pacified(scene: str) -> int:
    """In how many of three selected spaces a Train may Pacify."""
    game = position(f"{scene} | do: operation train operation")
    game.play("train kedah", 0, "train perak", 0, "train johore", 0, "done")
    number = 0
    while spaces := named(game, "pacify"):
        game.play(f"pacify {spaces[0]}")
        number += 1
    return number


@proves("M-1.11-b")
def test_the_commander_is_face_down_only_after_the_card():
    with pytest.raises(BadPosition, match="HM-10"):
        position("commander: briggs down")


@proves("M-6.6.1-a")
def test_the_commander_moves_by_events_and_not_beyond_his_track():
    right = position("commander: templer | card: HM-10 | do: event british unshaded")
    left = position("commander: gurney | card: HM-03 | do: event mcp shaded")
    moved = position("commander: briggs | card: HM-03 | do: event mcp shaded")

    assert [state_of(game).commander for game in (right, left, moved)] == [2, 0, 0]
    assert why_not(position("card: HM-28 | do: event mcp unshaded"), "left") == "why-not-an-option"
