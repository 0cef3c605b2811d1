"""3 Units and markers: what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.terrain import ARMOUR, CLASSES, MECH, OTHER

COMBAT: Final = 0  # the face with more strength
MOVE: Final = 1

NONE: Final = 0  # levels of anti-tank
LIGHT: Final = 1
HEAVY: Final = 2


@dataclass
class Face:
    """One face of a counter."""

    strength: int  # -1 if none is printed
    allowance: int  # in movement points
    mp_class: int
    barrage: int
    throw: int  # of an HQ, in movement points


@dataclass
class Counter:
    """A ground combat unit."""

    id: str  # as answers name it
    name: str
    side: int
    nation: str
    formation: str  # of a division or group; empty if it is independent
    type: str
    size: str
    category: int  # armour, mech or other, by the colour of its symbol
    steps: int
    re: int  # in quarters
    parenthesised: bool
    rating: int
    faces: list[Face]  # combat, move
    range: int  # of its barrage, in hexes
    source: str  # where the values come from: seed, official or ours

    @property
    def is_hq(self) -> bool:
        return self.size == "hq"

    @property
    def is_artillery(self) -> bool:
        return "Arty" in self.type

    @property
    def is_engineer(self) -> bool:
        """D-3.9f-a: every kind of engineer but those of railways and ports; HQs beside them."""
        return self.is_hq or ("Eng" in self.type and not self.type.startswith(("RR", "Port")))

    @property
    def is_replacement(self) -> bool:
        return self.size == "replacement"

    @property
    def is_brigade(self) -> bool:
        """D-3.9d: two steps, one regiment equivalent, half of it when reduced."""
        return self.size == "brigade"

    @property
    def is_multi_step(self) -> bool:
        """O-3.2-a: a division on one counter; brigades are none."""
        return self.size == "division"

    def anti_tank(self, red_tanks_heavy: bool) -> int:
        """O-9.4-g to -j: the level that it gives to its hex, and at which it attacks."""
        if self.category == ARMOUR or "AT" in self.type.split() or "AA" in self.type.split() or "AT/AA" in self.type:
            return HEAVY
        if self.category == MECH:
            return HEAVY if self.has_tank_symbol and red_tanks_heavy else LIGHT
        return NONE

    @property
    def has_tank_symbol(self) -> bool:
        """O-9.4-j: tanks of any kind; armoured cars and reconnaissance have symbols of their own."""
        words = self.type.split()
        return "Arm" in words and "Car" not in words and "Recon" not in words


@dataclass
class Leader:
    """3.10 of the game: a leader, or a battle group's marker."""

    id: str
    name: str
    side: int
    nation: str
    is_group: bool
    reaction: int  # the die must show this or more


@dataclass
class OrganicTruck:
    """13.2: transport that belongs to a formation."""

    id: str
    formation: str
    side: int
    nation: str
    capacity: int  # in tokens


SIDE_NAMES: Final = ["allied", "axis"]
ALLIED: Final = 0
AXIS: Final = 1


def word_of(id: str) -> str:
    """The name of a counter in answers: `IT.1Lib` is `it-1lib`."""
    return id.lower().replace(".", "-")


def read_counter(row: dict[str, str]) -> Counter:
    """A row of the list of counters."""
    combat = Face(
        int(row["combat"] or "-1"),
        int(row["MA_combat"] or "0"),
        CLASSES.index(row["MP_class_combat"]),
        int(row["barrage"] or "0"),
        int(row["hq_throw"] or "0"),
    )
    move = Face(
        int(row["combat_move"] or "-1"),
        int(row["MA_move"] or "0"),
        CLASSES.index(row["MP_class_move"]),
        int(row["barrage_move"] or "0"),
        int(row["hq_throw_move"] or "0"),
    )
    return Counter(
        word_of(row["id"]),
        row["name"],
        SIDE_NAMES.index(row["side"].lower()),
        row["nation"],
        row["formation"],
        row["type"],
        row["size"],
        {"yellow": ARMOUR, "red": MECH, "none": OTHER}[row["symbol_colour"]],
        int(row["steps"]),
        round(float(row["RE"]) * RE),
        row["parenthesised"] == "1",
        int(row["AR"]),
        [combat, move],
        int(row["range"] or "0"),
        row["source"],
    )


def read_leader(row: dict[str, str]) -> Leader:
    """A row of the list of leaders and battle groups."""
    side = SIDE_NAMES.index(row["side"].lower())
    return Leader(
        word_of(row["id"]), row["name"], side, row["nation"], row["kind"] == "kg", int(row["reaction"] or "7")
    )


def read_organic_truck(row: dict[str, str]) -> OrganicTruck:
    """A row of the list of organic trucks."""
    side = SIDE_NAMES.index(row["side"].lower())
    return OrganicTruck(word_of(row["id"]), row["formation"], side, row["nation"], int(row["capacity_T"]))
