"""What a guided first game is made of: chapters of explanations over the answers of a record."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise


@dataclass
class Chapter:
    """A part of a guided game that takes about three minutes.

    `learn-chapter-KEY` in the catalogues is its title, and the attribute `learnt` what one knows after it. Each
    explanation, `learn-KEY`, begins at a moment of the record, that is, after so many answers.
    """

    key: str
    explanations: list[tuple[int, str]]


@dataclass
class Lesson:
    """One answer to give: its moment, what is said about it, and the place of its chapter."""

    moment: int
    key: str
    chapter: int


def lessons_of(chapters: list[Chapter]) -> list[Lesson]:
    """Every answer is a lesson of its own, since the player gives it; an explanation stands until the next begins.

    The last explanation comes when all answers have been given.
    """
    begun = [(moment, key, place) for place, one in enumerate(chapters) for moment, key in one.explanations]
    given = [
        Lesson(at, key, place) for (begins, key, place), (ends, *_) in pairwise(begun) for at in range(begins, ends)
    ]
    return [*given, Lesson(*begun[-1])]
