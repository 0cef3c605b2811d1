"""6.2 Resource Phase, 6.3 Support Phase."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, proves, state_of, why_not

NO_CENTERS = "ec_tin: 1 sabotage | ec_rubber: 1 sabotage | resources: 0 british, 0 mcp"


@proves("M-6.2.1-a")
def test_the_british_earn_the_population_they_control_up_to_twenty():
    game = position(
        f"perak: 1 troops | kuala_lumpur: 1 police | johore: 1 police, 1 active | {NO_CENTERS} | do: earnings"
    )
    full = position("perak: 1 troops | resources: 10 british, 0 mcp | do: earnings")

    assert (state_of(game).resources[0], state_of(full).resources[0]) == (5, 20)


@proves("M-6.2.2-a")
def test_mcp_earns_two_for_each_base_up_to_twenty():
    game = position("thailand: 2 bases | pahang: 1 bases | resources: 0 british, 3 mcp | do: earnings")
    full = position("thailand: 2 bases | resources: 0 british, 18 mcp | do: earnings")

    assert (state_of(game).resources[1], state_of(full).resources[1]) == (9, 20)


@pytest.mark.parametrize(("text", "earned"), [("unshaded british", 2), ("shaded mcp", 6)])
def test_food_denial_starves_bases_or_fails(text: str, earned: int):
    game = position(f"pahang: 2 bases | resources: 0 british, 0 mcp | capabilities: HM-07 {text} | do: earnings")

    assert state_of(game).resources[1] == earned


@proves("M-6.3-a")
def test_the_british_pacify_before_mcp_agitates():
    game = position("perak: 2 troops, 1 police | johore: 1 active | do: pacification, agitation")

    assert asked(game) == "british"
    assert asked(game.play("done")) == "mcp"


@proves("M-6.3.1-a", "M-6.6.2-c")
@pytest.mark.parametrize("commander", ["gurney", "briggs", "templer"])
def test_pacify_in_up_to_two_spaces_whoever_commands(commander: str):
    board = " | ".join(f"{name}: 1 troops, 1 police" for name in ("perak", "johore", "kuala_lumpur"))
    game = position(f"{board} | commander: {commander} | do: pacification").play("pacify perak")

    assert game.question.arguments["left"] == 1

    game.play("pacify kuala_lumpur")

    assert game.over
    assert [state_of(game).level[space] for space in (1, 7, 9)] == [1, 0, 1]


@proves("M-6.3.1-a")
@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ("2 troops", "why-no-police"),
        ("2 police", "why-no-troops"),
        ("1 troops, 1 police, 2 active", "why-no-british-control"),
        ("1 troops, 1 police, support", "why-already-support"),
    ],
)
def test_pacify_needs_control_troops_and_police(pieces: str, reason: str):
    game = position(f"perak: {pieces} | johore: 1 troops, 1 police | do: pacification")

    assert why_not(game, "pacify perak") == reason


@proves("M-6.3.1-b")
def test_two_resources_for_a_marker_or_a_level():
    game = position("perak: 1 troops, 1 police, 1 terror, opposition | do: pacification").play("pacify perak", "yes")

    state = state_of(game)
    assert (state.terror[1], state.level[1], state.resources[0]) == (0, 0, 11)


@proves("M-1.8-a", "M-6.3.1-b")
def test_the_last_two_resources_pacify():
    game = position("perak: 1 troops, 1 police | resources: 2 british, 0 mcp | do: pacification").play("pacify perak")

    assert (state_of(game).level[1], state_of(game).resources[0]) == (1, 0)


@proves("M-6.3.2-a", "M-6.3.2-c")
def test_agitate_where_mcp_has_a_piece_and_the_british_no_control():
    board = "perak: 1 active | johore: 1 police, 1 active | kedah: 2 police, 1 active | selangor: 1 villages"
    game = position(f"{board} | kuala_lumpur: 1 active | do: agitation")

    assert named(game, "agitate") == ["perak", "johore", "kuala_lumpur"]
    assert why_not(game, "agitate kedah") == "why-british-control"
    assert why_not(game, "agitate selangor") == "why-no-mcp-piece"

    game.play("agitate perak", "agitate johore")

    assert game.over


@proves("M-6.3.2-b")
def test_one_resource_for_a_marker_or_a_level():
    game = position("perak: 1 active, 2 terror, support | do: agitation").play("agitate perak", 2, "yes")

    state = state_of(game)
    assert (state.terror[1], state.level[1], state.resources[1]) == (0, 0, 12)


@proves("M-6.3.2-d")
def test_both_are_optional_may_stop_early_and_move_no_political_will():
    game = position("perak: 1 active, 2 terror | do: agitation").play("agitate perak", 1)
    shifted = position("johore: 1 active | do: agitation").play("agitate johore")

    assert game.over
    assert (state_of(game).terror[1], state_of(game).level[1]) == (1, 0)
    assert (state_of(shifted).level[7], state_of(shifted).political_will) == (-1, 10)
    assert "done" in offered(position("johore: 1 active | do: agitation"))


@pytest.mark.parametrize(("text", "spaces"), [("unshaded british", 1), ("shaded mcp", 3)])
def test_the_underground_press_reaches_fewer_or_more(text: str, spaces: int):
    board = " | ".join(f"{name}: 1 active" for name in ("kedah", "perak", "johore", "pahang"))
    game = position(f"{board} | capabilities: HM-13 {text} | do: agitation")
    done = 0
    while left := named(game, "agitate"):
        assert game.question.arguments["left"] == spaces - done
        game.play(f"agitate {left[0]}")
        done += 1

    assert done == spaces
