"""What those need who put a game into words or measure its tests; the engine needs none of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandtable.engine.state import State, Step


@dataclass
class Bid:
    """What can be bid for a side: a field of the position, and between which values a game can begin."""

    field: str
    lowest: int
    highest: int


@dataclass
class Reference:
    """The words behind answers and refusals, and the rulebook's index."""

    describe_answer: Callable[[str], tuple[str, dict[str, object]]]  # the message that words an answer, its arguments
    rule_of_answer: Callable[[str], str]  # the rule that allows an answer; empty if it is that of the question
    facts_about: Callable[[State, str], dict[str, object]]  # what can be said about the thing a refused answer names
    describe_state: Callable[[State, str], dict[str, object]]  # the board as a side sees it, "" as all do; fit for JSON
    turn_of: Callable[[State, Step], str]  # a text that changes exactly when a new turn begins, from the running step
    describe_progress: Callable[[State], dict[str, object]]  # the card in play, and the values that a chart shows
    statements: list[str]  # the id of every statement of the rulebook
    exempt: dict[str, str]  # those that no test can prove, with the reason
    bid: Bid | None = None  # for games in which a side can be bid for
    has_secrets: bool = False  # whether a side sees on the board what another does not
