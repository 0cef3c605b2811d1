"""1.3 The Map."""

from __future__ import annotations

import pytest

from malaya.table import named, position, proves, state_of, why_not
from sandtable.engine.errors import BadPosition
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.map import (
    ADJACENT,
    ALL_BORDERS,
    ECONOMIC_CENTERS,
    JUNGLES,
    MOUNTAINS,
    NAMES,
    POPULATION,
    POPULATION_OPTIONS,
    PROVINCES,
    SPACES,
    THAILAND,
)
from sandtable.games.british_way.malaya.rules import RULES


def near(space: str) -> list[str]:
    return [NAMES[other] for other in ADJACENT[NAMES.index(space)]]


@proves("M-1.3.1-a", "M-1.3.1-c", "M-1.3.2-a")
def test_there_are_eight_provinces_thailand_kuala_lumpur_and_two_economic_centers():
    provinces = ["kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore"]

    assert [*provinces, "thailand", "kuala_lumpur", "ec_tin", "ec_rubber"] == NAMES
    assert [NAMES[province] for province in PROVINCES] == provinces
    assert {POPULATION[province] for province in PROVINCES} == {1, 2, 3}


@proves("M-1.3.2-b")
def test_perak_and_selangor_are_mountains_and_the_other_provinces_jungle():
    assert [NAMES[space] for space in MOUNTAINS] == ["perak", "selangor"]
    assert sorted(MOUNTAINS + JUNGLES) == PROVINCES


@proves("M-1.3.1-b", "M-1.3.3-b", "M-1.4.2-b", "M-3.2-a")
def test_every_space_holds_forces_but_thailand_no_british_ones():
    for name in NAMES:
        position(f"{name}: 1 underground, 1 active")
    for name in set(NAMES) - {"thailand"}:
        position(f"{name}: 1 troops, 1 police")

    for cube in ("troops", "police"):
        with pytest.raises(BadPosition, match=r"1\.3\.3"):
            position(f"thailand: 1 {cube}")


@proves("M-1.3.3-b", "M-3.2-a")
def test_no_british_action_offers_thailand():
    board = "thailand: 1 active | perak: 3 troops, 1 police, 1 active"
    for operation in ("train", "garrison", "sweep", "assault"):
        game = position(f"{board} | do: operation {operation} operation")

        assert [answer for answer in game.question.options if "thailand" in answer] == []
    game = position(f"{board} | do: operation sweep operation").play("sweep kedah", "done", "from perak")
    assert "thailand" not in named(game, "to")


@proves("M-1.3.3-a", "M-1.3.3-c", "M-1.7-h")
def test_thailand_has_no_population_no_opinion_and_mcp_control_or_none():
    game = position("thailand: 1 underground | kedah: 1 underground | do: operation march limited")
    game.play("march kedah", "done")

    state = state_of(game)
    assert state.population[THAILAND] == 0
    assert (state.control[THAILAND], state.political_will) == (-1, 10)
    with pytest.raises(BadPosition, match=r"1\.6"):
        position("thailand: opposition")


@proves("M-1.3.3-a", "M-1.7-h")
def test_control_of_thailand_moves_no_political_will():
    game = position("do: operation rally limited").play("rally thailand")

    state = state_of(game)
    assert (state.control[THAILAND], state.political_will) == (-1, 10)


@proves("M-1.3.3-d")
def test_mcp_may_rally_march_and_extort_in_thailand():
    board = "thailand: 2 underground | kedah: 1 underground"

    assert "thailand" in named(position(f"{board} | do: operation rally operation"), "rally")
    assert "thailand" in named(position(f"{board} | do: operation march operation"), "march")
    assert "thailand" in named(position(f"{board} | do: operation rally operation"), "extort")
    assert "perak" in named(position("thailand: 1 underground | do: operation march operation"), "march")


@proves("M-1.3.3-e", "M-3.3.4-a", "M-4.3.2-b")
def test_nothing_is_struck_in_thailand():
    board = "thailand: 2 underground, 1 bases | kedah: 1 underground"
    terror = position(f"{board} | do: operation terror operation")
    agitation = position(f"{board} | do: agitation")

    assert named(terror, "terror") == ["kedah"]
    assert why_not(terror, "terror thailand") == "why-thailand"
    assert why_not(terror, "intimidate thailand") == "why-thailand"
    assert why_not(agitation, "agitate thailand") == "why-no-population"
    game = position("thailand: 2 underground | perak: 1 troops, 1 underground | do: operation attack operation")
    assert named(game, "attack") == ["perak"]


@proves("M-1.3.4-a")
def test_kuala_lumpur_is_like_a_province_and_is_none():
    state = position("kuala_lumpur: 2 troops, support").state
    game = position("kuala_lumpur: 3 troops, 1 active | perak: 1 troops | do: operation sweep operation")

    assert (state.population[9], state.control[9], state.level[9]) == (2, 1, 1)
    assert why_not(game, "reprisal kuala_lumpur") == "why-not-a-province"
    assert why_not(game, "strike kuala_lumpur") == "why-not-a-province"
    train = position("kuala_lumpur: 3 troops | perak: 1 troops, 1 active | do: operation train operation")
    assert why_not(train, "resettle kuala_lumpur") == "why-not-a-province"
    with pytest.raises(BadPosition, match=r"1\.4\.2"):
        position("kuala_lumpur: 1 villages")


@proves("M-1.3.5-a", "M-1.3.5-b", "M-6.2.1-a", "M-6.2.1-b")
@pytest.mark.parametrize(
    ("board", "income"),
    [("", 12), ("ec_tin: 1 sabotage", 6), ("ec_tin: 1 sabotage | ec_rubber: 2 sabotage", 0), ("ec_tin: 3 active", 12)],
)
def test_each_economic_center_yields_six_unless_it_is_sabotaged(board: str, income: int):
    game = position(f"{board} | resources: 0 british, 0 mcp | do: earnings")

    assert state_of(game).resources == [income, 0]


@proves("M-1.3.5-c", "M-1.4.2-a", "M-1.4.2-d", "M-1.9-a")
@pytest.mark.parametrize("thing", ["1 bases", "1 villages", "1 terror", "support", "opposition"])
def test_economic_centers_have_no_bases_villages_terror_or_opinion(thing: str):
    with pytest.raises(BadPosition):
        position(f"ec_tin: {thing}")


@proves("M-1.3.5-c", "M-1.7-a")
def test_nobody_controls_an_economic_center():
    state = position("ec_tin: 3 active | ec_rubber: 3 troops").state

    assert [state.control[center] for center in ECONOMIC_CENTERS] == [0, 0]
    assert [POPULATION[center] for center in ECONOMIC_CENTERS] == [0, 0]


@proves("M-1.3.6-a")
def test_adjacency_is_mutual_and_no_space_touches_itself():
    assert all(one in ADJACENT[other] for one in SPACES for other in ADJACENT[one])
    assert not any(space in ADJACENT[space] for space in SPACES)
    assert sum(map(len, ADJACENT)) == 2 * 19


@proves("M-1.3.6-b")
def test_perak_touches_six_spaces():
    assert near("perak") == ["kedah", "kelantan", "pahang", "selangor", "thailand", "ec_tin"]


def test_what_geography_gives_and_what_it_denies():
    assert near("kuala_lumpur") == ["selangor"]
    assert near("ec_rubber") == ["negri_sembilan", "johore"]
    assert near("thailand") == ["kedah", "perak", "kelantan"]
    assert near("trengganu") == ["kelantan", "pahang"]


@proves("M-1.3.2-a")
def test_a_table_may_correct_what_is_estimated():
    changed = {"johore_population": "3", "pahang_touches_kuala_lumpur": "true"}
    state = Game.new(RULES, options=changed).state

    assert state.population[7] == 3
    assert 4 in state.adjacent[9]
    assert POPULATION == [2, 3, 1, 1, 1, 2, 1, 2, 0, 2, 0, 0]


@proves("M-1.3.2-a")
@pytest.mark.parametrize(("name", "value"), [(name, value) for name in POPULATION_OPTIONS for value in "123"])
def test_every_population_is_an_option(name: str, value: str):
    state = Game.new(RULES, options={name: value}).state
    province = NAMES.index(name.removesuffix("_population"))

    assert RULES.option_values[name][0] == str(POPULATION[province])
    assert state.population == [int(value) if space == province else POPULATION[space] for space in SPACES]


@proves("M-1.3.6-a")
@pytest.mark.parametrize("touches", ["true", "false"])
@pytest.mark.parametrize("name", ALL_BORDERS.options)
def test_every_doubtful_border_is_an_option(name: str, touches: str):
    one, other = (NAMES.index(space) for space in name.split("_touches_"))
    adjacent = Game.new(RULES, options={name: touches}).state.adjacent

    assert (other in adjacent[one], one in adjacent[other]) == (touches == "true", touches == "true")
    assert RULES.option_values[name][0] == ("true" if other in ADJACENT[one] else "false")
    assert abs(sum(map(len, adjacent)) - sum(map(len, ADJACENT))) == (2 if touches != ALL_BORDERS.options[name] else 0)


@proves("M-1.3.2-d")
def test_a_province_has_control_an_opinion_and_room_for_a_village():
    state = position("perak: 2 troops, 1 underground, 1 villages, support").state

    assert (state.control[1], state.level[1], state.villages[1]) == (1, 1, 1)
