"""The state of a game of the series as the fields of a position, and back: units and tokens by the hex they are in.

A unit is its name and, in brackets, all that is not as printed: `it-63 (move, dg, 2 steps, low)`.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.games.ocs.counters import COMBAT, MOVE, SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DEEDS, FUELS, MARKERS, STOCKS
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.state import OFF_MAP, State, Trucks
from sandtable.games.ocs.theatre import WEATHERS

APART: Final = "; "


def write_series(state: State) -> dict[str, str]:
    """The fields that every game of the series has."""
    fields = {
        "scenario": state.scenario,
        "date": state.date,
        "turn": str(state.turn),
        "first": SIDE_NAMES[state.first],
        "phasing": SIDE_NAMES[state.phasing],
        "segment": state.segment or "-",
        "weather": APART.join(f"{name} {WEATHERS[kind]}" for name, kind in sorted(state.weather.items())) or "-",
    }
    for side, name in enumerate(SIDE_NAMES):
        fields[f"{name} units"] = APART.join(write_units(state, side)) or "-"
        fields[f"{name} dumps"] = write_amounts(state, state.dumps[side])
        fields[f"{name} trucks"] = APART.join(write_trucks(state, side)) or "-"
        fields[f"{name} leaders"] = APART.join(write_leaders(state, side)) or "-"
    fields["organic trucks"] = APART.join(write_organic(state)) or "-"
    fields["hedgehogs"] = write_amounts(state, state.hedgehogs)
    fields["port hits"] = write_amounts(state, state.port_hits)
    fields["barraged"] = write_hexes(state, state.barraged)
    fields["attacked"] = write_hexes(state, state.attacked)
    fields["unloaded"] = write_amounts(state, state.unloaded)
    fields["blown"] = write_hexes(state, state.blown)
    fields["moving"] = " ".join(state.counter(unit).id for unit in state.moving) or "-"
    fields["formation fuel"] = APART.join(write_formations(state)) or "-"
    fields["owners"] = write_owners(state)
    fields["winner"] = state.winner or "-"
    return fields


def place_name(state: State, place: int) -> str:
    """A hex, or where units off the map are."""
    return state.theatre.grid.names[place] if place >= 0 else OFF_MAP[-2 - place] if place != NOWHERE else "-"


def write_units(state: State, side: int) -> list[str]:
    """The units of a side, by place."""
    by_place: dict[str, list[str]] = {}
    for unit, counter in enumerate(state.theatre.counters):
        if counter.side == side:
            marks = marks_of(state, unit)
            text = f"{counter.id} ({', '.join(marks)})" if marks else counter.id
            by_place.setdefault(place_name(state, state.place[unit]), []).append(text)
    return [f"{place} = {' + '.join(units)}" for place, units in by_place.items()]


def marks_of(state: State, unit: int) -> list[str]:
    """All about a unit that its counter does not show by itself."""
    marks = ["move"] if state.face[unit] == MOVE else []
    marks += [mark for mark in (MARKERS[state.marker[unit]], STOCKS[state.stocks[unit]]) if mark]
    if state.steps[unit] != state.counter(unit).steps:
        marks.append(f"{state.steps[unit]} steps")
    if state.out_of_supply[unit]:
        marks.append("out of supply")
    if state.cut_off[unit]:
        marks.append("cut off")
    if state.fuel[unit]:
        marks.append(FUELS[state.fuel[unit]])
    marks += [deed for bit, deed in enumerate(DEEDS) if state.deeds[unit] & 1 << bit]
    if state.spent[unit]:
        marks.append(f"{shown(state.spent[unit], MP)} MP")
    if state.began[unit] not in (state.place[unit], NOWHERE):
        marks.append(f"from {place_name(state, state.began[unit])}")
    if state.began[unit] == NOWHERE:
        marks.append("new")
    if unit in state.returning:
        marks.append(f"back in turn {state.returning[unit]}")
    return marks


def write_trucks(state: State, side: int) -> list[str]:
    names = state.theatre.grid.names
    return [
        f"{names[lot.hex]} {lot.size} loaded {lot.load}" + (f" after {shown(lot.spent, MP)} MP" if lot.spent else "")
        for lot in state.trucks
        if lot.side == side
    ]


def write_organic(state: State) -> list[str]:
    return [
        f"{truck.id} {place_name(state, state.organic_place[number])} loaded {state.organic_load[number]}"
        + (f" after {shown(state.organic_spent[number], MP)} MP" if state.organic_spent[number] else "")
        + (f" mark {state.organic_reserve[number]}" if state.organic_reserve[number] else "")
        for number, truck in enumerate(state.theatre.trucks)
    ]


def write_leaders(state: State, side: int) -> list[str]:
    return [
        f"{leader.id} {place_name(state, state.leader_place[number])}"
        + f" from {place_name(state, state.leader_began[number])} deeds {state.leader_deeds[number]}"
        for number, leader in enumerate(state.theatre.leaders)
        if leader.side == side
    ]


def write_formations(state: State) -> list[str]:
    return [
        f"{formation} = {place_name(state, dump)} {state.counter(hq).id if hq != NOWHERE else 'direct'}"
        for formation, (dump, hq) in state.formation_fuel.items()
    ]


def write_amounts(state: State, amounts: dict[int, int]) -> str:
    return APART.join(f"{state.theatre.grid.names[hex]} {amount}" for hex, amount in sorted(amounts.items())) or "-"


def write_hexes(state: State, hexes: list[int]) -> str:
    return " ".join(state.theatre.grid.names[hex] for hex in hexes) or "-"


def write_owners(state: State) -> str:
    """Who owns each hex, in the order of the map: how many in a row are whose."""
    runs: list[str] = []
    start = 0
    for hex in range(1, len(state.owner) + 1):
        if hex == len(state.owner) or state.owner[hex] != state.owner[start]:
            runs.append(f"{hex - start}{'abn'[state.owner[start]]}")
            start = hex
    return " ".join(runs)


# Back


class Reader:
    """Reads fields into a state that is clear; whatever cannot be read is named with its field."""

    def __init__(self, state: State, fields: dict[str, str]) -> None:
        self.state = state
        self.fields = fields
        self.name = ""

    def parts(self, name: str, separator: str = APART) -> list[str]:
        """The parts of a field; none if it is only a dash."""
        self.name = name
        if name not in self.fields:
            raise BadPosition("{field}: this field is missing", field=name)
        text = self.fields[name]
        return [] if text == "-" else [part.strip() for part in text.split(separator)]

    def bad(self, text: str) -> BadPosition:
        return BadPosition("{field}: '{text}' cannot be read", field=self.name, text=text)

    def hex(self, name: str) -> int:
        hex = self.state.theatre.hex_named(name)
        if hex == NOWHERE:
            raise BadPosition("{field}: there is no hex '{text}' on the map in play", field=self.name, text=name)
        return hex

    def place(self, name: str) -> int:
        if name == "-":
            return NOWHERE
        return -2 - OFF_MAP.index(name) if name in OFF_MAP else self.hex(name)

    def number(self, text: str) -> int:
        if not text.isdecimal():
            raise self.bad(text)
        return int(text)

    def points(self, words: list[str]) -> int:
        """Movement points as they are written: `4 1/2`."""
        total = 0
        for word in words:
            above, _, below = word.partition("/")
            total += self.number(above) * MP // (self.number(below) if below else 1)
        return total

    def one_of(self, text: str, known: list[str]) -> int:
        if text not in known:
            raise self.bad(text)
        return known.index(text)

    def amounts(self, name: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for part in self.parts(name):
            hex, _, amount = part.partition(" ")
            found[self.hex(hex)] = self.number(amount)
        return found

    def hexes(self, name: str) -> list[int]:
        return [self.hex(word) for word in self.parts(name, " ")]


def read_series(state: State, fields: dict[str, str]) -> None:
    """Fill a clear state from the fields of a position."""
    read = Reader(state, fields)
    state.scenario, state.date = fields["scenario"], fields["date"]
    state.turn = read.number(read.parts("turn")[0])
    state.first = read.one_of(read.parts("first")[0], SIDE_NAMES)
    state.phasing = read.one_of(read.parts("phasing")[0], SIDE_NAMES)
    state.segment = "".join(read.parts("segment"))
    for part in read.parts("weather"):
        name, _, kind = part.partition(" ")
        state.weather[name] = read.one_of(kind, WEATHERS)
    for side, name in enumerate(SIDE_NAMES):
        read_units(read, f"{name} units")
        state.dumps[side] = read.amounts(f"{name} dumps")
        state.trucks += [read_trucks(read, side, part) for part in read.parts(f"{name} trucks")]
        for part in read.parts(f"{name} leaders"):
            read_leader(read, part)
    for part in read.parts("organic trucks"):
        read_organic(read, part)
    state.hedgehogs, state.port_hits = read.amounts("hedgehogs"), read.amounts("port hits")
    state.barraged, state.attacked = read.hexes("barraged"), read.hexes("attacked")
    state.unloaded, state.blown = read.amounts("unloaded"), read.hexes("blown")
    state.moving = [read_unit(read, word) for word in read.parts("moving", " ")]
    for part in read.parts("formation fuel"):
        read_formation(read, part)
    read_owners(read)
    state.winner = "".join(read.parts("winner"))
    state.changed()
    state.weather_changed()


def read_unit(read: Reader, word: str) -> int:
    if word not in read.state.theatre.unit_number:
        raise read.bad(word)
    return read.state.theatre.unit_number[word]


def read_units(read: Reader, name: str) -> None:
    """Every counter of the side, where it is and what is on it."""
    for part in read.parts(name):
        place, _, units = part.partition(" = ")
        for text in units.split(" + "):
            word, _, marks = text.partition(" (")
            unit, where = read_unit(read, word), read.place(place)
            read.state.put(unit, where)
            read.state.began[unit] = where
            for mark in filter(None, marks.removesuffix(")").split(", ")):
                read_mark(read, unit, mark)


def read_mark(read: Reader, unit: int, mark: str) -> None:
    """What `marks_of` wrote."""
    state, words = read.state, mark.split(" ")
    if mark in ("move", "combat"):
        state.face[unit] = MOVE if mark == "move" else COMBAT
    elif mark in MARKERS[1:]:
        state.marker[unit] = MARKERS.index(mark)
    elif mark in STOCKS[1:]:
        state.stocks[unit] = STOCKS.index(mark)
    elif mark in FUELS[1:]:
        state.fuel[unit] = FUELS.index(mark)
    elif mark in DEEDS:
        state.deeds[unit] |= 1 << DEEDS.index(mark)
    elif mark == "out of supply":
        state.out_of_supply[unit] = 1
    elif mark == "cut off":
        state.cut_off[unit] = 1
    elif mark == "new":
        state.began[unit] = NOWHERE
    elif words[-1] == "steps":
        state.steps[unit] = read.number(words[0])
    elif words[-1] == "MP":
        state.spent[unit] = read.points(words[:-1])
    elif words[0] == "from":
        state.began[unit] = read.place(words[1])
    elif words[:3] == ["back", "in", "turn"]:
        state.returning[unit] = read.number(words[3])
    else:
        raise read.bad(mark)


def read_trucks(read: Reader, side: int, text: str) -> Trucks:
    words = text.split(" ")
    if len(words) < 4 or words[2] != "loaded":
        raise read.bad(text)
    spent = read.points(words[5:-1]) if len(words) > 4 else 0
    return Trucks(side, read.hex(words[0]), read.number(words[1]), read.number(words[3]), spent)


def read_organic(read: Reader, text: str) -> None:
    words, state = text.split(" "), read.state
    if words[0] not in state.theatre.truck_number or len(words) < 4:
        raise read.bad(text)
    number = state.theatre.truck_number[words[0]]
    state.organic_place[number], state.organic_load[number] = read.place(words[1]), read.number(words[3])
    if "after" in words:
        state.organic_spent[number] = read.points(words[words.index("after") + 1 : words.index("MP")])
    if "mark" in words:
        state.organic_reserve[number] = read.number(words[-1])


def read_leader(read: Reader, text: str) -> None:
    words, state = text.split(" "), read.state
    if words[0] not in state.theatre.leader_number or len(words) != 6:
        raise read.bad(text)
    number = state.theatre.leader_number[words[0]]
    state.leader_place[number], state.leader_began[number] = read.place(words[1]), read.place(words[3])
    state.leader_deeds[number] = read.number(words[5])


def read_formation(read: Reader, text: str) -> None:
    formation, _, source = text.partition(" = ")
    dump, _, hq = source.partition(" ")
    read.state.formation_fuel[formation] = (read.hex(dump), NOWHERE if hq == "direct" else read_unit(read, hq))


def read_owners(read: Reader) -> None:
    owners = bytearray()
    for run in read.parts("owners", " "):
        owners += bytes([read.one_of(run[-1], ["a", "b", "n"])]) * read.number(run[:-1])
    if len(owners) != len(read.state.owner):
        raise BadPosition("owners: {found} hexes instead of {wanted}", found=len(owners), wanted=len(read.state.owner))
    read.state.owner = owners
