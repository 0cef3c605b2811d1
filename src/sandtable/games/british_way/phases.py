"""2.3, 2.4: the parts of a card's play, as players count them: two actions, or the phases of a Propaganda Round."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import Step
from sandtable.games.british_way.course_of_play import is_deed
from sandtable.games.british_way.state import State
from sandtable.games.reference import Phase

RANKS: Final = ["first", "second"]


def phase_of(state: State, step: Step, propaganda_round: dict[str, list[str]]) -> Phase | None:
    """The part to which a step belongs; the Propaganda Round is given as the rules of its phases with their steps."""
    for number, (rule, steps) in enumerate(propaganda_round.items(), 1):
        if step[0] in steps:
            return Phase("rule-6", rule, number, len(propaganda_round))
    rank = rank_of(state, step)
    if not rank or not state.card:
        return None
    return Phase(f"card-{state.card}", f"phase-{rank}", RANKS.index(rank) + 1, len(RANKS))


def rank_of(state: State, step: Step) -> str:
    """2.3.2: whether the 1st or the 2nd Eligible acts; empty if neither does."""
    name, arguments = step
    if name == "action":
        return arguments[0]
    cylinders = len(state.boxes) - state.boxes.count("")
    return RANKS[cylinders - 1] if is_deed(step) and cylinders else ""
