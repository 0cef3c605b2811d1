"""The British in the middle of an Operation: what to guard, whom to find, whom to take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE
from sandtable.games.british_way.palestine.bot import british_plans as plans
from sandtable.games.british_way.palestine.bot.facts import gain_of_restore
from sandtable.games.british_way.palestine.bot.prices import ACTIVE_CELL, CHIT, hidden_cell
from sandtable.games.british_way.palestine.bot.situation import Situation, WorthIn, verb_of
from sandtable.games.british_way.palestine.map import DISTRICT_OF, SPACES, is_city, is_railway
from sandtable.games.british_way.palestine.operations.patrol import cannot_arrest
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import CURFEW, NEGOTIATE, SPACE_OF, VALUE_OF

NEVER: Final = -9.0

# Special Activities and Intelligence Leads


def worth_of_activity(state: State, option: str) -> float:
    """4.2: Restore, Negotiate or Mass Detention as things stand now."""
    if option == NEGOTIATE:
        return plans.worth_of_negotiate(state)
    space = SPACE_OF[option]
    if verb_of(option) == "restore":
        return gain_of_restore(state, space) * plans.certainty(state)
    return plans.worth_of_detention(state, space)


def choose_activity(asked: Situation) -> str:
    """4.1: the best Special Activity, or none."""
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_activity(state, option))


def best_space_or_lead(
    asked: Situation,
    operation: str,
    spaces: list[int],
    worth_in: WorthIn,
    worth_of_other: Callable[[str], float] = lambda option: NEVER,
) -> str:
    """3.1, 2.3.7: the best space, a chit for a further one of these spaces, the Special Activity, or done."""
    taken = asked.question.taken or []
    further = max((worth_in(asked.state, space) for space in spaces if space not in taken), default=0.0)

    def worth(option: str) -> float:
        if option == DONE:
            return 0.0
        if is_lead(option):
            return worth_of_lead(asked, option, further)
        if verb_of(option) != operation:
            return worth_of_other(option)
        return worth_in(asked.state, SPACE_OF[option])

    return asked.best(worth)


def worth_of_lead(asked: Situation, option: str, further: float) -> float:
    """2.3.7: a further space for the chit of least value."""
    if asked.left():
        return NEVER
    return further - CHIT - 0.1 - 0.1 * VALUE_OF[option]


def is_lead(option: str) -> bool:
    """2.3.7: whether an answer buys a further space."""
    return option.startswith("lead")


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
    return plans.worth_of_police(state, SPACE_OF[option]) if more else -1.0


def choose_police_place(asked: Situation) -> str:
    """A Police where Sabotage threatens most."""
    return asked.best_space(plans.worth_of_police)


def choose_troops_destination(asked: Situation) -> str:
    """3.2.1: Troops to where they let Police restore order, else to where they can assault next."""
    state = asked.state
    may_restore = asked.offers(NEGOTIATE)  # then the Special Activity is still to come
    return asked.best(lambda option: worth_of_destination(state, option, may_restore=may_restore))


def worth_of_destination(state: State, option: str, *, may_restore: bool) -> float:
    """3.2.1: what Troops in this space make possible."""
    if option == DONE:
        return 0.1
    if verb_of(option) != "to":
        return NEVER
    space = SPACE_OF[option]
    worth = 0.5 * plans.worth_of_massing_in(state, space)
    if may_restore and is_restorable_with_troops(state, space):
        worth += gain_of_restore(state, space)
    return worth


def is_restorable_with_troops(state: State, space: int) -> bool:
    """4.2.1: Police and no Irgun piece: only Troops are missing."""
    return bool(state.police[space]) and not state.irgun_pieces(space) and not state.troops[space]


def choose_troops_origin(asked: Situation) -> str:
    """3.2.1: Troops from where they have least to do, until there are enough."""
    state, destination = asked.state, asked.space()
    wanted = max(plans.troops_wanted(state, destination), 1)
    if state.troops[destination] >= wanted and asked.offers(DONE):
        return DONE
    return asked.best_space(lambda state, space: plans.spare_troops(state, space) - 0.1 * int(is_city(space)))


def choose_how_many(asked: Situation) -> str:
    """Moving cubes: those that have nothing to do where they are, at least one."""
    state, origin = asked.state, asked.space()
    if asked.question.arguments["kind"] == "troops":
        return asked.number(max(plans.spare_troops(state, origin), 1))
    return asked.number(1)


# 3.2.2 Patrol


def choose_patrol(asked: Situation) -> str:
    """3.2.2: the best arrests, then where Police are needed."""
    return best_space_or_lead(asked, "patrol", [s for s in SPACES if asked.state.cells(s)], worth_of_patrol_in)


def worth_of_patrol_in(state: State, space: int) -> float:
    """3.2.2: the arrest here and a Police more on watch."""
    return plans.worth_of_arrest(state, space, plans.police_at_hand(state, space)) + plans.worth_of_police(state, space)


def choose_police_origin(asked: Situation) -> str:
    """3.2.2, 6.3.1: a Police from where it does less than it would elsewhere."""
    state = asked.state
    if asked.question.rule == "6.3.1":
        best = max(worth_of_police_post(state, space) for space in SPACES)
        return asked.best_space(lambda state, space: best - worth_of_keeping_police(state, space) - 0.05)
    best = max(worth_of_police_on_patrol(state, space) for space in SPACES if state.cells(space))
    return asked.best_space(lambda state, space: best - worth_of_staying_on_patrol(state, space) - 0.1)


def worth_of_police_post(state: State, space: int) -> float:
    """6.3.1: a Police before the next campaign: the Railways and Cities will be struck first."""
    if state.police[space] > 1:
        return 0.1
    share = 0.5 if state.police[space] else 1.0
    if is_city(space):
        return 1.0 * share
    return 0.9 * share if is_railway(space) else 0.2


def worth_of_keeping_police(state: State, space: int) -> float:
    """6.3.1: what the last Police of a space does there in the next campaign."""
    state.police[space] -= 1
    worth = worth_of_police_post(state, space)
    state.police[space] += 1
    return worth


def worth_of_police_on_patrol(state: State, space: int) -> float:
    """3.2.2: one more Police here: another arrest, or a better watch."""
    arrest = 0.6 if state.active[space] > state.police[space] else 0.0
    return arrest + plans.worth_of_police(state, space) if state.cells(space) else 0.0


def worth_of_staying_on_patrol(state: State, space: int) -> float:
    """3.2.2: what the last Police of a space does there in this Patrol."""
    state.police[space] -= 1
    worth = max(worth_of_police_on_patrol(state, space), plans.worth_of_police(state, space))
    state.police[space] += 1
    return worth


def choose_arrest(asked: Situation) -> str:
    """3.2.2: where most Cells go to Prison; a Special Activity between two arrests waits."""
    state = asked.state
    return asked.best(
        lambda option: (
            0.0 if option == DONE else worth_of_arrest_here(state, option) if verb_of(option) == "" else NEVER
        )
    )


def worth_of_arrest_here(state: State, option: str) -> float:
    """3.2.2: the number of Cells counts first."""
    space = SPACE_OF[option]
    if cannot_arrest(state, space) is not None:
        return NEVER
    return plans.cells_arrested(state, space, state.police[space]) + plans.worth_of_arrest(
        state, space, state.police[space]
    )


def take_most(asked: Situation) -> str:
    """3.2.2: as many Cells as can be taken."""
    return asked.most()


# 3.2.3 Search


def choose_search(asked: Situation) -> str:
    """3.2.3: where most is found, Troops from next door included."""
    return best_space_or_lead(asked, "search", SPACES, plans.worth_of_search_in)


def choose_mover(asked: Situation) -> str:
    """3.2.3, 6.3.1: Troops that have nothing to do where they are."""
    if asked.question.rule == "6.3.1":
        return asked.best_space(lambda state, space: float(state.troops[space] - troops_at_rest(state, space)))
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_move(state, SPACE_OF[option]))


def worth_of_move(state: State, origin: int) -> float:
    """3.2.3: what spare Troops next door would find."""
    if plans.spare_troops(state, origin) < 1:
        return -0.5
    return max(worth_of_reinforcing(state, space) for space in state.adjacent[origin])


def worth_of_reinforcing(state: State, space: int) -> float:
    """3.2.3: another cube finds more where Cells are still hidden."""
    found = plans.cells_found(state, space, state.cubes(space))
    return float(state.underground[space] - found)


def choose_destination(asked: Situation) -> str:
    """Moving cubes: Police to their best post, Troops to where they find most or are missed most."""
    if asked.question.arguments["kind"] == "police":
        if asked.question.rule == "6.3.1":
            return asked.best_space(worth_of_police_post)
        return asked.best_space(worth_of_police_on_patrol)
    if asked.question.rule == "6.3.1":
        return asked.best_space(lambda state, space: float(troops_at_rest(state, space) - state.troops[space]))
    return asked.best_space(worth_of_reinforcing)


def troops_at_rest(state: State, space: int) -> int:
    """6.3.1: where Troops wait for the next campaign: in the Cities, on the Railways, beside Cells."""
    if is_city(space):
        return 3
    if is_railway(space):
        return 1
    return 0


def choose_search_order(asked: Situation) -> str:
    """3.2.3: all spaces first, the Special Activity last."""
    return asked.best(lambda option: 1.0 if verb_of(option) == "" else 0.0)


def choose_curfew_or_chit(asked: Situation) -> str:
    """3.2.3: a chit where it finds Cells that a Curfew would not."""
    state, city = asked.state, asked.space()
    cubes = state.cubes(city)
    by_curfew = plans.worth_of_reveal(state, city, plans.cells_found(state, city, cubes)) + plans.worth_of_curfew(
        state, city
    )
    by_chit = plans.worth_of_reveal(state, city, min(cubes, state.underground[city]))
    return asked.best(lambda option: by_curfew if option == CURFEW else by_chit - CHIT - 0.1 * VALUE_OF[option])


def choose_event_city(asked: Situation) -> str:
    """P1, P11: the City whose Mass Detention pays most, or where a Cache can be taken."""
    if asked.question.rule == "P1":
        return asked.best_space(plans.worth_of_detention)
    return asked.best_space(worth_of_shark)


def worth_of_shark(state: State, city: int) -> float:
    """P11: a Cache in the City or next to it counts first."""
    cache = 2.0 if state.caches[city] or state.caches[DISTRICT_OF[city]] else 0.0
    return cache + plans.worth_of_search_in(state, city) + 0.3 * state.active[city]


# 3.2.4 Assault, 4.2.3 Mass Detention


def choose_assault(asked: Situation) -> str:
    """3.2.4: Caches first, then Cells."""
    state = asked.state
    spaces = [space for space in SPACES if state.troops[space] > 1]
    return best_space_or_lead(
        asked,
        "assault",
        spaces,
        plans.worth_of_assault_in,
        lambda option: plans.worth_of_detention(state, SPACE_OF[option]) / 100,
    )


def worth_of_cell(state: State, option: str) -> float:
    """What Irgun loses with this Cell."""
    space = SPACE_OF[option]
    if verb_of(option) == "active":
        return ACTIVE_CELL
    return hidden_cell(state, space, state.underground[space] - 1)


def take_best_cell(asked: Situation) -> str:
    """The Cell that threatens most."""
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_cell(asked.state, option))


def take_best_cache(asked: Situation) -> str:
    """The Cache that the Troops cannot take themselves."""
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else 1.0 - 0.1 * state.troops[SPACE_OF[option]])
