"""12.1-12.2 Supply points: dumps on the ground and on wheels, and how a need is paid from them."""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.state import State


def tokens_for(state: State, unit: int) -> dict[int, int]:
    """By hex, the tokens that a unit may use: on the ground, on trucks, and on the organic trucks of its formation."""
    counter = state.counter(unit)
    tokens = tokens_of(state, counter.side)
    if counter.formation:
        for truck, place in enumerate(state.organic_place):
            own = state.theatre.trucks[truck]
            if place >= 0 and own.side == counter.side and own.formation == counter.formation:
                tokens[place] = tokens.get(place, 0) + state.organic_load[truck]
    return tokens


def shared_formation(state: State, units: list[int]) -> str:
    """O-13.2-l: the formation that all units are of, so that its organic trucks may serve them together; or none."""
    formations = {state.counter(unit).formation for unit in units}
    return formations.pop() if len(formations) == 1 else ""


def tokens_of(state: State, side: int) -> dict[int, int]:
    """O-12.1-a, -b: by hex, the tokens that all units of a side may use: on the ground and on trucks."""
    tokens = dict(sorted(state.dumps[side].items()))  # however they came
    for trucks in state.trucks:
        if trucks.side == side and trucks.load:
            tokens[trucks.hex] = tokens.get(trucks.hex, 0) + trucks.load
    return tokens


def tokens_in(state: State, side: int, hex: int) -> int:
    """The tokens of a side in a hex, on the ground and on ordinary trucks."""
    loaded = sum(trucks.load for trucks in state.trucks if trucks.side == side and trucks.hex == hex)
    return state.dumps[side].get(hex, 0) + loaded


def take_tokens(state: State, side: int, hex: int, number: int, formation: str = "") -> None:
    """Use up tokens in a hex: those on the ground first, then those on trucks, at last those on organic trucks."""
    from_ground = take_from_ground(state, side, hex, number)
    if hex in state.unloaded:  # O-12.2-b, -c: what came by truck is used first, so that the rest may still be loaded
        state.unloaded[hex] = max(state.unloaded[hex] - from_ground, 0)
    left = number - from_ground
    for trucks in state.trucks:
        if trucks.side == side and trucks.hex == hex:
            taken = min(trucks.load, left)
            trucks.load -= taken
            left -= taken
    for truck, place in enumerate(state.organic_place):
        own = state.theatre.trucks[truck]
        if place == hex and own.side == side and formation and own.formation == formation:
            taken = min(state.organic_load[truck], left)
            state.organic_load[truck] -= taken
            left -= taken
    assert not left, "more tokens than there are"
    state.changed()  # an empty dump keeps nobody out


def waste_tokens(state: State, side: int, hex: int, number: int) -> None:
    """O-12.10-f, -i: tokens on the ground and on trucks that are gone and serve nobody."""
    take_tokens(state, side, hex, number)
    name = state.theatre.grid.names[hex]
    state.tell("12.10", "log-wasted", {"side": SIDE_NAMES[side], "tokens": number, "hex": name})


def take_from_ground(state: State, side: int, hex: int, number: int) -> int:
    """Take up to so many tokens from the ground; says how many."""
    there = state.dumps[side].get(hex, 0)
    taken = min(there, number)
    if taken == there:
        state.dumps[side].pop(hex, None)
    else:
        state.dumps[side][hex] = there - taken
    return taken


def add_tokens(state: State, side: int, hex: int, number: int) -> None:
    """Put tokens on the ground."""
    if number:
        state.dumps[side][hex] = state.dumps[side].get(hex, 0) + number
        state.changed()


def pay(
    state: State, side: int, rule: str, need: int, dumps: dict[int, int], formation: str = "", what: str = ""
) -> Procedure[None]:
    """O-12.3-l: pay a need from dumps of which at least so many tokens are in reach; the side says from which.

    `dumps` has what each could give, in the order in which they are best used.
    """
    names, left = state.theatre.grid.names, need
    dumps = {dump: tokens for dump, tokens in dumps.items() if tokens}
    while left:
        if len(dumps) == 1:
            dump, amount = next(iter(dumps)), left
        else:
            amounts = [(dump, amount) for dump, tokens in dumps.items() for amount in range(min(tokens, left), 0, -1)]
            options = [f"pay {names[dump]} {amount}" for dump, amount in amounts]
            arguments: dict[str, object] = {"need": left, "what": what}
            answer = yield choose(SIDE_NAMES[side], rule, "ask-pay", options, arguments=arguments)
            dump, amount = amounts[options.index(answer)]
        take_tokens(state, side, dump, amount, formation)
        state.tell(rule, "log-pay", {"side": SIDE_NAMES[side], "tokens": amount, "hex": names[dump], "what": what})
        dumps[dump] -= amount
        if not dumps[dump]:
            del dumps[dump]
        left -= amount
