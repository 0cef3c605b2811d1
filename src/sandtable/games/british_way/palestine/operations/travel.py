"""3.3.2 Travel."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_number
from sandtable.games.british_way.operations import do_activity, next_space
from sandtable.games.british_way.palestine.map import NAMES, SPACES, is_railway
from sandtable.games.british_way.palestine.operations.in_general import IRGUN_REFUSALS, Operation
from sandtable.games.british_way.palestine.special_activities import accompanying
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import ABOUT, SPACE_OF, TO, TRAVEL, VERB_OF
from sandtable.games.british_way.vocabulary import NOWHERE


def cannot_travel(state: State, space: int) -> str | None:
    """3.3.2: a space with Cells."""
    return "why-no-cell" if not state.cells(space) else None


def spaces_to_travel(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_travel(state, space) is None]


REFUSALS: Final[Refusals] = ((TRAVEL, cannot_travel), *IRGUN_REFUSALS)


class Journey:
    """The Cells that have arrived so far in this Travel: a Cell moves once (A-22)."""

    def __init__(self) -> None:
        self.underground = [0] * len(SPACES)
        self.active = [0] * len(SPACES)

    def can_move_underground(self, state: State, space: int) -> int:
        return state.underground[space] - self.underground[space]

    def can_move_active(self, state: State, space: int) -> int:
        return state.active[space] - self.active[space]


def travel(state: State, operation: Operation) -> Procedure[None]:
    """3.3.2 Travel: Cells of the selected spaces move anywhere and go Underground, unless the way is watched."""
    journey = Journey()
    allowed = operation.open
    if len(allowed) == len(SPACES):
        operation.otherwise = "why-cells-just-arrived"
    while True:
        selected = operation.selected
        operation.open = [s for s in allowed if s not in selected and can_leave(state, journey, s)]
        origin = yield from next_space(state, operation, spaces_to_travel, REFUSALS)
        if origin == NOWHERE:
            return
        yield from travel_from(state, operation, journey, origin)


def can_leave(state: State, journey: Journey, space: int) -> bool:
    """3.3.2, A-22: an origin needs Cells that have not arrived in this same Travel."""
    if not state.options.travel_cell_moves_once:
        return state.cells(space) > 0
    return journey.can_move_underground(state, space) + journey.can_move_active(state, space) > 0


def travel_from(state: State, operation: Operation, journey: Journey, origin: int) -> Procedure[None]:
    """3.3.2: one group after the other leaves the origin; each destination once (A-23)."""
    if not state.options.travel_cell_moves_once:
        journey.underground[origin] = journey.active[origin] = 0
    destinations = list(SPACES)
    while can_leave_now(state, journey, origin):
        options = [TO[space] for space in destinations]
        if operation.activity:
            options += accompanying(state, operation.name)
        options.append(DONE)
        answer = yield choose(
            operation.decider,
            "3.3.2",
            "ask-travel-to",
            options,
            arguments=ABOUT[origin],
            state=state,
            refusals=IRGUN_REFUSALS,
        )
        if answer == DONE:
            return
        if VERB_OF[answer] == "to":
            destinations.remove(SPACE_OF[answer])
            yield from move_group(state, journey, operation.decider, origin, SPACE_OF[answer])
        else:
            yield from do_activity(state, operation, answer)


def can_leave_now(state: State, journey: Journey, origin: int) -> bool:
    return journey.can_move_underground(state, origin) + journey.can_move_active(state, origin) > 0


def move_group(state: State, journey: Journey, decider: str, origin: int, destination: int) -> Procedure[None]:
    """3.3.2: the Cells of one origin bound for one destination, which become Active together if they are seen."""
    most = journey.can_move_active(state, origin)
    hidden = journey.can_move_underground(state, origin)
    active = yield from choose_number(decider, "3.3.2", "ask-travel-active", 0 if hidden else 1, most, ABOUT[origin])
    underground = yield from choose_number(
        decider, "3.3.2", "ask-travel-underground", 0 if active else 1, hidden, ABOUT[origin]
    )
    number = active + underground
    state.active[origin] -= active
    state.underground[origin] -= underground
    seen = is_watched(state, destination) and number + state.cubes(destination) > 3
    if seen:
        state.active[destination] += number
        journey.active[destination] += number
    else:
        state.underground[destination] += number
        journey.underground[destination] += number
    if state.log is not None:
        state.tell(
            "3.3.2",
            "log-travel-stay" if origin == destination else "log-travel",
            {"number": number, "origin": NAMES[origin], "space": NAMES[destination], "seen": str(seen)},
        )


def is_watched(state: State, space: int) -> bool:
    """3.3.2: a Railway or a City under Curfew."""
    return is_railway(space) or bool(state.curfew[space])
