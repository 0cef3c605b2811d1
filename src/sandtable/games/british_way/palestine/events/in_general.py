"""5.1 Executing Events, 5.2 Dual Use, 5.4 Starred Events: what the cards have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose
from sandtable.games.british_way.palestine.cards import P9, SINGLE_TEXT
from sandtable.games.british_way.palestine.forces import change_political_will, remove_cache, remove_police
from sandtable.games.british_way.palestine.map import SPACES
from sandtable.games.british_way.palestine.operations.conduct import conduct
from sandtable.games.british_way.palestine.operations.in_general import granted_operation
from sandtable.games.british_way.palestine.refusals import WHICH_CACHE, WHICH_POLICE
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import CACHE, IRGUN, POLICE, SPACE_OF, TEXTS, UNSHADED

# One text of one card: what happens when this side executes it.
Event = Callable[[State, str], Procedure[None]]
EVENTS: Final[dict[tuple[str, str], Event]] = {}


def event(card: str, text: str) -> Callable[[Event], Event]:
    """Register a procedure as one text of a card."""

    def register(procedure: Event) -> Event:
        EVENTS[card, text] = procedure
        return procedure

    return register


def texts_of(card: str) -> list[str]:
    """5.2 Dual Use: two texts, or one."""
    return [UNSHADED] if card in SINGLE_TEXT else TEXTS


def cannot_execute(state: State, index: int) -> str | None:
    """5.1.3: any text may be executed, even without effect, but P3's needs a Terror marker to remove (A-39)."""
    if TEXTS[index] not in texts_of(state.card):
        return "why-single-text"
    if state.card == "P3" and TEXTS[index] == UNSHADED and not any(state.terror):
        return "why-no-terror-on-map"
    return None


TEXT_REFUSALS: Final[Refusals] = ((TEXTS, cannot_execute),)


def lose_political_will_starred(state: State, loss: int, rule: str) -> None:
    """5.4: the loss of a starred event is 1 less with P9's unshaded text, never below 0."""
    if loss and state.has(P9, UNSHADED):
        loss -= 1
    change_political_will(state, -loss, rule)


def decider_of(state: State, executor: str, owner: str) -> str:
    """5.1: who decides where a text names no side: the owner of what it sets in motion, or who executes it (A-40)."""
    return executor if state.options.executor_decides_unnamed else owner


def may_sabotage(state: State, spaces: int, allowed: list[int], decider: str = IRGUN) -> Procedure[None]:
    """An event lets Irgun Sabotage in up to so many of these spaces, without Special Activity (A-03)."""
    yield from conduct(state, granted_operation(state, "sabotage", spaces, allowed=allowed, decider=decider))


def remove_chosen_police(state: State, side: str, rule: str, number: int) -> Procedure[None]:
    """A side picks so many Police on the map, fewer if there are fewer (A-75)."""
    for left in range(min(number, sum(state.police)), 0, -1):
        options = [POLICE[space] for space in SPACES if state.police[space]]
        answer = yield choose(
            side,
            rule,
            "ask-remove-police",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_POLICE,
        )
        remove_police(state, SPACE_OF[answer], 1, rule)


def remove_chosen_cache(state: State, side: str, rule: str, spaces: list[int], *, optional: bool) -> Procedure[bool]:
    """A side picks one Cache in these spaces, if there is one; says whether one was removed."""
    options = [CACHE[space] for space in spaces if state.caches[space]]
    if optional or not options:
        options.append(DONE)
    answer = yield choose(
        side, rule, "ask-remove-cache", options, state=state, refusals=WHICH_CACHE, otherwise="why-not-here"
    )
    if answer == DONE:
        return False
    remove_cache(state, SPACE_OF[answer], rule)
    return True
