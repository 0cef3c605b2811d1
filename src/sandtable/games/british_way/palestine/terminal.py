"""The board of Palestine in characters: spaces, tracks, the card."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.palestine.map import CITIES, DISTRICTS, RAILWAYS
from sandtable.games.british_way.palestine.position import KINDS
from sandtable.games.british_way.palestine.state import NO_PASS_OWED, State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, IRGUN, SIDES
from sandtable.games.british_way.terminal import (
    WIDTH,
    begin_tracks,
    counted,
    draw_available,
    draw_capabilities,
    draw_card,
    draw_chits,
    draw_initiative,
    draw_spaces,
    draw_track,
    draw_will,
)
from sandtable.terminal.board import Board
from sandtable.terminal.prose import Prose
from sandtable.words import Words


def draw(state: EngineState, words: Words) -> RenderableType:
    """The whole board."""
    assert isinstance(state, State)
    spaces = draw_spaces(state, words, KINDS, [CITIES, DISTRICTS, RAILWAYS])
    return Group(spaces, draw_tracks(state, words), Text(), draw_card(state, words))


def draw_tracks(state: State, words: Words) -> Table:
    """Political Will, Haganah, the Initiative Track, and everything off the map."""
    grid = begin_tracks()
    grid.add_row(words.text("label-political-will"), draw_will(state))
    locked = words.labelled(
        words.text("label-track"), counted(words, cells=state.track_cells, caches=state.track_caches)
    )
    grid.add_row(words.text("label-haganah"), draw_track(state.haganah, 4) + Text(f"  {locked}"))
    owed = "" if state.forced_pass == NO_PASS_OWED else f"   {words.text('label-pass-owed')}"
    grid.add_row(words.text("label-initiative"), Prose(draw_initiative(state, words, SIDES) + owed))
    elsewhere = {"prison": state.prison, "markers": state.markers_left()}
    if state.removed_from_game:
        elsewhere["removed"] = state.removed_from_game
    grid.add_row(words.text("label-available"), draw_available(state, words, elsewhere))
    grid.add_row(words.text("label-chits"), draw_chits(state))
    grid.add_row(words.text("label-capabilities"), draw_capabilities(state, words))
    return grid


BOARD = Board(draw, WIDTH, {BRITISH: "bold bright_blue", IRGUN: "bold red"})
