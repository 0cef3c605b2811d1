"""2.3.7 Intelligence Lead and Offensive."""

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
    LYDDA,
    SAMARIA,
    TEL_AVIV,
)

# Six spaces each with Troops and a Cell; or six with a Cell alone.
WITH_TROOPS = " | ".join(
    f"{space}: 2 troops, 1 active" for space in ("galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza")
)
CELLS = " | ".join(f"{space}: 1 underground" for space in ("galilee", "haifa_d", "samaria", "lydda", "gaza"))
NO_HAGANAH = "haganah: 3"


def starting(game: Game, verb: str) -> list[str]:
    """The answers on offer that begin with a word."""
    return [answer for answer in offered(game) if answer.startswith(f"{verb} ")]


def walk_to_the_end(game: Game) -> list[str]:
    """Every answer that is still offered on the shortest way out."""
    seen = []
    while not game.over:
        seen += offered(game)
        game.play("done" if "done" in offered(game) else offered(game)[0])
    return seen


@pytest.mark.parametrize("verb", ["patrol", "search", "assault"])
@pytest.mark.parametrize("value", [0, 1, 2])
@pytest.mark.parametrize(("box", "ordinary"), [("operation", 3), ("limited", 1)])
@proves("P-2.3.7-a", "P-2.3.7-f")
def test_a_chit_of_any_value_adds_one_space(verb: str, value: int, box: str, ordinary: int):
    game = position(f"{WITH_TROOPS} | chits: {value} | {NO_HAGANAH} | do: operation {verb} {box}")
    for space in ["galilee", "haifa_d", "samaria"][:ordinary]:
        game.play(f"{verb} {space}")
    assert starting(game, verb) == []
    assert asked(game) == "british"
    game.play(f"lead {value}")
    assert sum(state_of(game).chits) == 0
    assert f"{verb} lydda" in starting(game, verb)
    game.play(f"{verb} lydda")

    assert not [answer for answer in walk_to_the_end(game) if answer.startswith((f"{verb} ", "lead"))]


@proves("P-2.3.7-a")
def test_the_lead_is_not_compulsory():
    for verb in ("patrol", "search", "assault"):
        game = position(f"{WITH_TROOPS} | chits: 0 | {NO_HAGANAH} | do: operation {verb} limited")
        game.play(f"{verb} galilee")
        assert "lead 0" in offered(game)
        game.play("done")

        assert starting(game, "lead") == []
        assert state_of(game).chits == [1, 0, 0]


@proves("P-2.3.7-a")
def test_without_a_chit_there_is_no_lead():
    game = position(f"{WITH_TROOPS} | {NO_HAGANAH} | do: operation search limited")

    assert starting(game, "lead") == []


@pytest.mark.parametrize(("box", "ordinary"), [("operation", 3), ("limited", 1)])
@proves("P-2.3.7-b", "P-3.1-e")
def test_there_is_no_lead_in_a_deploy(box: str, ordinary: int):
    game = position(f"{WITH_TROOPS} | chits: 0 1 2 | {NO_HAGANAH} | do: operation deploy {box}")
    for space in ["galilee", "haifa_d", "samaria"][:ordinary]:
        assert starting(game, "lead") == []
        game.play(f"deploy {space}")

    assert not [answer for answer in walk_to_the_end(game) if answer.startswith(("deploy", "lead"))]


@pytest.mark.parametrize("verb", ["recruit", "sabotage", "rob"])
@pytest.mark.parametrize(("box", "ordinary"), [("operation", 3), ("limited", 1)])
@proves("P-2.3.7-c", "P-2.3.7-f")
def test_a_cache_returned_to_available_adds_one_space(verb: str, box: str, ordinary: int):
    game = position(
        "haifa_c: 1 underground | tel_aviv: 1 underground | jerusalem_c: 1 underground | samaria: 1 underground"
        " | lydda: 1 underground | galilee: 2 caches"
        f" | {NO_HAGANAH} | do: operation {verb} {box}"
    )
    for space in ["haifa_c", "tel_aviv", "jerusalem_c"][:ordinary]:
        game.play(f"{verb} {space}")
        if verb != "recruit":
            game.play("1")
    assert starting(game, verb) == []
    assert asked(game) == "irgun"
    before = state_of(game).available_caches
    game.play("offensive galilee")
    assert (state_of(game).available_caches, state_of(game).caches[GALILEE]) == (before + 1, 1)
    assert f"{verb} samaria" in starting(game, verb)
    game.play(f"{verb} samaria")

    assert not [answer for answer in walk_to_the_end(game) if answer.startswith((f"{verb} ", "offensive"))]


@proves("P-2.3.7-c")
def test_the_offensive_is_not_compulsory():
    for verb in ("recruit", "sabotage", "rob"):
        game = position(f"{CELLS} | jerusalem_d: 1 caches | {NO_HAGANAH} | do: operation {verb} limited")
        game.play(f"{verb} gaza", "0" if verb == "recruit" else "done" if verb == "sabotage" else "1")
        if verb == "sabotage":
            game.play("1")
        assert "offensive jerusalem_d" in offered(game)
        game.play("done")

        assert game.over
        assert sum(state_of(game).caches) == 1


@proves("P-2.3.7-d")
def test_the_cache_may_be_anywhere_without_cubes():
    game = position(
        "gaza: 1 underground | lydda: 1 underground | galilee: 1 caches, 1 troops | haifa_c: 1 caches, 1 police"
        " | samaria: 1 caches, 2 active | jerusalem_d: 1 caches"
        f" | {NO_HAGANAH} | do: operation sabotage limited"
    )

    assert starting(game, "offensive") == ["offensive samaria", "offensive jerusalem_d"]
    assert game.question.why_not("offensive galilee") == "why-british-here"
    assert game.question.why_not("offensive haifa_c") == "why-british-here"
    assert game.question.why_not("offensive gaza") == "why-no-cache"


@proves("P-2.3.7-d")
def test_the_cubes_count_at_the_moment_of_paying():
    game = position(
        "haifa_d: 1 caches, 1 police, 1 underground | gaza: 2 underground | lydda: 1 underground | samaria: 1 active"
        f" | galilee: 1 active | {NO_HAGANAH} | do: operation rob operation"
    )
    assert starting(game, "offensive") == []
    game.play("silence haifa_d")

    assert starting(game, "offensive") == ["offensive haifa_d"]


@pytest.mark.parametrize(("box", "ordinary"), [("operation", 3), ("limited", 1)])
@proves("P-2.3.7-e", "P-3.1-g")
def test_there_is_no_offensive_in_a_travel(box: str, ordinary: int):
    game = position(f"{CELLS} | jerusalem_d: 2 caches | {NO_HAGANAH} | do: operation travel {box}")
    for space in ["galilee", "haifa_d", "samaria"][:ordinary]:
        assert starting(game, "offensive") == []
        game.play(f"travel {space}", "to jerusalem_d")

    assert game.over


@proves("P-2.3.7-f")
def test_there_is_one_lead_or_offensive_in_an_operation():
    game = position(f"{WITH_TROOPS} | chits: 0 1 2 | {NO_HAGANAH} | do: operation assault operation")
    game.play("lead 0", "assault galilee")
    assert starting(game, "lead") == []

    game = position(f"{CELLS} | jerusalem_d: 2 caches | {NO_HAGANAH} | do: operation rob operation")
    game.play("offensive jerusalem_d", "rob gaza", "1")
    assert starting(game, "offensive") == []


@proves("P-2.3.7-g")
def test_a_limited_assault_pays_its_lead_with_the_chit_of_the_cache_it_removes():
    game = position(
        f"lydda: 2 troops, 1 caches | gaza: 2 troops, 1 active | {NO_HAGANAH} | do: operation assault limited"
    )
    assert starting(game, "lead") == []
    game.play("assault lydda", "chit 0")
    assert starting(game, "assault") == []
    game.play("lead 0")

    assert game.over
    assert (state_of(game).active[GAZA], state_of(game).chits) == (0, [0, 0, 0])


@proves("P-2.3.7-g")
def test_a_rob_pays_its_offensive_with_the_cache_it_gains_unless_cubes_stand_there():
    for troops, pays in [("", True), (", 1 troops", False)]:
        game = position(
            f"gaza: 1 underground{troops} | lydda: 1 underground | {NO_HAGANAH} | do: operation rob limited"
        )
        game.play("rob gaza", "3")

        assert ("offensive gaza" in offered(game)) is pays


@pytest.mark.parametrize("spaces_before", [0, 1, 2, 3])
@proves("P-2.3.7-g")
def test_the_extra_space_of_an_operation_space_by_space_is_bought_at_any_point(spaces_before: int):
    for verb, extra, board in [
        ("assault", "lead 0", f"{WITH_TROOPS} | chits: 0"),
        ("rob", "offensive jerusalem_d", f"{CELLS} | jerusalem_d: 1 caches"),
        ("sabotage", "offensive jerusalem_c", f"{CELLS} | jerusalem_c: 1 caches"),
        ("recruit", "offensive jerusalem_d", "galilee: 1 caches | jerusalem_d: 1 caches"),
    ]:
        game = position(f"{board} | {NO_HAGANAH} | do: operation {verb} operation")
        for space in ["galilee", "haifa_d", "samaria"][:spaces_before]:
            game.play(f"{verb} {space}")
            if asked(game) == "chance" or "0" in offered(game):
                game.play(offered(game)[0])

        assert extra in offered(game)


@pytest.mark.parametrize("verb", ["patrol", "search"])
@proves("P-2.3.7-g", "P-3.1-k")
def test_a_patrol_or_search_buys_its_space_before_any_piece_moves(verb: str):
    game = position(
        "gaza: 1 active, 2 troops, 1 police | lydda: 1 active, 2 troops, 1 police | samaria: 1 active"
        f" | galilee: 1 active | haifa_d: 1 active | chits: 0 | {NO_HAGANAH} | do: operation {verb} operation"
    )
    game.play(f"{verb} gaza", f"{verb} lydda")
    assert "lead 0" in offered(game)
    game.play("done")

    later = walk_to_the_end(game)
    assert later
    assert not [answer for answer in later if answer.startswith((f"{verb} ", "lead"))]


@proves("P-2.3.7-h")
def test_the_extra_space_meets_the_operations_conditions():
    game = position(
        "gaza: 2 troops, 1 active | lydda: 2 troops, 1 caches | samaria: 2 troops | galilee: 1 active"
        f" | chits: 2 | {NO_HAGANAH} | do: operation assault limited"
    )
    game.play("assault gaza", "lead 2")
    assert (state_of(game).caches[LYDDA], state_of(game).political_will) == (0, 19)

    game = position(
        f"gaza: 1 underground | lydda: 1 active | jerusalem_d: 1 caches | samaria: 2 underground"
        f" | galilee: 1 underground | {NO_HAGANAH} | do: operation sabotage limited"
    )
    game.play("sabotage gaza", "done", "1", "offensive jerusalem_d")
    assert offered(game) == ["sabotage galilee", "sabotage samaria"]
    with pytest.raises(IllegalMove):
        game.play("sabotage lydda")


@proves("P-2.3.7-h")
def test_nothing_is_bought_once_no_legal_space_is_left():
    game = position(
        "gaza: 2 troops, 1 active | lydda: 2 troops, 1 active | chits: 0"
        f" | {NO_HAGANAH} | do: operation assault operation"
    )
    game.play("assault gaza", "assault lydda")
    assert starting(game, "lead") == []

    game = position(
        "gaza: 1 underground | lydda: 1 underground | haifa_d: 1 caches"
        f" | {NO_HAGANAH} | do: operation sabotage operation"
    )
    game.play("sabotage gaza", "1", "sabotage lydda", "1")
    assert starting(game, "offensive") == []


@pytest.mark.parametrize("verb", ["assault", "patrol"])
@proves("P-2.3.7-a", "P-2.3.7-h")
def test_no_chit_is_discarded_for_a_space_that_does_not_exist(verb: str):
    for box in ("limited", "operation"):
        game = position(f"gaza: 2 troops, 1 active | chits: 0 | {NO_HAGANAH} | do: operation {verb} {box}")

        assert "lead 0" not in walk_to_the_end(game)
        assert state_of(game).chits == [1, 0, 0]


@pytest.mark.parametrize("verb", ["rob", "sabotage"])
@proves("P-2.3.7-c", "P-2.3.7-h")
def test_no_cache_is_returned_for_a_space_that_does_not_exist(verb: str):
    for box in ("limited", "operation"):
        game = position(f"gaza: 1 underground | haifa_d: 1 caches | {NO_HAGANAH} | do: operation {verb} {box}")

        assert "offensive haifa_d" not in walk_to_the_end(game)
        assert state_of(game).caches[HAIFA_DISTRICT] == 1


@proves("P-2.3.7-h", "P-2.3.7-g")
def test_the_space_of_an_offensive_may_be_the_city_of_terror():
    game = position(
        f"{CELLS} | haifa_c: 1 underground | tel_aviv: 1 underground | jerusalem_d: 1 caches"
        f" | {NO_HAGANAH} | do: operation sabotage operation"
    )
    game.play("sabotage galilee", "1", "sabotage haifa_d", "1", "sabotage samaria", "done", "1")
    game.play("offensive jerusalem_d")

    assert {"sabotage haifa_c", "terror haifa_c"} <= set(offered(game))
    game.play("terror haifa_c", "4")
    assert (state_of(game).terror[HAIFA], state_of(game).sabotage[HAIFA]) == (1, 0)


@proves("P-2.3.7-i")
def test_a_chit_of_the_lead_gives_no_value():
    board = f"gaza: 2 troops, 1 underground | lydda: 2 troops, 1 underground | {NO_HAGANAH}"
    game = position(f"{board} | chits: 1 | do: operation assault limited")
    game.play("lead 1", "assault gaza")
    assert starting(game, "spend") == []

    game = position(f"{board} | chits: 1 1 | do: operation assault limited")
    game.play("lead 1", "assault gaza")
    assert starting(game, "spend") == ["spend 1"]
    game.play("spend 1")
    assert (state_of(game).underground[GAZA], state_of(game).chits) == (0, [0, 0, 0])


@proves("P-2.3.7-i")
def test_a_cache_of_the_offensive_gives_no_plus_2():
    board = f"gaza: 1 underground | lydda: 1 underground | samaria: 1 underground | {NO_HAGANAH}"
    game = position(f"{board} | jerusalem_d: 1 caches | do: operation sabotage limited")
    game.play("offensive jerusalem_d", "sabotage gaza")
    assert asked(game) == "chance"

    game = position(f"{board} | jerusalem_d: 2 caches | do: operation sabotage limited")
    game.play("offensive jerusalem_d", "sabotage gaza", "spend jerusalem_d", "1")
    assert state_of(game).sabotage[GAZA] == 1
    assert sum(state_of(game).caches) == 0


@proves("P-2.3.7-i")
def test_the_plus_2_can_be_bought_in_every_space_for_one_cache_each():
    game = position(
        "gaza: 1 underground, 1 caches | lydda: 1 underground, 1 caches | samaria: 1 underground | galilee: 1 caches"
        " | jerusalem_d: 1 caches | rail_syria: 1 underground | haganah: 4 | do: operation sabotage limited"
    )
    game.play("offensive jerusalem_d", "sabotage gaza", "spend gaza", "1", "sabotage lydda", "spend lydda", "1")
    game.play("sabotage samaria", "spend galilee", "1")

    state = state_of(game)
    assert [state.sabotage[space] for space in (GAZA, LYDDA, SAMARIA)] == [1, 1, 1]
    assert sum(state.caches) == 0
    assert game.over


@proves("P-2.3.7-i")
def test_a_lead_and_the_chit_of_a_city_search_are_separate():
    game = position(f"tel_aviv: 2 troops | chits: 0 | {NO_HAGANAH} | do: operation search limited")
    game.play("lead 0", "search tel_aviv", "search gaza")

    assert game.over
    assert (state_of(game).curfew[TEL_AVIV], state_of(game).chits) == (1, [0, 0, 0])
