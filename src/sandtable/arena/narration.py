"""What the arena must know about a game to make tables of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sandtable.engine.state import Line, State, Step
from sandtable.words import Words

Facts = dict[str, str | int]


@dataclass(frozen=True)
class Turn:
    """One turn: who did what, and the game's values before and after it."""

    facts: Facts
    before: list[int]
    after: list[int]


@dataclass(frozen=True)
class Use:
    """Something that a side used in a turn: an Operation, a Special Activity, an event."""

    side: str
    kind: str
    thing: str


@dataclass(frozen=True)
class Telling:
    """A game as the arena tells it.

    The first of the values is the one that decides the game. A turn's facts are the columns `facts`; `side` is among
    them, and the number of the period in which the turn was made, a card or a month. Its catalogues say what a period
    is called, and each of the kinds.
    """

    begins: list[str]  # the steps with which a turn begins
    ends: list[str]  # other steps that do not belong to the turn before them
    facts: dict[str, type]  # the columns that say what was done
    period: str  # the one among them that counts periods
    periods: str  # the column that has their number in the table of games
    values: list[str]  # the columns with values, each before and after the turn
    measure: Callable[[State], list[int]]
    describe: Callable[[State, list[Step], list[Line]], Facts]  # the facts of a turn with these steps and lines
    uses_in: Callable[[Facts], list[Use]]
    label_of_use: Callable[[Words, Use], str]
    label_of_value: str  # the message that names the first of the values
    kinds: list[str]  # the kinds of uses, in the order of a report
    course: list[str] = field(default_factory=list)  # values of which a report tells how they begin and end
    sums: list[str] = field(default_factory=list)  # facts that are numbers, of which it tells the sums of each side
    of_the_other: dict[str, str] = field(
        default_factory=dict
    )  # facts of who has not the turn, and to which sum they go
