"""A game as the table plays it: for each moment it knows where its turn began and how long its log was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass

from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games import find_reference
from sandtable.games.reference import Forecast
from sandtable.table.dice import VerifiableDice
from sandtable.table.refusals import Refusal, refusal_of


@dataclass(frozen=True)
class Asked:
    """A question that was answered: its message, and whether the answer did something beside what it asked."""

    message: str
    beside: bool


class Play:
    """A game being played. A clone of it is the draft of what may be committed."""

    def __init__(self, game: Game) -> None:
        assert game.log is not None
        self.game = game
        self.reference = find_reference(game.rules.name)
        self.turn = self.reference.turn_of(game.state, game.step)
        self.log_ends = [len(game.log)]  # the length of the log at each moment
        self.turn_starts = [0]  # the moment at which the turn of each moment began
        self.asked: list[Asked] = []  # what each answer was given to
        self.progress: list[dict[str, object]] = []  # what a chart shows, once for each turn that a side begins
        self._note_progress()

    @classmethod
    def replay(cls, game: Game, record: Iterable[tuple[str, str]]) -> Play:
        """Go on from the start of a game with answers, each with its side."""
        play = cls(game)
        play.play_on(record)
        return play

    def clone(self) -> Play:
        """The same moment, to be played on by itself."""
        twin = copy(self)
        twin.game = self.game.clone()
        twin.log_ends = self.log_ends.copy()
        twin.turn_starts = self.turn_starts.copy()
        twin.asked = self.asked.copy()
        twin.progress = self.progress.copy()
        return twin

    def play_on(self, record: Iterable[tuple[str, str]]) -> None:
        """Go on with answers, each with its side."""
        for side, answer in record:
            self.answer(answer, side)

    def follow(self, other: Play) -> None:
        """Play what has been played since on a clone of this one."""
        self.play_on(other.record(self.moment))

    def go_back(self, moment: int) -> None:
        """Take back all answers after a moment."""
        taken = self.moment - moment
        if not taken:
            return
        self.game.rewind(moment)
        for known in (self.log_ends, self.turn_starts, self.asked):
            del known[-taken:]
        self.progress = [point for point in self.progress if int(str(point["moment"])) <= moment]
        self.turn = self.reference.turn_of(self.game.state, self.game.step)

    @property
    def moment(self) -> int:
        """How many answers have been given."""
        return len(self.game.answers)

    @property
    def turn_began(self) -> int:
        """The moment at which the current turn began."""
        return self.turn_starts[-1]

    def answer(self, answer: str, side: str) -> None:
        question = self.game.question
        self.game.play(answer, side=side)
        assert question is not None
        assert self.game.log is not None
        self.asked.append(Asked(question.message, answer in self.reference.asides(question)))
        self.log_ends.append(len(self.game.log))
        turn = self.reference.turn_of(self.game.state, self.game.step)
        if turn == self.turn:
            self.turn_starts.append(self.turn_began)
            return
        self.turn = turn
        self.turn_starts.append(self.moment)
        self._note_progress()

    async def answer_for(self, sides: frozenset[str], answers: Iterable[str]) -> None:
        """Give answers for these sides, before the dice speak; the first that cannot be given is refused.

        A list ends where chance speaks: otherwise a refused list would show a die that was never rolled. Others are
        served between its answers.
        """
        for number, answer in enumerate(answers):
            if number:
                await asyncio.sleep(0)
            question = self.game.question
            if question is None:
                raise Refusal(409, "refusal-over")
            if question.side == CHANCE:
                raise Refusal(400, "refusal-behind-chance", number=number + 1)
            if question.side not in sides:
                raise Refusal(403, "refusal-not-asked", game=self.game.rules.name, side=question.side)
            try:
                self.answer(answer, question.side)
            except IllegalMove as error:
                raise refusal_of(error, self.game.rules.name) from None

    def _note_progress(self) -> None:
        """A turn has begun: note what a chart shows of it; turning up a card is nobody's turn."""
        if self.game.question is not None and self.game.question.side != CHANCE:
            self.progress.append(self.describe_progress())

    def describe_progress(self) -> dict[str, object]:
        """What a chart shows of this moment."""
        forecast = self.forecast()
        foretold = {forecast.track: forecast.then} if forecast else {}
        return {"moment": self.moment, **self.reference.describe_progress(self.game.state), "forecast": foretold}

    def forecast(self) -> Forecast | None:
        """Where the track that decides the game would stand if it were counted now, in games that count one."""
        return self.reference.forecast(self.game.state) if self.reference.forecast else None

    def deal(self, dice: VerifiableDice) -> None:
        """Let the dice answer what chance is asked."""
        while (question := self.game.question) is not None and question.side == CHANCE:
            self.answer(dice.answer(question, self.moment), CHANCE)

    def record(self, since: int = 0) -> list[tuple[str, str]]:
        """All answers, or those after a moment, each with its side."""
        return list(zip(self.game.sides[since:], self.game.answers[since:], strict=True))


@dataclass(frozen=True)
class Held:
    """Answers that would end the turn and have not been given: the draft of them, and where its log tells the turn."""

    draft: Play
    log_from: int
