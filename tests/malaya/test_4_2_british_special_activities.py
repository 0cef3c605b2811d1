"""4.2 British Special Activities: Resettle, Reprisal, Air Strike."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, why_not
from sandtable.engine.game import Game


def train(board: str) -> Game:
    return position(f"{board} | do: operation train operation")


def sweep(board: str) -> Game:
    return position(f"{board} | do: operation sweep operation")


@proves("M-4.2.1-b", "M-4.2.1-f")
def test_resettle_a_province_under_british_control_without_a_village():
    board = (
        "perak: 1 police | johore: 1 troops, 1 active | kedah: 2 troops, 1 active, 1 villages | kuala_lumpur: 2 troops"
    )
    game = train(board)

    assert named(game, "resettle") == ["perak"]
    assert why_not(game, "resettle johore") == "why-no-british-control"
    assert why_not(game, "resettle kedah") == "why-village-here"


@proves("M-4.2.1-b", "M-6.6.2-b")
def test_under_briggs_in_up_to_two():
    board = "perak: 2 police, 1 active | johore: 2 troops, 1 active | commander: briggs"
    game = train(board).play("resettle perak", "resettle johore")

    assert (state_of(game).villages[1], state_of(game).villages[7]) == (1, 1)


@proves("M-4.2.1-c", "M-4.2.1-e")
@pytest.mark.parametrize(("level", "after"), [(", support", 0), ("", -1), (", opposition", -1)])
def test_resettle_places_a_village_and_shifts_toward_opposition(level: str, after: int):
    state = state_of(train(f"perak: 2 police, 1 active{level}").play("resettle perak"))

    assert (state.villages[1], state.villages_left(), state.level[1]) == (1, 3, after)


@proves("M-4.2.2-b", "M-4.2.2-g")
def test_reprisal_in_a_province_with_troops_even_without_mcp():
    game = sweep("perak: 1 troops | johore: 2 police, 1 active | kuala_lumpur: 1 troops")

    assert named(game, "reprisal") == ["perak"]
    assert why_not(game, "reprisal johore") == "why-no-troops"


@proves("M-4.2.2-b", "M-6.6.2-a")
def test_under_gurney_in_up_to_two():
    game = sweep("perak: 1 troops | johore: 1 troops | kedah: 1 troops").play("reprisal perak")

    assert offered(game) == ["reprisal kedah", "reprisal johore", "done"]


@proves("M-4.2.2-c", "M-4.2.2-d", "M-4.2.2-f")
@pytest.mark.parametrize("level", ["support", "opposition"])
def test_reprisal_makes_neutral_and_leaves_terror(level: str):
    state = state_of(sweep(f"perak: 1 troops, {level}").play("reprisal perak"))

    assert (state.level[1], state.terror[1]) == (0, 1)


@proves("M-4.2.2-e", "M-4.2.2-f")
def test_reprisal_drives_a_guerrilla_next_door_and_control_follows():
    game = sweep("johore: 1 troops, 2 active, 1 underground").play("reprisal johore", "active johore")

    assert offered(game) == ["to pahang", "to negri_sembilan", "to ec_rubber"]

    state = state_of(game.play("to negri_sembilan"))
    assert (state.active[6], state.active[7], state.control[6]) == (1, 1, -1)
    assert state.political_will == 9


@proves("M-4.2.2-e")
def test_reprisal_may_drive_into_thailand():
    assert "to thailand" in offered(sweep("perak: 1 troops, 1 active").play("reprisal perak"))


@proves("M-4.2.3-b", "M-4.2.3-c")
def test_air_strike_removes_an_active_guerrilla_in_up_to_two_provinces_with_british_pieces():
    board = "perak: 1 police, 2 active | johore: 1 troops, 1 active | pahang: 1 troops, 1 underground | kedah: 1 active"
    game = train(f"{board} | kuala_lumpur: 1 troops, 1 active | ec_tin: 1 police, 1 active")

    assert named(game, "strike") == ["perak", "johore"]
    assert why_not(game, "strike pahang") == "why-no-active-guerrilla"
    assert why_not(game, "strike kedah") == "why-no-cubes"
    assert why_not(game, "strike ec_tin") == "why-not-a-province"

    state = state_of(game.play("strike perak", "strike johore"))
    assert (state.active[1], state.active[7]) == (1, 0)


@pytest.mark.parametrize(("text", "spaces"), [("unshaded british", 3), ("shaded mcp", 2)])
def test_air_support_adds_a_province_or_costs_opinion(text: str, spaces: int):
    board = " | ".join(f"{name}: 1 troops, 1 active" for name in ("kedah", "perak", "johore", "pahang"))
    game = train(f"{board} | capabilities: HM-08 {text}")
    struck = 0
    while spaces_left := named(game, "strike"):
        game.play(f"strike {spaces_left[0]}")
        struck += 1

    assert struck == spaces
    assert state_of(game).level[0] == (0 if spaces == 3 else -1)
