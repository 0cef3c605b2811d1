"""What each text of HC-17 to HC-32 is worth to the British now, in Political Will; it costs EOKA as much."""

from __future__ import annotations

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.cyprus.bot import british_plans, eoka_plans
from sandtable.games.british_way.cyprus.bot.facts import (
    caches_in_mountains,
    clean_towns,
    damage_of_sabotage,
    gain_of_restore,
    share_of_game_left,
)
from sandtable.games.british_way.cyprus.bot.judgements_in_general import freed_cells, new_cells, taken_cells
from sandtable.games.british_way.cyprus.bot.prices import (
    CHIT,
    POLICE,
    cache_at,
    certainty,
    price_of_cache,
    shift,
    will,
)
from sandtable.games.british_way.cyprus.forces import may_have_curfew
from sandtable.games.british_way.cyprus.international_opinion import QUIET, marked_towns
from sandtable.games.british_way.cyprus.map import (
    BASES,
    COASTAL_TOWNS,
    FAMAGUSTA,
    MOUNTAINS,
    SPACES,
    TOWNS,
    TOWNS_AND_MOUNTAINS,
)
from sandtable.games.british_way.cyprus.special_activities import cannot_receive_smuggled, cannot_restore
from sandtable.games.british_way.cyprus.state import DEBATE, State


def auxiliaries(state: State) -> float:
    """HC-17: Deploy where Troops are as many as EOKA pieces."""
    return 0.6 * share_of_game_left(state)


def auxiliaries_distrusted(state: State) -> float:
    """HC-17: Patrol takes one Cell fewer."""
    return -1.0 * share_of_game_left(state)


def boycott_broken(state: State) -> float:
    """HC-18: a Sabotage marker less in each of two Towns with Police."""
    towns = [town for town in TOWNS if state.police[town] and state.sabotage[town]]
    return sum_of_best([gain_of_restore(state, town) / state.sabotage[town] for town in towns], 2) * certainty(state)


def boycott_kept(state: State) -> float:
    """HC-18: a Sabotage marker in a Town with a Cell and without Police."""
    towns = [town for town in TOWNS if state.cells(town) and not state.police[town]]
    return -max([damage_of_sabotage(state, town) for town in towns], default=0.0) if state.markers_left() else 0.0


def arms_ship_caught(state: State) -> float:
    """HC-19: a Cache in a coastal Town goes, Political Will +1."""
    prices = [price_of_cache(state, town) for town in COASTAL_TOWNS if state.caches[town]]
    return max(prices) + will(state, 1.0) if prices else 0.0


def arms_ship_unloaded(state: State) -> float:
    """HC-19: a Smuggle, and a Cache as in the Resource Phase."""
    worths = [
        eoka_plans.worth_of_second_smuggle(state, space)
        for space in TOWNS_AND_MOUNTAINS
        if cannot_receive_smuggled(state, space) is None
    ]
    return -sum_of_best(worths, 1) - 0.5 * (sum_of_best(worths, 2) - sum_of_best(worths, 1))


def riots(state: State) -> float:
    """HC-20: two Curfews, and Opinion one box right."""
    curfews = [british_plans.worth_of_curfew(state, town) for town in TOWNS if may_have_curfew(state, town)]
    return shift(state, 1) + sum(sorted(curfews)[:2])


def church_silent(state: State) -> float:
    """HC-21: one recruit at most in Mountains."""
    return 0.7 * share_of_game_left(state)


def church_calls(state: State) -> float:
    """HC-21: two recruits in Towns with a Cache."""
    return -0.5 * share_of_game_left(state)


def famagusta_rounded_up(state: State) -> float:
    """HC-22: two Cells in Famagusta to Prison."""
    return taken_cells(state, [FAMAGUSTA], 2, prison=True)


def famagusta_outraged(state: State) -> float:
    """HC-22: Opinion one box right; Political Will -1 if it is then at Debate or above."""
    return shift(state, 1) + (will(state, -1.0) if state.opinion + 1 >= DEBATE else 0.0)


def neighbours_strike_back(state: State) -> float:
    """HC-23: a Cell less in each of two Towns."""
    return taken_cells(state, TOWNS, 2, prison=False, once=True)


def neighbours_at_odds(state: State) -> float:
    """HC-23: two Police less."""
    return -1.3 * POLICE * min(sum(state.police), 2)


def governor_walks_the_villages(state: State) -> float:
    """HC-24: Opinion one box left, and two Restores."""
    restores = [british_plans.worth_of_restore(state, s) for s in SPACES if cannot_restore(state, s) is None]
    return shift(state, -1) + sum_of_best(restores, 2)


def governor_opens_the_camps(state: State) -> float:
    """HC-24: Curfews go, three prisoners are freed."""
    return -freed_cells(state, 3) - 0.1 * sum(state.curfew)


def partnership_plan(state: State) -> float:
    """HC-25: Political Will +2 or +1."""
    return will(state, 2.0 if clean_towns(state) == len(TOWNS) else 1.0)


def partition_feared(state: State) -> float:
    """HC-25: a Recruit in three spaces."""
    return -eoka_plans.worth_of_recruit(state, 3)


def prisoners_talk(state: State) -> float:
    """HC-26: an Interrogate and a chit."""
    return british_plans.worth_of_interrogate(state) + CHIT


def prisoners_tell(state: State) -> float:
    """HC-26: Opinion one box right, Political Will for prisoners."""
    return shift(state, 1) + will(state, -float(min(state.prison // 3, 2)))


def radio_jammed(state: State) -> float:
    """HC-27: a Propagandize moves Opinion one box only."""
    return 0.8 * share_of_game_left(state)


def radio_heard(state: State) -> float:
    """HC-27: Opinion does not fall by itself."""
    return -1.5 * share_of_game_left(state)


def airfields_guarded(state: State) -> float:
    """HC-28: two Police in Bases; that Police may redeploy is not counted."""
    return sum_of_best([british_plans.worth_of_police(state, base) for base in BASES], min(2, state.available_police))


def canberras_destroyed(state: State) -> float:
    """HC-28: a Cell in a Base, and Sabotage in each Base."""
    strikes = [eoka_plans.worth_of_strike(state, base) for base in BASES]
    hidden = [strikes[place] for place, base in enumerate(BASES) if state.underground[base]]
    if len(hidden) < 2 and state.available_cells:
        return -sum_of_best(hidden, 2) - max([s for s in strikes if s not in hidden], default=0.0)
    return -sum_of_best(hidden, 2)


def hideout_taken(state: State) -> float:
    """HC-29: a Cell and a Cache in Mountains go; Political Will +1 for the Cache."""
    prices = [price_of_cache(state, mountain) for mountain in MOUNTAINS if state.caches[mountain]]
    return taken_cells(state, MOUNTAINS, 1, prison=False) + (max(prices) + will(state, 1.0) if prices else 0.0)


def hero_of_the_mountains(state: State) -> float:
    """HC-29: two Cells and a Cache in Mountains."""
    places = [mountain for mountain in MOUNTAINS if state.may_hold_cache(mountain)] if state.available_caches else []
    return -new_cells(state, MOUNTAINS * 2, 2) - max([cache_at(state, place) for place in places], default=0.0)


def allies_confer(state: State) -> float:
    """HC-30: Opinion one box left, a chit."""
    return shift(state, -1) + CHIT


def allies_quarrel(state: State) -> float:
    """HC-30: Opinion one box right; Political Will -1 if it is then above Debate."""
    return shift(state, 1) + (will(state, -1.0) if state.opinion >= DEBATE else 0.0)


def truce(state: State) -> float:
    """HC-31: Cells hide, and each Town loses a Sabotage marker."""
    marked = [town for town in TOWNS if state.sabotage[town]]
    markers = sum(gain_of_restore(state, town) / state.sabotage[town] for town in marked)
    return markers * certainty(state) - 0.45 * sum(state.active)


def agreement_in_zurich(state: State) -> float:
    """HC-32: Political Will +2 if no Cache is in the Mountains, else +1."""
    return will(state, 1.0 if caches_in_mountains(state) else 2.0)


def agreement_without_union(state: State) -> float:
    """HC-32: Political Will -2 if more than three Towns are marked, else -1."""
    return will(state, -2.0 if marked_towns(state) > QUIET else -1.0)
