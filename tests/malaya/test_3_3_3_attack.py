"""3.3.3 Attack."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, position, proves, state_of, why_not
from sandtable.engine.game import Game


def attack(board: str, box: str = "limited") -> Game:
    """An Attack; a Limited one with a single legal space has already chosen it and waits for the die."""
    return position(f"{board} | do: operation attack {box}")


@proves("M-3.3.3-a")
def test_a_guerrilla_and_a_cube_for_a_resource_also_in_an_economic_center():
    board = "perak: 1 troops, 1 active | ec_tin: 1 police, 1 underground | kedah: 1 underground | johore: 1 troops"
    game = attack(f"{board}, 1 bases", "operation")

    assert named(game, "attack") == ["perak", "ec_tin"]
    assert why_not(game, "attack kedah") == "why-no-cubes"
    assert why_not(game, "attack johore") == "why-no-guerrilla"
    assert state_of(game.play("attack ec_tin")).resources[1] == 14


@proves("M-3.3.3-b", "M-3.3.3-e")
@pytest.mark.parametrize(("die", "police"), [(1, 0), (3, 0), (4, 2), (6, 2)])
def test_all_turn_active_and_a_die_of_at_most_their_number_succeeds(die: int, police: int):
    game = attack("perak: 2 police, 1 active, 2 underground")

    assert asked(game) == "chance"
    assert state_of(game).active[1] == 3

    state = state_of(game.play(die))
    assert (state.police[1], state.active[1]) == (police, 3)


@proves("M-3.3.3-c")
@pytest.mark.parametrize(
    ("cubes", "left"),
    [("3 police, 1 troops", (1, 1)), ("1 police, 2 troops", (0, 1)), ("1 police", (0, 0)), ("3 troops", (0, 1))],
)
def test_two_cubes_go_police_first(cubes: str, left: tuple[int, int]):
    state = state_of(attack(f"perak: {cubes}, 1 active").play(1))

    assert (state.police[1], state.troops[1]) == left


@proves("M-3.3.3-d", "M-7.2-a")
@pytest.mark.parametrize(("cubes", "will"), [("3 police", 10), ("1 police, 3 troops", 9), ("5 troops", 9)])
def test_a_point_of_political_will_goes_if_a_troop_does(cubes: str, will: int):
    assert state_of(attack(f"perak: {cubes}, 1 active").play(1)).political_will == will


@proves("M-3.3.3-d")
def test_the_point_goes_in_each_space():
    game = attack("perak: 5 troops, 1 active | johore: 5 troops, 1 active", "operation")
    game.play("attack perak", 1, "attack johore", 1)

    assert state_of(game).political_will == 8


@proves("M-3.3.3-f")
def test_bases_do_not_count_for_the_die():
    assert state_of(attack("perak: 2 police, 1 active, 2 bases").play(2)).police[1] == 2


@proves("M-3.3.3-g")
def test_six_guerrillas_always_succeed():
    assert state_of(attack("perak: 2 police, 6 underground").play(6)).police[1] == 0
