"""The board in characters, for those who watch an agent play."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from sandtable.engine.game import Game
from sandtable.terminal.board import find_board
from sandtable.words import words_for


def draw(game: Game) -> str:
    """The board, and below it what is asked."""
    board, words = find_board(game.rules.name), words_for(game.rules.name, "en")
    page = Console(file=StringIO(), width=board.width, no_color=True, highlight=False)
    page.print(board.draw(game.state, words))
    if game.question is not None:
        page.print(f"\n{words.name(game.question.side)}: {words.question(game.question)} ({game.question.rule})")
    assert isinstance(page.file, StringIO)
    return page.file.getvalue()
