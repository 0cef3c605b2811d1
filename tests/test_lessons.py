"""The guided first games: each a record, cut into chapters and lessons, with words in both languages."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sandtable import Game
from sandtable.engine.notation import read_record
from sandtable.engine.questions import CHANCE
from sandtable.games import GAMES, find, find_example, has_part
from sandtable.games.lessons import Chapter, Lesson, lessons_of
from sandtable.table.lessons import describe_outline, example_of, seconds_to_read
from sandtable.words import LANGUAGES, words_for

TAUGHT = [game for game in GAMES if has_part(game, "example_of_play")]
ROOT = Path(__file__).parents[1]
# Every Operation of either side, as one chooses it.
OPERATIONS = {
    "palestine": "deploy patrol search assault recruit travel sabotage rob",
    "cyprus": "deploy patrol search assault recruit travel sabotage ambush",
    "malaya": "train garrison sweep assault rally march attack terror",
}
# The same for a game of orders, by their first words, of which the first player turn is guided.
ORDERS = {"dak2": "load drive mode move lead overrun bombard react fire attack release"}
SHORT = {"en": 240, "ja": 120}

pytestmark = pytest.mark.parametrize("game", TAUGHT)


@cache
def played(game: str) -> Game:
    return Game.replay(find(game), read_record(find(game), find_example(game)[1]))


def explanations(game: str) -> list[tuple[int, str]]:
    return [explanation for chapter in find_example(game)[0] for explanation in chapter.explanations]


def words_written(game: str, language: str) -> list[tuple[str, list[str]]]:
    """The names of the words for a guided game, in order, each with its attributes."""
    text = (files(GAMES[game]) / "locales" / language / "learn.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    return [(entry.id.name, [attribute.id.name for attribute in entry.attributes]) for entry in entries]


def test_the_record_is_played_to_the_end_of_the_first_propaganda_round_or_player_turn(game):
    told = [line.message for line in played(game).log]

    if game in ORDERS:
        assert played(game).question.message == "ask-orders"
        assert (told.count("log-player-turn"), told.count("log-clean-up")) == (2, 1)
    else:
        assert played(game).question.message == "ask-reveal"
        assert told.count("log-political-will-phase") == 1


def test_every_answer_is_a_lesson_and_the_end_is_the_last(game):
    lessons = lessons_of(find_example(game)[0])

    assert [lesson.moment for lesson in lessons] == list(range(len(played(game).answers) + 1))


def test_the_chapters_cover_all_lessons_in_order(game):
    chapters, _ = find_example(game)
    lessons = lessons_of(chapters)

    assert [lesson.chapter for lesson in lessons] == sorted(lesson.chapter for lesson in lessons)
    assert {lesson.chapter for lesson in lessons} == set(range(len(chapters)))


def test_the_chapters_of_a_game_with_cards_begin_with_a_card(game):
    if game in ORDERS:
        return
    chapters, _ = find_example(game)
    begins = [chapter.explanations[0][0] for chapter in chapters]
    assert [played(game).sides[moment] for moment in begins] == [CHANCE] * len(chapters)
    assert [line.message for line in played(game).log].count("log-reveal") == len(chapters)


def test_each_side_is_shown_at_all_its_operations(game):
    answers = set(played(game).answers)
    granted = {answer.split()[0] for answer in answers}  # by an event: "ambush famagusta"

    assert set({**OPERATIONS, **ORDERS}[game].split()) - answers - granted == set()


def test_every_explanation_is_used_once_and_for_a_few_answers(game):
    told = explanations(game)

    assert len({key for _, key in told}) == len(told)
    assert [key for (begins, key), (ends, _) in pairwise(told) if not 1 <= ends - begins <= 7] == []


def test_no_explanation_goes_on_into_the_turn_of_the_other_side(game):
    told, sides = explanations(game), played(game).sides
    acting = [set(sides[begins:ends]) - {CHANCE} for (begins, _), (ends, _) in pairwise(told)]

    assert [key for (_, key), who in zip(told, acting, strict=False) if len(who) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_explanation_has_words_and_no_words_are_unused(game, language):
    wanted = []
    for chapter in find_example(game)[0]:
        wanted.append((f"learn-chapter-{chapter.key}", ["learnt"]))
        wanted += [(f"learn-{key}", []) for _, key in chapter.explanations]

    assert words_written(game, language) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_short(game, language):
    texts = {key: words_for(game, language).text(f"learn-{key}") for _, key in explanations(game)}

    assert {key: text for key, text in texts.items() if len(text) > SHORT[language]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_takes_about_three_minutes(game, language):
    example, words = example_of(game), words_for(game, language)
    minutes = [example.seconds_for(chapter, words) / 60 for chapter in range(len(example.chapters))]

    assert [round(one, 1) for one in minutes if not 1.25 <= one <= 4.5] == []


@pytest.mark.parametrize(
    ("language", "file", "line"),
    [
        ("en", "web/src/words/en.ftl", "lobby-learn-aside"),
        ("ja", "web/src/words/ja.ftl", "lobby-learn-aside"),
        ("en", "README.md", "Learn by playing"),
    ],
)
def test_the_minutes_that_are_promised_are_those_that_were_measured(game, language, file, line):
    (promise,) = [text for text in (ROOT / file).read_text(encoding="utf-8").splitlines() if line in text]
    least, most = map(int, re.findall(r"\d+", promise))

    minutes = [describe_outline(taught, language)["minutes"] for taught in TAUGHT]
    assert (least, most) == (min(minutes), max(minutes))
    assert least <= describe_outline(game, language)["minutes"] <= most


def test_lessons_and_their_time_follow_from_the_chapters(game):
    del game  # the same for all
    chapters = [Chapter("one", [(0, "a"), (2, "b")]), Chapter("two", [(3, "c"), (4, "end")])]

    assert lessons_of(chapters) == [
        Lesson(0, "a", 0),
        Lesson(1, "a", 0),
        Lesson(2, "b", 0),
        Lesson(3, "c", 1),
        Lesson(4, "end", 1),
    ]
    assert seconds_to_read("word " * 228, "en") == seconds_to_read("字" * 357, "ja") == 60
