"""The guided example of a game, step by step: nothing is stored, the example is replayed up to the step."""

from __future__ import annotations

from functools import cache

from sandtable.engine.game import Game
from sandtable.engine.notation import Record, read_record
from sandtable.games import find, find_example
from sandtable.table.play import Play
from sandtable.table.refusals import Refusal
from sandtable.table.views import View, describe_play, lines_in_words
from sandtable.words import words_for


class Example:
    """The record of a game's example and where its lessons begin."""

    def __init__(self, game: str) -> None:
        self.rules = find(game)
        self.lessons, text = find_example(game)
        self.record: Record = read_record(self.rules, text)

    def play_until(self, moment: int) -> Play:
        """The example after so many answers."""
        record = self.record
        start = Game.new(self.rules, scenario=record.scenario, options=record.settings, position=record.start)
        return Play.replay(start, zip(record.sides[:moment], record.answers[:moment], strict=True))


@cache
def example_of(game: str) -> Example:
    """The example of a game, read once."""
    return Example(game)


def lesson(game: str, step: int, language: str) -> View:
    """A step of the example: the scene, our words about it, and the answers that the example gives next."""
    steps = len(example_of(game).lessons)
    if not 0 <= step < steps:
        raise Refusal(404, "refusal-no-such-step", last=steps - 1)
    return describe_lesson(game, step, language)


@cache
def describe_lesson(game: str, step: int, language: str) -> View:
    """The same, kept: there are few steps and they never change."""
    example, words = example_of(game), words_for(game, language)
    moments = [*(moment for moment, _ in example.lessons), len(example.record.answers)]
    play = example.play_until(moments[step])
    return {
        "scene": {**describe_play(play, words, eyes=""), "log_from": 0, "log": lines_in_words(play, 0, words)},
        "step": step,
        "steps": len(example.lessons),
        "explanation": words.text(f"learn-{example.lessons[step][1]}"),
        "expected": example.record.answers[moments[step] : moments[step + 1]],
    }
