"""What is shown of an analysis: the history of a game, the chances in it, the best turns."""

from __future__ import annotations

from typing import Any

from sandtable.bots.guide import find_guide
from sandtable.table.play import Play
from sandtable.table.table_game import TableGame
from sandtable.table.views import View, describe_answer
from sandtable.words import Words, words_for


def history(game: TableGame) -> list[View]:
    """What a chart shows: a point for the beginning of each turn, and the present."""
    play = game.play
    past = [point for point in play.progress if point["moment"] != play.moment]
    return [*past, play.describe_progress()]


def describe_course(game: TableGame, chances: dict[int, list[float]], is_running: bool) -> View:
    """How likely each side was to win, turn by turn; at the end one has won, or all share a draw."""
    sides, end = game.rules.sides, find_guide(game.rules.name).chances(game.play.game.state)
    return {
        "points": [
            {"moment": moment, "chances": dict(zip(sides, known, strict=True))}
            for moment, known in {**chances, game.play.moment: end}.items()
        ],
        "total": len(history(game)),
        "running": is_running,
    }


def describe_turns(
    game: TableGame, moment: int, found: list[dict[str, Any]] | None, is_running: bool, language: str
) -> View:
    """The best turns at a moment, each answer in words; none until they are found."""
    words = words_for(game.rules.name, language)
    start = game.timeline.play_at(moment) if found else game.play
    turns = [
        {"answers": describe_answers(turn["answers"], start, words), "chance": turn["chance"]} for turn in found or []
    ]
    return {"at": game.at, "moment": moment, "turns": turns, "running": is_running}


def describe_answers(answers: list[str], start: Play, words: Words) -> list[View]:
    """Answers given one after the other, each in the words of its question."""
    game, described = start.game.clone(), []
    for answer in answers:
        assert game.question is not None
        described.append(describe_answer(answer, game.question, words))
        game.play(answer)
    return described
