"""D-MAP The five maps, from A in the west to E in the east: ours, on the numbering of the original."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from sandtable.games.ocs.dak2.files import DATA, Row, rows_of
from sandtable.games.ocs.hexes import Grid, opposite
from sandtable.games.ocs.terrain import Terrain, read_terrain
from sandtable.games.ocs.theatre import CITY, RAILROAD, VILLAGE, Ground

MAPS: Final = "EDCBA"  # from east to west, as second numbers grow
ROWS_PER_MAP: Final = 34
LAST_ROW: Final = 35  # of a map: the first of the map to its west, and named after that one


def line(name: str) -> list[str]:
    """The hexes of a road or railway that changes in the course of the war."""
    lines: dict[str, list[str]] = json.loads((DATA / "lines.json").read_text(encoding="utf-8"))
    return lines[name]


def coordinates_of(name: str) -> tuple[int, int]:
    """D-MAP-a: `C39.03` is on map C, 39 from the south, 3 from the east; even rows lie half a hex further west."""
    row = int(name[1:3])
    return row, 2 * (ROWS_PER_MAP * MAPS.index(name[0]) + int(name[4:])) + (1 if row % 2 == 0 else 0)


def is_on(name: str, maps: str) -> bool:
    """Whether a hex is on one of the maps in play; those of a shared edge are on two."""
    return name[0] in maps or (name[4:] == "01" and int(name[1:3]) % 2 == 1 and map_east_of(name[0]) in maps)


def map_east_of(letter: str) -> str:
    return MAPS[MAPS.index(letter) - 1] if letter != MAPS[0] else "-"


def maps_of(name: str) -> str:
    """The maps that a hex is on."""
    return name[0] + map_east_of(name[0]) if is_on(name, map_east_of(name[0])) else name[0]


def other_name(name: str) -> str:
    """D-MAP-e: the name that a hex of a shared edge has on the eastern map: `D37.35` is `C37.01`."""
    return f"{map_east_of(name[0])}{name[1:4]}{LAST_ROW}"


def usual_name(name: str) -> str:
    """The name of a hex that the files have: of a shared edge that of the western map."""
    letter, last = name[:1], f".{LAST_ROW}"
    if not name.endswith(last) or letter not in MAPS[:-1]:
        return name
    return f"{MAPS[MAPS.index(letter) + 1]}{name[1:3]}.01"


@cache
def chart() -> dict[str, Terrain]:
    """The terrain effects chart."""
    return {row["id"]: read_terrain(row) for row in rows_of("terrain.csv")}


def read_ground(maps: str, hexes: list[Row], hexsides: list[Row], links: list[Row]) -> tuple[Grid, Ground]:
    """The hexes of some maps, and what is printed on them."""
    rows = [row for row in hexes if is_on(row["hex"], maps)]
    names = [row["hex"] for row in rows]
    shared = {other_name(name): name for name in names if len(maps_of(name)) > 1}
    grid = Grid(names, [coordinates_of(name) for name in names], shared)
    ground = Ground(grid)
    for hex, row in enumerate(rows):
        read_hex(ground, hex, row)
    for row in hexsides:
        if row["hexA"] in grid.number and row["hexB"] in grid.number:
            read_side(grid, ground, row)
    for row in links:
        if row["hexA"] in grid.number and row["hexB"] in grid.number:
            read_link(grid, ground, row)
    return grid, ground


def read_hex(ground: Ground, hex: int, row: Row) -> None:
    ground.terrain[hex] = row["terrain"]
    ground.settlement[hex] = VILLAGE if row["settlement"] == "village" else CITY if row["settlement"] else ""
    ground.maps[hex] = maps_of(row["hex"])
    ground.country[hex] = row["country"]
    ground.name[hex] = row["name"]
    ground.coastal[hex] = row["class"] == "coast"
    ground.port[hex] = int(row["port"] or "0")
    ground.air_level[hex] = int(row["air_level"] or "-1")
    ground.oasis[hex] = bool(row["oasis"])
    ground.poi[hex] = bool(row["poi"])
    ground.hedgehog[hex] = int(row["hedgehog"] or "0")


def read_side(grid: Grid, ground: Ground, row: Row) -> None:
    """A hexside; a slope is another going up than going down."""
    side = grid.side_between(grid.number[row["hexA"]], grid.number[row["hexB"]])
    back = opposite(side, grid.neighbours)
    if row["kind"] == "slope":
        ground.feature[side] = "slope_up" if row["upper"] == row["hexB"] else "slope_down"
        ground.feature[back] = "slope_up" if row["upper"] == row["hexA"] else "slope_down"
    else:
        ground.feature[side] = ground.feature[back] = row["kind"]


def read_link(grid: Grid, ground: Ground, row: Row) -> None:
    """A road, track, railway or ferry from one hex to the next."""
    side = grid.side_between(grid.number[row["hexA"]], grid.number[row["hexB"]])
    for one in (side, opposite(side, grid.neighbours)):
        ground.path[one] = row["road"] or (RAILROAD if row["rail"] else "ferry")
        ground.rail[one] = row["rail"]
