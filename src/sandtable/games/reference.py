"""What those need who put a game into words or measure its tests; the engine needs none of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sandtable.engine.questions import Question
from sandtable.engine.state import State, Step


@dataclass
class Bid:
    """What can be bid for a side: a field of the position, between which values a game can begin, and the usual bid."""

    field: str
    lowest: int
    highest: int
    usual: int = 0  # with which a game begins if nobody bids: what our bots find even


@dataclass
class Phase:
    """A part of something longer that players go through in order, the third of four; both are named by messages."""

    whole: str
    part: str
    number: int
    count: int


@dataclass
class Part:
    """What one thing on the board brings in a count, or costs if the amount is negative."""

    kind: str  # its words are `forecast-KIND`
    amount: int
    space: str = ""  # where it is, as positions name the space; empty if it is nowhere


@dataclass
class Forecast:
    """Where the track that decides the game would stand if it were counted now."""

    track: str  # one of the values of `describe_progress`
    now: int
    then: int
    result: str  # who would have won by it; empty if the game would go on
    parts: list[Part]


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
    forecast: Callable[[State], Forecast | None] | None = None  # for games that count what stands on the board
    phase_of: Callable[[State, Step], Phase | None] | None = None  # for games with phases: that of the running step
    due_later: dict[str, str] = field(default_factory=dict)  # statements of what is not built yet, and what brings it
    preview: Callable[[State, str, str], object] | None = None  # what a side's order would come to; None for nothing
    overlay: Callable[[State, str], object] | None = None  # what lies over the board by a name; None for no such thing
    charts: dict[str, object] | None = None  # the printed tables that dice are read by

    def asides(self, question: Question) -> dict[str, str]:
        """The answers that do something beside what is asked, say a Special Activity, each with its rule; no orders do.

        Where every answer has a rule of its own, they are what is asked: which Operation, which Activity. A question
        for one more space asks for spaces even when none is left.
        """
        rules = {answer: self.rule_of_answer(answer) for answer in question.options if answer != question.finish}
        others = {answer: rule for answer, rule in rules.items() if rule not in ("", question.rule)}
        return others if len(others) < len(rules) or question.taken is not None else {}
