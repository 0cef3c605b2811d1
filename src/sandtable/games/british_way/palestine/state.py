"""The state of a game of Palestine: counts of pieces and markers, space by space, and the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.state import Step
from sandtable.games.british_way.cells.state import MOST_CACHES, CellState
from sandtable.games.british_way.course_of_play import REVEAL, is_deed
from sandtable.games.british_way.palestine.cards import DECK, EVENT_CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.palestine.course_of_play import COURSE, PROPAGANDA_ROUND
from sandtable.games.british_way.palestine.map import CITIES, NAMES, RAILWAYS, SPACES, is_railway
from sandtable.games.british_way.palestine.options import Options
from sandtable.games.british_way.palestine.vocabulary import BRITISH, EVENT, IRGUN, PLACES, UNSHADED

# 1.2 Components: what the box holds.
ALL_TROOPS: Final = 12
ALL_POLICE: Final = 6
ALL_CELLS: Final = 15
ALL_CACHES: Final = 5
ALL_MARKERS: Final = 15
MOST_WILL: Final = 20
# 6.5.2: Cells and Caches on the Haganah Track while its marker stands at 0, 1, 2, 3, 4.
LOCKED_CELLS: Final = [5, 5, 5, 2, 0]
LOCKED_CACHES: Final = [1, 1, 1, 1, 0]
# P27: the British owe a Pass on the next card, or on this one.
NO_PASS_OWED: Final = "no"
PASS_PENDING: Final = "pending"
PASS_ACTIVE: Final = "active"


class State(CellState):
    """Everything on and beside the board. Nothing here is secret: cards and chits are drawn when they are shown."""

    __slots__ = (*("options", "terror", "removed_from_game", "track_cells", "track_caches", "haganah", "forced_pass"),)
    most_will: int = MOST_WILL
    options: Options
    terror: list[int]
    removed_from_game: int
    track_cells: int
    track_caches: int
    haganah: int
    forced_pass: str

    def with_options(self, options: Options) -> State:
        """A copy that is played with other options."""
        twin = self.copy()
        twin.set_options(options)
        return twin

    def set_options(self, options: Options) -> None:
        self.options = options
        self.adjacent = options.adjacent

    @staticmethod
    def empty(options: Options) -> State:
        """A board with nothing on it."""
        state = State()
        state.clear(PLACES, DECK, IRGUN)
        state.set_options(options)
        state.terror = [0] * len(SPACES)
        state.removed_from_game = state.track_cells = state.track_caches = state.haganah = 0
        state.forced_pass = NO_PASS_OWED
        return state

    def copy(self) -> State:
        twin = State()
        self.copy_cells_into(twin)
        twin.options = self.options
        twin.terror = self.terror.copy()
        twin.removed_from_game = self.removed_from_game
        twin.track_cells = self.track_cells
        twin.track_caches = self.track_caches
        twin.haganah = self.haganah
        twin.forced_pass = self.forced_pass
        return twin

    # Facts

    def irgun_pieces(self, space: int) -> int:
        """Cells and Arms Caches in a space."""
        return self.underground[space] + self.active[space] + self.caches[space]

    def markers_left(self) -> int:
        """1.2: Sabotage and Terror are two sides of one pool of fifteen markers, more only by the option of A-28."""
        return max(ALL_MARKERS - self.markers(), 0)

    def markers(self) -> int:
        """Sabotage and Terror markers on the map."""
        return sum(self.sabotage) + sum(self.terror)

    def may_hold_cache(self, space: int) -> bool:
        """1.4.2 Stacking: two Caches at the most, none on a Railway."""
        return not is_railway(space) and self.caches[space] < MOST_CACHES

    # Invariants

    def breaches(self) -> Iterator[BadPosition]:
        """What of the invariants is broken, each with a sentence that says how."""
        boxes = [*self.terror, self.removed_from_game, self.track_cells, self.track_caches]
        if self.has_negative_count() or any(count < 0 for count in boxes):
            yield BadPosition("1.4: a count of pieces or markers is below zero")
        yield from self.breaches_of_forces(ALL_TROOPS, ALL_POLICE, ALL_CELLS, ALL_CACHES)
        if self.options.markers_limit_operations and self.markers() > ALL_MARKERS:
            yield BadPosition("1.2: more than {all} Sabotage and Terror markers on the map", all=ALL_MARKERS)
        if not 0 <= self.political_will <= MOST_WILL:
            yield BadPosition("1.8: Political Will is {will}, not 0 to 20", will=self.political_will)
        if not 0 <= self.haganah <= 4:
            yield BadPosition("1.9: the Haganah Track is at {haganah}, not 0 to 4", haganah=self.haganah)
        yield from self.breaches_of_cards()
        if self.removed_from_game > 2:
            yield BadPosition("P5: more than two Cells are out of the game")
        if self.winner == IRGUN and self.political_will > 0:
            yield BadPosition("7.0.1: Irgun wins only with Political Will at 0")
        if self.winner == BRITISH and (self.propaganda_seen() < DECK.piles or not self.political_will):
            yield BadPosition("7.0.2: the British win only after the third Propaganda card, with Political Will left")
        for space in SPACES:
            yield from self._breaches_in(space)

    def all_cells(self) -> int:
        return super().all_cells() + self.track_cells + self.removed_from_game

    def all_caches(self) -> int:
        return super().all_caches() + self.track_caches

    def _breaches_in(self, space: int) -> Iterator[BadPosition]:
        name, caches = NAMES[space], self.caches[space]
        if caches > MOST_CACHES:
            yield BadPosition("1.4.2: {caches} Arms Caches in {space}, two at the most", caches=caches, space=name)
        if space in RAILWAYS and caches:
            yield BadPosition("1.3.4: an Arms Cache on the Railway {space}", space=name)
        if self.curfew[space] and space not in CITIES:
            yield BadPosition("1.4.2: a Curfew in {space}, which is no City", space=name)
        if self.curfew[space] > 1:
            yield BadPosition("1.4.2: more than one Curfew in {space}", space=name)
        if self.terror[space] and space not in CITIES:
            yield BadPosition("4.3.3: Terror in {space}, which is no City", space=name)

    def unsettled(self) -> Iterator[BadPosition]:
        """6.5.2 and 1.10: a full track and no Curfew without cubes, which interrupt whatever broke them."""
        cells, caches = LOCKED_CELLS[self.haganah], LOCKED_CACHES[self.haganah]
        if (self.track_cells, self.track_caches) != (cells, caches):
            yield BadPosition(
                "6.5.2: with Haganah at {haganah} the track holds {cells} Cells and {caches} Caches, "
                "not {found_cells} and {found_caches}",
                haganah=self.haganah,
                cells=cells,
                caches=caches,
                found_cells=self.track_cells,
                found_caches=self.track_caches,
            )
        yield from self.curfews_without_cubes()

    def breaches_of_course(self) -> Iterator[BadPosition]:
        """Why the steps on the agenda cannot be still to come."""
        to_come = self.agenda[::-1]
        yield from COURSE.breaches(to_come, self.deck, self.card, self.first, self.boxes)
        yield from self._breaches_of_p27()
        if to_come:
            yield from self.breaches_of_event(to_come[0])
            yield from self._breaches_of_p3(to_come[0])
            yield from self._breaches_of_propaganda(to_come[0])

    def _breaches_of_p27(self) -> Iterator[BadPosition]:
        """P27: the British owe a Pass on the next card (A-06), and do nothing there but place their cylinder."""
        if self.forced_pass == NO_PASS_OWED:
            return
        cards = self.cards_in_order()
        if self.forced_pass == PASS_ACTIVE:
            cards = cards[:-1]
        if self.options.p27_carries_over_propaganda and cards and cards[-1] in PROPAGANDA_CARDS:
            cards = cards[:-1]
        if cards[-1:] != ["P27"] or (self.forced_pass == PASS_ACTIVE and self.card not in EVENT_CARDS):
            yield BadPosition("P27: the British owe a Pass on the next card and on no other")
        if self.forced_pass == PASS_ACTIVE and any(
            is_deed(step) and COURSE.side_of(step) == BRITISH for step in self.agenda
        ):
            yield BadPosition("P27: the British do nothing on this card, on which they owe a Pass")

    def _breaches_of_p3(self, step: Step) -> Iterator[BadPosition]:
        """P3: its unshaded text can be executed only if there is a Terror marker."""
        if step[0] == EVENT and step[1][1] == UNSHADED and self.card == "P3" and not any(self.terror):
            yield BadPosition("agenda: P3 needs a Terror marker on the map (A-39)")

    def _breaches_of_propaganda(self, step: Step) -> Iterator[BadPosition]:
        """6.0: after the Political Will Phase nobody has won, and after the Reset Phase all is reset."""
        is_after_check = step == REVEAL or step in PROPAGANDA_ROUND[1:]
        is_reset = step == REVEAL and self.card in PROPAGANDA_CARDS
        if is_after_check and self.propaganda_seen() == DECK.piles:
            yield BadPosition("6.1.4: the third Propaganda card has ended the game, and yet it goes on")
        if (is_reset or step in PROPAGANDA_ROUND[1:]) and not self.political_will:
            yield BadPosition("6.1.3: Irgun has won with Political Will at 0, and yet the game goes on")
        if is_reset and (any([*self.curfew, *self.sabotage, *self.terror, *self.active]) or self.first != IRGUN):
            yield BadPosition("6.4: after Reset there are no markers and no Active Cells, and Irgun is 1st Eligible")
