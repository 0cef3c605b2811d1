"""1.3 The Map: ten spaces, what Sabotage costs in them, and which of them touch."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.borders import Borders

PAPHOS: Final = 0
LIMASSOL: Final = 1
NICOSIA: Final = 2
LARNACA: Final = 3
FAMAGUSTA: Final = 4
KARPAS: Final = 5
TROODOS: Final = 6
KYRENIA: Final = 7
AKROTIRI: Final = 8
DHEKELIA: Final = 9

# 1.3.1: the names are the spaces' ids in answers, positions and records.
NAMES: Final = [
    "paphos",
    "limassol",
    "nicosia",
    "larnaca",
    "famagusta",
    "karpas",
    "troodos",
    "kyrenia",
    "akrotiri",
    "dhekelia",
]
SPACES: Final = list(range(10))
TOWNS: Final = [PAPHOS, LIMASSOL, NICOSIA, LARNACA, FAMAGUSTA, KARPAS]
MOUNTAINS: Final = [TROODOS, KYRENIA]
BASES: Final = [AKROTIRI, DHEKELIA]
TOWNS_AND_MOUNTAINS: Final = TOWNS + MOUNTAINS
TOWNS_AND_BASES: Final = TOWNS + BASES
# The house deck asks for it: every Town but the capital has a shore.
COASTAL_TOWNS: Final = [PAPHOS, LIMASSOL, LARNACA, FAMAGUSTA, KARPAS]

# 1.3.2 to 1.3.4: in the order of the spaces, with the source: the "text" of the rulebook, which gives Nicosia and the
# Bases 2, Mountains 0 and "most" Towns 1, or our "reading" that these are all five (C-A-04).
SABOTAGE_VALUES: Final = [
    (1, "reading"),
    (1, "reading"),
    (2, "text"),
    (1, "reading"),
    (1, "reading"),
    (1, "reading"),
    (0, "text"),
    (0, "text"),
    (2, "text"),
    (2, "text"),
]
SABOTAGE_VALUE: Final = [value for value, _ in SABOTAGE_VALUES]

# 1.3.5: each pair once, with its source: the "text" of the rulebook, or the "geography" of the island (C-A-45).
BORDERS: Final = [
    (FAMAGUSTA, KARPAS, "text"),
    (FAMAGUSTA, NICOSIA, "text"),
    (FAMAGUSTA, LARNACA, "text"),
    (FAMAGUSTA, KYRENIA, "text"),
    (FAMAGUSTA, TROODOS, "text"),
    (FAMAGUSTA, DHEKELIA, "text"),
    (PAPHOS, LIMASSOL, "geography"),
    (PAPHOS, TROODOS, "geography"),
    (LIMASSOL, TROODOS, "geography"),
    (NICOSIA, TROODOS, "geography"),
    (LARNACA, TROODOS, "geography"),
    (LIMASSOL, LARNACA, "geography"),
    (NICOSIA, KYRENIA, "geography"),
    (KARPAS, KYRENIA, "geography"),
    (LARNACA, DHEKELIA, "geography"),
    (LIMASSOL, AKROTIRI, "geography"),
    (PAPHOS, NICOSIA, "geography"),
]
# What only a look at the board can settle: pairs that we judge by the geography alone, with the reason for the choice.
ESTIMATES: Final = [
    (PAPHOS, NICOSIA, True, "no mountain bars the way along the north-west coast"),
    (KARPAS, KYRENIA, True, "the range runs on into the peninsula"),
    (NICOSIA, LARNACA, False, "Troodos reaches Famagusta between them"),
    (LIMASSOL, NICOSIA, False, "Troodos lies between them"),
    (PAPHOS, AKROTIRI, False, "the peninsula hangs on the coast of Limassol"),
]
# 1.3.5 Adjacency: for every space the spaces it touches.
ADJACENT: Final = Borders(NAMES, BORDERS, []).usual


def is_town(space: int) -> bool:
    return space <= KARPAS


def is_mountain(space: int) -> bool:
    return TROODOS <= space <= KYRENIA


def is_base(space: int) -> bool:
    return space >= AKROTIRI
