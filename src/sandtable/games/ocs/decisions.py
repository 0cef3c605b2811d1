"""What a game of the series decides for itself: the methods that its own state fills in."""

from __future__ import annotations

from abc import abstractmethod

from sandtable.engine.questions import Procedure
from sandtable.engine.state import State as EngineState


class Decisions(EngineState):
    """A game of the series, as far as the series leaves it open."""

    @abstractmethod
    def present_paths(self) -> list[str]:
        """The roads, tracks and railways across each side: those printed, with what has been built or changed."""

    @abstractmethod
    def roads_key(self) -> str:
        """A text that changes whenever `present_paths` does."""

    @abstractmethod
    def railway_unbuilt(self) -> set[int]:
        """The hexes of printed railways that do not exist yet."""

    @abstractmethod
    def owner_changed(self, hex: int) -> None:
        """A hex has passed to another side."""

    @abstractmethod
    def entered(self, units: list[int], hex: int) -> Procedure[None]:
        """What else happens when units enter a hex: leaders that are alone there, ships, places of note."""

    @abstractmethod
    def retreated(self, units: list[int], start: int, ends: list[int]) -> Procedure[None]:
        """What else happens when units have retreated from a hex to others: leaders go along."""

    @abstractmethod
    def may_go_together(self, units: list[int], hex: int) -> list[int]:
        """Those of several units, each of which may enter a hex, that may enter it together."""

    @abstractmethod
    def trace_sources(self, side: int) -> list[int]:
        """12.6: the hexes that are sources of trace supply of a side."""

    @abstractmethod
    def roads_for_trace(self, side: int, nation: str) -> list[str]:
        """The roads along which the trace supply of a nation comes; without one that of a side's transport."""

    @abstractmethod
    def feeds_itself(self, unit: int, hex: int) -> bool:
        """O-12.6-n: whether a unit needs no trace in a hex: it lives on an oasis, or is at home."""

    @abstractmethod
    def trace_groups(self, side: int) -> list[list[int]]:
        """O-12.6-i: the units of a side that have to trace together, group by group; who is in none traces alone."""

    @abstractmethod
    def in_battle_group(self, unit: int) -> bool:
        """O-12.5-h: whether a unit has its fuel with a battle group instead of its formation."""

    @abstractmethod
    def printed_hedgehog(self, hex: int) -> int:
        """The level of a hedgehog printed on the map; 0 without one."""

    @abstractmethod
    def reserve_markers(self, side: int) -> int:
        """5.7: how many Reserve markers a side may have on the map."""

    @abstractmethod
    def barrage_of(self, unit: int) -> tuple[int, int]:
        """O-10.0-g: a unit's barrage strength in parts of a point, and its range in hexes."""

    @abstractmethod
    def may_lead(self, units: list[int]) -> list[int]:
        """9.6: of those who fight on one side, those whose rating may be used."""

    @abstractmethod
    def leader_bonus(self, unit: int, is_overrun: bool) -> Procedure[int]:
        """What a leader adds to the rating of a unit in his hex, if he is used."""

    @abstractmethod
    def rating_of(self, unit: int) -> int:
        """A unit's action rating with all that changes it but DG, Strat and leaders."""

    @abstractmethod
    def has_limits(self, unit: int) -> bool:
        """Whether there are hexes that `cannot_enter` forbids to a unit."""

    @abstractmethod
    def cannot_enter(self, unit: int, hex: int) -> str | None:
        """O-6.1-m: why a unit may not move to a hex, by formation, date, side or weather."""

    @abstractmethod
    def cannot_raise(self, hex: int, level: int) -> str | None:
        """16.0: why no hedgehog is built or raised to a level in a hex."""

    @abstractmethod
    def repairs_ports(self, unit: int) -> bool:
        """O-19.0-h: whether a unit is able to repair ports now."""

    @abstractmethod
    def may_rebuild(self, unit: int) -> bool:
        """13.5: whether a unit may ever be rebuilt in this game."""
