"""6.0 Propaganda Round, 6.5 International Opinion."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.course_of_play import PROPAGANDA_ROUND
from sandtable.games.british_way.cyprus.map import (
    AKROTIRI,
    DHEKELIA,
    KARPAS,
    KYRENIA,
    LARNACA,
    NICOSIA,
    PAPHOS,
    TROODOS,
)
from sandtable.games.british_way.cyprus.propaganda_round import disorder, order


@proves("C-6.0-a", "C-6.3.2-c")
def test_the_phases_come_in_their_order():
    assert [name for name, _ in PROPAGANDA_ROUND] == [
        *["political_will", "eoka_arms", "british_intel"],
        *["redeploy_police", "redeploy_troops", "redeploy_cells", "redeploy_cache", "reset"],
    ]


@proves("C-6.1-a")
def test_gains_and_losses_are_netted_before_the_track_ends():
    game = position("political will: 14 | opinion: 3 | paphos: 1 sabotage | do: political_will")

    # +2 for the Mountains, +2 for five clean Towns, -1 for Sabotage, -3 for Opinion: no step beyond 15 on the way
    assert state_of(game).political_will == 14
    assert state_of(position("political will: 1 | opinion: 4 | do: political_will")).political_will == 2


@proves("C-6.1.2-a", "C-6.1.2-b")
@pytest.mark.parametrize(
    ("scene", "lost"),
    [
        ("nicosia: 1 sabotage", 2),
        ("akrotiri: 1 sabotage", 2),
        ("karpas: 1 sabotage", 1),
        ("karpas: 3 sabotage | nicosia: 2 sabotage", 7),
        ("troodos: 2 sabotage", 0),
    ],
)
def test_every_marker_costs_the_value_of_its_space(scene, lost):
    assert disorder(state_of(position(scene))) == lost


@proves("C-6.1.3-a", "C-6.1.3-b")
@pytest.mark.parametrize(
    ("scene", "gained"),
    [
        ("", 5),
        ("paphos: 1 sabotage", 4),
        ("paphos: 2 sabotage | karpas: 1 sabotage | nicosia: 1 police, 1 curfew", 4),
        ("paphos: 1 sabotage | karpas: 1 sabotage | nicosia: 1 sabotage", 3),
        ("troodos: 1 caches", 3),
        ("nicosia: 2 caches", 5),
    ],
)
def test_order_is_two_for_the_mountains_and_one_per_two_clean_towns(scene, gained):
    assert order(state_of(position(scene))) == gained


@proves("C-6.1.3bis-a", "C-7.0-a")
def test_with_political_will_at_0_eoka_wins_at_once():
    game = position("political will: 2 | opinion: 4 | nicosia: 2 sabotage | do: political_will, eoka_arms")

    assert (game.over, state_of(game).winner, game.result) == (True, "eoka", "eoka")


LAST = (
    "HC-01 HC-02 HC-04 HC-06 HC-33 HC-07 HC-09 HC-10 HC-11 HC-13 HC-15 HC-34 HC-16 HC-18 HC-19 HC-20 HC-22 HC-23 HC-35"
)


@proves("C-6.1.4-a", "C-7.0.2-a")
@pytest.mark.parametrize(("scene", "winner"), [("political will: 1", "british"), ("nicosia: 4 sabotage", "eoka")])
def test_at_the_third_propaganda_card_the_game_is_decided_before_any_later_phase(scene, winner):
    will = "" if "will" in scene else " | political will: 1"
    game = position(f"{scene}{will} | played: {LAST} | card: HC-35 | do: political_will")

    assert (game.over, state_of(game).winner) == (True, winner)


@proves("C-6.2.1-a")
def test_eoka_may_place_a_cache_with_a_cell_whatever_cubes_are_there():
    scene = "nicosia: 3 troops, 1 active | akrotiri: 1 underground | troodos: 1 underground, 2 caches | do: eoka_arms"
    game = position(scene)
    assert (asked(game), offered(game)) == ("eoka", ["nicosia", "done"])
    assert why_not(game, "akrotiri") == "why-base"
    assert why_not(game, "troodos") == "why-two-caches"
    assert why_not(game, "paphos") == "why-no-cell"

    game.play("nicosia")

    assert state_of(game).caches[NICOSIA] == 1


@proves("C-6.2.1-a")
def test_eoka_is_not_asked_for_a_cache_that_it_does_not_have():
    assert position("karpas: 1 active | nicosia: 2 caches | paphos: 2 caches | do: eoka_arms").over


@proves("C-6.2.2-a")
def test_without_chits_the_british_draw_one():
    game = position("do: british_intel").play("chit 2")

    assert (game.over, state_of(game).chits) == (True, [0, 0, 1])


@proves("C-6.2.2-b")
@pytest.mark.parametrize(("held", "left"), [("1", 1), ("0 1", 1), ("0 1 2", 2), ("0 1 1 2", 2), ("0 0 1 1 2", 3)])
def test_with_chits_they_discard_half_rounded_down_of_their_choice(held, left):
    game = position(f"chits: {held} | do: british_intel")
    while not game.over:
        assert asked(game) == "british"
        game.play(offered(game)[0])

    assert sum(state_of(game).chits) == left


@proves("C-6.3.1-a", "C-6.3.1-d")
def test_police_on_the_map_may_move_to_spaces_with_british_pieces():
    game = position("nicosia: 2 police | troodos: 1 troops | karpas: 1 underground | do: redeploy_police")
    game.play("from nicosia")
    assert offered(game) == ["to troodos", "to dhekelia"]
    game.play("to troodos", "1", "done")

    assert (state_of(game).police[TROODOS], state_of(game).available_police) == (1, 4)


@proves("C-6.3.1-a")
def test_police_may_go_where_a_british_piece_was_before_any_of_them_moved():
    game = position("nicosia: 1 police | karpas: 1 police | do: redeploy_police")
    assert asked(game) == "british"
    game.play("from nicosia", "to karpas", "from karpas")
    assert (asked(game), offered(game)) == ("british", ["to nicosia", "to dhekelia"])
    game.play("to nicosia")

    assert (state_of(game).police[NICOSIA], state_of(game).police[KARPAS]) == (1, 1)


@proves("C-6.3.1-b")
@pytest.mark.parametrize("number", ["0", "1", "3"])
def test_troops_in_mountains_must_go_to_bases_as_the_british_choose(number):
    game = position("troodos: 3 troops | do: redeploy_troops")
    assert asked(game) == "british"
    game.play(number)

    state = state_of(game)
    assert (state.troops[TROODOS], state.troops[AKROTIRI]) == (0, int(number))
    assert state.troops[DHEKELIA] == 12 - int(number)


@proves("C-6.3.1-c")
def test_other_troops_stay():
    game = position("nicosia: 4 troops | karpas: 2 troops | do: redeploy_troops")

    assert (game.over, state_of(game).troops[NICOSIA], state_of(game).troops[KARPAS]) == (True, 4, 2)


@proves("C-6.3.2-a")
def test_cells_in_bases_must_go_to_towns_with_an_eoka_piece_or_to_mountains():
    scene = "akrotiri: 1 underground, 1 active | dhekelia: 1 active | nicosia: 1 caches | do: redeploy_cells"
    game = position(scene)
    assert (asked(game), offered(game)) == ("eoka", ["to nicosia", "to troodos", "to kyrenia"])
    game.play("to nicosia", "to kyrenia", "to troodos")
    assert game.over

    state = state_of(game)
    assert (state.underground[NICOSIA], state.active[KYRENIA], state.active[TROODOS]) == (1, 1, 1)
    assert state.cells(AKROTIRI) + state.cells(DHEKELIA) == 0


@proves("C-6.3.2-b")
def test_one_cache_may_move_to_an_eoka_piece_anywhere():
    scene = "paphos: 1 caches | karpas: 1 underground | kyrenia: 2 caches | akrotiri: 1 active | do: redeploy_cache"
    game = position(scene)
    assert (asked(game), offered(game)) == ("eoka", ["cache paphos", "cache kyrenia", "done"])
    game.play("cache kyrenia")
    assert (asked(game), offered(game)) == ("eoka", ["to paphos", "to karpas"])
    assert why_not(game, "to akrotiri") == "why-base"
    game.play("to karpas")

    state = state_of(game)
    assert (state.caches[KYRENIA], state.caches[KARPAS], state.caches[PAPHOS]) == (1, 1, 1)


@proves("C-6.3.2-b")
def test_a_cache_alone_on_the_map_does_not_make_its_own_destination():
    assert position("paphos: 1 caches | do: redeploy_cache").over


@proves("C-6.3.2-b", "C-1.4.2-b")
def test_a_space_with_two_caches_gets_no_third_in_the_redeploy():
    game = position("paphos: 1 caches | karpas: 1 underground | kyrenia: 2 caches | do: redeploy_cache")
    game.play("cache paphos")

    assert (game.over, state_of(game).caches[KARPAS], state_of(game).caches[KYRENIA]) == (True, 1, 2)


@proves("C-6.3.2-a")
def test_cells_elsewhere_stay_in_the_redeploy():
    game = position("nicosia: 1 active, 1 underground | troodos: 2 active | do: redeploy_cells")

    assert (game.over, state_of(game).cells(NICOSIA), state_of(game).cells(TROODOS)) == (True, 2, 2)


@proves("C-6.4-a")
@pytest.mark.parametrize(("towns", "opinion"), [(3, 1), (4, 2)])
def test_opinion_cools_in_the_reset_while_three_towns_or_fewer_are_marked(towns, opinion):
    names = ["paphos", "limassol", "nicosia", "larnaca"][:towns]
    scene = " | ".join(f"{name}: 1 police, 1 sabotage, 1 curfew" for name in names)
    game = position(f"{scene} | akrotiri: 1 sabotage | do: reset")

    assert (state_of(game).opinion, sum(state_of(game).sabotage)) == (opinion, 0)


@proves("C-6.4-a", "C-1.10-f")
def test_a_curfew_that_the_last_police_left_no_longer_counts_in_the_reset():
    names = ["paphos", "limassol", "nicosia", "larnaca"]
    scene = " | ".join(f"{name}: 1 police, 1 curfew" for name in names)
    game = position(f"{scene} | do: redeploy_police, redeploy_troops, redeploy_cells, redeploy_cache, reset")
    assert state_of(game).opinion == 2
    game.play("from paphos", "to limassol", "done")

    assert (game.question.message, state_of(game).opinion) == ("ask-reveal", 1)


def test_radio_athens_shaded_keeps_opinion_warm_in_the_reset():
    game = position("capabilities: HC-27 shaded eoka | do: reset")

    assert state_of(game).opinion == 2


@proves("C-6.4-b", "C-6.4-c", "C-6.4-d", "C-6.4-e")
def test_reset_clears_the_map_frees_half_the_prison_and_puts_eoka_first():
    scene = "nicosia: 1 police, 2 active, 1 underground, 1 curfew, 2 sabotage | larnaca: 1 active | prison: 3"
    state = state_of(position(f"{scene} | first: british | do: reset"))

    assert (sum(state.curfew), sum(state.sabotage), sum(state.active)) == (0, 0, 0)
    assert (state.underground[NICOSIA], state.underground[LARNACA]) == (3, 1)
    assert (state.prison, state.available_cells, state.first) == (2, 6, "eoka")


@proves("C-6.4-f")
def test_then_the_next_card_is_turned_up():
    game = position("do: reset")

    assert (asked(game), game.question.message) == ("chance", "ask-reveal")


@proves("C-6.4-g")
def test_reset_leaves_capabilities_chits_political_will_and_pieces_alone():
    scene = "nicosia: 3 troops, 1 police | troodos: 1 caches | chits: 0 2 | political will: 7"
    state = state_of(position(f"{scene} | capabilities: HC-03 shaded eoka | do: reset"))

    assert (state.chits, state.political_will, state.capabilities[0]) == ([1, 0, 1], 7, "shaded")
    assert (state.troops[NICOSIA], state.police[NICOSIA], state.caches[TROODOS]) == (3, 1, 1)


@proves("C-6.5.1-a", "C-6.5.1-b")
@pytest.mark.parametrize(
    ("scene", "opinion"),
    [
        ("opinion: 3 | card: HC-04 | do: event eoka shaded", 4),
        ("opinion: 1 | card: HC-16 | do: event british unshaded", 0),
        ("opinion: 0 | do: reset", 0),
    ],
)
def test_opinion_stops_at_the_ends_of_its_track(scene, opinion):
    assert state_of(position(scene)).opinion == opinion
