"""The state of a game of Cyprus: counts of pieces and markers, space by space, and the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.state import Step
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.cells.state import MOST_CACHES, CellState
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.course_of_play import COURSE, PROPAGANDA_ROUND
from sandtable.games.british_way.cyprus.map import ADJACENT, NAMES, SPACES, is_base, is_town
from sandtable.games.british_way.cyprus.options import Options
from sandtable.games.british_way.cyprus.vocabulary import EOKA, PLACES
from sandtable.games.british_way.vocabulary import BRITISH

# 1.2 Components: what the box holds; of the five Caches in it Cyprus uses four (C-A-01).
ALL_TROOPS: Final = 12
ALL_POLICE: Final = 6
ALL_CELLS: Final = 12
ALL_CACHES: Final = 4
ALL_CURFEWS: Final = 4
ALL_MARKERS: Final = 15
MOST_WILL: Final = 15
# 1.9: the boxes of the International Opinion Track (C-A-03).
IGNORE: Final = 0
DEBATE: Final = 2
CONDEMN: Final = 4


class State(CellState):
    """Everything on and beside the board. Nothing here is secret: cards and chits are drawn when they are shown."""

    __slots__ = ("opinion", "options")
    most_will: int = MOST_WILL
    options: Options
    opinion: int

    def with_options(self, options: Options) -> State:
        """A copy that is played with other options."""
        twin = self.copy()
        twin.options = options
        return twin

    @staticmethod
    def empty(options: Options, deck: Deck = DECK) -> State:
        """A board with nothing on it."""
        state = State()
        state.clear(PLACES, deck, EOKA)
        state.adjacent = ADJACENT
        state.options = options
        state.opinion = IGNORE
        return state

    def copy(self) -> State:
        twin = State()
        self.copy_cells_into(twin)
        twin.options = self.options
        twin.opinion = self.opinion
        return twin

    # Facts

    def may_hold_cache(self, space: int) -> bool:
        """1.4.2 Stacking, 1.3.4: two Caches at the most, none in a Base."""
        return not is_base(space) and self.caches[space] < MOST_CACHES

    def markers_left(self) -> int:
        """1.2: Sabotage markers that are not on the map (C-A-19)."""
        return ALL_MARKERS - sum(self.sabotage)

    def curfews_left(self) -> int:
        """1.10: Curfews in the pool of the British."""
        return ALL_CURFEWS - sum(self.curfew)

    # Invariants

    def breaches(self) -> Iterator[BadPosition]:
        """What of the invariants is broken, each with a sentence that says how."""
        if self.has_negative_count():
            yield BadPosition("1.4: a count of pieces or markers is below zero")
        yield from self.breaches_of_forces(ALL_TROOPS, ALL_POLICE, ALL_CELLS, ALL_CACHES)
        if self.markers_left() < 0:
            yield BadPosition("1.2: more than {all} Sabotage markers on the map", all=ALL_MARKERS)
        if self.curfews_left() < 0:
            yield BadPosition("1.10: more than {all} Curfews on the map", all=ALL_CURFEWS)
        if not 0 <= self.political_will <= MOST_WILL:
            yield BadPosition("1.8: Political Will is {will}, not 0 to 15", will=self.political_will)
        if not IGNORE <= self.opinion <= CONDEMN:
            yield BadPosition("1.9: International Opinion is at {opinion}, not 0 to 4", opinion=self.opinion)
        yield from self.breaches_of_cards()
        if self.winner == EOKA and self.political_will > 0:
            yield BadPosition("7.0.1: EOKA wins only with Political Will at 0")
        if self.winner == BRITISH and (self.propaganda_seen() < self.deck.piles or not self.political_will):
            yield BadPosition("7.0.2: the British win only after the third Propaganda card, with Political Will left")
        for space in SPACES:
            yield from self._breaches_in(space)

    def _breaches_in(self, space: int) -> Iterator[BadPosition]:
        name, caches = NAMES[space], self.caches[space]
        if caches > MOST_CACHES:
            yield BadPosition("1.4.2: {caches} Arms Caches in {space}, two at the most", caches=caches, space=name)
        if is_base(space) and caches:
            yield BadPosition("1.3.4: an Arms Cache in the Base {space}", space=name)
        if self.curfew[space] and not is_town(space):
            yield BadPosition("1.4.2: a Curfew in {space}, which is no Town", space=name)
        if self.curfew[space] > 1:
            yield BadPosition("1.4.2: more than one Curfew in {space}", space=name)

    def unsettled(self) -> Iterator[BadPosition]:
        """1.10: no Curfew without cubes, once a move is complete."""
        yield from self.curfews_without_cubes()

    def breaches_of_course(self) -> Iterator[BadPosition]:
        """Why the steps on the agenda cannot be still to come."""
        to_come = self.agenda[::-1]
        yield from COURSE.breaches(to_come, self.deck, self.card, self.first, self.boxes)
        if to_come:
            yield from self.breaches_of_event(to_come[0])
            yield from self._breaches_of_propaganda(to_come[0])

    def _breaches_of_propaganda(self, step: Step) -> Iterator[BadPosition]:
        """6.0: after the Political Will Phase nobody has won, and after the Reset Phase all is reset."""
        is_after_check = step == REVEAL or step in PROPAGANDA_ROUND[1:]
        is_reset = step == REVEAL and self.card in self.deck.propaganda
        if is_after_check and self.propaganda_seen() == self.deck.piles:
            yield BadPosition("6.1.4: the third Propaganda card has ended the game, and yet it goes on")
        if self.deck.hooks:
            return  # between the phases and after them a Capability of an owner's may do anything
        if (is_reset or step in PROPAGANDA_ROUND[1:]) and not self.political_will:
            yield BadPosition("6.1.3: EOKA has won with Political Will at 0, and yet the game goes on")
        if is_reset and (any([*self.curfew, *self.sabotage, *self.active]) or self.first != EOKA):
            yield BadPosition("6.4: after Reset there are no markers and no Active Cells, and EOKA is 1st Eligible")
