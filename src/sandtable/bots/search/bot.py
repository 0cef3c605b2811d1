"""The bot that searches."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final

from sandtable.bots.search.budget import Budget
from sandtable.bots.search.search import Search
from sandtable.bots.search.tree import Tried, most_tried
from sandtable.engine.game import Game
from sandtable.games import find_reference

SHARE_OF_TIME: Final = 0.3  # of what is left of a turn's time, for each answer


class SearchBot:
    """Plays any side of a game that the search has a guide to. It keeps its tree from one answer to the next.

    With a budget of iterations the same seed gives the same answers.
    """

    def __init__(self, budget: Budget, seed: int | str) -> None:
        self._budget = budget
        self._random = Random(str(seed))
        self._search: Search | None = None
        self._turn = ""
        self._deadline = 0.0

    def answer(self, game: Game) -> str:
        assert game.question is not None
        return game.question.options[most_tried(self.try_out(game))]

    def try_out(self, game: Game) -> list[Tried]:
        """What came of each answer that could be given now, tried for as long as the budget allows."""
        search = self._continue(game)
        if self._budget.iterations:
            search.iterate_to(self._budget.iterations)
        else:
            search.iterate_until(self._time_for_answer(game))
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

    def _time_for_answer(self, game: Game) -> float:
        """When to stop: each answer of a turn gets a share of the time that is left for it."""
        now = monotonic()
        turn = find_reference(game.rules.name).turn_of(game.state)
        if turn != self._turn:
            self._turn, self._deadline = turn, now + self._budget.seconds
        return now + max(0.0, self._deadline - now) * SHARE_OF_TIME
