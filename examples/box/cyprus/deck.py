"""Three cards of our own invention in place of three of the house deck: how an owner's deck is written."""

from __future__ import annotations

from sandtable.engine.questions import Procedure
from sandtable.games.british_way.cells.forces import draw_chits
from sandtable.games.british_way.cyprus.cards import DECK as HOUSE
from sandtable.games.british_way.cyprus.events.in_general import (
    choose_space_for_cache,
    choose_spaces_for_cells,
    imprison_chosen_cells,
)
from sandtable.games.british_way.cyprus.international_opinion import shift_opinion
from sandtable.games.british_way.cyprus.map import MOUNTAINS, TOWNS
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import EOKA
from sandtable.games.british_way.owners_deck import OwnersDeck
from sandtable.games.british_way.vocabulary import SHADED, UNSHADED

DECK = OwnersDeck(
    HOUSE,
    events=["EX-1", "EX-2", "EX-3", *HOUSE.without("HC-18", "HC-12", "HC-08")],
    capabilities={"EX-2": "HC-12"},  # it changes the rules that HC-12 changes
    own_capabilities=["EX-3"],  # it acts at a step of play, below
)


@DECK.event("EX-1", UNSHADED)
def mines_searched(state: State, side: str) -> Procedure[None]:
    """Up to one Cell in a Mountain goes to Prison; the British draw a chit."""
    yield from imprison_chosen_cells(state, side, "EX-1", MOUNTAINS, 1)
    yield from draw_chits(state, 1, "EX-1")


@DECK.event("EX-1", SHADED)
def dynamite_gone(state: State, side: str) -> Procedure[None]:
    """A Cache in a Mountain; Opinion one box right."""
    yield from choose_space_for_cache(state, side, "EX-1", MOUNTAINS)
    shift_opinion(state, 1, "EX-1")


@DECK.after("british_intel", "EX-3", UNSHADED)
def letters_read(state: State) -> Procedure[None]:
    """The British draw one more chit in each Propaganda Round."""
    yield from draw_chits(state, 1, "EX-3")


@DECK.after("redeploy_cells", "EX-3", SHADED)
def letters_carried(state: State) -> Procedure[None]:
    """EOKA may place a Cell in a Town in each Propaganda Round."""
    yield from choose_spaces_for_cells(state, EOKA, "EX-3", TOWNS, 1)
