"""Facts of a position that both sides look at: odds, what a marker will cost, how much time is left."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.calendar import Calendar
from sandtable.games.british_way.bot.odds import chance_of
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.international_opinion import QUIET, marked_towns
from sandtable.games.british_way.cyprus.map import MOUNTAINS, SABOTAGE_VALUE, TOWNS, is_town
from sandtable.games.british_way.cyprus.operations.sabotage import SUCCESS, worth_of_cache
from sandtable.games.british_way.cyprus.propaganda_round import disorder, order
from sandtable.games.british_way.cyprus.state import State

CALENDAR: Final = Calendar(DECK)

# Dice


def chance_of_sabotage(state: State, space: int, *, cache: bool = False) -> float:
    """3.3.3: the chance that a die less the Police, plus what a Cache adds, is a success."""
    return chance_of(SUCCESS + state.police[space] - (worth_of_cache(state) if cache else 0))


def chance_of_weapons(state: State, town: int) -> float:
    """3.3.4: the chance that an Ambush rolls more than the cubes that it leaves."""
    return chance_of(state.cubes(town) - min(1, state.police[town]) + 1)


def chance_of_diplomacy(state: State) -> float:
    """4.2.2: the chance that Opinion moves left; none where it ends."""
    if not state.opinion:
        return 0.0
    return 1.0 if marked_towns(state) <= QUIET else chance_of(state.opinion + 1)


# 6.1 Political Will Phase


def damage_of_sabotage(state: State, space: int) -> float:
    """6.1: what a Sabotage marker here would cost in Political Will, with its part in the order it would end."""
    damage = float(SABOTAGE_VALUE[space])
    if is_town(space) and not state.sabotage[space]:
        clean = clean_towns(state)
        damage += 0.2 if clean % 2 else 0.8  # order counts Towns by twos: every second marker breaks a pair
    return damage


def gain_of_restore(state: State, space: int) -> float:
    """4.2.1, 6.1: what the markers here cost in Political Will."""
    gain = float(state.sabotage[space] * SABOTAGE_VALUE[space])
    if is_town(space) and state.sabotage[space]:
        gain += 0.8 if clean_towns(state) % 2 else 0.2
    return gain


def clean_towns(state: State) -> int:
    """6.1.3: the Towns without Sabotage."""
    clean = 0
    for town in TOWNS:
        if not state.sabotage[town]:
            clean += 1
    return clean


def disorder_now(state: State) -> int:
    """6.1: what Political Will would lose, net, if the Propaganda card came now; below zero if it would rise."""
    return state.opinion + disorder(state) - order(state)


def caches_in_mountains(state: State) -> int:
    """6.1.3: the Caches that deny the British the order of the Mountains."""
    caches = 0
    for mountain in MOUNTAINS:
        caches += state.caches[mountain]
    return caches


# 2.4 Propaganda cards


def cards_to_propaganda(state: State) -> float:
    """How many Event cards may be expected before the next Propaganda card, the one on the table not counted."""
    return CALENDAR.cards_to_propaganda(state.unseen)


def cards_to_end(state: State) -> float:
    """How many Event cards may be expected before the third Propaganda card."""
    return CALENDAR.cards_to_end(state.unseen)


def rounds_after_next(state: State) -> int:
    """How many Propaganda Rounds come after the next one."""
    return max(DECK.piles - 1 - CALENDAR.propaganda_seen(state.unseen), 0)


def share_of_game_left(state: State) -> float:
    """From 1 at the start to 0 when nothing can be used any more: what lasts is worth that share."""
    return min(cards_to_end(state) / 15, 1.0)
