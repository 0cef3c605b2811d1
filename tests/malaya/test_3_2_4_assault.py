"""3.2.4 Assault."""

from __future__ import annotations

import pytest

from malaya.table import named, position, proves, state_of, why_not
from sandtable.engine.game import Game


def assault(board: str, box: str = "limited") -> Game:
    """An Assault; a Limited one with a single legal space has already chosen it."""
    return position(f"{board} | do: operation assault {box}")


@proves("M-3.2.4-a")
def test_any_space_with_a_cube_and_an_mcp_piece_for_two_resources():
    board = "perak: 1 police, 1 underground | johore: 1 troops, 1 bases | ec_tin: 1 police, 1 active"
    game = assault(f"{board} | kedah: 1 active | pahang: 1 troops", "operation")

    assert named(game, "assault") == ["perak", "johore", "ec_tin"]
    assert why_not(game, "assault kedah") == "why-no-cubes"
    assert why_not(game, "assault pahang") == "why-no-mcp-piece"
    assert state_of(game.play("assault perak")).resources[0] == 13


@proves("M-3.2.4-b", "M-1.3.2-c")
@pytest.mark.parametrize(
    ("space", "cubes", "removed"),
    [
        ("johore", "2 troops, 3 police", 2),
        ("perak", "3 troops, 3 police", 1),
        ("perak", "1 troops", 0),
        ("kuala_lumpur", "1 troops, 2 police", 3),
        ("ec_rubber", "2 police", 2),
    ],
)
def test_capacity_depends_on_terrain(space: str, cubes: str, removed: int):
    game = assault(f"{space}: {cubes}, 4 active")

    assert sum(state_of(game).active) == 4 - removed


@proves("M-3.2.4-c", "M-3.2.4-d")
@pytest.mark.parametrize(
    ("pieces", "left"),
    [
        ("2 active, 1 bases", (0, 0, 0)),
        ("3 active, 1 bases", (0, 0, 1)),
        ("1 active, 1 underground, 1 bases", (0, 1, 1)),
        ("2 bases", (0, 0, 0)),
        ("1 underground", (0, 1, 0)),
    ],
)
def test_active_guerrillas_first_then_bases_which_the_hidden_shield(pieces: str, left: tuple[int, int, int]):
    state = state_of(assault(f"johore: 3 troops, {pieces}"))

    assert (state.active[7], state.underground[7], state.bases[7]) == left


@proves("M-3.2.4-e", "M-3.2.4-f", "M-7.1-a")
def test_each_base_gives_a_point_beside_what_control_gives():
    game = assault("johore: 2 troops, 2 bases, 1 police")
    more = assault("johore: 1 troops, 2 bases")

    assert state_of(game).political_will == 12
    assert state_of(more).political_will == 10 + 1 + 2


@proves("M-3.2.4-g")
def test_police_alone_in_a_province_remove_nothing():
    game = assault("johore: 3 police, 1 active")

    assert state_of(game).active[7] == 1
    assert state_of(game).resources[0] == 13


@pytest.mark.parametrize(
    ("text", "space", "removed"),
    [("unshaded british", "perak", 3), ("unshaded british", "johore", 3), ("shaded mcp", "johore", 1)],
)
def test_malayan_scouts_know_the_mountains_or_the_army_loses_its_way(text: str, space: str, removed: int):
    game = assault(f"{space}: 3 troops, 4 active | capabilities: HM-09 {text}")

    assert sum(state_of(game).active) == 4 - removed
