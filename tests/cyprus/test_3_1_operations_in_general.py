"""3.1 Operations in General."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, NICOSIA, PAPHOS, TROODOS
from sandtable.games.british_way.cyprus.vocabulary import BRITISH_OPERATIONS, EOKA_OPERATIONS

THREE_TOWNS = "paphos: 1 underground | nicosia: 1 underground | karpas: 1 underground | larnaca: 1 underground"


@proves("C-3.1-a", "C-3.2-a", "C-3.3-a")
def test_each_side_has_four_operations_and_no_space_is_selected_twice():
    assert BRITISH_OPERATIONS == ["deploy", "patrol", "search", "assault"]
    assert EOKA_OPERATIONS == ["recruit", "travel", "sabotage", "ambush"]
    game = position("paphos: 2 underground | karpas: 1 underground | do: operation sabotage operation")
    game.play("sabotage paphos", "1")

    assert why_not(game, "sabotage paphos") == "why-already-chosen"


@proves("C-3.1-b")
def test_a_full_operation_has_up_to_three_spaces():
    game = position(f"{THREE_TOWNS} | do: operation sabotage operation")
    game.play("sabotage paphos", "1", "sabotage nicosia", "1", "sabotage karpas", "1")

    assert offered(game, "sabotage") == []


@proves("C-3.1-c")
def test_the_acting_side_chooses_the_order_of_spaces_and_may_stop_early():
    game = position(f"{THREE_TOWNS} | do: operation sabotage operation")
    assert offered(game, "sabotage") == ["paphos", "nicosia", "larnaca", "karpas"]
    game.play("sabotage karpas", "6", "done")

    assert (game.over, state_of(game).sabotage[KARPAS]) == (True, 1)


@proves("C-3.1-d", "C-3.1-e")
def test_an_assault_removes_all_that_it_can_and_nobody_else_is_asked():
    game = position("nicosia: 3 troops, 2 active, 2 caches | do: operation assault limited")
    assert asked(game) == "chance"
    game.play("chit 0")

    state = state_of(game)
    assert (state.cells(NICOSIA), state.caches[NICOSIA]) == (0, 1)


@proves("C-3.1-f", "C-4.1-e")
def test_a_space_is_judged_when_its_turn_comes():
    scene = "paphos: 1 underground | karpas: 1 underground | kyrenia: 1 caches | do: operation recruit operation"
    game = position(scene)
    assert "paphos" not in offered(game, "recruit")
    game.play("recruit kyrenia", "1", "smuggle paphos")

    assert {"paphos", "limassol", "troodos"} <= set(offered(game, "recruit"))


@proves("C-3.1-g")
def test_an_operation_without_a_legal_space_cannot_be_chosen():
    game = position("card: HC-01 | do: action first").play("limited")
    assert offered(game) == []

    full = position("paphos: 1 active | card: HC-01 | do: action first").play("operation")
    assert offered(full) == ["recruit", "travel", "pass"]


@proves("C-3.1-g")
def test_recruit_can_begin_with_a_smuggle_that_opens_a_space():
    game = position("paphos: 1 active | do: operation recruit operation")

    state = state_of(game)
    assert (state.caches[PAPHOS], offered(game, "recruit")) == (1, ["paphos", "limassol", "nicosia", "troodos"])


@proves("C-3.1-g")
@pytest.mark.parametrize("operation", ["sabotage", "ambush"])
def test_propagandize_may_not_show_the_only_cell_with_which_an_operation_could_begin(operation):
    scene = f"paphos: 1 underground, 1 sabotage | troodos: 1 active | do: operation {operation} operation"
    game = position(scene)

    assert "propagandize paphos" not in offered(game)
    assert state_of(game).cells(TROODOS) == 1


@proves("C-3.1-g")
@pytest.mark.parametrize(
    "scene",
    [
        "paphos: 1 underground, 1 sabotage | karpas: 1 underground",
        "paphos: 2 underground, 1 sabotage",
        "paphos: 1 underground, 1 active, 1 sabotage",
    ],
)
def test_propagandize_may_come_first_where_the_operation_can_still_begin(scene):
    assert "propagandize paphos" in offered(position(f"{scene} | do: operation sabotage operation"))


@proves("C-3.1-g", "C-4.1-b")
def test_what_shows_no_last_cell_may_always_come_first():
    infiltrate = position("paphos: 1 police, 1 underground | do: operation sabotage operation")
    travel = position("paphos: 1 underground, 1 sabotage | do: operation travel operation")

    assert offered(infiltrate) == ["sabotage paphos", "infiltrate paphos"]
    assert "propagandize paphos" in offered(travel)


@proves("C-3.1-g")
def test_a_recruit_without_a_legal_space_begins_with_nothing_but_a_smuggle():
    scene = "paphos: 1 underground, 1 sabotage | karpas: 1 underground | nicosia: 1 police, 1 underground"
    game = position(f"{scene} | do: operation recruit operation")

    assert offered(game) == ["smuggle paphos", "smuggle karpas"]


@proves("C-3.1-g", "C-2.3.4-a")
def test_a_limited_recruit_cannot_begin_with_a_smuggle():
    game = position("paphos: 1 underground | card: HC-01 | do: action first").play("limited")

    assert "recruit" not in offered(game)
