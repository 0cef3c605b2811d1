"""What each text of P1 to P16 is worth to the British now, in Political Will; it costs Irgun as much."""

from __future__ import annotations

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.palestine.bot import british_plans
from sandtable.games.british_way.palestine.bot.facts import damage_of_terror, gain_of_restore, share_of_game_left
from sandtable.games.british_way.palestine.bot.judgements_in_general import (
    best_search,
    best_strike,
    lost_cells,
    new_cells,
    starred,
    will,
)
from sandtable.games.british_way.palestine.bot.prices import (
    CACHE,
    POLICE,
    PRISONER,
    gain_of_haganah,
    loss_of_haganah,
    urgency,
)
from sandtable.games.british_way.palestine.map import CITIES, COASTAL_DISTRICTS, DISTRICT_OF, RAILWAYS, SPACES
from sandtable.games.british_way.palestine.state import State

# P1 to P8


def agatha(state: State) -> float:
    """P1: a Search with Mass Detention, and Haganah one step left."""
    near = [city for city in CITIES if state.troops[city] + british_plans.troops_near(state, city) >= 3]
    detention = max([british_plans.worth_of_detention(state, city) for city in near], default=0.0)
    return detention + loss_of_haganah(state)


def moderates_arrested(state: State) -> float:
    """P1: Haganah one step right; at 4 a Sabotage."""
    return -gain_of_haganah(state) - (best_strike(state, SPACES) if state.haganah >= 3 else 0.0)


def ships_turned_back(state: State) -> float:
    """P2: Cells in Coastal Districts with Troops go to Prison."""
    worth = 0.0
    for space in COASTAL_DISTRICTS:
        if state.troops[space]:
            worth += state.cells(space) * (0.55 - PRISONER)
    return worth * urgency(state)


def exodus(state: State) -> float:
    """P2: Political Will -3."""
    return starred(state, 3)


def bombing_condemned(state: State) -> float:
    """P3: one Terror marker less, Haganah one step left."""
    return (3.0 if any(state.terror) else 0.0) + loss_of_haganah(state)


def king_david_hotel(state: State) -> float:
    """P3: two Terror markers where an Underground Cell is."""
    return -max([damage_of_terror(state, city) + 3 for city in CITIES if state.underground[city]], default=0.0) * 0.95


def illegal_immigration(state: State) -> float:
    """P4: +2 if no Coastal District is sabotaged, else a loss for markers and Irgun pieces there."""
    markers = pieces = 0
    for space in COASTAL_DISTRICTS:
        markers += state.sabotage[space]
        pieces += state.irgun_pieces(space)
    if not markers:
        return will(state, 2)
    return starred(state, min((markers + pieces) // 2, 3))


def prisoners_exiled(state: State) -> float:
    """P5: two prisoners leave the game."""
    return min(state.prison, 2) * 0.35 * share_of_game_left(state)


def prison_break(state: State) -> float:
    """P5: all prisoners become Available."""
    return -state.prison * 0.35 * urgency(state)


def montgomery(state: State) -> float:
    """P6: a Search in three spaces."""
    return best_search(state, 3, SPACES)


def cities_neglected(state: State) -> float:
    """P6: a Cell in each City without Troops."""
    return -new_cells(state, [city for city in CITIES if not state.troops[city]], 3)


def lehi_alone(state: State) -> float:
    """P7: a Cell less wherever there are two."""
    return lost_cells(state, sum(1 for space in SPACES if state.cells(space) > 1))


def lehi_strikes(state: State) -> float:
    """P7: a Police less wherever there is an Underground Cell."""
    return -(POLICE + 0.1) * sum(1 for space in SPACES if state.police[space] and state.underground[space])


def truman_helps(state: State) -> float:
    """P8: Political Will +2 and a Deploy."""
    return will(state, 2) + british_plans.worth_of_deploy(state, 3)


def truman_presses(state: State) -> float:
    """P8: Political Will -1 for each Curfew."""
    return starred(state, sum(state.curfew))


# P9 to P16; a Capability is worth more the longer it lasts


def bevin_firm(state: State) -> float:
    """P9: starred losses are 1 less."""
    return 1.0 * share_of_game_left(state)


def bevin_hesitates(state: State) -> float:
    """P9: British Operations in two spaces."""
    return -2.5 * share_of_game_left(state)


def police_on_railways(state: State) -> float:
    """P10: Police from Available to Railways."""
    return sum_of_best([british_plans.worth_of_police(state, railway) for railway in RAILWAYS], state.available_police)


def police_without_funds(state: State) -> float:
    """P10: half the Police go."""
    return -(POLICE + 0.1) * (sum(state.police) // 2)


def shark(state: State) -> float:
    """P11: Search and Assault in one City, and a Cache there or next to it."""
    worth = 0.4
    for city in CITIES:
        district = DISTRICT_OF[city]
        if state.caches[city] or state.caches[district]:
            worth = max(worth, 1.0 + CACHE)
    return worth + best_search(state, 1, CITIES)


def leaders_slip_away(state: State) -> float:
    """P11: Travel from Cities under Curfew."""
    return -0.4 * sum(state.cells(city) for city in CITIES if state.curfew[city])


def bergson_denounced(state: State) -> float:
    """P12: two Caches less."""
    return CACHE * min(2, sum(state.caches)) * urgency(state)


def donations(state: State) -> float:
    """P12: two Caches more."""
    return -CACHE * min(2, state.available_caches) * urgency(state)


def palmach_held_back(state: State) -> float:
    """P13: no Haganah space at 4."""
    return (3.5 if state.haganah == 4 else 1.0 if state.haganah == 3 else 0.3) * share_of_game_left(state)


def palmach_joins(state: State) -> float:
    """P13: the Haganah space at 3 too."""
    return -(3.5 if state.haganah == 3 else 1.2 if state.haganah == 4 else 0.8) * share_of_game_left(state)


def martial_law(state: State) -> float:
    """P14: a Search in two Cities and Mass Detention."""
    detention = max(british_plans.worth_of_detention_after(state, city, search=True) for city in CITIES)
    return best_search(state, 2, CITIES) + max(detention, 0.0)


def populace_angered(state: State) -> float:
    """P14: a Cell in each City with a Curfew."""
    return -new_cells(state, [city for city in CITIES if state.curfew[city]], 3) - 0.2 * sum(state.curfew)


def weizmann_heard(state: State) -> float:
    """P15: Haganah one step left, one Sabotage marker less."""
    marker = max(min(gain_of_restore(state, space), 3.0) if state.sabotage[space] == 1 else 0.0 for space in SPACES)
    return loss_of_haganah(state) + max(marker, 1.5 if any(state.sabotage) else 0.0)


def weizmann_unheard(state: State) -> float:
    """P15: Haganah one step right, one Sabotage."""
    return -gain_of_haganah(state) - best_strike(state, SPACES)


def cunningham(state: State) -> float:
    """P16: two Limited Operations, then a Restore."""
    limited = british_plans.best_operation(state, full=False)
    return 1.8 * limited + max(british_plans.worth_of_restore_after_deploy(state, space) for space in SPACES) * 0.7


def prisoners_released(state: State) -> float:
    """P16: two prisoners to Cities."""
    return -0.8 * min(2, state.prison) * urgency(state)
