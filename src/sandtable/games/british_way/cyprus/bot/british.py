"""The British answers: every question that the British can be asked, and how they decide it."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.chits import choose_spend_chit, discard_least
from sandtable.games.british_way.bot.situation import decline, help_least
from sandtable.games.british_way.cyprus.bot import british_plans as plans
from sandtable.games.british_way.cyprus.bot.british_operations import (
    choose_activity,
    choose_arrest,
    choose_assault,
    choose_curfew_or_chit,
    choose_deploy,
    choose_destination,
    choose_how_many,
    choose_mover,
    choose_patrol,
    choose_police_origin,
    choose_search,
    choose_search_order,
    choose_troops_destination,
    choose_troops_origin,
    take_best_cell,
    worth_of_post,
)
from sandtable.games.british_way.cyprus.bot.facts import gain_of_restore
from sandtable.games.british_way.cyprus.bot.prices import price_of_cache
from sandtable.games.british_way.cyprus.bot.situation import Answer, Situation
from sandtable.games.british_way.cyprus.bot.turns import choose_box, choose_operation, choose_text
from sandtable.games.british_way.cyprus.map import AKROTIRI, DHEKELIA, SABOTAGE_VALUE
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import LEFT, RIGHT

# Events and the Propaganda Round


def gain_of_one_marker(state: State, space: int) -> float:
    """6.1: the last marker of a space counts for the order it gives back, too."""
    return gain_of_restore(state, space) if state.sabotage[space] == 1 else float(SABOTAGE_VALUE[space])


def redeploy_troops(asked: Situation) -> str:
    """6.3.1: Troops out of a Mountain: as many to Akrotiri as make both Bases equally strong."""
    state = asked.state
    troops = int(asked.most())
    return asked.number((troops + state.troops[DHEKELIA] - state.troops[AKROTIRI]) // 2)


def lose_least_police(asked: Situation) -> str:
    """Police that must go: where they do least."""
    return asked.best_space(lambda state, space: -plans.worth_of_leaving_police(state, space))


def burn_least(asked: Situation) -> str:
    """HC-07: the Mountain with fewer Troops."""
    return asked.best_space(lambda state, mountain: -float(state.troops[mountain]))


def to_weaker_base(asked: Situation) -> str:
    """HC-07, HC-09: Troops to the Base that has fewer."""
    return asked.best_space(lambda state, base: -float(state.troops[base]))


ANSWERS: Final[dict[str, Answer]] = {
    "ask-box": choose_box,
    "ask-text": choose_text,
    "ask-operation": choose_operation,
    "ask-deploy": choose_deploy,
    "ask-place-police": lambda asked: asked.best_space(worth_of_post),
    "ask-deploy-troops": choose_troops_destination,
    "ask-gather-troops": choose_troops_origin,
    "ask-how-many": choose_how_many,
    "ask-patrol": choose_patrol,
    "ask-move-police": choose_police_origin,
    "ask-move-to": choose_destination,
    "ask-arrest": choose_arrest,
    "ask-spend-chit": choose_spend_chit,
    "ask-arrest-underground": lambda asked: asked.most(),
    "ask-arrest-active": lambda asked: asked.most(),
    "ask-search": choose_search,
    "ask-move-troops": choose_mover,
    "ask-search-next": choose_search_order,
    "ask-search-town": choose_curfew_or_chit,
    "ask-assault": choose_assault,
    "ask-activity": choose_activity,
    "ask-imprison-cell": take_best_cell,
    "ask-remove-cell": take_best_cell,
    "ask-remove-cache": lambda asked: asked.best_space(price_of_cache),
    "ask-remove-sabotage": lambda asked: asked.best_space(gain_of_one_marker),
    "ask-guard-base": lambda asked: asked.best_space(plans.worth_of_police),
    "ask-place-curfew": lambda asked: asked.best_space(plans.worth_of_curfew),
    "ask-discard-chit": discard_least,
    "ask-redeploy-troops": redeploy_troops,
    "ask-shift": lambda asked: LEFT if asked.offers(LEFT) else RIGHT,
    # Texts that the British execute only to their own harm
    "ask-remove-police": lose_least_police,
    "ask-place-cell": help_least,
    "ask-place-cache": help_least,
    "ask-place-sabotage": help_least,
    "ask-burning-mountain": burn_least,
    "ask-burning-to": to_weaker_base,
    "ask-embark": decline,
    "ask-embark-to": to_weaker_base,
}
