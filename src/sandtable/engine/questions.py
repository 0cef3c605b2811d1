"""Questions: the only way in which rules meet players and chance.

A procedure is a generator. It decides nothing itself: wherever the rulebook leaves something open it asks,
`answer = yield choose(...)` or `die = yield from roll(...)`, and goes on with the answer. What a question offers is
legal and what is legal is offered. A choice with one option is no choice: the game takes it without asking.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

from sandtable.engine.orders import END, Orders, Pick, Reason

CHANCE: Final = "chance"
DONE: Final = "done"
YES: Final = "yes"
NO: Final = "no"
DIE: Final = ["1", "2", "3", "4", "5", "6"]
NO_ARGUMENTS: Final[dict[str, object]] = {}
MOST_WITHHELD: Final = 1000  # answers that a question looks through to say what it withholds
MOST_SHOWN: Final = 100  # answers that a question shows in its own line


# A condition names why something (by its index in a family of answers) is not allowed, or says None.
Condition = Callable[[Any, int], str | None]
# Families of answers that a question could have offered, each with the condition that withholds them.
Refusals = tuple[tuple[list[str], Condition], ...]


class Question:
    """One decision: who decides, by which rule, about what, among which answers."""

    orders: Orders | None = None  # in place of options, where the answers are too many for a list
    weights: list[int] | None = None  # of chance's answers; all alike without
    state: object = None  # what the conditions of the refusals look at
    refusals: Refusals = ()
    taken: list[int] | None = None  # indices into the first family that were chosen before
    otherwise: str = "why-not-now"  # why something that meets its condition is withheld all the same
    again: bool = False  # whether it asks again for another of the same kind
    finish: str = DONE  # the answer that ends or declines what is asked, if it is on offer

    def __init__(self, side: str, rule: str, message: str, options: list[str], arguments: dict[str, object]) -> None:
        self.side = side
        self.rule = rule
        self.message = message
        self.options = options
        self.arguments = arguments

    @property
    def listed(self) -> list[str]:
        """The answers on offer, for those who look at each; a sentence for the user if they are too many."""
        if self.orders is None:
            return self.options
        from sandtable.engine.errors import SandtableError  # which speaks of questions

        raise SandtableError("{rule}: there are too many answers here to look at each of them", rule=self.rule)

    def only_answer(self) -> str | None:
        """The answer that is the only one, if there is no choice."""
        if self.orders is not None:
            return self.orders.only_answer()
        assert self.options, f"nothing to choose from: {self}"
        return self.options[0] if len(self.options) == 1 else None

    def offers(self, answer: str) -> bool:
        """Whether this answer may be given."""
        return answer in self.options if self.orders is None else self.orders.why_not(answer) is None

    def next(self, words: list[str]) -> dict[str, object]:
        """The words that may follow those of an answer so far, each with a note; END if the answer may end here."""
        if self.orders is not None:
            return self.orders.next(words)
        count, said = len(words), [option.split(" ") for option in self.options]
        return {END if len(all_of) == count else all_of[count]: None for all_of in said if all_of[:count] == words}

    def sample(self, pick: Pick) -> str:
        """Any of the answers on offer."""
        return self.options[pick(len(self.options))] if self.orders is None else self.orders.sample(pick)

    def why_not(self, answer: str) -> str | None:
        """The reason (a message id) for which this answer is withheld; None if it is offered."""
        reason = self.reason(answer)
        return None if reason is None else reason.message

    def reason(self, answer: str) -> Reason | None:
        """Why this answer is withheld: an order with rule and numbers, an answer of a list with the message alone."""
        if self.orders is not None:
            return self.orders.why_not(answer)
        if answer in self.options:
            return None
        why = "why-not-an-option"
        for number, (family, cannot) in enumerate(self.refusals):
            if answer in family:
                index = family.index(answer)
                why = cannot(self.state, index) or (self.otherwise if number == 0 else "why-not-now")
                if number == 0 and self.taken is not None and index in self.taken:
                    why = "why-already-chosen"
                break
        return Reason("", why, NO_ARGUMENTS)

    def withheld(self) -> list[str]:
        """Answers of the question's families that are not offered, in order; none where nobody would read them all."""
        families = [family for family, _ in self.refusals]
        if sum(map(len, families)) > MOST_WITHHELD:
            return []
        return [answer for family in families for answer in family if answer not in self.options]

    def outcome(self, number: int) -> int:
        """The place of the option that a large random number picks, each as often as its weight says."""
        if self.weights is None:
            return number % len(self.options)
        pick = number % sum(self.weights)
        place = 0
        while pick >= self.weights[place]:
            pick -= self.weights[place]
            place += 1
        return place

    def __repr__(self) -> str:
        more = ["..."] if len(self.options) > MOST_SHOWN or self.orders is not None else []
        return f"<{self.rule} {self.side}: {self.message} ({', '.join(self.options[:MOST_SHOWN] + more)})>"


T = TypeVar("T")
Procedure = Generator[Question, str, T]


def choose(
    side: str,
    rule: str,
    message: str,
    options: list[str],
    *,
    arguments: dict[str, object] = NO_ARGUMENTS,
    state: object = None,
    refusals: Refusals = (),
    taken: list[int] | None = None,
    otherwise: str = "why-not-now",
    again: bool = False,
    finish: str = DONE,
) -> Question:
    """Choose one of the options: `answer = yield choose(...)`."""
    question = Question(side, rule, message, options, arguments)
    question.state, question.refusals = state, refusals
    question.taken, question.otherwise = taken, otherwise
    question.again, question.finish = again, finish
    return question


def choose_order(
    side: str, rule: str, message: str, orders: Orders, arguments: dict[str, object] = NO_ARGUMENTS
) -> Question:
    """Choose one of the orders: `answer = yield choose_order(...)`."""
    question = Question(side, rule, message, [], arguments)
    question.orders = orders
    return question


def choose_some(
    side: str, rule: str, message: str, options: list[str], at_least: int, at_most: int
) -> Procedure[list[str]]:
    """Choose from `at_least` to `at_most` different options, one after the other."""
    if at_least >= len(options):
        return options.copy()
    chosen: list[str] = []
    while len(chosen) < at_most:
        rest = [option for option in options if option not in chosen]
        if len(chosen) >= at_least:
            rest.append(DONE)
        left = at_most - len(chosen)
        answer = yield choose(side, rule, message, rest, arguments={"left": left}, again=left > 1)
        if answer == DONE:
            break
        chosen.append(answer)
    return chosen


def choose_number(
    side: str, rule: str, message: str, low: int, high: int, arguments: dict[str, object] = NO_ARGUMENTS
) -> Procedure[int]:
    """Choose a whole number from `low` to `high`."""
    if low >= high:
        return high
    numbers = [str(number) for number in range(low, high + 1)]
    answer = yield Question(side, rule, message, numbers, arguments)
    return int(answer)


def may(side: str, rule: str, message: str, arguments: dict[str, object] = NO_ARGUMENTS) -> Procedure[bool]:
    """Ask whether a side does what it may do."""
    question = Question(side, rule, message, [YES, NO], arguments)
    question.finish = NO
    return (yield question) == YES


def roll(rule: str, message: str, arguments: dict[str, object] = NO_ARGUMENTS) -> Procedure[int]:
    """Roll one six-sided die."""
    return int((yield Question(CHANCE, rule, message, DIE, arguments)))


def draw(
    rule: str, message: str, options: list[str], weights: list[int] | None, arguments: dict[str, object] = NO_ARGUMENTS
) -> Question:
    """Draw one of the options, each as likely as its weight says; all alike without: `card = yield draw(...)`."""
    question = Question(CHANCE, rule, message, options, arguments)
    question.weights = weights
    return question
