"""Moving cubes: from where, to where, how many, until the British are done. What follows from it the game settles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine.questions import DONE, Procedure, choose, choose_number
from sandtable.games.british_way.refusals import no_police, no_troops, no_way
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BRITISH

S = TypeVar("S", bound=State)
# From a state and an origin to the spaces a cube there may move to.
Routes = Callable[[S, int], list[int]]


def move_cubes(
    state: S, rule: str, kind: str, routes: Routes[S], *, side: str = BRITISH, into: int = 0, at_least: int = 0
) -> Procedure[list[int]]:
    """Move cubes of one kind, each at most once, and give the number that arrived in each space.

    With `at_least` the British may not stop before the space `into` holds that many.
    """
    places = state.places
    come_from, to = places.families["from"], places.families["to"]
    cubes, cannot_leave = (state.troops, no_troops) if kind == "troops" else (state.police, no_police)
    message = "ask-move-" + kind
    arrived = [0] * len(places.names)
    while True:
        options = [come_from[s] for s in places.spaces if cubes[s] > arrived[s] and routes(state, s)]
        if cubes[into] >= at_least:
            options.append(DONE)
        answer = yield choose(
            side,
            rule,
            message,
            options,
            state=state,
            refusals=((come_from, cannot_leave),),
            otherwise="why-no-way-from-here",
            again=True,
        )
        if answer == DONE:
            return arrived
        origin = places.space_of[answer]
        options = [to[destination] for destination in routes(state, origin)]
        what: dict[str, object] = {"space": places.names[origin], "kind": kind}
        answer = yield choose(side, rule, "ask-move-to", options, arguments=what, state=state, refusals=((to, no_way),))
        destination = places.space_of[answer]
        most = cubes[origin] - arrived[origin]
        number = yield from choose_number(side, rule, "ask-how-many", 1, most, what)
        cubes[origin] -= number
        cubes[destination] += number
        arrived[destination] += number
        state.tell_move(rule, kind, number, origin, destination)


def gather_troops(state: State, rule: str, destination: int) -> Procedure[None]:
    """Any Troops from anywhere move to one space: how many from which spaces."""
    places, come_from = state.places, state.places.families["from"]
    origins = [space for space in places.spaces if space != destination and state.troops[space]]
    while origins:
        options = [come_from[space] for space in origins]
        options.append(DONE)
        answer = yield choose(
            BRITISH,
            rule,
            "ask-gather-troops",
            options,
            arguments=places.about[destination],
            state=state,
            refusals=((come_from, no_troops),),
            again=True,
        )
        if answer == DONE:
            return
        origin = places.space_of[answer]
        origins.remove(origin)
        what: dict[str, object] = {"space": places.names[origin], "kind": "troops"}
        number = yield from choose_number(BRITISH, rule, "ask-how-many", 1, state.troops[origin], what)
        state.troops[origin] -= number
        state.troops[destination] += number
        state.tell_move(rule, "troops", number, origin, destination)
