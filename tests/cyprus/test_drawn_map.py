"""The board in the client: what touches by the rules touches in the drawing, and nothing else does."""

from __future__ import annotations

import re
from itertools import combinations

from sandtable.checkout import find_checkout
from sandtable.games.british_way.cyprus.map import ADJACENT, BASES, NAMES, TOWNS_AND_MOUNTAINS

DRAWING = (find_checkout() / "web/src/games/cyprus/map.ts").read_text()


def lines() -> dict[str, list[tuple[int, int]]]:
    """The borders and coasts by name, as points."""
    drawn = re.findall(r'^  (\w+):\s+"([\d, ]+)",$', DRAWING, re.M)
    return {name: [(int(x), int(y)) for x, y in re.findall(r"(\d+),(\d+)", points)] for name, points in drawn}


def outline_of(space: int) -> set[str]:
    """The borders and coasts around a Town or Mountain."""
    entry = re.search(rf'id: "{NAMES[space]}",\s+ground: area\((.*?)\),\n', DRAWING, re.S)
    assert entry is not None, NAMES[space]
    return {name.lstrip("-") for name in re.findall(r'"([\w-]+)"', entry[1])}


def plate_of(base: int) -> tuple[range, range]:
    """Where a Base lies: its columns and its rows."""
    size = re.search(r'form: "plate", width: (\d+), height: (\d+)', DRAWING)
    middle = re.search(rf'id: "{NAMES[base]}",\s+ground: BASE,\s+slot: {{ x: (\d+), y: (\d+)', DRAWING)
    assert size is not None
    assert middle is not None
    (width, height), (x, y) = map(int, size.groups()), map(int, middle.groups())
    return range(x - width // 2, x + width // 2), range(y - height // 2, y + height // 2)


def test_two_towns_or_mountains_have_a_border_in_common_if_they_touch():
    for one, other in combinations(TOWNS_AND_MOUNTAINS, 2):
        common = outline_of(one) & outline_of(other)

        assert bool(common) == (other in ADJACENT[one]), (NAMES[one], NAMES[other])


def test_a_base_lies_on_the_borders_of_the_spaces_that_it_touches():
    drawn = lines()
    for base in BASES:
        columns, rows = plate_of(base)
        under = {name for name, points in drawn.items() if any(x in columns and y in rows for x, y in points)}
        touched = [space for space in TOWNS_AND_MOUNTAINS if outline_of(space) & under]

        assert touched == ADJACENT[base], NAMES[base]
