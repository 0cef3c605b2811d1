"""5.1 Executing Events, 5.2 Dual Use, 5.4 free Operations: what the cards have in common."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.british_way.events import Events
from sandtable.games.british_way.malaya.cards import DECK
from sandtable.games.british_way.malaya.control import shift
from sandtable.games.british_way.malaya.forces import guerrillas_among
from sandtable.games.british_way.malaya.map import PROVINCES_AND_KUALA_LUMPUR, SPACES
from sandtable.games.british_way.malaya.operations.conduct import conduct
from sandtable.games.british_way.malaya.operations.in_general import granted_operation
from sandtable.games.british_way.malaya.position import write_fields
from sandtable.games.british_way.malaya.refusals import WHICH_GUERRILLA, WHICH_SPACE
from sandtable.games.british_way.malaya.special_activities import ACTIVITIES, perform
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import AT, SPACE_OF
from sandtable.games.british_way.vocabulary import BOXES, EVENT, NOWHERE, TEXTS

EVENTS: Final[Events[State]] = Events(DECK)


def cannot_execute(state: State, index: int) -> str | None:
    """5.1.3: any text may be executed, even without effect, unless the option of M-45 bars it then."""
    if TEXTS[index] not in state.deck.texts_of(state.card):
        return "why-single-text"
    if state.options.empty_event_barred and not has_effect(state, TEXTS[index]):
        return "why-no-effect"
    return None


def has_effect(state: State, text: str) -> bool:
    """5.1.3: whether something of a text can be carried out: it asks something, or it changes something."""
    twin = state.copy()
    run = state.deck.by_text[state.card, text](twin, state.boxes[BOXES.index(EVENT)])
    try:
        question = next(run)
        while (only := question.only_answer()) is not None:
            question = run.send(only)
    except StopIteration:
        return write_fields(twin) != write_fields(state)
    return True


def choose_space(
    state: State, side: str, card: str, message: str, spaces: list[int], *, optional: bool = False, left: int = 1
) -> Procedure[int]:
    """One of these spaces for the text of a card, or NOWHERE if there is none or the side declines."""
    options = [AT[space] for space in spaces]
    if optional or not options:
        options.append(DONE)
    answer = yield choose(
        side,
        card,
        message,
        options,
        arguments={"card": card, "left": left},
        state=state,
        refusals=WHICH_SPACE,
        again=left > 1,
    )
    return NOWHERE if answer == DONE else SPACE_OF[answer]


def choose_spaces(
    state: State, side: str, card: str, message: str, spaces: list[int], most: int
) -> Procedure[list[int]]:
    """Up to so many of these spaces, each once, for the text of a card."""
    chosen: list[int] = []
    while len(chosen) < most:
        left = most - len(chosen)
        options = [AT[space] for space in spaces if space not in chosen]
        answer = yield choose(
            side,
            card,
            message,
            [*options, DONE],
            arguments={"card": card, "left": left},
            state=state,
            refusals=WHICH_SPACE,
            taken=chosen,
            again=left > 1,
        )
        if answer == DONE:
            break
        chosen.append(SPACE_OF[answer])
    return chosen


def choose_guerrilla(state: State, side: str, card: str, message: str, spaces: list[int], left: int) -> Procedure[str]:
    """A Guerrilla in one of these spaces, as an answer, or nothing."""
    answer = yield choose(
        side,
        card,
        message,
        [*guerrillas_among(state, spaces), DONE],
        arguments={"card": card, "left": left},
        state=state,
        refusals=WHICH_GUERRILLA,
        otherwise="why-not-here",
        again=left > 1,
    )
    return "" if answer == DONE else answer


def shift_some(state: State, side: str, card: str, spaces: list[int], most: int, direction: int) -> Procedure[None]:
    """A side picks up to so many of these spaces, and each shifts one level."""
    message = "ask-shift-to-support" if direction > 0 else "ask-shift-to-opposition"
    for space in (yield from choose_spaces(state, side, card, message, spaces, most)):
        shift(state, space, direction, card)


def may_conduct(state: State, name: str, spaces: int, allowed: list[int] = SPACES) -> Procedure[None]:
    """5.4: a free Operation in up to so many of these spaces, which its side may decline."""
    return conduct(state, granted_operation(name, spaces, allowed=allowed))


def may_perform(state: State, name: str, card: str, spaces: int = 0) -> Procedure[None]:
    """5.4: a free Special Activity, in its usual number of spaces if the card names none; its side may decline."""
    activity = ACTIVITIES[name]
    options = [*activity.answers(state, [], None), DONE]
    answer = yield choose(
        activity.side,
        card,
        "ask-granted-activity",
        options,
        arguments={"card": card, "activity": name},
        state=state,
        refusals=((activity.family, activity.cannot),),
    )
    if answer != DONE:
        yield from perform(state, answer, None, spaces)


def population_at(state: State, level: int) -> int:
    """The people of all spaces at a level, whether or not there is a New Village."""
    return sum(state.population[space] for space in PROVINCES_AND_KUALA_LUMPUR if state.level[space] == level)
