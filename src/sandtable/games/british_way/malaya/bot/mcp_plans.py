"""What MCP can hope for from each Operation and Special Activity, in Political Will that the British lose."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.cards import ROAD_AMBUSHES
from sandtable.games.british_way.malaya.forces import may_hold_base
from sandtable.games.british_way.malaya.map import CONTROLLABLE, SPACES, is_economic_center
from sandtable.games.british_way.malaya.operations.attack import cannot_ambush, cannot_attack
from sandtable.games.british_way.malaya.operations.in_general import MCP_COST
from sandtable.games.british_way.malaya.operations.march import SEEN_ABOVE, is_watched
from sandtable.games.british_way.malaya.operations.rally import cannot_rally, muster
from sandtable.games.british_way.malaya.operations.terror import cannot_terrorize
from sandtable.games.british_way.malaya.pacification import AGITATE_COST
from sandtable.games.british_way.malaya.special_activities import (
    can_burn_village,
    cannot_extort,
    cannot_intimidate,
    extort_spaces,
    intimidate_spaces,
)
from sandtable.games.british_way.malaya.state import NEUTRAL, OPPOSITION
from sandtable.games.british_way.malaya.vocabulary import (
    BUILD,
    HIDE,
    MCP_OPERATIONS,
    PLACE_MANY,
    PLACE_ONE,
    WAYS_TO_RALLY,
)
from sandtable.games.british_way.vocabulary import SHADED, UNSHADED

NOTHING: Final = 0.0
NEVER: Final = -9.0
# The most Guerrillas that are looked at as one group.
MOST_MARCHING: Final = 3


def worth_of_operation(look: Outlook, name: str, *, full: bool) -> float:
    """What this Operation is worth with the spaces and the Special Activity of its box."""
    worth = worth_in_spaces(look, name, len(SPACES) if full else 1)
    return worth + best_activity(look, name) if full else worth


def worth_in_spaces(look: Outlook, name: str, spaces: int) -> float:
    """What this Operation is worth in so many spaces, as far as they can be paid, without Special Activity."""
    payable = min(spaces, look.state.resources[1] // MCP_COST)
    if name == "rally":
        rallies = sum_of_best([worth_of_rally_in(look, space) for space in CONTROLLABLE], payable)
        return rallies + max(worth_of_agitating_in_rally(look, space) for space in CONTROLLABLE) if payable else NOTHING
    if name == "attack":
        return sum_of_best([worth_of_attack_in(look, space) for space in SPACES], payable)
    plan = worth_of_march_to if name == "march" else worth_of_terror_in
    free = [plan(look, space) for space in SPACES if is_economic_center(space)]
    paid = [plan(look, space) for space in SPACES if not is_economic_center(space)]
    return sum_of_best([*free, sum_of_best(paid, payable)] if spaces > 1 else free + paid, spaces)


def best_operation(look: Outlook, *, full: bool) -> float:
    """The worth of MCP's best Operation in a box."""
    return max(worth_of_operation(look, name, full=full) for name in MCP_OPERATIONS)


def cost(look: Outlook, space: int) -> float:
    """3.3: what a space costs, in Political Will; March and Terror cost nothing in Economic Centers."""
    return NOTHING if is_economic_center(space) else -look.mcp_resources(-MCP_COST)


# 3.3.1 Rally


def worth_of_rally_in(look: Outlook, space: int) -> float:
    """3.3.1: the best that a Rally can do here, for its cost."""
    if cannot_rally(look.state, space) is not None:
        return NOTHING
    return max(worth_of_rallying(look, space, way) for way in WAYS_TO_RALLY) - cost(look, space)


def worth_of_rallying(look: Outlook, space: int, way: str) -> float:
    """3.3.1: what one of the four things changes; what cannot be done is worth nothing."""
    state = look.state
    scene = Scene(look, space)
    before = scene.worth()
    if way == PLACE_ONE:
        scene.underground += min(1, state.guerrillas_available())
    elif way == PLACE_MANY and scene.bases:
        scene.underground += min(muster(state, space), state.guerrillas_available())
    elif way == HIDE and scene.bases:
        scene.underground += scene.active
        scene.active = 0
    elif way == BUILD and state.bases_available() and state.guerrillas(space) > 1 and may_hold_base(state, space):
        active = min(scene.active, 2)
        scene.active -= active
        scene.underground -= 2 - active
        scene.bases += 1
    return before - scene.worth()


def worth_of_agitating(look: Outlook, space: int) -> float:
    """3.3.1, 6.3.2: Terror removed and a level won, for Resources."""
    scene = Scene(look, space)
    before = scene.worth()
    payable = look.state.resources[1] // AGITATE_COST
    removed = min(scene.terror, payable)
    scene.terror -= removed
    steps = removed
    if not scene.terror and scene.level > OPPOSITION and steps < payable:
        scene.shift(OPPOSITION)
        steps += 1
    return before - scene.worth() + look.mcp_resources(-AGITATE_COST * steps) if steps else NOTHING


def worth_of_agitating_in_rally(look: Outlook, space: int) -> float:
    """3.3.1: only where MCP Controls and has a Base."""
    state = look.state
    fit = state.bases[space] and state.control[space] < 0 and cannot_rally(state, space) is None
    return max(worth_of_agitating(look, space), NOTHING) if fit else NOTHING


# 3.3.2 March


def worth_of_group(look: Outlook, origin: int, destination: int, active: int, underground: int) -> float:
    """3.3.2: what it changes that a group goes from one space to another; it may be seen."""
    state = look.state
    here, there = Scene(look, origin), Scene(look, destination)
    before = here.worth() + there.worth()
    here.active -= active
    here.underground -= underground
    if is_watched(state, destination) and active + underground + state.cubes(destination) > SEEN_ABOVE:
        active, underground = active + underground, 0
    there.active += active
    there.underground += underground
    return before - here.worth() - there.worth()


def worth_of_way(look: Outlook, origin: int, destination: int) -> float:
    """3.3.2: the best group on a way, all of it Active or all Underground."""
    state, best = look.state, NEVER
    for number in range(1, min(state.underground[origin], MOST_MARCHING) + 1):
        best = max(best, worth_of_group(look, origin, destination, 0, number))
    for number in range(1, min(state.active[origin], MOST_MARCHING) + 1):
        best = max(best, worth_of_group(look, origin, destination, number, 0))
    return best


def worth_of_march_to(look: Outlook, destination: int) -> float:
    """3.3.2: the best group that can come, for its cost."""
    ways = [worth_of_way(look, origin, destination) for origin in look.state.adjacent[destination]]
    return max(max(ways) - cost(look, destination), NOTHING)


# 3.3.3 Attack


def worth_of_attack_in(look: Outlook, space: int) -> float:
    """3.3.3: all Guerrillas show themselves; with luck two cubes go."""
    if cannot_attack(look.state, space) is not None:
        return NOTHING
    scene = Scene(look, space)
    before = scene.worth()
    scene.show(scene.underground)
    chance = min(scene.active, 6) / 6
    failed = before - scene.worth()
    will = scene.lose_cubes(2)
    succeeded = before - scene.worth() + will
    return chance * succeeded + (1 - chance) * failed + look.mcp_resources(-MCP_COST)


def worth_of_ambush_in(look: Outlook, space: int) -> float:
    """4.3.3: a Guerrilla shows itself and a cube goes."""
    state = look.state
    if cannot_ambush(state, space) is not None:
        return NOTHING
    scene = Scene(look, space)
    before = scene.worth()
    scene.show(1)
    if state.has(ROAD_AMBUSHES, UNSHADED):
        will = scene.lose_cubes(min(1, scene.police))
    else:
        will = scene.lose_cubes(2 if state.has(ROAD_AMBUSHES, SHADED) else 1)
    return before - scene.worth() + will + look.mcp_resources(-MCP_COST)


# 3.3.4 Terror


def worth_of_terror_in(look: Outlook, space: int) -> float:
    """3.3.4: a marker and a level, or Sabotage, for a Guerrilla that shows itself."""
    if cannot_terrorize(look.state, space) is not None:
        return NOTHING
    scene = Scene(look, space)
    before = scene.worth()
    scene.terrorize()
    return before - scene.worth() - cost(look, space)


# 4.3 Special Activities


def worth_of_extorting(look: Outlook, space: int) -> float:
    """4.3.1: a Resource for a Guerrilla that shows itself."""
    if cannot_extort(look.state, space) is not None:
        return NOTHING
    scene = Scene(look, space)
    before = scene.worth()
    scene.show(1)
    return before - scene.worth() + look.mcp_resources(1)


def worth_of_intimidating(look: Outlook, space: int, *, village: bool = False) -> float:
    """4.3.2: a Police goes, or the New Village; and Support."""
    state = look.state
    if cannot_intimidate(state, space) is not None:
        return NOTHING
    scene = Scene(look, space)
    before = scene.worth()
    if village or (not scene.police and can_burn_village(state, space)):
        scene.village = 0
    elif scene.police:
        scene.police -= 1
    scene.level = min(scene.level, NEUTRAL)
    return before - scene.worth()


def best_activity(look: Outlook, operation: str) -> float:
    """4.1.1: the best Special Activity beside an Operation, as things stand before it."""
    state = look.state
    if operation == "attack":
        ambushes = [worth_of_ambush_in(look, space) - worth_of_attack_in(look, space) for space in SPACES]
        return max(max(ambushes), NOTHING)
    best = sum_of_best([worth_of_extorting(look, space) for space in SPACES], extort_spaces(state))
    if operation == "march":
        return best
    other = [worth_of_intimidating(look, space) for space in SPACES]
    return max(best, sum_of_best(other, intimidate_spaces(state)))
