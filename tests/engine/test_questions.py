"""Questions: the helpers with which rules ask, and what a question says about what it withholds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest

from engine import toy
from engine.toy import farms
from sandtable.engine.game import Game
from sandtable.engine.questions import (
    CHANCE,
    Procedure,
    Question,
    choose,
    choose_number,
    choose_some,
    draw,
    may,
    roll,
)
from three_farms.rules import Farms

T = TypeVar("T")


def run(procedure: Procedure[T], *answers: str) -> tuple[list[Question], T | None]:
    """Answer what a procedure asks; give its questions, and its result if it came to its end."""
    asked: list[Question] = []
    given = iter(answers)
    try:
        question = next(procedure)
        while True:
            asked.append(question)
            answer = next(given, None)
            if answer is None:
                return asked, None
            assert answer in question.options
            question = procedure.send(answer)
    except StopIteration as end:
        return asked, end.value


def ask(question: Question) -> Procedure[str]:
    return (yield question)


def one_step_game(make: Callable[[], Question]) -> Game:
    """A game of Three Farms whose only step asks one question; the answer wins."""

    def step(state: Farms) -> Procedure[None]:
        state.winner = yield make()

    return Game.new(replace(toy.RULES, steps={**toy.RULES.steps, "round": step}))


def offers(asked: list[Question]) -> list[list[str]]:
    return [list(question.options) for question in asked]


# One of some


def test_choose_asks_the_side_by_the_rule_and_gives_the_answer():
    (question,), answer = run(
        ask(choose("green", "4.2", "ask-road", ["left", "right"], arguments={"town": "X"})), "right"
    )

    assert (question.side, question.rule, question.message) == ("green", "4.2", "ask-road")
    assert (list(question.options), question.arguments) == (["left", "right"], {"town": "X"})
    assert answer == "right"


def test_a_choice_with_a_single_option_is_taken_without_asking():
    game = one_step_game(lambda: choose("green", "4.2", "ask-road", ["left"]))

    assert (game.over, game.answers, farms(game).winner) == (True, [], "left")


def test_choose_keeps_the_order_of_its_options():
    (question,), _ = run(ask(choose("green", "4.2", "ask-road", ["zulu", "alpha", "mike"])), "mike")

    assert list(question.options) == ["zulu", "alpha", "mike"]


def test_to_choose_from_nothing_is_a_fault_of_the_program():
    with pytest.raises(AssertionError, match="ask-road"):
        one_step_game(lambda: choose("green", "4.2", "ask-road", []))


# Some of several


def test_choose_some_asks_one_after_the_other_and_never_twice_for_the_same():
    asked, chosen = run(choose_some("red", "1", "ask-gifts", ["a", "b", "c"], 0, 2), "b", "c")

    assert offers(asked) == [["a", "b", "c", "done"], ["a", "c", "done"]]
    assert [question.arguments["left"] for question in asked] == [2, 1]
    assert [question.again for question in asked] == [True, False]
    assert chosen == ["b", "c"]


def test_choose_some_may_stop_only_when_enough_are_chosen():
    asked, chosen = run(choose_some("red", "1", "ask-gifts", ["a", "b", "c"], 1, 3), "c", "done")

    assert offers(asked) == [["a", "b", "c"], ["a", "b", "done"]]
    assert chosen == ["c"]


def test_choose_some_may_choose_none_if_none_is_enough():
    _, chosen = run(choose_some("red", "1", "ask-gifts", ["a", "b"], 0, 2), "done")

    assert chosen == []


def test_choose_some_stops_by_itself_at_the_most():
    asked, chosen = run(choose_some("red", "1", "ask-gifts", ["a", "b", "c"], 1, 1), "a")

    assert offers(asked) == [["a", "b", "c"]]
    assert chosen == ["a"]


def test_choose_some_takes_all_without_asking_if_all_must_be_chosen():
    for at_least in (2, 5):
        asked, chosen = run(choose_some("red", "1", "ask-gifts", ["a", "b"], at_least, 5))

        assert (asked, chosen) == ([], ["a", "b"])


def test_choose_some_does_not_ask_for_the_last_when_it_must_be_chosen():
    asked, chosen = run(choose_some("red", "1", "ask-gifts", ["a", "b", "c"], 2, 2), "a", "c")

    assert offers(asked) == [["a", "b", "c"], ["b", "c"]]
    assert chosen == ["a", "c"]


def test_choose_some_of_nothing_gives_nothing():
    assert run(choose_some("red", "1", "ask-gifts", [], 0, 2)) == ([], [])


def test_choose_some_leaves_the_callers_list_alone():
    options = ["a", "b"]
    _, chosen = run(choose_some("red", "1", "ask-gifts", options, 2, 2))
    assert chosen is not None

    chosen.append("c")

    assert options == ["a", "b"]


# A number


def test_choose_number_offers_every_whole_number_between_its_bounds():
    (question,), number = run(choose_number("blue", "2", "ask-how-many", 1, 4), "3")

    assert list(question.options) == ["1", "2", "3", "4"]
    assert number == 3


@pytest.mark.parametrize(("low", "high"), [(0, 0), (3, 3)])
def test_choose_number_does_not_ask_if_there_is_one(low, high):
    assert run(choose_number("blue", "2", "ask-how-many", low, high)) == ([], high)


def test_choose_number_knows_no_limit_of_its_own():
    (question,), number = run(choose_number("blue", "2", "ask-how-many", 90, 140), "140")

    assert len(question.options) == 51
    assert number == 140


# An optional decision


@pytest.mark.parametrize(("answer", "decision"), [("yes", True), ("no", False)])
def test_may_asks_yes_or_no(answer, decision):
    (question,), decided = run(may("red", "5", "ask-gamble", {"stake": 2}), answer)

    assert list(question.options) == ["yes", "no"]
    assert question.arguments == {"stake": 2}
    assert decided is decision


# Chance


def test_roll_asks_chance_for_a_die():
    (question,), die = run(roll("3", "ask-roll"), "5")

    assert (question.side, list(question.options), question.weights) == (CHANCE, ["1", "2", "3", "4", "5", "6"], None)
    assert die == 5


def test_draw_asks_chance_with_weights():
    (question,), drawn = run(ask(draw("3", "ask-draw", ["sun", "rain"], [2, 1])), "rain")

    assert (question.side, list(question.options), question.weights) == (CHANCE, ["sun", "rain"], [2, 1])
    assert drawn == "rain"


def test_draw_of_the_only_thing_left_is_no_chance():
    game = one_step_game(lambda: draw("3", "ask-draw", ["rain"], [3]))

    assert (game.over, game.answers, farms(game).winner) == (True, [], "rain")


# Reasons


class Field:
    """Something a condition looks at."""

    def __init__(self, *wet: int) -> None:
        self.wet = wet


VISIT = [f"visit {town}" for town in ("ayr", "bray", "cork")]


def cannot_visit(field: Field, town: int) -> str | None:
    return "why-wet" if town in field.wet else None


def visits(*offered: str, taken: list[int] | None = None) -> Question:
    refusals = ((VISIT, cannot_visit),)
    return choose("red", "6", "ask", list(offered), state=Field(1), refusals=refusals, taken=taken)


def test_an_answer_on_offer_has_no_reason_against_it():
    assert visits("visit ayr", "done").why_not("visit ayr") is None


def test_a_withheld_answer_has_the_reason_of_its_condition():
    assert visits("visit ayr", "done").why_not("visit bray") == "why-wet"


def test_an_answer_given_before_says_so():
    assert visits("visit ayr", taken=[2]).why_not("visit cork") == "why-already-chosen"


def test_an_answer_without_a_reason_of_its_own_is_not_for_now():
    assert visits("visit ayr").why_not("visit cork") == "why-not-now"


def test_an_answer_of_no_family_is_no_option():
    assert visits("visit ayr").why_not("visit derry") == "why-not-an-option"


def test_a_question_lists_what_it_withholds_in_order():
    assert visits("visit bray", "done").withheld() == ["visit ayr", "visit cork"]


def test_a_question_says_in_one_line_what_it_is():
    assert repr(visits("visit ayr", "done")) == "<6 red: ask (visit ayr, done)>"


def test_a_question_knows_the_answer_that_finishes_it():
    assert choose("red", "1", "ask", ["a", "done"]).finish == "done"
    assert choose("red", "1", "ask", ["a", "pass"], finish="pass").finish == "pass"
    asked, _ = run(may("red", "1", "ask"))
    assert [question.finish for question in asked] == ["no"]
