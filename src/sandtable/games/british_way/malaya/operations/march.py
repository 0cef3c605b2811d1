"""3.3.2 March."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_number
from sandtable.games.british_way.malaya.control import settle
from sandtable.games.british_way.malaya.map import NAMES, SPACES, is_economic_center
from sandtable.games.british_way.malaya.operations.in_general import Operation, may_add_activity
from sandtable.games.british_way.malaya.refusals import GUERRILLAS_FROM, WAY_TO
from sandtable.games.british_way.malaya.special_activities import MCP_ACTIVITY_REFUSALS
from sandtable.games.british_way.malaya.state import SUPPORT, State
from sandtable.games.british_way.malaya.vocabulary import ABOUT, FROM, MARCH, MCP, SPACE_OF, TO
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE

SEEN_ABOVE: Final = 3


def cannot_march(state: State, space: int) -> str | None:
    """3.3.2: any space that Guerrillas can reach from next to it."""
    underground, active = state.underground, state.active
    for near in state.adjacent[space]:
        if underground[near] or active[near]:
            return None
    return "why-no-guerrilla-near"


REFUSALS: Final[Refusals] = ((MARCH, cannot_march), *MCP_ACTIVITY_REFUSALS)


class Column:
    """What a March has done so far: each Guerrilla moves once, and each way is taken once."""

    def __init__(self, state: State, destinations: list[int]) -> None:
        self.underground = [0] * len(SPACES)
        self.active = [0] * len(SPACES)
        self.open = [[space for space in destinations if space in state.adjacent[origin]] for origin in SPACES]
        self.touched: list[int] = []

    def take(self, origin: int, destination: int) -> None:
        """Go a way: it is not open any more."""
        self.open[origin].remove(destination)
        self.touched += [origin, destination]

    def hidden(self, state: State, space: int) -> int:
        return state.underground[space] - self.underground[space]

    def seen(self, state: State, space: int) -> int:
        return state.active[space] - self.active[space]

    def ways(self, state: State, origin: int) -> list[int]:
        """Where those Guerrillas of a space can go that have not just arrived."""
        if state.guerrillas(origin) == self.underground[origin] + self.active[origin]:
            return []
        return self.open[origin]


def march(state: State, operation: Operation) -> Procedure[None]:
    """3.3.2 March: Guerrillas move to destinations next to them, all at once; all destinations first (M-26)."""
    operation.fits(cannot_march)
    while (yield from next_space(state, operation, operation.legal, REFUSALS)) != NOWHERE:
        pass
    if not operation.selected:
        return
    column = Column(state, operation.selected)
    while True:
        origins = [space for space in SPACES if column.ways(state, space)]
        answer = yield choose(
            MCP,
            "3.3.2",
            "ask-march-from",
            [*[FROM[space] for space in origins], DONE],
            state=state,
            refusals=GUERRILLAS_FROM,
            otherwise="why-no-way-from-here",
            again=True,
        )
        if answer == DONE:
            break
        yield from march_from(state, column, SPACE_OF[answer])
    settle(state, sorted(set(column.touched)))
    yield from may_add_activity(state, operation)


def march_from(state: State, column: Column, origin: int) -> Procedure[None]:
    """3.3.2: the group that goes from one space to another; it keeps its state unless it is seen."""
    options = [TO[space] for space in column.ways(state, origin)]
    answer = yield choose(MCP, "3.3.2", "ask-march-to", options, arguments=ABOUT[origin], state=state, refusals=WAY_TO)
    destination = SPACE_OF[answer]
    column.take(origin, destination)
    hidden, seen = column.hidden(state, origin), column.seen(state, origin)
    active = yield from choose_number(MCP, "3.3.2", "ask-march-active", 0 if hidden else 1, seen, ABOUT[origin])
    least = 0 if active else 1
    underground = yield from choose_number(MCP, "3.3.2", "ask-march-underground", least, hidden, ABOUT[origin])
    number = active + underground
    is_seen = is_watched(state, destination) and number + state.cubes(destination) > SEEN_ABOVE
    state.active[origin] -= active
    state.underground[origin] -= underground
    if is_seen:
        active, underground = number, 0
    state.active[destination] += active
    state.underground[destination] += underground
    column.active[destination] += active
    column.underground[destination] += underground
    if state.log is not None:
        arguments: dict[str, object] = {"number": number, "origin": NAMES[origin], "space": NAMES[destination]}
        state.tell("3.3.2", "log-march", {**arguments, "seen": str(is_seen)})


def is_watched(state: State, space: int) -> bool:
    """3.3.2: an Economic Center, or a space that Supports the British."""
    return is_economic_center(space) or state.level[space] == SUPPORT
