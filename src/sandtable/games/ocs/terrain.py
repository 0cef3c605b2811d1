"""6.2 Terrain, 9.3-9.4: the terrain effects chart as a game prints it, what it makes of a step and of a strength."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.numbers import MP

LEG: Final = 0
TRUCK: Final = 1
TRACKED: Final = 2
CLASSES: Final = ["leg", "truck", "tracked"]

ARMOUR: Final = 0
MECH: Final = 1
OTHER: Final = 2

PROHIBITED: Final = 1 << 20
# The whole allowance, which must be unspent; and half of it. Above every real cost, below what is prohibited.
ALL: Final = 1 << 18
HALF: Final = 1 << 17

OPEN: Final = 0
CLOSE: Final = 1
VERY_CLOSE: Final = 2
EXTREMELY_CLOSE: Final = 3
LINES: Final = ["open", "close", "very_close", "extremely_close"]


class Factor:
    """What a terrain multiplies a strength by, as a fraction; zero where there can be no attack."""

    def __init__(self, above: int, below: int, attack_only: bool, along_line: bool) -> None:
        self.above = above
        self.below = below
        self.attack_only = attack_only  # in brackets: defence is not changed
        self.along_line = along_line  # starred: only along a road or track


class Terrain:
    """One row of the chart."""

    def __init__(self, id: str, kind: str, line: int, costs: list[int], factors: list[Factor | None]) -> None:
        self.id = id
        self.kind = kind  # hex, hexside, path or feature
        self.line = line  # the line of the combat table, -1 if the rest of the hex decides
        self.costs = costs  # by class; of a hexside what it adds
        self.factors = factors  # by category; None if it changes nothing


def read_cost(text: str) -> int:
    """A cost as the chart prints it: `1/2`, `+3`, `P`, `all`; one without effect is nothing."""
    if text in ("none", "-", ""):
        return 0
    if text == "P":
        return PROHIBITED
    if text == "all":
        return ALL
    if text == "1/2MA":
        return HALF
    above, _, below = text.removeprefix("+").partition("/")
    return int(above) * MP // int(below or "1")


def read_factor(text: str) -> Factor | None:
    """A factor as the chart prints it: `x1/2`, `[x2]`, `x1/3*`, `P`; None if another terrain decides."""
    if text in ("ot", "-", ""):
        return None
    if text == "P":
        return Factor(0, 1, True, False)
    above, _, below = text.strip("[]*x").partition("/")
    return Factor(int(above), int(below or "1"), "[" in text, "*" in text)


def read_terrain(row: dict[str, str]) -> Terrain:
    """A row of the chart."""
    line = LINES.index(row["class"]) if row["class"] in LINES else -1
    costs = [read_cost(row[name]) for name in CLASSES]
    return Terrain(
        row["id"], row["kind"], line, costs, [read_factor(row[name]) for name in ("armour", "mech", "other")]
    )
