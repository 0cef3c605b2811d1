"""1.3 The Map: thirteen spaces and which of them touch."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.borders import Borders

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

# 1.3.5: each pair once, with its source: the "text" of the rulebook, or what is "implied" by it.
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
]
# what rests on the geography of 1945 alone, each with its source, is an option: "true" is a border by default.
DOUBTFUL_BORDERS: Final = [
    (RAIL_SYRIA, SAMARIA, "false", "the line by Afula and Beisan kept to the districts of Haifa and Galilee"),
    (RAIL_SYRIA, GALILEE, "true", "Galilee alone reaches Syria, where the line goes"),
    (RAIL_EGYPT, GAZA, "true", "Gaza alone reaches Egypt, where the line comes from"),
    (GALILEE, HAIFA_DISTRICT, "true", "the subdistricts of Acre and Nazareth bordered on that of Haifa"),
    (GALILEE, SAMARIA, "true", "the subdistricts of Nazareth and Beisan bordered on that of Jenin"),
    (HAIFA_DISTRICT, SAMARIA, "true", "the subdistrict of Haifa bordered on those of Jenin and Tulkarm"),
    (SAMARIA, LYDDA, "true", "the subdistricts of Tulkarm and Nablus bordered on those of Jaffa and Ramle"),
    (SAMARIA, JERUSALEM_DISTRICT, "true", "the subdistrict of Nablus bordered on that of Ramallah"),
    (LYDDA, JERUSALEM_DISTRICT, "true", "the subdistrict of Ramle bordered on those of Ramallah, Jerusalem and Hebron"),
    (JERUSALEM_DISTRICT, GAZA, "true", "the subdistrict of Hebron bordered on those of Gaza and Beersheba"),
]
ALL_BORDERS: Final = Borders(NAMES, BORDERS, DOUBTFUL_BORDERS)
# 1.3.5 Adjacency: for every space the spaces it touches, unless an option of A-05 is another.
ADJACENT: Final = ALL_BORDERS.usual


def is_district(space: int) -> bool:
    return space <= GAZA


def is_city(space: int) -> bool:
    return HAIFA <= space <= JERUSALEM


def is_railway(space: int) -> bool:
    return space >= RAIL_EGYPT
