"""2.3.7 Intelligence Lead and Offensive: an Operation of a game with Cells can have one more space, for a price."""

from __future__ import annotations

from typing import TypeVar

from sandtable.games.british_way.cells.forces import held_chits, remove_cache, return_chit
from sandtable.games.british_way.cells.state import CellState
from sandtable.games.british_way.cells.vocabulary import LEAD, VALUE_OF
from sandtable.games.british_way.operations import Legal, Operation
from sandtable.games.british_way.vocabulary import BRITISH

C = TypeVar("C", bound=CellState)


class CellOperation(Operation[C]):
    """An Operation to which a chit or a Cache can add a space, once."""

    chits: bool = True  # an event may forbid them

    def spaces_left(self, state: C) -> int:
        return self.spaces + self.extra - len(self.selected)

    def is_exhausted(self) -> bool:
        return not self.activity and not self.may_pay()

    def may_pay(self) -> bool:
        """2.3.7: once per Operation, never for Deploy and Travel, nor where an event forbids it."""
        if self.extra or not self.extendable or self.name in ("deploy", "travel"):
            return False
        return self.side != BRITISH or self.chits

    def purchases(self, state: C, legal: Legal[C], new: list[int], left: int) -> list[str]:
        """2.3.7: the payments that buy a space beyond those the Operation has left; it is then named at once."""
        if not self.may_pay():
            return []
        if self.side == BRITISH:
            return [LEAD[value] for value in held_chits(state)]
        caches = [s for s, number in enumerate(state.caches) if number and cannot_pay_offensive(state, s) is None]
        if self.name == "recruit":
            caches = [space for space in caches if recruits_beyond(state, legal, new, space, left)]
        if not caches:
            return []
        offensive = state.places.families["offensive"]
        return [offensive[space] for space in caches]

    def buy(self, state: C, answer: str) -> bool:
        if answer in LEAD:
            return_chit(state, VALUE_OF[answer], "2.3.7", "log-lead")
        elif state.places.verb_of.get(answer) == "offensive":
            remove_cache(state, state.places.space_of[answer], "2.3.7", "log-offensive")
        else:
            return False
        self.extra = self.owes_space = True
        return True


def cannot_pay_offensive(state: CellState, space: int) -> str | None:
    """2.3.7 Offensive: the Cache must be in a space without British pieces."""
    if not state.caches[space]:
        return "why-no-cache"
    if state.cubes(space):
        return "why-british-here"
    return None


def recruits_beyond(state: C, legal: Legal[C], new: list[int], cache_in: int, left: int) -> bool:
    """A Cache paid away supplies nothing any more; without it there must still be a space beyond those left."""
    near = [space for space in new if space == cache_in or space in state.adjacent[cache_in]]
    others = len(new) - len(near)
    if others > left:
        return True
    state.caches[cache_in] -= 1
    still = len(legal(state, near))
    state.caches[cache_in] += 1
    return others + still > left
