"""The state of DAK-II: what its own rules add to the series, and what they change in it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure
from sandtable.games.ocs.counters import ALLIED, AXIS
from sandtable.games.ocs.dak2 import leaders
from sandtable.games.ocs.dak2.course import check_course
from sandtable.games.ocs.dak2.invariants import check_demand, check_leaders, check_ships, check_works_left
from sandtable.games.ocs.dak2.map import line
from sandtable.games.ocs.dak2.mussolini import Demand
from sandtable.games.ocs.dak2.options import OwnOptions
from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.invariants import check_series
from sandtable.games.ocs.modes import DG
from sandtable.games.ocs.numbers import RE, STRENGTH
from sandtable.games.ocs.options import Options
from sandtable.games.ocs.ports import port_capacity, ports_of
from sandtable.games.ocs.state import DEAD
from sandtable.games.ocs.state import State as SeriesState
from sandtable.games.ocs.theatre import PRIMARY_ROAD, RAILROAD, ROAD, SANDSTORM, Theatre

COAST_ROAD: Final = line("coast_road")  # D-3.1k: from Sollum to Sidi Barrani
COAST_ROAD_FINISHED: Final = "1940-12-01"
WESTERN_DESERT_RAILWAY: Final = line("western_desert_railway")  # D-3.1i: beyond Mersa Matruh, hex by hex
ITALIANS_USE_ROADS: Final = "1941-03-01"
LEAST_SOURCE: Final = 2  # tokens
OASIS_FEEDS: Final = 3  # RE
SOLLUM: Final = "C41.28"
HIGHEST_BUILT: Final = 1  # D-2.1b-a
TOBRUK_RING_RAISED: Final = "1941-04-01"
# D-5.5c-a, -h: the barrage of a brigade group in halves of a point, full and reduced, by face
BRIGADE_GROUP: Final = [(10, 6), (6, 3)]
BRIGADE_GROUPS: Final = ("1940-09-12", "1942-08-26")  # D-5.5c-a: the first and the last turn
ACCLIMATISED: Final = 4  # D-4.7a: Germans with a lower rating lose nothing
ACCLIMATISED_FROM: Final = "1941-10-01"
MERSA_MATRUH: Final = "C39.03"


class State(SeriesState):
    """A game of DAK-II."""

    railhead: str
    green: list[str]  # D-5.5d: divisions that are not yet trained
    held_at_matruh: list[str]  # formations that may not go west of Mersa Matruh (headers)
    ships: list[str]  # naval shots that are left, each with the last turn in which it may be fired
    edge_sources: list[list[int]]  # O-12.6-b: by side
    reserves: list[int]  # markers, by side
    without_groups: list[str]  # divisions whose brigades are no brigade groups
    own_options: OwnOptions
    rebuilding: bool  # D-7.0-c: not in small scenarios
    free: list[int]  # units that a free set-up leaves to the players
    demand: Demand | None  # D-4.4a, if the table has agreed on it

    @classmethod
    def on(cls, theatre: Theatre, options: Options, own_options: OwnOptions) -> State:
        """A state with nothing on its map."""
        state = cls()
        state.clear(theatre, options)
        state.railhead, state.green, state.held_at_matruh, state.ships = "", [], [], []
        state.edge_sources, state.reserves, state.without_groups = [[], []], [0, 0], []
        state.own_options, state.free, state.demand, state.rebuilding = own_options, [], None, False
        return state

    def copy(self) -> State:
        twin = State()
        self.copy_into(twin)
        twin.railhead, twin.green, twin.held_at_matruh = self.railhead, self.green, self.held_at_matruh
        twin.ships, twin.edge_sources = self.ships.copy(), self.edge_sources
        twin.reserves, twin.without_groups = self.reserves, self.without_groups
        twin.own_options, twin.free, twin.rebuilding = self.own_options, self.free, self.rebuilding
        twin.demand = self.demand.copy() if self.demand is not None else None
        return twin

    # 3.1 Roads and railways

    def finished_road(self) -> list[int]:
        """D-3.1k: the hexes of the coast road that are primary road now (Q-9: hex by hex, by who came last)."""
        if self.date < COAST_ROAD_FINISHED:
            return []
        hexes = [self.theatre.hex_named(name) for name in COAST_ROAD]
        stays = self.own_options.coast_road_stays
        return [hex for hex in hexes if hex != NOWHERE and (stays or self.owner[hex] == AXIS)]

    def roads_key(self) -> str:
        return " ".join([self.railhead, *(str(hex) for hex in self.finished_road())])

    def present_paths(self) -> list[str]:
        paths, neighbours = self.theatre.ground.path.copy(), self.theatre.grid.neighbours
        coast_road = [self.theatre.hex_named(name) for name in COAST_ROAD]
        for hex in self.finished_road():
            for side in range(hex * SIDES, hex * SIDES + SIDES):
                back = neighbours[side]
                if back != NOWHERE and back in coast_road:
                    into = self.theatre.grid.side_between(back, hex)
                    if paths[into]:
                        paths[into] = PRIMARY_ROAD
        for hex in self.unbuilt_railway():
            for side in range(hex * SIDES, hex * SIDES + SIDES):
                for one in (
                    (side, self.theatre.grid.side_between(neighbours[side], hex)) if neighbours[side] >= 0 else ()
                ):
                    if paths[one] == RAILROAD:
                        paths[one] = ""
        return paths

    def unbuilt_railway(self) -> list[int]:
        """D-3.1i-a2: the hexes behind the railhead, where the line gives nothing, not even a track."""
        if self.railhead not in WESTERN_DESERT_RAILWAY:
            return []
        names = WESTERN_DESERT_RAILWAY[WESTERN_DESERT_RAILWAY.index(self.railhead) + 1 :]
        return [hex for name in names if (hex := self.theatre.hex_named(name)) != NOWHERE]

    def railway_unbuilt(self) -> set[int]:
        return set(self.unbuilt_railway())

    def owner_changed(self, hex: int) -> None:
        if self.theatre.grid.names[hex] in COAST_ROAD:
            self.weather_changed()

    # 3.7 Supply

    def trace_sources(self, side: int) -> list[int]:
        """D-2.3, D-3.7a, O-12.6-b: ports, and roads and railways that lead over the edge of the map to a source."""
        ports = [hex for hex in ports_of(self) if self.is_source(side, hex)]
        return [*ports, *(hex for hex in self.edge_sources[side] if self.owner[hex] == side)]

    def is_source(self, side: int, port: int) -> bool:
        """D-2.3, D-3.7a: a friendly port with a capacity of 2T or more that no enemy zone of control reaches."""
        if self.owner[port] != side or self.in_enemy_zone(side, port):
            return False
        return port_capacity(self, port) >= LEAST_SOURCE and not (side == AXIS and self.is_beyond_sollum(port))

    def is_beyond_sollum(self, port: int) -> bool:
        """D-3.7a-c: before Crete falls no port east of Sollum is a source of the Axis."""
        sollum = self.theatre.hex_named(SOLLUM)
        return sollum != NOWHERE and self.theatre.grid.columns[port] < self.theatre.grid.columns[sollum]

    def roads_for_trace(self, side: int, nation: str) -> list[str]:
        """D-3.7b-a, -f: primary roads and roads; for Italians before March 1941 only primary roads."""
        italian = nation == "It" or (side == AXIS and not nation)  # all transport of the Axis is Italian so early
        return [PRIMARY_ROAD] if italian and self.date < ITALIANS_USE_ROADS else [PRIMARY_ROAD, ROAD]

    def feeds_itself(self, unit: int, hex: int) -> bool:
        """D-3.7c: an oasis feeds 3 RE of those who stand there."""
        if not self.theatre.ground.oasis[hex]:
            return False
        fed, left = [], OASIS_FEEDS * RE
        for other in self.units_of(self.theatre.counters[unit].side, hex):
            if self.re_of(other) <= left:
                left -= self.re_of(other)
                fed.append(other)
        return unit in fed if self.place[unit] == hex else self.re_of(unit) <= left

    def trace_groups(self, side: int) -> list[list[int]]:
        """D-3.7b-g, -h, D-3.10g-f: the divisions of the Axis, and instead of them the battle groups."""
        if side == ALLIED:
            return []
        groups: dict[str, list[int]] = {}
        for unit in self.units_on_map(side):
            formation = self.theatre.counters[unit].formation
            name = f"at {self.place[unit]}" if self.in_battle_group(unit) else formation
            if name:
                groups.setdefault(name, []).append(unit)
        return [units for units in groups.values() if len(units) > 1]

    def in_battle_group(self, unit: int) -> bool:
        here = leaders.leaders_in(self, self.theatre.counters[unit].side, self.place[unit])
        return any(self.theatre.leaders[leader].is_group for leader in here)

    # 2.1a Hedgehogs

    def printed_hedgehog(self, hex: int) -> int:
        """D-2.1a-b: Tobruk's ring counts as level 1 until it is raised."""
        level = self.theatre.ground.hedgehog[hex]
        return min(level, 1) if level == 3 and self.date < TOBRUK_RING_RAISED else level

    def cannot_raise(self, hex: int, level: int) -> str | None:
        """D-2.1a-a, D-2.1b-a: printed hedgehogs are never changed, and nobody builds above level 1."""
        if self.theatre.ground.hedgehog[hex]:
            return "why-printed-hedgehog"
        return "why-no-higher-hedgehog" if level > HIGHEST_BUILT else None

    def may_rebuild(self, unit: int) -> bool:
        """D-7.0-c, D-7.1-gen1: in small scenarios nobody; replacements and leaders never."""
        return self.rebuilding and not self.theatre.counters[unit].is_replacement

    def repairs_ports(self, unit: int) -> bool:
        """D-3.9f-d, Q-8: of the Allies only the port engineers; of the Axis every engineer."""
        counter = self.theatre.counters[unit]
        if counter.side == ALLIED:
            return counter.type == "Port Eng" and self.in_combat_mode(unit)
        return self.is_engineer_capable(unit)

    # 3.10, 5.5c, 5.7, 7 What a scenario and its leaders add

    def reserve_markers(self, side: int) -> int:
        return self.reserves[side]

    def barrage_of(self, unit: int) -> tuple[int, int]:
        """O-10.0-g, D-5.5c: printed strength, or that of a brigade group; half if DG or reduced."""
        counter = self.theatre.counters[unit]
        reduced = counter.is_brigade and self.steps[unit] < counter.steps
        strength, range_ = counter.faces[self.face[unit]].barrage * STRENGTH, counter.range
        if reduced:
            strength //= 2
        if not strength and self.is_brigade_group(unit):
            full, half = BRIGADE_GROUP[self.face[unit]]
            strength, range_ = (half if reduced else full) * STRENGTH // 2, 1
        return strength // 2 if self.marker[unit] == DG else strength, range_

    def is_brigade_group(self, unit: int) -> bool:
        """D-5.5c-a to -c: a Commonwealth infantry brigade that is not green; 4 Indian has its artillery apart."""
        counter = self.theatre.counters[unit]
        commonwealth = counter.side == ALLIED and counter.type in ("Inf Bde", "Mot Inf Bde")
        if not BRIGADE_GROUPS[0] <= self.date <= BRIGADE_GROUPS[1]:
            return False
        return commonwealth and not self.is_green(unit) and counter.formation not in self.without_groups

    def may_lead(self, units: list[int]) -> list[int]:
        return leaders.may_lead(self, units)

    def leader_bonus(self, unit: int, is_overrun: bool) -> Procedure[int]:
        return leaders.leader_bonus(self, unit, is_overrun)

    def entered(self, units: list[int], hex: int) -> Procedure[None]:
        leaders.groups_follow(self, units, hex)
        yield from leaders.meet_enemies(self, 1 - self.theatre.counters[units[0]].side, hex)

    def retreated(self, units: list[int], start: int, ends: list[int]) -> Procedure[None]:
        side = self.theatre.counters[units[0]].side
        if self.demand is not None and side == AXIS:
            self.demand.forced_back(self, units, start)
        yield from leaders.go_along(self, side, start, ends)

    def put(self, unit: int, place: int) -> None:
        if self.demand is not None and place == DEAD:
            self.demand.lost(self, unit)
        super().put(unit, place)
        if place == DEAD:  # before others advance, with whom a battle group must not go
            leaders.end_groups(self)

    def shot_is_ready(self, last: str) -> bool:
        """Q-37: in 7.3 a shot belongs to its turn, in 7.1 the one shot to the first two."""
        return last == self.date if self.scenario == "7.3" else self.date <= last

    def fire_shot(self) -> None:
        self.ships.remove(next(last for last in self.ships if self.shot_is_ready(last)))

    def check(self, *, settled: bool = True) -> None:
        """Raise BadPosition if an invariant does not hold."""
        check_series(self, settled)
        check_works_left(self)
        check_ships(self.scenario, self.ships)
        if self.demand is not None:
            check_demand(self, self.demand)
        if settled:
            check_leaders(self)
            check_course(self, bool(self.free), self.demand is not None)

    # 4, 5 Units

    def is_green(self, unit: int) -> bool:
        """D-5.5d-b, Q-11: a unit of a division that the header says is in training."""
        return self.theatre.counters[unit].formation in self.green

    def rating_of(self, unit: int) -> int:
        """Q-14: the printed rating with all that changes it."""
        counter = self.theatre.counters[unit]
        is_new = counter.nation == "Ge" and counter.rating >= ACCLIMATISED and self.date < ACCLIMATISED_FROM
        return counter.rating - self.is_green(unit) - is_new  # D-5.5d-b, D-4.7a

    def has_limits(self, unit: int) -> bool:
        formation = self.theatre.counters[unit].formation
        if formation in self.held_at_matruh or formation in self.green or self.theatre.counters[unit].is_replacement:
            return True
        return self.demand is not None and self.theatre.counters[unit].side == AXIS

    def cannot_enter(self, unit: int, hex: int) -> str | None:
        counter = self.theatre.counters[unit]
        if counter.formation in self.held_at_matruh and self.is_too_far_west(unit, hex):
            return "why-held-at-matruh"
        if (self.is_green(unit) or counter.is_replacement) and self.weather_in(hex) == SANDSTORM:
            return "why-green-in-sandstorm"  # D-3.5b-a
        if self.demand is not None and counter.side == AXIS and self.demand.holds_back(self, unit, hex):
            return "why-held-by-demand"
        return None

    def may_go_together(self, units: list[int], hex: int) -> list[int]:
        if self.demand is None or not units or self.theatre.counters[units[0]].side != AXIS:
            return units
        return self.demand.spares(self, units, hex)

    def is_too_far_west(self, unit: int, hex: int) -> bool:
        """West of Mersa Matruh, or of where a unit was driven to: it may come back. Second numbers grow west."""
        columns, began = self.theatre.grid.columns, self.began[unit]
        most = columns[self.theatre.hex_named(MERSA_MATRUH)] + 1
        return columns[hex] > (max(most, columns[began]) if began >= 0 else most)
