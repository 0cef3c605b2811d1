"""What EOKA can hope for from each Operation and Special Activity, in Political Will."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.cyprus.bot.facts import (
    cards_to_propaganda,
    chance_of_sabotage,
    chance_of_weapons,
    damage_of_sabotage,
)
from sandtable.games.british_way.cyprus.bot.prices import (
    CHIT,
    IDLE_CELL,
    POLICE,
    cache_at,
    hidden_cell,
    price_of_cache,
    shift,
    strike,
    will,
)
from sandtable.games.british_way.cyprus.cards import HC27
from sandtable.games.british_way.cyprus.map import SPACES, TOWNS, TOWNS_AND_MOUNTAINS
from sandtable.games.british_way.cyprus.operations.ambush import cannot_ambush
from sandtable.games.british_way.cyprus.operations.recruit import cannot_recruit, most_recruits
from sandtable.games.british_way.cyprus.operations.sabotage import cannot_sabotage
from sandtable.games.british_way.cyprus.operations.travel import is_watched, unseen_at_most
from sandtable.games.british_way.cyprus.special_activities import (
    SMUGGLE_WITH,
    cannot_infiltrate,
    cannot_propagandize,
    cannot_receive_smuggled,
    cannot_smuggle,
    sources_of_cache,
)
from sandtable.games.british_way.cyprus.state import CONDEMN, State
from sandtable.games.british_way.cyprus.vocabulary import AVAILABLE, EOKA_OPERATIONS, SPACE_OF
from sandtable.games.british_way.vocabulary import UNSHADED

NOTHING: Final = 0.0
# What a Cell that shows itself risks where cubes stand, and elsewhere.
WATCHED: Final = 0.5
UNWATCHED: Final = 0.2
# What a journey is worth of the best place it could lead to: for Cells that hide by it, and for others.
HIDING: Final = 0.85
WANDERING: Final = 0.5
# What further Ambushes are worth of the first: its Cache may already have ended the order of the Mountains.
FURTHER_AMBUSH: Final = 0.6


def worth_of_operation(state: State, name: str, *, full: bool) -> float:
    """What this Operation is worth with the spaces and the Special Activity of its box."""
    worth = worth_in_spaces(state, name, 3 if full else 1)
    return worth + best_activity(state, name) if full else worth


def worth_in_spaces(state: State, name: str, spaces: int) -> float:
    """What this Operation is worth in so many spaces, without Special Activity."""
    if name == "sabotage":
        return worth_of_sabotage(state, spaces, SPACES)
    if name == "recruit":
        return worth_of_recruit(state, spaces)
    if name == "travel":
        return worth_of_travel(state, spaces)
    return worth_of_ambush(state, spaces)


def best_operation(state: State, *, full: bool) -> float:
    """The worth of EOKA's best Operation in a box."""
    return max(worth_of_operation(state, name, full=full) for name in EOKA_OPERATIONS)


# 3.3.1 Recruit


def worth_of_recruit_in(state: State, space: int, cells: int) -> float:
    """3.3.1: what new Cells here are worth more than in Available."""
    worth = 0.0
    for number in range(cells):
        worth += max(hidden_cell(state, space, state.cells(space) + number) - IDLE_CELL, 0.05)
    return worth


def worth_of_recruit(state: State, spaces: int) -> float:
    """3.3.1 Recruit: the best places for the Cells that are Available."""
    left = state.available_cells
    if not left:
        return NOTHING
    worths: list[float] = []
    for space in TOWNS_AND_MOUNTAINS:
        if cannot_recruit(state, space) is None:
            worths.append(worth_of_recruit_in(state, space, min(most_recruits(state, space), left)))
    return sum_of_best(worths, min(spaces, left))


# 3.3.2 Travel


def is_seen_at(state: State, space: int, cells: int) -> bool:
    """3.3.2: whether so many Cells would arrive Active."""
    return is_watched(state, space) and cells + state.cubes(space) > unseen_at_most(state)


def worth_of_arrival(state: State, space: int) -> float:
    """3.3.2: what one more Cell is worth here after a Travel."""
    if is_seen_at(state, space, 1):
        return IDLE_CELL + (worth_of_message(state, space) / 2 if not state.cells(space) else 0.0)
    return hidden_cell(state, space, state.underground[space])


def best_arrival(state: State) -> float:
    """3.3.2: what a Cell is worth in the best place it could go to."""
    return max(worth_of_arrival(state, space) for space in SPACES)


def worth_of_leaving(state: State, space: int, best: float) -> float:
    """3.3.2: what hiding all Cells of a space and sending an idle one on to the best place is worth."""
    hidden = state.underground[space]
    worth = state.active[space] * max(best * HIDING - IDLE_CELL, 0.0)
    if hidden:
        worth += max(best * WANDERING - hidden_cell(state, space, hidden - 1), 0.0)
    return worth


def worth_of_travel(state: State, spaces: int) -> float:
    """3.3.2 Travel: out of the best origins."""
    best = best_arrival(state)
    return sum_of_best([worth_of_leaving(state, space, best) for space in SPACES if state.cells(space)], spaces)


# 3.3.3 Sabotage


def exposure(state: State, space: int) -> float:
    """What showing a Cell here risks: more where Troops or Police stand, nothing just before the Reset."""
    risk = WATCHED if state.cubes(space) else UNWATCHED
    return risk * min(cards_to_propaganda(state) / 2, 1.0)


def worth_of_strike(state: State, space: int) -> float:
    """3.3.3: the expected loss of Political Will less the risk for the Cell."""
    return strike(state, space) - exposure(state, space)


def worth_of_sabotage(state: State, spaces: int, allowed: list[int]) -> float:
    """3.3.3: the best strikes in so many spaces."""
    if not state.markers_left():
        return NOTHING
    return sum_of_best([worth_of_strike(state, s) for s in allowed if cannot_sabotage(state, s) is None], spaces)


def gain_of_cache(state: State, space: int) -> float:
    """3.3.3: what spending a Cache adds to a Sabotage here."""
    better = chance_of_sabotage(state, space, cache=True) - chance_of_sabotage(state, space)
    return better * damage_of_sabotage(state, space)


# 3.3.4 Ambush


def worth_of_ambush_in(state: State, town: int) -> float:
    """3.3.4: the Police that goes, and perhaps a Cache in the best place near."""
    worth = worth_of_loss_of_police(state, town) if state.police[town] else 0.0
    if state.available_caches:
        places = [space for space in [town, *state.adjacent[town]] if state.may_hold_cache(space)]
        worth += chance_of_weapons(state, town) * max([cache_at(state, space) for space in places], default=0.0)
    shows = not state.active[town] or state.options.ambush_flips_underground
    return worth - (exposure(state, town) if shows else 0.0)


def worth_of_loss_of_police(state: State, space: int) -> float:
    """4.3.2, 3.3.4: a Police less, the more so where Cells wait to strike."""
    return POLICE + (damage_of_sabotage(state, space) / 6 if state.underground[space] > 1 else 0.0)


def worth_of_ambush(state: State, spaces: int) -> float:
    """3.3.4 Ambush: in the best Towns; only the first Cache in the Mountains counts for their order."""
    towns = [town for town in TOWNS if cannot_ambush(state, town) is None]
    worths = [worth_of_ambush_in(state, town) for town in towns]
    return sum_of_best(worths, 1) + FURTHER_AMBUSH * (sum_of_best(worths, spaces) - sum_of_best(worths, 1))


# 4.3 Special Activities


def best_activity(state: State, operation: str) -> float:
    """The worth of the best Special Activity beside an Operation."""
    best = NOTHING
    for space in SPACES:
        if cannot_propagandize(state, space) is None:
            best = max(best, worth_of_propagandize(state, space))
        if state.police[space] and cannot_infiltrate(state, space) is None:
            best = max(best, worth_of_infiltrate(state, space))
        if operation in SMUGGLE_WITH and cannot_smuggle(state, space) is None:
            best = max(best, worth_of_smuggle(state, space))
    return best


def worth_of_smuggle(state: State, space: int) -> float:
    """4.3.1 Smuggle: a Cache here from its best source; at Condemn another."""
    worth = max(worth_of_source(state, space, source) for source in sources_of_cache(state, space, []))
    return worth + (0.3 if state.opinion == CONDEMN and state.available_caches > 1 else 0.0)


def worth_of_source(state: State, space: int, source: str) -> float:
    """4.3.1: a new Cache, or one that does more here than where it was."""
    if source == AVAILABLE:
        return cache_at(state, space)
    origin = SPACE_OF[source]
    return cache_at(state, space) - price_of_cache(state, origin)


def worth_of_second_smuggle(state: State, space: int) -> float:
    """4.3.1: the same for the second space, which may lack a source that has moved already."""
    if cannot_receive_smuggled(state, space) is not None:
        return NOTHING
    return max(worth_of_source(state, space, source) for source in sources_of_cache(state, space, []))


def worth_of_infiltrate(state: State, space: int) -> float:
    """4.3.2 Infiltrate: a Cell in the place of a Police, and a chit less."""
    worth = worth_of_loss_of_police(state, space)
    if state.available_cells:
        worth += hidden_cell(state, space, state.underground[space]) - IDLE_CELL
    return worth + (CHIT if any(state.chits) else 0.0)


def worth_of_message(state: State, space: int) -> float:
    """4.3.3: the better of the two effects that markers here allow."""
    by_will = -will(state, -1.0) if state.sabotage[space] and state.political_will else 0.0
    by_opinion = -shift(state, opinion_of_message(state)) if state.curfew[space] else 0.0
    return max(by_will, by_opinion)


def opinion_of_message(state: State) -> int:
    """4.3.3: two boxes; one with HC-27's unshaded text."""
    return 1 if state.has(HC27, UNSHADED) else 2


def worth_of_propagandize(state: State, space: int) -> float:
    """4.3.3 Propagandize: its effect less the risk for the Cell that shows itself."""
    return worth_of_message(state, space) - (0.0 if state.active[space] else exposure(state, space))
