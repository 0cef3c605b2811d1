"""3.3.1 Recruit."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    GALILEE,
    GAZA,
    HAIFA,
    HAIFA_DISTRICT,
    JERUSALEM,
    LYDDA,
    RAIL_EGYPT,
    RAIL_HAIFA,
    SAMARIA,
    TEL_AVIV,
)

RECRUIT = "do: operation recruit operation"
CITIES = {"haifa_c", "tel_aviv", "jerusalem_c"}


def recruit_spaces(game: Game) -> set[str]:
    return {answer.removeprefix("recruit ") for answer in offered(game) if answer.startswith("recruit ")}


@proves("P-3.3.1-a")
def test_districts_cities_and_railways_can_be_selected_but_no_city_under_curfew():
    game = position(f"lydda: 1 caches | tel_aviv: 1 troops, 1 curfew | {RECRUIT}")

    assert {"lydda", "gaza", "rail_egypt", "haifa_c", "jerusalem_c"} <= recruit_spaces(game)
    assert "tel_aviv" not in recruit_spaces(game)
    assert game.question.why_not("recruit tel_aviv") == "why-curfew-blocks-recruit"


@proves("P-3.3.1-b", "P-3.3.1-e")
def test_outside_cities_only_a_cache_in_the_space_or_next_to_it_opens_a_space():
    game = position(f"haifa_d: 1 caches | {RECRUIT}")

    assert recruit_spaces(game) - CITIES == {"haifa_d", "galilee", "samaria", "rail_haifa", "rail_syria"}
    assert game.question.why_not("recruit lydda") == "why-no-cache-near"
    assert game.question.why_not("recruit rail_egypt") == "why-no-cache-near"


@proves("P-3.3.1-b")
@pytest.mark.parametrize("space", ["haifa_d", "galilee", "haifa_c", "rail_syria"])
def test_a_space_with_or_next_to_a_cache_is_supplied(space):
    game = position(f"haifa_d: 1 caches | {RECRUIT}")
    game.play(f"recruit {space}")

    assert (offered(game), asked(game)) == (["0", "1", "2"], "irgun")


@proves("P-3.3.1-e")
def test_without_any_cache_on_the_map_only_the_cities_can_be_selected():
    game = position(RECRUIT)

    assert recruit_spaces(game) == CITIES


@proves("P-3.3.1-c")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_supplied_space_gets_none_one_or_two_cells_as_irgun_chooses(number):
    game = position(f"lydda: 1 caches, 1 underground | {RECRUIT}")
    game.play("recruit lydda", number)

    assert state_of(game).underground[LYDDA] == 1 + number
    assert state_of(game).available_cells == 14 - number


@proves("P-3.3.1-c")
def test_a_supplied_city_gets_up_to_two_cells_like_any_other_space():
    game = position(f"tel_aviv: 1 caches | {RECRUIT}")
    game.play("recruit tel_aviv")

    assert offered(game) == ["0", "1", "2"]


@proves("P-3.3.1-c")
def test_with_one_cell_available_a_supplied_space_gets_one_at_most():
    game = position(f"lydda: 1 caches | prison: 14 | {RECRUIT}")
    game.play("recruit lydda")

    assert offered(game) == ["0", "1"]


@proves("P-3.3.1-c", "P-3.3.1-d")
def test_spaces_can_be_selected_with_no_cell_available_but_get_none():
    game = position(f"lydda: 1 caches | prison: 15 | {RECRUIT}")
    game.play("recruit lydda", "recruit haifa_c")

    assert sum(state_of(game).underground) == 0
    assert state_of(game).prison == 15


@proves("P-3.3.1-d")
def test_an_unsupplied_city_gets_exactly_one_cell():
    game = position(RECRUIT)
    game.play("recruit haifa_c")

    assert state_of(game).underground[HAIFA] == 1
    assert recruit_spaces(game) == {"tel_aviv", "jerusalem_c"}


@proves("P-3.3.1-f")
def test_one_cache_supplies_every_space_in_reach_and_stays_where_it_is():
    game = position(f"haganah: 3 | lydda: 1 caches | {RECRUIT}")
    game.play("recruit lydda", 2, "recruit gaza", 2, "recruit rail_haifa", 2)

    state = state_of(game)
    assert (state.underground[LYDDA], state.underground[GAZA], state.underground[RAIL_HAIFA]) == (2, 2, 2)
    assert state.caches[LYDDA] == 1
    assert state.available_caches == 3


@proves("P-3.3.1-g")
def test_cells_can_be_placed_on_a_railway_next_to_a_cache():
    game = position(f"gaza: 1 caches | {RECRUIT}")
    game.play("recruit rail_egypt", 2)

    assert state_of(game).underground[RAIL_EGYPT] == 2


@proves("P-3.3.1-h")
def test_a_cache_in_a_city_under_curfew_supplies_the_neighbours_but_not_the_city():
    game = position(f"tel_aviv: 1 police, 1 curfew, 1 caches | {RECRUIT}")

    neighbours = {"lydda", "rail_egypt", "rail_jerusalem", "rail_haifa"}
    assert recruit_spaces(game) == neighbours | {"haifa_c", "jerusalem_c"}
    game.play("recruit lydda")
    assert offered(game) == ["0", "1", "2"]


@proves("P-3.3.1-i")
def test_british_pieces_do_not_hinder_recruit():
    game = position(
        "lydda: 6 troops, 3 police, 1 caches | jerusalem_c: 6 troops, 3 police | do: operation recruit operation"
    )
    game.play("recruit lydda", 2, "recruit jerusalem_c")

    assert state_of(game).underground[LYDDA] == 2
    assert state_of(game).underground[JERUSALEM] == 1


@proves("P-3.3.1-j")
def test_cells_come_underground_from_available_and_not_from_prison_or_the_track():
    game = position(f"haganah: 2 | prison: 9 | lydda: 1 caches, 1 active | {RECRUIT}")
    before = (state_of(game).available_cells, state_of(game).track_cells, state_of(game).prison)
    game.play("recruit lydda")

    assert before == (0, 5, 9)
    state = state_of(game)
    assert (state.underground[LYDDA], state.active[LYDDA]) == (0, 1)
    assert (state.available_cells, state.track_cells, state.prison) == before


@proves("P-3.3.1-j")
def test_recruited_cells_are_underground_even_beside_active_ones():
    game = position(f"lydda: 1 caches, 1 active | {RECRUIT}")
    game.play("recruit lydda", 2)

    state = state_of(game)
    assert (state.underground[LYDDA], state.active[LYDDA], state.available_cells) == (2, 1, 12)


@proves("P-3.3.1-k", "P-3.3.1-b")
def test_a_cache_given_up_for_an_offensive_no_longer_supplies_what_follows():
    game = position(f"haganah: 3 | haifa_d: 1 caches | {RECRUIT}")
    game.play("recruit samaria", 2, "offensive haifa_d")

    assert recruit_spaces(game) == CITIES
    assert state_of(game).underground[SAMARIA] == 2
    game.play("recruit haifa_c")
    assert state_of(game).underground[HAIFA] == 1  # one, unasked: the City next to the old Cache is not supplied


@proves("P-3.3.1-k")
def test_another_cache_in_the_same_space_goes_on_supplying():
    game = position(f"haganah: 3 | haifa_d: 2 caches | {RECRUIT}")
    game.play("offensive haifa_d", "recruit galilee", 2)

    assert state_of(game).caches[HAIFA_DISTRICT] == 1
    assert state_of(game).underground[GALILEE] == 2


@proves("P-3.3.1-k")
def test_the_last_supply_cannot_pay_for_a_space_that_only_it_supplies():
    curfews = " | ".join(f"{city}: 1 troops, 1 curfew" for city in sorted(CITIES))
    game = position(f"haganah: 3 | haifa_d: 1 caches | {curfews} | {RECRUIT}")
    game.play("recruit samaria", 0)

    assert "recruit galilee" in offered(game)
    assert "offensive haifa_d" not in offered(game)
    with pytest.raises(IllegalMove):
        game.play("offensive haifa_d")


@proves("P-3.3.1-l")
def test_silence_and_propagandize_may_accompany_recruit_and_nothing_else():
    game = position(
        "jerusalem_c: 1 police, 1 underground | tel_aviv: 1 troops, 1 curfew, 1 active"
        " | do: operation recruit operation"
    )

    others = [answer for answer in offered(game) if not answer.startswith("recruit ")]
    assert others == ["silence jerusalem_c", "propagandize tel_aviv"]


@proves("P-3.3.1-l")
def test_a_cell_just_recruited_can_serve_the_special_activity():
    game = position(f"jerusalem_c: 1 police | {RECRUIT}")
    assert "silence jerusalem_c" not in offered(game)
    game.play("recruit jerusalem_c", "silence jerusalem_c")

    assert state_of(game).police[JERUSALEM] == 0
    assert state_of(game).underground[JERUSALEM] == 1


def test_a_city_freed_of_its_curfew_by_silence_can_be_recruited_in():
    curfews = "haifa_c: 1 troops, 1 curfew | jerusalem_c: 1 troops, 1 curfew"
    game = position(f"{curfews} | tel_aviv: 1 police, 1 curfew, 1 underground | do: action first | card: P1")
    game.play("operation")
    assert "recruit" in offered(game)
    game.play("recruit")

    # Silence in Tel Aviv is the only thing that can come first, and the City then the only space.
    assert state_of(game).police[TEL_AVIV] == 0
    assert state_of(game).underground[TEL_AVIV] == 2
