"""What pieces are worth, in Political Will: the few prices by which both sides compare one turn with another.

A price is what its owner would give for the piece. They are thumb values, tried in games between the two bots.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.palestine.bot.facts import (
    cards_to_end,
    chance_of_sabotage,
    damage_of_sabotage,
    disorder_now,
    share_of_game_left,
)
from sandtable.games.british_way.palestine.cards import P13
from sandtable.games.british_way.palestine.map import is_city, is_railway
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import SHADED, UNSHADED

# An Underground Cell: for being there, and for each Political Will that its Sabotage threatens.
PRESENCE: Final = 0.5
THREAT: Final = 0.55
# Irgun counts a Cell that cannot strike for next to nothing ...
IDLE_CELL: Final = 0.1
# ... the British for what it can still become.
ACTIVE_CELL: Final = 0.6
AVAILABLE_CELL: Final = 0.3
PRISONER: Final = 0.1
# 6.5.3: the Haganah space, for a whole game.
HAGANAH_SPACE: Final = 4.0
CACHE: Final = 0.9
CHIT: Final = 0.4
POLICE: Final = 0.4
# 1.10: a Curfew keeps Recruit and Travel out of a City; where a Cell stays Irgun can Propagandize.
CURFEW_WORTH: Final = 0.8
PROPAGANDA: Final = 0.25
# When Political Will less the disorder on the map is down to this, each point counts double.
NEAR_END: Final = 7.0
LAST_STAND: Final = 2.0
# What the side that acts gets out of an ordinary turn: an event must beat it.
USUAL_TURN: Final = 2.0
# 2.3.5: to be 1st Eligible on the next card.
FIRST_NEXT: Final = 0.2


def stakes(state: State) -> float:
    """What a point of Political Will counts for: double when the next Propaganda Round may be the last."""
    return LAST_STAND if state.political_will - disorder_now(state) <= NEAR_END else 1.0


def strike(state: State, space: int) -> float:
    """3.3.3: the Political Will that a Sabotage here may be expected to cost, without a Cache."""
    return chance_of_sabotage(state, space) * damage_of_sabotage(state, space)


def hidden_cell(state: State, space: int, others: int) -> float:
    """What one more Underground Cell is worth here, beside so many others: the Sabotage it threatens."""
    if is_railway(space):
        threat = 0.0 if state.sabotage[space] else 2.0
        threat *= chance_of_sabotage(state, space) if not others else 0.15
    elif is_city(space):
        threat = 2.2 * chance_of_sabotage(state, space) / (1 + others * 0.5)
    else:
        threat = 0.7 if not others else 0.1
    return (PRESENCE + THREAT * threat) * urgency(state)


def urgency(state: State) -> float:
    """Pieces are worth nothing when no card is left on which to use them."""
    return min(cards_to_end(state) / 4, 1.0)


def haganah_step(state: State, value: int) -> float:
    """6.5: what it is worth to Irgun that the track stands at this value and not one step further left."""
    time = share_of_game_left(state)
    if value == 4:
        bonus = 0.0 if state.has(P13, UNSHADED) or state.has(P13, SHADED) else HAGANAH_SPACE * time
        return bonus + (2 * AVAILABLE_CELL + CACHE) * urgency(state)
    if value == 3:
        bonus = HAGANAH_SPACE * time if state.has(P13, SHADED) else 0.0
        return bonus + 3 * AVAILABLE_CELL * urgency(state) + 0.4 * time
    return 0.5 * time


def loss_of_haganah(state: State) -> float:
    """6.5.1: what one step left takes from Irgun."""
    return haganah_step(state, state.haganah) if state.haganah else 0.0


def gain_of_haganah(state: State) -> float:
    """6.5.1: what one step right gives to Irgun."""
    return haganah_step(state, state.haganah + 1) if state.haganah < 4 else 0.0
