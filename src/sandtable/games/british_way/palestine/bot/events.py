"""When to take an event, and when to take it away from the enemy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.british_way.palestine.bot import judgements_p1_to_p16 as early
from sandtable.games.british_way.palestine.bot import judgements_p17_to_p32 as late
from sandtable.games.british_way.palestine.bot.prices import USUAL_TURN
from sandtable.games.british_way.palestine.events.in_general import texts_of
from sandtable.games.british_way.palestine.state import PASS_ACTIVE, State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, IRGUN, UNSHADED, other

# What a text is worth to the British.
Judgement = Callable[[State], float]
# By card: the unshaded and the shaded text. P22 and P26 depend on who executes them.
JUDGEMENTS: Final[dict[str, tuple[Judgement, Judgement]]] = {
    "P1": (early.agatha, early.moderates_arrested),
    "P2": (early.ships_turned_back, early.exodus),
    "P3": (early.bombing_condemned, early.king_david_hotel),
    "P4": (early.illegal_immigration, early.illegal_immigration),
    "P5": (early.prisoners_exiled, early.prison_break),
    "P6": (early.montgomery, early.cities_neglected),
    "P7": (early.lehi_alone, early.lehi_strikes),
    "P8": (early.truman_helps, early.truman_presses),
    "P9": (early.bevin_firm, early.bevin_hesitates),
    "P10": (early.police_on_railways, early.police_without_funds),
    "P11": (early.shark, early.leaders_slip_away),
    "P12": (early.bergson_denounced, early.donations),
    "P13": (early.palmach_held_back, early.palmach_joins),
    "P14": (early.martial_law, early.populace_angered),
    "P15": (early.weizmann_heard, early.weizmann_unheard),
    "P16": (early.cunningham, early.prisoners_released),
    "P17": (late.bevingrads, late.bevingrads_resented),
    "P18": (late.airborne, late.airborne_evaded),
    "P19": (late.rome_plot_foiled, late.rome_embassy),
    "P20": (late.palestine_matters, late.empire_retreats),
    "P21": (late.movement_breaks_up, late.night_of_the_trains),
    "P23": (late.road_patrols, late.road_mines),
    "P24": (late.backlash, late.sergeants),
    "P25": (late.begin_hunted, late.begin_speaks),
    "P27": (late.loan_granted, late.loan_at_a_price),
    "P28": (late.detectives, late.headquarters_attacked),
    "P29": (late.curfews_catch, late.curfews_breed),
    "P30": (late.undercover_squads, late.farran_affair),
    "P31": (late.gruner_captured, late.gruner_mourned),
    "P32": (late.factories_found, late.factories_at_work),
}


def worth_of_text(state: State, card: str, text: str, side: str) -> float:
    """What a text is worth to the British if this side executes it."""
    if card == "P22":
        return late.jewish_agency(state, side)
    if card == "P26":
        return late.veterans(state, side)
    unshaded, shaded = JUDGEMENTS[card]
    return unshaded(state) if text == UNSHADED else shaded(state)


def worth_to(state: State, card: str, text: str, side: str) -> float:
    """What a text is worth to the side that executes it."""
    worth = worth_of_text(state, card, text, side)
    return worth if side == BRITISH else -worth


def best_text(state: State, card: str, side: str) -> float:
    """What the better text of a card is worth to a side that executes it."""
    return max(worth_to(state, card, text, side) for text in texts_of(card))


def gain_of_blocking(state: State, side: str) -> float:
    """2.3.2: what the enemy would get out of the event beyond an ordinary turn, if this side leaves it."""
    if side == IRGUN and state.forced_pass == PASS_ACTIVE:
        return 0.0
    return max(best_text(state, state.card, other(side)) - USUAL_TURN, 0.0)
