"""P25 Menachem Begin (Irgun Capability): Caches taken by Assault count double; or Propagandize does."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.cards import P25
from sandtable.games.british_way.palestine.map import TEL_AVIV

DOCUMENTS = " | capabilities: P25 unshaded british"
LEADER = " | capabilities: P25 shaded irgun"
RAID = "political will: 10 | do: operation assault limited | "
UNREST = (
    "political will: 10 | tel_aviv: 1 police, 2 underground, 1 curfew | jerusalem_c: 2 police, 1 active, 1 curfew"
    " | do: operation travel operation"
)


@proves("P-P25-u", "P-P25-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_either_side_may_put_either_text_in_force(side, text):
    game = position(f"card: P25 | do: event {side} {text}")

    state = state_of(game)
    assert game.over
    assert state.capabilities[P25] == text
    assert (state.political_will, sum(state.chits)) == (18, 0)


@proves("P-P25-u", "P-3.2.4-h")
@pytest.mark.parametrize(("capability", "reward"), [("", 1), (LEADER, 1), (DOCUMENTS, 2)])
def test_unshaded_a_cache_taken_by_assault_gives_two_in_place_of_one(capability, reward):
    game = position(RAID + "gaza: 2 troops, 1 caches" + capability)
    game.play(*["chit 1"] * reward)

    state = state_of(game)
    assert asked(game) != "chance"
    assert state.political_will == 10 + reward
    assert state.chits == [0, reward, 0]


@proves("P-P25-u")
def test_unshaded_each_of_two_caches_gives_its_two():
    game = position(RAID + "gaza: 4 troops, 2 caches" + DOCUMENTS)
    game.play("chit 1", "chit 1", "chit 0", "chit 2")

    state = state_of(game)
    assert state.political_will == 14
    assert state.chits == [1, 2, 1]


@proves("P-P25-u")
def test_unshaded_the_bag_may_run_out():
    game = position(RAID + "gaza: 2 troops, 1 caches | chits: 0 0 0 1 1 1 2 2" + DOCUMENTS)

    state = state_of(game)
    assert state.chits == [3, 3, 3]
    assert state.political_will == 12


@proves("P-P25-u")
def test_unshaded_cells_removed_give_nothing():
    game = position(RAID + "gaza: 2 troops, 1 active, 1 caches" + DOCUMENTS)

    state = state_of(game)
    assert (state.political_will, sum(state.chits), sum(state.caches)) == (10, 0, 1)


@proves("P-P25-s", "P-4.3.2-c")
@pytest.mark.parametrize(("capability", "loss"), [("", 1), (DOCUMENTS, 1), (LEADER, 2)])
def test_shaded_propagandize_in_one_city_costs_two_in_place_of_one(capability, loss):
    game = position(UNREST + capability)
    game.play("propagandize tel_aviv", "done")

    assert state_of(game).political_will == 10 - loss


@proves("P-P25-s", "P-4.3.2-c")
@pytest.mark.parametrize(("capability", "loss"), [("", 2), (LEADER, 4)])
def test_shaded_propagandize_in_two_cities_costs_four_in_place_of_two(capability, loss):
    game = position(UNREST + capability)
    game.play("propagandize tel_aviv", "propagandize jerusalem_c")

    assert state_of(game).political_will == 10 - loss


@proves("P-P25-s")
def test_shaded_propagandize_activates_as_before():
    game = position(UNREST + LEADER)
    game.play("propagandize tel_aviv", "propagandize jerusalem_c")

    state = state_of(game)
    assert (state.underground[TEL_AVIV], state.active[TEL_AVIV]) == (1, 1)
    assert sum(state.active) == 2


@proves("P-P25-s")
def test_shaded_does_not_touch_the_propaganda_round():
    game = position("political will: 10 | tel_aviv: 1 sabotage, 1 active | do: political_will" + LEADER)

    assert state_of(game).political_will == 10 - 2 + 2 + 2


@proves("P-P25-s")
def test_shaded_political_will_stops_at_zero():
    game = position(UNREST.replace("10", "3") + LEADER)
    game.play("propagandize tel_aviv", "propagandize jerusalem_c")

    assert state_of(game).political_will == 0
    assert offered(game)
