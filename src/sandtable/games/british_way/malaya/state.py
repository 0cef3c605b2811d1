"""The state of a game of Malaya: counts of pieces and markers, space by space, Resources and the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.rules import DRAW
from sandtable.engine.state import Step
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.malaya.cards import DECK, STANDARD, shapes_of
from sandtable.games.british_way.malaya.course_of_play import COURSE, PROPAGANDA_ROUND, WILL_AT_REST
from sandtable.games.british_way.malaya.map import (
    NAMES,
    SPACES,
    THAILAND,
    has_control,
    has_level,
    is_economic_center,
    is_province,
)
from sandtable.games.british_way.malaya.options import AUTO, AUTO_IF_SUPPORT, Options
from sandtable.games.british_way.malaya.vocabulary import MCP, PLACES, SIDES
from sandtable.games.british_way.state import State as FamilyState
from sandtable.games.british_way.vocabulary import BRITISH, OPERATION

# 1.2 Components: what the box holds.
ALL_TROOPS: Final = 15
ALL_POLICE: Final = 15
ALL_GUERRILLAS: Final = 15
ALL_BASES: Final = 4
ALL_VILLAGES: Final = 4
ALL_MARKERS: Final = 15
MOST_BASES: Final = 2
MOST_RESOURCES: Final = 20
MOST_WILL: Final = 20
# 3.2.2: what a Garrison costs, wherever its cubes go.
GARRISON_COST: Final = 2
# 7.0: where the British win early, and what is a draw at the end; where MCP wins early is an option (M-10).
BRITISH_EARLY: Final = 18
FINAL_DRAW: Final = 10
# 1.6: the levels of a space.
OPPOSITION: Final = -1
NEUTRAL: Final = 0
SUPPORT: Final = 1
# 1.7: who Controls a space.
MCP_CONTROL: Final = -1
NO_CONTROL: Final = 0
BRITISH_CONTROL: Final = 1
# 1.11, 6.6.1: the boxes of the Commander Track from left to right.
COMMANDERS: Final = ["gurney", "briggs", "templer"]
GURNEY: Final = 0
BRIGGS: Final = 1
TEMPLER: Final = 2


class State(FamilyState):
    """Everything on and beside the board. What is not on the map is Available (1.4.1), so nothing else is counted."""

    __slots__ = (
        *("options", "population", "bases", "sabotage", "terror", "villages", "level", "control", "resources"),
        *("commander", "commander_down", "scenario"),
    )
    most_will: int = MOST_WILL
    options: Options
    population: list[int]
    # By space
    bases: list[int]
    sabotage: list[int]
    terror: list[int]
    villages: list[int]
    level: list[int]
    control: list[int]  # as last settled (1.7): it lags behind the pieces only in the middle of a step
    # Boxes and tracks
    resources: list[int]  # British, MCP
    commander: int
    commander_down: bool  # HM-10: face down until the next Reset
    scenario: str  # whose deck it is

    def with_options(self, options: Options) -> State:
        """A copy that is played with other options."""
        twin = self.copy()
        twin.options = options
        twin.adjacent = options.adjacent
        twin.population = options.population
        return twin

    @staticmethod
    def empty(options: Options) -> State:
        """A board with nothing on it."""
        state = State()
        state.clear(PLACES, DECK, BRITISH)
        state.options = options
        state.adjacent = options.adjacent
        state.population = options.population
        spaces = len(SPACES)
        state.bases, state.sabotage, state.terror = [0] * spaces, [0] * spaces, [0] * spaces
        state.villages, state.level, state.control = [0] * spaces, [NEUTRAL] * spaces, [NO_CONTROL] * spaces
        state.resources = [0, 0]
        state.commander, state.commander_down = GURNEY, False
        state.use_deck_of(STANDARD, DECK)
        return state

    def copy(self) -> State:
        twin = State()
        self.copy_into(twin)
        twin.options = self.options
        twin.population = self.population
        twin.bases = self.bases.copy()
        twin.sabotage = self.sabotage.copy()
        twin.terror = self.terror.copy()
        twin.villages = self.villages.copy()
        twin.level = self.level.copy()
        twin.control = self.control.copy()
        twin.resources = self.resources.copy()
        twin.commander = self.commander
        twin.commander_down = self.commander_down
        twin.scenario = self.scenario
        return twin

    def use_deck_of(self, scenario: str, deck: Deck) -> None:
        """2.1: the scenarios differ in the shape of the deck alone."""
        self.scenario = scenario
        self.use_deck(shapes_of(deck)[scenario])

    # Facts

    def guerrillas(self, space: int) -> int:
        """Guerrillas in a space, Underground and Active."""
        return self.underground[space] + self.active[space]

    def mcp_pieces(self, space: int) -> int:
        """Guerrillas and Bases in a space."""
        return self.underground[space] + self.active[space] + self.bases[space]

    def control_by_pieces(self, space: int) -> int:
        """1.7: who has more pieces in a space; nobody in an Economic Center."""
        if not has_control(space):
            return NO_CONTROL
        british = self.troops[space] + self.police[space]
        mcp = self.underground[space] + self.active[space] + self.bases[space]
        return (british > mcp) - (british < mcp)

    def troops_available(self) -> int:
        """1.4.1: whatever is not on the map is Available."""
        return ALL_TROOPS - sum(self.troops)

    def police_available(self) -> int:
        return ALL_POLICE - sum(self.police)

    def guerrillas_available(self) -> int:
        return ALL_GUERRILLAS - sum(self.underground) - sum(self.active)

    def bases_available(self) -> int:
        return ALL_BASES - sum(self.bases)

    def villages_left(self) -> int:
        """1.12: the New Villages in the pool."""
        return ALL_VILLAGES - sum(self.villages)

    def markers_left(self) -> int:
        """1.2, M-33: Sabotage and Terror are two sides of one pool of fifteen markers."""
        return ALL_MARKERS - sum(self.sabotage) - sum(self.terror)

    def resources_of(self, side: str) -> int:
        return self.resources[0 if side == BRITISH else 1]

    def is_commanded_by(self, commander: int) -> bool:
        """1.11: whether this Commander's effect applies; face down the marker has none."""
        return self.commander == commander and not self.commander_down

    # Invariants

    def breaches(self) -> Iterator[BadPosition]:
        """What of the invariants is broken, each with a sentence that says how."""
        counts = [self.troops, self.police, self.underground, self.active, self.bases]
        if any(count < 0 for kind in [*counts, self.sabotage, self.terror, self.villages] for count in kind):
            yield BadPosition("1.4: a count of pieces or markers is below zero")
        if self.troops_available() < 0:
            found = sum(self.troops)
            yield BadPosition("1.2: {found} Troops on the map, the game has {all}", found=found, all=ALL_TROOPS)
        if self.police_available() < 0:
            found = sum(self.police)
            yield BadPosition("1.2: {found} Police on the map, the game has {all}", found=found, all=ALL_POLICE)
        if self.guerrillas_available() < 0:
            found = sum(self.underground) + sum(self.active)
            yield BadPosition("1.2: {found} Guerrillas on the map, the game has {all}", found=found, all=ALL_GUERRILLAS)
        if self.bases_available() < 0:
            found = sum(self.bases)
            yield BadPosition("1.2: {found} Bases on the map, the game has {all}", found=found, all=ALL_BASES)
        if self.villages_left() < 0:
            yield BadPosition("1.12: more than {all} New Villages on the map", all=ALL_VILLAGES)
        if self.markers_left() < 0:
            yield BadPosition("1.2: more than {all} Sabotage and Terror markers on the map", all=ALL_MARKERS)
        for side in SIDES:
            number = self.resources_of(side)
            if not 0 <= number <= MOST_RESOURCES:
                yield BadPosition("1.8: {side} has {found} Resources, not 0 to 20", side=side, found=number)
        if not 0 <= self.political_will <= MOST_WILL:
            yield BadPosition("1.10: Political Will is {will}, not 0 to 20", will=self.political_will)
        if self.commander_down and self.deck.events == DECK.events and "HM-10" not in self.played:
            yield BadPosition("HM-10: the Commander is face down, though the card has not been played")
        yield from self.breaches_of_cards()
        yield from self._breaches_of_victory()
        for space in SPACES:
            yield from self._breaches_in(space)

    def _breaches_of_victory(self) -> Iterator[BadPosition]:
        """7.0: who has won, by Political Will alone."""
        will, is_last = self.political_will, self.propaganda_seen() == self.deck.piles
        is_won = {
            BRITISH: will >= BRITISH_EARLY or (is_last and will > FINAL_DRAW),
            MCP: will <= self.options.mcp_early_max or (is_last and will < FINAL_DRAW),
            DRAW: is_last and will == FINAL_DRAW,
        }
        if self.winner and not is_won[self.winner]:
            yield BadPosition("7.0: with Political Will at {will} the game is not over like this", will=will)

    def _breaches_in(self, space: int) -> Iterator[BadPosition]:
        name = NAMES[space]
        if space == THAILAND and self.cubes(space):
            yield BadPosition("1.3.3: British forces in Thailand")
        if self.bases[space] > MOST_BASES:
            yield BadPosition("1.4.2: {bases} Bases in {space}, two at the most", bases=self.bases[space], space=name)
        if self.bases[space] and is_economic_center(space):
            yield BadPosition("1.4.2: a Base in the Economic Center {space}", space=name)
        if self.villages[space] and not is_province(space):
            yield BadPosition("1.4.2: a New Village in {space}, which is no Province", space=name)
        if self.villages[space] > 1:
            yield BadPosition("1.4.2: more than one New Village in {space}", space=name)
        if self.terror[space] and not has_level(space):
            yield BadPosition("1.9: Terror in {space}, which is neither a Province nor Kuala Lumpur", space=name)
        if self.sabotage[space] and not is_economic_center(space):
            yield BadPosition("1.9: Sabotage in {space}, which is no Economic Center", space=name)
        if self.level[space] and not has_level(space):
            yield BadPosition("1.6: {space} is always Neutral", space=name)

    def unsettled(self) -> Iterator[BadPosition]:
        """1.7, 1.12: Control follows the pieces, and no New Village lies where it would be removed."""
        for space in SPACES:
            if self.control[space] != self.control_by_pieces(space):
                yield BadPosition("1.7: Control of {space} does not follow the pieces there", space=NAMES[space])
            if self.villages[space] and loses_village(self, space):
                yield BadPosition("1.12: the New Village in {space} would have been removed", space=NAMES[space])

    def breaches_of_course(self) -> Iterator[BadPosition]:
        """Why the steps on the agenda cannot be still to come."""
        to_come = self.agenda[::-1]
        yield from COURSE.breaches(to_come, self.deck, self.card, self.first, self.boxes)
        if to_come:
            yield from self.breaches_of_event(to_come[0])
            yield from self._breaches_of_garrison(to_come[0])
            yield from self._breaches_of_propaganda(to_come[0])

    def _breaches_of_garrison(self, step: Step) -> Iterator[BadPosition]:
        """3.2.2: a Garrison is paid for as it begins, so that one to come can be."""
        british = self.resources_of(BRITISH)
        if step[0] == OPERATION and step[1][0] == "garrison" and british < GARRISON_COST:
            yield BadPosition("agenda: a Garrison needs 2 Resources, the British have {found} (3.2.2)", found=british)

    def _breaches_of_propaganda(self, step: Step) -> Iterator[BadPosition]:
        """6.0: after the Political Will Phase nobody has won, and after the Reset Phase all is reset."""
        is_after_check = step == REVEAL or step in PROPAGANDA_ROUND[1:]
        is_reset = step == REVEAL and self.card in self.deck.propaganda
        if is_after_check and self.propaganda_seen() == self.deck.piles:
            yield BadPosition("6.1.4: the third Propaganda card has ended the game, and yet it goes on")
        if self.deck.hooks:
            return  # between the phases and after them a Capability of an owner's may do anything
        if step in WILL_AT_REST and not self.options.mcp_early_max < self.political_will < BRITISH_EARLY:
            yield BadPosition("6.1.3: with Political Will at {will} the game is over", will=self.political_will)
        if is_reset and (any([*self.sabotage, *self.terror, *self.active]) or self.commander_down):
            yield BadPosition("6.5: after Reset there are no markers, no Active Guerrillas, and a Commander face up")


def loses_village(state: State, province: int) -> bool:
    """1.12: whether what is in a Province takes a New Village from it; what makes it secure is an option (M-03)."""
    if state.mcp_pieces(province):
        return not state.cubes(province)
    if state.options.nv_secure_removal == AUTO:
        return state.cubes(province) > 0
    return state.options.nv_secure_removal == AUTO_IF_SUPPORT and state.level[province] == SUPPORT
