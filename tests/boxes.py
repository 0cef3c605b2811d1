"""Boxes for tests: a deck for Cyprus with one card of the owner's, sound or not."""

from __future__ import annotations

from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "box"
HEAD = """
from sandtable.engine.questions import choose
from sandtable.games.british_way.cyprus.cards import DECK as HOUSE
from sandtable.games.british_way.owners_deck import OwnersDeck
from sandtable.games.british_way.vocabulary import SHADED, UNSHADED
"""
ONE_CARD = 'DECK = OwnersDeck(HOUSE, ["C7", *HOUSE.without("HC-07")])\n'
UNSHADED = "@DECK.event('C7', UNSHADED)\ndef one(state, side):\n    {}\n    yield from ()\n"
SHADED = "@DECK.event('C7', SHADED)\ndef other(state, side):\n    yield from ()\n"
TEXTS = """
card-C7 = A Card
    .unshaded-title = One
    .unshaded = This.
    .shaded-title = Other
    .shaded = That.
"""


def box_with(folder: Path, deck: str, texts: str = TEXTS, game: str = "cyprus") -> Path:
    """A box with a deck for a game."""
    (folder / game / "locales" / "en").mkdir(parents=True)
    (folder / game / "deck.py").write_text(HEAD + deck, encoding="utf-8")
    (folder / game / "locales" / "en" / "cards.ftl").write_text(texts, encoding="utf-8")
    return folder


def one_card(unshaded: str = "pass") -> str:
    """A deck with one card of the owner's, which does this."""
    return ONE_CARD + UNSHADED.format(unshaded) + SHADED
