"""3.3.2 Travel."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_number
from sandtable.games.british_way.cyprus.cards import HC05
from sandtable.games.british_way.cyprus.map import NAMES, SPACES, is_base
from sandtable.games.british_way.cyprus.operations.in_general import SMUGGLING_REFUSALS, Operation
from sandtable.games.british_way.cyprus.special_activities import accompanying
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, EOKA, SPACE_OF, TO, TRAVEL, VERB_OF
from sandtable.games.british_way.operations import do_activity, next_space
from sandtable.games.british_way.vocabulary import NOWHERE, SHADED, UNSHADED


def cannot_travel(state: State, space: int) -> str | None:
    """3.3.2: a space with Cells."""
    return "why-no-cell" if not state.cells(space) else None


def spaces_to_travel(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_travel(state, space) is None]


REFUSALS: Final[Refusals] = ((TRAVEL, cannot_travel), *SMUGGLING_REFUSALS)


class Journey:
    """The Cells that have arrived so far in this Travel: a Cell moves once (C-A-33)."""

    def __init__(self) -> None:
        self.underground = [0] * len(SPACES)
        self.active = [0] * len(SPACES)

    def can_move_underground(self, state: State, space: int) -> int:
        return state.underground[space] - self.underground[space]

    def can_move_active(self, state: State, space: int) -> int:
        return state.active[space] - self.active[space]

    def can_leave(self, state: State, space: int) -> bool:
        return self.can_move_underground(state, space) + self.can_move_active(state, space) > 0


def travel(state: State, operation: Operation) -> Procedure[None]:
    """3.3.2 Travel: Cells of the selected spaces move anywhere and go Underground, unless the way is watched."""
    journey = Journey()
    once = state.options.travel_cell_moves_once
    operation.otherwise = "why-cells-just-arrived"
    while True:
        selected = operation.selected
        operation.open = [s for s in SPACES if s not in selected and (not once or journey.can_leave(state, s))]
        origin = yield from next_space(state, operation, spaces_to_travel, REFUSALS)
        if origin == NOWHERE:
            return
        if not once:
            journey.underground[origin] = journey.active[origin] = 0
        yield from travel_from(state, operation, journey, origin)


def travel_from(state: State, operation: Operation, journey: Journey, origin: int) -> Procedure[None]:
    """3.3.2: one group after the other leaves the origin; each destination once."""
    destinations = list(SPACES)
    while journey.can_leave(state, origin):
        options = [TO[space] for space in destinations]
        if operation.activity:
            options += accompanying(state, operation.name)
        options.append(DONE)
        answer = yield choose(
            EOKA,
            "3.3.2",
            "ask-travel-to",
            options,
            arguments=ABOUT[origin],
            state=state,
            refusals=SMUGGLING_REFUSALS,
        )
        if answer == DONE:
            return
        if VERB_OF[answer] == "to":
            destinations.remove(SPACE_OF[answer])
            yield from move_group(state, journey, origin, SPACE_OF[answer])
        else:
            yield from do_activity(state, operation, answer)


def move_group(state: State, journey: Journey, origin: int, destination: int) -> Procedure[None]:
    """3.3.2: the Cells of one origin bound for one destination, which become Active together if they are seen."""
    most = journey.can_move_active(state, origin)
    hidden = journey.can_move_underground(state, origin)
    active = yield from choose_number(EOKA, "3.3.2", "ask-travel-active", 0 if hidden else 1, most, ABOUT[origin])
    underground = yield from choose_number(
        EOKA, "3.3.2", "ask-travel-underground", 0 if active else 1, hidden, ABOUT[origin]
    )
    number = active + underground
    state.active[origin] -= active
    state.underground[origin] -= underground
    seen = is_watched(state, destination) and number + state.cubes(destination) > unseen_at_most(state)
    arrived, arrivals = (state.active, journey.active) if seen else (state.underground, journey.underground)
    arrived[destination] += number
    arrivals[destination] += number
    if state.log is not None:
        state.tell(
            "3.3.2",
            "log-travel-stay" if origin == destination else "log-travel",
            {"number": number, "origin": NAMES[origin], "space": NAMES[destination], "seen": str(seen)},
        )


def is_watched(state: State, space: int) -> bool:
    """3.3.2: a Base or a Town under Curfew."""
    return is_base(space) or bool(state.curfew[space])


def unseen_at_most(state: State) -> int:
    """3.3.2: travellers and cubes together stay unseen up to three; two or four with HC-05's texts."""
    if state.has(HC05, UNSHADED):
        return 2
    return 4 if state.has(HC05, SHADED) else 3
