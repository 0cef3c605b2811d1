"""What those need who put a game into words or measure its tests; the engine needs none of it."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.state import State


class Reference:
    """The words behind answers and refusals, and the rulebook's index."""

    def __init__(
        self,
        describe_answer: Callable[[str], tuple[str, dict[str, object]]],
        facts_about: Callable[[State, str], dict[str, object]],
        describe_state: Callable[[State], dict[str, object]],
        statements: list[str],
        exempt: dict[str, str],
    ) -> None:
        self.describe_answer = describe_answer  # the message that words an answer, and its arguments
        self.facts_about = facts_about  # what can be said about the thing that a refused answer names
        self.describe_state = describe_state  # everything on and beside the board, with names, fit for JSON
        self.statements = statements  # the id of every statement of the rulebook
        self.exempt = exempt  # those that no test can prove, with the reason
