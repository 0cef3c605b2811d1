"""What the state of a game of the series is: units by number, hexes by number, tokens of supply, and the time."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.counters import COMBAT, Counter, Face
from sandtable.games.ocs.decisions import Decisions
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DG, EXPLOIT, RESERVE, STRAT, UNMARKED
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.options import Options
from sandtable.games.ocs.supply.network import Hexes, Network
from sandtable.games.ocs.theatre import CLEAR, StepCosts, Theatre
from sandtable.games.ocs.trucks import Trucks, TrucksAway

# Where a unit is if it is on no hex
DEAD: Final = -2
LATER: Final = -3  # it has not arrived yet
AWAY: Final = -4  # it has broken out and comes back
REMOVED: Final = -5
OFF_MAP: Final = ["dead", "later", "away", "removed"]

NOBODY: Final = 2  # owner of a hex that neither side has passed


class State(Decisions):
    """Nothing here is secret. A game of the series adds its own fields and says what its own rules change."""

    theatre: Theatre
    options: Options
    scenario: str
    # 2 The time
    date: str
    turn: int
    first: int  # the side that has the first player turn
    phasing: int
    segment: str  # `C2`: its phase is the letter
    winner: str
    # 3, 5 Units, by number of their counter
    place: list[int]
    steps: bytearray
    face: bytearray
    marker: bytearray
    out_of_supply: bytearray
    cut_off: bytearray  # whether the last own Supply Phase found no trace for it
    stocks: bytearray
    fuel: bytearray
    formation_fuel: dict[str, tuple[int, int]]  # by formation with fuel: the dump and the HQ that it came from
    deeds: bytearray
    spent: list[int]  # movement points in this phase, in twelfths
    began: list[int]  # the hex in which the phase found a unit
    returning: dict[int, int]  # units that have broken out: the turn in which they come back
    moving: list[int]  # the units of the activation that is not finished
    # 13.2 Transport, 3.10 leaders
    trucks: list[Trucks]
    trucks_away: list[TrucksAway]
    organic_place: list[int]
    organic_load: list[int]
    organic_cut_off: bytearray
    organic_returning: dict[int, int]
    organic_spent: list[int]
    organic_reserve: bytearray
    leader_place: list[int]
    leader_deeds: bytearray
    leader_began: list[int]
    wounded: dict[int, str]  # leaders: the turn in which they come back
    reacted: list[int]  # hexes with a stack for which somebody has rolled in this phase
    # Hexes
    owner: bytearray
    dumps: list[dict[int, int]]  # by side: tokens on the ground, by hex
    hedgehogs: dict[int, int]  # built ones: their level, by hex
    port_hits: dict[int, int]
    barraged: list[int]  # hexes, in this phase
    attacked: list[int]  # hexes, in this segment
    unloaded: dict[int, int]  # tokens that were unloaded in this phase, by hex
    blown: list[int]  # dumps, in this phase
    works: list[str]  # what has been built, lowered, repaired or damaged in this turn: `port C39.03`
    hedgehogs_left: list[int]  # by side: how many may still be built
    weather: dict[str, int]  # by map
    # Derived: by hex the units in it, rebuilt with the places; zones and barriers, forgotten when anything changes
    stacks: dict[int, list[int]]
    _zones: list[bytearray] | None
    _barriers: list[bytearray] | None
    _costs: StepCosts | None
    _paths: list[str] | None
    _supply_costs: StepCosts | None
    _networks: list[Network | None]  # by side, see `supply/reach.py`
    _networks_hold: list[bool]  # whether they have been compared with the state since it changed
    _points: dict[str, Hexes]  # from which trace supply is drawn, see `supply/trace.py`
    _in_trace: dict[int, bytearray]  # by unit: the hexes in which it would be in trace supply
    _hqs: list[list[int]] | None  # by side, those that throw

    def clear(self, theatre: Theatre, options: Options) -> None:
        """Make this a map with nothing on it."""
        units, hexes = len(theatre.counters), len(theatre.grid)
        self.agenda, self.log = [], None
        self.theatre, self.options, self.scenario = theatre, options, ""
        self.date, self.turn, self.first, self.phasing, self.segment, self.winner = "", 0, 0, 0, "", ""
        self.place = [LATER] * units
        self.steps = bytearray(counter.steps for counter in theatre.counters)
        self.face, self.marker = bytearray(units), bytearray(units)
        self.out_of_supply, self.cut_off, self.stocks = bytearray(units), bytearray(units), bytearray(units)
        self.fuel, self.formation_fuel, self.deeds = bytearray(units), {}, bytearray(units)
        self.spent, self.began, self.moving = [0] * units, [NOWHERE] * units, []
        self.returning, self.organic_returning, self.trucks, self.trucks_away = {}, {}, [], []
        organic = len(theatre.trucks)
        self.organic_place, self.organic_load = [LATER] * organic, [0] * organic
        self.organic_spent, self.organic_reserve = [0] * organic, bytearray(organic)
        self.organic_cut_off = bytearray(organic)
        self.leader_place, self.leader_deeds = [LATER] * len(theatre.leaders), bytearray(len(theatre.leaders))
        self.owner = bytearray([NOBODY]) * hexes
        self.dumps, self.hedgehogs, self.port_hits = [{}, {}], {}, {}
        self.leader_began = [NOWHERE] * len(theatre.leaders)
        self.wounded, self.reacted = {}, []
        self.works, self.hedgehogs_left = [], [0, 0]
        self.barraged, self.attacked, self.unloaded, self.blown, self.weather = [], [], {}, [], {}
        self.stacks = {}
        self._networks = [None, None]
        self.changed()
        self.weather_changed()

    def copy_into(self, twin: State) -> None:
        """Give a new state all that is here, without the log."""
        twin.agenda, twin.log = self.agenda.copy(), None
        twin.theatre, twin.options, twin.scenario = self.theatre, self.options, self.scenario
        twin.date, twin.turn, twin.first = self.date, self.turn, self.first
        twin.phasing, twin.segment, twin.winner = self.phasing, self.segment, self.winner
        twin.place, twin.steps, twin.face = self.place.copy(), self.steps.copy(), self.face.copy()
        twin.marker, twin.out_of_supply, twin.stocks = self.marker.copy(), self.out_of_supply.copy(), self.stocks.copy()
        twin.fuel, twin.formation_fuel = self.fuel.copy(), self.formation_fuel.copy()
        twin.deeds, twin.cut_off = self.deeds.copy(), self.cut_off.copy()
        twin.spent, twin.began, twin.moving = self.spent.copy(), self.began.copy(), self.moving.copy()
        twin.returning, twin.organic_returning = self.returning.copy(), self.organic_returning.copy()
        twin.trucks, twin.trucks_away = [trucks.copy() for trucks in self.trucks], self.trucks_away.copy()
        twin.organic_place, twin.organic_load = self.organic_place.copy(), self.organic_load.copy()
        twin.organic_spent, twin.organic_reserve = self.organic_spent.copy(), self.organic_reserve.copy()
        twin.organic_cut_off = self.organic_cut_off.copy()
        twin.leader_place, twin.leader_deeds = self.leader_place.copy(), self.leader_deeds.copy()
        twin.owner, twin.dumps = self.owner.copy(), [tokens.copy() for tokens in self.dumps]
        twin.hedgehogs, twin.port_hits = self.hedgehogs.copy(), self.port_hits.copy()
        twin.leader_began = self.leader_began.copy()
        twin.wounded, twin.reacted = self.wounded.copy(), self.reacted.copy()
        twin.works, twin.hedgehogs_left = self.works.copy(), self.hedgehogs_left.copy()
        twin.barraged, twin.attacked = self.barraged.copy(), self.attacked.copy()
        twin.unloaded, twin.blown = self.unloaded.copy(), self.blown.copy()
        twin.weather = self.weather.copy()
        twin.stacks = {hex: stack.copy() for hex, stack in self.stacks.items()}
        # Replaced when anything changes, never changed themselves but for what is still true
        twin._zones, twin._barriers, twin._costs = self._zones, self._barriers, self._costs
        twin._paths, twin._supply_costs = self._paths, self._supply_costs
        twin._networks, twin._networks_hold = self._networks.copy(), self._networks_hold.copy()
        twin._points, twin._in_trace, twin._hqs = self._points, self._in_trace, self._hqs

    def changed(self) -> None:
        """Forget what was derived from the units: one has moved, changed its mode, or died."""
        self._zones = self._barriers = self._hqs = None
        self._networks_hold = [False, False]
        self._points, self._in_trace = {}, {}

    def weather_changed(self) -> None:
        """Forget what steps cost: the weather has changed, or a road."""
        self._costs = self._paths = self._supply_costs = None
        self._networks_hold = [False, False]
        self._points, self._in_trace = {}, {}

    # 3 Units

    def counter(self, unit: int) -> Counter:
        return self.theatre.counters[unit]

    def showing(self, unit: int) -> Face:
        """The face of a unit that is up."""
        return self.theatre.counters[unit].faces[self.face[unit]]

    def side_of(self, unit: int) -> int:
        return self.theatre.counters[unit].side

    def put(self, unit: int, place: int) -> None:
        """Move a unit's counter to a hex, or to where units off the map are."""
        before = self.place[unit]
        if before >= 0:
            stack = self.stacks[before]
            stack.remove(unit)
            if not stack:
                del self.stacks[before]
        self.place[unit] = place
        if place >= 0:
            stack = self.stacks.setdefault(place, [])
            stack.append(unit)
            stack.sort()  # the order of the counters, however they came
        self.changed()

    def units_of(self, side: int, hex: int) -> list[int]:
        """The combat units of a side in a hex."""
        return [unit for unit in self.stacks.get(hex, ()) if self.theatre.counters[unit].side == side]

    def units_on_map(self, side: int) -> list[int]:
        """The combat units of a side on the map."""
        counters = self.theatre.counters
        return [unit for unit, place in enumerate(self.place) if place >= 0 and counters[unit].side == side]

    def holder(self, hex: int) -> int:
        """The side whose combat units stand in a hex, or NOBODY."""
        stack = self.stacks.get(hex)
        return self.theatre.counters[stack[0]].side if stack else NOBODY

    def re_of(self, unit: int) -> int:
        """3.2: the size of a unit as it is now, in quarters of a regiment equivalent."""
        counter = self.theatre.counters[unit]
        lost = counter.steps - self.steps[unit]
        if counter.is_brigade:
            return counter.re // 2 if lost else counter.re  # D-3.9d-a
        return counter.re - lost * RE if counter.is_multi_step else counter.re

    # 4.4 Attack-capable, 5 modes

    def is_attack_capable(self, unit: int) -> bool:
        """4.4: a printed strength without parentheses, and neither Strat nor Reserve."""
        counter = self.theatre.counters[unit]
        if counter.parenthesised or self.marker[unit] in (STRAT, RESERVE):
            return False
        return counter.faces[self.face[unit]].strength >= 0

    def in_combat_mode(self, unit: int) -> bool:
        """5.1: no marker and the combat face up."""
        return self.marker[unit] == UNMARKED and self.face[unit] == COMBAT

    def in_move_mode(self, unit: int) -> bool:
        """5.1: no marker and the move face up."""
        return self.marker[unit] == UNMARKED and self.face[unit] != COMBAT

    def is_engineer_capable(self, unit: int) -> bool:
        """13.8: an HQ or engineer in Combat Mode, or DG with its combat face up."""
        fit = self.face[unit] == COMBAT and self.marker[unit] in (UNMARKED, DG)
        return fit and self.theatre.counters[unit].is_engineer

    # 4.5 Zones of control

    def has_zone(self, unit: int) -> bool:
        """4.5: attack-capable, in Combat Mode or exploiting from it, and not Out of Supply."""
        if self.face[unit] != COMBAT or self.out_of_supply[unit] or self.marker[unit] not in (UNMARKED, EXPLOIT):
            return False
        return self.is_attack_capable(unit)

    def zones(self, side: int) -> bytearray:
        """By hex, whether a unit of a side has its zone of control there."""
        if self._zones is None:
            self._zones = [bytearray(len(self.theatre.grid)), bytearray(len(self.theatre.grid))]
            for hex, stack in self.stacks.items():
                for unit in stack:
                    if self.has_zone(unit):
                        zone = self._zones[self.theatre.counters[unit].side]
                        for other in self.theatre.grid.around(hex):
                            zone[other] = 1
                        break  # a stack is of one side
        return self._zones[side]

    def in_enemy_zone(self, side: int, hex: int) -> bool:
        """Whether an enemy of a side has a zone of control in a hex, negated or not."""
        return bool(self.zones(1 - side)[hex])

    def barriers(self, side: int) -> bytearray:
        """By hex, what keeps a side out: 2 for combat units of the enemy, 1 for what else is his on the ground."""
        if self._barriers is None:
            self._barriers = [bytearray(len(self.theatre.grid)), bytearray(len(self.theatre.grid))]
            for hex in [*self.theatre.ground.facilities(), *self.hedgehogs]:
                if self.owner[hex] != NOBODY:
                    self._barriers[1 - self.owner[hex]][hex] = 1
            for enemy in (0, 1):
                barrier = self._barriers[1 - enemy]
                for hex, tokens in self.dumps[enemy].items():
                    if tokens:
                        barrier[hex] = 1
                for trucks in self.trucks:
                    if trucks.side == enemy:
                        barrier[trucks.hex] = 1
                for truck, place in enumerate(self.organic_place):
                    if place >= 0 and self.theatre.trucks[truck].side == enemy:
                        barrier[place] = 1
            for hex, stack in self.stacks.items():
                self._barriers[1 - self.theatre.counters[stack[0]].side][hex] = 2
        return self._barriers[side]

    # 6.2 Terrain, 16 hedgehogs, 17 weather

    def paths(self) -> list[str]:
        """The roads, tracks and railways across each side, as they are now."""
        if self._paths is None:
            self._paths = self.present_paths()
        return self._paths

    def step_costs(self) -> StepCosts:
        """6.2: what steps cost."""
        if self._costs is None:
            sky = " ".join([f"{name}{weather}" for name, weather in sorted(self.weather.items())])
            self._costs = self.theatre.step_costs(sky, self.roads_key(), self.weather_by_hex(), self.paths())
        return self._costs

    def costs(self, mp_class: int) -> list[int]:
        """6.2: what a step costs, by the side that it crosses, for a class of movement."""
        return self.step_costs().by_side[mp_class]

    def supply_costs(self) -> StepCosts:
        """O-12.3-j: the same for supply paths, which ignore storms."""
        if self._supply_costs is None:
            clear = [CLEAR] * len(self.theatre.grid)
            self._supply_costs = self.theatre.step_costs("supply", self.roads_key(), clear, self.paths())
        return self._supply_costs

    def weather_by_hex(self) -> list[int]:
        """The weather of each hex: of a hex on two maps the worse (D-3.5a-c)."""
        worst = self.weather
        return [max([worst.get(name, CLEAR) for name in maps], default=CLEAR) for maps in self.theatre.ground.maps]

    def weather_in(self, hex: int) -> int:
        return max([self.weather.get(name, CLEAR) for name in self.theatre.ground.maps[hex]], default=CLEAR)

    def set_owner(self, hex: int, side: int) -> None:
        """O-1.0-g: a combat unit of a side is in a hex, or passes through it."""
        if self.owner[hex] != side:
            self.owner[hex] = side
            self._barriers = None
            self._points, self._in_trace = {}, {}
            self.owner_changed(hex)

    def hedgehog_in(self, hex: int) -> int:
        """16: the level of the hedgehog in a hex, printed or built; 0 without one."""
        return self.printed_hedgehog(hex) or self.hedgehogs.get(hex, 0)
