"""How things on the map are written in a few letters: plain ASCII, so that every terminal shows each in one column."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.counters import COMBAT, Counter
from sandtable.games.ocs.modes import MARKERS
from sandtable.games.ocs.state import State
from sandtable.games.ocs.theatre import PRIMARY_ROAD, RAILROAD, ROAD, TRACK

BRACKETS: Final = [("[", "]"), ("<", ">")]  # of the sides, so that they differ without colour
STYLES: Final = ["bold yellow", "bold green"]

GROUND: Final = {
    "open": " ",
    "rocky": "%",
    "salt_marsh": '"',
    "sand": ".",
    "low_hills": "n",
    "rough": "&",
    "mountain": "M",
    "swamp": ";",
    "delta": "=",
    "city": "@",
    "village": "o",
}
GROUND_STYLES: Final = {"rocky": "red", "salt_marsh": "cyan", "sand": "yellow", "sea": "blue"}
SIDES: Final = {"escarpment": "#", "wadi": "w", "minor_river": "r", "major_river": "R", "at_ditch": "x"}
# Slopes: an arrow to the higher hex, by direction from the east round to the north, and its reverse
UPHILL: Final = ">^^<vv"
DOWNHILL: Final = "<vv>^^"
# Across a side to the east or west, to the north-west or south-east, to the north-east or south-west
PATHS: Final = {
    PRIMARY_ROAD: ("=", "\\\\", "//"),
    ROAD: ("-", "\\", "/"),
    TRACK: (":", ":", ":"),
    RAILROAD: ("+", "+", "+"),
}
RAIL: Final = "+"
MODES: Final = {"combat": "c", "move": "m", "reserve": "r", "strat": "s", "dg": "d", "exploit": "e"}
MIXED: Final = "*"
# The kinds of units, by words in their type; the first that is found counts
KINDS: Final = [
    ("HQ", "HQ "),
    ("Arty", "Art"),
    ("Eng", "Eng"),
    ("AT", "AT "),
    ("AA", "AA "),
    ("Recon", "Rec"),
    ("Car", "Rec"),
    ("Arm", "Arm"),
    ("MG", "MG "),
    ("Mot", "Mot"),
    ("MC", "Mot"),
]
OTHER: Final = "Inf"


def mode_of(state: State, unit: int) -> str:
    """The mode of a unit by its name."""
    return MARKERS[state.marker[unit]] or ("combat" if state.face[unit] == COMBAT else "move")


def kind_of(counter: Counter) -> str:
    """What a unit is, in three letters."""
    words = counter.type.replace("/", " ").split()
    return next((kind for word, kind in KINDS if word in words), OTHER)


def stack_text(state: State, units: list[int]) -> str:
    """A stack in seven letters: its side by the brackets, what leads it, how many counters, in which mode."""
    side = state.side_of(units[0])
    leads = max(units, key=lambda unit: (state.is_attack_capable(unit), state.showing(unit).strength, -unit))
    modes = {MODES[mode_of(state, unit)] for unit in units}
    number = str(len(units)) if len(units) < 10 else "+"
    left, right = BRACKETS[side]
    return f"{left}{kind_of(state.counter(leads))}{number}{modes.pop() if len(modes) == 1 else MIXED}{right}"


def values_of(state: State, unit: int) -> str:
    """What the face that shows has printed: strength, rating, allowance; its barrage and range."""
    counter, face = state.counter(unit), state.showing(unit)
    strength = str(face.strength) if face.strength >= 0 else "-"
    if counter.parenthesised:
        strength = f"({strength})"
    barrage = f" {face.barrage}/{counter.range}" if face.barrage else ""
    return f"{strength}-{counter.rating}-{face.allowance}{barrage}"
