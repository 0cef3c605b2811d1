"""The board of Cyprus in a terminal: everything on it, within 100 columns, in each language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from cyprus.table import position, state_of
from sandtable.games import GAMES
from sandtable.games.british_way.cyprus.map import NAMES
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.terminal import BOARD
from sandtable.words import LANGUAGES, Words

CYPRUS = "sandtable.games.british_way.cyprus"
SCENE = (
    "nicosia: 2 troops, 1 police, 7 underground, 1 sabotage, 1 curfew | troodos: 2 caches, 3 active | prison: 2"
    " | political will: 11 | opinion: 3 | chits: 0 2 2 | capabilities: HC-05 shaded eoka | card: HC-11"
    " | do: action first"
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def words(language, monkeypatch) -> Words:
    monkeypatch.setitem(GAMES, "cyprus", CYPRUS)
    return Words(RULES, language)


def drawn(text: str, words: Words) -> list[str]:
    """The lines of the board of a position."""
    screen = StringIO()
    console = Console(file=screen, width=BOARD.width, highlight=False)
    console.print(BOARD.draw(state_of(position(text)), words))
    return [line.strip() for line in screen.getvalue().splitlines()]


def cells(lines: list[str], name: str) -> list[str]:
    """What stands in the row of a space, column by column."""
    return next(line.split() for line in lines if line.startswith(name))[len(name.split()) :]


@every_language
def test_every_space_has_a_row_with_its_pieces(words):
    lines = drawn(SCENE, words)

    assert cells(lines, words.name("nicosia")) == ["2", "1", "7", "·", "·", "1", "1"]
    assert cells(lines, words.name("troodos")) == ["·", "·", "·", "3", "2", "·", "·"]
    assert all(any(line.startswith(words.name(name)) for line in lines) for name in NAMES)


@every_language
def test_tracks_chits_capabilities_and_the_card_are_told(words):
    lines = drawn(SCENE, words)
    text = "\n".join(lines)

    assert "■" * 11 + "□" * 4 in text
    assert "0 1 2 [3] 4" in text
    assert any(words.text("label-chits") in line and "0 2 2" in line for line in lines)
    assert words.name("HC-05") in text
    assert words.text("card-HC-11") in text


@every_language
def test_no_line_is_wider_than_the_board(words):
    for card in ("HC-11", "HC-15", "HC-20", "HC-25"):
        for line in drawn(SCENE.replace("HC-11", card), words):
            assert cell_len(line) <= BOARD.width
