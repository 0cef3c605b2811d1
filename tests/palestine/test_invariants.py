"""What always holds: positions that break it are refused, and no game ever breaks it."""

from __future__ import annotations

import pytest

from palestine.table import proves, state_of
from sandtable import new_game
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.palestine.map import CITIES
from sandtable.games.british_way.palestine.options import OPTION_VALUES
from sandtable.games.british_way.palestine.setup import STANDARD
from sandtable.games.british_way.palestine.state import State

# The position after the set-up; a test changes the fields it needs.
SOUND = {"sandtable position": "1", "game": "palestine 1", **STANDARD}
OTHER_OPTIONS = {name: values[1] for name, values in OPTION_VALUES.items()}

ONE_ROUND = "P1 P2 P3 P4 P33"
WHOLE_GAME = f"{ONE_ROUND} P5 P6 P7 P8 P10 P11 P34 P12 P14 P15 P16 P19 P20 P35"


def refused(**changes: str) -> str:
    """The sentence with which the set-up, so changed, is refused; `_` in a field's name stands for a blank too."""
    fields = dict(SOUND)
    for name, value in changes.items():
        fields[name if name in fields or name.startswith("rail") else name.replace("_", " ")] = value
    try:
        new_game("palestine", position="\n".join(f"{name}: {value}" for name, value in fields.items()))
    except BadPosition as error:
        return str(error)
    return ""


def set_up() -> State:
    return state_of(new_game("palestine"))


def test_the_sound_position_is_not_refused():
    assert refused() == ""


# Positions that break an invariant


@proves("P-INV-01")
@pytest.mark.parametrize(("troops", "sum_of_all"), [("1 troops, 1 underground", 11), ("3 troops, 1 underground", 13)])
def test_there_are_twelve_troops_on_the_map(troops, sum_of_all):
    assert refused(galilee=troops) == f"1.2: {sum_of_all} Troops on the map, the game has 12"


@proves("P-INV-02")
def test_there_are_six_police():
    assert refused(available="2 police, 6 cells, 3 caches") == "1.2: 5 Police in all, the game has 6"
    assert refused(rail_egypt="1 police") == "1.2: 7 Police in all, the game has 6"


@proves("P-INV-03")
@pytest.mark.parametrize(
    ("changes", "cells"),
    [
        ({"haifa_d": "2 underground"}, 16),
        ({"haifa_d": "1 underground, 1 active"}, 16),
        ({"available": "3 police, 5 cells, 3 caches"}, 14),
        ({"prison": "1"}, 16),
        ({"removed": "1"}, 16),
        ({"track": "1 cells"}, 16),
    ],
)
def test_there_are_fifteen_cells(changes, cells):
    assert refused(**changes) == f"1.2: {cells} Cells in all, the game has 15"


@proves("P-INV-04")
@pytest.mark.parametrize(
    ("changes", "caches"),
    [
        ({"gaza": "2 troops, 1 underground, 1 caches"}, 6),
        ({"available": "3 police, 6 cells, 2 caches"}, 4),
        ({"track": "1 caches"}, 6),
    ],
)
def test_there_are_five_caches(changes, caches):
    assert refused(**changes) == f"1.2: {caches} Arms Caches in all, the game has 5"


@proves("P-INV-05")
@pytest.mark.parametrize("value", ["0", "1", "2"])
def test_there_are_three_chits_of_each_value(value):
    assert refused(chits=f"{value} {value} {value}") == ""
    assert refused(chits=f"{value} {value} {value} {value}") == (
        "1.6.1: there are only three Intel Chits of each value"
    )


@proves("P-INV-06")
def test_there_are_fifteen_sabotage_and_terror_markers():
    sentence = "1.2: more than 15 Sabotage and Terror markers on the map"

    assert refused(rail_egypt="15 sabotage") == ""
    assert refused(rail_egypt="16 sabotage") == sentence
    assert refused(rail_egypt="15 sabotage", haifa_c="2 troops, 1 police, 1 underground, 1 terror") == sentence


@proves("P-INV-07", "P-INV-22")
def test_curfews_are_in_cities_one_in_each():
    cubes = "2 troops, 1 police, 1 underground"

    assert refused(haifa_c=f"{cubes}, 1 curfew", tel_aviv=f"{cubes}, 1 curfew", jerusalem_c=f"{cubes}, 1 curfew") == ""
    assert refused(haifa_c=f"{cubes}, 2 curfew") == "1.4.2: more than one Curfew in haifa_c"
    assert refused(gaza="2 troops, 1 underground, 1 curfew") == "1.4.2: a Curfew in gaza, which is no City"


@proves("P-INV-08")
def test_a_curfew_needs_cubes():
    moved = {"haifa_c": "1 underground, 1 curfew", "galilee": "4 troops, 1 police, 1 underground"}

    assert refused(**moved) == "1.10: a Curfew in haifa_c without any British piece"
    assert (
        refused(**{**moved, "haifa_c": "1 troops, 1 curfew, 1 underground", "samaria": "1 troops, 1 underground"}) == ""
    )


@proves("P-INV-09")
def test_caches_are_two_in_a_space_and_none_on_railways():
    fewer = "3 police, 6 cells, 1 caches"

    assert refused(lydda="1 underground, 3 caches", available=fewer) == (
        "1.4.2: 3 Arms Caches in lydda, two at the most"
    )
    assert refused(rail_haifa="2 caches", available=fewer) == "1.3.4: an Arms Cache on the Railway rail_haifa"


@proves("P-INV-10")
@pytest.mark.parametrize("name", ["gaza", "rail_egypt"])
def test_terror_is_in_cities(name):
    assert refused(**{name: f"{SOUND.get(name, '0 police')}, 1 terror"}) == f"4.3.3: Terror in {name}, which is no City"


@proves("P-INV-11")
def test_the_tracks_have_ends():
    assert refused(political_will="21") == "1.8: Political Will is 21, not 0 to 20"
    assert refused(haganah="5") == "1.9: the Haganah Track is at 5, not 0 to 4"
    below = set_up()
    below.political_will = -1
    with pytest.raises(BadPosition, match="Political Will is -1, not 0 to 20"):
        below.check()


@proves("P-INV-12")
@pytest.mark.parametrize(("haganah", "cells", "caches"), [(4, 0, 0), (3, 2, 1), (2, 5, 1), (1, 5, 1), (0, 5, 1)])
def test_the_track_holds_what_its_marker_says(haganah, cells, caches):
    def with_track(on_track: int, caches_on_track: int) -> str:
        available = f"3 police, {6 - on_track} cells, {3 - caches_on_track} caches"
        track = f"{on_track} cells, {caches_on_track} caches"
        return refused(haganah=str(haganah), available=available, track=track)

    for on_track in range(6):
        for caches_on_track in range(2):
            right = (on_track, caches_on_track) == (cells, caches)
            assert with_track(on_track, caches_on_track) == (
                ""
                if right
                else f"6.5.2: with Haganah at {haganah} the track holds {cells} Cells and {caches} Caches, "
                f"not {on_track} and {caches_on_track}"
            )


@proves("P-INV-13")
@pytest.mark.parametrize(
    "kind", ["troops", "police", "underground", "active", "caches", "sabotage", "terror", "curfew"]
)
def test_no_count_on_the_map_is_below_zero(kind):
    state = set_up()
    counts = getattr(state, kind)
    counts[CITIES[0]], counts[CITIES[1]] = -1, counts[CITIES[0]] + counts[CITIES[1]] + 1

    with pytest.raises(BadPosition, match="a count of pieces or markers is below zero"):
        state.check()


@proves("P-INV-13")
@pytest.mark.parametrize(
    "box",
    [
        *["available_police", "available_cells", "available_caches", "prison", "removed_from_game"],
        *["track_cells", "track_caches"],
    ],
)
def test_no_count_beside_the_map_is_below_zero(box):
    state = set_up()
    setattr(state, box, -1)

    with pytest.raises(BadPosition, match="a count of pieces or markers is below zero"):
        state.check()


@proves("P-INV-13")
def test_no_chits_below_zero_are_held_and_none_can_be_written():
    state = set_up()
    state.chits[1] = -1

    with pytest.raises(BadPosition, match="a count of pieces or markers is below zero"):
        state.check()
    assert refused(prison="-1") == "prison: '-1' is not a number"


@proves("P-INV-14", "P-INV-21")
@pytest.mark.parametrize(
    "changes",
    [
        {"played": "P1 P2 P1"},
        {"played": "P1 P9", "capabilities": "P9 shaded irgun"},
    ],
)
def test_no_card_is_in_two_places(changes):
    assert refused(**changes) == "1.2: a card is in two places"


@proves("P-INV-14")
def test_the_current_card_has_been_turned_up():
    assert refused(played="P1 P2", card="P3") == "2.2: the card P3 has not been turned up"
    assert refused(played="P1 P2", card="P2") == ""
    assert refused(played="P1 P2", card="P9", capabilities="P9 shaded irgun") == ""


@proves("P-INV-14")
def test_the_current_card_is_the_last_one_turned_up():
    assert refused(played="P1 P2", card="P1") == "2.2: the card P1 is not the last one turned up"


@proves("P-INV-15")
def test_no_side_has_two_cylinders():
    assert refused(boxes="limited irgun, operation british", card="P1", played="P1") == ""
    assert refused(boxes="limited irgun, operation irgun") == "2.3.2: a side has a cylinder in two boxes"


@proves("P-INV-15")
def test_no_box_holds_two_cylinders():
    assert refused(boxes="limited irgun, limited british") == "boxes: limited holds two cylinders"


@proves("P-INV-17")
def test_a_capability_is_not_in_force_twice():
    sentence = "capabilities: P9 is in force twice"

    assert refused(capabilities="P9 shaded irgun, P9 unshaded british") == sentence
    assert refused(capabilities="P9 shaded irgun, P9 shaded irgun") == sentence


@proves("P-INV-18")
def test_no_more_than_two_cells_leave_the_game():
    assert refused(removed="2", available="3 police, 4 cells, 3 caches") == ""
    assert refused(removed="3", available="3 police, 3 cells, 3 caches") == (
        "P5: more than two Cells are out of the game"
    )


@proves("P-INV-19")
def test_a_game_that_is_won_does_not_go_on():
    won = {"winner": "irgun", "political_will": "0", "played": ONE_ROUND, "card": "P33"}

    assert refused(**won) == ""
    assert refused(**won, agenda="reveal") == "7.0: the game is won and yet goes on"


@proves("P-INV-19")
def test_the_british_can_have_won_after_the_third_propaganda_card():
    assert refused(winner="british", played=WHOLE_GAME, card="P35") == ""


@proves("P-INV-19")
@pytest.mark.parametrize(
    "changes",
    [
        {"winner": "irgun", "played": ONE_ROUND, "card": "P33", "political_will": "1"},
        {"winner": "british", "played": ONE_ROUND, "card": "P33"},
        {"winner": "british", "played": WHOLE_GAME, "card": "P35", "political_will": "0"},
    ],
)
def test_nobody_can_have_won_otherwise(changes):
    assert refused(**changes).startswith("7.0.1:" if changes["winner"] == "irgun" else "7.0.2:")
