"""The set-up of a game as a position with some fields changed, and the sentence with which it is refused."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import BadPosition
from sandtable.engine.game import Game
from sandtable.engine.rules import Rules


class SetUp:
    """One game's set-up, with the first card still to be turned up."""

    def __init__(self, rules: Rules, fields: dict[str, str]) -> None:
        self.rules = rules
        head = {"sandtable position": "1", "game": f"{rules.name} {rules.version}"}
        self.fields = {**head, **fields, "agenda": "reveal"}

    def start(self, **fields: str) -> Game:
        """Start a game from the set-up with these fields changed; `__` in a name stands for a space."""
        changes = {name.replace("__", " "): text for name, text in fields.items()}
        lines = [f"{name}: {text}" for name, text in {**self.fields, **changes}.items()]
        return Game.new(self.rules, position="\n".join(lines))

    def refusal(self, **fields: str) -> str:
        """The one sentence."""
        with pytest.raises(BadPosition) as error:
            self.start(**fields)
        sentence = str(error.value)
        assert sentence.isprintable()
        return sentence
