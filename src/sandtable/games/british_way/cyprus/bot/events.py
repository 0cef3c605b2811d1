"""When to take an event, and when to take it away from the enemy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.british_way.cyprus.bot import judgements_hc01_to_hc16 as early
from sandtable.games.british_way.cyprus.bot import judgements_hc17_to_hc32 as late
from sandtable.games.british_way.cyprus.bot.owners_cards import worth_of_owners_text
from sandtable.games.british_way.cyprus.bot.prices import USUAL_TURN
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import other
from sandtable.games.british_way.vocabulary import BRITISH, UNSHADED

# What a text is worth to the British.
Judgement = Callable[[State], float]
# By card: the unshaded and the shaded text. HC-15 depends on who executes it.
JUDGEMENTS: Final[dict[str, tuple[Judgement, Judgement]]] = {
    "HC-01": (early.first_bombs_swept_up, early.first_bombs),
    "HC-02": (early.emergency_declared, early.emergency_resented),
    "HC-03": (early.harding_thorough, early.harding_harsh),
    "HC-04": (early.archbishop_deported, early.archbishop_missed),
    "HC-05": (early.grivas_hunted, early.grivas_at_large),
    "HC-06": (early.young_men_tried, early.young_men_mourned),
    "HC-07": (early.forests_combed, early.forest_burns),
    "HC-08": (early.special_branch, early.special_branch_undermined),
    "HC-09": (early.troops_on_the_way, early.troops_embark),
    "HC-10": (early.castle_guarded, early.castle_escape),
    "HC-11": (early.ledra_street_patrolled, early.murder_mile),
    "HC-12": (early.helicopters, early.helicopters_grounded),
    "HC-13": (early.diaries_found, early.diaries_doubted),
    "HC-14": (early.bomb_makers_caught, early.bomb_makers_at_work),
    "HC-16": (early.constitution_offered, early.constitution_refused),
    "HC-17": (late.auxiliaries, late.auxiliaries_distrusted),
    "HC-18": (late.boycott_broken, late.boycott_kept),
    "HC-19": (late.arms_ship_caught, late.arms_ship_unloaded),
    "HC-20": (late.riots, late.riots),
    "HC-21": (late.church_silent, late.church_calls),
    "HC-22": (late.famagusta_rounded_up, late.famagusta_outraged),
    "HC-23": (late.neighbours_strike_back, late.neighbours_at_odds),
    "HC-24": (late.governor_walks_the_villages, late.governor_opens_the_camps),
    "HC-25": (late.partnership_plan, late.partition_feared),
    "HC-26": (late.prisoners_talk, late.prisoners_tell),
    "HC-27": (late.radio_jammed, late.radio_heard),
    "HC-28": (late.airfields_guarded, late.canberras_destroyed),
    "HC-29": (late.hideout_taken, late.hero_of_the_mountains),
    "HC-30": (late.allies_confer, late.allies_quarrel),
    "HC-31": (late.truce, late.truce),
    "HC-32": (late.agreement_in_zurich, late.agreement_without_union),
}


def worth_of_text(state: State, card: str, text: str, side: str) -> float:
    """What a text is worth to the British if this side executes it."""
    if card == "HC-15":
        return early.united_nations(state, side)
    if card not in JUDGEMENTS:
        return worth_of_owners_text(state, card, text, side)
    unshaded, shaded = JUDGEMENTS[card]
    return unshaded(state) if text == UNSHADED else shaded(state)


def worth_to(state: State, card: str, text: str, side: str) -> float:
    """What a text is worth to the side that executes it."""
    worth = worth_of_text(state, card, text, side)
    return worth if side == BRITISH else -worth


def best_text(state: State, card: str, side: str) -> float:
    """What the better text of a card is worth to a side that executes it."""
    return max(worth_to(state, card, text, side) for text in state.deck.texts_of(card))


def gain_of_blocking(state: State, side: str) -> float:
    """2.3.2: what the enemy would get out of the event beyond an ordinary turn, if this side leaves it."""
    return max(best_text(state, state.card, other(side)) - USUAL_TURN, 0.0)
