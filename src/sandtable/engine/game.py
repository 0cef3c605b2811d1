"""A game in progress: a state, the question asked, the answers given.

A step runs as a generator on the state. Between steps the state is copied now and then: the checkpoint. Clone, undo
and going on from a snapshot are one thing: take the last checkpoint before and replay the answers since.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sandtable.engine import notation
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadBox, BadPosition, BadRecord, IllegalMove, UnknownName, shown
from sandtable.engine.questions import CHANCE, Procedure, Question
from sandtable.engine.rules import Rules, Settings, Steps
from sandtable.engine.state import Line, State, Step

# A checkpoint costs a copy, so play takes one only after so many answers. A clone takes one where the current step
# began and leaves it to the original: whoever clones once and again replays no more than that step.
CHECKPOINT_AFTER: Final = 32
MOST_KEPT: Final = 20  # checkpoints; when there are more, the older they are the fewer stay

# The one answer that no question offers: a side gives up, whoever is asked. It names the side: "resign irgun".
RESIGN: Final = "resign "

# What is told of a step before it begins, also of those that ask nothing.
Watch = Callable[[State, Step], None]


@dataclass
class Checkpoint:
    """A copy of the state between two steps, and how many answers and lines of the log came before it."""

    state: State
    answers: int
    lines: int


@dataclass
class Course:
    """Where a game stands on its agenda: its checkpoints, the current step, when it began, when to copy next."""

    kept: tuple[Checkpoint, ...]  # those before the last, shared with clones
    last: Checkpoint
    due: int
    watch: Watch | None
    began: int = 0
    step: Step = ("", ())

    def keep(self, checkpoint: Checkpoint) -> None:
        """Have a new last checkpoint, and those before it, or some of them."""
        self.kept = thinned((*self.kept, self.last)) if len(self.kept) >= MOST_KEPT else (*self.kept, self.last)
        self.last, self.due = checkpoint, checkpoint.answers + CHECKPOINT_AFTER


def thinned(kept: tuple[Checkpoint, ...]) -> tuple[Checkpoint, ...]:
    """The first, the last, and so many between that to go back n answers means to replay no more than about n."""
    chosen, now = [kept[0]], kept[-1].answers
    for checkpoint, following in pairwise(kept[1:]):
        if following.answers - chosen[-1].answers > now - following.answers:
            chosen.append(checkpoint)
    return (*chosen, kept[-1])


class Game:
    """One game at one table. `question` is what is asked now, or None when the game is over."""

    _run: Procedure[None]  # the steps of the agenda, one after the other

    def __init__(self, rules: Rules, settings: Settings, start: State, log: bool, watch: Watch | None = None) -> None:
        self.rules = rules
        self.settings = settings
        self.dealer: Dealer | None = None
        self.answers: list[str] = []
        self.sides: list[str] = []
        self.log: list[Line] | None = [] if log else None
        self.question: Question | None = None
        self.state = start
        self.scenario = ""  # empty if the game began from a position
        self.resigned = ""  # the side that has given up
        self._start = Checkpoint(start, 0, 0)
        self._course = Course((), self._start, CHECKPOINT_AFTER, watch)

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        scenario: str = "",
        options: Settings | None = None,
        position: str = "",
        dealer: Dealer | None = None,
        log: bool = True,
        watch: Watch | None = None,
    ) -> Game:
        """Start a game from a scenario's set-up or from any position; with a dealer, chance is answered at once."""
        answers: list[str] = []
        if position:
            settings, start, answers = notation.read_position(rules, position, options or {})
        else:
            scenario = scenario or rules.scenarios[0]
            if scenario not in rules.scenarios:
                raise UnknownName("scenario of {game}", scenario, rules.scenarios, game=rules.name)
            settings = rules.settings(options or {})
            start = rules.set_up(scenario, settings)
        game = cls(rules, settings, start, log, watch)
        game.scenario = scenario
        try:
            game._resume((), game._start, answers)
        except IllegalMove as error:
            raise BadPosition("answers: {error}", error=error) from None
        game.seat_dealer(dealer)
        return game

    @classmethod
    def resume(cls, rules: Rules, record: notation.Record, snapshot: str, log: list[Line]) -> Game:
        """The game of a record as it stands after its answers, by the position and the log that it had: no replay."""
        game = cls.new(rules, scenario=record.scenario, options=record.settings, position=record.start)
        _, state, since = notation.read_position(rules, snapshot, record.settings)
        before = len(record.answers) - len(since)
        if before < 0 or record.answers[before:] != since:
            raise BadPosition("answers: they are not those of the record")
        game.answers, game.sides = record.answers[:before], record.sides[:before]
        rewritten: list[Line] = []
        game.log = rewritten
        last = Checkpoint(state, before, 0)
        game._resume((game._start,), last, since)
        last.lines = len(log) - len(rewritten)  # the step that runs has written its lines again
        rewritten[:0] = log[: last.lines]
        return game

    def seat_dealer(self, dealer: Dealer | None) -> None:
        """From now on the dealer answers chance; without one, whoever plays does."""
        self.dealer = dealer
        if dealer is not None and self.question is not None and self.question.side == CHANCE:
            self.give(dealer.answer(self.question, len(self.answers)))

    @property
    def over(self) -> bool:
        """Whether nothing is left to be asked."""
        return self.question is None

    @property
    def result(self) -> str:
        """The side that has won, or "draw"; empty while the game goes on."""
        if self.resigned:
            return next(side for side in self.rules.sides if side != self.resigned)
        return self.rules.result(self.state)

    @property
    def step(self) -> Step:
        """The step that runs, or that ran last."""
        return self._course.step

    def play(self, *answers: str | int, side: str = "") -> Game:
        """Give one answer, or several that count only if all of them are legal. `side` checks the seat."""
        before = len(self.answers)
        try:
            for answer in answers:
                self.answer(str(answer), side)
        except (IllegalMove, BadBox) as error:
            if len(answers) > 1 or isinstance(error, BadBox):  # a step of the box broke off in the middle
                self.rewind(before)
            raise
        return self

    def answer(self, answer: str, side: str = "") -> None:
        """Give one answer: what `play` does, without ceremony."""
        question = self.question
        if question is not None and question.offers(answer) and (not side or side == question.side):
            self.give(answer)
        elif answer.startswith(RESIGN):
            self._resign(answer, side)
        else:
            raise self._refusal(answer, side)

    def resign(self, side: str) -> Game:
        """Let a side give up at any moment: the game is over, and the other side has won."""
        return self.play(f"{RESIGN}{side}", side=side)

    def give(self, answer: str) -> None:
        """Give an answer that is known to be on offer; go on to the next choice, letting the dealer answer chance."""
        question, run = self.question, self._run
        assert question is not None
        while True:
            self.answers.append(answer)
            self.sides.append(question.side)
            try:
                self.question = question = run.send(answer)
                if len(question.options) < 2:
                    self._settle(question)
                    question = self.question
            except StopIteration:
                self.question = None
                return
            if question.side != CHANCE or self.dealer is None:
                return
            answer = self.dealer.answer(question, len(self.answers))

    def undo(self, side: str = "") -> Game:
        """Take back the last answer, unless it was chance's or, where a side is named, another's."""
        if not self.answers:
            raise IllegalMove("there is nothing to undo")
        if self.sides[-1] == CHANCE:
            raise IllegalMove("undo stops at a die or a draw: what chance has shown stays")
        if side and side != self.sides[-1]:
            raise IllegalMove("undo stops at the other side's answer: {side} gave the last one", side=self.sides[-1])
        self.rewind(len(self.answers) - 1)
        return self

    def clone(self) -> Game:
        """An independent game that stands where this one stands."""
        twin = Game(self.rules, self.settings, self._start.state, False)
        twin.scenario = self.scenario
        last = self._course.last
        twin.answers, twin.sides = self.answers[: last.answers], self.sides[: last.answers]
        twin.log = None if self.log is None else self.log[: last.lines]
        twin._resume(self._course.kept, last, self.answers[last.answers :], self._course.began)
        twin.dealer = self.dealer
        self._course.kept, self._course.last = twin._course.kept, twin._course.last
        return twin

    def position(self) -> str:
        """The position as text: where the current step began and the answers since."""
        last = self.clone()._course.last
        return notation.write_position(self.rules, self.settings, last.state, self.answers[last.answers :])

    def record(self) -> str:
        """The whole game as text."""
        start = "" if self.scenario else notation.write_position(self.rules, self.settings, self._start.state, [])
        record = notation.Record(self.settings, self.scenario, start, self.answers, self.sides, self.result)
        return notation.write_record(self.rules, record)

    @classmethod
    def replay(cls, rules: Rules, record: notation.Record, dealer: Dealer | None = None, log: bool = True) -> Game:
        """Play a record's answers again; BadRecord says at which answer it no longer can."""
        game = cls.new(rules, scenario=record.scenario, options=record.settings, position=record.start, log=log)
        for number, (answer, side) in enumerate(zip(record.answers, record.sides, strict=True), 1):
            try:
                game.play(answer, side=side)
            except IllegalMove as error:
                sentence = "answer {number} of the record does not replay: {error}"
                raise BadRecord(sentence, number=number, error=error) from None
        if record.result and record.result != game.result:
            sentence = "the record says that the result is '{said}', its answers say '{found}'"
            raise BadRecord(sentence, said=record.result, found=game.result or "-")
        game.seat_dealer(dealer)
        return game

    def _refusal(self, answer: str, side: str) -> IllegalMove:
        """Why this answer cannot be given now, in a sentence."""
        question, quoted = self.question, shown(answer)
        if question is None:
            return IllegalMove("the game is over: {shown} cannot be played", answer=answer, shown=quoted)
        if side and side != question.side:
            sentence = "{rule}: it is {side} that decides now, not {other}"
            return IllegalMove(sentence, question, answer, rule=question.rule, side=question.side, other=side)
        reason = question.reason(answer)
        assert reason is not None
        sentence, why = "{rule}: {shown} is not offered: {why}", reason.message.removeprefix("why-").replace("-", " ")
        if reason.arguments:
            why += f" ({', '.join(f'{name} {value}' for name, value in reason.arguments.items())})"
        rule = reason.rule or question.rule
        return IllegalMove(sentence, question, answer, reason, rule=rule, shown=quoted, why=why)

    def _resign(self, answer: str, side: str) -> None:
        """The answer that nobody is asked for: it counts, like any other, as one of the record."""
        giving_up = answer.removeprefix(RESIGN)
        if self.question is None or giving_up not in self.rules.sides or (side and side != giving_up):
            raise self._refusal(answer, side)
        if len(self.rules.sides) != 2:
            raise IllegalMove("only where two sides play can one resign: here {count} do", count=len(self.rules.sides))
        self.answers.append(answer)
        self.sides.append(giving_up)
        self.state.tell("", "log-resigned", {"side": giving_up})
        self.resigned, self.question = giving_up, None

    def _settle(self, question: Question) -> None:
        """Come to a question that leaves a choice: nobody is asked one that leaves none."""
        run = self._run
        while len(question.options) < 2 and (only := question.only_answer()) is not None:
            question = run.send(only)
        self.question = question

    def _resume(self, kept: tuple[Checkpoint, ...], last: Checkpoint, answers: list[str], due: int = 0) -> None:
        """Stand at a checkpoint and replay the answers since; `self.answers` holds those before it."""
        dealer, self.dealer = self.dealer, None
        self.resigned = ""
        due = due if due > last.answers else last.answers + CHECKPOINT_AFTER
        self._course = Course(kept, last, due, self._course.watch)
        self.state = last.state.copy()
        self.state.log = self.log
        self._run = run_agenda(self.rules.steps, self.state, self.answers, self._course)
        try:
            self._settle(next(self._run))
        except StopIteration:
            self.question = None
        for answer in answers:
            self.answer(answer)
        self.dealer = dealer

    def checkpoints(self, count: int) -> tuple[Checkpoint, ...]:
        """Those from which one comes to where `count` answers had been given: the start and some after it."""
        return tuple([kept for kept in (*self._course.kept, self._course.last) if kept.answers <= count])

    def rewind(self, count: int) -> None:
        """Go back to where `count` answers had been given, by whomever."""
        kept = self.checkpoints(count)
        last = kept[-1]
        replayed = self.answers[last.answers : count]
        del self.answers[last.answers :]
        del self.sides[last.answers :]
        if self.log is not None:
            del self.log[last.lines :]
        self._resume(kept[:-1], last, replayed)


def run_agenda(steps: Steps, state: State, answers: list[str], course: Course) -> Procedure[None]:
    """Step after step, as the agenda has them. Between two of them the state may be copied: the checkpoint.

    This knows no game, so that a game nobody needs any more is gone at once and not when garbage is collected.
    """
    while state.agenda:
        course.began = began = len(answers)
        if began >= course.due:
            course.keep(Checkpoint(state.copy(), began, 0 if state.log is None else len(state.log)))
        course.step = name, arguments = state.agenda.pop()
        if course.watch is not None:
            course.watch(state, course.step)
        yield from steps[name](state, *arguments)
