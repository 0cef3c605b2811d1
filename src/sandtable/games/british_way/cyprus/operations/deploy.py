"""3.2.1 Deploy."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_some
from sandtable.games.british_way.cells.forces import lift_curfews_without_cubes, place_police
from sandtable.games.british_way.cyprus.cards import HC17
from sandtable.games.british_way.cyprus.map import SPACES, is_mountain
from sandtable.games.british_way.cyprus.operations.in_general import ACTIVITY_REFUSALS, Operation, may_do_activity
from sandtable.games.british_way.cyprus.refusals import WAY_TO
from sandtable.games.british_way.cyprus.special_activities import accompanying, cannot_restore
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import DEPLOY, POLICE, RESTORE, SPACE_OF, TO, VERB_OF
from sandtable.games.british_way.movement import gather_troops
from sandtable.games.british_way.operations import do_activity, next_space
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE, UNSHADED


def cannot_deploy(state: State, space: int) -> str | None:
    """3.2.1: a Town or Base with more Troops than EOKA pieces; as many are enough with HC-17's unshaded text."""
    if is_mountain(space):
        return "why-mountain"
    if state.has(HC17, UNSHADED) and state.troops[space] and state.troops[space] == state.insurgents(space):
        return None
    return "why-not-more-troops-than-eoka" if state.troops[space] <= state.insurgents(space) else None


def spaces_to_deploy(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_deploy(state, space) is None]


REFUSALS: Final[Refusals] = ((DEPLOY, cannot_deploy), (RESTORE, cannot_restore))
TROOP_REFUSALS: Final[Refusals] = (*ACTIVITY_REFUSALS, *WAY_TO)


def deploy(state: State, operation: Operation) -> Procedure[None]:
    """3.2.1 Deploy: a Police in each selected space, then Troops from anywhere to one space of any kind."""
    while (yield from next_space(state, operation, spaces_to_deploy, REFUSALS)) != NOWHERE:
        pass
    if not operation.selected:
        return
    yield from place_police_in(state, operation.selected)
    yield from move_troops_to_one_space(state, operation)
    yield from may_do_activity(state, operation)


def place_police_in(state: State, spaces: list[int]) -> Procedure[None]:
    """3.2.1: one Police each from Available; if it runs short the British choose who gets them."""
    number = min(len(spaces), state.available_police)
    options = [POLICE[space] for space in spaces]
    chosen = yield from choose_some(BRITISH, "3.2.1", "ask-place-police", options, number, number)
    for answer in chosen:
        place_police(state, SPACE_OF[answer], 1, "3.2.1")


def move_troops_to_one_space(state: State, operation: Operation) -> Procedure[None]:
    """3.2.1: even if Limited, any Troops from anywhere may move to one space, selected or not (C-A-06)."""
    while True:
        options = [TO[space] for space in SPACES if state.troops[space] < sum(state.troops)]
        if operation.activity:
            options += accompanying(state, operation.name)
        options.append(DONE)
        answer = yield choose(BRITISH, "3.2.1", "ask-deploy-troops", options, state=state, refusals=TROOP_REFUSALS)
        if answer == DONE:
            return
        if VERB_OF.get(answer) == "to":
            break
        yield from do_activity(state, operation, answer)
    yield from gather_troops(state, "3.2.1", SPACE_OF[answer])
    lift_curfews_without_cubes(state)
