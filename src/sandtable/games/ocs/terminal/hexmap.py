"""The map around a hex in characters: staggered cells of eight columns and four lines.

.   # . //      the sides to the north-west and north-east: an escarpment, a road
|C41.29%        its number, and a letter for the terrain
=[Inf4c]        a stack; on the left what leads west
|12T8t          dumps and trucks, leaders, hedgehogs
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terminal import symbols
from sandtable.games.ocs.theatre import SEA, VILLAGE

CELL: Final = 8
LINES: Final = 4
INSIDE: Final = CELL - 1
LEAST_ROWS: Final = 5
USUAL_ROWS: Final = 7  # where there is no screen whose height could be asked
MOST_ROWS: Final = 11
LINES_BESIDE: Final = 12  # of a screen, for what stands above and below the map
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(SIDES)
DIM: Final = "dim"


@dataclass
class HexMap:
    """As much of the map as the screen has room for."""

    state: State
    centre: int
    notes: dict[str, str] = field(default_factory=dict)  # by the names of hexes: what stands in them in place of things
    zones: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        room = (console.height - LINES_BESIDE) // LINES if console.is_terminal else USUAL_ROWS
        rows = max(LEAST_ROWS, min(MOST_ROWS, room))
        yield from Canvas(self, options.max_width, rows).lines()

    def shown(self, width: int, rows: int) -> dict[int, tuple[int, int]]:
        """The hexes that fit, each with the column and line of its upper left corner."""
        grid = self.state.theatre.grid
        across = (width - CELL - 1) // (CELL // 2)  # in halves of a hex, as columns are counted
        north = clamped(grid.rows[self.centre] + rows // 2, min(grid.rows) + rows - 1, max(grid.rows))
        west = clamped(grid.columns[self.centre] + across // 2, min(grid.columns) + across, max(grid.columns))
        places = {
            hex: ((west - grid.columns[hex]) * CELL // 2, (north - grid.rows[hex]) * LINES) for hex in range(len(grid))
        }
        return {hex: (x, y) for hex, (x, y) in places.items() if x >= 0 and x + CELL < width and 0 <= y < rows * LINES}


def clamped(value: int, least: int, most: int) -> int:
    return max(min(value, most), min(least, most))


class Canvas:
    """A screen of letters, each with its style."""

    def __init__(self, map: HexMap, width: int, rows: int) -> None:
        self.map = map
        self.state = map.state
        self.paths = map.state.paths()
        self.unbuilt = map.state.railway_unbuilt()
        self.letters = [[" "] * width for _ in range(rows * LINES + 1)]
        self.styles = [[""] * width for _ in range(rows * LINES + 1)]
        shown = map.shown(width, rows)
        for hex in sorted(shown, key=self.is_sea, reverse=True):  # so that the coast is drawn over the sea
            x, y = shown[hex]
            self.draw_sides(hex, x, y)
            self.draw_hex(hex, x + 1, y + 1)

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, letter in enumerate(text):
            self.letters[y][x + place], self.styles[y][x + place] = letter, style

    def lines(self) -> Iterator[Text]:
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text(no_wrap=True, end="\n")
            for letter, style in zip(letters, styles, strict=True):
                line.append(letter, style or None)
            line.rstrip()
            yield line

    # In the hex

    def draw_hex(self, hex: int, x: int, y: int) -> None:
        state, ground = self.state, self.state.theatre.ground
        if ground.terrain[hex] == SEA:
            for line in range(LINES - 1):
                self.put(x, y + line, "~" * INSIDE, symbols.GROUND_STYLES[SEA])
            return
        terrain = VILLAGE if ground.settlement[hex] == VILLAGE else ground.terrain[hex]
        letter, style = symbols.GROUND.get(terrain, "?"), symbols.GROUND_STYLES.get(terrain, "")
        fill = " " if terrain == VILLAGE else letter
        name = state.theatre.grid.names[hex]
        self.put(x, y, name, "reverse" if hex == self.map.centre else DIM)
        self.put(x + len(name), y, letter, style)
        place = ground.name[hex][:INSIDE]
        stack = state.stacks.get(hex)
        if stack:
            self.put(x, y + 1, symbols.stack_text(state, stack), symbols.STYLES[state.side_of(stack[0])])
        elif place:
            self.put(x, y + 1, place, "bold")
        else:
            self.put(x, y + 1, fill * INSIDE, f"{DIM} {style}")
        things, style_of_things = self.things_in(hex)
        if things:
            self.put(x, y + 2, things, style_of_things)
        elif stack and place:
            self.put(x, y + 2, place, "bold")
        else:
            self.put(x, y + 2, fill * INSIDE, f"{DIM} {style}")
        if self.map.zones:
            marks = "".join(symbols.BRACKETS[side][side] if state.zones(side)[hex] else " " for side in (0, 1))
            if marks.strip():
                self.put(x + INSIDE - 2, y + 2, marks, "bold magenta")

    def things_in(self, hex: int) -> tuple[str, str]:
        """What lies in a hex beside combat units, or the note on it; and in which style."""
        state = self.state
        note = self.map.notes.get(state.theatre.grid.names[hex])
        if note is not None:
            return note[:INSIDE].center(INSIDE), "bold cyan"
        for side in (0, 1):
            parts = [f"{tokens}T" for tokens in [state.dumps[side].get(hex, 0)] if tokens]
            lots = [lot for lot in state.trucks if lot.side == side and lot.hex == hex]
            parts += [f"{sum(lot.size for lot in lots)}t"] if lots else []
            organic = [truck for truck, place in enumerate(state.organic_place) if place == hex]
            parts += ["o" for truck in organic if state.theatre.trucks[truck].side == side]
            leaders = [leader for leader, place in enumerate(state.leader_place) if place == hex]
            parts += ["*" for leader in leaders if state.theatre.leaders[leader].side == side]
            if parts:
                parts += [f"h{state.hedgehog_in(hex)}"] if state.hedgehog_in(hex) else []
                whose = "" if state.holder(hex) == side else symbols.BRACKETS[side][0]  # the stack has said it
                return (whose + "".join(parts))[:INSIDE], symbols.STYLES[side]
        return (f"h{state.hedgehog_in(hex)}" if state.hedgehog_in(hex) else ""), "bold"

    # Its sides

    def draw_sides(self, hex: int, x: int, y: int) -> None:
        for line in (1, 2, 3):
            self.put(x, y + line, *self.upright(hex, WEST, line))
            self.put(x + CELL, y + line, *self.upright(hex, EAST, line))
        for corner_x, corner_y in ((0, 0), (CELL // 2, 0), (CELL, 0), (0, LINES), (CELL // 2, LINES), (CELL, LINES)):
            self.put(x + corner_x, y + corner_y, *self.corner(hex))
        for direction, side_x, side_y in (
            (NORTH_WEST, 1, 0),
            (NORTH_EAST, CELL // 2 + 1, 0),
            (SOUTH_WEST, 1, LINES),
            (SOUTH_EAST, CELL // 2 + 1, LINES),
        ):
            for place in range(CELL // 2 - 1):
                self.put(x + side_x + place, y + side_y, *self.slanted(hex, direction, place))

    def corner(self, hex: int) -> tuple[str, str]:
        return ("~", symbols.GROUND_STYLES[SEA]) if self.is_sea(hex) else ("'", DIM)

    def is_sea(self, hex: int) -> bool:
        return hex == NOWHERE or self.state.theatre.ground.terrain[hex] == SEA

    def upright(self, hex: int, direction: int, line: int) -> tuple[str, str]:
        """A letter of a side to the east or west: what it is, in its middle the road across it, below the railway."""
        side = hex * SIDES + direction
        if line == 2 and self.paths[side]:
            return symbols.PATHS.get(self.paths[side], "-")[0], "bold"
        if line == 3 and self.has_rail(side):
            return symbols.RAIL, "bold"
        return self.feature(side, direction) or self.plain(hex, side, "|")

    def slanted(self, hex: int, direction: int, place: int) -> tuple[str, str]:
        """The same of a side to the north or south."""
        side = hex * SIDES + direction
        if self.paths[side]:
            falls = direction in (NORTH_WEST, SOUTH_EAST)
            path = symbols.PATHS.get(self.paths[side], "---")[1 if falls else 2]
            if place < len(path) - 1 or place == 1:
                return path[0], "bold"
        if place == 2 and self.has_rail(side):
            return symbols.RAIL, "bold"
        return self.feature(side, direction) or self.plain(hex, side, " ")

    def has_rail(self, side: int) -> bool:
        ends = (side // SIDES, self.state.theatre.grid.neighbours[side])
        return bool(self.state.theatre.ground.rail[side]) and not any(end in self.unbuilt for end in ends)

    def feature(self, side: int, direction: int) -> tuple[str, str] | None:
        """A hexside that counts: an escarpment, a wadi, an arrow up a slope."""
        kind = self.state.theatre.ground.feature[side]
        if kind == "slope_up":
            return symbols.UPHILL[direction], "red"
        if kind == "slope_down":
            return symbols.DOWNHILL[direction], "red"
        return (symbols.SIDES.get(kind, "?"), "red") if kind else None

    def plain(self, hex: int, side: int, letter: str) -> tuple[str, str]:
        """A side without anything; between sea and sea there is none."""
        at_sea = self.is_sea(hex) and self.is_sea(self.state.theatre.grid.neighbours[side])
        return ("~", symbols.GROUND_STYLES[SEA]) if at_sea else (letter, DIM)
