"""The British answers: every question that the British can be asked, and how they decide it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import YES
from sandtable.games.british_way.bot.chits import choose_spend_chit, discard_least
from sandtable.games.british_way.bot.situation import decline, help_least
from sandtable.games.british_way.palestine.bot import british_plans as plans
from sandtable.games.british_way.palestine.bot.british_operations import (
    choose_activity,
    choose_arrest,
    choose_assault,
    choose_curfew_or_chit,
    choose_deploy,
    choose_destination,
    choose_event_city,
    choose_how_many,
    choose_mover,
    choose_patrol,
    choose_police_origin,
    choose_police_place,
    choose_search,
    choose_search_order,
    choose_troops_destination,
    choose_troops_origin,
    take_best_cache,
    take_best_cell,
    take_most,
)
from sandtable.games.british_way.palestine.bot.facts import gain_of_restore
from sandtable.games.british_way.palestine.bot.situation import Answer, Situation
from sandtable.games.british_way.palestine.bot.turns import (
    choose_box,
    choose_granted_operation,
    choose_operation,
    choose_text,
)
from sandtable.games.british_way.palestine.map import RAILWAYS, is_city, is_railway
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, LEFT, RIGHT

NEVER: Final = -9.0

# Events and the Propaganda Round


def clear_marker(asked: Situation) -> str:
    """The marker whose going saves most Political Will."""
    return asked.best_space(lambda state, space: 2.0 if state.terror[space] == 1 else 1.0)


def clear_sabotage(asked: Situation) -> str:
    """P15: the Sabotage marker whose going saves most Political Will."""
    return asked.best_space(gain_of_one_marker)


def gain_of_one_marker(state: State, space: int) -> float:
    """6.1: the last marker of a space counts for the order it gives back."""
    if state.sabotage[space] == 1:
        return gain_of_restore(state, space)
    return 0.1 if is_railway(space) else 2.0 if is_city(space) else 1.0


def guard_how_many(asked: Situation) -> str:
    """P10: spread the Police over the Railways."""
    return asked.number(1 if len([r for r in RAILWAYS if not asked.state.police[r]]) > 1 else 2)


def release_where_watched(asked: Situation) -> str:
    """P16: where most Police stand."""
    return asked.best_space(lambda state, city: state.police[city] + 0.1 * state.troops[city])


def choose_shift(asked: Situation) -> str:
    """P22: Haganah towards the British."""
    return LEFT if asked.offers(LEFT) else RIGHT


def choose_favour(asked: Situation) -> str:
    """P22: the chit for the British."""
    return BRITISH


def lose_least_police(asked: Situation) -> str:
    """Police that must go: where they do least."""
    return asked.best_space(lambda state, space: -plans.worth_of_leaving_police(state, space))


ANSWERS: Final[dict[str, Answer]] = {
    "ask-box": choose_box,
    "ask-text": choose_text,
    "ask-operation": choose_operation,
    "ask-granted-operation": choose_granted_operation,
    "ask-deploy": choose_deploy,
    "ask-place-police": choose_police_place,
    "ask-deploy-troops": choose_troops_destination,
    "ask-gather-troops": choose_troops_origin,
    "ask-how-many": choose_how_many,
    "ask-patrol": choose_patrol,
    "ask-move-police": choose_police_origin,
    "ask-move-to": choose_destination,
    "ask-arrest": choose_arrest,
    "ask-spend-chit": choose_spend_chit,
    "ask-arrest-underground": take_most,
    "ask-arrest-active": take_most,
    "ask-search": choose_search,
    "ask-move-troops": choose_mover,
    "ask-search-next": choose_search_order,
    "ask-search-city": choose_curfew_or_chit,
    "ask-search-city-of-event": choose_event_city,
    "ask-assault": choose_assault,
    "ask-activity": choose_activity,
    "ask-detain-cell": take_best_cell,
    "ask-imprison-cell": take_best_cell,
    "ask-remove-cell": take_best_cell,
    "ask-remove-cache": take_best_cache,
    "ask-remove-terror": clear_marker,
    "ask-remove-sabotage": clear_sabotage,
    "ask-guard-railway": choose_police_place,
    "ask-guard-how-many": guard_how_many,
    "ask-release-cell": release_where_watched,
    "ask-exile": take_most,
    "ask-discard-chit": discard_least,
    "ask-shift": choose_shift,
    "ask-favour": choose_favour,
    "ask-may-draw-chit": lambda asked: YES,
    # Texts that the British execute only to their own harm
    "ask-remove-police": lose_least_police,
    "ask-place-cell": help_least,
    "ask-place-cache": help_least,
    "ask-place-terror": help_least,
    # An Irgun Operation that the British direct
    "ask-sabotage": decline,
    "ask-spend-cache": decline,
    "ask-travel": decline,
    "ask-travel-to": decline,
    "ask-travel-active": decline,
    "ask-travel-underground": decline,
}
