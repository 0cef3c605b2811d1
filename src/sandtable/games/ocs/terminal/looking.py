"""Looking at the map: around which hex, with what over it, how far an order goes, and of what `why` speaks."""

from __future__ import annotations

from rich.console import Group, RenderableType

from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terminal.finding import find_hex, need_hex, orders_of, side_of, state_of, words_meant
from sandtable.games.ocs.terminal.hexmap import HexMap
from sandtable.terminal.board import Desk, Notes
from sandtable.terminal.prose import Prose
from sandtable.words import Words

ZONES = "zones"
MOST_STACKS = 3  # whose orders `why` explains when only a hex is named
NEAR = 4  # hexes
FEW = 12  # destinations that are better listed than drawn


def look(desk: Desk, typed: str) -> RenderableType:
    """`map C41.29`, `map sidi barrani`, `map br-7rtr`; `map zones` lays zones of control over it, or takes them off."""
    words = typed.split()
    if words and words[-1].lower() == ZONES:
        words.pop()
        desk.over = [] if ZONES in desk.over else [ZONES]
    state = state_of(desk)
    hex = need_hex(desk, " ".join(words)) if words else find_hex(desk, desk.at)
    if hex == NOWHERE:
        hex = front_of(state)
    parts: list[RenderableType] = [HexMap(state, hex, zones=ZONES in desk.over)]
    if not desk.at:  # once is enough
        parts.append(legend(desk.words))
    desk.at = state.theatre.grid.names[hex]
    return Group(*parts)


def show_legend(desk: Desk, _: str) -> RenderableType:
    """`legend`."""
    return legend(desk.words)


def legend(words: Words) -> Prose:
    """What the letters of the map mean."""
    return Prose(f"  {words.literal('look-legend')}", style="dim")


def front_of(state: State) -> int:
    """The stack around which most stands of both sides; the middle of the map if there is none."""
    grid = state.theatre.grid

    def crowd(hex: int) -> tuple[int, int]:
        near = [unit for other, stack in state.stacks.items() if grid.distance(hex, other) <= NEAR for unit in stack]
        own = sum(state.side_of(unit) == 0 for unit in near)
        return min(own, len(near) - own), -hex

    return max(state.stacks, key=crowd, default=len(grid) // 2)


# Orders


def meant(desk: Desk, typed: list[str]) -> list[str]:
    """The words of an order as the game writes them; the board goes to the hex that was named last."""
    orders = orders_of(desk)
    if orders is None:
        return typed
    words = words_meant(desk, orders, typed)
    named = [word for word in words if state_of(desk).theatre.hex_named(word) != NOWHERE]
    if named:
        desk.at = named[-1]
    return words


def follow(desk: Desk, words: list[str], notes: Notes) -> RenderableType | None:
    """The hexes that an order may go on to, on the map with what each costs; None for few, or for other words."""
    state = state_of(desk)
    costs = {word: cost_of(note) for word, note in notes.items() if state.theatre.hex_named(word) != NOWHERE}
    if len(costs) <= FEW or len(costs) < len(notes):
        return None
    place = next((hex for word in reversed(words) if (hex := find_hex(desk, word)) != NOWHERE), NOWHERE)
    centre = place if place != NOWHERE else state.theatre.hex_named(next(iter(costs)))
    desk.at = state.theatre.grid.names[centre]
    told = Prose(f"  {desk.words.literal('look-reach', {'count': len(costs), 'order': ' '.join(words)})}")
    return Group(HexMap(state, centre, costs), told)


def cost_of(note: object) -> str:
    """What a destination costs, with a mark if an enemy zone of control is there."""
    if not isinstance(note, dict):
        return "x"
    return f"{note.get('cost', 'x')}{'!' if note.get('zone') else ''}"


def about(desk: Desk, thing: str) -> list[str]:
    """The orders of which `why C41.29` or `why br-7rtr` speaks: those by which one could go there, or it could act."""
    state, orders, side = state_of(desk), orders_of(desk), side_of(desk)
    hex = find_hex(desk, thing)
    if orders is None or hex == NOWHERE:
        return []
    name, is_unit = state.theatre.grid.names[hex], state.theatre.hex_named(thing.upper()) == NOWHERE
    grid, unit = state.theatre.grid, state.theatre.unit_number.get(thing.lower(), NOWHERE)
    if is_unit and unit != NOWHERE and state.side_of(unit) == side:
        enemies = [other for other in state.stacks if state.holder(other) == 1 - side]
        foe = min(enemies, key=lambda other: (grid.distance(hex, other), other), default=hex)
        return told_by(state, [verb.word for verb in orders.verbs], [unit], grid.around(hex)[0], foe)
    near = sorted(
        (other for other in state.stacks if state.holder(other) == side and other != hex),
        key=lambda other: (grid.distance(hex, other), other),
    )
    verbs = [verb.word for verb in orders.verbs]
    told = [
        order
        for other in near[:MOST_STACKS]
        for order in told_by(
            state, verbs, state.units_of(side, other), hex, hex if state.holder(hex) != side else NOWHERE
        )
    ]
    return told + ([f"bombard {name}"] if "bombard" in verbs else [])


def told_by(state: State, verbs: list[str], units: list[int], hex: int, foe: int) -> list[str]:
    """The orders of units toward a hex, or against the enemy in one."""
    names, ids = state.theatre.grid.names, " ".join(state.counter(unit).id for unit in units)
    held = foe != NOWHERE and foe in state.stacks
    is_free = hex not in state.stacks or state.holder(hex) == state.side_of(units[0])
    orders = [f"move {ids} to {names[hex]}"] if "move" in verbs and is_free else []
    if held:
        orders += [f"{verb} {names[foe]} with {ids}" for verb in ("overrun", "attack") if verb in verbs]
        orders += [f"fire {ids} at {names[foe]}"] if "fire" in verbs else []
    return orders
