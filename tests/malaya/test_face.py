"""The face of the game in the client names what the server sends, and draws the map that the rules play on."""

from __future__ import annotations

import re
from itertools import combinations

from sandtable.checkout import find_checkout
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.map import ADJACENT, JUNGLES, MOUNTAINS, NAMES, PROVINCES, THAILAND
from sandtable.games.british_way.malaya.rules import REFERENCE, RULES

FACES = find_checkout() / "web" / "src" / "games"
MAP = (FACES / "malaya" / "map.ts").read_text()


def fields_of(folder: str) -> set[str]:
    """The fields of the interface of a state."""
    return set(re.findall(r"^  (\w+):", (FACES / folder / "state.ts").read_text(), re.M))


def borders_of(space: str) -> set[str]:
    """The borders by whose names the map draws an area."""
    drawn = re.search(rf'id: "{space}",\n    ground: (.*?)\n    slot:', MAP, re.S)
    assert drawn, space
    return set(re.findall(r'"-?(\w+)"', drawn[1]))


def list_of(name: str) -> list[str]:
    named = re.search(rf"export const {name} = \[(.*?)\]", MAP, re.S)
    assert named, name
    return re.findall(r'"(\w+)"', named[1])


def test_the_state_has_the_fields_that_the_client_names():
    for scenario in RULES.scenarios:
        state = REFERENCE.describe_state(Game.new(RULES, scenario=scenario).state)

        assert set(state) == fields_of("british_way") | fields_of("malaya")


def test_the_map_has_the_spaces_of_the_rules_and_their_terrain():
    assert re.findall(r'id: "(\w+)"', MAP) == NAMES
    assert list_of("MOUNTAINS") == [NAMES[space] for space in MOUNTAINS]
    assert list_of("JUNGLES") == [NAMES[space] for space in JUNGLES]


def test_two_areas_share_a_border_exactly_when_they_are_adjacent():
    for one, other in combinations([*PROVINCES, THAILAND], 2):
        shared = borders_of(NAMES[one]) & borders_of(NAMES[other])

        assert bool(shared) == (other in ADJACENT[one]), (NAMES[one], NAMES[other])
