"""The bot that searches."""

from __future__ import annotations

from random import Random

from sandtable.bots.search.budget import Budget
from sandtable.bots.search.clock import TurnClock
from sandtable.bots.search.search import Search
from sandtable.bots.search.tree import most_tried
from sandtable.engine.game import Game


class SearchBot:
    """Plays any side of a game that the search has a guide to. It keeps its tree from one answer to the next.

    With a budget of iterations the same seed gives the same answers.
    """

    def __init__(self, budget: Budget, seed: int | str) -> None:
        self._budget = budget
        self._random = Random(str(seed))
        self._search: Search | None = None
        self._clock = TurnClock(budget.seconds)

    def answer(self, game: Game) -> str:
        assert game.question is not None
        return game.question.listed[most_tried(self.try_out(game, self._clock.time_for_answer(game)))]

    def try_out(self, game: Game, stop: float) -> list[int]:
        """How often each answer was tried that could be given now: as often as the budget says, or until a moment."""
        search = self._continue(game)
        if self._budget.iterations:
            search.iterate_to(self._budget.iterations)
        else:
            search.iterate_until(stop)
        return search.root.tried()

    def _continue(self, game: Game) -> Search:
        """The search so far if it led here, else a new one."""
        search = self._search
        if search is not None:
            known = search.game.answers
            if game.answers[: len(known)] == known and search.follow(game.answers[len(known) :]):
                return search
        self._search = search = Search(game, self._random)
        return search
