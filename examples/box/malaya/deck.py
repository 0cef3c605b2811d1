"""One card of our own invention in place of one of the house deck."""

from __future__ import annotations

from sandtable.engine.questions import Procedure
from sandtable.games.british_way.malaya.cards import DECK as HOUSE
from sandtable.games.british_way.malaya.events.in_general import shift_some
from sandtable.games.british_way.malaya.map import PROVINCES
from sandtable.games.british_way.malaya.resources import gain
from sandtable.games.british_way.malaya.state import OPPOSITION, State
from sandtable.games.british_way.owners_deck import OwnersDeck
from sandtable.games.british_way.vocabulary import BRITISH, SHADED, UNSHADED

DECK = OwnersDeck(HOUSE, events=["EX-1", *HOUSE.without("HM-04")])


@DECK.event("EX-1", UNSHADED)
def rubber_dear(state: State, side: str) -> Procedure[None]:
    """The British gain four Resources."""
    gain(state, BRITISH, 4, "EX-1")
    yield from ()


@DECK.event("EX-1", SHADED)
def tappers_strike(state: State, side: str) -> Procedure[None]:
    """Up to two Provinces with Guerrillas shift toward Opposition."""
    provinces = [province for province in PROVINCES if state.guerrillas(province)]
    yield from shift_some(state, side, "EX-1", provinces, 2, OPPOSITION)
