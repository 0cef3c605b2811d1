"""What stands where, in lists: a hex with all that is in it, the units that may still act, the supply of a side."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.engine.questions import DONE
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import DIRECTIONS, NOWHERE, SIDES
from sandtable.games.ocs.modes import STOCKS
from sandtable.games.ocs.movement import left
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.overlays import show_supply_of
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terminal.finding import need_hex, orders_of, side_of, state_of
from sandtable.games.ocs.terminal.symbols import STYLES, mode_of, values_of
from sandtable.games.ocs.theatre import VILLAGE
from sandtable.terminal.board import Desk
from sandtable.terminal.prose import Prose
from sandtable.words import Words

COMPASS = ["e", "ne", "nw", "w", "sw", "se"]


# A hex


def show_stack(desk: Desk, name: str) -> RenderableType:
    """`stack C41.29`: the ground, its sides, the units with all that is on them, supply and leaders."""
    state, words = state_of(desk), desk.words
    hex = need_hex(desk, name or desk.at)
    desk.at = state.theatre.grid.names[hex]
    lines = [Prose(f"  {words.labelled(words.name(desk.at), words.listed(ground_of(state, words, hex)))}")]
    lines += [Prose(f"  {side}") for side in sides_of(state, words, hex)]
    lines += [Prose(f"  {thing}") for thing in things_in(state, words, hex)]
    units = state.stacks.get(hex, [])
    if not units and len(lines) == 1:
        lines.append(Prose(f"  {words.literal('look-nobody')}"))
    return Group(*lines, list_units(state, words, units)) if units else Group(*lines)


def ground_of(state: State, words: Words, hex: int) -> list[str]:
    ground = state.theatre.ground
    told = [words.name(ground.terrain[hex])]
    told += [words.name(VILLAGE)] if ground.settlement[hex] == VILLAGE else []
    told += [words.labelled(words.name("port"), f"{ground.port[hex]}T")] if ground.port[hex] else []
    told += [words.name("oasis")] if ground.oasis[hex] else []
    if state.hedgehog_in(hex):
        told.append(words.literal("look-hedgehog", {"level": state.hedgehog_in(hex)}))
    for side, name in enumerate(SIDE_NAMES):
        if state.zones(side)[hex]:
            told.append(words.literal("look-zone-of", {"side": words.name(name)}))
    return told


def sides_of(state: State, words: Words, hex: int) -> list[str]:
    """What leads out of a hex and what is in the way, side by side; nothing where nothing is."""
    told = []
    for direction in range(len(DIRECTIONS)):
        side = hex * SIDES + direction
        other = state.theatre.grid.neighbours[side]
        kinds = [state.theatre.ground.feature[side], state.paths()[side]]
        if other != NOWHERE and any(kinds):
            toward = words.literal(f"look-{COMPASS[direction]}", {"hex": state.theatre.grid.names[other]})
            told.append(words.labelled(toward, words.listed(words.name(kind) for kind in kinds if kind)))
    return told


def things_in(state: State, words: Words, hex: int) -> list[str]:
    """Dumps, trucks and leaders."""
    told = []
    for side, name in enumerate(SIDE_NAMES):
        parts = []
        if state.dumps[side].get(hex):
            parts.append(words.literal("look-dump", {"tokens": state.dumps[side][hex]}))
        for lot in state.trucks:
            if (lot.side, lot.hex) == (side, hex):
                parts.append(words.literal("look-trucks", {"tokens": lot.size, "load": lot.load}))
        for truck, organic in enumerate(state.theatre.trucks):
            if organic.side == side and state.organic_place[truck] == hex:
                load = {"truck": words.name(organic.id), "load": state.organic_load[truck]}
                parts.append(words.literal("look-organic", load))
        for leader, one in enumerate(state.theatre.leaders):
            if one.side == side and state.leader_place[leader] == hex:
                parts.append(words.literal("ui-with-aside", {"text": words.name(one.id), "aside": one.id}))
        if parts:
            told.append(words.labelled(words.name(name), words.listed(parts)))
    return told


# Units


def list_units(state: State, words: Words, units: list[int], can: dict[int, list[str]] | None = None) -> Table:
    """Units line by line: by which word they are ordered, their name, their values and all that is on them."""
    table = Table.grid(padding=(0, 2), pad_edge=True)
    for is_typed in (True, False, True, True, False):  # a word must be read whole to be typed; names take more lines
        table.add_column(no_wrap=is_typed, overflow="fold")
    for unit in units:
        counter = state.counter(unit)
        table.add_row(
            Text(counter.id, style=STYLES[counter.side]),
            Prose(words.name(counter.id)),
            Text(values_of(state, unit)),
            Text(words.name(mode_of(state, unit))),
            Prose(words.listed(marks_of(state, words, unit) + (can or {}).get(unit, []))),
        )
    return table


def marks_of(state: State, words: Words, unit: int) -> list[str]:
    """What is not as printed, or not as at the beginning of the phase."""
    counter, told = state.counter(unit), []
    if state.steps[unit] != counter.steps:
        told.append(words.literal("look-steps", {"left": state.steps[unit], "all": counter.steps}))
    if state.out_of_supply[unit]:
        told.append(words.literal("look-out-of-supply"))
    if state.stocks[unit]:
        told.append(words.literal(f"look-stocks-{STOCKS[state.stocks[unit]]}"))
    if state.spent[unit]:
        told.append(words.literal("look-left", {"left": shown(max(left(state, unit), 0), MP)}))
    return told


def show_units(desk: Desk, _: str) -> RenderableType:
    """`units`: those that may still act in this segment, hex by hex, and what each may do."""
    state, words, side, orders = state_of(desk), desk.words, side_of(desk), orders_of(desk)
    if orders is None:
        return Prose(f"  {words.literal('look-no-orders')}")
    can = what_each_can(desk)
    parts: list[RenderableType] = []
    for hex in sorted({state.place[unit] for unit in can}):
        units = [unit for unit in state.units_of(side, hex) if unit in can]
        all_can = [verb for verb in can[units[0]] if all(verb in can[unit] for unit in units)]
        only = {unit: [verb for verb in can[unit] if verb not in all_can] for unit in units}
        heading = words.labelled(words.name(state.theatre.grid.names[hex]), words.listed(all_can))
        parts += [Prose(f"  {heading}", style="bold"), list_units(state, words, units, only)]
    return Group(*parts) if parts else Prose(f"  {words.literal('look-nobody-can')}")


def what_each_can(desk: Desk) -> dict[int, list[str]]:
    """The units of the side that is asked that may be named in an order, each with the verbs of those."""
    state, orders = state_of(desk), orders_of(desk)
    can: dict[int, list[str]] = {}
    assert orders is not None
    for verb in orders.next([]):
        follow = orders.next([verb]) if verb != DONE else {}
        targets = [word for word in follow if state.theatre.hex_named(word) != NOWHERE]
        named = {name for target in targets for name in orders.next([verb, target, "with"])} | set(follow)
        for name in named:
            unit = state.theatre.unit_number.get(name, NOWHERE)
            if unit != NOWHERE and state.place[unit] >= 0:
                can.setdefault(unit, []).append(verb)
    return can


# Supply


def show_supply(desk: Desk, _: str) -> RenderableType:
    """`supply`: the dumps and trucks of the side that is asked, and who has no trace, no supply or few stocks."""
    state, words, side = state_of(desk), desk.words, side_of(desk)
    names = state.theatre.grid.names
    told = show_supply_of(state, side)
    units, throws = told["units"], told["throws"]
    assert isinstance(units, dict)
    assert isinstance(throws, dict)
    dumps = [
        words.labelled(words.name(names[hex]), f"{tokens}T")
        for hex, tokens in sorted(state.dumps[side].items())
        if tokens
    ]
    trucks = [
        words.labelled(words.name(names[lot.hex]), words.literal("look-trucks", {"tokens": lot.size, "load": lot.load}))
        for lot in state.trucks
        if lot.side == side
    ]
    without = [name for name, trace in units.items() if not trace]
    marked = {
        where(state, words, name): words.listed(marks)
        for name in units
        if (marks := supply_marks(state, words, state.theatre.unit_number[name]))
    }
    rows = [
        ("look-dumps", dumps),
        ("look-all-trucks", trucks),
        ("look-sources", [words.name(str(hex)) for hex in told["points"]] if isinstance(told["points"], list) else []),
        ("look-hqs", [where(state, words, name) for name in throws]),
        ("look-without-trace", [where(state, words, name) for name in without]),
        ("look-short", [words.labelled(name, marks) for name, marks in marked.items()]),
    ]
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for label, things in rows:
        table.add_row(words.literal(label), Prose(words.listed(things) or words.literal("ui-nothing")))
    return table


def where(state: State, words: Words, name: str) -> str:
    """A unit, and the hex that it is in."""
    hex = state.theatre.grid.names[state.place[state.theatre.unit_number[name]]]
    return words.literal("ui-with-aside", {"text": name, "aside": hex})


def supply_marks(state: State, words: Words, unit: int) -> list[str]:
    marks = [words.literal("look-out-of-supply")] if state.out_of_supply[unit] else []
    return marks + ([words.literal(f"look-stocks-{STOCKS[state.stocks[unit]]}")] if state.stocks[unit] else [])
