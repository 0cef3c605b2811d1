"""The state of a game of the series from the fields of a position, as `position.py` writes them.

Whatever cannot be read is named with its field; what can be read and may not be is the business of the invariants.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import BadPosition, shown
from sandtable.games.ocs.counters import MOVE, SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import CHANGED, DEEDS, FUELS, MARKERS, RELEASED, RESERVE, STOCKS
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.position import APART
from sandtable.games.ocs.state import OFF_MAP, State
from sandtable.games.ocs.theatre import WEATHERS
from sandtable.games.ocs.trucks import Trucks, TrucksAway

MOST: Final = 9999  # a number of more digits is no number of this game
MOST_OF_A_MARK: Final = 99  # of steps, turns
ALL_DEEDS_OF_TRUCKS: Final = RESERVE | CHANGED | RELEASED
ALL_DEEDS_OF_LEADERS: Final = 3
CUT_OFF: Final = ["cut", "off"]
BACK: Final = ["back", "in", "turn"]


class Reader:
    """Reads fields into a state that is clear."""

    def __init__(self, state: State, fields: dict[str, str]) -> None:
        self.state = state
        self.fields = fields
        self.name = ""

    def text(self, name: str) -> str:
        """A field; empty if it is only a dash."""
        self.name = name
        if name not in self.fields:
            raise BadPosition("{field}: this field is missing", field=name)
        return "" if self.fields[name] == "-" else self.fields[name]

    def parts(self, name: str, separator: str = APART) -> list[str]:
        """The parts of a field; none if it is only a dash."""
        text = self.text(name)
        return [part.strip() for part in text.split(separator)] if text else []

    def bad(self, text: str) -> BadPosition:
        return BadPosition("{field}: {text} cannot be read", field=self.name, text=shown(text))

    def twice(self, text: str) -> BadPosition:
        return BadPosition("{field}: {text} is there twice (3.1)", field=self.name, text=text)

    def hex(self, name: str) -> int:
        hex = self.state.theatre.hex_named(name)
        if hex == NOWHERE:
            raise BadPosition("{field}: there is no hex {text} on the map in play", field=self.name, text=shown(name))
        return hex

    def place(self, name: str) -> int:
        """A hex, or where units off the map are."""
        return -2 - OFF_MAP.index(name) if name in OFF_MAP else self.hex(name)

    def origin(self, name: str) -> int:
        """Where a phase found something; a dash if it was not there."""
        return NOWHERE if name == "-" else self.place(name)

    def number(self, text: str, most: int = MOST) -> int:
        if not (text.isascii() and text.isdecimal()) or len(text) > len(str(MOST)) or int(text) > most:
            raise self.bad(text)
        return int(text)

    def points(self, words: list[str]) -> int:
        """Movement points as they are written: `4 1/2`."""
        total = 0
        for word in words:
            above, slash, below = word.partition("/")
            parts = self.number(below, MP) if slash else 1
            if not parts or MP % parts:
                raise self.bad(word)
            total += self.number(above, MOST_OF_A_MARK) * MP // parts
        if not 0 < len(words) <= 2:
            raise self.bad(" ".join(words))
        return total

    def one_of(self, text: str, known: list[str]) -> int:
        if text not in known:
            raise self.bad(text)
        return known.index(text)

    def amounts(self, name: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for part in self.parts(name):
            word, _, amount = part.partition(" ")
            hex = self.hex(word)
            if hex in found:
                raise self.twice(word)
            found[hex] = self.number(amount)
        return found

    def hexes(self, name: str) -> list[int]:
        return [self.hex(word) for word in self.parts(name, " ")]

    def unit(self, word: str) -> int:
        if word not in self.state.theatre.unit_number:
            raise BadPosition("{field}: there is no unit {text} (3.1)", field=self.name, text=shown(word))
        return self.state.theatre.unit_number[word]

    def units(self, name: str) -> list[int]:
        return [self.unit(word) for word in self.parts(name, " ")]


def read_series(state: State, fields: dict[str, str]) -> None:
    """Fill a clear state from the fields of a position."""
    read = Reader(state, fields)
    state.date, state.turn = read.text("date"), read.number(read.text("turn"), MOST_OF_A_MARK)
    state.first = read.one_of(read.text("first"), SIDE_NAMES)
    state.phasing = read.one_of(read.text("phasing"), SIDE_NAMES)
    state.segment = read.text("segment")
    maps = sorted({letter for letters in state.theatre.ground.maps for letter in letters})
    for part in read.parts("weather"):
        name, _, kind = part.partition(" ")
        read.one_of(name, maps)
        state.weather[name] = read.one_of(kind, WEATHERS)
    read_sides(read)
    for part in read.parts("wounded"):
        leader, _, back = part.partition(" ")
        if not back.replace("-", "").isdecimal():
            raise read.bad(part)
        state.wounded[read.one_of(leader, list(state.theatre.leader_number))] = back
    state.reacted = read.hexes("reacted")
    state.hedgehogs, state.port_hits = read.amounts("hedgehogs"), read.amounts("port hits")
    state.barraged, state.attacked = read.hexes("barraged"), read.hexes("attacked")
    state.unloaded, state.blown = read.amounts("unloaded"), read.hexes("blown")
    state.works = read.parts("works")
    for work in state.works:
        thing, _, hex = work.partition(" ")
        read.one_of(thing, ["hedgehog", "port"])
        read.hex(hex)
    left = read.parts("hedgehogs left", " ")
    if len(left) != len(SIDE_NAMES):
        raise read.bad(" ".join(left))
    state.hedgehogs_left = [read.number(text) for text in left]
    state.moving = read.units("moving")
    for part in read.parts("formation fuel"):
        read_formation(read, part)
    read_owners(read)
    state.winner = read.text("winner")
    state.changed()
    state.weather_changed()


def read_sides(read: Reader) -> None:
    """The counters of both sides, each where it is; I-3: every one of them once."""
    state, theatre = read.state, read.state.theatre
    units, leaders, trucks = (
        bytearray(len(state.place)),
        bytearray(len(theatre.leaders)),
        bytearray(len(theatre.trucks)),
    )
    for side, name in enumerate(SIDE_NAMES):
        read_units(read, side, f"{name} units", units)
        missing = [one.id for number, one in enumerate(theatre.counters) if one.side == side and not units[number]]
        check_missing(read, missing)
        state.dumps[side] = read.amounts(f"{name} dumps")
        state.trucks += [read_trucks(read, side, part) for part in read.parts(f"{name} trucks")]
        for part in read.parts(f"{name} leaders"):
            read_leader(read, side, part, leaders)
        check_missing(read, [one.id for n, one in enumerate(theatre.leaders) if one.side == side and not leaders[n]])
    for part in read.parts("organic trucks"):
        read_organic(read, part, trucks)
    state.trucks_away = [read_trucks_away(read, part) for part in read.parts("trucks away")]
    check_missing(read, [one.id for number, one in enumerate(theatre.trucks) if not trucks[number]])


def check_missing(read: Reader, missing: list[str]) -> None:
    if missing:
        raise BadPosition("{field}: {unit} is nowhere (3.1)", field=read.name, unit=missing[0])


def read_units(read: Reader, side: int, name: str, seen: bytearray) -> None:
    """Every counter of the side, where it is and what is on it."""
    state = read.state
    for part in read.parts(name):
        place, _, units = part.partition(" = ")
        where = read.place(place)
        for text in units.split(" + "):
            word, bracket, marks = text.partition(" (")
            unit = read.unit(word)
            if state.side_of(unit) != side or (bracket and not marks.endswith(")")):
                raise read.bad(text)
            if seen[unit]:
                raise read.twice(word)
            seen[unit] = 1
            state.put(unit, where)
            state.began[unit] = where
            for mark in marks.removesuffix(")").split(", ") if bracket else ():
                read_mark(read, unit, mark)


def read_mark(read: Reader, unit: int, mark: str) -> None:
    """What `marks_of` wrote."""
    state, words = read.state, mark.split(" ")
    if mark == "move":
        state.face[unit] = MOVE
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
    elif words[1:] == ["steps"]:
        state.steps[unit] = read.number(words[0], MOST_OF_A_MARK)
    elif words[-1] == "MP":
        state.spent[unit] = read.points(words[:-1])
    elif words[0] == "from" and len(words) == 2:
        state.began[unit] = read.place(words[1])
    elif words[:3] == BACK and len(words) == 4:
        state.returning[unit] = read.number(words[3], MOST_OF_A_MARK)
    else:
        raise read.bad(mark)


def read_trucks(read: Reader, side: int, text: str) -> Trucks:
    words = text.split(" ")
    cut_off = words[-2:] == CUT_OFF
    words = words[:-2] if cut_off else words
    if len(words) < 4 or words[2] != "loaded":
        raise read.bad(text)
    size, load = read.number(words[1]), read.number(words[3])
    return Trucks(side, read.hex(words[0]), size, load, read_spent(read, text, words[4:]), cut_off)


def read_trucks_away(read: Reader, text: str) -> TrucksAway:
    """`allied 4 loaded 3 back in turn 5`."""
    words = text.split(" ")
    if len(words) != 8 or words[2] != "loaded" or words[4:7] != BACK:
        raise read.bad(text)
    size, load, turn = read.number(words[1]), read.number(words[3]), read.number(words[7], MOST_OF_A_MARK)
    return TrucksAway(read.one_of(words[0], SIDE_NAMES), size, load, turn)


def read_spent(read: Reader, text: str, words: list[str]) -> int:
    """`after 4 1/2 MP`, or nothing."""
    if not words:
        return 0
    if words[0] != "after" or words[-1] != "MP":
        raise read.bad(text)
    return read.points(words[1:-1])


def read_organic(read: Reader, text: str, seen: bytearray) -> None:
    words, state = text.split(" "), read.state
    if words[0] not in state.theatre.truck_number or len(words) < 4 or words[2] != "loaded":
        raise read.bad(text)
    number = state.theatre.truck_number[words[0]]
    if seen[number]:
        raise read.twice(words[0])
    seen[number] = 1
    state.organic_place[number], state.organic_load[number] = read.place(words[1]), read.number(words[3])
    if words[-4:-1] == BACK and len(words) > 7:
        state.organic_returning[number] = read.number(words[-1], MOST_OF_A_MARK)
        words = words[:-4]
    if words[-2:] == CUT_OFF and len(words) > 5:
        state.organic_cut_off[number] = 1
        words = words[:-2]
    if words[-2] == "mark" and len(words) > 5:
        state.organic_reserve[number] = read.number(words[-1], ALL_DEEDS_OF_TRUCKS)
        if state.organic_reserve[number] & ~ALL_DEEDS_OF_TRUCKS:
            raise read.bad(text)
        words = words[:-2]
    state.organic_spent[number] = read_spent(read, text, words[4:])


def read_leader(read: Reader, side: int, text: str, seen: bytearray) -> None:
    words, state = text.split(" "), read.state
    if words[0] not in state.theatre.leader_number or len(words) != 6 or words[2::2] != ["from", "deeds"]:
        raise read.bad(text)
    number = state.theatre.leader_number[words[0]]
    if state.theatre.leaders[number].side != side:
        raise read.bad(text)
    if seen[number]:
        raise read.twice(words[0])
    seen[number] = 1
    state.leader_place[number], state.leader_began[number] = read.place(words[1]), read.origin(words[3])
    state.leader_deeds[number] = read.number(words[5], ALL_DEEDS_OF_LEADERS)


def read_formation(read: Reader, text: str) -> None:
    """`7 Arm = C38.12 direct`, or the HQ through which the fuel came."""
    state = read.state
    formation, _, source = text.partition(" = ")
    dump, _, hq = source.partition(" ")
    if not any(formation and counter.formation == formation for counter in state.theatre.counters):
        raise read.bad(text)
    state.formation_fuel[formation] = (read.hex(dump), NOWHERE if hq == "direct" else read.unit(hq))


def read_owners(read: Reader) -> None:
    """Run by run, whose the hexes are."""
    owners, wanted = bytearray(), len(read.state.owner)
    for run in read.parts("owners", " "):
        owners += bytes([read.one_of(run[-1:], ["a", "b", "n"])]) * read.number(run[:-1])
    if len(owners) != wanted:
        raise BadPosition("owners: {found} hexes instead of {wanted}", found=len(owners), wanted=wanted)
    read.state.owner = owners
