"""What each text of HC-01 to HC-16 is worth to the British now, in Political Will; it costs EOKA as much."""

from __future__ import annotations

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.cyprus.bot import british_plans, eoka_plans
from sandtable.games.british_way.cyprus.bot.facts import chance_of_diplomacy, gain_of_restore, share_of_game_left
from sandtable.games.british_way.cyprus.bot.judgements_in_general import freed_cells, new_cells, taken_cells
from sandtable.games.british_way.cyprus.bot.prices import CHIT, certainty, shift, will
from sandtable.games.british_way.cyprus.map import MOUNTAINS, SPACES, TOWNS
from sandtable.games.british_way.cyprus.special_activities import cannot_propagandize
from sandtable.games.british_way.cyprus.state import DEBATE, IGNORE, State
from sandtable.games.british_way.vocabulary import BRITISH


def first_bombs_swept_up(state: State) -> float:
    """HC-01: two Sabotage markers less."""
    worths = [gain_of_restore(state, space) / state.sabotage[space] for space in SPACES if state.sabotage[space]]
    return sum_of_best(worths, min(2, sum(state.sabotage))) * certainty(state)


def first_bombs(state: State) -> float:
    """HC-01: Sabotage in two Towns."""
    return -eoka_plans.worth_of_sabotage(state, 2, TOWNS)


def emergency_declared(state: State) -> float:
    """HC-02: a Deploy in three spaces."""
    return british_plans.worth_of_deploy(state, 3)


def emergency_resented(state: State) -> float:
    """HC-02: Political Will -1, -2 with a Curfew."""
    return will(state, -2.0 if any(state.curfew) else -1.0)


def harding_thorough(state: State) -> float:
    """HC-03: a Search in a Town finds one Cell for two cubes."""
    return 1.0 * share_of_game_left(state)


def harding_harsh(state: State) -> float:
    """HC-03: new Curfews move Opinion."""
    return -0.9 * share_of_game_left(state)


def archbishop_deported(state: State) -> float:
    """HC-04: two Cells in Towns go, a chit comes."""
    return taken_cells(state, TOWNS, 2, prison=False) + CHIT


def archbishop_missed(state: State) -> float:
    """HC-04: Opinion two boxes right."""
    return shift(state, 2)


def grivas_hunted(state: State) -> float:
    """HC-05: travellers are seen earlier."""
    return 0.8 * share_of_game_left(state)


def grivas_at_large(state: State) -> float:
    """HC-05: travellers are seen later: a Cell slips into a Base with three cubes."""
    return -1.6 * share_of_game_left(state)


def young_men_tried(state: State) -> float:
    """HC-06: a Cell beside Troops to Prison."""
    return taken_cells(state, [space for space in SPACES if state.troops[space]], 1, prison=True)


def young_men_mourned(state: State) -> float:
    """HC-06: Political Will -1, two Cells in Towns."""
    return will(state, -1.0) - new_cells(state, TOWNS * 2, 2)


def forests_combed(state: State) -> float:
    """HC-07: a Search and an Assault in a Mountain."""
    return max(
        british_plans.raid_with(state, space, state.troops[space] + british_plans.troops_near(state, space))
        for space in MOUNTAINS
    )


def forest_burns(state: State) -> float:
    """HC-07: Troops out of a Mountain, and Political Will -1."""
    troops = max(state.troops[mountain] for mountain in MOUNTAINS)
    return will(state, -1.0) - 0.15 * troops if troops else 0.0


def special_branch(state: State) -> float:
    """HC-08: a chit more for each Interrogate."""
    return 0.8 * share_of_game_left(state)


def special_branch_undermined(state: State) -> float:
    """HC-08: one Cell is enough to Infiltrate."""
    return -0.7 * share_of_game_left(state)


def troops_on_the_way(state: State) -> float:
    """HC-09: Troops gather in one space and Assault there."""
    return british_plans.best_massing(state)


def troops_embark(state: State) -> float:
    """HC-09: up to four Troops into Bases."""
    return -0.3 * min(4, sum(state.troops[space] for space in [*TOWNS, *MOUNTAINS]))


def castle_guarded(state: State) -> float:
    """HC-10: two Active Cells to Prison."""
    return taken_cells(state, SPACES, 2, prison=True, active_only=True)


def castle_escape(state: State) -> float:
    """HC-10: half the Prison is freed, two of them for the Mountains."""
    freed = (state.prison + 1) // 2
    return -freed_cells(state, freed) - new_cells(state, MOUNTAINS, min(freed, 2))


def ledra_street_patrolled(state: State) -> float:
    """HC-11: a Patrol to two Towns."""
    return british_plans.worth_of_patrol(state, 2)


def murder_mile(state: State) -> float:
    """HC-11: an Ambush in two Towns."""
    return -eoka_plans.worth_of_ambush(state, 2)


def helicopters(state: State) -> float:
    """HC-12: an Assault in Mountains needs one Troop for each piece."""
    return (1.8 if any(state.caches[mountain] for mountain in MOUNTAINS) else 1.0) * share_of_game_left(state)


def helicopters_grounded(state: State) -> float:
    """HC-12: a Search in Mountains finds half as much."""
    return -0.8 * share_of_game_left(state)


def diaries_found(state: State) -> float:
    """HC-13: two chits."""
    return 2 * CHIT


def diaries_doubted(state: State) -> float:
    """HC-13: the two best chits go."""
    return -1.2 * CHIT * min(sum(state.chits), 2)


def bomb_makers_caught(state: State) -> float:
    """HC-14: a Cache adds only 1 to a Sabotage."""
    return 0.5 * share_of_game_left(state)


def bomb_makers_at_work(state: State) -> float:
    """HC-14: a Cache adds 3 to a Sabotage."""
    return -0.5 * share_of_game_left(state)


def united_nations(state: State, side: str) -> float:
    """HC-15: a reward or a price by where Opinion stands; between Ignore and Debate the side moves it."""
    if state.opinion >= DEBATE:
        return will(state, -2.0)
    if state.opinion == IGNORE:
        return will(state, 1.0)
    return shift(state, -1 if side == BRITISH else 1)


def constitution_offered(state: State) -> float:
    """HC-16: Opinion one box left, and a Diplomacy."""
    return shift(state, -1) + chance_of_diplomacy(state) * (shift(state, -2) - shift(state, -1))


def constitution_refused(state: State) -> float:
    """HC-16: Opinion one box right, and a Propagandize."""
    spaces = [space for space in SPACES if cannot_propagandize(state, space) is None]
    message = max([eoka_plans.worth_of_propagandize(state, space) for space in spaces], default=0.0)
    return shift(state, 1) - max(message, 0.0)
