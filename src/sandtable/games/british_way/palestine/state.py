"""The state of a game of Palestine: counts of pieces and markers, space by space, and the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.british_way.palestine.cards import (
    CAPABILITY_CARDS,
    CARDS,
    EVENT_CARDS,
    PILES,
    PROPAGANDA_CARDS,
    SINGLE_TEXT,
    breaches_of_the_deck,
)
from sandtable.games.british_way.palestine.course_of_play import (
    EVENT_CARD,
    PROPAGANDA_ROUND,
    REVEAL,
    breaches_of_course,
    is_deed,
    side_of,
)
from sandtable.games.british_way.palestine.map import (
    CITIES,
    NAMES,
    RAILWAYS,
    SPACES,
)
from sandtable.games.british_way.palestine.options import Options
from sandtable.games.british_way.palestine.vocabulary import BOXES, BRITISH, EVENT, IRGUN, SHADED, UNSHADED

# 1.2 Components: what the box holds.
ALL_TROOPS: Final = 12
ALL_POLICE: Final = 6
ALL_CELLS: Final = 15
ALL_CACHES: Final = 5
ALL_MARKERS: Final = 15
CHITS_OF_EACH_VALUE: Final = 3
MOST_CACHES: Final = 2
MOST_WILL: Final = 20
# 6.5.2: Cells and Caches on the Haganah Track while its marker stands at 0, 1, 2, 3, 4.
LOCKED_CELLS: Final = [5, 5, 5, 2, 0]
LOCKED_CACHES: Final = [1, 1, 1, 1, 0]
# P27: the British owe a Pass on the next card, or on this one.
NO_PASS_OWED: Final = "no"
PASS_PENDING: Final = "pending"
PASS_ACTIVE: Final = "active"


class State(EngineState):
    """Everything on and beside the board. Nothing here is secret: cards and chits are drawn when they are shown."""

    options: Options
    adjacent: list[list[int]]
    # By space
    troops: list[int]
    police: list[int]
    underground: list[int]
    active: list[int]
    caches: list[int]
    sabotage: list[int]
    terror: list[int]
    curfew: list[int]
    # Boxes and tracks
    available_police: int
    available_cells: int
    available_caches: int
    prison: int
    removed_from_game: int
    track_cells: int
    track_caches: int
    political_will: int
    haganah: int
    chits: list[int]  # how many of value 0, 1 and 2 the British hold
    # Cards and the Initiative Track
    card: str
    unseen: list[str]  # in the deck or unused: nobody knows which
    played: list[str]
    capabilities: list[str]  # the text in force, by capability
    executed_by: list[str]
    first: str
    boxes: list[str]
    forced_pass: str
    winner: str

    def with_options(self, options: Options) -> State:
        """A copy that is played with other options."""
        twin = self.copy()
        twin.options = options
        twin.adjacent = options.adjacent
        return twin

    @staticmethod
    def empty(options: Options) -> State:
        """A board with nothing on it."""
        state = State()
        state.options = options
        state.adjacent = options.adjacent
        state.agenda, state.log = [], None
        state.troops, state.police, state.underground, state.active = [0] * 13, [0] * 13, [0] * 13, [0] * 13
        state.caches, state.sabotage, state.terror, state.curfew = [0] * 13, [0] * 13, [0] * 13, [0] * 13
        state.available_police = state.available_cells = state.available_caches = 0
        state.prison = state.removed_from_game = state.track_cells = state.track_caches = 0
        state.political_will = state.haganah = 0
        state.chits = [0] * 3
        state.card, state.unseen, state.played = "", CARDS.copy(), []
        state.capabilities, state.executed_by = [""] * 8, [""] * 8
        state.first, state.boxes = IRGUN, [""] * 3
        state.forced_pass, state.winner = NO_PASS_OWED, ""
        return state

    def copy(self) -> State:
        twin = State()
        twin.agenda = self.agenda.copy()
        twin.log = None
        twin.options = self.options
        twin.adjacent = self.adjacent
        twin.troops = self.troops.copy()
        twin.police = self.police.copy()
        twin.underground = self.underground.copy()
        twin.active = self.active.copy()
        twin.caches = self.caches.copy()
        twin.sabotage = self.sabotage.copy()
        twin.terror = self.terror.copy()
        twin.curfew = self.curfew.copy()
        twin.chits = self.chits.copy()
        twin.capabilities = self.capabilities.copy()
        twin.executed_by = self.executed_by.copy()
        twin.unseen = self.unseen.copy()
        twin.played = self.played.copy()
        twin.boxes = self.boxes.copy()
        twin.available_police = self.available_police
        twin.available_cells = self.available_cells
        twin.available_caches = self.available_caches
        twin.prison = self.prison
        twin.removed_from_game = self.removed_from_game
        twin.track_cells = self.track_cells
        twin.track_caches = self.track_caches
        twin.political_will = self.political_will
        twin.haganah = self.haganah
        twin.card = self.card
        twin.first = self.first
        twin.forced_pass = self.forced_pass
        twin.winner = self.winner
        return twin

    def tell_at(self, rule: str, message: str, space: int, number: int = 0) -> None:
        """Write a line of the log about so many things in one space; costs nothing if nobody reads it."""
        if self.log is not None:
            self.tell(rule, message, {"space": NAMES[space], "number": number})

    def tell_move(self, rule: str, kind: str, number: int, origin: int, destination: int) -> None:
        """Write a line of the log about pieces that have moved."""
        if self.log is not None:
            names: dict[str, object] = {"origin": NAMES[origin], "space": NAMES[destination]}
            self.tell(rule, "log-move", {"kind": kind, "number": number, **names})

    # Facts

    def cubes(self, space: int) -> int:
        """Troops and Police in a space."""
        return self.troops[space] + self.police[space]

    def cells(self, space: int) -> int:
        """Cells in a space, Underground and Active."""
        return self.underground[space] + self.active[space]

    def irgun_pieces(self, space: int) -> int:
        """Cells and Arms Caches in a space."""
        return self.underground[space] + self.active[space] + self.caches[space]

    def markers_left(self) -> int:
        """1.2: Sabotage and Terror are two sides of one pool of fifteen markers, more only by the option of A-28."""
        return max(ALL_MARKERS - self.markers(), 0)

    def markers(self) -> int:
        """Sabotage and Terror markers on the map."""
        return sum(self.sabotage) + sum(self.terror)

    def has(self, capability: int, text: str) -> bool:
        """5.3: whether a Capability is in force with this text."""
        return self.capabilities[capability] == text

    def seen_cards(self) -> list[str]:
        """All cards turned up so far: the played pile and the Capabilities beside the board."""
        return self.played + [card for place, card in enumerate(CAPABILITY_CARDS) if self.capabilities[place]]

    def cards_in_order(self) -> list[str]:
        """The played pile and, if it has become a Capability in force, the card in play."""
        return [*self.played, self.card] if self.card and self.card not in self.played else self.played

    def propaganda_seen(self) -> int:
        """How many Propaganda cards have been turned up."""
        return sum(card in PROPAGANDA_CARDS for card in self.played)

    # Invariants

    def check(self, *, settled: bool = True) -> None:
        """Raise BadPosition if pieces, markers, tracks, cards or steps to come are not as the rules allow.

        In the middle of a step (not settled) the track may lack pieces, a Curfew its cubes, and the agenda that step.
        """
        for breach in self.breaches():
            raise breach
        if not settled:
            return
        for breach in self.unsettled():
            raise breach
        for breach in self.breaches_of_course():
            raise breach

    def breaches(self) -> Iterator[BadPosition]:
        """What of the invariants is broken, each with a sentence that says how."""
        troops, police = sum(self.troops), sum(self.police) + self.available_police
        on_map = sum(self.underground) + sum(self.active)
        cells = on_map + self.available_cells + self.prison + self.track_cells + self.removed_from_game
        caches = sum(self.caches) + self.available_caches + self.track_caches
        seen = self.seen_cards()
        boxes = [side for side in self.boxes if side]
        counts = [
            *[self.troops, self.police, self.underground, self.active],
            *[self.caches, self.sabotage, self.terror, self.curfew],
            [self.available_police, self.available_cells, self.available_caches, self.prison, *self.chits],
            [self.removed_from_game, self.track_cells, self.track_caches],
        ]
        if any(count < 0 for kind in counts for count in kind):
            yield BadPosition("1.4: a count of pieces or markers is below zero")
        if troops != ALL_TROOPS:
            yield BadPosition("1.2: {found} Troops on the map, the game has {all}", found=troops, all=ALL_TROOPS)
        if police != ALL_POLICE:
            yield BadPosition("1.2: {found} Police in all, the game has {all}", found=police, all=ALL_POLICE)
        if cells != ALL_CELLS:
            yield BadPosition("1.2: {found} Cells in all, the game has {all}", found=cells, all=ALL_CELLS)
        if caches != ALL_CACHES:
            yield BadPosition("1.2: {found} Arms Caches in all, the game has {all}", found=caches, all=ALL_CACHES)
        if max(self.chits) > CHITS_OF_EACH_VALUE:
            yield BadPosition("1.6.1: there are only three Intel Chits of each value")
        if self.options.markers_limit_operations and self.markers() > ALL_MARKERS:
            yield BadPosition("1.2: more than {all} Sabotage and Terror markers on the map", all=ALL_MARKERS)
        if not 0 <= self.political_will <= MOST_WILL:
            yield BadPosition("1.8: Political Will is {will}, not 0 to 20", will=self.political_will)
        if not 0 <= self.haganah <= 4:
            yield BadPosition("1.9: the Haganah Track is at {haganah}, not 0 to 4", haganah=self.haganah)
        if len(set(boxes)) < len(boxes):
            yield BadPosition("2.3.2: a side has a cylinder in two boxes")
        if sorted(seen + self.unseen) != sorted(CARDS):
            yield BadPosition("1.2: a card is in two places")
        if self.card and self.card not in seen:
            yield BadPosition("2.2: the card {card} has not been turned up", card=self.card)
        if self.card in self.played[:-1]:
            yield BadPosition("2.2: the card {card} is not the last one turned up", card=self.card)
        in_order = self.cards_in_order()
        yield from breaches_of_the_deck(in_order, len(seen) - len(in_order), self.card)
        if self.removed_from_game > 2:
            yield BadPosition("P5: more than two Cells are out of the game")
        if self.winner and self.agenda:
            yield BadPosition("7.0: the game is won and yet goes on")
        if self.winner and self.card in EVENT_CARDS:
            yield BadPosition("7.0: the game is won in a Propaganda Round, not on '{card}'", card=self.card)
        if self.winner == IRGUN and self.political_will > 0:
            yield BadPosition("7.0.1: Irgun wins only with Political Will at 0")
        if self.winner == BRITISH and (self.propaganda_seen() < PILES or not self.political_will):
            yield BadPosition("7.0.2: the British win only after the third Propaganda card, with Political Will left")
        for space in SPACES:
            yield from self._breaches_in(space)

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
        for city in CITIES:
            if self.curfew[city] and not self.cubes(city):
                yield BadPosition("1.10: a Curfew in {space} without any British piece", space=NAMES[city])

    def breaches_of_course(self) -> Iterator[BadPosition]:
        """Why the steps on the agenda cannot be still to come."""
        to_come = self.agenda[::-1]
        yield from breaches_of_course(to_come, self.card, self.first, self.boxes)
        yield from self._breaches_of_p27()
        if to_come:
            yield from self._breaches_of_event(to_come[0])
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
        if self.forced_pass == PASS_ACTIVE and any(is_deed(step) and side_of(step) == BRITISH for step in self.agenda):
            yield BadPosition("P27: the British do nothing on this card, on which they owe a Pass")

    def _breaches_of_event(self, step: Step) -> Iterator[BadPosition]:
        """5.0: the card has the text, its text can be executed, and it is not in force before."""
        place = CAPABILITY_CARDS.index(self.card) if self.card in CAPABILITY_CARDS else -1
        executed_by = self.executed_by[place] if place >= 0 else ""
        is_on_card = step in EVENT_CARD or is_deed(step)
        if executed_by and is_on_card and (step[0] == EVENT or self.boxes[BOXES.index(EVENT)] != executed_by):
            yield BadPosition("5.3: {card} is in force before it is executed", card=self.card)
        if step[0] != EVENT:
            return
        if step[1][1] == SHADED and self.card in SINGLE_TEXT:
            yield BadPosition("agenda: {card} has no shaded text (5.2)", card=self.card)
        if step[1][1] == UNSHADED and self.card == "P3" and not any(self.terror):
            yield BadPosition("agenda: P3 needs a Terror marker on the map (A-39)")

    def _breaches_of_propaganda(self, step: Step) -> Iterator[BadPosition]:
        """6.0: after the Political Will Phase nobody has won, and after the Reset Phase all is reset."""
        is_after_check = step == REVEAL or step in PROPAGANDA_ROUND[1:]
        is_reset = step == REVEAL and self.card in PROPAGANDA_CARDS
        if is_after_check and self.propaganda_seen() == PILES:
            yield BadPosition("6.1.4: the third Propaganda card has ended the game, and yet it goes on")
        if (is_reset or step in PROPAGANDA_ROUND[1:]) and not self.political_will:
            yield BadPosition("6.1.3: Irgun has won with Political Will at 0, and yet the game goes on")
        if is_reset and (any([*self.curfew, *self.sabotage, *self.terror, *self.active]) or self.first != IRGUN):
            yield BadPosition("6.4: after Reset there are no markers and no Active Cells, and Irgun is 1st Eligible")
