"""The board of Malaya in a terminal: 100 columns, both languages, everything on it and beside it."""

from __future__ import annotations

from functools import cache
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from malaya.table import position
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.state import State
from sandtable.games import GAMES
from sandtable.games.british_way.malaya.cards import CARDS
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.terminal import BOARD
from sandtable.words import LANGUAGES, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    monkeypatch.setitem(GAMES, "malaya", "sandtable.games.british_way.malaya")


@cache
def words_of(language: str) -> Words:
    return Words(RULES, language)


def drawn(state: State, language: str = "en") -> str:
    """The board as it is printed, without colour."""
    screen = StringIO()
    Console(file=screen, width=120, highlight=False, color_system=None).print(BOARD.draw(state, words_of(language)))
    return screen.getvalue()


def row(text: str, name: str) -> list[str]:
    """What stands in the row of a space, a track or a box."""
    return next(line for line in text.splitlines() if line.strip().startswith(name)).split()


@every_language
@pytest.mark.parametrize("seed", range(3))
def test_the_board_fits_its_width_and_cuts_nothing_off_whatever_happens(language, seed):
    random, game = Random(seed), Game.new(RULES, dealer=Dealer(seed))
    while game.question is not None:
        text = drawn(game.state, language)
        assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= BOARD.width
        assert "…" not in text
        for _ in range(10):
            if game.question is not None:
                game.play(random.choice(list(game.question.options)))


def test_a_space_tells_its_people_their_opinion_who_controls_it_and_what_is_there():
    text = drawn(
        position(
            "perak: 3 troops, 2 police, 1 underground, 1 terror, 1 villages, opposition | pahang: 2 active, 1 bases"
            "| kuala_lumpur: 1 police, 1 underground, support | ec_tin: 1 police, 2 sabotage"
        ).state
    )

    assert row(text, "Perak")[1:] == ["3", "Opposition", "British", "3", "2", "1", "·", "·", "·", "1", "1"]
    assert row(text, "Pahang")[1:] == ["1", "Neutral", "MCP", "·", "·", "·", "2", "1", "·", "·", "·"]
    assert row(text, "K. Lumpur")[2:] == ["2", "Support", "·", "·", "1", "1", "·", "·", "·", "·", "·"]
    assert row(text, "EC Tin")[2:] == ["·", "·", "1", "·", "·", "·", "2", "·", "·"]


def test_the_tracks_and_what_is_available_stand_below():
    text = drawn(
        position(
            "perak: 2 troops, 1 underground, 1 villages | resources: 7 british, 3 mcp | political will: 9"
            "| commander: briggs down | played: HM-10"
        ).state
    )

    assert "■" * 9 + "□" * 11 + "  9" in text
    assert "British: 7   MCP: 3" in text
    assert "Gurney [Briggs] Templer  face down" in text
    assert "Troops 13, Police 15, Guerrillas 14, Bases 4   New Villages: 3   Markers left: 15" in text


@every_language
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_shown_with_its_texts(card, language):
    game = Game.new(RULES)
    state = game.state.copy()
    state.card = card  # type: ignore[attr-defined]
    words, text = words_of(language), drawn(state, language)
    halves = [half for half in ("unshaded", "shaded") if half in words.attributes(f"card-{card}")]

    assert words.name(card) in text
    assert all(words.text(f"card-{card}", attribute=f"{half}-title") in text for half in halves)
