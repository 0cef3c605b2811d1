"""Perft: how many sequences of answers, dice and cards included, there are to a depth from named positions.

A sequence that ends earlier counts once. Any change of what is offered changes these numbers; when the change is
meant, `PYTHONPATH=tests .venv/bin/python -m palestine.test_perft` prints the new ones.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from british_way.perft import counts_of
from palestine.table import position
from sandtable import new_game
from sandtable.engine.game import Game

POSITIONS: dict[str, Callable[[], Game]] = {
    "set-up": lambda: new_game("palestine", log=False),
    "Sabotage with Terror and Offensive": lambda: position(
        "haifa_c: 2 underground, 1 police | jerusalem_c: 1 underground, 2 troops | lydda: 1 underground, 1 caches"
        "| rail_haifa: 1 underground | haganah: 3 | do: operation sabotage operation"
    ),
    "a Limited Search with chits": lambda: position(
        "tel_aviv: 2 troops, 1 police, 3 underground | gaza: 2 troops, 1 underground | lydda: 1 active"
        "| chits: 0 2 | do: operation search limited"
    ),
    "Assault with Mass Detention and Intelligence Lead": lambda: position(
        "tel_aviv: 4 troops, 2 active, 1 underground, 1 curfew | jerusalem_c: 3 troops, 1 active"
        "| lydda: 2 troops, 1 caches | gaza: 2 troops, 1 active | chits: 1 2 | do: operation assault operation"
    ),
    "a Propaganda Round": lambda: position(
        "gaza: 2 underground, 1 active, 1 caches | tel_aviv: 1 underground, 2 police, 1 curfew, 1 sabotage"
        "| chits: 0 1 | prison: 3 | played: P1 P2 P3 P4 | do: reveal"
    ),
}

# The counts for depths 1, 2, 3 ...
COUNTS = {
    "set-up": [32, 96, 412, 4133, 30110],
    "Sabotage with Terror and Offensive": [8, 39, 224, 972, 4440, 16740],
    "a Limited Search with chits": [15, 65, 677, 1651, 4267, 9608],
    "Assault with Mass Detention and Intelligence Lead": [7, 38, 158, 595, 1958, 5422],
    "a Propaganda Round": [31, 90, 386, 1271, 5935],
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_number_of_answer_sequences_is_known(name):
    start = POSITIONS[name]()

    assert counts_of(start, len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    for name, counts in COUNTS.items():
        print(f'    "{name}": {counts_of(POSITIONS[name](), len(counts))},')
