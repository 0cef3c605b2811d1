"""What the British can hope for from each Operation and Special Activity, in Political Will."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene, capacity_to_assault, capacity_to_sweep
from sandtable.games.british_way.malaya.map import (
    ECONOMIC_CENTERS,
    KUALA_LUMPUR,
    PROVINCES,
    PROVINCES_AND_KUALA_LUMPUR,
    SPACES,
)
from sandtable.games.british_way.malaya.operations.garrison import ALWAYS_OPEN
from sandtable.games.british_way.malaya.operations.in_general import BRITISH_COST
from sandtable.games.british_way.malaya.operations.train import (
    MOST_CUBES_IN_KUALA_LUMPUR,
    MOST_POLICE_IN_PROVINCE,
    cannot_train,
)
from sandtable.games.british_way.malaya.pacification import PACIFY_COST
from sandtable.games.british_way.malaya.special_activities import (
    cannot_reprise,
    cannot_resettle,
    cannot_strike,
    reprisal_spaces,
    resettle_spaces,
    strike_spaces,
)
from sandtable.games.british_way.malaya.state import NEUTRAL, OPPOSITION, SUPPORT, TEMPLER
from sandtable.games.british_way.malaya.vocabulary import BRITISH_OPERATIONS

NOTHING: Final = 0.0
NEVER: Final = -9.0
# The most cubes that are looked at as one move.
MOST_MOVED: Final = 4


def worth_of_operation(look: Outlook, name: str, *, full: bool) -> float:
    """What this Operation is worth with the spaces and the Special Activity of its box."""
    spaces = len(SPACES) if full else 1
    worth = worth_in_spaces(look, name, spaces)
    return worth + best_activity(look, name) if full else worth


def worth_in_spaces(look: Outlook, name: str, spaces: int) -> float:
    """What this Operation is worth in so many spaces, as far as they can be paid, without Special Activity."""
    payable = min(spaces, look.state.resources[0] // BRITISH_COST)
    if name == "train":
        return worth_of_train(look, payable)
    if not payable:
        return NOTHING
    if name == "garrison":
        return worth_of_garrison(look, full=spaces > 1)
    plan = worth_of_sweep_in if name == "sweep" else worth_of_assault_in
    return sum_of_best([plan(look, space) for space in PROVINCES_AND_KUALA_LUMPUR], payable)


def best_operation(look: Outlook, *, full: bool) -> float:
    """The worth of the best British Operation in a box."""
    return max(worth_of_operation(look, name, full=full) for name in BRITISH_OPERATIONS)


def cost(look: Outlook) -> float:
    """3.2: what a space costs, in Political Will."""
    return -look.british_resources(-BRITISH_COST)


# 3.2.1 Train


def worth_of_cubes(look: Outlook, space: int, troops: int, police: int) -> float:
    """What so many cubes more, or fewer, change in a space."""
    scene = Scene(look, space)
    before = scene.worth()
    scene.troops += troops
    scene.police += police
    return scene.worth() - before


def worth_of_training_in(look: Outlook, space: int) -> float:
    """3.2.1: the cubes that are best placed here, for their cost."""
    state = look.state
    police = state.police_available()
    if space != KUALA_LUMPUR:
        best = max(
            (worth_of_cubes(look, space, 0, number) for number in range(1, min(MOST_POLICE_IN_PROVINCE, police) + 1)),
            default=NOTHING,
        )
    else:
        most = min(state.troops_available(), MOST_CUBES_IN_KUALA_LUMPUR)
        best = max(worth_of_troops_in_the_capital(look, troops) for troops in range(most + 1))
    return best - cost(look) if best > 0 else NOTHING


def worth_of_troops_in_the_capital(look: Outlook, troops: int) -> float:
    """3.2.1: so many Troops in Kuala Lumpur, and as many Police as may then be placed beside them."""
    police = min(MOST_CUBES_IN_KUALA_LUMPUR - troops, look.state.police_available())
    return worth_of_cubes(look, KUALA_LUMPUR, troops, police)


def worth_of_pacifying(look: Outlook, space: int, police: int = 0) -> float:
    """3.2.1, 6.3.1: Terror removed and a level won, if so many Police more are here."""
    scene = Scene(look, space)
    scene.police += police
    if scene.margin() <= 0 or not scene.troops or not scene.police:
        return NOTHING
    before = scene.worth()
    payable = look.state.resources[0] // PACIFY_COST
    removed = min(scene.terror, payable)
    scene.terror -= removed
    steps = removed
    if not scene.terror and scene.level < SUPPORT and steps < payable:
        scene.shift(SUPPORT)
        steps += 1
    return scene.worth() - before + look.british_resources(-PACIFY_COST * steps) if steps else NOTHING


def worth_of_train(look: Outlook, payable: int) -> float:
    """3.2.1: cubes where they are paid for, and the best space Pacified, or two under Templer."""
    open_spaces = [space for space in PROVINCES_AND_KUALA_LUMPUR if cannot_train(look.state, space) is None]
    trained = [worth_of_training_in(look, space) for space in open_spaces]
    pacified = [worth_of_pacifying(look, space, min(payable, 1)) for space in open_spaces]
    return sum_of_best(trained, payable) + sum_of_best(pacified, pacifications(look))


def pacifications(look: Outlook) -> int:
    """3.2.1: in how many spaces a Train Pacifies."""
    return 2 if look.state.is_commanded_by(TEMPLER) else 1


# Moving cubes


def worth_of_move(look: Outlook, kind: str, number: int, origin: int, destination: int, *, sweeps: bool) -> float:
    """What it changes that so many cubes go from one space to another, to find Guerrillas there if it is a Sweep."""
    troops, police = (number, 0) if kind == "troops" else (0, number)
    lost = worth_of_cubes(look, origin, -troops, -police)
    if not sweeps:
        return lost + worth_of_cubes(look, destination, troops, police)
    return lost + swept(look, destination, troops) - swept(look, destination, 0)


def best_move(look: Outlook, kind: str, origin: int, destination: int, most: int, *, sweeps: bool) -> float:
    """The best number of cubes on a way."""
    numbers = range(1, min(most, MOST_MOVED) + 1)
    return max(
        (worth_of_move(look, kind, number, origin, destination, sweeps=sweeps) for number in numbers),
        default=NEVER,
    )


# 3.2.2 Garrison


def worth_of_garrison(look: Outlook, *, full: bool) -> float:
    """3.2.2: the best moves into each destination, and what is found and taken in an Economic Center."""
    into = [worth_of_garrison_in(look, space) for space in ALWAYS_OPEN]
    province = max(worth_of_garrison_in(look, space) for space in PROVINCES)
    found = max(worth_of_clearing(look, center) for center in ECONOMIC_CENTERS)
    worth = sum(into) + province + found if full else max(max(into) + found, province)
    return worth - cost(look)


def worth_of_garrison_in(look: Outlook, destination: int) -> float:
    """3.2.2: the best move of Troops or of Police to a space."""
    state, best = look.state, NOTHING
    for origin in SPACES:
        if origin == destination:
            continue
        for kind, number in (("troops", state.troops[origin]), ("police", state.police[origin])):
            if number:
                moved = min(number, 2)
                best = max(best, worth_of_move(look, kind, moved, origin, destination, sweeps=False))
    return best


def worth_of_clearing(look: Outlook, center: int) -> float:
    """3.2.2: Guerrillas in an Economic Center turn Active, as many as there are cubes, and are Assaulted."""
    if not look.state.cubes(center) or not look.state.guerrillas(center):
        return NOTHING
    scene = Scene(look, center)
    before = scene.worth()
    scene.show(scene.troops + scene.police)
    scene.active = max(scene.active - scene.troops - scene.police, 0)
    return scene.worth() - before


# 3.2.3 Sweep


def swept(look: Outlook, space: int, troops: int) -> float:
    """3.2.3: what a space is worth when so many Troops have come and its cubes have found Guerrillas."""
    scene = Scene(look, space)
    scene.troops += troops
    scene.show(capacity_to_sweep(look.state, scene))
    return scene.worth()


def worth_of_sweep_in(look: Outlook, space: int) -> float:
    """3.2.3: the Guerrillas found, with the Troops that had best come from next to it."""
    state = look.state
    worth = swept(look, space, 0) - Scene(look, space).worth()
    moves = [
        best_move(look, "troops", origin, space, state.troops[origin], sweeps=True)
        for origin in state.adjacent[space]
        if state.troops[origin]
    ]
    return worth + sum_of_best(moves, 1) - cost(look)


# 3.2.4 Assault


def assaulted(look: Outlook, space: int) -> float:
    """3.2.4: what an Assault changes: Active Guerrillas go, then Bases, each for a point of Political Will."""
    scene = Scene(look, space)
    before = scene.worth()
    capacity = capacity_to_assault(look.state, scene)
    removed = min(capacity, scene.active)
    scene.active -= removed
    bases = 0 if scene.active or scene.underground else min(capacity - removed, scene.bases)
    scene.bases -= bases
    return scene.worth() - before + bases


def worth_of_assault_in(look: Outlook, space: int) -> float:
    """3.2.4: an Assault for its cost."""
    state = look.state
    if not state.troops[space] or not state.mcp_pieces(space):
        return NOTHING
    return assaulted(look, space) - cost(look)


# 4.2 Special Activities


def worth_of_resettling(look: Outlook, province: int) -> float:
    """4.2.1: a New Village and a shift toward Opposition."""
    if cannot_resettle(look.state, province) is not None:
        return NOTHING
    scene = Scene(look, province)
    before = scene.worth()
    scene.village = 1
    scene.shift(OPPOSITION)
    return scene.worth() - before


def worth_of_reprisal(look: Outlook, province: int) -> float:
    """4.2.2: Neutral, Terror, and a Guerrilla fewer; that it is somewhere else takes half of that away."""
    if cannot_reprise(look.state, province) is not None:
        return NOTHING
    scene = Scene(look, province)
    before = scene.worth()
    scene.level = NEUTRAL
    scene.terror = max(scene.terror, 1)
    stays = scene.worth()
    if scene.underground:
        scene.underground -= 1
    elif scene.active:
        scene.active -= 1
    return stays - before + 0.5 * (scene.worth() - stays)


def worth_of_strike(look: Outlook, province: int) -> float:
    """4.2.3: an Active Guerrilla goes."""
    if cannot_strike(look.state, province) is not None:
        return NOTHING
    scene = Scene(look, province)
    before = scene.worth()
    scene.active -= 1
    return scene.worth() - before


def best_activity(look: Outlook, operation: str) -> float:
    """4.1.1: the best Special Activity beside an Operation, as things stand before it."""
    state = look.state
    best = sum_of_best([worth_of_strike(look, space) for space in PROVINCES], strike_spaces(state))
    if operation == "train":
        other = sum_of_best([worth_of_resettling(look, space) for space in PROVINCES], resettle_spaces(state))
    else:
        other = sum_of_best([worth_of_reprisal(look, space) for space in PROVINCES], reprisal_spaces(state))
    return max(best, other)
