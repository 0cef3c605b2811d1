"""The event cards HM-18 to HM-32 of the house deck, and its Propaganda cards."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, state_of, told, why_not
from sandtable.engine.game import Game


def event(card: str, side: str, text: str, board: str) -> Game:
    return position(f"{board} | card: {card} | do: event {side} {text}")


def test_hm18_unshaded_clears_terror_from_three_spaces():
    board = "perak: 2 terror | johore: 1 terror | kedah: 1 terror | kuala_lumpur: 3 terror"
    game = event("HM-18", "british", "unshaded", board).play("perak", "johore", "kuala_lumpur")

    assert state_of(game).terror == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def test_hm18_shaded_hides_guerrillas_and_earns():
    game = event("HM-18", "mcp", "shaded", "perak: 2 active, 1 underground | ec_tin: 1 active").play("perak", "done")

    state = state_of(game)
    assert (state.active[1], state.underground[1], state.active[10], state.resources[1]) == (0, 3, 1, 17)


def test_hm19_unshaded_is_a_free_sweep_of_two_spaces():
    board = "perak: 1 troops, 1 underground | johore: 2 troops, 1 underground | resources: 0 british, 0 mcp"
    game = event("HM-19", "british", "unshaded", board).play("sweep perak", "sweep johore")

    assert game.over
    assert (state_of(game).active[1], state_of(game).active[7]) == (1, 1)


def test_hm19_shaded_is_a_free_rally_in_three_spaces():
    game = event("HM-19", "mcp", "shaded", "resources: 0 british, 0 mcp").play(
        "rally perak", "rally kedah", "rally thailand"
    )

    assert game.over
    assert sum(state_of(game).underground) == 3


def test_hm20_unshaded_assaults_in_the_jungle_only():
    board = "perak: 4 troops, 1 active | johore: 1 troops, 1 active | kedah: 1 troops, 1 active"
    game = event("HM-20", "british", "unshaded", board).play("assault johore", "assault kedah")

    assert game.over
    assert [state_of(game).active[space] for space in (0, 1, 7)] == [0, 1, 0]


def test_hm20_shaded_ambushes_twice():
    board = "perak: 2 police, 2 underground | johore: 2 police, 1 underground | kedah: 2 police, 1 active"
    game = event("HM-20", "mcp", "shaded", board).play("ambush perak")

    assert offered(game) == ["ambush johore", "done"]
    assert sum(state_of(game.play("ambush johore")).police) == 4


@pytest.mark.parametrize(
    ("board", "will"),
    [
        ("perak: support | johore: opposition", 11),
        ("perak: 1 villages, opposition", 9),
        ("johore: support | kedah: opposition", 10),
    ],
)
def test_hm21_weighs_opinion_and_clears_a_space(board: str, will: int):
    game = event("HM-21", "mcp", "unshaded", f"{board} | selangor: 2 terror")

    assert game.over
    assert (state_of(game).political_will, state_of(game).terror[5]) == (will, 0)


def test_hm22_unshaded_brings_will_and_money():
    state = state_of(event("HM-22", "british", "unshaded", ""))

    assert (state.political_will, state.resources[0]) == (11, 19)


@pytest.mark.parametrize(
    ("board", "will"),
    [
        ("", 9),
        ("ec_tin: 1 sabotage", 8),
        ("kuala_lumpur: 1 terror", 8),
        ("perak: 1 terror", 9),
        ("ec_tin: 1 police, 1 active", 9),
        ("ec_tin: 1 police, 2 active", 8),
    ],
)
def test_hm22_shaded_is_worse_amid_disorder(board: str, will: int):
    assert state_of(event("HM-22", "mcp", "shaded", board)).political_will == will


def test_hm22_shaded_sabotages_an_economic_center_that_is_overrun():
    state = state_of(
        event("HM-22", "british", "shaded", "ec_tin: 1 police, 2 active | ec_rubber: 1 active, 1 sabotage")
    )

    assert (state.sabotage[10], state.sabotage[11]) == (1, 1)


def test_hm23_unshaded_guards_the_economic_centers():
    game = event("HM-23", "mcp", "unshaded", "")

    assert (asked(game), offered(game)) == ("british", ["0", "1", "2", "3", "4"])
    assert offered(game.play(2)) == ["0", "1", "2"]

    state = state_of(game.play(1, "done"))
    assert game.over
    assert (state.police[10], state.police[11]) == (2, 1)


def test_hm23_unshaded_then_moves_police_as_in_a_redeploy_phase():
    board = "kedah: 2 police, 1 active | johore: 1 troops | perak: 1 police, 2 active | ec_tin: 1 troops"
    game = event("HM-23", "british", "unshaded", board).play(0, 0)

    assert named(game, "from") == ["kedah", "perak"]
    assert set(named(game.play("from kedah"), "to")) == {"johore", "kuala_lumpur", "ec_tin", "ec_rubber"}

    game.play("to johore", 2)

    assert state_of(game).control[0] == 1  # until all have moved

    state = state_of(game.play("done"))
    assert game.over
    assert (state.police[7], state.troops[10], state.control[0], state.political_will) == (2, 1, -1, 8)


def test_hm23_shaded_sabotages_an_economic_center_with_guerrillas_in_or_next_to_it():
    far = event("HM-23", "mcp", "shaded", "kedah: 1 active")
    near = event("HM-23", "mcp", "shaded", "perak: 1 active | johore: 1 underground")

    assert not any(state_of(far).sabotage)
    assert offered(near) == ["ec_tin", "ec_rubber"]
    assert state_of(near.play("ec_rubber")).sabotage[11] == 2


def test_hm24_unshaded_removes_a_base_for_a_point():
    board = "johore: 1 troops, 1 active, 1 bases | pahang: 1 troops, 1 underground, 1 bases | kedah: 1 bases"
    state = state_of(event("HM-24", "british", "unshaded", board))

    assert (state.bases[7], state.bases[4], state.bases[0]) == (0, 1, 1)
    assert state.political_will == 10 + 1 + 2


def test_hm24_shaded_places_a_base_in_the_jungle():
    board = "johore: 1 active | perak: 1 active | kedah: 2 troops, 1 active | pahang: 1 active, 2 bases"
    game = event("HM-24", "mcp", "shaded", board)

    assert offered(game) == ["johore", "done"]
    assert why_not(game, "perak") == "why-not-here"
    assert state_of(game.play("johore")).bases[7] == 1


def test_hm24_shaded_asks_mcp_whoever_executes_it_and_never_moves_a_base_against_its_will():
    game = event("HM-24", "british", "shaded", "johore: 1 active | perak: 2 bases | kedah: 2 bases")

    assert asked(game) == "mcp"

    game.play("done")

    assert game.over
    assert state_of(game).bases[7] == 0


@pytest.mark.parametrize(
    ("capital", "level", "will"),
    [("1 troops", 1, 10), ("1 troops, opposition", 1, 10), ("1 active", 0, 10), ("1 active, support", 1, 11)],
)
def test_hm25_unshaded_calms_the_capital_or_crowns_its_support(capital: str, level: int, will: int):
    state = state_of(event("HM-25", "british", "unshaded", f"kuala_lumpur: {capital}, 2 terror"))

    assert (state.terror[9], state.level[9], state.political_will) == (0, level, will)


@pytest.mark.parametrize(
    ("space", "markers", "level"), [("kuala_lumpur", 2, -1), ("selangor", 2, -1), ("pahang", 0, 0)]
)
def test_hm25_shaded_strikes_the_capital_from_nearby(space: str, markers: int, level: int):
    state = state_of(event("HM-25", "mcp", "shaded", f"{space}: 1 underground"))

    assert (state.terror[9], state.level[9]) == (markers, level)


def test_hm26_unshaded_trains_in_provinces_for_nothing():
    game = event("HM-26", "british", "unshaded", "resources: 0 british, 0 mcp")

    assert "train kuala_lumpur" not in offered(game)

    state = state_of(game.play("train perak", 2, "train kedah", 1))
    assert game.over
    assert (state.police[1], state.police[0]) == (2, 1)


def test_hm26_shaded_attacks_in_two_spaces():
    board = "perak: 2 police, 3 active | johore: 2 police, 3 active | resources: 0 british, 0 mcp"
    game = event("HM-26", "mcp", "shaded", board).play("attack perak", 1, "attack johore", 3)

    assert game.over
    assert sum(state_of(game).police) == 0


def test_hm27_unshaded_strikes_three_provinces():
    board = " | ".join(f"{name}: 1 police, 1 active" for name in ("perak", "johore", "kedah", "pahang"))
    game = event("HM-27", "british", "unshaded", board).play("strike perak", "strike johore", "strike kedah")

    assert game.over
    assert sum(state_of(game).active) == 1


def test_hm27_shaded_costs_the_british_and_lets_mcp_extort():
    game = event("HM-27", "mcp", "shaded", "perak: 1 underground | johore: 1 underground")
    game.play("extort perak", "extort johore")

    assert state_of(game).resources == [13, 17]


@pytest.mark.parametrize(
    ("side", "answers", "commander"),
    [("british", ["right", "sweep", "sweep perak"], 1), ("mcp", ["left", "rally", "rally perak"], 0)],
)
def test_hm28_moves_the_commander_and_grants_a_limited_operation(side: str, answers: list[str], commander: int):
    start = "gurney" if side == "british" else "briggs"
    game = event("HM-28", side, "unshaded", f"commander: {start} | resources: 0 british, 0 mcp").play(*answers)

    state = state_of(game)
    assert game.over
    assert (state.commander, state.resources) == (commander, [0, 0])


@pytest.mark.parametrize(
    ("commander", "ways"),
    [("gurney", ["right", "done"]), ("briggs", ["left", "right", "done"]), ("templer", ["left", "done"])],
)
def test_hm28_keeps_the_commander_on_his_track(commander: str, ways: list[str]):
    assert offered(event("HM-28", "mcp", "unshaded", f"commander: {commander}")) == ways


def test_hm29_unshaded_wins_over_new_villages():
    board = "perak: 1 villages, opposition | johore: 1 villages | kedah: opposition"
    game = event("HM-29", "british", "unshaded", board)

    assert game.question.message == "ask-shift-to-support"

    game.play("perak", "johore")

    assert (state_of(game).level[1], state_of(game).level[7]) == (0, 1)


def test_hm29_shaded_removes_villages_beset_by_guerrillas():
    game = event("HM-29", "mcp", "shaded", "perak: 1 police, 1 active, 1 villages | johore: 1 villages")

    assert offered(game) == ["perak", "done"]
    assert state_of(game.play("perak")).villages_left() == 3


def test_hm30_unshaded_garrisons_and_assaults():
    board = "kedah: 2 troops | ec_tin: 1 active | resources: 0 british, 0 mcp"
    game = event("HM-30", "british", "unshaded", board)
    game.play("yes", "garrison johore", "from kedah", "to ec_tin", 2, "assault ec_tin")

    assert state_of(game).guerrillas(10) == 0
    assert state_of(game).resources[0] == 0
    assert [line.arguments["operation"] for line in told(game, "log-operation")] == ["garrison"]


def test_hm30_unshaded_assaults_in_one_space_even_without_a_garrison():
    board = "kedah: 2 troops, 1 active | johore: 2 troops, 1 active | resources: 0 british, 0 mcp"
    game = event("HM-30", "mcp", "unshaded", board).play("no", "assault johore")

    assert game.over
    assert (state_of(game).active[0], state_of(game).active[7]) == (1, 0)


def test_hm30_shaded_marches_to_three_destinations():
    game = event("HM-30", "mcp", "shaded", "perak: 3 underground | resources: 0 british, 0 mcp")
    game.play("march kedah", "march selangor", "march thailand")

    assert game.question.message == "ask-march-from"
    game.play("from perak", "to kedah", 1, "from perak", "to selangor", 1, "from perak")
    assert [state_of(game).underground[space] for space in (0, 1, 5, 8)] == [1, 0, 1, 1]


def test_hm31_unshaded_wins_a_space_and_a_point():
    board = "perak: 1 troops | johore: 1 police, 1 terror | kedah: 1 troops, opposition"
    state = state_of(event("HM-31", "british", "unshaded", board))

    assert (state.level[1], state.political_will) == (1, 11)


@pytest.mark.parametrize(
    ("board", "will"), [("", 8), ("perak: support", 9), ("perak: support | johore: opposition", 9)]
)
def test_hm31_shaded_hurts_more_where_opposition_is_as_strong(board: str, will: int):
    assert state_of(event("HM-31", "mcp", "shaded", board)).political_will == will


def test_hm32_unshaded_brings_troops():
    game = event("HM-32", "mcp", "unshaded", "perak: 1 police")

    assert asked(game) == "british"
    assert offered(game) == ["perak", "kuala_lumpur", "done"]
    assert state_of(game.play("perak", 3)).troops[1] == 3


def test_hm32_shaded_takes_troops_away_and_control_follows():
    game = event("HM-32", "mcp", "shaded", "johore: 2 troops, 1 active | kuala_lumpur: 3 troops")
    game.play("troops johore", "troops johore")

    state = state_of(game)
    assert game.over
    assert (state.control[7], state.political_will, state.troops[9]) == (-1, 10 - 2 - 1, 2)
    few = state_of(event("HM-32", "mcp", "shaded", "johore: 2 troops"))
    assert (sum(few.troops), few.political_will) == (0, 9)
