"""The state of a game with Cells: what stands in the spaces, the boxes beside the map, and what is right about it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.state import State as CommonState
from sandtable.games.british_way.vocabulary import Places

CHITS_OF_EACH_VALUE: Final = 3
MOST_CACHES: Final = 2


class CellState(CommonState):
    """Cells, Caches, chits, Prison and Curfews, and Sabotage."""

    __slots__ = (
        *("caches", "sabotage", "curfew", "available_police", "available_cells", "available_caches"),
        *("prison", "chits"),
    )
    caches: list[int]
    sabotage: list[int]
    curfew: list[int]
    available_police: int
    available_cells: int
    available_caches: int
    prison: int
    chits: list[int]  # how many of value 0, 1 and 2 the British hold

    def clear(self, places: Places, deck: Deck, first: str) -> None:
        super().clear(places, deck, first)
        spaces = len(places.names)
        self.caches, self.sabotage, self.curfew = [0] * spaces, [0] * spaces, [0] * spaces
        self.available_police = self.available_cells = self.available_caches = self.prison = 0
        self.chits = [0] * 3

    def copy_cells_into(self, twin: CellState) -> None:
        """Give a new state all that is here, without the log."""
        self.copy_into(twin)
        twin.caches = self.caches.copy()
        twin.sabotage = self.sabotage.copy()
        twin.curfew = self.curfew.copy()
        twin.available_police = self.available_police
        twin.available_cells = self.available_cells
        twin.available_caches = self.available_caches
        twin.prison = self.prison
        twin.chits = self.chits.copy()

    # Facts

    def cells(self, space: int) -> int:
        """Cells in a space, Underground and Active."""
        return self.underground[space] + self.active[space]

    def insurgents(self, space: int) -> int:
        """Cells and Arms Caches in a space."""
        return self.underground[space] + self.active[space] + self.caches[space]

    @abstractmethod
    def may_hold_cache(self, space: int) -> bool:
        """1.4.2 Stacking: two Caches at the most, and in some kinds of space none."""

    # Invariants

    def breaches_of_forces(self, troops: int, police: int, cells: int, caches: int) -> Iterator[BadPosition]:
        """1.2, 1.4: not as many pieces as the game has; Cells and Caches may also be in boxes of the game's own."""
        found_troops, found_police = sum(self.troops), sum(self.police) + self.available_police
        found_cells, found_caches = self.all_cells(), self.all_caches()
        if found_troops != troops:
            yield BadPosition("1.2: {found} Troops on the map, the game has {all}", found=found_troops, all=troops)
        if found_police != police:
            yield BadPosition("1.2: {found} Police in all, the game has {all}", found=found_police, all=police)
        if found_cells != cells:
            yield BadPosition("1.2: {found} Cells in all, the game has {all}", found=found_cells, all=cells)
        if found_caches != caches:
            yield BadPosition("1.2: {found} Arms Caches in all, the game has {all}", found=found_caches, all=caches)
        if max(self.chits) > CHITS_OF_EACH_VALUE:
            yield BadPosition("1.6.1: there are only three Intel Chits of each value")

    def all_cells(self) -> int:
        """Every Cell wherever it is."""
        return sum(self.underground) + sum(self.active) + self.available_cells + self.prison

    def all_caches(self) -> int:
        """Every Cache wherever it is."""
        return sum(self.caches) + self.available_caches

    def has_negative_count(self) -> bool:
        """Whether a count of pieces or markers is below zero."""
        counts = [
            *[self.troops, self.police, self.underground, self.active, self.caches, self.sabotage, self.curfew],
            [self.available_police, self.available_cells, self.available_caches, self.prison, *self.chits],
        ]
        return any(count < 0 for kind in counts for count in kind)

    def curfews_without_cubes(self) -> Iterator[BadPosition]:
        """1.10: no Curfew stays without a British piece."""
        for space, curfew in enumerate(self.curfew):
            if curfew and not self.cubes(space):
                yield BadPosition("1.10: a Curfew in {space} without any British piece", space=self.places.names[space])
