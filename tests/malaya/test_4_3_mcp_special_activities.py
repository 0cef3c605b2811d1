"""4.3 MCP Special Activities: Extort, Intimidate, Ambush."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, proves, state_of, why_not
from sandtable.engine.game import Game


def rally(board: str) -> Game:
    return position(f"{board} | do: operation rally operation")


def attack(board: str) -> Game:
    return position(f"{board} | do: operation attack operation")


@proves("M-4.3.1-b", "M-4.3.1-d")
def test_extort_in_any_kind_of_space_with_an_underground_guerrilla():
    board = "perak: 5 troops, 1 underground | thailand: 1 underground | ec_tin: 1 underground | kedah: 1 active"
    game = rally(f"{board} | kuala_lumpur: 1 underground, 3 police")

    assert named(game, "extort") == ["perak", "thailand", "kuala_lumpur", "ec_tin"]
    assert why_not(game, "extort kedah") == "why-no-underground-guerrilla"

    game.play("extort perak", "extort ec_tin")

    assert named(game, "extort") == []


@proves("M-4.3.1-c")
def test_extort_activates_one_and_earns_a_resource():
    game = rally("perak: 2 underground | resources: 0 british, 19 mcp").play("extort perak")

    state = state_of(game)
    assert (state.active[1], state.underground[1], state.resources[1]) == (1, 1, 20)
    full = rally("perak: 2 underground | resources: 0 british, 20 mcp").play("extort perak")
    assert state_of(full).resources[1] == 20


@pytest.mark.parametrize(("text", "spaces"), [("unshaded british", 1), ("shaded mcp", 3)])
def test_min_yuen_extorts_less_or_more(text: str, spaces: int):
    board = " | ".join(f"{name}: 1 underground" for name in ("kedah", "perak", "johore", "pahang"))
    game = rally(f"{board} | capabilities: HM-05 {text}")
    done = 0
    while left := named(game, "extort"):
        game.play(f"extort {left[0]}")
        done += 1

    assert done == spaces


def test_a_closed_border_ends_extortion_in_thailand():
    game = rally("thailand: 1 underground | kedah: 1 underground | capabilities: HM-11 unshaded british")

    assert why_not(game, "extort thailand") == "why-border-closed"


@proves("M-4.3.2-b", "M-4.3.2-f")
def test_intimidate_needs_an_underground_guerrilla_and_something_to_remove():
    board = "perak: 1 police, 1 underground | ec_tin: 1 police, 1 underground | johore: 1 underground, support"
    game = rally(f"{board} | kedah: 1 police, 1 active | pahang: 1 underground | kuala_lumpur: 1 police, 1 underground")

    assert named(game, "intimidate") == ["perak", "johore", "kuala_lumpur", "ec_tin"]
    assert why_not(game, "intimidate kedah") == "why-no-underground-guerrilla"
    assert why_not(game, "intimidate pahang") == "why-nobody-to-intimidate"


@proves("M-4.3.2-b", "M-4.3.2-c", "M-4.3.2-d")
def test_intimidate_removes_a_police_and_support_in_up_to_two_spaces_and_activates_nobody():
    game = rally(
        "perak: 2 police, 1 underground, support | ec_tin: 1 police, 1 underground | kedah: 1 police, 1 underground"
    )
    game.play("intimidate perak", "intimidate ec_tin")

    state = state_of(game)
    assert (state.police[1], state.level[1], state.police[10], sum(state.active)) == (1, 0, 0, 0)
    assert named(game, "intimidate") == []


@proves("M-4.3.2-c")
@pytest.mark.parametrize("level", [0, -1])
def test_intimidate_leaves_neutral_and_opposition_alone(level: int):
    word = ", opposition" if level else ""
    game = rally(f"perak: 2 police, 1 underground{word}").play("intimidate perak")

    assert state_of(game).level[1] == level


@proves("M-4.3.2-e")
def test_where_guerrillas_outnumber_the_british_the_village_may_go_instead_of_police():
    game = rally("perak: 1 police, 1 active, 1 underground, 1 villages").play("intimidate perak")

    assert offered(game) == ["police perak", "village perak"]


@proves("M-4.3.2-e")
@pytest.mark.parametrize(
    ("pieces", "villages"),
    [("1 police, 1 troops, 1 active, 1 underground, 1 bases", 1), ("1 troops, 2 underground", 0)],
)
def test_bases_do_not_count_for_that_and_without_police_the_village_goes(pieces: str, villages: int):
    game = rally(f"perak: {pieces}, 1 villages, support").play("intimidate perak")

    assert state_of(game).villages[1] == villages
    assert state_of(game).level[1] == 0


@proves("M-4.3.3-a", "M-4.3.3-b")
def test_ambush_takes_the_place_of_the_attack_in_one_space():
    game = attack("perak: 2 police, 3 underground | johore: 2 police, 1 underground").play("ambush perak")

    state = state_of(game)
    assert asked(game) == "mcp"
    assert (state.police[1], state.active[1], state.underground[1], state.resources[1]) == (1, 1, 2, 14)
    assert offered(game) == ["attack johore", "done"]
    assert why_not(attack("perak: 1 police, 1 active | kedah: 1 police, 1 active"), "ambush perak") == (
        "why-no-underground-guerrilla"
    )


@proves("M-4.3.3-b", "M-4.3.3-c", "M-7.2-a")
@pytest.mark.parametrize(("cubes", "left", "will"), [("1 police, 1 troops", (0, 1), 10), ("2 troops", (0, 1), 9)])
def test_ambush_takes_police_first_and_a_troop_costs_political_will(cubes: str, left: tuple[int, int], will: int):
    state = state_of(attack(f"johore: {cubes}, 1 active, 1 underground").play("ambush johore"))

    assert (state.police[7], state.troops[7]) == left
    assert state.political_will == will - (2 if sum(left) < 2 else 0)


@proves("M-4.3.3-d", "M-5.4-c")
def test_a_free_ambush_of_an_event_is_like_a_free_attack():
    game = position("perak: 3 troops, 1 underground | resources: 0 british, 0 mcp | card: HM-20 | do: event mcp shaded")
    game.play("ambush perak")

    state = state_of(game)
    assert (state.troops[1], state.active[1], state.political_will, state.resources[1]) == (2, 1, 9, 0)


@pytest.mark.parametrize(
    ("text", "before", "troops", "police"),
    [("shaded mcp", 1, 2, 0), ("shaded mcp", 3, 3, 1), ("unshaded british", 1, 3, 0), ("unshaded british", 2, 3, 1)],
)
def test_road_ambushes_take_two_or_spare_the_troops(text: str, before: int, troops: int, police: int):
    board = f"johore: 3 troops, {before} police, 1 underground | capabilities: HM-12 {text}"
    state = state_of(attack(board).play("ambush johore"))

    assert (state.troops[7], state.police[7]) == (troops, police)


def test_armoured_escorts_leave_nothing_to_ambush_where_there_is_no_police():
    state = state_of(
        attack("johore: 3 troops, 1 underground | capabilities: HM-12 unshaded british").play("ambush johore")
    )

    assert (state.troops[7], state.political_will) == (3, 10)
