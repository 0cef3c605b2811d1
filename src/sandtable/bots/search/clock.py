"""The seconds that a search has for a turn, divided among the turn's answers."""

from __future__ import annotations

from time import monotonic
from typing import Final

from sandtable.engine.game import Game
from sandtable.games import find_reference

SHARE_OF_TIME: Final = 0.3  # of what is left of a turn's time, for each answer


class TurnClock:
    """Starts with the first question of each turn. Its moments hold for all processes of the machine."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn = ""
        self._deadline = 0.0

    def time_for_answer(self, game: Game) -> float:
        """The moment at which to stop thinking about the question that is asked."""
        now = monotonic()
        turn = find_reference(game.rules.name).turn_of(game.state, game.step)
        if turn != self._turn:
            self._turn, self._deadline = turn, now + self._seconds
        return now + max(0.0, self._deadline - now) * SHARE_OF_TIME
