"""1.1 Course of Play, 1.2 Components, 1.3 The Map."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, start, state_of
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.cyprus.cards import CAPABILITY_CARDS, CARDS, DECK, EVENT_CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.cyprus.map import (
    ADJACENT,
    BASES,
    BORDERS,
    ESTIMATES,
    FAMAGUSTA,
    KARPAS,
    MOUNTAINS,
    NAMES,
    NICOSIA,
    SABOTAGE_VALUE,
    SABOTAGE_VALUES,
    SPACES,
    TOWNS,
    TROODOS,
)
from sandtable.games.british_way.cyprus.propaganda_round import disorder
from sandtable.games.british_way.cyprus.vocabulary import SIDES


@proves("C-1.1-a", "C-1.5-a")
def test_on_an_event_card_each_of_the_two_sides_acts_once():
    game = start().play("HC-01")
    sides = []
    for _ in range(2):
        sides.append(game.question.side)
        game.play(game.question.options[0], "pass")
        while game.question.message not in ("ask-box", "ask-reveal"):
            game.play(game.question.options[-1])

    assert (sides, SIDES) == (["eoka", "british"], ["british", "eoka"])
    assert game.question.message == "ask-reveal"


@proves("C-1.1-b", "C-7.0.1-a")
def test_only_a_propaganda_round_can_end_the_game_early():
    game = position("political will: 0 | card: HC-32 | do: event eoka shaded")

    assert (game.over, state_of(game).winner) == (True, "")
    assert (
        state_of(position("nicosia: 1 sabotage | political will: 0 | opinion: 4 | do: political_will")).winner == "eoka"
    )


@proves("C-1.2-a")
def test_the_deck_has_32_events_and_3_propaganda_cards():
    assert (len(CARDS), len(EVENT_CARDS), len(PROPAGANDA_CARDS)) == (35, 32, 3)
    assert len(set(CARDS)) == 35


@proves("C-1.2-b", "C-1.4-b", "C-2.1-s")
@pytest.mark.parametrize(
    ("space", "sentence"),
    [
        ("nicosia: 13 troops", "1.2: 13 Troops on the map, the game has 12"),
        ("nicosia: 7 police | available: 12 cells, 4 caches", "1.2: 7 Police in all, the game has 6"),
        ("nicosia: 13 underground | available: 6 police, 4 caches", "1.2: 13 Cells in all, the game has 12"),
        ("available: 6 police, 12 cells, 5 caches", "1.2: 5 Arms Caches in all, the game has 4"),
    ],
)
def test_there_are_as_many_pieces_as_the_game_has_and_no_more(space, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(space)


@proves("C-1.2-c")
def test_there_are_as_many_markers_as_the_game_has_and_no_more():
    with pytest.raises(BadPosition, match="more than 15 Sabotage markers"):
        position("nicosia: 16 sabotage")
    with pytest.raises(BadPosition, match="more than 4 Curfews"):
        position(" | ".join(f"{NAMES[town]}: 1 police, 1 curfew" for town in TOWNS[:5]))
    assert len(CAPABILITY_CARDS) == 8


@proves("C-1.3.1-a", "C-1.3.2-a", "C-1.3.2-b", "C-1.3.3-a", "C-1.3.4-a")
def test_the_map_has_six_towns_two_mountains_and_two_bases():
    names = [[NAMES[space] for space in kind] for kind in (TOWNS, MOUNTAINS, BASES)]

    assert names == [
        ["paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas"],
        ["troodos", "kyrenia"],
        ["akrotiri", "dhekelia"],
    ]
    assert len(SPACES) == 10
    assert KARPAS != FAMAGUSTA


@proves("C-1.3.1-b")
@pytest.mark.parametrize("space", NAMES[:9])
def test_every_space_may_hold_pieces_of_both_sides(space):
    state = state_of(position(f"{space}: 1 troops, 1 police, 1 underground, 1 active"))

    assert (state.cubes(NAMES.index(space)), state.cells(NAMES.index(space))) == (2, 2)


@proves("C-1.3.2-a", "C-1.3.3-a", "C-1.3.4-b")
def test_sabotage_costs_two_in_nicosia_and_the_bases_one_in_other_towns_and_nothing_in_mountains():
    assert [SABOTAGE_VALUE[space] for space in SPACES] == [1, 1, 2, 1, 1, 1, 0, 0, 2, 2]
    assert [NAMES[space] for space in SPACES if SABOTAGE_VALUES[space][1] == "reading"] == [
        *["paphos", "limassol", "larnaca", "famagusta", "karpas"],
    ]
    assert disorder(state_of(position("troodos: 3 sabotage | kyrenia: 1 sabotage"))) == 0


@proves("C-1.3.4-c")
@pytest.mark.parametrize("base", ["akrotiri", "dhekelia"])
def test_no_cache_is_ever_in_a_base(base):
    with pytest.raises(BadPosition, match=f"1.3.4: an Arms Cache in the Base {base}"):
        position(f"{base}: 1 caches")


@proves("C-1.3.5-a")
def test_adjacency_is_symmetric_and_no_space_touches_itself():
    pairs = {(one, other) for one in SPACES for other in ADJACENT[one]}

    assert pairs == {(other, one) for one, other in pairs}
    assert all(one != other for one, other in pairs)
    assert len(pairs) == 2 * len(BORDERS) == 34


@proves("C-1.3.5-b")
def test_famagusta_touches_exactly_the_six_spaces_of_the_text():
    names = sorted(NAMES[space] for space in ADJACENT[FAMAGUSTA])

    assert names == ["dhekelia", "karpas", "kyrenia", "larnaca", "nicosia", "troodos"]
    assert {source for one, other, source in BORDERS if FAMAGUSTA in (one, other)} == {"text"}


def test_what_is_estimated_agrees_with_the_borders_that_play_uses():
    for one, other, touches, reason in ESTIMATES:
        assert (other in ADJACENT[one]) is touches, reason


def test_every_town_touches_a_mountain_so_that_a_cache_always_opens_a_space_to_recruit():
    assert [town for town in TOWNS if not set(ADJACENT[town]) & set(MOUNTAINS)] == []
    assert TROODOS in ADJACENT[NICOSIA]


@proves("C-1.3.6-a", "C-1.3.6-c")
def test_cells_in_prison_are_neither_on_the_map_nor_available():
    game = position("troodos: 1 caches, 2 underground | prison: 10 | do: operation recruit limited")
    game.play("recruit troodos")

    state = state_of(game)
    assert (state.prison, state.available_cells, state.cells(TROODOS)) == (10, 0, 2)


@proves("C-1.3.6-b")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        ("nicosia: 1 police, 1 active | do: operation patrol limited", ["nicosia"]),
        ("nicosia: 2 troops, 2 active | do: operation assault limited", ["assault nicosia"]),
        ("famagusta: 1 active | card: HC-22 | do: event british unshaded", ["active famagusta"]),
    ],
)
def test_patrol_assault_and_events_fill_the_prison(scene, answers):
    game = position(scene)
    for answer in answers:
        if answer in offered(game):
            game.play(answer)

    assert state_of(game).prison == 1


@proves("C-1.3.6-d")
@pytest.mark.parametrize(("prison", "left"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_reset_frees_half_the_prison_rounded_down(prison, left):
    game = position(f"prison: {prison} | do: reset")

    state = state_of(game)
    assert (state.prison, state.available_cells) == (left, 12 - left)


def test_capabilities_are_events_and_single_texts_are_three():
    assert set(CAPABILITY_CARDS) <= set(EVENT_CARDS)
    assert len(DECK.single_text) == 3


NEIGHBOURS = {
    "paphos": ["limassol", "nicosia", "troodos"],
    "limassol": ["akrotiri", "larnaca", "paphos", "troodos"],
    "nicosia": ["famagusta", "kyrenia", "paphos", "troodos"],
    "larnaca": ["dhekelia", "famagusta", "limassol", "troodos"],
    "famagusta": ["dhekelia", "karpas", "kyrenia", "larnaca", "nicosia", "troodos"],
    "karpas": ["famagusta", "kyrenia"],
    "troodos": ["famagusta", "larnaca", "limassol", "nicosia", "paphos"],
    "kyrenia": ["famagusta", "karpas", "nicosia"],
    "akrotiri": ["limassol"],
    "dhekelia": ["famagusta", "larnaca"],
}


@proves("C-1.3.5-a", "C-1.3.5-b")
@pytest.mark.parametrize("name", NAMES)
def test_each_space_touches_its_neighbours_and_no_other(name):
    assert sorted(NAMES[space] for space in ADJACENT[NAMES.index(name)]) == NEIGHBOURS[name]
