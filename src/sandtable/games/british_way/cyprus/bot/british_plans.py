"""What the British can hope for from each Operation and Special Activity, in Political Will."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.cyprus.bot.facts import (
    cards_to_propaganda,
    chance_of_diplomacy,
    gain_of_restore,
)
from sandtable.games.british_way.cyprus.bot.prices import (
    ACTIVE_CELL,
    AVAILABLE_CELL,
    CHIT,
    POLICE,
    PRISONER,
    certainty,
    hidden_cell,
    price_of_cache,
    shift,
    urgency,
    will,
)
from sandtable.games.british_way.cyprus.cards import HC03, HC08, HC12, HC17
from sandtable.games.british_way.cyprus.international_opinion import QUIET, marked_towns
from sandtable.games.british_way.cyprus.map import (
    SABOTAGE_VALUE,
    SPACES,
    TOWNS_AND_BASES,
    is_base,
    is_mountain,
    is_town,
)
from sandtable.games.british_way.cyprus.operations.deploy import cannot_deploy
from sandtable.games.british_way.cyprus.special_activities import DIPLOMACY_WITH, INTERROGATE_WITH
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import BRITISH_OPERATIONS
from sandtable.games.british_way.vocabulary import SHADED, UNSHADED

NOTHING: Final = 0.0
# What an Assault that needs another turn first is worth of one that can be done at once.
LATER: Final = 0.35


def worth_of_operation(state: State, name: str, *, full: bool) -> float:
    """What this Operation is worth with the spaces and the Special Activity of its box."""
    worth = worth_in_spaces(state, name, 3 if full else 1)
    return worth + best_activity(state, name) if full else worth


def worth_in_spaces(state: State, name: str, spaces: int) -> float:
    """What this Operation is worth in so many spaces, without Special Activity."""
    if name == "deploy":
        return worth_of_deploy(state, spaces)
    if name == "patrol":
        return worth_of_patrol(state, spaces)
    if name == "search":
        return sum_of_best([worth_of_search_in(state, space) for space in SPACES], spaces)
    return sum_of_best([worth_of_assault_in(state, space) for space in SPACES], spaces)


def best_operation(state: State, *, full: bool) -> float:
    """The worth of the best British Operation in a box."""
    return max(worth_of_operation(state, name, full=full) for name in BRITISH_OPERATIONS)


# 4.2 Special Activities


def best_activity(state: State, operation: str) -> float:
    """The worth of the best Special Activity beside an Operation."""
    best = NOTHING
    if operation == "deploy":
        best = max(worth_of_restore_after_deploy(state, space) for space in SPACES)
    if operation in DIPLOMACY_WITH:
        best = max(best, worth_of_diplomacy(state))
    if operation in INTERROGATE_WITH:
        best = max(best, worth_of_interrogate(state))
    return best


def worth_of_restore(state: State, space: int) -> float:
    """4.2.1 Restore: the Political Will saved, and a step towards quiet Towns."""
    worth = gain_of_restore(state, space) * certainty(state)
    if is_town(space) and (state.sabotage[space] or state.curfew[space]):
        worth += 0.3 if marked_towns(state) == QUIET + 1 else 0.1
    return worth


def worth_of_restore_after_deploy(state: State, space: int) -> float:
    """4.2.1: where Police stand or can come and no EOKA piece does; Troops can come."""
    if state.insurgents(space) or not (state.police[space] or (state.troops[space] and not is_mountain(space))):
        return NOTHING
    return worth_of_restore(state, space)


def worth_of_diplomacy(state: State) -> float:
    """4.2.2 Diplomacy: the chance of a box left."""
    return chance_of_diplomacy(state) * shift(state, -1)


def worth_of_interrogate(state: State) -> float:
    """4.2.3 Interrogate: the chits it brings."""
    return CHIT * (state.prison // 2 + (1 if state.has(HC08, UNSHADED) else 0))


# 3.2.1 Deploy


def worth_of_police(state: State, space: int) -> float:
    """3.3.3: one more Police here takes 1 from every Sabotage roll to come."""
    if is_mountain(space) or state.police[space] > 3:
        return 0.05
    threat = SABOTAGE_VALUE[space] + 0.4
    if is_base(space) and not state.cells(space):
        threat *= 0.3
    elif not state.cells(space):
        threat *= 0.7
    return threat * POLICE * urgency(state)


def worth_of_leaving_police(state: State, space: int) -> float:
    """What the last Police of a space does there."""
    state.police[space] -= 1
    worth = worth_of_police(state, space)
    state.police[space] += 1
    return worth


def worth_of_deploy(state: State, spaces: int) -> float:
    """3.2.1 Deploy: Police where Sabotage threatens, and Troops where they can strike next."""
    worths = [worth_of_police(state, space) for space in TOWNS_AND_BASES if cannot_deploy(state, space) is None]
    if not worths:
        return NOTHING
    return sum_of_best(worths, min(spaces, state.available_police)) + LATER * best_massing(state)


def best_massing(state: State) -> float:
    """3.2.1: what the best space to gather Troops in becomes worth."""
    return max(worth_of_massing_in(state, space) for space in SPACES)


def worth_of_massing_in(state: State, space: int) -> float:
    """3.2.1: how much better an Assault here, after a Search if need be, becomes with all the Troops it can use."""
    if not state.insurgents(space):
        return NOTHING
    wanted = troops_wanted(state, space)
    here = state.troops[space]
    if here >= wanted:
        return NOTHING
    possible = min(wanted, here + spare_troops_elsewhere(state, space))
    return raid_with(state, space, possible) - raid_with(state, space, here)


def spare_troops_elsewhere(state: State, space: int) -> int:
    """3.2.1: the Troops of other spaces that have nothing to do there."""
    spare = 0
    for other in SPACES:
        if other != space:
            spare += max(spare_troops(state, other), 0)
    return spare


def raid_with(state: State, space: int, troops: int) -> float:
    """3.2.3, 3.2.4: a Search and then an Assault with so many Troops; in a Town a Search finds few."""
    found = min(state.underground[space], cells_found(state, space, troops + state.police[space]))
    state.active[space] += found
    state.underground[space] -= found
    worth = assault_with(state, space, troops)
    state.active[space] -= found
    state.underground[space] += found
    return worth if not found else worth * 0.8


def troops_wanted(state: State, space: int) -> int:
    """3.2.4: the Troops that an Assault here can use: one for each piece it can remove, two in Mountains."""
    targets = state.insurgents(space) if is_mountain(space) or not state.underground[space] else state.active[space]
    return targets * troops_per_piece(state, space)


def troops_per_piece(state: State, space: int) -> int:
    """3.2.4: two in Mountains, unless HC-12's unshaded text is in force."""
    return 2 if is_mountain(space) and not state.has(HC12, UNSHADED) else 1


def troops_needed(state: State, space: int) -> int:
    """How many Troops have something to do here: they hold a Base against travellers, and Towns for Police."""
    if is_base(space):
        return 3
    wanted = troops_wanted(state, space)
    if is_mountain(space):
        return wanted
    return max(wanted, 2 if SABOTAGE_VALUE[space] > 1 else 1)


def spare_troops(state: State, space: int) -> int:
    """How many Troops have nothing to do here."""
    return state.troops[space] - troops_needed(state, space)


# 3.2.2 Patrol


def arresting(state: State, police: int) -> int:
    """3.2.2: how many Cells so many Police take: with HC-17's shaded text one fewer."""
    return max(police - (1 if state.has(HC17, SHADED) else 0), 0)


def cells_arrested(state: State, space: int, police: int) -> int:
    """3.2.2: the Cells that so many Police would send to Prison here, chits spent included."""
    capacity = arresting(state, police)
    active = min(capacity, state.active[space])
    value = state.chits[1] + 2 * state.chits[2]
    return active + min(capacity - active, state.underground[space], value)


def worth_of_arrest(state: State, space: int, police: int) -> float:
    """3.2.2: Cells to Prison, Underground ones for chits; more where that clears the way for a Restore."""
    capacity = arresting(state, police)
    active = min(capacity, state.active[space])
    hidden = cells_arrested(state, space, police) - active
    if not active + hidden:
        return NOTHING
    worth = active * (ACTIVE_CELL - PRISONER + 0.2)
    if hidden:
        worth += hidden * (hidden_cell(state, space, state.underground[space] - 1) - PRISONER) - CHIT
    if active + hidden == state.insurgents(space):
        worth += 0.3 * gain_of_restore(state, space)
    return worth * urgency(state)


def police_at_hand(state: State, space: int) -> int:
    """3.2.2: the Police that could be in a space: those there and those that are of less use elsewhere."""
    here = state.police[space]
    wanted = state.active[space] + (1 if state.has(HC17, SHADED) else 0)
    for other in SPACES:
        if here >= wanted:
            break
        if other != space and state.police[other] and worth_of_leaving_police(state, other) < 0.6:
            here += state.police[other]
    return here


def worth_of_patrol(state: State, spaces: int) -> float:
    """3.2.2 Patrol: one arrest, and Police where they are needed."""
    arrests = [worth_of_arrest(state, s, police_at_hand(state, s)) for s in TOWNS_AND_BASES if state.cells(s)]
    return max(arrests, default=0.0) + (0.4 if arrests and spaces > 1 else 0.0)


# 3.2.3 Search


def cells_found(state: State, space: int, cubes: int) -> int:
    """3.2.3: the Cells that so many cubes find here without a chit."""
    if is_town(space):
        share = 2 if state.has(HC03, UNSHADED) else 3
    else:
        share = 2 if is_mountain(space) and state.has(HC12, SHADED) else 1
    return min(cubes // share, state.underground[space])


def troops_near(state: State, space: int) -> int:
    """3.2.3: the Troops next door that have nothing better to do."""
    near = 0
    for other in state.adjacent[space]:
        near += max(spare_troops(state, other), 0)
    return near


def worth_of_reveal(state: State, space: int, cells: int) -> float:
    """1.4.3: what showing so many Cells takes from EOKA."""
    worth = 0.0
    for number in range(cells):
        worth += max(hidden_cell(state, space, state.underground[space] - 1 - number) - ACTIVE_CELL, 0.15)
    return worth * 0.7


def worth_of_curfew(state: State, town: int) -> float:
    """1.10: it keeps Recruit out, but makes a noise, and where a Cell stays EOKA can Propagandize."""
    if state.curfew[town]:
        return NOTHING
    time = min(cards_to_propaganda(state) / 3, 1.0)
    noise = 0.5 if marked_towns(state) == QUIET and not state.sabotage[town] else 0.0
    return (0.2 - (0.7 if state.cells(town) else 0.0)) * time - noise


def worth_of_search_in(state: State, space: int) -> float:
    """3.2.3 Search: the Cells found with the Troops that can come, the Assault they open, the Curfew in a Town."""
    if not state.underground[space]:
        return NOTHING
    return worth_of_search_with(state, space, state.cubes(space) + troops_near(state, space))


def worth_of_search_with(state: State, space: int, cubes: int) -> float:
    """3.2.3 Search with so many cubes; in a Town by the Curfew or by a chit, whichever is better."""
    by_curfew = worth_of_finding(state, space, cells_found(state, space, cubes))
    if not is_town(space):
        return by_curfew
    by_curfew += worth_of_curfew(state, space)
    if not any(state.chits):
        return by_curfew
    return max(by_curfew, worth_of_finding(state, space, min(cubes, state.underground[space])) - CHIT)


def worth_of_finding(state: State, space: int, found: int) -> float:
    """3.2.3: Cells shown beside Troops can be assaulted on the next turn, and with them the Cache they guard."""
    if not found:
        return NOTHING
    troops = state.troops[space] + troops_near(state, space)
    worth = worth_of_reveal(state, space, found)
    before = assault_with(state, space, troops)
    state.active[space] += found
    state.underground[space] -= found
    worth += LATER * max(assault_with(state, space, troops) - before, 0.0)
    state.active[space] -= found
    state.underground[space] += found
    return worth


# 3.2.4 Assault


def worth_of_assault_in(state: State, space: int) -> float:
    """3.2.4 Assault with the Troops that are here."""
    return assault_with(state, space, state.troops[space]) if state.insurgents(space) else NOTHING


def assault_with(state: State, space: int, troops: int) -> float:
    """3.2.4 Assault: Active Cells, Underground ones for chits, then Caches for Political Will and a chit each."""
    capacity = troops // troops_per_piece(state, space)
    active = min(capacity, state.active[space])
    value = state.chits[1] + 2 * state.chits[2]
    underground = min(capacity - active, state.underground[space], value)
    gone = ACTIVE_CELL - (AVAILABLE_CELL + PRISONER) / 2
    worth = (active + underground) * (gone + 0.15) * urgency(state) + underground * (0.4 - CHIT / 2)
    if active + underground < state.cells(space):
        return worth
    caches = min(capacity - active - underground, state.caches[space])
    if caches:
        worth += caches * (will(state, 1.0) + CHIT) + price_of_cache(state, space)
    if caches == state.caches[space]:
        worth += 0.25 * gain_of_restore(state, space)
    return worth
