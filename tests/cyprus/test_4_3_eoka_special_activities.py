"""4.3 EOKA Special Activities."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, KYRENIA, NICOSIA, PAPHOS, TROODOS

TRAVEL = "do: operation travel operation"


@proves("C-4.3.1-b")
def test_nobody_smuggles_while_the_world_ignores_the_island():
    game = position(f"paphos: 1 underground | opinion: 0 | {TRAVEL}")

    assert why_not(game, "smuggle paphos") in ("why-opinion-ignores", "why-not-an-option")
    assert offered(game, "smuggle") == []


@proves("C-4.3.1-c")
@pytest.mark.parametrize(("opinion", "second"), [(1, False), (3, False), (4, True)])
def test_two_spaces_get_caches_at_condemn_else_one(opinion, second):
    game = position(f"paphos: 1 underground | karpas: 1 underground | opinion: {opinion} | {TRAVEL}")
    game.play("smuggle paphos")

    assert ("smuggle karpas" in offered(game)) is second


@proves("C-4.3.1-d")
def test_a_cache_is_placed_where_a_cell_is_and_no_cube():
    scene = f"paphos: 1 active | karpas: 1 troops, 1 underground | kyrenia: 1 underground | {TRAVEL}"
    game = position(scene)

    assert offered(game, "smuggle") == ["paphos", "kyrenia"]
    assert why_not(game, "smuggle karpas") == "why-no-cache-to-smuggle"
    assert why_not(game, "smuggle nicosia") == "why-no-cell"


@proves("C-4.3.1-e")
def test_a_cache_moves_between_next_spaces_with_cells_whatever_cubes_are_there():
    scene = "nicosia: 3 troops, 1 underground, 1 caches | kyrenia: 2 troops, 1 underground | paphos: 1 troops"
    game = position(f"{scene} | {TRAVEL}").play("smuggle kyrenia")

    assert (state_of(game).caches[NICOSIA], state_of(game).caches[KYRENIA]) == (0, 1)


@proves("C-4.3.1-e")
def test_no_cache_moves_from_a_space_without_a_cell_or_one_that_is_not_next():
    scene = (
        f"nicosia: 3 troops, 1 caches | kyrenia: 2 troops, 1 underground | troodos: 1 caches, 1 underground | {TRAVEL}"
    )
    game = position(scene)

    assert offered(game, "smuggle") == ["troodos"]


@proves("C-4.3.1-f", "C-4.3.1-g")
def test_each_space_uses_either_way_and_no_cell_changes():
    scene = "paphos: 1 underground | troodos: 1 active, 1 caches | karpas: 1 underground | opinion: 4"
    game = position(f"{scene} | {TRAVEL}").play("smuggle paphos", "cache troodos", "smuggle karpas")

    state = state_of(game)
    assert (state.caches[PAPHOS], state.caches[TROODOS], state.caches[KARPAS]) == (1, 0, 1)
    assert (state.underground[PAPHOS], state.active[TROODOS]) == (1, 1)


@proves("C-4.3.1-c", "C-4.3.1-f")
def test_the_same_cache_is_not_smuggled_twice():
    scene = "paphos: 1 underground | troodos: 1 troops, 1 underground, 1 caches | limassol: 1 troops, 1 underground"
    game = position(f"{scene} | opinion: 4 | {TRAVEL}").play("smuggle paphos", "cache troodos")

    assert offered(game, "smuggle") == []


@proves("C-4.3.1-c", "C-4.3.1-f")
def test_nor_is_one_that_was_placed_a_moment_ago():
    scene = "paphos: 1 underground | limassol: 1 troops, 1 underground | opinion: 4"
    game = position(f"{scene} | {TRAVEL}").play("smuggle paphos")

    assert (state_of(game).caches[PAPHOS], offered(game, "smuggle")) == (1, [])


@proves("C-4.3.1-h")
def test_stacking_limits_smuggling():
    game = position(f"paphos: 1 underground, 2 caches | troodos: 1 underground, 1 caches | {TRAVEL}")

    assert offered(game, "smuggle") == ["troodos"]
    assert why_not(game, "smuggle paphos") == "why-two-caches"


@proves("C-4.3.2-b")
@pytest.mark.parametrize(("police", "underground", "legal"), [(1, 1, True), (2, 1, False), (2, 2, True), (0, 1, False)])
def test_infiltrate_needs_as_many_underground_cells_as_police(police, underground, legal):
    game = position(f"nicosia: {police} police, {underground} underground, 1 active | {TRAVEL}")

    assert ("nicosia" in offered(game, "infiltrate")) is legal
    assert why_not(game, "infiltrate karpas") == "why-no-police"


@proves("C-4.3.2-c", "C-4.3.2-e")
def test_a_cell_takes_the_place_of_a_police_and_none_shows_itself():
    game = position(f"nicosia: 1 police, 1 underground | {TRAVEL}").play("infiltrate nicosia")

    state = state_of(game)
    assert (state.police[NICOSIA], state.underground[NICOSIA], state.active[NICOSIA]) == (0, 2, 0)
    assert state.available_police == 6


@proves("C-4.3.2-d")
@pytest.mark.parametrize(("chits", "left"), [("0 1 2", [1, 1, 0]), ("0 0", [1, 0, 0]), ("", [0, 0, 0])])
def test_the_british_lose_their_best_chit(chits, left):
    game = position(f"nicosia: 1 police, 1 underground | chits: {chits} | {TRAVEL}").play("infiltrate nicosia")

    assert state_of(game).chits == left


def test_hc08_shaded_lets_one_cell_infiltrate_any_police():
    scene = f"nicosia: 3 police, 1 underground | capabilities: HC-08 shaded eoka | {TRAVEL}"

    assert offered(position(scene), "infiltrate") == ["nicosia"]


@proves("C-4.3.3-b")
def test_propagandize_needs_a_cell_and_a_marker_in_a_space_of_any_kind():
    scene = "nicosia: 1 active, 1 sabotage | akrotiri: 1 active, 1 sabotage | troodos: 1 active, 1 sabotage"
    game = position(f"{scene} | paphos: 1 sabotage | karpas: 1 active | {TRAVEL}")

    assert offered(game, "propagandize") == ["nicosia", "troodos", "akrotiri"]
    assert why_not(game, "propagandize paphos") == "why-no-cell"
    assert why_not(game, "propagandize karpas") == "why-no-marker"


@proves("C-4.3.3-c")
@pytest.mark.parametrize(("active", "underground"), [(0, 1), (1, 2)])
def test_a_cell_shows_itself_unless_one_is_active(active, underground):
    game = position(f"nicosia: 2 underground, {active} active, 1 sabotage | {TRAVEL}").play("propagandize nicosia")

    assert state_of(game).underground[NICOSIA] == underground


@proves("C-4.3.3-d", "C-7.2-a", "C-4.3.3-g")
def test_sabotage_costs_one_political_will_however_many_markers_there_are():
    game = position(f"nicosia: 1 active, 3 sabotage | {TRAVEL}").play("propagandize nicosia")

    assert (state_of(game).political_will, state_of(game).sabotage[NICOSIA]) == (9, 3)


@proves("C-4.3.3-e", "C-7.2-b", "C-6.5.1-a")
@pytest.mark.parametrize(("opinion", "after"), [(1, 3), (3, 4)])
def test_a_curfew_moves_opinion_two_boxes_and_no_political_will(opinion, after):
    scene = f"nicosia: 1 police, 1 active, 1 curfew | opinion: {opinion} | {TRAVEL}"
    game = position(scene).play("propagandize nicosia")

    assert (state_of(game).opinion, state_of(game).political_will, state_of(game).curfew[NICOSIA]) == (after, 10, 1)


@proves("C-4.3.3-f")
@pytest.mark.parametrize(("effect", "will", "opinion"), [("will", 9, 2), ("opinion", 10, 4)])
def test_with_both_markers_eoka_chooses_one_effect(effect, will, opinion):
    game = position(f"nicosia: 1 police, 1 active, 1 sabotage, 1 curfew | {TRAVEL}").play("propagandize nicosia")
    assert (asked(game), offered(game)) == ("eoka", ["will", "opinion"])
    game.play(effect)

    assert (state_of(game).political_will, state_of(game).opinion) == (will, opinion)


def test_radio_athens_unshaded_moves_opinion_one_box_only():
    scene = f"nicosia: 1 police, 1 active, 1 curfew | capabilities: HC-27 unshaded british | {TRAVEL}"
    game = position(scene).play("propagandize nicosia")

    assert state_of(game).opinion == 3


@proves("C-4.3.1-d", "C-1.4.1-c")
def test_without_an_available_cache_none_is_placed():
    scene = "paphos: 1 underground | karpas: 2 caches | kyrenia: 2 caches"
    game = position(f"{scene} | {TRAVEL}")

    assert offered(game, "smuggle") == []


@proves("C-4.3.1-c", "C-4.3.1-d")
def test_the_second_space_is_no_base_and_the_last():
    scene = "paphos: 1 underground | karpas: 1 underground | nicosia: 1 underground | akrotiri: 1 underground"
    game = position(f"{scene} | opinion: 4 | {TRAVEL}").play("smuggle paphos")
    assert offered(game) == ["smuggle nicosia", "smuggle karpas", "done"]
    game.play("smuggle karpas")

    assert (sum(state_of(game).caches), offered(game, "smuggle")) == (2, [])


@proves("C-4.3.2-b", "C-4.3.2-c")
def test_a_space_of_any_kind_is_infiltrated():
    scene = "troodos: 1 police, 1 underground | akrotiri: 1 police, 1 underground | karpas: 1 police, 1 underground"

    assert offered(position(f"{scene} | {TRAVEL}"), "infiltrate") == ["karpas", "troodos", "akrotiri"]


@proves("C-4.3.2-d")
def test_the_chit_is_lost_even_if_no_cell_could_be_placed():
    scene = f"nicosia: 1 police, 1 underground | prison: 11 | chits: 1 | {TRAVEL}"

    assert state_of(position(scene).play("infiltrate nicosia")).chits == [0, 0, 0]
