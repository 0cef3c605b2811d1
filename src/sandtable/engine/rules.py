"""What a game tells the engine about itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandtable.engine.errors import UnknownName
from sandtable.engine.questions import Procedure
from sandtable.engine.state import State

Settings = dict[str, str]
Steps = dict[str, Callable[..., Procedure[None]]]


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
    result: Callable[[State], str]
    vocabulary: list[str]

    def settings(self, chosen: Settings) -> Settings:
        """All options of the game: those chosen, the default (the first value) for the others."""
        for name, value in chosen.items():
            if name not in self.option_values:
                raise UnknownName("option of {game}", name, list(self.option_values), game=self.name)
            if value not in self.option_values[name]:
                raise UnknownName("value of the option {option}", value, self.option_values[name], option=name)
        return {name: chosen.get(name, values[0]) for name, values in self.option_values.items()}
