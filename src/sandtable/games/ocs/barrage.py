"""10 Barrage: artillery and ships against the units in a hex; `facility.py` has what they do to a port."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure, choose, roll
from sandtable.games.ocs.combat.losses import disorganise, lose_any
from sandtable.games.ocs.combat.strength import terrains_in
from sandtable.games.ocs.constants import SHIP_RESULT_3, SHIP_SHOT_CLASS
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dice import SUMS, roll_two
from sandtable.games.ocs.facility import COSTS as FACILITY_COSTS
from sandtable.games.ocs.facility import PORT, barrage_port, cannot_barrage_port, ports_to_barrage
from sandtable.games.ocs.facility import column_of as facility_column_of
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import EXPLOIT, FIRED, RELEASED, RESERVE, STRAT
from sandtable.games.ocs.numbers import RE, STRENGTH, nearest, shown
from sandtable.games.ocs.orders import AT, Follow, Verb, one_hex, split_at, unit_named, units_named
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.points import pay, shared_formation, tokens_for, tokens_of
from sandtable.games.ocs.supply.reach import payers
from sandtable.games.ocs.terrain import EXTREMELY_CLOSE, OPEN
from sandtable.games.ocs.theatre import SANDSTORM

# O-10.0-h, -o: the least points of each column, and what artillery pays for it
COLUMNS: Final = [1, 2, 3, 5, 8, 12, 17, 25, 41, 69, 117]
COSTS: Final = [1, 1, 2, 2, 2, 3, 3, 4, 6, 8, 10]
# Rows from 2 to 12: nothing, DG, half a step in brackets, half a step, steps
TABLE: Final = [
    "---------DD",
    "--------DDD",
    "-------DDDD",
    "------DDDDb",
    "-----DDDDbb",
    "----DDDDbbh",
    "---DDDDbbhh",
    "--DDDbbbhhh",
    "-DDDbbhhh11",
    "DDDhhhhh112",
    "Dhhhh111123",
]
HEDGEHOG_TOO_STRONG: Final = 3  # O-10.1-n
SHIP_DOWNGRADE: Final = {"b": "D", "h": "D", "1": "h", "2": "1", "3": SHIP_RESULT_3}  # O-10.1-p, -r
HALF_STEP_FROM: Final = 4
# What a result does, as it is named; `D` by itself names the Supply Phase
EFFECTS: Final = {"-": "no-effect", "D": "dg", "h": "half-step", "1": "one-step", "2": "two-steps"}
MOST_RE_OF_DIVISION: Final = 3 * RE
DENSITY: Final = [(1 * RE, -1), (3 * RE, 0), (4 * RE, 1), (5 * RE, 2), (6 * RE, 3)]
DENSEST: Final = 4


def column_of(points: int) -> int:
    """The column of so many points; -1 if there are none."""
    return sum(points >= least for least in COLUMNS) - 1


def cost_of(points: int, *, at_port: bool) -> int:
    """O-10.0-o, O-10.2-a: what artillery pays for its points, before any shift; 0 if there are none."""
    column, costs = (facility_column_of(points), FACILITY_COSTS) if at_port else (column_of(points), COSTS)
    return costs[column] if column >= 0 else 0


def strength_of(state: State, unit: int) -> int:
    """O-10.0-g: a unit's barrage strength, in parts of a point."""
    return state.barrage_of(unit)[0]


def cannot_fire(state: State, unit: int) -> Reason | None:
    """O-10.0-f, -i, -j: why a unit does not fire in this segment."""
    named: dict[str, object] = {"unit": state.counter(unit).id}
    if not strength_of(state, unit):
        return Reason("10.0", "why-no-barrage", named)
    if state.marker[unit] in (STRAT, RESERVE):
        return Reason("10.0", "why-not-in-that-mode", named)
    if state.deeds[unit] & FIRED:
        return Reason("10.0", "why-has-fired", named)
    released = state.deeds[unit] & RELEASED or (state.segment == "G2" and state.marker[unit] == EXPLOIT)
    if state.segment in ("E2", "G2") and not released:
        return Reason("10.0", "why-not-released", named)
    return None


def cannot_be_barraged(state: State, side: int, hex: int) -> Reason | None:
    """O-10.0-e, -r: why the units in a hex cannot be fired at."""
    named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    if state.holder(hex) != 1 - side:
        return Reason("10.0", "why-nobody-to-fire-at", named)
    if hex in state.barraged:
        return Reason("10.0", "why-barraged-already", named)
    return Reason("10.0", "why-sandstorm", named) if state.weather_in(hex) == SANDSTORM else None


def cannot_fire_at(state: State, unit: int, hex: int) -> Reason | None:
    """O-10.0-l, -r: why a unit cannot fire at a hex."""
    reason = cannot_fire(state, unit)
    named: dict[str, object] = {"unit": state.counter(unit).id, "hex": state.theatre.grid.names[hex]}
    distance, range_ = state.theatre.grid.distance(state.place[unit], hex), state.barrage_of(unit)[1]
    if reason is None and distance > range_:
        return Reason("10.0", "why-out-of-range", {**named, "distance": distance, "range": range_})
    if reason is None and state.weather_in(state.place[unit]) == SANDSTORM:
        return Reason("10.0", "why-sandstorm", named)
    return reason


# 10.0 What it costs


def points_of(state: State, units: list[int]) -> int:
    """O-4.2-b: the points of several units, summed with their fractions and rounded."""
    return nearest(sum(strength_of(state, unit) for unit in units), STRENGTH)


def sources_for(state: State, units: list[int]) -> list[dict[int, int]]:
    """O-10.0-p: what all units can be paid from: the dumps of one HQ, or one dump that all draw from."""
    formation = shared_formation(state, units)
    tokens = tokens_for(state, units[0]) if formation else tokens_of(state, state.side_of(units[0]))
    by_unit = [{(payer.hq, payer.dump) for payer in payers(state, unit)} for unit in units]
    first = [(payer.hq, payer.dump) for payer in payers(state, units[0])]
    shared = [pair for pair in first if all(pair in pairs for pairs in by_unit) and tokens.get(pair[1])]
    direct = [{dump: tokens[dump]} for hq, dump in shared if hq == NOWHERE]
    by_hq: dict[int, dict[int, int]] = {}
    for hq, dump in shared:
        if hq != NOWHERE:
            by_hq.setdefault(hq, {})[dump] = tokens[dump]
    return [*direct, *by_hq.values()]


def cannot_pay_for(state: State, units: list[int], *, at_port: bool) -> Reason | None:
    """O-10.0-h, -q: why several units cannot fire together: no point between them, or no supply for it."""
    cost = cost_of(points_of(state, units), at_port=at_port)
    if not cost:
        strength = sum(strength_of(state, unit) for unit in units)
        return Reason("10.0", "why-no-points", {"points": shown(strength, STRENGTH)})
    there = max([sum(source.values()) for source in sources_for(state, units)], default=0)
    if there >= cost:
        return None
    told: dict[str, object] = {"need": cost, "there": there, "unit": state.counter(units[0]).id}
    return Reason("10.0", "why-no-supply-for-barrage", told)


def pay_for(state: State, units: list[int], *, at_port: bool) -> Procedure[None]:
    """O-10.0-o: artillery pays as it fires."""
    cost, side = cost_of(points_of(state, units), at_port=at_port), state.side_of(units[0])
    rich = [source for source in sources_for(state, units) if sum(source.values()) >= cost]
    source = rich[0]
    if len(rich) > 1:
        names = [" ".join(state.theatre.grid.names[dump] for dump in source) for source in rich]
        options = list(dict.fromkeys(f"from {name}" for name in names))
        answer = yield choose(SIDE_NAMES[side], "10.0", "ask-barrage-source", options, arguments={"need": cost})
        source = rich[[f"from {name}" for name in names].index(answer)]
    yield from pay(state, side, "10.0", cost, source, shared_formation(state, units), "barrage")


# 10.1 Against combat units


def has_spotter(state: State, side: int, hex: int) -> bool:
    """O-10.1-j: a combat unit of the firing side stands next to the target."""
    return any(state.units_of(side, other) for other in state.theatre.grid.around(hex))


def density_of(state: State, hex: int) -> int:
    """O-10.1-h: the RE of the units in a hex, no division above 3."""
    by_division: dict[str, int] = {}
    for unit in state.stacks.get(hex, ()):
        counter = state.counter(unit)
        division = counter.formation or counter.id
        by_division[division] = min(by_division.get(division, 0) + state.re_of(unit), MOST_RE_OF_DIVISION)
    return sum(by_division.values())


def shifts_against(state: State, side: int, hex: int, *, spotted: bool) -> dict[str, int]:
    """O-10.1-b to -i: the shifts of the column, each line once."""
    shifts: dict[str, int] = {}
    if state.hedgehog_in(hex):
        shifts["hedgehog"] = -1
    line = max(terrain.line for terrain in terrains_in(state, hex))  # its owner picks the best cover
    if line > OPEN:
        shifts["terrain"] = -2 if line == EXTREMELY_CLOSE else -1
    if not spotted:
        shifts["no-spotter"] = -3
    if any(state.marker[unit] == STRAT for unit in state.units_of(1 - side, hex)):
        shifts["strat"] = 3
    density = density_of(state, hex)
    shift = next((shift for most, shift in DENSITY if density <= most), DENSEST)
    if shift:
        shifts["density"] = shift
    return shifts


def shifted(points: int, shifts: dict[str, int]) -> int:
    """O-10.1-b: the column of so many points after the shifts, held at the ends."""
    return min(max(column_of(points) + sum(shifts.values()), 0), len(COLUMNS) - 1)


def result_for(state: State, hex: int, column: int, dice: int, *, spotted: bool, ships: bool) -> str:
    """O-10.1-l to -r: what a roll in a column means: `-`, `D` for DG, `h` for half a step, or a number of steps."""
    result = TABLE[dice - 2][column]
    if ships and SHIP_SHOT_CLASS == "ship":
        return SHIP_DOWNGRADE.get(result, result)
    if result == "b":
        return "h" if spotted and state.hedgehog_in(hex) < HEDGEHOG_TOO_STRONG else "D"
    return result


def chances(state: State, hex: int, column: int, *, spotted: bool, ships: bool) -> dict[str, float]:
    """How likely each result is in a column."""
    found: dict[str, float] = {}
    for dice, ways in SUMS:
        result = result_for(state, hex, column, dice, spotted=spotted, ships=ships)
        found[result] = found.get(result, 0.0) + ways / 36
    return found


def barrage(state: State, side: int, hex: int, points: int, *, ships: bool) -> Procedure[None]:
    """10.1: fire at the units in a hex."""
    spotted = ships or has_spotter(state, side, hex)  # O-10.2-h: no spotting shift for ships
    shifts = shifts_against(state, side, hex, spotted=spotted)
    column = shifted(points, shifts)
    name = state.theatre.grid.names[hex]
    state.barraged.append(hex)
    dice = yield from roll_two("10.1", "ask-roll-barrage", {"hex": name, "points": points, "column": COLUMNS[column]})
    result = result_for(state, hex, column, dice, spotted=spotted, ships=ships)
    told: dict[str, object] = {"side": SIDE_NAMES[side], "hex": name, "points": points, "shifts": shifts}
    told |= {"column": column, "heading": COLUMNS[column], "dice": dice, "result": result, "effect": EFFECTS[result]}
    state.tell("10.1", "log-barrage", told)
    if result == "-":
        return
    units = state.units_of(1 - side, hex)
    disorganise(state, hex, "10.1")
    steps = int(result) if result.isdigit() else 0
    if result == "h":
        steps = int((yield from roll("10.1", "ask-roll-half-step", {"hex": name})) >= HALF_STEP_FROM)
    yield from lose_any(state, units, steps, "10.1")


class Fire(Verb):
    """`fire in-4da br-1rha at C40.19`: artillery, at the units in a hex; `... at C44.29 port` at its port."""

    word = "fire"
    rule = "10.0"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        names, after = split_at(words, AT)
        units: list[int] = []
        for word in names:
            unit, reason = unit_named(state, side, word)
            if reason is not None or cannot_fire(state, unit) is not None or (units and unit <= units[-1]):
                return {}
            units.append(unit)
        if AT in words:
            return self.next_target(state, side, units, words, after)
        able = [unit for unit in state.units_on_map(side) if cannot_fire(state, unit) is None]
        rest = [
            unit for unit in able if (not units or unit > units[-1]) and self.any_target(state, side, [*units, unit])
        ]
        follow: Follow = {state.counter(unit).id: None for unit in rest}
        return {**follow, AT: None} if units and self.any_target(state, side, units) else follow

    def next_target(self, state: State, side: int, units: list[int], words: list[str], after: list[str]) -> Follow:
        """A hex; then nothing more, or its port."""
        if not after:
            hexes = sorted({*self.targets(state, side, units), *self.ports(state, side, units)}) if units else []
            return {state.theatre.grid.names[hex]: None for hex in hexes}
        follow: Follow = {END: None} if self.why_not(state, side, words) is None else {}
        if len(after) == 1 and self.why_not(state, side, [*words, PORT]) is None:
            follow[PORT] = None
        return follow

    def any_target(self, state: State, side: int, units: list[int]) -> bool:
        return bool(self.targets(state, side, units) or self.ports(state, side, units))

    def targets(self, state: State, side: int, units: list[int]) -> list[int]:
        """The hexes at whose units several can fire together."""
        if cannot_pay_for(state, units, at_port=False) is not None:
            return []
        enemies = [hex for hex in sorted(state.stacks) if cannot_be_barraged(state, side, hex) is None]
        return [hex for hex in enemies if all(cannot_fire_at(state, unit, hex) is None for unit in units)]

    def ports(self, state: State, side: int, units: list[int]) -> list[int]:
        """The hexes at whose port several can fire together."""
        if cannot_pay_for(state, units, at_port=True) is not None:
            return []
        hexes = ports_to_barrage(state, side)
        return [hex for hex in hexes if all(cannot_fire_at(state, unit, hex) is None for unit in units)]

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        names, target = split_at(words, AT)
        at_port = len(target) == 2 and target[1] == PORT
        hex, reason = one_hex(state, target[:1] if at_port else target)
        if reason is None:
            reason = cannot_barrage_port(state, side, hex) if at_port else cannot_be_barraged(state, side, hex)
        if reason is not None:
            return reason
        units, reason = units_named(state, side, names, "10.0", lambda unit: cannot_fire_at(state, unit, hex))
        return reason or cannot_pay_for(state, units, at_port=at_port)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        names, target = split_at(words, AT)
        units, hex = [state.theatre.unit_number[word] for word in names], state.theatre.hex_named(target[0])
        points, at_port = points_of(state, units), len(target) == 2
        yield from pay_for(state, units, at_port=at_port)
        for unit in units:
            state.deeds[unit] |= FIRED
        if at_port:
            yield from barrage_port(state, side, hex, points)
        else:
            yield from barrage(state, side, hex, points, ships=False)
