"""Perft: how many sequences of answers, dice and cards included, there are to a depth from named positions.

A sequence that ends earlier counts once. Any change of what is offered changes these numbers; when the change is
meant, `PYTHONPATH=tests .venv/bin/python -m cyprus.test_perft` prints the new ones.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from british_way.perft import counts_of
from cyprus.table import position, start
from sandtable.engine.game import Game

POSITIONS: dict[str, Callable[[], Game]] = {
    "set-up": start,
    "Sabotage with Propagandize and Offensive": lambda: position(
        "nicosia: 2 underground, 1 police | limassol: 1 underground, 1 sabotage | larnaca: 1 underground, 2 troops"
        "| troodos: 1 underground, 1 caches | opinion: 3 | do: operation sabotage operation"
    ),
    "Recruit with Smuggle": lambda: position(
        "paphos: 1 underground, 1 curfew, 1 troops | troodos: 1 underground, 1 caches | karpas: 1 active"
        "| kyrenia: 1 caches | do: operation recruit operation"
    ),
    "a Limited Ambush": lambda: position(
        "troodos: 2 underground, 1 troops | kyrenia: 1 underground, 2 troops, 1 caches"
        "| nicosia: 1 underground, 1 police | do: operation ambush limited"
    ),
    "a Search with chits, Restore and Interrogate": lambda: position(
        "nicosia: 2 troops, 1 police, 2 underground | famagusta: 1 troops, 1 underground, 1 sabotage"
        "| troodos: 2 troops, 1 active | chits: 0 2 | prison: 1 | do: operation search operation"
    ),
    "Assault with Intelligence Lead": lambda: position(
        "nicosia: 4 troops, 2 active, 1 underground, 1 curfew | troodos: 3 troops, 1 active, 1 caches"
        "| paphos: 2 troops, 1 active | chits: 1 2 | do: operation assault operation"
    ),
    "a Propaganda Round": lambda: position(
        "troodos: 2 underground, 1 active, 1 caches | nicosia: 1 underground, 2 police, 1 curfew, 1 sabotage"
        "| chits: 0 1 | prison: 3 | played: HC-01 HC-02 HC-04 HC-06 | do: reveal"
    ),
}

# The counts for depths 1, 2, 3 ...
COUNTS = {
    "set-up": [32, 96, 413, 3159, 20571],
    "Sabotage with Propagandize and Offensive": [5, 11, 46, 258, 726, 2722],
    "Recruit with Smuggle": [13, 116, 863, 5000],
    "a Limited Ambush": [6, 30],
    "a Search with chits, Restore and Interrogate": [14, 164, 1679, 10103],
    "Assault with Intelligence Lead": [4, 14, 41, 95, 161, 161],
    "a Propaganda Round": [31, 93, 379, 1340, 6609],
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_number_of_answer_sequences_is_known(name):
    start = POSITIONS[name]()

    assert counts_of(start, len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    for name, counts in COUNTS.items():
        print(f'    "{name}": {counts_of(POSITIONS[name](), len(counts))},')
