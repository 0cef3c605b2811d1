"""What Irgun can hope for from each Operation and Special Activity, in Political Will."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.palestine.bot.facts import (
    any_railway_sabotaged,
    cards_to_propaganda,
    chance_of_devastation,
    chance_of_sabotage,
    damage_of_sabotage,
    damage_of_terror,
    terror_markers,
)
from sandtable.games.british_way.palestine.bot.prices import (
    CACHE,
    IDLE_CELL,
    POLICE,
    hidden_cell,
    loss_of_haganah,
    strike,
    urgency,
)
from sandtable.games.british_way.palestine.cards import P25, P32
from sandtable.games.british_way.palestine.haganah_track import has_haganah_bonus
from sandtable.games.british_way.palestine.map import CITIES, SPACES, is_city, is_railway
from sandtable.games.british_way.palestine.operations.recruit import cannot_recruit, is_supplied
from sandtable.games.british_way.palestine.operations.rob import cannot_rob
from sandtable.games.british_way.palestine.special_activities import cannot_propagandize, cannot_silence
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import IRGUN_OPERATIONS, SHADED

NOTHING: Final = 0.0


def worth_of_operation(state: State, name: str, *, full: bool) -> float:
    """What this Operation is worth with the spaces and the Special Activity of its box."""
    spaces = (3 if full else 1) + (1 if has_haganah_bonus(state) else 0)
    worth = worth_in_spaces(state, name, spaces)
    if full:
        worth += best_activity(state, terror=name == "sabotage")
    return worth


def worth_in_spaces(state: State, name: str, spaces: int) -> float:
    """What this Operation is worth in so many spaces, without Special Activity."""
    if name == "sabotage":
        return worth_of_sabotage(state, spaces, SPACES)
    if name == "recruit":
        return worth_of_recruit(state, spaces)
    if name == "travel":
        return worth_of_travel(state, spaces)
    return worth_of_rob(state, spaces)


def best_operation(state: State, *, full: bool) -> float:
    """The worth of Irgun's best Operation in a box."""
    return max(worth_of_operation(state, name, full=full) for name in IRGUN_OPERATIONS)


# 3.3.3 Sabotage


def exposure(state: State, space: int) -> float:
    """What showing a Cell here risks: little where no Troops stand, nothing just before the Reset."""
    risk = 0.3 if state.troops[space] > 1 or state.police[space] else 0.15
    return risk * min(cards_to_propaganda(state) / 2, 1.0)


def worth_of_strike(state: State, space: int) -> float:
    """3.3.3: the expected loss of Political Will less the risk for the Cell."""
    return strike(state, space) - exposure(state, space)


def worth_of_sabotage(state: State, spaces: int, allowed: list[int]) -> float:
    """3.3.3: the best strikes in so many spaces; the first Railway counts for more."""
    order_falls = not any_railway_sabotaged(state)
    strikes: list[float] = []
    safe = 1.0
    for space in allowed:
        if state.underground[space]:
            value = worth_of_strike(state, space)
            if order_falls and is_railway(space):
                chance = chance_of_sabotage(state, space)
                value -= 2 * chance
                safe *= 1 - chance
            if value > 0:
                strikes.append(value)
    strikes.sort(reverse=True)
    return sum(strikes[:spaces]) + 2 * (1 - safe)


def gain_of_cache(state: State, space: int, *, terror: bool) -> float:
    """3.3.3: what spending a Cache adds to a Sabotage or a Terror here."""
    if terror:
        return worth_of_terror(state, space, cache=True) - worth_of_terror(state, space, cache=False)
    better = chance_of_sabotage(state, space, cache=True) - chance_of_sabotage(state, space)
    return better * damage_of_sabotage(state, space)


# 4.3 Special Activities


def best_activity(state: State, *, terror: bool) -> float:
    """The worth of the best Special Activity beside an Operation."""
    best = worth_of_propagandize(state)
    for space in SPACES:
        if state.police[space] and cannot_silence(state, space) is None:
            best = max(best, worth_of_silence(state, space))
    if terror:
        for city in CITIES:
            if state.underground[city]:
                best = max(best, worth_of_terror(state, city, cache=False) - strike(state, city))
    return best


def worth_of_terror(state: State, city: int, *, cache: bool) -> float:
    """4.3.3 Terror: the markers it may place, less the Haganah it may cost."""
    devastation = chance_of_devastation(state, city, cache=cache)
    one = damage_of_terror(state, city) * chance_of_sabotage(state, city, cache=cache)
    second = 3.0 * devastation * (terror_markers(state, True) - 1)
    return one + second - devastation * loss_of_haganah(state)


def worth_of_propagandize(state: State) -> float:
    """4.3.2 Propagandize: Political Will for each of two Cities under Curfew."""
    cities = 0
    for city in CITIES:
        if state.curfew[city] and cannot_propagandize(state, city) is None:
            cities += 1
    return min(cities, 2) * propaganda_value(state)


def propaganda_value(state: State) -> float:
    """4.3.2: what one City yields, with P25's shaded text twice as much."""
    return 1.9 if state.has(P25, SHADED) else 0.9


def worth_of_silence(state: State, space: int) -> float:
    """4.3.1 Silence: a Police less, the more so where Cells wait to strike."""
    return POLICE + (damage_of_sabotage(state, space) / 6 if state.underground[space] else 0.0)


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
    for space in SPACES:
        if cannot_recruit(state, space) is None:
            worths.append(worth_of_recruit_in(state, space, 2 if is_supplied(state, space) else 1))
    worths.sort(reverse=True)
    places = min(spaces, (left + 1) // 2 if any(state.caches) else left)
    return sum(worths[:places])


# 3.3.2 Travel


def is_seen_at(state: State, space: int, cells: int) -> bool:
    """3.3.2: whether so many Cells would arrive Active."""
    return (is_railway(space) or bool(state.curfew[space])) and cells + state.cubes(space) > 3


def worth_of_arrival(state: State, space: int) -> float:
    """3.3.2: what one more Cell is worth here after a Travel."""
    if is_seen_at(state, space, 1):
        return IDLE_CELL + (propaganda_value(state) / 2 if is_city(space) and not state.cells(space) else 0.0)
    return hidden_cell(state, space, state.underground[space])


def best_arrival(state: State) -> float:
    """3.3.2: what a Cell is worth in the best place it could go to."""
    return max(worth_of_arrival(state, space) for space in SPACES)


def worth_of_leaving(state: State, space: int, best: float) -> float:
    """3.3.2: what hiding all Cells of a space and sending an idle one on to the best place is worth."""
    hidden = state.underground[space]
    worth = state.active[space] * max(best * 0.85 - IDLE_CELL, 0.0)
    if hidden:
        worth += max(best * 0.8 - hidden_cell(state, space, hidden - 1), 0.0)
    return worth


def worth_of_travel(state: State, spaces: int) -> float:
    """3.3.2 Travel: out of the best origins."""
    best = best_arrival(state)
    worths = [worth_of_leaving(state, space, best) for space in SPACES if state.cells(space)]
    worths.sort(reverse=True)
    return sum(worths[:spaces])


# 3.3.4 Rob


def price_of_cache(state: State) -> float:
    """1.6.2: the first Caches feed Recruit, the later ones only add."""
    return CACHE * urgency(state) / (1 + 0.25 * sum(state.caches))


def worth_of_rob_in(state: State, space: int) -> float:
    """3.3.4: a Cache, best where no British piece stands and it can pay for an Offensive."""
    if not state.available_caches or not state.may_hold_cache(space):
        return NOTHING
    chance = 1.0 if state.has(P32, SHADED) else 4 / 6
    worth = price_of_cache(state) * chance
    if state.troops[space] > 1:
        worth *= 0.5
    elif state.cubes(space):
        worth *= 0.8
    return worth - (0.3 if state.police[space] and state.underground[space] else 0.0)


def worth_of_rob(state: State, spaces: int) -> float:
    """3.3.4 Rob: in the best places, as long as Caches are Available."""
    worths = [worth_of_rob_in(state, space) for space in SPACES if cannot_rob(state, space) is None]
    worths.sort(reverse=True)
    return sum(worths[: min(spaces, state.available_caches)])
