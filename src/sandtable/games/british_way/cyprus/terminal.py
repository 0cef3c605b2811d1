"""The board of Cyprus in characters: spaces, tracks, the card."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cyprus.map import BASES, MOUNTAINS, TOWNS
from sandtable.games.british_way.cyprus.position import KINDS
from sandtable.games.british_way.cyprus.state import CONDEMN, State
from sandtable.games.british_way.cyprus.vocabulary import EOKA, SIDES
from sandtable.games.british_way.terminal import (
    WIDTH,
    begin_tracks,
    draw_available,
    draw_capabilities,
    draw_card,
    draw_chits,
    draw_initiative,
    draw_spaces,
    draw_track,
    draw_will,
)
from sandtable.games.british_way.vocabulary import BRITISH
from sandtable.terminal.board import Board
from sandtable.terminal.prose import Prose
from sandtable.words import Words


def draw(state: EngineState, words: Words) -> RenderableType:
    """The whole board."""
    assert isinstance(state, State)
    spaces = draw_spaces(state, words, KINDS, [TOWNS, MOUNTAINS, BASES])
    return Group(spaces, draw_tracks(state, words), Text(), draw_card(state, words))


def draw_tracks(state: State, words: Words) -> Table:
    """Political Will, International Opinion, the Initiative Track, and everything off the map."""
    grid = begin_tracks()
    grid.add_row(words.text("label-political-will"), draw_will(state))
    grid.add_row(words.text("label-opinion"), draw_track(state.opinion, CONDEMN))
    grid.add_row(words.text("label-initiative"), Prose(draw_initiative(state, words, SIDES)))
    elsewhere = {"prison": state.prison, "markers": state.markers_left()}
    grid.add_row(words.text("label-available"), draw_available(state, words, elsewhere))
    grid.add_row(words.text("label-chits"), draw_chits(state))
    grid.add_row(words.text("label-capabilities"), draw_capabilities(state, words))
    return grid


BOARD = Board(draw, WIDTH, {BRITISH: "bold bright_blue", EOKA: "bold red"})
