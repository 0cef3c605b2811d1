"""4.3.3 Terror."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import HAIFA, HAIFA_DISTRICT, TEL_AVIV

# At 2 there is no Haganah space, so that nothing is named ahead of the roll.
SABOTAGE = "haganah: 2 | samaria: 1 underground | do: operation sabotage operation"


def terror_cities(game: Game) -> set[str]:
    return {answer.removeprefix("terror ") for answer in offered(game) if answer.startswith("terror ")}


def markers(game: Game, city: int) -> tuple[int, int]:
    """Sabotage and Terror markers."""
    return state_of(game).sabotage[city], state_of(game).terror[city]


def cells(game: Game, space: int) -> tuple[int, int]:
    """Underground and Active Cells."""
    return state_of(game).underground[space], state_of(game).active[space]


@proves("P-4.3.3-a", "P-4.3.3-e")
def test_terror_is_offered_only_in_cities_where_sabotage_is_possible():
    game = position(
        "haifa_c: 1 underground, 3 police | tel_aviv: 2 active | gaza: 1 underground | rail_egypt: 1 underground"
        f" | {SABOTAGE}"
    )

    assert terror_cities(game) == {"haifa_c"}
    assert {"sabotage gaza", "sabotage rail_egypt", "sabotage haifa_c"} <= set(offered(game))


@proves("P-4.3.3-a")
def test_a_city_whose_die_is_rolled_can_no_longer_see_terror():
    game = position(f"haifa_c: 2 underground | tel_aviv: 1 underground | {SABOTAGE}")
    game.play("sabotage haifa_c", 3)

    assert terror_cities(game) == {"tel_aviv"}
    assert markers(game, HAIFA) == (1, 0)


@proves("P-4.3.3-a")
def test_terror_strikes_one_city_only_and_is_the_one_special_activity():
    game = position(
        "haifa_c: 1 underground | tel_aviv: 1 underground, 1 troops, 1 curfew | gaza: 1 police, 1 underground"
        f" | {SABOTAGE}"
    )
    game.play("terror haifa_c", 3)

    assert offered(game) == ["sabotage samaria", "sabotage gaza", "sabotage tel_aviv", "done"]


@proves("P-4.3.3-a")
def test_terror_is_optional_in_every_city():
    game = position(f"haifa_c: 1 underground | tel_aviv: 1 underground | {SABOTAGE}")
    game.play("sabotage haifa_c", 6, "sabotage tel_aviv", 6, "done")

    assert sum(state_of(game).terror) == 0
    assert game.over


@proves("P-4.3.3-a")
def test_the_city_paid_for_by_an_offensive_may_see_terror_too():
    game = position(
        "haifa_c: 1 underground | galilee: 1 underground | lydda: 1 underground | gaza: 1 underground, 1 caches"
        f" | {SABOTAGE}"
    )
    game.play("sabotage samaria", 1, "sabotage galilee", 1, "sabotage lydda", "done", 1, "offensive gaza")

    assert {"sabotage haifa_c", "sabotage gaza"} <= set(offered(game))
    assert terror_cities(game) == {"haifa_c"}


@proves("P-4.3.3-b", "P-4.3.3-h", "P-4.3.3-c")
@pytest.mark.parametrize(
    ("pieces", "spend", "die", "placed", "haganah"),
    [
        ("", "", 2, 0, 2),
        ("", "", 3, 1, 2),
        ("", "", 5, 1, 2),
        ("", "", 6, 2, 1),
        ("6 troops", "", 6, 2, 1),
        ("1 police", "", 3, 0, 2),
        ("1 police", "", 4, 1, 2),
        ("1 police", "", 6, 1, 2),
        ("1 caches", "done", 5, 1, 2),
        ("1 caches", "spend haifa_c", 1, 1, 2),
        ("1 caches", "spend haifa_c", 3, 1, 2),
        ("1 caches", "spend haifa_c", 4, 2, 1),
        ("1 caches", "spend haifa_c", 6, 2, 1),
        ("2 police, 1 caches", "spend haifa_c", 2, 0, 2),
        ("2 police, 1 caches", "spend haifa_c", 5, 1, 2),
        ("2 police, 1 caches", "spend haifa_c", 6, 2, 1),
    ],
)
def test_terror_is_rolled_as_sabotage_and_six_places_two_and_turns_haganah_away(pieces, spend, die, placed, haganah):
    here = ", ".join(filter(None, ["2 underground", pieces]))
    game = position(f"haifa_c: {here} | {SABOTAGE}")
    game.play(*filter(None, ["terror haifa_c", spend, die]))

    assert markers(game, HAIFA) == (0, placed)
    assert state_of(game).haganah == haganah
    assert cells(game, HAIFA) == (1, 1)
    assert state_of(game).caches[HAIFA] == (1 if spend == "done" else 0)


@proves("P-4.3.3-b")
def test_a_cache_next_to_the_city_may_be_spent_on_terror():
    game = position(f"haifa_c: 1 underground | haifa_d: 1 caches | {SABOTAGE}")
    game.play("terror haifa_c")
    assert (asked(game), offered(game)) == ("irgun", ["spend haifa_d", "done"])
    game.play("spend haifa_d", 1)

    assert markers(game, HAIFA) == (0, 1)
    assert state_of(game).caches[HAIFA_DISTRICT] == 0


@proves("P-4.3.3-c")
def test_at_zero_the_track_does_not_move_but_two_markers_come():
    game = position(f"haifa_c: 1 underground | {SABOTAGE.replace('haganah: 2', 'haganah: 0')}")
    game.play("terror haifa_c", 6)

    assert state_of(game).haganah == 0
    assert markers(game, HAIFA) == (0, 2)


@proves("P-4.3.3-c")
def test_the_pieces_of_the_track_are_locked_before_the_operation_goes_on():
    game = position(
        "haganah: 3 | prison: 9 | haifa_c: 2 underground | samaria: 2 underground | do: operation sabotage operation"
    )
    game.play("terror haifa_c", 6)
    assert asked(game) == "irgun"
    assert offered(game) == ["underground samaria", "underground haifa_c", "active haifa_c"]
    game.play("active haifa_c", "underground haifa_c")  # the third can only come from Samaria

    state = state_of(game)
    assert (state.track_cells, state.prison, state.haganah) == (5, 9, 2)
    assert offered(game) == ["sabotage samaria", "done"]


@proves("P-4.3.3-d")
@pytest.mark.parametrize(
    ("capability", "die", "placed", "haganah"),
    [
        ("P17 unshaded british", 6, 1, 1),
        ("P17 unshaded british", 5, 1, 2),
        ("P17 unshaded british", 2, 0, 2),
        ("P17 shaded irgun", 6, 2, 1),
    ],
)
def test_bevingrads_allow_one_marker_but_do_not_spare_the_track(capability, die, placed, haganah):
    game = position(f"capabilities: {capability} | haifa_c: 1 underground | {SABOTAGE}")
    game.play("terror haifa_c", die)

    assert markers(game, HAIFA) == (0, placed)
    assert state_of(game).haganah == haganah


@proves("P-4.3.3-c")
@pytest.mark.parametrize(("on_map", "placed"), [("14 sabotage", 1), ("15 sabotage", 0), ("13 sabotage", 2)])
def test_a_short_supply_of_markers_limits_what_is_placed_but_not_the_shift(on_map, placed):
    game = position(f"gaza: {on_map} | haifa_c: 1 underground | {SABOTAGE}")
    game.play("terror haifa_c", 6)

    assert markers(game, HAIFA) == (0, placed)
    assert state_of(game).haganah == 1


@proves("P-4.3.3-c", "P-1.2-f")
def test_under_the_other_ruling_two_terror_markers_come_whatever_the_pool_holds():
    game = position(f"gaza: 15 sabotage | haifa_c: 1 underground | {SABOTAGE}", markers_limit_operations="false")
    game.play("terror haifa_c", 6)

    assert markers(game, HAIFA) == (0, 2)


@proves("P-4.3.3-e")
@pytest.mark.parametrize("space", ["samaria", "rail_egypt"])
def test_there_is_no_terror_in_districts_or_on_railways(space):
    game = position(f"haifa_c: 1 underground | rail_egypt: 1 underground | {SABOTAGE}")

    with pytest.raises(IllegalMove):
        game.play(f"terror {space}")
    game.play(f"sabotage {space}", 6)
    assert sum(state_of(game).terror) == 0


@proves("P-4.3.3-f")
@pytest.mark.parametrize(
    ("agenda", "terror"),
    [
        ("do: operation sabotage operation", True),
        ("do: operation sabotage limited", False),
        ("card: P1 | haganah: 4 | do: event irgun shaded", False),
        ("card: P15 | do: event irgun shaded", False),
        ("card: P28 | do: event irgun shaded", False),
        ("card: P26 | do: event irgun unshaded", True),
    ],
)
def test_terror_goes_with_a_full_sabotage_and_with_the_veterans_only(agenda, terror):
    game = position(f"haganah: 2 | haifa_c: 1 underground, 1 police | tel_aviv: 1 underground, 1 police | {agenda}")

    assert {"sabotage haifa_c", "sabotage tel_aviv"} <= set(offered(game))
    assert terror_cities(game) == ({"haifa_c", "tel_aviv"} if terror else set())


@proves("P-4.3.3-f")
def test_the_limited_sabotage_of_the_jewish_agency_sees_no_terror():
    game = position(
        "card: P22 | haganah: 4 | haifa_c: 1 underground | tel_aviv: 1 underground | do: event irgun unshaded"
    )
    game.play("irgun", "sabotage")

    assert offered(game) == ["sabotage haifa_c", "sabotage tel_aviv"]


@proves("P-4.3.3-g")
@pytest.mark.parametrize(("answers", "placed"), [(["done", 1], 0), (["spend haifa_c", 1], 1)])
def test_weapon_factories_cost_the_cell_in_a_terror_too(answers, placed):
    game = position(f"capabilities: P32 unshaded irgun | haifa_c: 2 underground, 1 caches | {SABOTAGE}")
    before = state_of(game).available_cells
    game.play("terror haifa_c", *answers)

    assert cells(game, HAIFA) == (1, 0)
    assert state_of(game).available_cells == before + 1
    assert markers(game, HAIFA) == (0, placed)


@proves("P-4.3.3-h")
def test_a_failed_terror_leaves_the_cell_active_the_cache_spent_and_other_cities_alone():
    game = position(f"haifa_c: 1 underground, 2 police, 1 caches | tel_aviv: 1 terror | {SABOTAGE}")
    game.play("terror haifa_c", "spend haifa_c", 2)

    assert cells(game, HAIFA) == (0, 1)
    assert (state_of(game).caches[HAIFA], state_of(game).available_caches) == (0, 4)
    assert (markers(game, HAIFA), markers(game, TEL_AVIV)) == ((0, 0), (0, 1))
    assert state_of(game).haganah == 2
