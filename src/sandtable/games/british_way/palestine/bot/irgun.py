"""Irgun's answers: what to strike, whom to hide, where to gather."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE
from sandtable.games.british_way.bot.situation import decline
from sandtable.games.british_way.palestine.bot import irgun_plans as plans
from sandtable.games.british_way.palestine.bot.facts import damage_of_terror
from sandtable.games.british_way.palestine.bot.prices import IDLE_CELL, hidden_cell, strike
from sandtable.games.british_way.palestine.bot.situation import Answer, Situation, WorthIn, verb_of
from sandtable.games.british_way.palestine.bot.turns import (
    choose_box,
    choose_granted_operation,
    choose_operation,
    choose_text,
)
from sandtable.games.british_way.palestine.map import CITIES, DISTRICTS, SPACES, is_city, is_railway
from sandtable.games.british_way.palestine.operations.recruit import cannot_recruit, is_supplied
from sandtable.games.british_way.palestine.operations.rob import cannot_rob
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import IRGUN, LEFT, RIGHT, SPACE_OF

NEVER: Final = -9.0
LAST: Final = 0.01  # after everything that is worth more than nothing

# From a state to the spaces that meet an Operation's condition.
Legal = Callable[[State], list[int]]

# 3.3 Operations, space by space


def choose_sabotage(asked: Situation) -> str:
    """3.3.3: Terror and the best strikes first, then what the Special Activity can still do."""
    return next_space(asked, plans.worth_of_strike, spaces_to_strike)


def choose_recruit(asked: Situation) -> str:
    """3.3.1: where new Cells threaten most."""
    return next_space(asked, worth_of_recruit_here, spaces_to_recruit)


def choose_travel(asked: Situation) -> str:
    """3.3.2: out of spaces with Active Cells or idle ones."""
    best = plans.best_arrival(asked.state)
    return next_space(asked, lambda state, space: plans.worth_of_leaving(state, space, best), no_spaces)


def choose_rob(asked: Situation) -> str:
    """3.3.4: where a Cache is safe, as long as one is worth having."""
    return next_space(asked, plans.worth_of_rob_in, spaces_to_rob)


def spaces_to_strike(state: State) -> list[int]:
    """3.3.3: with an Underground Cell."""
    return [space for space in SPACES if state.underground[space]]


def spaces_to_recruit(state: State) -> list[int]:
    """3.3.1: none if no Cell is Available."""
    return [space for space in SPACES if cannot_recruit(state, space) is None] if state.available_cells else []


def spaces_to_rob(state: State) -> list[int]:
    """3.3.4: none if no Cache is Available."""
    return [space for space in SPACES if cannot_rob(state, space) is None] if state.available_caches > 0 else []


def no_spaces(state: State) -> list[int]:
    """2.3.7: an Offensive adds nothing to a Travel."""
    return []


def worth_of_recruit_here(state: State, space: int) -> float:
    """3.3.1: as many Cells as the space can take."""
    most = 2 if is_supplied(state, space) else 1
    return plans.worth_of_recruit_in(state, space, min(most, state.available_cells))


def next_space(asked: Situation, worth_in: WorthIn, legal: Legal) -> str:
    """3.1: the best space, Terror, Silence, Propagandize or Offensive at this moment, or done."""
    state = asked.state
    return asked.best(lambda option: worth_of_option(asked, state, option, worth_in, legal))


def worth_of_option(asked: Situation, state: State, option: str, worth_in: WorthIn, legal: Legal) -> float:
    """What one answer is worth in the middle of an Operation."""
    if option == DONE:
        return 0.0
    verb, space = verb_of(option), SPACE_OF[option]
    if verb == "terror":
        return worth_of_terror_now(state, space)
    if verb == "silence":
        return worth_of_silence_now(state, space, terror=asked.question.message == "ask-sabotage")
    if verb == "propagandize":
        return LAST * plans.propaganda_value(state) + (LAST if state.active[space] else 0.0)
    if verb == "offensive":
        return worth_of_offensive(asked, worth_in, legal) - (0.05 if is_last_supply(state, space) else 0.0)
    return worth_in(state, space)


def worth_of_terror_now(state: State, city: int) -> float:
    """4.3.3: Terror only where it beats Sabotage by more than any other Special Activity would bring."""
    worth = plans.worth_of_terror(state, city, cache=False)
    if worth - strike(state, city) < plans.best_activity(state, terror=False):
        return NEVER
    return worth - plans.exposure(state, city)


def worth_of_silence_now(state: State, space: int, *, terror: bool) -> float:
    """4.3.1: before the strike it helps, unless another Special Activity brings more."""
    worth = plans.worth_of_silence(state, space)
    return NEVER if worth < plans.best_activity(state, terror=terror) else worth + 5


def worth_of_offensive(asked: Situation, worth_in: WorthIn, legal: Legal) -> float:
    """2.3.7: the next best space beyond the ordinary ones, less the price of the Cache."""
    if asked.left():
        return NEVER
    state, taken = asked.state, asked.question.taken or []
    others = [worth_in(state, space) for space in legal(state) if space not in taken]
    return max(others, default=0.0) - plans.price_of_cache(state) - 0.1


def is_last_supply(state: State, space: int) -> bool:
    """3.3.1: whether this Cache is the only one of its space."""
    return state.caches[space] == 1


def choose_spend_cache(asked: Situation) -> str:
    """3.3.3: a Cache for +2 where the better odds are worth more than the Cache."""
    state, space = asked.state, asked.space()
    gain = plans.gain_of_cache(state, space, terror=False)
    if gain < plans.price_of_cache(state):
        return DONE
    return asked.best(lambda option: -1.0 if option == DONE else 1.0 if state.cubes(SPACE_OF[option]) else 0.5)


def choose_name_ahead(asked: Situation) -> str:
    """6.5.3: name the best strikes before Terror can cost the Haganah space."""
    return asked.best_space(plans.worth_of_strike)


def choose_propagandize_second(asked: Situation) -> str:
    """4.3.2: a second City too, best one that already shows a Cell."""
    return asked.best_space(worth_of_second_city)


def worth_of_second_city(state: State, city: int) -> float:
    """4.3.2: better where no further Cell must show itself."""
    return 1.0 if state.active[city] else 0.8


def choose_travel_to(asked: Situation) -> str:
    """3.3.2: where the Cell threatens most; it may stay and hide."""
    state, origin = asked.state, asked.space()
    here = IDLE_CELL if state.active[origin] else hidden_cell(state, origin, state.underground[origin] - 1) + 0.1
    return asked.best(lambda option: worth_of_journey(state, option, here))


def worth_of_journey(state: State, option: str, here: float) -> float:
    """3.3.2: what the Cell gains on the way; the Special Activity waits until all have travelled."""
    if option == DONE:
        return 0.0
    return plans.worth_of_arrival(state, SPACE_OF[option]) - here if verb_of(option) == "to" else NEVER


# Placing, losing and moving pieces


def worth_of_new_cell(state: State, space: int) -> float:
    """Where one more Underground Cell threatens most."""
    return hidden_cell(state, space, state.underground[space])


def worth_of_new_cache(state: State, space: int) -> float:
    """1.6.2: a Cache belongs where no British piece is and where it supplies many spaces."""
    near = 0.02 * len(state.adjacent[space])
    supply = 0.0 if is_supplied(state, space) else 0.2
    return 0.5 + near + supply - 0.15 * min(state.cubes(space), 3)


def worth_of_striking_police(state: State, space: int) -> float:
    """The Police in whose space the best Sabotage waits."""
    return plans.worth_of_silence(state, space) - 0.05 * state.police[space]


def place_terror(asked: Situation) -> str:
    """P3: the City where two markers cost most, and which the British can least restore."""
    return asked.best_space(lambda state, city: damage_of_terror(state, city) - 0.1 * state.cubes(city))


def price_of_cell(state: State, option: str) -> float:
    """What Irgun gives up with this Cell."""
    space = SPACE_OF[option]
    if verb_of(option) == "active":
        return IDLE_CELL
    return hidden_cell(state, space, state.cells(space) - 1)


def give_up_cell(asked: Situation) -> str:
    """6.5.2: the Cell of least worth."""
    return asked.best(lambda option: 0.0 if option == DONE else -price_of_cell(asked.state, option))


def give_up_cache(asked: Situation) -> str:
    """6.5.2: the Cache of least worth; none where Irgun may decline."""
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else -worth_of_new_cache(state, SPACE_OF[option]))


def redeploy_cell_to(asked: Situation) -> str:
    """6.3.2: a Cell to each City where it threatens more than where it is."""
    state = asked.state
    spare = min([price_of_cell_after_reset(state, space) for space in SPACES if state.cells(space)], default=9.0)
    return asked.best_space(lambda state, city: hidden_cell(state, city, state.cells(city)) - spare - 0.05)


def price_of_cell_after_reset(state: State, space: int) -> float:
    """6.4: all Cells will be Underground in a moment, and all markers gone."""
    if is_railway(space):
        return 0.9
    if is_city(space):
        return hidden_cell(state, space, state.cells(space) - 1)
    return 0.25 if state.cells(space) > 1 else 0.6


def redeploy_cell(asked: Situation) -> str:
    """6.3.2: the Cell that is missed least."""
    state = asked.state
    return asked.best(lambda option: -price_of_cell_after_reset(state, SPACE_OF[option]))


def redeploy_cache(asked: Situation) -> str:
    """6.3.2: a Cache among British pieces moves out, if a Cell elsewhere can guard it."""
    state = asked.state
    best = max([worth_of_new_cache(state, s) for s in (*DISTRICTS, *CITIES) if state.cells(s)], default=0.0)
    return asked.best_space(lambda state, space: best - worth_of_new_cache(state, space) - 0.2)


def redeploy_cache_to(asked: Situation) -> str:
    """6.3.2: to where a Cache belongs."""
    return asked.best_space(worth_of_new_cache)


def recruit_how_many(asked: Situation) -> str:
    """3.3.1: as many as may come."""
    return asked.most()


def travel_active(asked: Situation) -> str:
    """3.3.2: one Active Cell to a place, so that several places are threatened; the last ones together."""
    return asked.number(1)


def travel_underground(asked: Situation) -> str:
    """3.3.2: no Underground Cell goes along with Active ones, and alone one at a time."""
    return asked.least()


def choose_shift(asked: Situation) -> str:
    """P22: Haganah towards Irgun."""
    return RIGHT if asked.offers(RIGHT) else LEFT


def choose_favour(asked: Situation) -> str:
    """P22: the Limited Operation for Irgun."""
    return IRGUN


def spare_prisoners(asked: Situation) -> str:
    """P5 in the wrong hands: exile nobody."""
    return asked.least()


def lead_astray(asked: Situation) -> str:
    """P11, A-40: the City where a Search finds least."""
    return asked.best_space(lambda state, city: -float(state.irgun_pieces(city)))


ANSWERS: Final[dict[str, Answer]] = {
    "ask-box": choose_box,
    "ask-text": choose_text,
    "ask-operation": choose_operation,
    "ask-granted-operation": choose_granted_operation,
    "ask-sabotage": choose_sabotage,
    "ask-recruit": choose_recruit,
    "ask-travel": choose_travel,
    "ask-rob": choose_rob,
    "ask-expropriate": lambda asked: asked.best_space(plans.worth_of_rob_in),
    "ask-spend-cache": choose_spend_cache,
    "ask-name-ahead": choose_name_ahead,
    "ask-propagandize-second": choose_propagandize_second,
    "ask-recruit-how-many": recruit_how_many,
    "ask-travel-to": choose_travel_to,
    "ask-travel-active": travel_active,
    "ask-travel-underground": travel_underground,
    "ask-place-cell": lambda asked: asked.best_space(worth_of_new_cell),
    "ask-place-cache": lambda asked: asked.best_space(worth_of_new_cache),
    "ask-place-terror": place_terror,
    "ask-remove-police": lambda asked: asked.best_space(worth_of_striking_police),
    "ask-lock-cell": give_up_cell,
    "ask-lock-cache": give_up_cache,
    "ask-redeploy-cell-to": redeploy_cell_to,
    "ask-redeploy-cell": redeploy_cell,
    "ask-redeploy-cache": redeploy_cache,
    "ask-redeploy-cache-to": redeploy_cache_to,
    "ask-shift": choose_shift,
    "ask-favour": choose_favour,
    # Texts that Irgun executes only to its own harm
    "ask-exile": spare_prisoners,
    "ask-remove-cell": give_up_cell,
    "ask-imprison-cell": give_up_cell,
    "ask-remove-cache": give_up_cache,
    "ask-remove-terror": decline,
    "ask-remove-sabotage": decline,
    "ask-guard-railway": decline,
    "ask-guard-how-many": decline,
    # A British Operation that Irgun directs
    "ask-search-city-of-event": lead_astray,
    "ask-search": decline,
    "ask-move-troops": decline,
    "ask-move-to": decline,
    "ask-how-many": decline,
    "ask-search-city": decline,
    "ask-spend-chit": decline,
}
