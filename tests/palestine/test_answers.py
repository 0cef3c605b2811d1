"""Answers in words: each reads as an answer to its question, and no two of a question read alike."""

import random
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from palestine.table import position
from palestine.test_locales import LANGUAGES, entries, label_of
from sandtable import Game, new_game
from sandtable.engine.questions import Question
from sandtable.games.british_way.palestine.vocabulary import VOCABULARY
from sandtable.words import words_for

ACTIVITY = {"en": "Special Activity: ", "ja": "特殊活動："}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def offered(game: Game, language: str) -> dict[str, str]:
    """The answers on offer, each with its words."""
    assert game.question is not None
    words = words_for("palestine", language)
    return {answer: words.answer(answer, game.question) for answer in game.question.options}


@every_language
def test_what_ends_a_list_of_spaces_is_a_no_where_a_cache_could_be_spent(language):
    game = position("gaza: 2 underground, 1 caches | lydda: 1 underground | do: operation sabotage operation")
    game.play("sabotage gaza")
    asked = game.question.message
    spending = offered(game, language)
    game.play("done", 3)

    assert asked == "ask-spend-cache"
    assert spending["done"] == {"en": "Do not spend", "ja": "消費しない"}[language]
    assert offered(game, language)["done"] == {"en": "Done", "ja": "終了"}[language]


@every_language
def test_the_words_of_a_question_know_what_it_is_about(language):
    game = position("gaza: 2 underground | do: operation travel limited")

    assert "Gaza" in offered(game, language)["done"]


@every_language
@pytest.mark.parametrize(
    ("scene", "activities"),
    [
        ("haifa_c: 1 sabotage, 2 troops, 1 police | do: operation deploy operation", {"restore", "negotiate"}),
        ("tel_aviv: 6 troops, 1 curfew, 1 active | do: operation assault operation", {"detain"}),
        (
            "tel_aviv: 2 underground, 1 police, 1 curfew | do: operation sabotage operation",
            {"silence", "propagandize", "terror"},
        ),
    ],
)
def test_a_special_activity_among_the_answers_of_an_operation_is_named_as_one(language, scene, activities):
    worded = offered(position(scene), language)
    named = {answer.split()[0] for answer, text in worded.items() if text.startswith(ACTIVITY[language])}

    assert named == activities


@every_language
def test_where_special_activities_are_asked_for_none_repeats_it(language):
    game = position("haifa_c: 1 sabotage, 1 troops, 1 police | card: P16 | do: event british unshaded").play("done")

    worded = offered(game, language)
    assert game.question.message == "ask-activity"
    assert len(worded) > 1
    assert not any(text.startswith(ACTIVITY[language]) for text in worded.values())


@every_language
def test_the_words_of_a_question_are_for_answers_that_exist(language):
    answers = {label_of(answer)[0].removeprefix("answer-") for answer in VOCABULARY}
    questions = [one for one in entries(language) if isinstance(one, ftl.Message) and one.id.name.startswith("ask-")]
    worded = {attribute.id.name for question in questions for attribute in question.attributes}

    assert len(worded) > 3
    assert worded <= answers


def questions_of(seed: int) -> Iterator[Question]:
    """The questions of a game played at random."""
    game, player = new_game("palestine", seed=seed), random.Random(seed)
    while (question := game.question) is not None:
        yield question
        game.play(player.choice(list(question.options)))


@every_language
def test_no_two_answers_of_a_question_read_alike(language):
    words = words_for("palestine", language)
    for question in questions_of(seed=1):
        worded = [words.answer(answer, question) for answer in question.options]

        assert len(set(worded)) == len(worded), (question.message, worded)
