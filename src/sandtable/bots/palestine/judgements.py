"""What each text of each card is worth to the British in this position, in Political Will; Irgun sees it the other way.

One function for each text, in the order of the cards. Who executes the event matters only in P22 and P26.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.palestine import british_plans, irgun_plans
from sandtable.bots.palestine.facts import any_railway_sabotaged, damage_of_terror, gain_of_restore, share_of_game_left
from sandtable.bots.palestine.prices import (
    ACTIVE_CELL,
    AVAILABLE_CELL,
    CACHE,
    CHIT,
    POLICE,
    PRISONER,
    USUAL_TURN,
    gain_of_haganah,
    hidden_cell,
    loss_of_haganah,
    stakes,
    urgency,
)
from sandtable.games.british_way.palestine.cards import P9
from sandtable.games.british_way.palestine.map import (
    CITIES,
    COASTAL_DISTRICTS,
    DISTRICT_OF,
    DISTRICTS_AND_CITIES,
    RAILWAYS,
    SPACES,
)
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    BRITISH,
    BRITISH_OPERATIONS,
    UNSHADED,
)

Judgement = Callable[[State], float]


def starred(state: State, loss: int) -> float:
    """5.4: a starred loss of Political Will."""
    return will(state, -max(loss - 1, 0) if state.has(P9, UNSHADED) else -loss)


def will(state: State, change: float) -> float:
    """1.8: Political Will that changes at once, within 0 to 20."""
    return min(change, 20.0 - state.political_will) * stakes(state)


def best_strike(state: State, allowed: list[int]) -> float:
    """One Sabotage that an event grants."""
    return irgun_plans.worth_of_sabotage(state, 1, allowed)


def best_search(state: State, spaces: int, allowed: list[int]) -> float:
    """A Search that an event grants."""
    return british_plans.sum_of_best([british_plans.worth_of_search_in(state, space) for space in allowed], spaces)


def new_cells(state: State, spaces: list[int], most: int) -> float:
    """Cells that an event places: the best places first."""
    worths = [hidden_cell(state, space, state.cells(space)) - AVAILABLE_CELL for space in spaces]
    return british_plans.sum_of_best(worths, min(most, state.available_cells))


def lost_cells(state: State, number: int) -> float:
    """So many Cells of the enemy's choice go to Available."""
    hidden = min(number, sum(state.underground))
    shown = min(number - hidden, sum(state.active))
    return (hidden * 0.6 + shown * (ACTIVE_CELL - AVAILABLE_CELL + 0.1)) * urgency(state)


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
    return -state.prison * (AVAILABLE_CELL - PRISONER) * urgency(state)


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
    return british_plans.sum_of_best(
        [british_plans.worth_of_police(state, railway) for railway in RAILWAYS], state.available_police
    )


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


# P17 to P24


def bevingrads(state: State) -> float:
    """P17: Terror places one marker at most."""
    return 1.2 * share_of_game_left(state)


def bevingrads_resented(state: State) -> float:
    """P17: a Search in a City finds one Cell for four cubes."""
    return -0.7 * share_of_game_left(state)


def airborne(state: State) -> float:
    """P18: each Troop counts in an Assault."""
    return 2.0 * share_of_game_left(state)


def airborne_evaded(state: State) -> float:
    """P18: no Cell goes to Prison by Assault or Mass Detention."""
    return -1.2 * share_of_game_left(state)


def rome_plot_foiled(state: State) -> float:
    """P19: two Cells and a Cache less."""
    return lost_cells(state, 2) + (1 + CACHE * urgency(state) if any(state.caches) else 0.0)


def rome_embassy(state: State) -> float:
    """P19: two chances in three of Political Will -2."""
    return will(state, -4 / 3)


def palestine_matters(state: State) -> float:
    """P20: Political Will +2 if no Railway is sabotaged."""
    return 0.0 if any_railway_sabotaged(state) else will(state, 2)


def empire_retreats(state: State) -> float:
    """P20: Political Will -2."""
    return starred(state, 2)


def movement_breaks_up(state: State) -> float:
    """P21: Haganah one step left, two Cells less."""
    return loss_of_haganah(state) + lost_cells(state, 2)


def night_of_the_trains(state: State) -> float:
    """P21: Haganah one step right, a Sabotage at each Railway."""
    return -gain_of_haganah(state) - irgun_plans.worth_of_sabotage(state, 4, RAILWAYS)


def jewish_agency(state: State, side: str) -> float:
    """P22: Haganah one step either way, and a chit or a Limited Operation."""
    if side == BRITISH:
        return loss_of_haganah(state) + CHIT
    granted = irgun_plans.best_operation(state, full=False)
    return -granted - gain_of_haganah(state) if state.haganah < 4 else loss_of_haganah(state) - granted


def road_patrols(state: State) -> float:
    """P23: Patrol arrests in two spaces."""
    return 1.0 * share_of_game_left(state)


def road_mines(state: State) -> float:
    """P23: Police that move to Sabotage may be lost."""
    return -0.8 * share_of_game_left(state)


def backlash(state: State) -> float:
    """P24: Political Will +1 for each Terror marker."""
    return will(state, min(sum(state.terror), 3))


def sergeants(state: State) -> float:
    """P24: Political Will -1 for each Terror marker."""
    return will(state, -min(sum(state.terror), 3))


# P25 to P32


def begin_hunted(state: State) -> float:
    """P25: a captured Cache gives twice as much."""
    return (0.6 + 0.4 * sum(state.caches)) * share_of_game_left(state)


def begin_speaks(state: State) -> float:
    """P25: Propagandize costs twice as much."""
    return -(1.0 + sum(state.curfew)) * share_of_game_left(state)


def veterans(state: State, side: str) -> float:
    """P26: Sabotage or Assault in three spaces with a Special Activity."""
    if side == BRITISH:
        return british_plans.worth_of_operation(state, "assault", full=True)
    worth = irgun_plans.worth_of_sabotage(state, 3, SPACES) + irgun_plans.best_activity(state, terror=True)
    return -worth


def loan_granted(state: State) -> float:
    """P27: an Operation in four spaces."""
    return max(british_plans.worth_in_spaces(state, name, 4) for name in BRITISH_OPERATIONS)


def loan_at_a_price(state: State) -> float:
    """P27: Political Will -1, and a British turn lost."""
    return starred(state, 1) - USUAL_TURN


def detectives(state: State) -> float:
    """P28: a chit for each space with Police and Cells."""
    return CHIT * sum(1 for space in SPACES if state.police[space] and state.cells(space))


def headquarters_attacked(state: State) -> float:
    """P28: a Sabotage that removes the Police too."""
    best = 0.0
    for space in SPACES:
        if state.police[space] and state.underground[space]:
            best = max(best, irgun_plans.worth_of_strike(state, space) + state.police[space] * POLICE / 2)
    return -best


def curfews_catch(state: State) -> float:
    """P29: each Curfew takes a Cell at the Reset."""
    return (0.4 + 0.3 * sum(state.curfew)) * share_of_game_left(state)


def curfews_breed(state: State) -> float:
    """P29: each Curfew breeds a Cell at the Reset."""
    return -(0.6 + 0.4 * sum(state.curfew)) * share_of_game_left(state)


def undercover_squads(state: State) -> float:
    """P30: a Cell less in three spaces with Police."""
    return lost_cells(state, min(3, sum(1 for space in SPACES if state.police[space] and state.cells(space))))


def farran_affair(state: State) -> float:
    """P30: two Police less, Political Will -1."""
    return will(state, -1) - (POLICE + 0.1) * min(2, sum(state.police))


def gruner_captured(state: State) -> float:
    """P31: a Cell beside Troops goes to Prison."""
    return 0.8 * urgency(state) if any(state.troops[space] and state.cells(space) for space in SPACES) else 0.0


def gruner_mourned(state: State) -> float:
    """P31: three Cells in Cities or Districts."""
    return -new_cells(state, DISTRICTS_AND_CITIES, 3) - 0.2 * min(3, state.available_cells)


def factories_found(state: State) -> float:
    """P32: a 1 in a Sabotage costs the Cell."""
    return 1.0 * share_of_game_left(state)


def factories_at_work(state: State) -> float:
    """P32: Rob never fails."""
    return -1.0 * share_of_game_left(state)


JUDGEMENTS: Final[dict[str, tuple[Judgement, Judgement]]] = {
    "P1": (agatha, moderates_arrested),
    "P2": (ships_turned_back, exodus),
    "P3": (bombing_condemned, king_david_hotel),
    "P4": (illegal_immigration, illegal_immigration),
    "P5": (prisoners_exiled, prison_break),
    "P6": (montgomery, cities_neglected),
    "P7": (lehi_alone, lehi_strikes),
    "P8": (truman_helps, truman_presses),
    "P9": (bevin_firm, bevin_hesitates),
    "P10": (police_on_railways, police_without_funds),
    "P11": (shark, leaders_slip_away),
    "P12": (bergson_denounced, donations),
    "P13": (palmach_held_back, palmach_joins),
    "P14": (martial_law, populace_angered),
    "P15": (weizmann_heard, weizmann_unheard),
    "P16": (cunningham, prisoners_released),
    "P17": (bevingrads, bevingrads_resented),
    "P18": (airborne, airborne_evaded),
    "P19": (rome_plot_foiled, rome_embassy),
    "P20": (palestine_matters, empire_retreats),
    "P21": (movement_breaks_up, night_of_the_trains),
    "P23": (road_patrols, road_mines),
    "P24": (backlash, sergeants),
    "P25": (begin_hunted, begin_speaks),
    "P27": (loan_granted, loan_at_a_price),
    "P28": (detectives, headquarters_attacked),
    "P29": (curfews_catch, curfews_breed),
    "P30": (undercover_squads, farran_affair),
    "P31": (gruner_captured, gruner_mourned),
    "P32": (factories_found, factories_at_work),
}
