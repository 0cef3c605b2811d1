"""How likely a side is to win from here, judged by a few facts of the position.

The weights were fitted, not invented: 800 games of the heuristic bot against itself, in which one turn in ten was
chosen at random; at each choice of a box the facts below, and who won in the end; then, for each of the three campaigns
by itself, a logistic regression with a small quadratic penalty (0.001 on standardised facts). On games left out the
area under its curve was 0.63, 0.84 and 0.87. To fit again, play such games, collect `facts_of(state)` and the winner,
and put the regression's weights into WEIGHTS.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.bots.palestine.facts import cards_to_propaganda, disorder_now, propaganda_seen
from sandtable.games.british_way.palestine.map import SPACES
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, IRGUN

FACTS: Final = [
    "Political Will",
    "what it would lose if the Propaganda card came now",
    "Underground Cells",
    "Active Cells",
    "Available Cells",
    "Cells in Prison",
    "Caches on the map",
    "Haganah Track",
    "Police on the map",
    "Curfews",
    "Intel Chits",
    "cards to the next Propaganda card",
]
# By campaign: a constant, then one weight for each fact; above 0 speaks for the British.
WEIGHTS: Final = [
    [2.009, 0.069, -0.15, -0.197, -0.13, -0.173, -0.175, -0.189, -0.116, 0.16, -0.109, -0.351, -0.225],
    [-0.657, 0.298, -0.2, -0.303, -0.19, -0.172, -0.037, -0.086, 0.069, 0.111, 0.008, -0.096, -0.099],
    [-0.785, 0.5, -0.358, -0.299, -0.025, 0.114, 0.159, -0.305, 0.014, -0.063, -0.039, -0.032, -0.272],
]


def facts_of(state: State) -> list[float]:
    """The facts, in their order."""
    underground = active = caches = police = curfews = 0
    for space in SPACES:
        underground += state.underground[space]
        active += state.active[space]
        caches += state.caches[space]
        police += state.police[space]
        curfews += state.curfew[space]
    return [
        state.political_will,
        disorder_now(state),
        underground,
        active,
        state.available_cells,
        state.prison,
        caches,
        state.haganah,
        police,
        curfews,
        sum(state.chits),
        cards_to_propaganda(state),
    ]


def evaluate(state: State, side: str) -> float:
    """The estimated chance, from 0 to 1, that this side wins."""
    if state.winner:
        return 1.0 if state.winner == side else 0.0
    weights = WEIGHTS[min(propaganda_seen(state), len(WEIGHTS) - 1)]
    total = weights[0]
    for number, fact in enumerate(facts_of(state), 1):
        total += weights[number] * fact
    british = 1 / (1 + exp(-total))
    assert side in (BRITISH, IRGUN), side
    return british if side == BRITISH else 1 - british
