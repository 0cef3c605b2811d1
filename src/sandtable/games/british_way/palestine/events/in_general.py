"""5.1 Executing Events, 5.2 Dual Use, 5.4 Starred Events: what the cards have in common."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure
from sandtable.games.british_way.events import Events
from sandtable.games.british_way.palestine.cards import DECK, P9
from sandtable.games.british_way.palestine.operations.conduct import conduct
from sandtable.games.british_way.palestine.operations.in_general import granted_operation
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import IRGUN, TEXTS, UNSHADED
from sandtable.games.british_way.tracks import change_political_will

REGISTRY: Final[Events[State]] = Events(DECK)
EVENTS: Final = REGISTRY.by_text
event: Final = REGISTRY.event
texts_of: Final = DECK.texts_of


def cannot_execute(state: State, index: int) -> str | None:
    """5.1.3: any text may be executed, even without effect, but P3's needs a Terror marker to remove (A-39)."""
    if TEXTS[index] not in DECK.texts_of(state.card):
        return "why-single-text"
    if state.card == "P3" and TEXTS[index] == UNSHADED and not any(state.terror):
        return "why-no-terror-on-map"
    return None


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
