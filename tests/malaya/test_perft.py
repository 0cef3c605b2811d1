"""Perft: how many sequences of answers, dice and cards included, there are to a depth from named positions.

A sequence that ends earlier counts once. Any change of what is offered changes these numbers; when the change is
meant, `PYTHONPATH=tests .venv/bin/python -m malaya.test_perft` prints the new ones.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from british_way.perft import counts_of
from malaya.table import position
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.rules import RULES

POSITIONS: dict[str, Callable[[], Game]] = {
    "set-up": lambda: Game.new(RULES, log=False),
    "the extended set-up": lambda: Game.new(RULES, scenario="extended", log=False),
    "Train with Resettle": lambda: position(
        "kuala_lumpur: 3 troops, 1 police, 1 terror | selangor: 1 troops, 1 police | pahang: 1 underground"
        "| kedah: 2 troops, 1 police, 1 underground, opposition | resources: 6 british | commander: briggs"
        "| do: operation train operation"
    ),
    "a Garrison with Reprisal": lambda: position(
        "perak: 1 troops, 1 underground | ec_tin: 1 police, 1 underground | kuala_lumpur: 1 troops, 1 police"
        "| resources: 3 british | do: operation garrison operation"
    ),
    "a Sweep with Air Strike": lambda: position(
        "perak: 3 troops, 1 underground, 1 active | kedah: 1 police, 1 underground | pahang: 2 troops, 2 active"
        "| resources: 5 british | do: operation sweep operation"
    ),
    "Assault of Bases": lambda: position(
        "perak: 4 troops, 1 active, 1 bases | pahang: 2 troops, 1 active, 1 underground, 1 bases"
        "| kuala_lumpur: 1 troops, 2 police, 1 active | resources: 4 british | do: operation assault operation"
    ),
    "Rally with Extort and no Guerrilla Available": lambda: position(
        "pahang: 3 underground, 2 active, 1 bases | johore: 4 underground | kelantan: 4 active"
        "| thailand: 2 underground | resources: 1 mcp | do: operation rally operation"
    ),
    "a March": lambda: position(
        "perak: 2 underground, 1 active | thailand: 1 underground | ec_tin: 2 police | resources: 2 mcp"
        "| do: operation march limited"
    ),
    "Attack with Ambush": lambda: position(
        "perak: 2 underground, 1 police, 1 troops | johore: 1 active, 2 police | pahang: 1 underground, 1 troops"
        "| resources: 2 mcp | do: operation attack operation"
    ),
    "Terror with Intimidate": lambda: position(
        "perak: 2 underground, 1 police, support | ec_rubber: 1 underground"
        "| pahang: 2 underground, 1 police, 1 villages, opposition | resources: 2 mcp | do: operation terror operation"
    ),
    "a Propaganda Round": lambda: position(
        "perak: 2 troops, 1 police, 1 terror | pahang: 3 active, 1 bases | ec_tin: 1 troops, 1 sabotage"
        "| kuala_lumpur: 2 troops, 1 police, support | resources: 5 british, 3 mcp"
        "| played: HM-01 HM-02 HM-03 HM-04 HM-33 | card: HM-33"
        "| do: political_will, earnings, pacification, agitation, redeploy, reset"
    ),
}

# The counts for depths 1, 2, 3 ...
COUNTS = {
    "set-up": [32, 96, 413, 2362],
    "the extended set-up": [32, 96, 413],
    "Train with Resettle": [10, 30, 276, 955, 6862],
    "a Garrison with Reprisal": [10, 33, 141, 352, 1076],
    "a Sweep with Air Strike": [13, 129, 551, 2089],
    "Assault of Bases": [7, 31, 95, 234, 606, 1480],
    "Rally with Extort and no Guerrilla Available": [13, 55, 312, 1375, 11285],
    "a March": [7, 16, 24, 44, 60, 60],
    "Attack with Ambush": [5, 24, 104, 284, 284],
    "Terror with Intimidate": [7, 28, 76, 171, 303],
    "a Propaganda Round": [2, 4, 8, 20, 160],
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_number_of_answer_sequences_is_known(name):
    start = POSITIONS[name]()

    assert counts_of(start, len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    for name, counts in COUNTS.items():
        print(f'    "{name}": {counts_of(POSITIONS[name](), len(counts))},')
