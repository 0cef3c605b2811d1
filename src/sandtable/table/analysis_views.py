"""What is shown of an analysis: the history of a game, the chances in it, the best turns."""

from __future__ import annotations

import asyncio
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


async def describe_turns(
    game: TableGame, moment: int, found: list[dict[str, Any]] | None, is_running: bool, language: str
) -> View:
    """The best turns at a moment, each answer in words, and the one that was played; none until they are found."""
    words = words_for(game.rules.name, language)
    side, turns, played = "", [], []
    if found:
        start = await game.timeline.go_to(moment)
        assert start.game.question is not None
        side = start.game.question.side
        turns = [
            {
                **turn,
                "answers": await describe_answers(turn["answers"], start, words),
                "plan": [words.text(message, arguments) for message, arguments in turn.get("plan", [])],
            }
            for turn in found
        ]
        played = await describe_answers(answers_of_turn(game.play, moment), start, words)
    return {
        "at": game.at,
        "moment": moment,
        "side": side,
        "turns": turns,
        "played": played,
        "running": is_running,
    }


def answers_of_turn(play: Play, moment: int) -> list[str]:
    """What has been answered from a moment to the end of its turn, by whomever."""
    turn = play.turn_starts[moment]
    end = next((later for later in range(moment, play.moment) if play.turn_starts[later] != turn), play.moment)
    return play.game.answers[moment:end]


async def describe_answers(answers: list[str], start: Play, words: Words) -> list[View]:
    """Answers given one after the other, those of the side that is asked first each in the words of its question.

    Others are served between them.
    """
    game, described = start.game.clone(), []
    asked = game.question.side if game.question is not None else ""
    for answer in answers:
        assert game.question is not None
        if game.question.side == asked:
            described.append(describe_answer(answer, game.question, words))
        game.play(answer)
        await asyncio.sleep(0)
    return described
