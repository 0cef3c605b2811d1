"""The event cards HM-01 to HM-17 of the house deck; Capabilities are at the paragraphs they change."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, state_of, told, why_not
from sandtable.engine.game import Game


def event(card: str, side: str, text: str, board: str) -> Game:
    return position(f"{board} | card: {card} | do: event {side} {text}")


def test_hm01_unshaded_the_british_may_make_one_reprisal():
    game = event("HM-01", "mcp", "unshaded", "perak: 1 troops, support | johore: 1 troops")

    assert asked(game) == "british"
    assert offered(game) == ["reprisal perak", "reprisal johore", "done"]

    state = state_of(game.play("reprisal perak"))
    assert game.over
    assert (state.level[1], state.terror[1]) == (0, 1)


def test_hm01_shaded_a_province_with_troops_suffers_and_so_does_political_will():
    game = event("HM-01", "mcp", "shaded", "perak: 1 troops, 1 terror | johore: 1 police").over
    struck = event("HM-01", "mcp", "shaded", "perak: 1 troops, 1 terror | kedah: 1 troops").play("perak")

    state = state_of(struck)
    assert game
    assert (state.terror[1], state.level[1], state.political_will) == (2, -1, 9)


def test_hm02_unshaded_two_provinces_are_resettled_even_under_gurney():
    game = event("HM-02", "british", "unshaded", "perak: 2 troops, 1 active | johore: 2 police, 1 active")
    game.play("resettle perak", "resettle johore")

    state = state_of(game)
    assert (state.villages[1], state.villages[7], state.level[1], state.level[7]) == (1, 1, -1, -1)


def test_hm02_shaded_shifts_up_to_two_provinces_of_the_british():
    board = "perak: 2 troops, support | johore: 1 police, 1 active, 1 villages | kedah: 1 active | pahang: 1 police"
    game = event("HM-02", "mcp", "shaded", board)

    assert offered(game) == ["perak", "pahang", "johore", "done"]
    assert game.question.message == "ask-shift-to-opposition"

    state = state_of(game.play("perak", "johore"))
    assert (state.level[1], state.level[7]) == (0, -1)


def test_hm03_unshaded_a_new_commander_pacifies_for_pay():
    game = event("HM-03", "british", "unshaded", "perak: 1 troops, 1 police").play("pacify perak")

    state = state_of(game)
    assert (state.commander, state.level[1], state.resources[0]) == (1, 1, 13)


def test_hm03_shaded_the_commander_goes_back_and_money_with_him():
    state = state_of(event("HM-03", "mcp", "shaded", "commander: templer"))

    assert (state.commander, state.resources) == (1, [12, 15])


def test_hm04_unshaded_opinion_and_money_for_the_british():
    board = "perak: 1 police | johore: 1 troops | kedah: 1 police, 1 active | kuala_lumpur: 1 police, 1 terror"
    game = event("HM-04", "british", "unshaded", board)

    assert offered(game) == ["perak", "kuala_lumpur"]

    state = state_of(game.play("kuala_lumpur"))
    assert (state.level[9], state.resources[0]) == (1, 17)


def test_hm04_shaded_free_terror_in_two_spaces():
    board = "perak: 1 underground | johore: 1 underground | kedah: 1 underground | resources: 0 british, 0 mcp"
    game = event("HM-04", "mcp", "shaded", board).play("terror perak", "terror johore")

    assert game.over
    assert sum(state_of(game).terror) == 2


def test_hm10_unshaded_raises_political_will_and_brings_a_successor():
    state = state_of(event("HM-10", "british", "unshaded", ""))

    assert (state.political_will, state.commander) == (11, 1)


def test_hm10_shaded_turns_the_commander_down():
    state = state_of(event("HM-10", "mcp", "shaded", "commander: briggs"))

    assert (state.commander, state.commander_down, state.political_will) == (1, True, 9)


def test_hm14_pays_both_sides():
    state = state_of(event("HM-14", "mcp", "unshaded", "ec_tin: 1 underground | resources: 0 british, 0 mcp"))
    wrecked = state_of(event("HM-14", "british", "unshaded", "ec_tin: 1 sabotage | resources: 0 british, 0 mcp"))

    assert (state.resources, wrecked.resources) == ([6, 2], [3, 0])


def test_hm15_unshaded_finds_up_to_three_guerrillas_near_police():
    board = "perak: 1 police, 2 underground | johore: 1 police, 2 underground | kedah: 1 troops, 1 underground"
    game = event("HM-15", "british", "unshaded", board)

    assert offered(game) == ["perak", "johore", "done"]

    state = state_of(game.play("perak", "perak", "johore"))
    assert game.over
    assert (state.active[1], state.active[7]) == (2, 1)


def test_hm15_shaded_is_a_free_intimidate():
    board = " | ".join(f"{name}: 2 police, 1 underground" for name in ("perak", "johore", "kedah"))
    game = event("HM-15", "british", "shaded", board)

    assert asked(game) == "mcp"

    game.play("intimidate perak", "intimidate johore")

    assert game.over
    assert sum(state_of(game).police) == 4


def test_hm16_unshaded_removes_two_guerrillas_the_british_have_in_hand():
    board = "perak: 3 troops, 1 underground, 1 active | johore: 1 troops, 2 underground"
    game = event("HM-16", "british", "unshaded", board)

    assert offered(game) == ["underground perak", "active perak", "done"]
    assert why_not(game, "underground johore") == "why-not-here"
    assert state_of(game.play("underground perak", "active perak")).guerrillas(1) == 0


def test_hm16_shaded_turns_two_neutral_provinces():
    game = event("HM-16", "mcp", "shaded", "perak: support | johore: 1 villages | kedah: opposition").play("pahang")

    assert why_not(game, "perak") == "why-not-here"
    assert state_of(game.play("selangor")).level == [-1, 1, 0, 0, -1, -1, 0, 0, 0, 0, 0, 0]


def test_hm17_unshaded_buys_up_to_three_guerrillas():
    board = "perak: 1 police, 4 underground | johore: 1 troops, 1 active | resources: 5 british, 0 mcp"
    game = event("HM-17", "british", "unshaded", board).play("underground perak", "underground perak")

    state = state_of(game)
    assert game.over
    assert (state.guerrillas(1), state.resources[0]) == (2, 1)


def test_hm17_shaded_replaces_police_with_guerrillas():
    game = event("HM-17", "mcp", "shaded", "johore: 2 police, 1 active | kedah: 1 police").play("johore")

    state = state_of(game)
    assert (state.police[7], state.underground[7], state.active[7]) == (1, 1, 1)
    assert state.political_will == 8


def test_hm17_shaded_replaces_in_one_step_even_with_a_guerrilla_from_the_map():
    board = "johore: 1 police, 1 active | pahang: 1 active | kedah: 13 active | political will: 20"
    game = event("HM-17", "mcp", "shaded", board).play("johore", "active pahang")

    state = state_of(game)
    assert game.over
    assert (state.control[7], state.control[4], state.underground[7]) == (-1, 0, 1)
    assert [line.arguments["change"] for line in told(game, "log-political-will")] == [-2 + 1]
    removed = state_of(event("HM-17", "mcp", "shaded", board).play("johore", "done"))
    assert (removed.control[7], removed.political_will) == (-1, 18)


@pytest.mark.parametrize("card", ["HM-02", "HM-16"])
def test_up_to_two_may_be_none(card: str):
    game = event(card, "mcp", "shaded", "perak: 1 troops").play("done")

    assert game.over
    assert not any(state_of(game).level)
    assert named(game, "to") == []
