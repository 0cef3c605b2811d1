"""1.3 The Map: thirteen spaces and which of them touch."""

from __future__ import annotations

from typing import Final

GALILEE: Final = 0
HAIFA_DISTRICT: Final = 1
SAMARIA: Final = 2
LYDDA: Final = 3
JERUSALEM_DISTRICT: Final = 4
GAZA: Final = 5
HAIFA: Final = 6
TEL_AVIV: Final = 7
JERUSALEM: Final = 8
RAIL_EGYPT: Final = 9
RAIL_JERUSALEM: Final = 10
RAIL_HAIFA: Final = 11
RAIL_SYRIA: Final = 12
NOWHERE: Final = -1

# 1.3.1: the names are the spaces' ids in answers, positions and records.
NAMES: Final = [
    "galilee",
    "haifa_d",
    "samaria",
    "lydda",
    "jerusalem_d",
    "gaza",
    "haifa_c",
    "tel_aviv",
    "jerusalem_c",
    "rail_egypt",
    "rail_jerusalem",
    "rail_haifa",
    "rail_syria",
]
SPACES: Final = list(range(13))
DISTRICTS: Final = [GALILEE, HAIFA_DISTRICT, SAMARIA, LYDDA, JERUSALEM_DISTRICT, GAZA]
CITIES: Final = [HAIFA, TEL_AVIV, JERUSALEM]
RAILWAYS: Final = [RAIL_EGYPT, RAIL_JERUSALEM, RAIL_HAIFA, RAIL_SYRIA]
DISTRICTS_AND_CITIES: Final = DISTRICTS + CITIES
CITIES_AND_RAILWAYS: Final = CITIES + RAILWAYS
# 1.3.2: every District but Jerusalem's reaches the sea.
COASTAL_DISTRICTS: Final = [GALILEE, HAIFA_DISTRICT, SAMARIA, LYDDA, GAZA]
# 4.2.3: each City has one adjacent District.
DISTRICT_OF: Final = {HAIFA: HAIFA_DISTRICT, TEL_AVIV: LYDDA, JERUSALEM: JERUSALEM_DISTRICT}

# 1.3.5: each pair once, with its source: "text" of the rulebook, "implied" by it, or the "geography" of 1945.
BORDERS: Final = [
    (RAIL_HAIFA, TEL_AVIV, "text"),
    (RAIL_HAIFA, HAIFA, "text"),
    (RAIL_HAIFA, HAIFA_DISTRICT, "text"),
    (RAIL_HAIFA, SAMARIA, "text"),
    (RAIL_HAIFA, LYDDA, "text"),
    (RAIL_JERUSALEM, TEL_AVIV, "text"),
    (RAIL_JERUSALEM, JERUSALEM, "text"),
    (RAIL_EGYPT, TEL_AVIV, "text"),
    (RAIL_EGYPT, LYDDA, "text"),
    (RAIL_SYRIA, HAIFA, "text"),
    (TEL_AVIV, LYDDA, "text"),
    (JERUSALEM, JERUSALEM_DISTRICT, "text"),
    (LYDDA, GAZA, "text"),
    (HAIFA, HAIFA_DISTRICT, "implied"),
    (RAIL_JERUSALEM, LYDDA, "implied"),
    (RAIL_JERUSALEM, JERUSALEM_DISTRICT, "implied"),
    (RAIL_SYRIA, HAIFA_DISTRICT, "implied"),
    (RAIL_EGYPT, GAZA, "geography"),
    (RAIL_SYRIA, GALILEE, "geography"),
    (GALILEE, HAIFA_DISTRICT, "geography"),
    (GALILEE, SAMARIA, "geography"),
    (HAIFA_DISTRICT, SAMARIA, "geography"),
    (SAMARIA, LYDDA, "geography"),
    (SAMARIA, JERUSALEM_DISTRICT, "geography"),
    (LYDDA, JERUSALEM_DISTRICT, "geography"),
    (JERUSALEM_DISTRICT, GAZA, "geography"),
]


def adjacency(*, rail_syria_touches_samaria: bool) -> list[list[int]]:
    """1.3.5 Adjacency: for every space the spaces it touches. The one doubtful border is an option (A-05)."""
    pairs = [(one, other) for one, other, _ in BORDERS]
    if rail_syria_touches_samaria:
        pairs.append((RAIL_SYRIA, SAMARIA))
    table: list[list[int]] = [[] for _ in SPACES]
    for one, other in pairs:
        table[one].append(other)
        table[other].append(one)
    return [sorted(spaces) for spaces in table]


ADJACENT: Final = adjacency(rail_syria_touches_samaria=False)
ADJACENT_WITH_SAMARIA_LINE: Final = adjacency(rail_syria_touches_samaria=True)


def is_district(space: int) -> bool:
    return space <= GAZA


def is_city(space: int) -> bool:
    return HAIFA <= space <= JERUSALEM


def is_railway(space: int) -> bool:
    return space >= RAIL_EGYPT
