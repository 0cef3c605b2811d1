"""The boards of The British Way in a terminal that has not the 100 columns for which they are made."""

from __future__ import annotations

from importlib import import_module
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from sandtable import Game, new_game
from sandtable.games import find
from sandtable.terminal.board import find_board
from sandtable.words import Words

every_language = pytest.mark.parametrize("language", ["en", "ja"])


def drawn(game: Game, language: str, width: int) -> list[str]:
    screen = StringIO()
    words = Words(game.rules, language)
    Console(file=screen, width=width, highlight=False).print(find_board(game.rules.name).draw(game.state, words))
    return screen.getvalue().splitlines()


@every_language
@pytest.mark.parametrize("name", ["palestine", "cyprus", "malaya"])
@pytest.mark.parametrize("width", [50, 60, 80, 99])
def test_no_column_of_the_board_is_cut_off(name, width, language):
    kinds = import_module(f"sandtable.games.british_way.{name}.position").KINDS
    lines = drawn(new_game(name, seed=1), language, width)
    headings = [word for line in lines for word in line.split()]
    words = Words(find(name), language)

    assert [kind for kind in kinds if words.text(f"head-{kind}") not in headings] == []
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("name", ["palestine", "cyprus", "malaya"])
def test_a_space_has_its_name_before_each_part_of_its_row(name):
    game, space = new_game(name, seed=1), {"palestine": "Gaza", "cyprus": "Nicosia", "malaya": "Kedah"}[name]
    rows = [line.split() for line in drawn(game, "en", 60) if line.strip().startswith(f"{space} ")]
    (whole,) = [line.split() for line in drawn(game, "en", 100) if line.strip().startswith(f"{space} ")]

    assert len(rows) > 1
    assert [cell for row in rows for cell in row[1:]] == whole[1:]


@every_language
@pytest.mark.parametrize("width", [60, 80])
def test_the_only_text_of_a_card_is_whole(width, language):
    game = new_game("malaya", seed=3)
    told = Words(game.rules, language).text("card-HM-28", attribute="unshaded")

    shown = "".join("".join(drawn(game, language, width)).replace("│", "").split())

    assert "".join(told.split()) in shown
