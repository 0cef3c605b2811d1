"""2.0 Sequence of Play: cards, the Initiative Track, passing."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure
from sandtable.games.british_way import initiative
from sandtable.games.british_way.course_of_play import EVENT_CARD
from sandtable.games.british_way.malaya.course_of_play import PROPAGANDA_ROUND
from sandtable.games.british_way.malaya.events.in_general import cannot_execute
from sandtable.games.british_way.malaya.operations.conduct import OPERATION_REFUSALS, conduct, possible_operations
from sandtable.games.british_way.malaya.operations.in_general import full_operation, limited_operation
from sandtable.games.british_way.malaya.resources import gain
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import MCP, other
from sandtable.games.british_way.vocabulary import BRITISH, EVENT, LIMITED

# 2.3.3: what a Pass brings.
PASS_REWARD: Final = {BRITISH: 2, MCP: 1}


def reveal(state: State) -> Procedure[None]:
    """2.2, 2.3.6: an Event card is played by both sides, a Propaganda card by its Round (2.4)."""
    card = yield initiative.next_card(state)
    initiative.turn_up(state, card)
    state.schedule_all(PROPAGANDA_ROUND if card in state.deck.propaganda else EVENT_CARD)


def action(state: State, rank: str) -> Procedure[None]:
    """2.3.2 Options for Eligible Factions: take a free box of the Initiative Track, then do what it allows, or Pass."""
    side = state.first if rank == "first" else other(state.first)
    box = yield initiative.free_box(state, side)
    initiative.take_box(state, side, box)
    if box == EVENT:
        answer = yield initiative.which_text(state, side, cannot_execute)
    else:
        possible = possible_operations(state, side, limited=box == LIMITED)
        answer = yield initiative.which_operation(state, side, box, possible, OPERATION_REFUSALS)
    initiative.schedule_deed(state, side, box, answer)


def operation(state: State, name: str, box: str) -> Procedure[None]:
    """3.1: a full Operation, or a Limited one (2.3.4)."""
    return conduct(state, limited_operation(name) if box == LIMITED else full_operation(name))


def pass_turn(state: State, side: str) -> Procedure[None]:
    """2.3.3 Passing: two Resources for the British, one for MCP."""
    state.tell("2.3.3", "log-pass", {"side": side})
    gain(state, side, PASS_REWARD[side], "2.3.3")
    yield from ()
