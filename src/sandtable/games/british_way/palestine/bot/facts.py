"""Facts of a position that both sides look at: odds, what a marker will cost, how much time is left."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.calendar import Calendar
from sandtable.games.british_way.bot.odds import chance_of
from sandtable.games.british_way.palestine.cards import DECK, P17
from sandtable.games.british_way.palestine.map import CITIES, RAILWAYS, is_city, is_railway
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import UNSHADED

# 3.3.3 Sabotage and 4.3.3 Terror


def chance_of_sabotage(state: State, space: int, *, cache: bool = False) -> float:
    """3.3.3: the chance that a die less the Police, plus 2 for a Cache, comes to 3 or more."""
    return chance_of(3 + state.police[space] - (2 if cache else 0))


def chance_of_devastation(state: State, city: int, *, cache: bool = False) -> float:
    """4.3.3: the chance that a Terror comes to 6 or more: two markers, and Haganah turns away."""
    return chance_of(6 + state.police[city] - (2 if cache else 0))


# 6.1 Political Will Phase


def damage_of_sabotage(state: State, space: int) -> float:
    """6.1: what a Sabotage marker here would cost in Political Will, with the order it would end."""
    if not is_railway(space):
        return damage_in_city(state, space, 2) if is_city(space) else 1.0
    if state.sabotage[space]:
        return 0.0
    return 2.0 if any_railway_sabotaged(state) else 4.0


def damage_of_terror(state: State, city: int) -> float:
    """6.1: what a Terror marker here would cost in Political Will, with the order it would end."""
    return damage_in_city(state, city, 3)


def damage_in_city(state: State, city: int, value: int) -> float:
    """6.1: the marker's value, and 1 if the City was in order."""
    return value if state.sabotage[city] or state.terror[city] else value + 1.0


def any_railway_sabotaged(state: State) -> bool:
    """6.1.2: whether the order of the Railways is gone."""
    return any(state.sabotage[railway] for railway in RAILWAYS)


def gain_of_restore(state: State, space: int) -> float:
    """4.2.1, 6.1: what the markers here cost in Political Will now, less what they cost after a Restore."""
    if is_railway(space):
        if not state.sabotage[space]:
            return 0.0
        return 2.0 if any(state.sabotage[other] for other in RAILWAYS if other != space) else 4.0
    if not is_city(space):
        return float(state.sabotage[space])
    gain = 2.0 * state.sabotage[space] + state.terror[space]
    return gain + 1 if state.sabotage[space] and not state.terror[space] else gain


def disorder_now(state: State) -> int:
    """6.1: what Political Will would lose, net, if the Propaganda card came now; below zero if it would rise."""
    net = 0
    railways = 0
    for space in RAILWAYS:
        if state.sabotage[space]:
            railways += 2
    net += railways if railways else -2
    for space in CITIES:
        here = 2 * state.sabotage[space] + 3 * state.terror[space]
        net += here if here else -1
    for space in range(6):
        net += state.sabotage[space]
    return net


# 2.4 Propaganda cards


CALENDAR: Final = Calendar(DECK)


def cards_to_propaganda(state: State) -> float:
    """How many Event cards may be expected before the next Propaganda card, the one on the table not counted."""
    return CALENDAR.cards_to_propaganda(state.unseen)


def cards_to_end(state: State) -> float:
    """How many Event cards may be expected before the third Propaganda card."""
    return CALENDAR.cards_to_end(state.unseen)


def share_of_game_left(state: State) -> float:
    """From 1 at the start to 0 when nothing can be used any more: what lasts is worth that share."""
    return min(cards_to_end(state) / 15, 1.0)


def terror_markers(state: State, result_is_devastating: bool) -> int:
    """4.3.3: how many Terror markers a success places."""
    return 2 if result_is_devastating and not state.has(P17, UNSHADED) else 1
