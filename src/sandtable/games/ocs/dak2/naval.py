"""10.2, 7 Ships: the naval shots that a scenario gives the Allies."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.barrage import barrage, cannot_be_barraged
from sandtable.games.ocs.counters import ALLIED
from sandtable.games.ocs.dak2.state import State as DakState
from sandtable.games.ocs.facility import PORT, barrage_port, cannot_barrage_port, ports_to_barrage
from sandtable.games.ocs.orders import Follow, Verb, one_hex
from sandtable.games.ocs.state import State

POINTS: Final = 12


def shots_left(state: State, side: int) -> int:
    """O-10.2-h, Q-37: the shots that the Allies may still fire in this turn; each has a last turn."""
    assert isinstance(state, DakState)
    return sum(state.shot_is_ready(last) for last in state.ships) if side == ALLIED else 0


def cannot_bombard(state: State, side: int, hex: int, *, at_port: bool) -> Reason | None:
    """O-10.2-h: a coastal hex that has not been barraged in this phase: its units, or its port."""
    if not state.theatre.ground.coastal[hex]:
        return Reason("10.2", "why-not-coastal", {"hex": state.theatre.grid.names[hex]})
    return cannot_barrage_port(state, side, hex) if at_port else cannot_be_barraged(state, side, hex)


class Bombard(Verb):
    """`bombard C42.17`, `bombard C44.29 port`: twelve points from the sea."""

    word = "bombard"
    rule = "10.2"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        if not shots_left(state, side):
            return {}
        if not words:
            hexes = [hex for hex in state.stacks if cannot_bombard(state, side, hex, at_port=False) is None]
            ports = [hex for hex in ports_to_barrage(state, side) if state.theatre.ground.coastal[hex]]
            return {state.theatre.grid.names[hex]: None for hex in sorted({*hexes, *ports})}
        follow: Follow = {END: None} if self.why_not(state, side, words) is None else {}
        if len(words) == 1 and self.why_not(state, side, [*words, PORT]) is None:
            follow[PORT] = None
        return follow

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if not shots_left(state, side):
            return Reason("10.2", "why-no-ships", {})
        at_port = words[1:] == [PORT]
        hex, reason = one_hex(state, words[:1] if at_port else words)
        return reason or cannot_bombard(state, side, hex, at_port=at_port)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        assert isinstance(state, DakState)
        state.fire_shot()
        hex = state.theatre.hex_named(words[0])
        if PORT in words:
            yield from barrage_port(state, side, hex, POINTS)
        else:
            yield from barrage(state, side, hex, POINTS, ships=True)
