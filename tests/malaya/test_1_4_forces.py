"""1.4 Forces: Available, stacking, Underground and Active; one's own pieces from the map."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, proves, state_of, verbs
from sandtable.engine.errors import BadPosition

ALL_POLICE_OUT = "kuala_lumpur: 13 police | johore: 2 police"
ALL_GUERRILLAS_OUT = "pahang: 5 active, 8 underground, 1 bases | kedah: 2 underground"


@proves("M-1.4-a", "M-1.7-i")
def test_a_new_village_is_no_force():
    state = position("perak: 1 villages").state

    assert (state.cubes(1), state.mcp_pieces(1), state.control[1]) == (0, 0, 0)
    assert state_of(position("perak: 1 troops, 1 bases, 1 villages")).control[1] == 0


@proves("M-1.4.1-a", "M-3.2.4-f")
def test_what_is_removed_is_available_again():
    game = position("pahang: 5 troops, 2 active, 1 bases | do: operation assault limited")

    state = state_of(game)
    assert (state.guerrillas_available(), state.bases_available()) == (15, 4)


@proves("M-1.4.1-b")
def test_pieces_are_placed_from_available():
    game = position("do: operation train limited").play("train kedah", 2)

    state = state_of(game)
    assert game.over
    assert (state.police[0], state.police_available()) == (2, 13)


@proves("M-1.4.1-d", "M-1.4.1-e")
def test_own_cubes_come_from_the_map_only_when_none_is_available():
    short = position("kuala_lumpur: 14 police | do: operation train limited").play("train kedah")

    assert offered(short) == ["0", "1"]

    short.play(1)

    assert offered(short) == ["police kedah", "police kuala_lumpur", "done"]

    short.play("police kuala_lumpur")

    state = state_of(short)
    assert short.over
    assert (state.police[0], state.police[9]) == (2, 13)


@proves("M-1.4.1-d")
def test_with_some_left_available_none_comes_from_the_map():
    game = position("kuala_lumpur: 13 police | do: operation train limited").play("train kedah", 1)

    assert game.over
    assert state_of(game).police[0] == 1


@proves("M-1.4.1-e")
def test_the_side_that_places_says_which_pieces_it_takes():
    game = position(f"{ALL_POLICE_OUT} | do: operation train limited").play("train kedah", "police johore")

    assert offered(game) == ["police kedah", "police johore", "police kuala_lumpur", "done"]


@proves("M-1.4.1-d", "M-1.4.1-f")
def test_an_active_guerrilla_taken_comes_back_underground_even_in_its_own_space():
    game = position(f"{ALL_GUERRILLAS_OUT} | do: operation rally limited").play("rally pahang", "one")
    game.play("active pahang", "done")

    state = state_of(game)
    assert game.over
    assert (state.active[4], state.underground[4]) == (4, 9)


@proves("M-1.4.1-g")
def test_a_piece_taken_changes_control_in_both_spaces_at_once():
    board = "pahang: 1 underground | kedah: 14 underground, 1 police"
    game = position(f"{board} | do: operation rally limited").play("rally selangor", "underground pahang")

    state = state_of(game)
    assert (state.control[4], state.control[5], state.political_will) == (0, -1, 10 + 1 - 2)
    assert [line.arguments["change"] for line in game.log if line.message == "log-political-will"] == [-1]


@proves("M-1.4.1-g")
def test_a_piece_put_back_where_it_was_changes_nothing():
    board = "pahang: 7 underground, 6 active, 1 bases | kedah: 1 active | johore: 1 active, 1 police, 1 villages"
    same, other = (position(f"{board} | do: operation rally limited").play("rally kedah") for _ in range(2))
    same.play("active kedah")
    other.play("active johore")

    assert [line for line in same.log if line.rule in ("1.7", "1.12")] == []
    assert (state_of(same).underground[0], state_of(same).political_will) == (1, 10)
    assert [line.rule for line in other.log if line.rule in ("1.7", "1.12")] == ["1.7", "1.12"]


@proves("M-1.4.1-h", "M-1.4.1-i")
def test_nobody_must_take_pieces_from_the_map_and_the_action_stays_legal():
    game = position(f"{ALL_GUERRILLAS_OUT} | do: operation rally limited").play("rally thailand", "done")

    state = state_of(game)
    assert game.over
    assert (state.underground[8], state.resources[1]) == (0, 14)


@proves("M-1.4.1-h", "M-5.1.1-c")
def test_a_side_never_takes_the_opponents_pieces_from_the_map():
    game = position(f"{ALL_POLICE_OUT} | card: HM-23 | do: event mcp unshaded")

    assert asked(game) == "british"


@proves("M-1.4.1-c", "M-1.4.1-i", "M-5.1.1-c")
def test_a_piece_whose_substitute_cannot_be_had_is_just_removed():
    board = f"{ALL_GUERRILLAS_OUT}, 1 police | card: HM-17"
    game = position(f"{board} | do: event mcp shaded").play("kedah", "done")

    state = state_of(game)
    assert game.over
    assert (state.police[0], state.guerrillas(0)) == (0, 2)


@proves("M-1.4.1-i")
def test_a_rally_places_as_many_guerrillas_as_there_are():
    board = "perak: 1 bases, 3 underground | kedah: 10 underground"
    game = position(f"{board} | do: operation rally limited").play("rally perak", "many")

    assert state_of(game).underground[1] == 5
    assert verbs(game) == ["underground", "done"]


@proves("M-1.4.2-a")
def test_two_bases_fit_a_space_and_a_third_does_not():
    game = position("pahang: 2 bases, 4 underground | do: operation rally limited").play("rally pahang")

    assert "build" not in offered(game)
    with pytest.raises(BadPosition, match=r"1\.4\.2"):
        position("pahang: 3 bases")


@proves("M-1.4.2-c", "M-3.3.4-c", "M-4.2.2-d")
def test_terror_and_reprisal_add_no_second_marker_but_events_do():
    terror = position("perak: 1 underground, 1 terror, support | do: operation terror limited")
    reprisal = position("perak: 2 troops, 1 terror | do: operation sweep operation")
    reprisal.play("reprisal perak", "sweep johore", "done")
    event = position("kuala_lumpur: 1 underground, 1 terror | card: HM-25 | do: event mcp shaded")

    assert state_of(terror).terror[1] == 1
    assert state_of(reprisal).terror[1] == 1
    assert state_of(event).terror[9] == 3


@proves("M-1.4.2-d", "M-1.12-b")
def test_one_new_village_in_a_province_and_none_elsewhere():
    for text in ("perak: 2 villages", "thailand: 1 villages", "ec_tin: 1 villages"):
        with pytest.raises(BadPosition, match=r"1\.4\.2"):
            position(text)


@proves("M-1.4.3-a", "M-1.4.3-b")
def test_guerrillas_are_underground_or_active_and_enter_underground():
    placed = position("do: operation rally limited").play("rally kedah")

    assert (state_of(placed).underground[0], state_of(placed).active[0]) == (1, 0)


@proves("M-1.4.3-c")
def test_a_sweep_is_content_with_guerrillas_that_are_active_already():
    game = position("perak: 2 police, 2 active | do: operation sweep limited").play("sweep perak")

    assert game.over
    assert (state_of(game).active[1], state_of(game).underground[1], state_of(game).resources[0]) == (2, 0, 13)


@proves("M-1.4.3-c")
def test_where_a_rule_says_underground_an_active_one_will_not_do():
    game = position("perak: 3 active | johore: 1 underground | kedah: 1 underground | do: operation terror limited")

    assert named(game, "terror") == ["kedah", "johore"]


@proves("M-1.4.3-d", "M-3.3.2-d", "M-4.2.2-e")
def test_a_guerrilla_keeps_its_state_when_it_moves():
    reprisal = position("perak: 2 troops, 1 active | do: operation sweep operation")
    reprisal.play("reprisal perak", "to kedah", "sweep johore", "done")
    march = position("perak: 1 active, 1 underground | do: operation march limited")
    march.play("march kedah", "from perak", 1, 1)

    assert (state_of(reprisal).active[0], state_of(reprisal).underground[0]) == (1, 0)
    assert (state_of(march).active[0], state_of(march).underground[0]) == (1, 1)


@proves("M-1.4.1-g")
def test_cubes_taken_from_the_map_change_control_where_they_arrive_and_where_they_leave():
    board = "kedah: 1 active | johore: 2 police, 1 active | kuala_lumpur: 13 police"
    game = position(f"{board} | card: HM-23 | do: event british unshaded").play("police johore", "police johore")

    state = state_of(game)
    assert (state.control[7], state.political_will) == (-1, 8)
    train = position("kuala_lumpur: 15 police | do: operation train limited").play("train kedah", "police kuala_lumpur")
    assert state_of(train).control[0] == 1
