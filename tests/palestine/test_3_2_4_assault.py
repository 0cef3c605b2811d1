"""3.2.4 Assault."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import GAZA, LYDDA, RAIL_EGYPT, TEL_AVIV
from sandtable.games.british_way.palestine.state import State

VETERANS = "capabilities: P18 unshaded british"
CELLS_EVADE = "capabilities: P18 shaded irgun"
DOCUMENTS = "capabilities: P25 unshaded british"
CAN_DETAIN_AND_RESTORE = "tel_aviv: 3 troops, 1 police, 1 curfew"


def assault(board: str, box: str = "limited", **options: str) -> Game:
    """An Assault; a Limited one with a single legal space has already chosen it."""
    return position(f"{board} | do: operation assault {box}", **options)


def assault_gaza(gaza: str, chits: str = "", capabilities: str = "") -> Game:
    """A Limited Assault in the one space with Irgun pieces."""
    return assault(f"gaza: {gaza} | chits: {chits} | {capabilities}")


def named(game: Game, verb: str) -> list[str]:
    """The spaces offered with this verb."""
    return [answer.split()[1] for answer in offered(game) if answer.startswith(verb + " ")]


def activities(game: Game) -> list[str]:
    return [answer for answer in offered(game) if answer.split()[0] in ("restore", "negotiate", "detain")]


def in_gaza(state: State) -> tuple[int, int, int]:
    """Active Cells, Underground Cells and Caches."""
    return state.active[GAZA], state.underground[GAZA], state.caches[GAZA]


@proves("P-3.2.4-a")
def test_a_space_of_any_kind_needs_a_troop_and_an_irgun_piece_of_any_kind():
    game = assault(
        "galilee: 1 troops, 1 active | tel_aviv: 2 troops, 1 underground | rail_egypt: 1 troops, 1 underground"
        " | gaza: 1 troops, 1 caches | lydda: 3 police, 2 active | samaria: 2 troops, 1 police"
    )

    assert named(game, "assault") == ["galilee", "gaza", "tel_aviv", "rail_egypt"]
    assert game.question.why_not("assault lydda") == "why-no-troops"
    assert game.question.why_not("assault samaria") == "why-no-irgun-piece"


@proves("P-3.2.4-a")
def test_an_assault_that_can_remove_nothing_may_still_carry_a_mass_detention():
    game = assault("gaza: 1 troops, 1 active | tel_aviv: 3 troops, 1 curfew", "operation")
    game.play("assault gaza", "detain tel_aviv", 1)

    state = state_of(game)
    assert game.over
    assert (in_gaza(state), state.political_will) == ((1, 0, 0), 17)


@proves("P-3.2.4-b")
@pytest.mark.parametrize(
    ("cubes", "capabilities", "removed"),
    [
        ("1 troops", "", 0),
        ("2 troops", "", 1),
        ("3 troops", "", 1),
        ("4 troops", "", 2),
        ("3 troops, 5 police", "", 1),
        ("1 troops", VETERANS, 1),
        ("3 troops", VETERANS, 3),
        ("3 troops, 5 police", VETERANS, 3),
    ],
)
def test_two_troops_remove_one_piece_and_veterans_one_each(cubes: str, capabilities: str, removed: int):
    game = assault_gaza(f"{cubes}, 5 active", capabilities=capabilities)

    assert game.over
    assert state_of(game).active[GAZA] == 5 - removed


@proves("P-3.2.4-b")
def test_veterans_need_chits_for_underground_cells_like_others():
    game = assault_gaza("3 troops, 1 underground, 1 caches", capabilities=VETERANS)

    assert in_gaza(state_of(game)) == (0, 1, 1)


@proves("P-3.2.4-c")
def test_active_cells_go_first_and_may_use_up_the_capacity():
    game = assault_gaza("4 troops, 2 active, 2 underground, 1 caches", chits="2")

    assert game.over
    assert in_gaza(state_of(game)) == (0, 2, 1)
    assert state_of(game).chits == [0, 0, 1]


@proves("P-3.2.4-c", "P-3.2.4-d")
def test_underground_cells_are_offered_only_after_the_active_ones_are_gone():
    game = assault_gaza("6 troops, 1 active, 2 underground", chits="2")

    assert offered(game) == ["spend 2", "done"]
    assert in_gaza(state_of(game)) == (0, 2, 0)


@proves("P-3.2.4-d")
@pytest.mark.parametrize(
    ("troops", "chits", "left"),
    [(8, "1", 2), (8, "2", 1), (8, "1 1", 1), (8, "1 2", 0), (8, "2 2", 0), (4, "2", 2), (6, "2", 1)],
)
def test_underground_cells_go_for_chits_of_their_number_within_the_capacity(troops: int, chits: str, left: int):
    game = assault_gaza(f"{troops} troops, 1 active, 3 underground", chits=chits)
    game.play(*[f"spend {chit}" for chit in chits.split()])

    state = state_of(game)
    assert game.over
    assert in_gaza(state) == (0, left, 0)
    assert state.chits == [0, 0, 0]


@proves("P-3.2.4-d")
def test_a_chit_of_value_zero_removes_nobody():
    game = assault_gaza("4 troops, 1 underground", chits="0")

    assert game.over
    assert in_gaza(state_of(game)) == (0, 1, 0)
    assert state_of(game).chits == [1, 0, 0]


@proves("P-3.2.4-e")
@pytest.mark.parametrize(
    ("gaza", "caches"),
    [
        ("6 troops, 1 underground, 1 caches", 1),
        ("6 troops, 1 active, 1 underground, 1 caches", 1),
        ("2 troops, 1 active, 1 caches", 1),
        ("3 troops, 2 active, 1 caches", 1),
        ("2 troops, 1 caches", 0),
        ("2 troops, 2 caches", 1),
        ("4 troops, 2 caches", 0),
    ],
)
def test_caches_go_only_when_no_cell_is_left_and_capacity_is(gaza: str, caches: int):
    game = assault_gaza(gaza)
    while asked(game) == "chance":
        game.play("chit 0")

    assert state_of(game).caches[GAZA] == caches


@proves("P-3.2.4-f", "P-3.2.4-g")
def test_one_assault_removes_cells_and_then_caches_to_available():
    game = assault_gaza("6 troops, 1 active, 2 caches")
    game.play("chit 0", "chit 0")

    state = state_of(game)
    assert in_gaza(state) == (0, 0, 0)
    assert (state.available_caches, state.available_cells) == (5, 15)


@proves("P-3.2.4-h")
def test_each_cache_gives_a_point_of_political_will_and_a_chit():
    game = assault_gaza("4 troops, 2 caches | political will: 10")

    assert asked(game) == "chance"

    game.play("chit 2", "chit 0")

    state = state_of(game)
    assert game.over
    assert (state.political_will, state.chits) == (12, [1, 0, 1])


@proves("P-3.2.4-h")
def test_captured_documents_make_it_two_points_and_two_chits_instead():
    game = assault_gaza("2 troops, 1 caches | political will: 10", capabilities=DOCUMENTS)
    game.play("chit 2", "chit 1")

    state = state_of(game)
    assert game.over
    assert (state.political_will, state.chits) == (12, [0, 1, 1])


@proves("P-3.2.4-h")
def test_cells_give_neither_political_will_nor_chits():
    game = assault_gaza("4 troops, 2 active | political will: 10")

    assert game.over
    assert state_of(game).political_will == 10


@proves("P-3.2.4-i")
@pytest.mark.parametrize(("cells", "prison"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_cells_go_in_turn_to_available_and_prison_beginning_with_available(cells: int, prison: int):
    game = assault_gaza(f"{2 * cells} troops, {cells} active")

    state = state_of(game)
    assert (state.prison, state.available_cells) == (prison, 15 - prison)


@proves("P-3.2.4-i")
def test_underground_cells_continue_the_alternation_of_the_active_ones():
    game = assault_gaza("6 troops, 1 active, 2 underground", chits="2").play("spend 2")

    state = state_of(game)
    assert (state.prison, state.available_cells) == (1, 14)


@proves("P-3.2.4-i")
@pytest.mark.parametrize(("alternation", "prison"), [("per_space", 1), ("per_operation", 2)])
def test_the_alternation_begins_anew_in_each_space_unless_the_option_runs_it_through(alternation: str, prison: int):
    game = assault(
        "gaza: 6 troops, 3 active | lydda: 2 troops, 1 active | tel_aviv: 2 troops, 1 active",
        "operation",
        assault_alternation=alternation,
    )
    game.play("assault gaza", "assault lydda", "assault tel_aviv")

    state = state_of(game)
    assert sum(state.active) == 0
    assert (state.prison, state.available_cells) == (prison, 15 - prison)


@proves("P-3.2.4-i")
@pytest.mark.parametrize(("alternation", "prison"), [("per_space", [0, 0, 0]), ("per_operation", [0, 1, 1])])
def test_one_cell_in_each_of_three_spaces(alternation: str, prison: list[int]):
    board = "gaza: 2 troops, 1 active | lydda: 2 troops, 1 active | tel_aviv: 2 troops, 1 active"
    game = assault(board, "operation", assault_alternation=alternation)
    counts = []
    for space in ("gaza", "lydda", "tel_aviv"):
        game.play(f"assault {space}")
        counts.append(state_of(game).prison)

    assert counts == prison


@proves("P-3.2.4-j")
@pytest.mark.parametrize("alternation", ["per_space", "per_operation"])
def test_when_cells_evade_capture_all_go_to_available(alternation: str):
    board = f"gaza: 8 troops, 3 active, 1 underground | chits: 1 | {CELLS_EVADE}"
    game = assault(board, assault_alternation=alternation)
    game.play("spend 1")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.available_cells) == (0, 15)


@proves("P-3.2.4-k")
def test_in_a_selected_space_active_pieces_go_unasked_but_chits_need_not_be_spent():
    forced = assault_gaza("6 troops, 2 active, 1 caches")
    game = assault_gaza("6 troops, 1 active, 1 underground, 1 caches", chits="1")

    assert asked(forced) == "chance"
    assert in_gaza(state_of(forced)) == (0, 0, 0)
    assert asked(game) == "british"
    assert offered(game) == ["spend 1", "done"]

    game.play("done")

    assert game.over
    assert in_gaza(state_of(game)) == (0, 1, 1)
    assert state_of(game).chits == [0, 1, 0]


@proves("P-3.2.4-l")
def test_the_surplus_of_a_chit_is_lost_and_does_not_reach_another_space():
    game = assault("gaza: 4 troops, 1 underground | lydda: 4 troops, 1 underground | chits: 2", "operation")
    game.play("assault gaza", "spend 2", "assault lydda")

    state = state_of(game)
    assert game.over
    assert (state.underground[GAZA], state.underground[LYDDA], state.chits) == (0, 1, [0, 0, 0])


@proves("P-3.2.4-m")
def test_a_chit_drawn_in_the_assault_pays_for_its_lead():
    game = assault("gaza: 2 troops, 1 caches | lydda: 2 troops, 1 active")
    game.play("assault gaza", "chit 0", "lead 0")

    state = state_of(game)
    assert game.over
    assert (state.active[LYDDA], state.chits) == (0, [0, 0, 0])


@proves("P-3.2.4-m")
def test_a_chit_drawn_in_the_assault_can_be_spent_in_its_next_space():
    game = assault("gaza: 2 troops, 1 caches | lydda: 2 troops, 1 underground", "operation")
    game.play("assault gaza", "chit 1", "assault lydda", "spend 1")

    assert game.over
    assert state_of(game).underground[LYDDA] == 0


@proves("P-3.2.4-n")
def test_a_limited_assault_is_in_one_space_or_with_intelligence_lead_in_two():
    board = "gaza: 2 troops, 1 active | lydda: 2 troops, 1 active | tel_aviv: 2 troops, 1 active"
    alone = assault(board).play("assault gaza")
    lead = assault(f"{board} | chits: 0 0").play("assault gaza")

    assert alone.over
    assert offered(lead) == ["lead 0", "done"]

    lead.play("lead 0", "assault lydda")

    state = state_of(lead)
    assert lead.over
    assert (state.active[GAZA], state.active[LYDDA], state.active[TEL_AVIV]) == (0, 0, 1)


@proves("P-3.2.4-o", "P-4.1-b")
def test_only_mass_detention_may_accompany_an_assault_before_between_or_after_its_spaces():
    game = assault(f"{CAN_DETAIN_AND_RESTORE} | gaza: 2 troops, 1 active | lydda: 2 troops, 1 active", "operation")
    moments = [activities(game)]
    game.play("assault gaza")
    moments.append(activities(game))
    game.play("assault lydda")
    moments.append(activities(game))

    assert moments == [["detain tel_aviv"]] * 3


@proves("P-3.2.4-o")
def test_a_limited_assault_has_no_special_activity():
    game = assault(f"{CAN_DETAIN_AND_RESTORE} | gaza: 2 troops, 1 active | lydda: 2 troops, 1 active")

    assert activities(game) == []
    assert game.play("assault gaza").over


@proves("P-4.1-b")
def test_a_detention_between_two_spaces_changes_what_the_second_assault_finds():
    board = "gaza: 2 troops, 1 active | tel_aviv: 3 troops, 1 curfew | lydda: 2 troops, 1 underground, 1 caches"
    game = assault(board, "operation")
    game.play("assault gaza", "detain tel_aviv", 1, "assault lydda", "chit 0")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.caches[LYDDA], state.political_will) == (1, 0, 19)


@proves("P-3.2.4-p")
def test_three_troops_remove_the_one_active_cell():
    game = assault_gaza("3 troops, 1 active")

    assert in_gaza(state_of(game)) == (0, 0, 0)


@proves("P-3.2.4-p")
def test_five_troops_and_a_chit_remove_both_cells_but_not_the_cache():
    game = assault_gaza("5 troops, 1 active, 1 underground, 1 caches", chits="1").play("spend 1")

    state = state_of(game)
    assert game.over
    assert (in_gaza(state), state.political_will, state.chits) == ((0, 0, 1), 18, [0, 0, 0])


@proves("P-3.2.4-p")
def test_six_troops_and_a_chit_remove_both_cells_and_the_cache():
    game = assault_gaza("6 troops, 1 active, 1 underground, 1 caches", chits="1").play("spend 1", "chit 2")

    state = state_of(game)
    assert game.over
    assert (in_gaza(state), state.political_will, state.chits) == ((0, 0, 0), 19, [0, 0, 1])
    assert (state.prison, state.available_cells) == (1, 14)


@proves("P-3.2.4-q")
@pytest.mark.parametrize("chits", ["", "0"])
def test_two_troops_remove_nothing_where_an_underground_cell_guards_a_cache(chits: str):
    game = assault_gaza("2 troops, 1 underground, 1 caches", chits=chits)

    state = state_of(game)
    assert game.over
    assert (in_gaza(state), state.political_will) == ((0, 1, 1), 18)


@proves("P-3.2.4-a")
def test_troops_on_a_railway_assault_like_others():
    game = assault("rail_egypt: 2 troops, 1 active")

    assert game.over
    assert state_of(game).active[RAIL_EGYPT] == 0


@proves("P-2.3.7-h")
def test_intelligence_lead_is_not_sold_when_there_is_no_further_space():
    game = assault("gaza: 2 troops, 1 active | chits: 0")

    assert game.over
    assert state_of(game).chits == [1, 0, 0]
