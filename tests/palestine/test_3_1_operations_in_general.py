"""3.1 Operations in General."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    GAZA,
    LYDDA,
    RAIL_EGYPT,
    TEL_AVIV,
)

DISTRICTS = ("galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza")
# Six spaces fit for every British Operation, and more than that for every Irgun one.
BRITISH_BOARD = " | ".join(f"{space}: 2 troops, 1 active" for space in DISTRICTS)
IRGUN_BOARD = (
    "galilee: 1 underground, 1 caches | gaza: 1 underground, 1 caches | haifa_d: 1 underground"
    " | samaria: 1 underground | lydda: 1 underground | jerusalem_d: 1 underground"
)
BRITISH_OPERATIONS = ["deploy", "patrol", "search", "assault"]
IRGUN_OPERATIONS = ["recruit", "travel", "sabotage", "rob"]


def starting(game: Game, verb: str) -> list[str]:
    """The answers on offer that begin with a word."""
    return [answer for answer in offered(game) if answer.startswith(f"{verb} ")]


@pytest.mark.parametrize(
    ("verb", "others"),
    [
        ("search", ["deploy", "patrol", "assault", "recruit", "travel", "sabotage", "rob"]),
        ("rob", ["deploy", "patrol", "search", "assault", "recruit", "travel", "sabotage"]),
    ],
)
@proves("P-3.1-a")
def test_an_action_has_one_type_of_operation(verb: str, others: list[str]):
    board = BRITISH_BOARD if verb == "search" else IRGUN_BOARD
    game = position(f"{board} | haganah: 3 | do: operation {verb} operation")
    while not game.over:
        assert not [answer for other in others for answer in starting(game, other)]
        game.play((starting(game, verb) or ["done" if "done" in offered(game) else offered(game)[0]])[0])


@pytest.mark.parametrize("verb", BRITISH_OPERATIONS + IRGUN_OPERATIONS)
@proves("P-3.1-b")
def test_one_space_is_enough_and_none_is_too_few(verb: str):
    board = BRITISH_BOARD if verb in BRITISH_OPERATIONS else IRGUN_BOARD
    game = position(f"{board} | haganah: 3 | do: operation {verb} operation")
    assert "done" not in offered(game)
    game.play(starting(game, verb)[0])
    while "done" not in offered(game) or game.question.message != f"ask-{verb}":
        game.play("done" if "done" in offered(game) else offered(game)[0])

    assert len(starting(game, verb)) > 1


@proves("P-3.1-b")
def test_an_operation_without_a_legal_space_cannot_be_chosen():
    game = position("rail_egypt: 1 active | card: P20 | do: action first").play("operation")
    assert offered(game) == ["recruit", "travel", "pass"]
    assert game.question.why_not("sabotage") == "why-no-space-for-operation"

    game = position("gaza: 1 underground, 1 troops | card: P20 | first: british | do: action first").play("limited")
    assert offered(game) == ["patrol", "search", "assault", "pass"]


@proves("P-3.1-b")
def test_a_side_without_any_legal_operation_passes():
    curfews = " | ".join(f"{city}: 1 troops, 1 curfew" for city in ("haifa_c", "tel_aviv", "jerusalem_c"))
    game = position(f"{curfews} | card: P20 | do: action first").play("operation")

    assert game.over
    assert [line.message for line in game.log][-1] == "log-pass"


@proves("P-3.1-b", "P-4.1-f")
def test_a_rob_that_silence_makes_possible_can_be_chosen_with_a_special_activity():
    board = "gaza: 1 underground, 1 police | lydda: 1 underground, 1 police | card: P20 | do: action first"
    assert "rob" not in offered(position(board).play("limited"))
    game = position(board).play("operation", "rob")
    assert offered(game) == ["silence lydda", "silence gaza"]
    game.play("silence gaza")

    assert (asked(game), game.question.message) == ("chance", "ask-roll-rob")
    game.play("3")
    assert state_of(game).caches[GAZA] == 1


@proves("P-3.1-b")
def test_a_silence_on_a_railway_makes_no_rob_possible():
    game = position("rail_egypt: 1 underground, 1 police | card: P20 | do: action first").play("operation")

    assert offered(game) == ["recruit", "travel", "sabotage", "pass"]


@proves("P-3.1-b", "P-4.1-f")
def test_a_recruit_that_silence_makes_possible_can_be_chosen_with_a_special_activity():
    board = (
        "haifa_c: 1 police, 1 curfew, 1 underground | tel_aviv: 1 police, 1 curfew, 1 underground"
        " | jerusalem_c: 1 police, 1 troops, 1 curfew, 1 underground | card: P20 | do: action first"
    )
    assert "recruit" not in offered(position(board).play("limited"))
    game = position(board).play("operation", "recruit")
    assert offered(game) == ["silence haifa_c", "silence tel_aviv"]
    game.play("silence tel_aviv")

    assert game.over
    assert (state_of(game).curfew[TEL_AVIV], state_of(game).underground[TEL_AVIV]) == (0, 2)


@proves("P-3.1-b", "P-2.3.2-e")
def test_a_propagandize_first_may_not_take_the_last_sabotage_space_away():
    game = position("tel_aviv: 1 underground, 1 troops, 1 curfew | do: operation sabotage operation")
    assert offered(game) == ["sabotage tel_aviv", "terror tel_aviv"]
    game.play("sabotage tel_aviv", "1")
    assert "propagandize tel_aviv" in offered(game)

    for more in ("1 underground, 1 active", "2 underground"):
        game = position(f"tel_aviv: {more}, 1 troops, 1 curfew | do: operation sabotage operation")
        assert "propagandize tel_aviv" in offered(game)


@proves("P-3.1-b", "P-2.3.2-e")
def test_nor_may_the_second_city_of_a_propagandize_first():
    board = "tel_aviv: 1 underground, 1 troops, 1 curfew | haifa_c: 1 underground, 1 troops, 1 curfew"
    game = position(f"{board} | do: operation sabotage operation").play("propagandize haifa_c")
    assert (asked(game), game.question.message) == ("chance", "ask-roll-sabotage")
    assert state_of(game).political_will == 17

    game = position(f"{board} | gaza: 1 underground | do: operation sabotage operation").play("propagandize haifa_c")
    assert offered(game) == ["propagandize tel_aviv", "done"]


@proves("P-3.1-b", "P-2.3.2-e")
def test_a_mass_detention_first_may_not_take_the_last_assault_space_away():
    game = position("haifa_c: 3 troops, 1 curfew, 1 active | do: operation assault operation")
    while not game.over:
        game.play("detain haifa_c" if "detain haifa_c" in offered(game) else offered(game)[0])

    assert "log-assault" in [line.message for line in game.log]


@proves("P-3.1-b")
def test_an_operation_whose_spaces_vanish_at_the_start_just_ends():
    game = position("gaza: 2 underground | haganah: 4 | prison: 13 | do: operation patrol operation")
    game.play("negotiate", "5")

    assert game.over
    assert (state_of(game).track_cells, sum(state_of(game).underground)) == (2, 0)


@pytest.mark.parametrize("verb", BRITISH_OPERATIONS + IRGUN_OPERATIONS)
@proves("P-3.1-c")
def test_a_space_is_selected_once(verb: str):
    board = BRITISH_BOARD if verb in BRITISH_OPERATIONS else IRGUN_BOARD.replace("1 under", "2 under")
    game = position(f"{board} | haganah: 3 | do: operation {verb} operation")
    game.play(f"{verb} galilee")
    while game.question.message != f"ask-{verb}":
        game.play("done" if "done" in offered(game) else offered(game)[0])

    assert f"{verb} galilee" not in offered(game)
    with pytest.raises(IllegalMove):
        game.play(f"{verb} galilee")


@proves("P-3.1-i")
def test_the_acting_side_alone_decides_also_about_enemy_pieces():
    game = position(
        "haifa_c: 3 troops, 1 curfew, 2 underground, 1 active | haifa_d: 2 active | do: operation search operation"
    )
    game.play("search haifa_c", "done", "done", "detain haifa_c", "2")
    assert (asked(game), starting(game, "active")) == ("british", ["active haifa_c", "active haifa_d"])
    while not game.over:
        assert asked(game) == "british"
        game.play(offered(game)[0])

    game = position(f"{IRGUN_BOARD} | haifa_c: 1 police, 1 underground | haganah: 3 | do: operation sabotage operation")
    while not game.over:
        assert asked(game) in ("irgun", "chance")
        game.play(offered(game)[0])


@proves("P-3.1-i")
def test_irgun_alone_chooses_the_pieces_for_a_lock_that_the_british_caused():
    game = position("gaza: 1 underground | lydda: 2 active | haganah: 4 | prison: 12 | do: operation search operation")
    game.play("negotiate", "5")

    assert (asked(game), offered(game)) == ("irgun", ["active lydda", "underground gaza"])


@proves("P-3.1-j")
def test_an_assault_removes_all_it_can_without_chits():
    for troops, left in [(2, 2), (4, 1), (6, 0), (8, 0)]:
        game = position(f"gaza: {troops} troops, 3 active | do: operation assault limited")

        assert game.over
        assert state_of(game).active[GAZA] == left


@proves("P-3.1-j")
def test_a_mass_detention_removes_as_many_cells_as_the_die_says():
    for die, removed, will in [(2, 2, 18), (3, 3, 18), (5, 3, 16)]:
        game = position("haifa_c: 3 troops, 1 curfew, 2 active | haifa_d: 1 active | do: operation search operation")
        game.play("detain haifa_c", die)
        while game.question is not None and game.question.message == "ask-detain-cell":
            assert (asked(game), "done" in offered(game)) == ("british", False)
            game.play(offered(game)[0])

        assert (state_of(game).prison, state_of(game).political_will) == (removed, will)


@proves("P-3.1-j")
def test_a_patrol_removes_all_active_cells_it_can_in_the_space_it_picks():
    for police, removed in [(1, 1), (2, 2), (4, 2)]:
        game = position(f"gaza: {police} police, 2 active, 1 underground | do: operation patrol limited")
        assert offered(game) == ["gaza", "done"]
        game.play("gaza")

        assert game.over
        assert state_of(game).prison == removed


@proves("P-3.1-k")
def test_spaces_are_chosen_one_after_the_other():
    game = position("gaza: 1 underground | lydda: 1 underground | haganah: 3 | do: operation sabotage operation")
    game.play("sabotage gaza", "3")

    assert state_of(game).sabotage[GAZA] == 1
    assert offered(game) == ["sabotage lydda", "done"]


@proves("P-3.1-k", "P-4.1-f")
def test_a_space_need_be_legal_only_when_its_turn_comes():
    game = position(
        "gaza: 1 underground | lydda: 1 underground, 1 police | samaria: 1 underground, 1 police"
        " | haganah: 3 | do: operation rob operation"
    )
    assert starting(game, "rob") == ["rob gaza"]
    game.play("rob gaza", "1", "silence lydda")

    assert offered(game) == ["rob lydda", "done"]


@proves("P-3.1-k")
def test_a_deploy_chooses_all_its_police_spaces_before_the_first_police_is_placed():
    game = position("gaza: 2 troops | lydda: 2 troops | samaria: 2 troops | do: operation deploy operation")
    game.play("deploy gaza", "deploy lydda")
    assert state_of(game).police[GAZA] == state_of(game).police[LYDDA] == 0
    game.play("done")

    assert state_of(game).police[GAZA] == state_of(game).police[LYDDA] == 1
    assert starting(game, "deploy") == []
    assert {"to rail_egypt", "to samaria", "to gaza", "done"} <= set(offered(game))


@pytest.mark.parametrize(("verb", "kind"), [("patrol", "police"), ("search", "troops")])
@proves("P-3.1-k")
def test_a_patrol_and_a_search_choose_all_destinations_before_any_piece_moves(verb: str, kind: str):
    game = position(
        f"gaza: 1 active | rail_egypt: 1 active, 2 {kind} | galilee: 1 active | do: operation {verb} operation"
    )
    game.play(f"{verb} gaza", f"{verb} galilee")
    assert getattr(state_of(game), kind)[RAIL_EGYPT] == 2
    game.play("done", "from rail_egypt")

    while not game.over:
        assert starting(game, verb) == []
        game.play(offered(game)[0])
