"""Moving cubes: from where, to where, how many, until the British are done (Deploy, Patrol, Search, Redeploy)."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.questions import DONE, Procedure, choose, choose_number
from sandtable.games.british_way.palestine.forces import lift_curfew_without_cubes
from sandtable.games.british_way.palestine.map import CITIES, NAMES, SPACES
from sandtable.games.british_way.palestine.refusals import POLICE_FROM, TROOPS_FROM, WAY_TO
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, FROM, SPACE_OF, TO

# From a state and an origin to the spaces a cube there may move to.
Routes = Callable[[State, int], list[int]]


def move_cubes(
    state: State, rule: str, kind: str, routes: Routes, *, side: str = BRITISH, into: int = 0, at_least: int = 0
) -> Procedure[list[int]]:
    """Move cubes of one kind, each at most once, and give the number that arrived in each space.

    With `at_least` the British may not stop before the space `into` holds that many (A-78).
    """
    cubes, refusals = (state.troops, TROOPS_FROM) if kind == "troops" else (state.police, POLICE_FROM)
    message = "ask-move-" + kind
    arrived = [0] * len(SPACES)
    while True:
        options = [FROM[s] for s in SPACES if cubes[s] > arrived[s] and routes(state, s)]
        if cubes[into] >= at_least:
            options.append(DONE)
        answer = yield choose(
            side, rule, message, options, state=state, refusals=refusals, otherwise="why-no-way-from-here", again=True
        )
        if answer == DONE:
            break
        origin = SPACE_OF[answer]
        options = [TO[destination] for destination in routes(state, origin)]
        what: dict[str, object] = {"space": NAMES[origin], "kind": kind}
        answer = yield choose(side, rule, "ask-move-to", options, arguments=what, state=state, refusals=WAY_TO)
        destination = SPACE_OF[answer]
        most = cubes[origin] - arrived[origin]
        number = yield from choose_number(side, rule, "ask-how-many", 1, most, what)
        cubes[origin] -= number
        cubes[destination] += number
        arrived[destination] += number
        state.tell_move(rule, kind, number, origin, destination)
    for city in CITIES:  # moves are judged when all are done
        lift_curfew_without_cubes(state, city)
    return arrived
