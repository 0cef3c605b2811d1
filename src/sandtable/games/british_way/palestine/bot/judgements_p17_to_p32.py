"""What each text of P17 to P32 is worth to the British now, in Political Will; it costs Irgun as much."""

from __future__ import annotations

from sandtable.games.british_way.palestine.bot import british_plans, irgun_plans
from sandtable.games.british_way.palestine.bot.facts import any_railway_sabotaged, share_of_game_left
from sandtable.games.british_way.palestine.bot.judgements_in_general import lost_cells, new_cells, starred, will
from sandtable.games.british_way.palestine.bot.prices import (
    CACHE,
    CHIT,
    POLICE,
    USUAL_TURN,
    gain_of_haganah,
    loss_of_haganah,
    urgency,
)
from sandtable.games.british_way.palestine.map import DISTRICTS_AND_CITIES, RAILWAYS, SPACES
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, BRITISH_OPERATIONS

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
