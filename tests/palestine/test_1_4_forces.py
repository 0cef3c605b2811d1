"""1.4 Forces: where pieces come from and go to, how many fit, Underground and Active."""

from __future__ import annotations

import pytest

from palestine.random_games import SEEDS, moments
from palestine.table import asked, offered, position, proves, state_of, then
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.palestine.map import NAMES

GALILEE, HAIFA_D, SAMARIA, LYDDA, GAZA = 0, 1, 2, 3, 5
HAIFA, TEL_AVIV, JERUSALEM = 6, 7, 8


# 1.4.1 Availability and Removal


@proves("P-1.4.1-a")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_piece_that_is_nowhere_else_is_available(seed):
    for moment in moments(seed):
        state = state_of(moment.game)
        elsewhere = state.prison + state.track_cells + state.removed_from_game

        assert state.available_cells == 15 - sum(state.underground) - sum(state.active) - elsewhere
        assert state.available_caches == 5 - sum(state.caches) - state.track_caches
        assert state.available_police == 6 - sum(state.police)


@proves("P-1.4.1-a")
@pytest.mark.parametrize(
    "available", ["5 police, 15 cells, 5 caches", "6 police, 14 cells, 5 caches", "6 police, 15 cells"]
)
def test_a_piece_cannot_be_missing(available):
    with pytest.raises(BadPosition, match="in all, the game has"):
        position(f"available: {available}")


@proves("P-1.4.1-b")
def test_removed_police_go_to_available():
    silence = position("gaza: 2 police, 2 underground | haganah: 2 | do: operation travel operation").play(
        "silence gaza"
    )
    farran = position("gaza: 2 police | card: P30 | do: event irgun shaded")
    lehi = position("gaza: 2 police, 1 underground | card: P7 | do: event irgun shaded").play("police gaza")

    assert [state_of(game).available_police for game in (silence, farran, lehi)] == [5, 6, 5]


@proves("P-1.4.1-b")
def test_removed_caches_go_to_available():
    assault = position("gaza: 2 troops, 1 caches | do: operation assault limited").play("chit 0")
    bergson = position("gaza: 2 caches | card: P12 | do: event british unshaded")
    offensive = position("gaza: 1 caches, 1 active | lydda: 1 active | haganah: 2 | do: operation rob limited").play(
        "offensive gaza"
    )

    assert [state_of(game).available_caches for game in (assault, bergson)] == [5, 5]
    assert state_of(offensive).available_caches == 4  # the fifth is on the track


@proves("P-1.4.1-b")
def test_a_piece_locked_by_haganah_goes_to_the_track_and_not_to_available():
    game = position(
        "gaza: 8 underground, 2 caches | lydda: 7 active, 2 caches | samaria: 1 caches | card: P15 | "
        "do: event british unshaded"
    )
    game.play("active lydda", "active lydda", "cache samaria")

    state = state_of(game)
    assert (state.track_cells, state.track_caches) == (2, 1)
    assert (state.available_cells, state.available_caches, state.prison) == (0, 0, 0)


@proves("P-1.4.1-c")
def test_placing_draws_on_available_only():
    scene = "haganah: 2 | prison: 4 | available: 1 cells, 6 police, 4 caches | gaza: 5 active | card: P31 | do: {}"
    event = position(scene.format("event irgun shaded")).play("lydda")
    recruit = position(scene.format("operation recruit operation")).play("recruit haifa_c", "recruit tel_aviv", "done")

    assert offered(event) == []
    for game in (event, recruit):
        state = state_of(game)
        assert (sum(state.underground), state.available_cells, state.prison, state.track_cells) == (1, 0, 4, 5)


@proves("P-1.4.1-c")
def test_prisoners_are_placed_only_by_the_event_that_names_prison():
    game = position("prison: 15 | available: 6 police, 5 caches | card: P16 | do: event irgun shaded")
    game.play("haifa_c", "haifa_c")

    assert state_of(game).underground[HAIFA] == 2
    assert (state_of(game).prison, state_of(game).available_cells) == (13, 0)


@proves("P-1.4.1-d")
@pytest.mark.parametrize(("available", "choices"), [(1, ["0", "1"]), (2, ["0", "1", "2"]), (3, ["0", "1", "2"])])
def test_recruit_places_as_many_cells_as_there_are(available, choices):
    game = position(f"lydda: 1 caches | samaria: {15 - available} active | do: operation recruit limited")
    game.play("recruit lydda")

    assert offered(game) == choices
    game.play(choices[-1])
    assert state_of(game).underground[LYDDA] == int(choices[-1])


@proves("P-1.4.1-d")
def test_recruit_takes_no_cell_from_elsewhere_on_the_map():
    game = position("lydda: 1 caches | samaria: 15 active | do: operation recruit limited")
    game.play("recruit lydda", "done")

    assert state_of(game).underground[LYDDA] == 0
    assert state_of(game).active[SAMARIA] == 15


@proves("P-1.4.1-d")
def test_deploy_places_as_many_police_as_there_are_and_the_british_say_where():
    game = position("gaza: 3 troops, 5 police | lydda: 3 troops | samaria: 3 troops | do: operation deploy operation")
    game.play("deploy gaza", "deploy lydda", "deploy samaria")

    assert (asked(game), offered(game)) == ("british", ["police gaza", "police lydda", "police samaria"])
    game.play("police samaria")
    assert [state_of(game).police[space] for space in (GAZA, LYDDA, SAMARIA)] == [5, 0, 1]


@proves("P-1.4.1-d")
def test_an_event_places_as_many_pieces_as_there_are():
    scene = "{} | card: {} | do: event irgun {}"
    cells = position(scene.format("gaza: 13 active", "P6", "shaded")).play("haifa_c", "tel_aviv")
    caches = position(scene.format("gaza: 2 caches | lydda: 2 caches | samaria: 1 active", "P12", "shaded"))
    caches.play("samaria")
    police = position(scene.format("gaza: 6 police", "P10", "unshaded"))

    assert (sum(state_of(cells).underground), state_of(cells).active[GAZA]) == (2, 13)
    assert (state_of(caches).caches[SAMARIA], sum(state_of(caches).caches), offered(caches)) == (1, 5, [])
    assert (state_of(police).police[GAZA], offered(police)) == (6, [])


@proves("P-1.4.1-f")
@pytest.mark.parametrize("seed", SEEDS)
def test_all_twelve_troops_stay_on_the_map(seed):
    assert all(sum(state_of(moment.game).troops) == 12 for moment in moments(seed))


@proves("P-1.4.1-f")
def test_troops_cannot_be_available():
    with pytest.raises(BadPosition, match="'1 troops' is not a count of one of police, cells, caches"):
        position("gaza: 11 troops | available: 1 troops, 6 police, 15 cells, 5 caches")


# 1.4.2 Stacking


@proves("P-1.4.2-a")
@pytest.mark.parametrize("name", NAMES[:9])
def test_a_space_holds_two_caches_and_not_three(name):
    assert state_of(position(f"{name}: 2 caches")).caches[NAMES.index(name)] == 2
    with pytest.raises(BadPosition, match=f"1.4.2: 3 Arms Caches in {name}, two at the most"):
        position(f"{name}: 3 caches")


@proves("P-1.4.2-b")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 2)])
@pytest.mark.parametrize("step", ["operation rob limited", "pass irgun", "expropriations"])
def test_a_rob_of_any_kind_never_makes_a_third_cache(step, before, after):
    game = position(f"gaza: {before} caches, 1 underground | lydda: 1 active | haganah: 2 | do: {step}")
    game.play("rob gaza", "6")

    assert state_of(game).caches[GAZA] == after


@proves("P-1.4.2-b")
def test_haganahs_cache_is_never_a_third():
    game = position("gaza: 2 caches, 1 underground | lydda: 1 caches, 1 active | do: haganah_cooperation")

    assert offered(game) == ["lydda", "done"]
    game.play("lydda")
    assert state_of(game).caches[LYDDA] == 2


@proves("P-1.4.2-b")
def test_a_cache_redeployed_is_never_a_third():
    game = position(
        "gaza: 2 caches, 1 active | lydda: 1 caches, 1 active | samaria: 1 caches, 1 active | do: redeploy_cache"
    )
    game.play("cache samaria")

    assert offered(game) == []  # Gaza is full, so the Cache has gone to Lydda
    assert [state_of(game).caches[space] for space in (GAZA, LYDDA, SAMARIA)] == [2, 2, 0]


@proves("P-1.4.2-b")
def test_caches_from_america_are_never_a_third():
    game = position("gaza: 2 caches, 1 active | lydda: 1 caches, 1 active | card: P12 | do: event irgun shaded")

    assert offered(game) == ["lydda", "done"]
    game.play("lydda")
    assert offered(game) == []
    assert (state_of(game).caches[GAZA], state_of(game).caches[LYDDA]) == (2, 2)


@proves("P-1.4.2-c")
def test_sabotage_and_terror_markers_pile_up_in_one_space():
    game = position("haifa_c: 2 underground, 3 sabotage, 2 terror | haganah: 2 | do: operation sabotage operation")
    terror = game.clone().play("terror haifa_c", "6")
    game.play("sabotage haifa_c", "3")

    assert (state_of(game).sabotage[HAIFA], state_of(game).terror[HAIFA]) == (4, 2)
    assert (state_of(terror).sabotage[HAIFA], state_of(terror).terror[HAIFA]) == (3, 4)
    assert state_of(position("haifa_c: 8 sabotage, 7 terror")).markers_left() == 0


@proves("P-1.4.2-d", "P-INV-07")
def test_a_city_has_one_curfew_at_the_most():
    game = position("haifa_c: 3 troops, 1 curfew | do: operation search limited")
    game.play("search haifa_c", "done")

    assert state_of(game).curfew[HAIFA] == 1
    with pytest.raises(BadPosition, match="more than one Curfew in haifa_c"):
        position("haifa_c: 3 troops, 2 curfew")


# 1.4.3 Underground and Active


@proves("P-1.4.3-a")
def test_a_cell_on_the_map_is_underground_or_active():
    with pytest.raises(BadPosition, match="'1 cells' is not a count of one of"):
        position("gaza: 1 cells")


@proves("P-1.4.3-a")
def test_caches_count_as_active():
    game = position("gaza: 2 troops, 1 caches | do: operation assault limited").play("chit 0")

    assert state_of(game).caches[GAZA] == 0  # removed without any chit spent


@proves("P-1.4.3-b")
def test_new_cells_enter_underground_wherever_they_come_from():
    recruit = position("gaza: 1 active | haganah: 2 | do: operation recruit limited").play("recruit tel_aviv")
    neglected = position(
        "gaza: 1 active | haifa_c: 1 troops | jerusalem_c: 1 troops | card: P6 | do: event irgun shaded"
    )
    angered = position("gaza: 1 active | tel_aviv: 1 police, 1 curfew | card: P14 | do: event irgun shaded")
    angered.play("tel_aviv")
    released = position("gaza: 1 active | prison: 1 | card: P16 | do: event irgun shaded").play("tel_aviv")
    mourned = position("gaza: 1 active | card: P31 | do: event irgun shaded").play("tel_aviv", "done")
    bred = position("tel_aviv: 1 police, 1 curfew | capabilities: P29 shaded irgun | do: reset").play("tel_aviv")

    for game in (recruit, neglected, angered, released, mourned, bred):
        assert (state_of(game).underground[TEL_AVIV], state_of(game).active[TEL_AVIV]) == (1, 0)


@proves("P-1.4.3-c")
def test_propagandize_is_content_with_a_cell_that_is_active_already():
    scene = "haifa_c: 1 police, 1 curfew, {} | haganah: 2 | do: operation travel operation"
    shown = position(scene.format("1 active, 1 underground")).play("propagandize haifa_c")
    hidden = position(scene.format("2 underground")).play("propagandize haifa_c")

    assert (state_of(shown).active[HAIFA], state_of(shown).underground[HAIFA]) == (1, 1)
    assert (state_of(hidden).active[HAIFA], state_of(hidden).underground[HAIFA]) == (1, 1)
    assert state_of(shown).political_will == state_of(hidden).political_will == 17


@proves("P-1.4.3-c")
def test_sabotage_needs_an_underground_cell():
    game = position("gaza: 3 active | lydda: 1 underground | samaria: 1 underground | do: operation sabotage limited")

    assert offered(game) == ["sabotage samaria", "sabotage lydda"]
    assert game.question is not None
    assert game.question.why_not("sabotage gaza") == "why-no-underground-cell"


@proves("P-1.4.3-c")
@pytest.mark.parametrize(("cells", "after"), [("1 active, 1 underground", (0, 2)), ("2 active", (0, 2))])
def test_rob_among_police_turns_an_underground_cell_if_there_is_one(cells, after):
    game = position(f"gaza: 1 police, {cells} | haganah: 2 | do: operation rob limited")
    game.play("1")

    assert (state_of(game).underground[GAZA], state_of(game).active[GAZA]) == after


@proves("P-1.4.3-c")
def test_search_turns_underground_cells_though_an_active_one_is_there():
    game = position("gaza: 2 troops, 1 active, 2 underground | do: operation search limited")
    game.play("search gaza")

    assert (state_of(game).underground[GAZA], state_of(game).active[GAZA]) == (1, 2)


@proves("P-1.4.3-d")
def test_the_irgun_redeploy_leaves_a_cell_as_it_is():
    game = position("gaza: 2 active, 2 underground | do: redeploy_cells")
    game.play("to haifa_c", "active gaza", "to tel_aviv", "underground gaza", "done")

    state = state_of(game)
    assert (state.active[HAIFA], state.underground[HAIFA]) == (1, 0)
    assert (state.active[TEL_AVIV], state.underground[TEL_AVIV]) == (0, 1)


@proves("P-1.4.3-d")
def test_travel_says_otherwise_and_hides_the_cells_that_move():
    game = position("gaza: 1 active | lydda: 1 active | haganah: 2 | do: operation travel limited")
    game.play("travel gaza", "to samaria")

    assert (state_of(game).underground[SAMARIA], state_of(game).active[SAMARIA]) == (1, 0)
    assert state_of(game).active[LYDDA] == 1


@proves("P-1.4.3-e")
def test_cells_off_the_map_are_neither_underground_nor_active():
    for field in ["available: 1 active, 14 cells, 6 police, 5 caches", "track: 2 underground, 1 caches"]:
        with pytest.raises(BadPosition, match="is not a count of one of"):
            position(f"{field} | haganah: 3")


@proves("P-1.4.3-e")
def test_an_active_cell_that_was_in_prison_comes_back_like_any_other():
    game = position("gaza: 1 police, 1 active | do: operation patrol limited").play("gaza")
    game = then(game, "card: P16 | do: event irgun shaded").play("haifa_c")

    assert (state_of(game).underground[HAIFA], state_of(game).active[HAIFA]) == (1, 0)
