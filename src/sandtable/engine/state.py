"""What every game's state has: an agenda, a log for those who read it, a copy, a check, a text."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

# One entry of the agenda: the name of a step and its arguments.
Step = tuple[str, tuple[str, ...]]


class Line:
    """One line of the log: the rule, a message id and its arguments, to be put into words outside the engine."""

    def __init__(self, rule: str, message: str, arguments: dict[str, object]) -> None:
        self.rule = rule
        self.message = message
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"{self.message}({', '.join(f'{name}={value}' for name, value in self.arguments.items())})"


try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # only the compiler reads it

    def mypyc_attr(*_: str, **__: object) -> Any:  # type: ignore[misc]
        return lambda cls: cls


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position between two steps. The next step is the last entry of the agenda; an empty agenda ends the game."""

    __slots__ = ("agenda", "log")
    agenda: list[Step]
    log: list[Line] | None

    @abstractmethod
    def copy(self) -> State:
        """An independent copy without a log."""

    @abstractmethod
    def check(self, *, settled: bool = True) -> None:
        """Raise BadPosition if an invariant does not hold; in the middle of a step (not settled) some need not."""

    def schedule(self, *steps: Step) -> None:
        """Put steps before everything already on the agenda; the first one named comes first."""
        self.agenda += steps[::-1]

    def schedule_all(self, steps: list[Step]) -> None:
        """The same for a list of steps."""
        self.agenda += steps[::-1]

    def tell(self, rule: str, message: str, arguments: dict[str, object]) -> None:
        """Write a line of the log, if anybody reads it."""
        if self.log is not None:
            self.log.append(Line(rule, message, arguments))
