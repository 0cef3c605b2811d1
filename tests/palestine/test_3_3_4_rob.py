"""3.3.4 Rob."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, LYDDA, TEL_AVIV

ROB = "do: operation rob operation"
ELSEWHERE = "galilee: 1 underground"  # so that there is always another space to choose


def rob_spaces(game: Game) -> set[str]:
    return {answer.removeprefix("rob ") for answer in offered(game) if answer.startswith("rob ")}


def cells(game: Game, space: int) -> tuple[int, int]:
    """Underground and Active Cells."""
    return state_of(game).underground[space], state_of(game).active[space]


@proves("P-3.3.4-a")
def test_districts_and_cities_with_more_cells_than_police_can_be_selected():
    game = position(
        "gaza: 1 underground, 1 active, 1 police, 6 troops | haifa_c: 2 active, 1 police"
        " | lydda: 1 underground, 1 active, 2 police | tel_aviv: 1 police | rail_egypt: 3 underground"
        " | do: operation rob operation"
    )

    assert rob_spaces(game) == {"gaza", "haifa_c"}
    assert game.question.why_not("rob lydda") == "why-not-more-cells-than-police"
    assert game.question.why_not("rob tel_aviv") == "why-not-more-cells-than-police"
    assert game.question.why_not("rob rail_egypt") == "why-railway"
    with pytest.raises(IllegalMove):
        game.play("rob samaria")  # no Cell, no Police: 0 is not more than 0


@proves("P-3.3.4-b")
@pytest.mark.parametrize(("die", "placed"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_three_or_more_on_the_die_places_one_cache_from_available(die, placed):
    game = position(f"gaza: 1 underground, 1 caches | {ELSEWHERE} | {ROB}")
    game.play("rob gaza")
    assert asked(game) == "chance"
    game.play(die)

    assert state_of(game).caches[GAZA] == 1 + placed
    assert state_of(game).available_caches == 4 - placed


@proves("P-3.3.4-b")
@pytest.mark.parametrize(("die", "placed"), [(2, 0), (3, 1)])
def test_neither_police_nor_caches_change_the_roll(die, placed):
    game = position(f"gaza: 6 active, 5 police | lydda: 2 caches | {ELSEWHERE} | {ROB}")
    game.play("rob gaza", die)  # no Cache can be spent: the die comes at once

    assert state_of(game).caches[GAZA] == placed
    assert state_of(game).caches[LYDDA] == 2


@proves("P-3.3.4-c")
@pytest.mark.parametrize("die", [2, 3])
def test_police_turn_one_underground_cell_active_whether_the_rob_succeeds_or_not(die):
    game = position(f"gaza: 3 underground, 2 police | {ELSEWHERE} | {ROB}")
    game.play("rob gaza", die)

    assert cells(game, GAZA) == (2, 1)


@proves("P-3.3.4-c")
def test_an_active_cell_does_not_spare_an_underground_one_from_the_police():
    game = position(f"gaza: 1 underground, 1 active, 1 police | {ELSEWHERE} | {ROB}")
    game.play("rob gaza", 6)

    assert cells(game, GAZA) == (0, 2)


@proves("P-3.3.4-d")
@pytest.mark.parametrize("die", [2, 3])
def test_without_police_no_cell_turns_active_not_even_among_troops(die):
    game = position(f"gaza: 2 underground, 6 troops | {ELSEWHERE} | {ROB}")
    game.play("rob gaza", die)

    assert cells(game, GAZA) == (2, 0)


@proves("P-3.3.4-e", "P-3.3.4-c")
def test_active_cells_alone_can_rob_even_under_the_eyes_of_police():
    game = position(f"gaza: 2 active, 1 police | {ELSEWHERE} | {ROB}")
    game.play("rob gaza", 3)

    assert state_of(game).caches[GAZA] == 1
    assert cells(game, GAZA) == (0, 2)


@proves("P-3.3.4-f")
def test_with_weapon_factories_the_cache_is_certain_and_police_still_turn_a_cell():
    game = position(f"capabilities: P32 shaded irgun | gaza: 2 underground, 1 police | {ELSEWHERE} | {ROB}")
    game.play("rob gaza")

    assert asked(game) != "chance"
    assert state_of(game).caches[GAZA] == 1
    assert cells(game, GAZA) == (1, 1)


@proves("P-3.3.4-f")
def test_the_other_text_of_weapon_factories_leaves_rob_its_roll():
    game = position(f"capabilities: P32 unshaded irgun | gaza: 1 underground | {ELSEWHERE} | {ROB}")
    game.play("rob gaza")

    assert asked(game) == "chance"


@proves("P-3.3.4-g", "P-3.3.4-f")
@pytest.mark.parametrize("capabilities", ["", "P32 shaded irgun"])
@pytest.mark.parametrize(
    "caches", ["gaza: {}, 2 caches", "gaza: {} | lydda: 2 caches | haifa_d: 2 caches | samaria: 1 caches"]
)
def test_where_no_cache_can_be_placed_the_rob_goes_on_without(caches, capabilities):
    full = caches.format("2 underground, 1 police")
    game = position(f"capabilities: {capabilities} | {full} | {ELSEWHERE} | {ROB}")
    before = state_of(game).caches[GAZA], state_of(game).available_caches
    game.play("rob gaza")
    assert (asked(game) == "chance") == (capabilities == "")
    if not capabilities:
        game.play(6)

    assert (state_of(game).caches[GAZA], state_of(game).available_caches) == before
    assert cells(game, GAZA) == (1, 1)


@proves("P-3.3.4-h")
def test_a_curfew_does_not_prevent_rob():
    game = position(f"haifa_c: 1 underground, 2 troops, 1 curfew | {ELSEWHERE} | {ROB}")
    game.play("rob haifa_c", 3)

    assert state_of(game).caches[HAIFA] == 1


@proves("P-3.3.4-i")
def test_silence_and_propagandize_may_accompany_rob_and_nothing_else():
    game = position(
        "gaza: 2 underground, 2 police | tel_aviv: 1 troops, 1 curfew, 1 active | haifa_c: 1 underground"
        " | do: operation rob operation"
    )

    others = [answer for answer in offered(game) if not answer.startswith("rob ")]
    assert others == ["silence gaza", "propagandize tel_aviv"]


@proves("P-3.3.4-a", "P-3.3.4-c", "P-3.3.4-d")
def test_a_silence_done_first_lets_irgun_rob_and_spares_its_cell():
    game = position(f"gaza: 1 underground, 1 police | tel_aviv: 1 underground | {ROB}")
    assert rob_spaces(game) == {"tel_aviv"}
    game.play("silence gaza", "rob gaza", 3)

    assert state_of(game).caches[GAZA] == 1
    assert cells(game, GAZA) == (1, 0)


@proves("P-3.3.4-a")
def test_rob_can_be_chosen_where_only_a_silence_opens_a_space_for_it():
    game = position("gaza: 1 underground, 1 police | card: P1 | do: action first")
    game.play("operation", "rob")

    # There was nothing to decide but the die: the Silence and the space were the only ones.
    assert asked(game) == "chance"
    assert state_of(game).police[GAZA] == 0


@proves("P-3.3.4-a")
def test_a_limited_rob_has_no_silence_to_open_a_space():
    game = position("gaza: 1 underground, 1 police | tel_aviv: 1 police, 1 active | card: P1 | do: action first")
    game.play("limited")

    assert "rob" not in offered(game)
    assert "travel" in offered(game)
    assert state_of(game).cells(TEL_AVIV) == 1
