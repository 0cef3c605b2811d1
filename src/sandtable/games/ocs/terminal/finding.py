"""What a player means by a word: a hex by its number or by the place in it, a unit by its name or the end of it."""

from __future__ import annotations

from sandtable.engine.errors import SandtableError
from sandtable.engine.orders import Orders
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.orders import SegmentOrders
from sandtable.games.ocs.state import State
from sandtable.terminal.board import Desk


def state_of(desk: Desk) -> State:
    """The position of a game of the series."""
    assert isinstance(desk.game.state, State)
    return desk.game.state


def side_of(desk: Desk) -> int:
    """The side that is asked; the phasing one if nobody is."""
    question = desk.game.question
    return SIDE_NAMES.index(question.side) if question is not None else state_of(desk).phasing


def orders_of(desk: Desk) -> SegmentOrders | None:
    """The orders that are asked for, if any are."""
    orders = desk.game.question.orders if desk.game.question is not None else None
    return orders if isinstance(orders, SegmentOrders) else None


def find_hex(desk: Desk, name: str) -> int:
    """The hex that is meant: `C41.29`, `sidi barrani`, or where `br-7rtr` is; NOWHERE if none is."""
    state, ground = state_of(desk), state_of(desk).theatre.ground
    hex = state.theatre.hex_named(name.upper())
    if hex == NOWHERE and name:
        hex = next((place for place, one in enumerate(ground.name) if one and one.lower() == name.lower()), NOWHERE)
    if hex == NOWHERE:
        unit = state.theatre.unit_number.get(name.lower(), NOWHERE)
        unit = unit if unit != NOWHERE else state.theatre.unit_number.get(ending_with(state, name.lower()), NOWHERE)
        hex = max(state.place[unit], NOWHERE) if unit != NOWHERE else NOWHERE
    return hex


def need_hex(desk: Desk, name: str) -> int:
    """The same; one sentence that names the word if there is none."""
    hex = find_hex(desk, name)
    if hex == NOWHERE:
        raise SandtableError("there is no hex, place or unit '{name}' on the map in play", name=name)
    return hex


def ending_with(state: State, ending: str) -> str:
    """The only unit on the map whose name ends like this behind its nation; otherwise the ending itself."""
    names = [state.counter(unit).id for stack in state.stacks.values() for unit in stack]
    found = [name for name in names if name.partition("-")[2] == ending]
    return found[0] if len(found) == 1 else ending


# Orders


def words_meant(desk: Desk, orders: Orders, typed: list[str]) -> list[str]:
    """An order as the game writes it: names in full, a hex for the units in it, units in the order of the counters."""
    state, number = state_of(desk), state_of(desk).theatre.unit_number
    said: list[str] = []
    for word in typed:
        follow = orders.next(in_order(number, said))
        named = known_word(state, list(follow), word)
        if named in follow or state.theatre.hex_named(named) == NOWHERE:
            said.append(named)
        else:
            said += units_offered(state, orders, said, named) or [named]
    return in_order(number, said)


def known_word(state: State, follow: list[str], word: str) -> str:
    """A word in the game's own spelling: one of those that may follow, a hex, a unit."""
    small = word.lower()
    fitting = [one for one in follow if one.lower() == small] or [
        one for one in follow if one.partition("-")[2] == small
    ]
    if len(fitting) == 1:
        return fitting[0]
    if state.theatre.hex_named(word.upper()) != NOWHERE:
        return word.upper()
    unit = small if small.isdigit() else ending_with(state, small)
    return unit if unit in state.theatre.unit_number else word


def units_offered(state: State, orders: Orders, said: list[str], hex: str) -> list[str]:
    """The units in a hex that may be named here, as if nobody had been named before them."""
    while said and said[-1] in state.theatre.unit_number:
        said = said[:-1]
    follow = orders.next(said)
    names = [state.counter(unit).id for unit in state.stacks.get(state.theatre.hex_named(hex), [])]
    return [name for name in names if name in follow]


def in_order(number: dict[str, int], words: list[str]) -> list[str]:
    """Units named one after the other, each once and in the order of the counters, as the game wants them."""
    ordered: list[str] = []
    group: list[str] = []
    for word in [*words, ""]:
        if word in number:
            group.append(word)
            continue
        ordered += sorted(set(group), key=lambda name: number[name])
        group = []
        ordered += [word] if word else []
    return ordered
