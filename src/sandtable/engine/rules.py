"""What a game tells the engine about itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sandtable.engine.errors import BadBox, UnknownName
from sandtable.engine.questions import Procedure
from sandtable.engine.state import State

Settings = dict[str, str]
Steps = dict[str, Callable[..., Procedure[None]]]
DRAW: Final = "draw"  # the result of a game that nobody has won
# The value of an option that stands for something in an owner's box ends with a digest: `owner-3f2a91c04d5e6b78`.
SEAL: Final = "-"


@dataclass
class Rules:
    """One game: its name, the version of its rules, its sides, steps, options and set-up."""

    name: str
    version: int
    sides: list[str]
    steps: Steps
    option_values: dict[str, list[str]]
    scenarios: list[str]
    set_up: Callable[[str, Settings], State]
    read_fields: Callable[[dict[str, str], Settings], State]
    write_fields: Callable[[State], dict[str, str]]
    returns: Callable[[State], list[float]]  # what each side has at the end: 1 if it has won; all have 0 in a draw
    vocabulary: list[str]  # every answer or, where they are too many, every word of which answers are made
    by_words: bool = False

    def result(self, state: State) -> str:
        """Who has won: the side that gets more than any other; empty while that is open."""
        returns = self.returns(state)
        if not returns:
            return ""
        most = max(returns)
        return self.sides[returns.index(most)] if returns.count(most) == 1 else DRAW

    def settings(self, chosen: Settings) -> Settings:
        """All options of the game: those chosen, the default (the first value) for the others."""
        for name in chosen:
            if name not in self.option_values:
                raise UnknownName("option of {game}", name, list(self.option_values), game=self.name)
        return {name: self.value_of(name, chosen.get(name, values[0])) for name, values in self.option_values.items()}

    def value_of(self, option: str, chosen: str) -> str:
        """The value that is chosen; of one with a seal the word before it is enough."""
        values = self.option_values[option]
        for value in values:
            if chosen in (value, value.partition(SEAL)[0]):
                return value
        if SEAL in chosen:
            raise BadBox("{option}={value} stands for an owner's box that is not here", option=option, value=chosen)
        raise UnknownName("value of the option {option}", chosen, values, option=option)
