"""The British in the middle of an Operation: what to guard, whom to find, whom to take."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE
from sandtable.games.british_way.cells.vocabulary import CURFEW, VALUE_OF
from sandtable.games.british_way.cyprus.bot import british_plans as plans
from sandtable.games.british_way.cyprus.bot.prices import ACTIVE_CELL, CHIT, hidden_cell
from sandtable.games.british_way.cyprus.bot.situation import Situation, WorthIn, verb_of
from sandtable.games.british_way.cyprus.map import SABOTAGE_VALUE, SPACES, TOWNS_AND_BASES, is_base, is_mountain
from sandtable.games.british_way.cyprus.operations.patrol import cannot_arrest
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import DIPLOMACY, INTERROGATE, SPACE_OF

NEVER: Final = -9.0
# A Special Activity that can still be done later waits until nothing else is worth anything.
LAST: Final = 0.001

# 4.2 Special Activities, 2.3.7 Intelligence Lead


def worth_of_activity(state: State, option: str) -> float:
    """4.2: Restore, Diplomacy or Interrogate as things stand now."""
    if option == DIPLOMACY:
        return plans.worth_of_diplomacy(state)
    if option == INTERROGATE:
        return plans.worth_of_interrogate(state)
    return plans.worth_of_restore(state, SPACE_OF[option])


def choose_activity(asked: Situation) -> str:
    """4.1: the best Special Activity, or none."""
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_activity(state, option))


def best_space_or_lead(asked: Situation, operation: str, spaces: list[int], worth_in: WorthIn) -> str:
    """3.1, 2.3.7: the best space, a chit for a further one of these spaces, at last the Special Activity, or done."""
    taken = asked.question.taken or []
    further = max((worth_in(asked.state, space) for space in spaces if space not in taken), default=0.0)

    def worth(option: str) -> float:
        if option == DONE:
            return 0.0
        if option.startswith("lead"):
            return worth_of_lead(asked, option, further)
        if verb_of(option) != operation:
            return LAST * worth_of_activity(asked.state, option)
        return worth_in(asked.state, SPACE_OF[option])

    return asked.best(worth)


def worth_of_lead(asked: Situation, option: str, further: float) -> float:
    """2.3.7: a further space for the chit of least value."""
    if asked.left():
        return NEVER
    return further - CHIT - 0.1 - 0.1 * VALUE_OF[option]


# 3.2.1 Deploy


def choose_deploy(asked: Situation) -> str:
    """3.2.1: a Police where Sabotage threatens most, as long as there are Police."""
    state = asked.state
    more = state.available_police > len(asked.question.taken or [])
    return asked.best(lambda option: worth_of_deploying(state, option, more=more))


def worth_of_deploying(state: State, option: str, *, more: bool) -> float:
    """3.2.1: a space without a Police for it is not worth selecting."""
    if option == DONE:
        return 0.0
    if verb_of(option) != "deploy":
        return NEVER  # the Special Activity comes after the Troops have moved
    space = SPACE_OF[option]
    return worth_of_post(state, space) if more else -1.0


def worth_of_post(state: State, space: int) -> float:
    """3.2.1: a Police on watch, and the Restore that it makes possible."""
    restores = not state.police[space] and not state.insurgents(space)
    return plans.worth_of_police(state, space) + (0.9 * plans.worth_of_restore(state, space) if restores else 0.0)


def choose_troops_destination(asked: Situation) -> str:
    """3.2.1: Troops to where they let Police restore order, else to where they can strike next."""
    state = asked.state
    may_restore = asked.offers(DIPLOMACY)  # then the Special Activity is still to come
    return asked.best(lambda option: worth_of_destination(state, option, may_restore=may_restore))


def worth_of_destination(state: State, option: str, *, may_restore: bool) -> float:
    """3.2.1: what Troops in this space make possible."""
    if option == DONE:
        return 0.1
    if verb_of(option) != "to":
        return NEVER
    space = SPACE_OF[option]
    worth = 0.5 * plans.worth_of_massing_in(state, space) + 0.1 * (
        plans.troops_needed(state, space) - state.troops[space]
    )
    if may_restore and state.police[space] and not state.insurgents(space) and not state.troops[space]:
        worth += max(plans.worth_of_restore(state, space) - plans.worth_of_diplomacy(state), 0.0)
    return worth


def choose_troops_origin(asked: Situation) -> str:
    """3.2.1: Troops from where they have least to do, until there are enough."""
    state, destination = asked.state, asked.space()
    wanted = max(plans.troops_wanted(state, destination), plans.troops_needed(state, destination), 1)
    if state.troops[destination] >= wanted and asked.offers(DONE):
        return DONE
    return asked.best_space(lambda state, space: float(plans.spare_troops(state, space)))


def choose_how_many(asked: Situation) -> str:
    """Moving cubes: those that have nothing to do where they are, at least one."""
    state, origin = asked.state, asked.space()
    if asked.question.arguments["kind"] == "troops":
        return asked.number(max(plans.spare_troops(state, origin), 1))
    return asked.number(1)


# 3.2.2 Patrol


def choose_patrol(asked: Situation) -> str:
    """3.2.2: the best arrests, then where Police are needed."""
    spaces = [space for space in TOWNS_AND_BASES if asked.state.cells(space)]
    return best_space_or_lead(asked, "patrol", spaces, worth_of_patrol_in)


def worth_of_patrol_in(state: State, space: int) -> float:
    """3.2.2: the arrest here and a Police more on watch."""
    arrest = plans.worth_of_arrest(state, space, plans.police_at_hand(state, space))
    return arrest + 0.5 * plans.worth_of_police(state, space)


def choose_police_origin(asked: Situation) -> str:
    """3.2.2, 6.3.1: a Police from where it does less than it would elsewhere."""
    state = asked.state
    if asked.question.rule == "6.3.1":
        best = max(worth_of_police_post(state, space) for space in SPACES if state.cubes(space))
        return asked.best_space(lambda state, space: best - worth_of_keeping_police(state, space) - 0.05)
    worths = [worth_of_police_on_patrol(state, space) for space in TOWNS_AND_BASES if state.cells(space)]
    best = max(worths, default=0.0)
    return asked.best_space(lambda state, space: best - worth_of_staying_on_patrol(state, space) - 0.1)


def worth_of_police_post(state: State, space: int) -> float:
    """6.3.1: a Police before the next campaign: where Sabotage costs most and Cells are near."""
    if is_mountain(space):
        return 0.0
    threat = 0.3 if is_base(space) else 0.5 * SABOTAGE_VALUE[space] + 0.2 * min(state.cells(space), 2)
    return threat / (1 + state.police[space])


def worth_of_keeping_police(state: State, space: int) -> float:
    """6.3.1: what the last Police of a space does there in the next campaign."""
    state.police[space] -= 1
    worth = worth_of_police_post(state, space)
    state.police[space] += 1
    return worth


def worth_of_police_on_patrol(state: State, space: int) -> float:
    """3.2.2: one more Police here: another arrest, or a better watch."""
    if is_mountain(space) or not state.cells(space):
        return 0.0
    arrest = 0.6 if state.active[space] > plans.arresting(state, state.police[space]) else 0.0
    return arrest + plans.worth_of_police(state, space)


def worth_of_staying_on_patrol(state: State, space: int) -> float:
    """3.2.2: what the last Police of a space does there in this Patrol."""
    state.police[space] -= 1
    worth = max(worth_of_police_on_patrol(state, space), plans.worth_of_police(state, space))
    state.police[space] += 1
    return worth


def choose_arrest(asked: Situation) -> str:
    """3.2.2: where most is taken from EOKA."""
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_arrest_here(state, SPACE_OF[option]))


def worth_of_arrest_here(state: State, space: int) -> float:
    """3.2.2: an arrest with the Police that are here now."""
    if cannot_arrest(state, space) is not None:
        return NEVER
    return 0.05 + plans.worth_of_arrest(state, space, state.police[space])


# 3.2.3 Search


def choose_search(asked: Situation) -> str:
    """3.2.3: where most is found, Troops from next door included."""
    return best_space_or_lead(asked, "search", SPACES, plans.worth_of_search_in)


def choose_mover(asked: Situation) -> str:
    """3.2.3: Troops that have nothing to do where they are."""
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_move(state, SPACE_OF[option]))


def worth_of_move(state: State, origin: int) -> float:
    """3.2.3: what spare Troops next door would find."""
    if plans.spare_troops(state, origin) < 1:
        return -0.5
    return max(worth_of_reinforcing(state, space) for space in state.adjacent[origin])


def worth_of_reinforcing(state: State, space: int) -> float:
    """3.2.3: another cube finds more where Cells are still hidden, and takes part in the Assault to come."""
    found = plans.cells_found(state, space, state.cubes(space))
    missing = state.underground[space] - found
    wanted = plans.troops_wanted(state, space) - state.troops[space]
    return float(missing) + (0.3 * min(wanted, 3) if state.insurgents(space) and wanted > 0 else 0.0)


def choose_destination(asked: Situation) -> str:
    """Moving cubes: Police to their best post, Troops to where they find most or are missed most."""
    if asked.question.arguments["kind"] == "troops":
        return asked.best_space(worth_of_reinforcing)
    if asked.question.rule == "6.3.1":
        return asked.best_space(worth_of_police_post)
    return asked.best_space(worth_of_police_on_patrol)


def choose_search_order(asked: Situation) -> str:
    """3.2.3: all spaces first, the Special Activity last."""
    return asked.best(lambda option: 1.0 if verb_of(option) == "" else 0.0)


def choose_curfew_or_chit(asked: Situation) -> str:
    """3.2.3: a chit where it finds Cells that a Curfew would not."""
    state, town = asked.state, asked.space()
    cubes = state.cubes(town)
    by_curfew = plans.worth_of_finding(state, town, plans.cells_found(state, town, cubes))
    by_curfew += plans.worth_of_curfew(state, town)
    by_chit = plans.worth_of_finding(state, town, min(cubes, state.underground[town]))
    return asked.best(lambda option: by_curfew if option == CURFEW else by_chit - CHIT - 0.1 * VALUE_OF[option])


# 3.2.4 Assault


def choose_assault(asked: Situation) -> str:
    """3.2.4: Caches first, then Cells."""
    spaces = [space for space in SPACES if asked.state.troops[space]]
    return best_space_or_lead(asked, "assault", spaces, plans.worth_of_assault_in)


def worth_of_cell(state: State, option: str) -> float:
    """What EOKA loses with this Cell."""
    space = SPACE_OF[option]
    if verb_of(option) == "active":
        return ACTIVE_CELL
    return hidden_cell(state, space, state.underground[space] - 1)


def take_best_cell(asked: Situation) -> str:
    """The Cell that threatens most."""
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_cell(asked.state, option))
