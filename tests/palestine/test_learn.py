"""The guided first game: the example of play as a record, cut into lessons, each with words in both languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from palestine.table import state_of
from palestine.test_8_0_example_of_play import TURNS
from sandtable import Game
from sandtable.engine.notation import read_record
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way import palestine
from sandtable.games.british_way.palestine.example_of_play import EXPLANATIONS, LESSONS
from sandtable.games.british_way.palestine.rules import RULES
from sandtable.words import LANGUAGES, Words


@cache
def example() -> Game:
    return Game.replay(RULES, read_record(RULES, (files(palestine) / "example_of_play.record").read_text()))


def test_the_record_is_the_example_of_play():
    assert example().answers == [answer for answers in TURNS.values() for answer in answers]


def test_the_record_ends_with_the_books_numbers():
    state = state_of(example())

    assert (state.political_will, state.haganah, state.prison) == (8, 2, 3)


def test_every_answer_is_a_lesson_and_the_end_is_the_last():
    assert [moment for moment, _ in LESSONS] == list(range(len(example().answers) + 1))


def test_every_explanation_is_used_once_and_for_a_few_answers():
    assert len({key for _, key in EXPLANATIONS}) == len(EXPLANATIONS)
    assert [key for (begins, key), (ends, _) in pairwise(EXPLANATIONS) if not 1 <= ends - begins <= 7] == []


def test_no_explanation_goes_on_into_the_turn_of_the_other_side():
    sides = example().sides
    acting = [set(sides[begins:ends]) - {CHANCE} for (begins, _), (ends, _) in pairwise(EXPLANATIONS)]

    assert [key for (_, key), who in zip(EXPLANATIONS, acting, strict=False) if len(who) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_has_words_and_no_words_are_unused(language):
    text = (files(palestine) / "locales" / language / "learn.ftl").read_text(encoding="utf-8")
    written = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]

    assert written == [f"learn-{key}" for _, key in EXPLANATIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_short(language):
    words = Words(RULES, language)
    most = {"en": 240, "ja": 120}[language]

    assert {key: text for _, key in LESSONS if len(text := words.text(f"learn-{key}")) > most} == {}
