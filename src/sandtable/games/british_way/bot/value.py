"""What the learned values of the three games share: facts as numbers, and what is certain when a game is over."""

from __future__ import annotations

from sandtable.engine.rules import DRAW
from sandtable.games.british_way.cards import CAPABILITY_MARKERS
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BRITISH, UNSHADED


def is_true(fact: bool) -> float:
    """A fact as a number."""
    return 1.0 if fact else 0.0


def by_campaign(facts: list[float], campaign: int, campaigns: int) -> list[float]:
    """Facts that weigh differently in each campaign: they stand in the place of theirs, the other places are empty."""
    placed: list[float] = []
    for number in range(campaigns):
        placed += facts if number == campaign else [0.0] * len(facts)
    return placed


def facts_of_capabilities(state: State) -> list[float]:
    """5.3: which text of each Capability is in force, if any."""
    facts: list[float] = []
    for text in state.capabilities[:CAPABILITY_MARKERS]:  # those that only an owner's deck has come after ours
        facts += [is_true(text == UNSHADED), is_true(text not in ("", UNSHADED))]
    return facts


def certain_chance(state: State) -> float:
    """7.0: the British chance when the game is over; half of a draw is theirs."""
    return 0.5 if state.winner == DRAW else is_true(state.winner == BRITISH)
