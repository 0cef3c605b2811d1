"""3.2.1 Deploy."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_some
from sandtable.games.british_way.cells.forces import lift_curfews_without_cubes, place_police
from sandtable.games.british_way.movement import gather_troops
from sandtable.games.british_way.operations import do_activity, next_space
from sandtable.games.british_way.palestine.map import SPACES, is_railway
from sandtable.games.british_way.palestine.operations.in_general import ACTIVITY_REFUSALS, Operation, may_do_activity
from sandtable.games.british_way.palestine.refusals import WAY_TO
from sandtable.games.british_way.palestine.special_activities import accompanying, cannot_restore
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    BRITISH,
    DEPLOY,
    POLICE,
    RESTORE,
    SPACE_OF,
    TO,
    VERB_OF,
)
from sandtable.games.british_way.vocabulary import NOWHERE


def cannot_deploy(state: State, space: int) -> str | None:
    """3.2.1: a District or City with more Troops than Irgun pieces."""
    if is_railway(space):
        return "why-railway"
    return "why-not-more-troops-than-irgun" if state.troops[space] <= state.irgun_pieces(space) else None


def spaces_to_deploy(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_deploy(state, space) is None]


REFUSALS: Final[Refusals] = ((DEPLOY, cannot_deploy), (RESTORE, cannot_restore))
TROOP_REFUSALS: Final[Refusals] = (*ACTIVITY_REFUSALS, *WAY_TO)


def deploy(state: State, operation: Operation) -> Procedure[None]:
    """3.2.1 Deploy: a Police in each selected space, then Troops from anywhere to one space of any kind."""
    while (yield from next_space(state, operation, spaces_to_deploy, REFUSALS)) != NOWHERE:
        pass
    if not operation.selected and not may_move_troops_alone(state):
        return
    yield from place_police_in(state, operation.selected)
    yield from move_troops_to_one_space(state, operation)
    yield from may_do_activity(state, operation)


def may_move_troops_alone(state: State) -> bool:
    """3.2.1: by the option of A-07 a Deploy that finds no space for Police still moves Troops."""
    return not state.options.deploy_needs_space and not spaces_to_deploy(state, SPACES)


def place_police_in(state: State, spaces: list[int]) -> Procedure[None]:
    """3.2.1: one Police each from Available; if it runs short the British choose who gets them (A-07)."""
    number = min(len(spaces), state.available_police)
    options = [POLICE[space] for space in spaces]
    if number:
        chosen = yield from choose_some(BRITISH, "3.2.1", "ask-place-police", options, number, number)
        for answer in chosen:
            place_police(state, SPACE_OF[answer], 1, "3.2.1")


def move_troops_to_one_space(state: State, operation: Operation) -> Procedure[None]:
    """3.2.1: even if Limited, any Troops from anywhere may move to one space (A-08); an Activity may precede (A-33)."""
    same_space = operation.limited and state.options.limited_deploy_one_space
    destinations = operation.selected if same_space and operation.selected else SPACES
    while True:
        troops, all_troops = state.troops, sum(state.troops)
        options = [TO[space] for space in destinations if troops[space] < all_troops]
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
