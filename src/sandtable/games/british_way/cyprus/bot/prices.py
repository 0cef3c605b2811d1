"""What pieces are worth, in Political Will: the few prices by which both sides compare one turn with another.

A price is what its owner would give for the piece. They are thumb values, tried in games between the two bots.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.cyprus.bot.facts import (
    caches_in_mountains,
    cards_to_end,
    cards_to_propaganda,
    chance_of_sabotage,
    damage_of_sabotage,
    disorder_now,
    rounds_after_next,
)
from sandtable.games.british_way.cyprus.map import is_mountain
from sandtable.games.british_way.cyprus.state import CONDEMN, IGNORE, MOST_WILL, State

# An Underground Cell: for being there, and for each Political Will that its Sabotage threatens.
PRESENCE: Final = 0.3
THREAT: Final = 0.55
# In Mountains it guards and supplies.
HIDEOUT: Final = 0.8
# EOKA counts a Cell that cannot strike for next to nothing ...
IDLE_CELL: Final = 0.1
# ... the British for what it can still become.
ACTIVE_CELL: Final = 0.3
AVAILABLE_CELL: Final = 0.3
PRISONER: Final = 0.07
# 1.6.2: a Cache supplies Recruit and pays for Offensives; the first in the Mountains ends their order, too (6.1.3).
CACHE: Final = 0.8
ORDER_OF_MOUNTAINS: Final = 1.6
LATER_ORDER: Final = 1.6
CHIT: Final = 0.4
POLICE: Final = 0.3
# 1.9: a box of Opinion costs 1 in the next Round, and in later ones if it stays.
LATER_OPINION: Final = 0.5
# When Political Will less the disorder on the map is down to this, each point counts for more.
NEAR_END: Final = 4.0
LAST_STAND: Final = 1.5
# What the side that acts gets out of an ordinary turn: an event must beat it.
USUAL_TURN: Final = 2.0
# 2.3.5: to be 1st Eligible on the next card.
FIRST_NEXT: Final = 0.27


def stakes(state: State) -> float:
    """What a point of Political Will counts for: more when the next Propaganda Round may be the last."""
    return LAST_STAND if state.political_will - disorder_now(state) <= NEAR_END else 1.0


def will(state: State, change: float) -> float:
    """1.8: Political Will that changes at once, within 0 to 15."""
    return min(change, float(MOST_WILL - state.political_will)) * stakes(state)


def shift(state: State, steps: int) -> float:
    """1.9, 6.1.1: what it is worth to the British that Opinion moves so many boxes, to the right if above zero."""
    moved = min(max(state.opinion + steps, IGNORE), CONDEMN) - state.opinion
    return -moved * (stakes(state) + LATER_OPINION * rounds_after_next(state))


def strike(state: State, space: int) -> float:
    """3.3.3: the Political Will that a Sabotage here may be expected to cost, without a Cache."""
    return chance_of_sabotage(state, space) * damage_of_sabotage(state, space)


def hidden_cell(state: State, space: int, others: int) -> float:
    """What one more Underground Cell is worth here, beside so many others: the Sabotage it threatens."""
    if is_mountain(space):
        worth = HIDEOUT / (1 + others)
    else:
        worth = PRESENCE + THREAT * strike(state, space) / (1 + 0.4 * others)
    return worth * urgency(state)


def cache_at(state: State, space: int) -> float:
    """1.6.2: what a further Cache here is worth to EOKA."""
    worth = CACHE * urgency(state) / (1 + 0.4 * sum(state.caches))
    if is_mountain(space):
        guarded = 1.0 if state.cells(space) else 0.8
        worth += order_of_mountains(state) * guarded if not caches_in_mountains(state) else 0.3
    watched = state.troops[space] // 2 if is_mountain(space) else state.troops[space]
    return worth * (0.6 if watched > state.cells(space) else 0.85 if state.cubes(space) else 1.0)


def price_of_cache(state: State, space: int) -> float:
    """1.6.2: what EOKA loses with a Cache that is here."""
    state.caches[space] -= 1
    worth = cache_at(state, space)
    state.caches[space] += 1
    return worth


def order_of_mountains(state: State) -> float:
    """6.1.3: what a Cache in the Mountains takes from the British, if it can stay."""
    return ORDER_OF_MOUNTAINS + LATER_ORDER * rounds_after_next(state)


def urgency(state: State) -> float:
    """Pieces are worth nothing when no card is left on which to use them."""
    return min(cards_to_end(state) / 4, 1.0)


def certainty(state: State) -> float:
    """What is restored early in a campaign may be sabotaged again."""
    return 1.0 - 0.08 * cards_to_propaganda(state)
