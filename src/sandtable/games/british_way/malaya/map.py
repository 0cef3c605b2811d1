"""1.3 The Map: twelve spaces, their populations, and which of them touch.

The source of each fact stands beside it: the "text" of the rulebook, or the geography of 1948 with how sure we are.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.borders import Borders

KEDAH: Final = 0
PERAK: Final = 1
KELANTAN: Final = 2
TRENGGANU: Final = 3
PAHANG: Final = 4
SELANGOR: Final = 5
NEGRI_SEMBILAN: Final = 6
JOHORE: Final = 7
THAILAND: Final = 8
KUALA_LUMPUR: Final = 9
EC_TIN: Final = 10
EC_RUBBER: Final = 11
NOWHERE: Final = -1

# 1.3.1: the names are the spaces' ids in answers, positions and records.
NAMES: Final = [
    "kedah",
    "perak",
    "kelantan",
    "trengganu",
    "pahang",
    "selangor",
    "negri_sembilan",
    "johore",
    "thailand",
    "kuala_lumpur",
    "ec_tin",
    "ec_rubber",
]
SPACES: Final = list(range(12))
PROVINCES: Final = list(range(8))
# 1.3.2: the other six Provinces are Jungle.
MOUNTAINS: Final = [PERAK, SELANGOR]
JUNGLES: Final = [province for province in PROVINCES if province not in MOUNTAINS]
ECONOMIC_CENTERS: Final = [EC_TIN, EC_RUBBER]
# 1.6: where there is Support and Opposition, and people to have an opinion.
PROVINCES_AND_KUALA_LUMPUR: Final = [*PROVINCES, KUALA_LUMPUR]
# 1.7: where there is Control.
CONTROLLABLE: Final = [*PROVINCES, THAILAND, KUALA_LUMPUR]
# 1.3.1: British forces may be anywhere but in Thailand.
BRITISH_SPACES: Final = [space for space in SPACES if space != THAILAND]
# 1.3.5: what an Economic Center yields.
ECONOMIC_VALUE: Final = 6
# 1.3.3, 1.3.4.
POPULATION_OF_KUALA_LUMPUR: Final = 2

# M-01: the rulebook says only that each Province has 1, 2 or 3. These are estimates from the census of 1947, Penang
# being counted with Perak, Perlis with Kedah and Malacca with Negri Sembilan (1.3.2). Each is an option.
ESTIMATED_POPULATIONS: Final = [
    (KEDAH, 2, "some 620,000 with Perlis"),
    (PERAK, 3, "some 1,400,000 with Penang"),
    (KELANTAN, 1, "some 450,000"),
    (TRENGGANU, 1, "some 230,000"),
    (PAHANG, 1, "some 250,000"),
    (SELANGOR, 2, "some 530,000 without Kuala Lumpur"),
    (NEGRI_SEMBILAN, 1, "some 510,000 with Malacca"),
    (JOHORE, 2, "some 740,000"),
]

# 1.3.6: each pair once, with its source. The text calls Perak's Economic Center the top one; that this is the one for
# tin, and the other the one for rubber, we infer from where they were.
BORDERS: Final = [
    (PERAK, THAILAND, "text"),
    (PERAK, KEDAH, "text"),
    (PERAK, KELANTAN, "text"),
    (PERAK, PAHANG, "text"),
    (PERAK, SELANGOR, "text"),
    (PERAK, EC_TIN, "text"),
    (KEDAH, THAILAND, "geography"),
    (KELANTAN, THAILAND, "geography"),
    (KELANTAN, TRENGGANU, "geography"),
    (KELANTAN, PAHANG, "geography"),
    (TRENGGANU, PAHANG, "geography"),
    (PAHANG, SELANGOR, "geography"),
    (PAHANG, NEGRI_SEMBILAN, "geography"),
    (PAHANG, JOHORE, "geography"),
    (SELANGOR, NEGRI_SEMBILAN, "geography"),
    (NEGRI_SEMBILAN, JOHORE, "geography"),
    (SELANGOR, KUALA_LUMPUR, "geography"),
    (JOHORE, EC_RUBBER, "geography"),
]
# M-46: where a circle on the map may or may not reach across a border is an option: "true" is a border by default.
DOUBTFUL_BORDERS: Final = [
    (NEGRI_SEMBILAN, EC_RUBBER, "true", "rubber grew in both states; just as well not adjacent"),
    (PAHANG, KUALA_LUMPUR, "false", "the city lay inside Selangor; its circle may overlap"),
    (NEGRI_SEMBILAN, KUALA_LUMPUR, "false", "the city lay inside Selangor; its circle may overlap"),
    (SELANGOR, EC_TIN, "false", "tin was mined in Selangor too; the text has the circle touch Perak"),
    (KEDAH, EC_TIN, "false", "the Kinta valley lay well inside Perak"),
    (SELANGOR, EC_RUBBER, "false", "the great estates lay further south"),
    (PAHANG, EC_RUBBER, "false", "the great estates lay further south"),
]
ALL_BORDERS: Final = Borders(NAMES, BORDERS, DOUBTFUL_BORDERS)
# 1.3.6 Adjacency: for every space the spaces it touches, unless an option of M-46 is another.
ADJACENT: Final = ALL_BORDERS.usual


def population_option(province: int) -> str:
    """The name of the option that says how populous a Province is."""
    return f"{NAMES[province]}_population"


# The options of estimated populations by name, with their default.
POPULATION_OPTIONS: Final = {population_option(province): str(people) for province, people, _ in ESTIMATED_POPULATIONS}


def populations(of_provinces: list[str]) -> list[int]:
    """1.3.2 to 1.3.5: for every space its population; Thailand and the Economic Centers have none."""
    people = [0] * len(SPACES)
    for province, number in zip(PROVINCES, of_provinces, strict=True):
        people[province] = int(number)
    people[KUALA_LUMPUR] = POPULATION_OF_KUALA_LUMPUR
    return people


USUAL_POPULATIONS: Final = list(POPULATION_OPTIONS.values())
POPULATION: Final = populations(USUAL_POPULATIONS)


def is_province(space: int) -> bool:
    return space <= JOHORE


def is_jungle(space: int) -> bool:
    return space <= JOHORE and space not in MOUNTAINS


def is_mountain(space: int) -> bool:
    return space in MOUNTAINS


def is_economic_center(space: int) -> bool:
    return space >= EC_TIN


def has_control(space: int) -> bool:
    """1.7: Provinces, Thailand and Kuala Lumpur."""
    return space <= KUALA_LUMPUR


def has_level(space: int) -> bool:
    """1.6: Provinces and Kuala Lumpur."""
    return space <= KUALA_LUMPUR and space != THAILAND
