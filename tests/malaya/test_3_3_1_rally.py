"""3.3.1 Rally."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, why_not
from sandtable.engine.game import Game


def rally(board: str, box: str = "limited", **options: str) -> Game:
    return position(f"{board} | do: operation rally {box}", **options)


@proves("M-3.3.1-a")
def test_any_space_with_neither_support_nor_village_but_no_center():
    game = rally("perak: support | johore: 1 villages | kuala_lumpur: 6 troops")

    spaces = ["kedah", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "thailand", "kuala_lumpur"]
    assert named(game, "rally") == spaces
    assert why_not(game, "rally perak") == "why-support"
    assert why_not(game, "rally johore") == "why-village-here"
    assert why_not(game, "rally ec_tin") == "why-economic-center"


@proves("M-3.3.1-a", "M-3.3.1-e", "M-3.3.1-b")
def test_a_guerrilla_for_a_resource_where_mcp_has_nothing():
    game = rally("kuala_lumpur: 6 troops").play("rally kuala_lumpur")

    assert game.over
    assert (state_of(game).underground[9], state_of(game).resources[1]) == (1, 14)


@proves("M-3.3.1-b", "M-3.3.1-c")
@pytest.mark.parametrize(
    ("pieces", "ways"),
    [
        ("2 underground", ["one", "build"]),
        ("1 underground, 1 bases", ["one", "many"]),
        ("1 active, 1 bases", ["one", "many", "hide"]),
        ("1 active, 1 underground, 1 bases", ["one", "build", "many", "hide"]),
        ("2 active, 2 bases", ["one", "many", "hide"]),
    ],
)
def test_exactly_one_of_four_things(pieces: str, ways: list[str]):
    assert offered(rally(f"kedah: {pieces}").play("rally kedah")) == ways


@proves("M-3.3.1-b", "M-3.3.1-j")
def test_a_base_takes_the_place_of_two_guerrillas_of_any_state():
    game = rally("kedah: 1 active, 2 underground | political will: 10").play("rally kedah", "build")

    assert offered(game) == ["0", "1"]

    state = state_of(game.play(1, "done"))
    assert (state.active[0], state.underground[0], state.bases[0]) == (0, 1, 1)
    assert (state.guerrillas_available(), state.political_will) == (14, 10)


@proves("M-3.3.1-b")
@pytest.mark.parametrize(
    ("pieces", "numbers"),
    [("3 active, 3 underground", ["0", "1", "2"]), ("2 active, 1 underground", ["1", "2"])],
)
def test_mcp_says_how_many_of_the_two_are_active(pieces: str, numbers: list[str]):
    assert offered(rally(f"kedah: {pieces}").play("rally kedah", "build")) == numbers


@proves("M-3.3.1-j", "M-1.7-d")
def test_the_replacement_is_one_step_for_control():
    game = rally("kedah: 2 police, 2 active").play("rally kedah", "build")

    assert [line.message for line in game.log if line.rule == "1.7"] == ["log-control-british"]


@proves("M-3.3.1-b")
def test_with_all_bases_on_the_map_one_may_be_taken_from_elsewhere():
    board = "kedah: 2 underground | pahang: 2 bases | johore: 2 bases"
    game = rally(board).play("rally kedah", "build")

    assert offered(game) == ["base pahang", "base johore"]

    state = state_of(game.play("base pahang", "done"))
    assert (state.bases[0], state.bases[4], state.political_will) == (1, 1, 10)


@proves("M-1.4.1-g", "M-3.3.1-b")
def test_a_base_taken_from_elsewhere_changes_control_there_too():
    game = rally("kedah: 2 underground | pahang: 1 bases | johore: 2 bases | perak: 1 bases, 2 troops").play(
        "rally kedah"
    )
    game.play("build", "base pahang", "done")

    assert (state_of(game).control[4], state_of(game).political_will) == (0, 11)


@proves("M-3.3.1-b", "M-3.3.1-d")
@pytest.mark.parametrize(("space", "bases", "number"), [("perak", 1, 4), ("pahang", 2, 3), ("thailand", 2, 2)])
def test_a_base_musters_population_and_bases(space: str, bases: int, number: int):
    game = rally(f"{space}: {bases} bases").play(f"rally {space}", "many")

    assert sum(state_of(game).underground) == number


@proves("M-3.3.1-b")
def test_by_an_option_it_musters_up_to_so_many():
    game = rally("perak: 1 bases", rally_base_count="up_to").play("rally perak", "many")

    assert offered(game) == ["1", "2", "3", "4"]

    state = state_of(game.play(2, "done"))
    assert (game.over, sum(state.underground)) == (True, 2)


@proves("M-3.3.1-b")
def test_by_that_option_the_map_may_give_what_is_not_available():
    board = "perak: 1 bases | kedah: 13 underground"
    some = rally(board, rally_base_count="up_to").play("rally perak", "many", 2)
    none = rally("perak: 1 bases | kedah: 15 underground", rally_base_count="up_to").play("rally perak", "many")

    assert offered(some) == ["underground kedah", "underground perak", "done"]
    assert some.question.arguments["left"] == 2
    assert none.question.arguments["left"] == 4


@proves("M-3.3.1-b")
def test_a_base_hides_all_guerrillas():
    game = rally("perak: 1 bases, 3 active, 1 underground").play("rally perak", "hide")

    assert (state_of(game).active[1], state_of(game).underground[1]) == (0, 4)


@proves("M-3.3.1-c")
def test_a_second_base_is_allowed():
    game = rally("kedah: 2 underground, 1 bases").play("rally kedah", "build", "done")

    assert state_of(game).bases[0] == 2


@proves("M-3.3.1-f", "M-3.3.1-g", "M-3.3.1-h")
def test_then_agitate_where_mcp_controls_and_has_a_base_even_a_new_one():
    game = rally("kedah: 2 underground, support").over
    new = rally("kedah: 2 underground").play("rally kedah", "build", "agitate kedah")

    state = state_of(new)
    assert game is False
    assert (state.level[0], state.resources[1]) == (-1, 13)


@proves("M-3.3.1-f")
@pytest.mark.parametrize(
    ("board", "reason"),
    [("perak: 3 underground", "why-no-base"), ("perak: 1 bases, 3 troops", "why-no-mcp-control")],
)
def test_agitate_needs_mcp_control_and_a_base(board: str, reason: str):
    game = rally(f"{board} | kedah: 1 bases", "operation")
    game.play("rally perak", "one", "rally kedah", "one", "done")

    assert why_not(game, "agitate perak") == reason
    assert named(game, "agitate") == ["kedah"]


@proves("M-3.3.1-g")
def test_agitate_removes_terror_first_and_shifts_once():
    game = rally("kedah: 1 bases, 2 terror").play("rally kedah", "one", "agitate kedah")

    assert offered(game) == ["1", "2"]

    state = state_of(game.play(2, "yes"))
    assert (state.terror[0], state.level[0], state.resources[1]) == (0, -1, 15 - 1 - 3)


@proves("M-3.3.1-i")
def test_thailand_cannot_be_agitated():
    game = rally("thailand: 1 bases").play("rally thailand", "one")

    assert game.over


@pytest.mark.parametrize(("text", "number", "cost"), [("shaded mcp", 3, 1), ("unshaded british", 1, 2)])
def test_the_border_feeds_guerrillas_in_thailand_or_makes_them_dearer(text: str, number: int, cost: int):
    game = rally(f"thailand: 1 bases | capabilities: HM-11 {text}").play("rally thailand", "many")

    assert (state_of(game).underground[8], state_of(game).resources[1]) == (number, 15 - cost)
