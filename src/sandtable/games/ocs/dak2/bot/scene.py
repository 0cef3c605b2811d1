"""The situation as a staff sees it when it is asked: worths, reaches and strengths, each worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from sandtable.engine.questions import Question
from sandtable.games.ocs.combat.odds import rating_in
from sandtable.games.ocs.combat.strength import anti_tank_in, attack_share, defence_share, terrains_from, terrains_in
from sandtable.games.ocs.constants import DRAW_MP
from sandtable.games.ocs.counters import COMBAT, MOVE, SIDE_NAMES
from sandtable.games.ocs.dak2.bot.objectives import Objectives
from sandtable.games.ocs.dak2.leaders import leaders_in
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dice import SUMS
from sandtable.games.ocs.modes import DG
from sandtable.games.ocs.movement import cannot_move, left, reach_of
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.reach import Reach, reach
from sandtable.games.ocs.stacking import MOST, re_in
from sandtable.games.ocs.supply.fuel import cannot_fuel
from sandtable.games.ocs.supply.out_of_supply import ALL, ATTRITION, FOR_MANY, MANY_STEPS, steps_lost
from sandtable.games.ocs.supply.reach import in_reach
from sandtable.games.ocs.supply.trace import in_trace_at

if TYPE_CHECKING:
    from sandtable.games.ocs.dak2.bot.battles import Battle

AS_IT_IS: Final = -1
ENEMY_UNITS: Final = 2  # of the barriers on a way: what nobody drives through
FARTHEST: Final = 40 * MP  # of a way that is worked out
FROM_DUMP: Final = 0.3  # how little it is worse to live on a dump than on trace supply
FEW_TOKENS: Final = 2


class Scene:
    """One question and all that is known about the position. It changes nothing that outlasts it."""

    def __init__(self, state: State, question: Question, random: Callable[[], float]) -> None:
        self.state = state
        self.question = question
        self.random = random
        self.side = SIDE_NAMES.index(question.side)
        self.enemy = 1 - self.side
        self.worth = Objectives(state)
        self._reaches: dict[tuple[int, ...], Reach] = {}
        self._fuelled: dict[tuple[int, int], bool] = {}
        self._ways: dict[tuple[int, int], dict[int, int]] = {}
        self._punches: dict[tuple[int, int, int, int], int] = {}
        self._feeding: dict[int, bool] = {}
        self._stacks: dict[int, list[int]] = {}
        self._defences: dict[tuple[int, bool], list[tuple[int, int]]] = {}
        self._battles: list[Battle] | None = None
        self.opened: list[int] = []  # hexes where units are taken to be fed, while a corridor to them is thought of

    # Where things are

    def name(self, hex: int) -> str:
        return self.state.theatre.grid.names[hex]

    def id(self, unit: int) -> str:
        return self.state.counter(unit).id

    def around(self, hex: int) -> list[int]:
        return self.state.theatre.grid.around(hex)

    def distance(self, one: int, other: int) -> int:
        return self.state.theatre.grid.distance(one, other)

    def stacks_of(self, side: int) -> list[int]:
        """The hexes with combat units of a side, in order."""
        found = self._stacks.get(side)
        if found is None:
            found = [hex for hex in sorted(self.state.stacks) if self.state.holder(hex) == side]
            self._stacks[side] = found
        return found

    def own(self) -> list[int]:
        return self.state.units_on_map(self.side)

    def to_nearest_enemy(self, hex: int) -> int:
        """How far the nearest enemy that can attack is; a large number without any."""
        return min([self.distance(hex, other) for other in self.stacks_of(self.enemy)], default=99)

    def in_enemy_zone(self, hex: int) -> bool:
        return self.state.in_enemy_zone(self.side, hex)

    def has_room(self, hex: int, more: int) -> bool:
        """Whether so many quarters of an RE more may end in a hex."""
        return re_in(self.state, self.side, hex) + more <= MOST

    # What units can do

    def can_move(self, unit: int) -> bool:
        return cannot_move(self.state, unit) is None

    def reach(self, unit: int, face: int = AS_IT_IS) -> Reach:
        """Where a unit gets to as it is, or with a face that it could turn up first."""
        state, counter = self.state, self.state.counter(unit)
        before = state.face[unit]
        if face != AS_IT_IS:
            state.face[unit] = face
        shown = state.showing(unit)
        limits = unit if state.has_limits(unit) else -1
        able = int(state.is_attack_capable(unit))
        key = (state.place[unit], counter.side, shown.mp_class, state.marker[unit], left(state, unit), able, limits)
        found = self._reaches.get(key)
        if found is None:
            found = self._reaches[key] = reach_of(state, unit, [unit])
        state.face[unit] = before
        return found

    def has_fuel(self, unit: int, face: int = AS_IT_IS) -> bool:
        """Whether a unit needs no fuel or gets it where it stands, as it is or with a face that it could turn up."""
        key = (unit, face)
        found = self._fuelled.get(key)
        if found is None:
            state = self.state
            before = state.face[unit]
            if face != AS_IT_IS:
                state.face[unit] = face
            found = self._fuelled[key] = cannot_fuel(state, [unit]) is None
            state.face[unit] = before
        return found

    def way(self, hex: int, goal: int, mp_class: int) -> int:
        """How far a hex is from a goal in movement points, in twelfths, around the enemy and in fair weather."""
        ways = self._ways.get((goal, mp_class))
        if ways is None:
            state, nothing = self.state, bytearray(len(self.state.theatre.grid))
            steps, barriers = state.supply_costs().steps(mp_class), state.barriers(self.side)
            ways = reach(goal, FARTHEST, FARTHEST, steps, barriers, ENEMY_UNITS, nothing, False, nothing).cost
            self._ways[goal, mp_class] = ways
        return ways.get(hex, FARTHEST + self.distance(hex, goal) * MP)

    def battles(self, plan: Callable[[Scene], list[Battle]]) -> list[Battle]:
        """The attacks that are planned, worked out once."""
        if self._battles is None:
            self._battles = plan(self)
        return self._battles

    # What they are worth in battle

    def punch(self, unit: int, origin: int, hex: int, face: int = AS_IT_IS) -> int:
        """What a unit would add to an attack from a hex on another, as it is or with a face turned up first."""
        key = (unit, origin, hex, face)
        found = self._punches.get(key)
        if found is None:
            state = self.state
            before = state.face[unit]
            if face != AS_IT_IS:
                state.face[unit] = face
            level = anti_tank_in(state, hex, state.units_of(1 - state.side_of(unit), hex))
            terrains = terrains_from(state, origin, hex)
            found = min(attack_share(state, unit, terrain, level).strength for terrain in terrains)
            state.face[unit] = before
            self._punches[key] = found
        return found

    def defence(self, hex: int, dg: bool) -> list[tuple[int, int]]:
        """The strength in a hex and the line of the table, for each terrain that may be picked; as if all were DG."""
        key = (hex, dg)
        found = self._defences.get(key)
        if found is None:
            state, found = self.state, []
            units = state.stacks.get(hex, [])
            for terrain in terrains_in(state, hex):
                strength = 0
                for unit in units:
                    share = defence_share(state, unit, terrain, True).strength
                    strength += share // 2 if dg and state.marker[unit] != DG else share
                found.append((strength, terrain.line))
            self._defences[key] = found
        return found

    def rating(self, units: list[int], dg: bool = False) -> int:
        """The best rating among units that fight together, as if all were DG."""
        state = self.state
        return max(rating_in(state, unit, 0) - (dg and state.marker[unit] != DG) for unit in state.may_lead(units))

    def leader_with(self, hex: int) -> bool:
        """Whether a leader of the own side is in a hex."""
        leaders = self.state.theatre.leaders
        return any(not leaders[leader].is_group for leader in leaders_in(self.state, self.side, hex))

    def fights(self, unit: int) -> bool:
        """Whether a unit is there to fight: not an HQ, not a gun, not those who build and guard behind the front."""
        counter = self.state.counter(unit)
        return self.state.is_attack_capable(unit) and not counter.is_hq and not counter.parenthesised

    def is_guarded(self, hex: int) -> bool:
        """Whether somebody who fights is in a hex with those who do not."""
        return any(self.fights(unit) for unit in self.state.units_of(self.side, hex))

    # What they live on

    def hunger(self, unit: int, hex: int) -> float:
        """How ill a unit would be fed in a hex: 0 in trace supply, 1 where nothing reaches it."""
        if in_trace_at(self.state, unit, hex) or hex in self.opened:
            return 0.0
        feeding = self._feeding.get(hex)
        if feeding is None:
            covered = in_reach(self.state, self.side, hex, DRAW_MP)
            dumps = self.state.dumps[self.side]
            feeding = any(tokens >= FEW_TOKENS and dump in covered for dump, tokens in dumps.items())
            self._feeding[hex] = feeding
        return FROM_DUMP if feeding else 1.0

    def wasting(self, unit: int) -> float:
        """O-12.8-f: the steps that a unit alone loses on average in a Supply Phase in which it is not fed."""
        rating, steps = min(max(self.rating([unit]), 0), len(ATTRITION) - 1), self.state.steps[unit]
        return mean_attrition(rating, steps)

    def other_face(self, unit: int) -> int:
        return MOVE if self.state.face[unit] == COMBAT else COMBAT


@cache
def mean_attrition(rating: int, steps: int) -> float:
    """O-12.8-f: the mean of the steps that go."""
    many, found = FOR_MANY if steps >= MANY_STEPS else 0, 0.0
    for dice, ways in SUMS:
        lost = steps_lost(rating, dice + many)
        found += ways / 36 * (steps if lost == ALL else min(lost, steps))
    return found
