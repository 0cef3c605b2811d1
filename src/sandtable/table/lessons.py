"""The guided first game of a game, step by step: nothing is stored, its record is replayed up to the step."""

from __future__ import annotations

from functools import cache

from sandtable.engine.game import Game
from sandtable.engine.notation import Record, read_record
from sandtable.games import find, find_example
from sandtable.games.lessons import lessons_of
from sandtable.table.play import Play
from sandtable.table.refusals import Refusal
from sandtable.table.views import View, describe_answer, describe_play, lines_in_words
from sandtable.words import Words, words_for

# How long a chapter takes. Aloud, and so with care, people read in a minute so many words of English or characters of
# Japanese: the means that were found with the International Reading Speed Texts (Trauzettel-Klosinski and Dietz, 2012).
WORDS_A_MINUTE = 228
CHARACTERS_A_MINUTE = 357
# To find an answer on the board or its button, give it and see what comes of it; our own guess.
SECONDS_FOR_AN_ANSWER = 4


class Example:
    """The record of a guided game, its chapters and its lessons."""

    def __init__(self, game: str) -> None:
        self.rules = find(game)
        self.chapters, text = find_example(game)
        self.lessons = lessons_of(self.chapters)
        self.record: Record = read_record(self.rules, text)

    def play_until(self, moment: int) -> Play:
        """The game after so many answers."""
        record = self.record
        start = Game.new(self.rules, scenario=record.scenario, options=record.settings, position=record.start)
        return Play.replay(start, zip(record.sides[:moment], record.answers[:moment], strict=True))

    def steps_of(self, chapter: int) -> list[int]:
        """The places of the lessons of a chapter."""
        return [step for step, lesson in enumerate(self.lessons) if lesson.chapter == chapter]

    def seconds_for(self, chapter: int, words: Words) -> float:
        """How long a chapter takes, by what there is to read and how many answers there are to give."""
        texts = [words.text(f"learn-{key}") for _, key in self.chapters[chapter].explanations]
        answers = sum(self.lessons[step].moment < len(self.record.answers) for step in self.steps_of(chapter))
        return sum(seconds_to_read(text, words.language) for text in texts) + answers * SECONDS_FOR_AN_ANSWER


@cache
def example_of(game: str) -> Example:
    """The guided game of a game, read once."""
    return Example(game)


def seconds_to_read(text: str, language: str) -> float:
    """How long somebody reads a text who reads at a common speed."""
    if language == "ja":
        return 60 * len(text) / CHARACTERS_A_MINUTE
    return 60 * len(text.split()) / WORDS_A_MINUTE


@cache
def describe_outline(game: str, language: str) -> View:
    """The chapters of a guided game, and how many minutes each of them and all together take."""
    example, words = example_of(game), words_for(game, language)
    seconds = [example.seconds_for(chapter, words) for chapter in range(len(example.chapters))]
    return {
        "title": words.text("name-game"),
        "minutes": round(sum(seconds) / 60),
        "chapters": [
            {
                "key": chapter.key,
                "title": words.text(f"learn-chapter-{chapter.key}"),
                "learnt": words.text(f"learn-chapter-{chapter.key}", attribute="learnt"),
                "begins": example.steps_of(place)[0],
                "steps": len(example.steps_of(place)),
                "minutes": max(1, round(seconds[place] / 60)),
            }
            for place, chapter in enumerate(example.chapters)
        ],
    }


def lesson(game: str, step: int, language: str) -> View:
    """A step of a guided game: the scene, our words about it, and the answers that it gives next."""
    steps = len(example_of(game).lessons)
    if not 0 <= step < steps:
        raise Refusal(404, "refusal-no-such-step", last=steps - 1)
    return describe_lesson(game, step, language)


@cache
def describe_lesson(game: str, step: int, language: str) -> View:
    """The same, kept: there are few steps and they never change."""
    example, words = example_of(game), words_for(game, language)
    moments = [*(one.moment for one in example.lessons), len(example.record.answers)]
    play = example.play_until(moments[step])
    expected = example.record.answers[moments[step] : moments[step + 1]]
    scene = {**describe_play(play, words, eyes=""), "log_from": 0, "log": lines_in_words(play, 0, words)}
    question = play.game.question
    if question is not None and question.orders is not None and expected:  # of the many that are legal, only this one
        order = {**describe_answer(expected[0], question, words), "beside": ""}
        scene["question"] = {**scene["question"], "options": [order]}
    return {
        "scene": scene,
        "step": step,
        "steps": len(example.lessons),
        "explanation": words.text(f"learn-{example.lessons[step].key}"),
        "expected": expected,
    }
