"""EOKA's answers: what to strike, whom to hide, where to bring weapons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE
from sandtable.games.british_way.bot.situation import decline
from sandtable.games.british_way.cyprus.bot import eoka_plans as plans
from sandtable.games.british_way.cyprus.bot.facts import damage_of_sabotage
from sandtable.games.british_way.cyprus.bot.prices import IDLE_CELL, cache_at, hidden_cell, price_of_cache, shift, will
from sandtable.games.british_way.cyprus.bot.situation import Answer, Situation, WorthIn, verb_of
from sandtable.games.british_way.cyprus.bot.turns import choose_box, choose_operation, choose_text
from sandtable.games.british_way.cyprus.map import SPACES, TOWNS_AND_MOUNTAINS
from sandtable.games.british_way.cyprus.operations.ambush import spaces_to_ambush
from sandtable.games.british_way.cyprus.operations.recruit import cannot_recruit, most_recruits
from sandtable.games.british_way.cyprus.operations.sabotage import spaces_to_sabotage
from sandtable.games.british_way.cyprus.propaganda_round import cannot_receive_cache
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import LEFT, RIGHT, SPACE_OF, WILL

NEVER: Final = -9.0
# A Special Activity that helps the Operation comes before its spaces, the others after all that is worth anything.
FIRST: Final = 5.0
LAST: Final = 0.01

# From a state to the spaces that meet an Operation's condition.
Legal = Callable[[State], list[int]]

# 3.3 Operations, space by space


def choose_sabotage(asked: Situation) -> str:
    """3.3.3: the best strikes first, then what the Special Activity can still do."""
    return next_space(asked, "sabotage", worth_of_strike_here, lambda state: spaces_to_sabotage(state, SPACES))


def choose_recruit(asked: Situation) -> str:
    """3.3.1: where new Cells threaten most."""
    return next_space(asked, "recruit", worth_of_recruit_here, spaces_to_recruit)


def choose_travel(asked: Situation) -> str:
    """3.3.2: out of spaces with Active Cells or idle ones."""
    best = plans.best_arrival(asked.state)
    return next_space(asked, "travel", lambda state, space: plans.worth_of_leaving(state, space, best), no_spaces)


def choose_ambush(asked: Situation) -> str:
    """3.3.4: where Police fall and weapons can be had."""
    return next_space(asked, "ambush", plans.worth_of_ambush_in, lambda state: spaces_to_ambush(state, SPACES))


def spaces_to_recruit(state: State) -> list[int]:
    """3.3.1: none if no Cell is Available."""
    return [s for s in TOWNS_AND_MOUNTAINS if cannot_recruit(state, s) is None] if state.available_cells else []


def no_spaces(state: State) -> list[int]:
    """2.3.7: an Offensive adds nothing to a Travel."""
    return []


def worth_of_strike_here(state: State, space: int) -> float:
    """3.3.3: a strike, while there are markers."""
    return plans.worth_of_strike(state, space) if state.markers_left() else NEVER


def worth_of_recruit_here(state: State, space: int) -> float:
    """3.3.1: as many Cells as the space can take."""
    return plans.worth_of_recruit_in(state, space, min(most_recruits(state, space), state.available_cells))


def next_space(asked: Situation, operation: str, worth_in: WorthIn, legal: Legal) -> str:
    """3.1: the best space, Special Activity or Offensive at this moment, or done."""
    state = asked.state
    return asked.best(lambda option: worth_of_option(asked, state, option, operation, worth_in, legal))


def worth_of_option(
    asked: Situation, state: State, option: str, operation: str, worth_in: WorthIn, legal: Legal
) -> float:
    """What one answer is worth in the middle of an Operation."""
    if option == DONE:
        return 0.0
    verb, space = verb_of(option), SPACE_OF[option]
    if verb == operation:
        return worth_in(state, space)
    if verb == "offensive":
        return worth_of_offensive(asked, space, worth_in, legal)
    worth = worth_of_activity(state, option)
    if worth <= 0 or worth < plans.best_activity(state, operation):
        return NEVER
    helps = verb == "infiltrate" or (verb == "smuggle" and operation == "recruit")
    return worth + FIRST if helps else LAST * worth


def worth_of_activity(state: State, option: str) -> float:
    """4.3: Smuggle, Infiltrate or Propagandize as things stand now."""
    verb, space = verb_of(option), SPACE_OF[option]
    if verb == "smuggle":
        return plans.worth_of_smuggle(state, space)
    return (
        plans.worth_of_infiltrate(state, space) if verb == "infiltrate" else plans.worth_of_propagandize(state, space)
    )


def choose_activity(asked: Situation) -> str:
    """4.1, HC-16, HC-19: the best Special Activity, or none."""
    state = asked.state
    return asked.best(lambda option: 0.0 if option == DONE else worth_of_activity(state, option))


def worth_of_offensive(asked: Situation, cache: int, worth_in: WorthIn, legal: Legal) -> float:
    """2.3.7: the next best space beyond the ordinary ones, less the price of the Cache."""
    if asked.left():
        return NEVER
    state, taken = asked.state, asked.question.taken or []
    others = [worth_in(state, space) for space in legal(state) if space not in taken]
    return max(others, default=0.0) - price_of_cache(state, cache) - 0.1


def choose_spend_cache(asked: Situation) -> str:
    """3.3.3: the cheapest Cache, where the better odds are worth more than it."""
    state, gain = asked.state, plans.gain_of_cache(asked.state, asked.space())
    return asked.best(lambda option: 0.0 if option == DONE else gain - price_of_cache(state, SPACE_OF[option]))


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


def travel_active(asked: Situation) -> str:
    """3.3.2: one Active Cell to a place, so that several places are threatened."""
    return asked.number(1)


def travel_underground(asked: Situation) -> str:
    """3.3.2: no Underground Cell goes along with Active ones, and alone one at a time."""
    return asked.least()


# 4.3 Special Activities


def choose_second_smuggle(asked: Situation) -> str:
    """4.3.1: a second space, if a Cache does more there."""
    return asked.best_space(plans.worth_of_second_smuggle)


def choose_source(asked: Situation) -> str:
    """4.3.1: a new Cache rather than one that is missed elsewhere."""
    state, space = asked.state, asked.space()
    return asked.best(lambda option: plans.worth_of_source(state, space, option))


def choose_effect(asked: Situation) -> str:
    """4.3.3: Political Will or Opinion, whichever costs the British more."""
    state = asked.state
    by_will = -will(state, -1.0) if state.political_will else 0.0
    by_opinion = -shift(state, plans.opinion_of_message(state))
    return asked.best(lambda option: by_will if option == WILL else by_opinion)


# Placing, losing and moving pieces


def worth_of_new_cell(state: State, space: int) -> float:
    """Where one more Underground Cell threatens most."""
    return hidden_cell(state, space, state.underground[space])


def price_of_cell(state: State, option: str) -> float:
    """What EOKA gives up with this Cell."""
    space = SPACE_OF[option]
    if verb_of(option) == "active":
        return IDLE_CELL
    return hidden_cell(state, space, state.cells(space) - 1)


def give_up_cell(asked: Situation) -> str:
    """The Cell of least worth, where EOKA may not decline."""
    return asked.best(lambda option: 0.0 if option == DONE else -price_of_cell(asked.state, option))


def give_up_cache(asked: Situation) -> str:
    """The Cache of least worth; none where EOKA may decline."""
    return asked.best_space(lambda state, space: -price_of_cache(state, space))


def redeploy_cell(asked: Situation) -> str:
    """6.3.2: out of the Bases to where the Cell threatens most after the Reset."""
    return asked.best_space(lambda state, space: hidden_cell(state, space, state.cells(space)))


def redeploy_cache(asked: Situation) -> str:
    """6.3.2: a Cache that does much more elsewhere moves there."""
    state = asked.state
    places = [space for space in TOWNS_AND_MOUNTAINS if cannot_receive_cache(state, space) is None]
    return asked.best_space(lambda state, space: best_move(state, space, places) - 0.15)


def best_move(state: State, origin: int, places: list[int]) -> float:
    """6.3.2: what a Cache gains by the best move from here."""
    state.caches[origin] -= 1
    gain = max([cache_at(state, space) for space in places if space != origin], default=0.0) - cache_at(state, origin)
    state.caches[origin] += 1
    return gain


def redeploy_cache_to(asked: Situation) -> str:
    """6.3.2: to where it does most, as if it had left its place already."""
    state, origin = asked.state, asked.space()
    state.caches[origin] -= 1
    answer = asked.best_space(cache_at)
    state.caches[origin] += 1
    return answer


def burn_most(asked: Situation) -> str:
    """HC-07: the Mountain with more Troops."""
    return asked.best_space(lambda state, mountain: float(state.troops[mountain]))


def embark(asked: Situation) -> str:
    """HC-09: Troops from where they hold most down."""
    return asked.best_space(lambda state, space: 0.5 * state.insurgents(space) + 0.1 * (state.troops[space] == 1) + 0.1)


def to_fuller_base(asked: Situation) -> str:
    """HC-07, HC-09: to the Base that has Troops enough."""
    return asked.best_space(lambda state, base: float(state.troops[base]))


def place_curfew(asked: Situation) -> str:
    """HC-20: a Curfew where a Cell can speak about it."""
    return asked.best_space(lambda state, town: 1.0 + state.cells(town))


ANSWERS: Final[dict[str, Answer]] = {
    "ask-box": choose_box,
    "ask-text": choose_text,
    "ask-operation": choose_operation,
    "ask-sabotage": choose_sabotage,
    "ask-recruit": choose_recruit,
    "ask-travel": choose_travel,
    "ask-ambush": choose_ambush,
    "ask-activity": choose_activity,
    "ask-spend-cache": choose_spend_cache,
    "ask-ambush-cache": lambda asked: asked.best_space(cache_at),
    "ask-recruit-how-many": lambda asked: asked.most(),
    "ask-travel-to": choose_travel_to,
    "ask-travel-active": travel_active,
    "ask-travel-underground": travel_underground,
    "ask-smuggle-second": choose_second_smuggle,
    "ask-smuggle-from": choose_source,
    "ask-propagandize-effect": choose_effect,
    "ask-place-cell": lambda asked: asked.best_space(worth_of_new_cell),
    "ask-place-cache": lambda asked: asked.best_space(cache_at),
    "ask-place-sabotage": lambda asked: asked.best_space(damage_of_sabotage),
    "ask-place-curfew": place_curfew,
    "ask-remove-police": lambda asked: asked.best_space(plans.worth_of_loss_of_police),
    "ask-redeploy-cell": redeploy_cell,
    "ask-redeploy-cache": redeploy_cache,
    "ask-redeploy-cache-to": redeploy_cache_to,
    "ask-burning-mountain": burn_most,
    "ask-burning-to": to_fuller_base,
    "ask-embark": embark,
    "ask-embark-to": to_fuller_base,
    "ask-shift": lambda asked: RIGHT if asked.offers(RIGHT) else LEFT,
    # Texts that EOKA executes only to its own harm
    "ask-imprison-cell": give_up_cell,
    "ask-remove-cell": give_up_cell,
    "ask-remove-cache": give_up_cache,
    "ask-remove-sabotage": decline,
    "ask-guard-base": decline,
}
