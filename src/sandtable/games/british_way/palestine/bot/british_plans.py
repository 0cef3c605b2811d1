"""What the British can hope for from each Operation and Special Activity, in Political Will."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.odds import chance_of, sum_of_best
from sandtable.games.british_way.palestine.bot.facts import cards_to_propaganda, gain_of_restore
from sandtable.games.british_way.palestine.bot.prices import (
    ACTIVE_CELL,
    AVAILABLE_CELL,
    CACHE,
    CHIT,
    CURFEW_WORTH,
    POLICE,
    PRISONER,
    PROPAGANDA,
    hidden_cell,
    loss_of_haganah,
    urgency,
)
from sandtable.games.british_way.palestine.cards import P9, P17, P18, P23, P25
from sandtable.games.british_way.palestine.map import CITIES, DISTRICT_OF, SPACES, is_city, is_railway
from sandtable.games.british_way.palestine.operations.deploy import cannot_deploy
from sandtable.games.british_way.palestine.special_activities import cannot_detain
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH_OPERATIONS, SHADED, UNSHADED

NOTHING: Final = 0.0


def worth_of_operation(state: State, name: str, *, full: bool) -> float:
    """What this Operation is worth with the spaces and the Special Activity of its box."""
    spaces = (2 if state.has(P9, SHADED) else 3) if full else 1
    worth = worth_in_spaces(state, name, spaces)
    if not full:
        return worth
    best = NOTHING
    if name != "assault":
        best = worth_of_negotiate(state)
    if name == "deploy":
        best = max(best, max(worth_of_restore_after_deploy(state, space) for space in SPACES))
    if name == "search" or name == "assault":
        for city in CITIES:
            best = max(best, worth_of_detention_after(state, city, search=name == "search"))
    return worth + best


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


# 3.2.1 Deploy


def worth_of_police(state: State, space: int) -> float:
    """3.3.3: one more Police here takes 1 from every Sabotage roll to come."""
    if state.police[space] > 3:
        return 0.1
    if is_railway(space):
        threat = 0.3 if state.sabotage[space] else 1.2
    elif is_city(space):
        threat = 1.6
    else:
        threat = 0.4
    if not state.underground[space]:
        threat *= 0.6
    return threat * POLICE * urgency(state)


def worth_of_deploy(state: State, spaces: int) -> float:
    """3.2.1 Deploy: Police where Sabotage threatens, and Troops where they can strike next."""
    worths = [worth_of_police(state, space) for space in SPACES if cannot_deploy(state, space) is None]
    if not worths and state.options.deploy_needs_space:
        return NOTHING
    return sum_of_best(worths, min(spaces, state.available_police)) + worth_of_massing(state)


def worth_of_massing(state: State) -> float:
    """3.2.1: what the best Assault becomes worth if Troops gather for it."""
    return max(worth_of_massing_in(state, space) for space in SPACES) * 0.3


def worth_of_massing_in(state: State, space: int) -> float:
    """3.2.1, 3.2.4: how much better an Assault here becomes with all the Troops it can use."""
    if not state.irgun_pieces(space):
        return NOTHING
    wanted = troops_wanted(state, space)
    if state.troops[space] >= wanted:
        return NOTHING
    return assault_with(state, space, wanted) - assault_with(state, space, state.troops[space])


def troops_wanted(state: State, space: int) -> int:
    """3.2.4: the Troops that an Assault here can use: two for each piece it can remove, one with P18."""
    targets = state.active[space]
    if not state.underground[space]:
        targets += state.caches[space]
    return targets * (1 if state.has(P18, UNSHADED) else 2)


def worth_of_restore_after_deploy(state: State, space: int) -> float:
    """4.2.1 Restore: the Political Will saved where Police stand and no Irgun piece does; Troops can come."""
    if state.irgun_pieces(space) or not (state.police[space] or (state.troops[space] and not is_railway(space))):
        return NOTHING
    return gain_of_restore(state, space) * certainty(state)


def certainty(state: State) -> float:
    """What is restored early in a campaign may be sabotaged again."""
    return 1.0 - 0.08 * cards_to_propaganda(state)


def worth_of_negotiate(state: State) -> float:
    """4.2.2 Negotiate: the chance of a step left; at 0 a chit."""
    if not state.haganah:
        return CHIT
    return chance_of(state.haganah + 1 - sum(state.terror)) * loss_of_haganah(state)


# 3.2.2 Patrol


def cells_arrested(state: State, space: int, police: int) -> int:
    """3.2.2: the Cells that so many Police would send to Prison here, chits spent included."""
    active = min(police, state.active[space])
    value = state.chits[1] + 2 * state.chits[2]
    return active + min(police - active, state.underground[space], value)


def worth_of_arrest(state: State, space: int, police: int) -> float:
    """3.2.2: Cells to Prison; more where that clears the way for a Restore."""
    active = min(police, state.active[space])
    if not active:
        return NOTHING
    worth = active * (ACTIVE_CELL - PRISONER + 0.2)
    if active == state.irgun_pieces(space):
        worth += 0.2 * gain_of_restore(state, space)
    return worth * urgency(state)


def police_at_hand(state: State, space: int) -> int:
    """3.2.2: the Police that could be in a space: those there and those that are of less use elsewhere."""
    here = state.police[space]
    wanted = state.active[space]
    for other in SPACES:
        if here >= wanted:
            break
        if other != space and state.police[other] and worth_of_leaving_police(state, other) < 0.45:
            here += state.police[other]
    return here


def worth_of_leaving_police(state: State, space: int) -> float:
    """What the last Police of a space does there."""
    state.police[space] -= 1
    worth = worth_of_police(state, space)
    state.police[space] += 1
    return worth


def worth_of_patrol(state: State, spaces: int) -> float:
    """3.2.2 Patrol: one arrest, two with P23's unshaded text, and Police where they are needed."""
    arrests = [worth_of_arrest(state, space, police_at_hand(state, space)) for space in SPACES]
    return sum_of_best(arrests, min(2 if state.has(P23, UNSHADED) else 1, spaces)) + (0.7 if spaces > 1 else 0.0)


# 3.2.3 Search


def cells_found(state: State, space: int, cubes: int) -> int:
    """3.2.3: the Cells that so many cubes find here without a chit."""
    share = 2 if not is_city(space) else 4 if state.has(P17, SHADED) else 3
    return min(cubes // share, state.underground[space])


def troops_needed(state: State, space: int) -> int:
    """How many Troops have something to do here."""
    needed = troops_wanted(state, space)
    return max(needed, 3) if is_city(space) else needed


def spare_troops(state: State, space: int) -> int:
    """How many Troops have nothing to do here."""
    return state.troops[space] - troops_needed(state, space)


def troops_near(state: State, space: int) -> int:
    """3.2.3: the Troops next door that have nothing better to do."""
    near = 0
    for other in state.adjacent[space]:
        near += max(spare_troops(state, other), 0)
    return near


def worth_of_reveal(state: State, space: int, cells: int) -> float:
    """1.4.3: what showing so many Cells takes from Irgun."""
    worth = 0.0
    for number in range(cells):
        worth += max(hidden_cell(state, space, state.underground[space] - 1 - number) - ACTIVE_CELL, 0.1)
    return worth * 0.7


def worth_of_curfew(state: State, city: int) -> float:
    """1.10: it keeps Recruit and Travel out, but where a Cell stays Irgun can Propagandize."""
    if state.curfew[city] or not state.cubes(city) + troops_near(state, city):
        return NOTHING
    time = min(cards_to_propaganda(state) / 3, 1.0)
    worth = CURFEW_WORTH if state.cubes(city) >= 3 else CURFEW_WORTH / 2
    return (worth - (PROPAGANDA if state.cells(city) else 0.0)) * time


def worth_of_search_in(state: State, space: int) -> float:
    """3.2.3 Search: the Cells found, with the Troops that can come, and the Curfew in a City."""
    found = cells_found(state, space, state.cubes(space) + troops_near(state, space))
    worth = worth_of_reveal(state, space, found)
    # A Cell shown beside Troops can be assaulted on the next turn, and with it the Cache it guards.
    if state.caches[space] and found == state.underground[space]:
        worth += 0.6
    return worth + (worth_of_curfew(state, space) if is_city(space) else 0.0)


# 4.2.3 Mass Detention


def worth_of_detention_after(state: State, city: int, *, search: bool) -> float:
    """4.2.3: Mass Detention in a City that has, or after the Search would have, its Curfew and Troops."""
    if cannot_detain(state, city) is not None:
        near = troops_near(state, city) if search else 0
        if not search or state.troops[city] + near < 3:
            return NOTHING
    return worth_of_detention(state, city)


def worth_of_detention(state: State, city: int) -> float:
    """4.2.3 Mass Detention: Cells to Prison, and Political Will for each pip without one."""
    district = DISTRICT_OF[city]
    hidden = state.underground[city] + state.underground[district]
    cells = hidden + state.active[city] + state.active[district]
    if not cells:
        return -3.5
    price = (hidden * 0.8 + (cells - hidden) * ACTIVE_CELL) / cells - (
        AVAILABLE_CELL if state.has(P18, SHADED) else PRISONER
    )
    worth = 0.0
    for die in range(1, 7):
        worth += min(die, cells) * (price * urgency(state) + 0.1) - max(die - cells, 0)
    return worth / 6


# 3.2.4 Assault


def worth_of_assault_in(state: State, space: int) -> float:
    """3.2.4 Assault with the Troops that are here."""
    return assault_with(state, space, state.troops[space])


def assault_with(state: State, space: int, troops: int) -> float:
    """3.2.4 Assault: Active Cells, Underground ones for chits, then Caches for Political Will and a chit each."""
    capacity = troops if state.has(P18, UNSHADED) else troops // 2
    active = min(capacity, state.active[space])
    value = state.chits[1] + 2 * state.chits[2]
    underground = min(capacity - active, state.underground[space], value)
    gone = (ACTIVE_CELL - AVAILABLE_CELL) if state.has(P18, SHADED) else ACTIVE_CELL - (AVAILABLE_CELL + PRISONER) / 2
    worth = (active + underground) * (gone + 0.15) * urgency(state) + underground * (0.4 - CHIT / 2)
    if active + underground < state.cells(space):
        return worth
    caches = min(capacity - active - underground, state.caches[space])
    reward = 2 if state.has(P25, UNSHADED) else 1
    worth += caches * (reward * (1 + CHIT) + CACHE * urgency(state))
    if caches == state.caches[space]:
        worth += 0.2 * gain_of_restore(state, space)
    return worth
