"""13.8 Engineers, 16 hedgehogs, 19 ports: what is built and repaired for supply, lowered and damaged for nothing.

Air bases come with aircraft.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.constants import BUILD_RADIUS, HEDGEHOG_T, MOST_HEDGEHOG, PORT_REPAIR_T
from sandtable.games.ocs.facility import MOST_HITS, PORT
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import FINISHED, WORKED
from sandtable.games.ocs.movement import begin
from sandtable.games.ocs.numbers import RE, shown
from sandtable.games.ocs.orders import Follow, Verb, group_named, hex_named, names_of, others_to_name
from sandtable.games.ocs.ports import ports_of
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.needs import can_be_drawn, pay_needs
from sandtable.games.ocs.terrain import LEG, PROHIBITED

HEDGEHOG: Final = "hedgehog"
BY: Final = "by"


# Who works


def cannot_work(state: State, unit: int) -> Reason | None:
    """O-13.8-e, -i: why a unit does no work in this phase: it has moved or worked, or is not in the mode for it."""
    named: dict[str, object] = {"unit": state.counter(unit).id}
    if state.spent[unit] or state.deeds[unit] & (FINISHED | WORKED):
        return Reason("13.8", "why-moved-or-worked", named)
    if state.in_combat_mode(unit) or state.is_engineer_capable(unit):
        return None
    return Reason("13.8", "why-not-in-combat-mode", named)


def site_in_reach(state: State, side: int, start: int, site: int) -> bool:
    """O-13.8-e: at most two hexes away on foot, zones of control ignored."""
    grid, costs, barriers = state.theatre.grid, state.costs(LEG), state.barriers(side)
    if start == site:
        return True
    seen = [start]
    for _ in range(BUILD_RADIUS):
        for hex in seen.copy():
            for other in grid.around(hex):
                open_to = costs[grid.side_between(hex, other)] < PROHIBITED and barriers[other] < 2
                if other not in seen and open_to:
                    seen.append(other)
    return site in seen


class Work(Verb):
    """`lower hedgehog C38.22 by it-63`: a task in a hex, by an engineer near it, or by 1 RE in it where that is enough.

    Each kind of work says in which hexes there is something to do, and what it costs.
    """

    rule = "13.8"
    thing = ""  # the word for what is worked on
    cost = 0  # tokens
    by_others = True  # O-13.8-i: whether 1 RE of other units can do it in their own hex

    @abstractmethod
    def sites(self, state: State, side: int) -> list[int]:
        """The hexes that might be worked on."""

    @abstractmethod
    def cannot_at(self, state: State, side: int, hex: int) -> Reason | None:
        """Why nothing is done in a hex, whoever might work."""

    def has_skill(self, state: State, unit: int) -> bool:
        """Whether a unit does this work as an engineer."""
        return state.is_engineer_capable(unit)

    @abstractmethod
    def do(self, state: State, side: int, hex: int) -> None:
        """O-13.8-h: it takes effect at once."""

    def cannot_together(self, state: State, group: list[int], hex: int) -> Reason | None:
        """O-13.8-e, -i: one engineer within two hexes, or 1 RE in the hex; and the supply that it costs."""
        names, side = state.theatre.grid.names, state.side_of(group[0])
        named: dict[str, object] = {"unit": state.counter(group[0]).id, "hex": names[hex]}
        distance = state.theatre.grid.distance(state.place[group[0]], hex)
        for unit in group:
            reason = cannot_work(state, unit)
            if reason is not None:
                return reason
        if len(group) == 1 and self.has_skill(state, group[0]):
            if not site_in_reach(state, side, state.place[group[0]], hex):
                return Reason("13.8", "why-site-too-far", {**named, "distance": distance, "most": BUILD_RADIUS})
        elif not self.by_others:
            return Reason("13.8", "why-no-engineer", named)
        elif state.place[group[0]] != hex:
            return Reason("13.8", "why-site-too-far", {**named, "distance": distance, "most": 0})
        else:
            size = sum(state.re_of(unit) for unit in group if state.in_combat_mode(unit))
            if size < RE:
                return Reason("13.8", "why-too-few-workers", {"hex": names[hex], "re": shown(size, RE)})
        there = can_be_drawn(state, {group[0]: self.cost}) if self.cost else 0
        if there < self.cost:
            return Reason("13.8", "why-no-supply-for-work", {**named, "need": self.cost, "there": there})
        return None

    def workers(self, state: State, side: int, hex: int, group: list[int]) -> list[int]:
        """Who may be named next: alone or with others of his hex able to do the work."""
        if group and self.cannot_together(state, group, hex) is None:
            return []
        near = [unit for unit in state.units_on_map(side) if cannot_work(state, unit) is None]
        if group:
            return [unit for unit in near if state.place[unit] == hex]
        alone = [unit for unit in near if self.has_skill(state, unit)]
        alone = [unit for unit in alone if self.cannot_together(state, [unit], hex) is None]
        here = [unit for unit in near if state.place[unit] == hex] if self.by_others else []
        # Named in their order: whoever has enough with all that come after him
        able = [unit for place, unit in enumerate(here) if self.cannot_together(state, here[place:], hex) is None]
        return sorted(dict.fromkeys([*alone, *able]))

    def open_sites(self, state: State, side: int) -> list[int]:
        sites = [hex for hex in self.sites(state, side) if self.cannot_at(state, side, hex) is None]
        return [hex for hex in sites if self.workers(state, side, hex, [])]

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        if len(words) < 2:
            sites = self.open_sites(state, side)
            if not words:
                return {self.thing: None} if sites else {}
            return {state.theatre.grid.names[hex]: None for hex in sites} if words == [self.thing] else {}
        hex = state.theatre.hex_named(words[1])
        if words[0] != self.thing or hex == NOWHERE or self.cannot_at(state, side, hex) is not None:
            return {}
        if len(words) == 2:
            return {BY: None} if self.workers(state, side, hex, []) else {}
        group, reason = group_named(state, side, words[3:]) if len(words) > 3 else ([], None)
        if words[2] != BY or reason is not None:
            return {}
        if group and self.cannot_together(state, group, hex) is None:
            return {END: None}
        others = others_to_name(state, side, group)
        able = self.workers(state, side, hex, group)
        if group:  # whom to add so that there will be enough
            able = [
                unit
                for place, unit in enumerate(able)
                if unit > group[-1]
                and self.cannot_together(state, [*group, *[one for one in able[place:] if one > group[-1]]], hex)
                is None
            ]
        return names_of(state, [unit for unit in able if unit in others])

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if len(words) < 4 or words[0] != self.thing or words[2] != BY:
            return Reason("13.8", "why-no-work-named", {})
        hex, reason = hex_named(state, words[1])
        reason = reason or self.cannot_at(state, side, hex)
        if reason is not None:
            return reason
        group, reason = group_named(state, side, words[3:])
        return reason or self.cannot_together(state, group, hex)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex = state.theatre.hex_named(words[1])
        group, _ = group_named(state, side, words[3:])
        begin(state, [])
        if self.cost:
            yield from pay_needs(state, {group[0]: self.cost}, "13.8", "work")
        for unit in group:
            state.deeds[unit] |= WORKED | FINISHED
        state.works.append(f"{self.thing} {words[1]}")
        self.do(state, side, hex)
        state.changed()
        state.tell(self.rule, f"log-{self.word}-{self.thing}", {"hex": words[1], "units": words[3:]})


def cannot_be_worked_on(state: State, side: int, thing: str, hex: int) -> Reason | None:
    """O-16.0-f, -g, O-19.0-g, -h: the hex is the side's, and nothing has been done to this in the turn."""
    named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    if state.owner[hex] != side or state.barriers(side)[hex]:
        return Reason("13.8", "why-not-own-hex", named)
    if f"{thing} {state.theatre.grid.names[hex]}" in state.works:
        return Reason("13.8", "why-worked-on-already", named)
    return None


def take_one(numbers: dict[int, int], hex: int) -> None:
    """One less of what is counted by hex; where nothing is left nothing is kept."""
    numbers[hex] -= 1
    if not numbers[hex]:
        del numbers[hex]


# 16 Hedgehogs


class Build(Work):
    """`build hedgehog C38.22 by br-re`: O-16.0-f, one level for 8T."""

    word = "build"
    rule = "16.0"
    thing = HEDGEHOG
    cost = HEDGEHOG_T

    def sites(self, state: State, side: int) -> list[int]:
        if not state.hedgehogs_left[side]:
            return []
        grid = state.theatre.grid
        able = [unit for unit in state.units_on_map(side) if cannot_work(state, unit) is None]
        near = [hex for unit in able for hex in grid.within(state.place[unit], self.radius(state, unit))]
        return sorted(dict.fromkeys(near))

    def radius(self, state: State, unit: int) -> int:
        return BUILD_RADIUS if self.has_skill(state, unit) else 0

    def cannot_at(self, state: State, side: int, hex: int) -> Reason | None:
        named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
        if not state.hedgehogs_left[side]:
            return Reason("16.0", "why-no-hedgehog-left", {})
        if state.theatre.chart[state.theatre.ground.terrain[hex]].costs[LEG] >= PROHIBITED:
            return Reason("16.0", "why-no-ground-for-hedgehog", named)
        why = state.cannot_raise(hex, state.hedgehog_in(hex) + 1)
        if why or state.hedgehog_in(hex) >= MOST_HEDGEHOG:
            return Reason("16.0", why or "why-no-higher-hedgehog", {**named, "level": state.hedgehog_in(hex)})
        return cannot_be_worked_on(state, side, HEDGEHOG, hex)

    def do(self, state: State, side: int, hex: int) -> None:
        if not state.hedgehogs.get(hex):
            state.hedgehogs_left[side] -= 1
        state.hedgehogs[hex] = state.hedgehogs.get(hex, 0) + 1


class Lower(Work):
    """`lower hedgehog C38.22 by it-63`: O-16.0-g, a level for nothing; below the first it is gone."""

    word = "lower"
    rule = "16.0"
    thing = HEDGEHOG

    def sites(self, state: State, side: int) -> list[int]:
        return sorted(state.hedgehogs)

    def cannot_at(self, state: State, side: int, hex: int) -> Reason | None:
        if not state.hedgehogs.get(hex) or state.printed_hedgehog(hex):
            return Reason("16.0", "why-no-built-hedgehog", {"hex": state.theatre.grid.names[hex]})
        return cannot_be_worked_on(state, side, HEDGEHOG, hex)

    def do(self, state: State, side: int, hex: int) -> None:
        take_one(state.hedgehogs, hex)


# 19 Ports


class Repair(Work):
    """`repair port C39.03 by eg-port`: O-19.0-h, a hit for 4T, by engineers alone."""

    word = "repair"
    rule = "19.0"
    thing = PORT
    cost = PORT_REPAIR_T
    by_others = False

    def has_skill(self, state: State, unit: int) -> bool:
        return state.repairs_ports(unit)

    def sites(self, state: State, side: int) -> list[int]:
        return sorted(state.port_hits)

    def cannot_at(self, state: State, side: int, hex: int) -> Reason | None:
        named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
        if not state.theatre.ground.port[hex]:
            return Reason("19.0", "why-no-port", named)
        if not state.port_hits.get(hex):
            return Reason("19.0", "why-port-whole", named)
        return cannot_be_worked_on(state, side, PORT, hex)

    def do(self, state: State, side: int, hex: int) -> None:
        take_one(state.port_hits, hex)


class Damage(Work):
    """`damage port C44.29 by it-1cn`: O-19.0-g, a hit on one's own port for nothing."""

    word = "damage"
    rule = "19.0"
    thing = PORT

    def sites(self, state: State, side: int) -> list[int]:
        return ports_of(state)

    def cannot_at(self, state: State, side: int, hex: int) -> Reason | None:
        named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
        if not state.theatre.ground.port[hex]:
            return Reason("19.0", "why-no-port", named)
        if state.port_hits.get(hex, 0) >= MOST_HITS:
            return Reason("19.0", "why-port-ruined", {**named, "hits": MOST_HITS})
        return cannot_be_worked_on(state, side, PORT, hex)

    def do(self, state: State, side: int, hex: int) -> None:
        state.port_hits[hex] = state.port_hits.get(hex, 0) + 1
