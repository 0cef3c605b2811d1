"""Orders: in a segment the side that acts gives one after the other, each a sentence, until it is done (O-2.2-v).

A verb is a kind of order: `move in-11 br-7rtr to C39.18`. It stands in the file of its rule, says which words may
follow those said so far, why a sentence is not allowed, and carries it out. What a segment allows is a list of verbs.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from sandtable.engine.orders import END, Orders, Reason
from sandtable.engine.questions import DONE, Procedure, choose_order
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.state import State

# The words that stand between others
TO: Final = "to"
AT: Final = "at"
WITH: Final = "with"

Follow = dict[str, object]  # the words that may follow, each with a note
# Reasons that may mean that a word could not be read
UNREADABLE: Final = [
    *["why-no-destination", "why-no-hex-named", "why-no-work-named", "why-no-stack-there", "why-no-such-truck"],
    *["why-no-reaction", "why-no-amount", "why-no-truck-named"],
]


class Verb:
    """A kind of order. `words` are those after the verb."""

    word: str
    rule: str

    @abstractmethod
    def next(self, state: State, side: int, words: list[str]) -> Follow:
        """The words that may follow; whatever is offered leads to an order that is allowed."""

    @abstractmethod
    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        """Why a whole order is not allowed, or None if it is."""

    @abstractmethod
    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        """Do what an allowed order says."""

    def is_able(self, state: State, side: int) -> bool:
        """Whether anybody could follow an order of this kind: asked at every question, so be quick."""
        return bool(self.next(state, side, []))


class SegmentOrders(Orders):
    """What a side may order in a segment."""

    def __init__(self, state: State, side: int, verbs: list[Verb]) -> None:
        self.state = state
        self.side = side
        self.verbs = verbs
        self._able: dict[str, bool] = {}

    def next(self, words: list[str]) -> Follow:
        if not words:
            begin: Follow = {verb.word: None for verb in self.verbs if self.is_able(verb)}
            return {**begin, DONE: None}
        if words == [DONE]:
            return {END: None}
        verb = self.find(words[0])
        return verb.next(self.state, self.side, words[1:]) if verb else {}

    def why_not(self, answer: str) -> Reason | None:
        words = answer.split(" ")
        if words == [DONE]:
            return None
        verb = self.find(words[0])
        if verb is None and words[0] == DONE:
            return Reason("", "why-not-understood", {"word": words[1]})
        if verb is None:
            return Reason("", "why-unknown-order", {"word": words[0]})
        reason = verb.why_not(self.state, self.side, words[1:])
        if reason is not None and reason.message in UNREADABLE:
            reason = self.misread(words) or reason
        return reason if reason is None or reason.rule else Reason(verb.rule, reason.message, reason.arguments)

    def misread(self, words: list[str]) -> Reason | None:
        """The first word that fits nowhere, if one does not; hexes and counters can be read wherever they stand."""
        theatre = self.state.theatre
        counters = {*theatre.unit_number, *theatre.leader_number, *theatre.truck_number}
        for place, word in enumerate(words[1:], 1):
            follow = self.next(words[:place])
            if word not in follow:
                known = not follow or theatre.hex_named(word) != NOWHERE or word in counters
                return None if known else Reason("", "why-not-understood", {"word": word})
        return None

    def only_answer(self) -> str | None:
        return None if any(self.is_able(verb) for verb in self.verbs) else DONE

    def is_able(self, verb: Verb) -> bool:
        """Whether anybody could follow an order of a kind; found out once."""
        if verb.word not in self._able:
            self._able[verb.word] = verb.is_able(self.state, self.side)
        return self._able[verb.word]

    def find(self, word: str) -> Verb | None:
        """The verb of an order, if the segment allows it."""
        for verb in self.verbs:
            if verb.word == word:
                return verb
        return None


def give_orders(state: State, side: int, rule: str, verbs: list[Verb]) -> Procedure[bool]:
    """O-2.2-v: one order, or none any more; whether one was given. Who asks puts itself on the agenda again."""
    orders = SegmentOrders(state, side, verbs)
    answer = yield choose_order(SIDE_NAMES[side], rule, "ask-orders", orders, {"segment": state.segment})
    if answer == DONE:
        return False
    words = answer.split(" ")
    verb = orders.find(words[0])
    assert verb is not None
    yield from verb.carry_out(state, side, words[1:])
    return True


# The words of orders


def unit_named(state: State, side: int, word: str) -> tuple[int, Reason | None]:
    """A unit of a side on the map."""
    unit = state.theatre.unit_number.get(word, NOWHERE)
    if unit == NOWHERE or state.side_of(unit) != side:
        return NOWHERE, Reason("", "why-no-such-unit", {"word": word})
    if state.place[unit] < 0:
        return NOWHERE, Reason("", "why-not-on-map", {"unit": word})
    return unit, None


def units_named(
    state: State, side: int, words: list[str], rule: str, cannot: Callable[[int], Reason | None]
) -> tuple[list[int], Reason | None]:
    """Units of any hexes, in the order of the counters, each able to do what is ordered."""
    units: list[int] = []
    for word in words:
        unit, reason = unit_named(state, side, word)
        if reason is None and units and unit <= units[-1]:
            return [], Reason(rule, "why-out-of-order", {"unit": word})
        reason = reason or cannot(unit)
        if reason is not None:
            return [], reason
        units.append(unit)
    return (units, None) if units else ([], Reason(rule, "why-no-unit-named", {}))


def group_named(state: State, side: int, words: list[str]) -> tuple[list[int], Reason | None]:
    """I.6: units of one hex, each named once."""
    group: list[int] = []
    for word in words:
        unit, reason = unit_named(state, side, word)
        if reason is not None:
            return [], reason
        if group and unit <= group[-1]:
            return [], Reason("", "why-out-of-order", {"unit": word})
        if group and state.place[unit] != state.place[group[0]]:
            return [], Reason("", "why-not-together", {"unit": word, "other": state.counter(group[0]).id})
        group.append(unit)
    if not group:
        return [], Reason("", "why-no-unit-named", {})
    return group, None


def hex_named(state: State, word: str) -> tuple[int, Reason | None]:
    """A hex of the map in play."""
    hex = state.theatre.hex_named(word)
    return hex, Reason("", "why-no-such-hex", {"word": word}) if hex == NOWHERE else None


def one_hex(state: State, words: list[str]) -> tuple[int, Reason | None]:
    """The hex that is to be the only word here."""
    return hex_named(state, words[0]) if len(words) == 1 else (NOWHERE, Reason("", "why-no-hex-named", {}))


def split_at(words: list[str], keyword: str) -> tuple[list[str], list[str]]:
    """The words before a keyword and those after it; all before if it is not among them."""
    if keyword not in words:
        return words, []
    place = words.index(keyword)
    return words[:place], words[place + 1 :]


def others_to_name(state: State, side: int, group: list[int]) -> list[int]:
    """The units that may be named after those of a group: of the same hex and later in the order of the counters."""
    if not group:
        return state.units_on_map(side)
    return [unit for unit in state.units_of(side, state.place[group[0]]) if unit > group[-1]]


def names_of(state: State, units: list[int]) -> Follow:
    """Units as words that may follow."""
    return {state.counter(unit).id: None for unit in units}
