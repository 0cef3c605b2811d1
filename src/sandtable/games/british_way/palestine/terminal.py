"""The board of Palestine in characters: spaces, tracks, the card. Legible at 100 columns, with or without colour."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS_IN_PILE, PILES, SINGLE_TEXT
from sandtable.games.british_way.palestine.map import CITIES, DISTRICTS, NAMES, RAILWAYS
from sandtable.games.british_way.palestine.position import KINDS, counts_of
from sandtable.games.british_way.palestine.state import MOST_WILL, NO_PASS_OWED, State
from sandtable.games.british_way.palestine.vocabulary import BOXES, BRITISH, IRGUN, other
from sandtable.terminal.board import Board
from sandtable.terminal.prose import Prose
from sandtable.words import Words

STYLES = {
    "troops": "yellow",
    "police": "bright_blue",
    "underground": "red",
    "active": "bold bright_red",
    "caches": "magenta",
    "sabotage": "bold",
    "terror": "bold bright_magenta",
    "curfew": "bold cyan",
}
WIDTH = 100


def draw(state: EngineState, words: Words) -> RenderableType:
    """The whole board."""
    assert isinstance(state, State)
    return Group(draw_spaces(state, words), draw_tracks(state, words), Text(), draw_card(state, words))


def draw_spaces(state: State, words: Words) -> Table:
    """A row for each space, a column for each kind of piece or marker."""
    table = Table(box=SIMPLE_HEAD, width=WIDTH, pad_edge=False, padding=(0, 1), collapse_padding=True)
    table.add_column("", no_wrap=True, min_width=26)
    for kind in KINDS:
        heading = words.text(f"head-{kind}")
        table.add_column(heading, justify="center", style=STYLES[kind], no_wrap=True, min_width=cell_len(heading))
    for spaces in (CITIES, DISTRICTS, RAILWAYS):
        for space in spaces:
            counts = [counts_of(state, kind)[space] for kind in KINDS]
            cells = [Text(str(count) if count else "·", style="" if count else "dim") for count in counts]
            table.add_row(Text(words.name(NAMES[space])), *cells, end_section=space == spaces[-1])
    return table


def draw_tracks(state: State, words: Words) -> Table:
    """Political Will, Haganah, the Initiative Track, and everything off the map."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    will = state.political_will
    bar = Text("■" * will, style="bright_blue") + Text("□" * (MOST_WILL - will), style="dim") + Text(f"  {will}")
    grid.add_row(words.text("label-political-will"), bar)
    steps = Text(" ").join(
        Text(f"[{value}]", style="bold") if value == state.haganah else Text(str(value), style="dim")
        for value in range(5)
    )
    locked = words.labelled(
        words.text("label-track"), counted(words, cells=state.track_cells, caches=state.track_caches)
    )
    grid.add_row(words.text("label-haganah"), steps + Text(f"  {locked}"))
    grid.add_row(words.text("label-initiative"), Prose(draw_initiative(state, words)))
    available = {"police": state.available_police, "cells": state.available_cells, "caches": state.available_caches}
    elsewhere = {"prison": state.prison, "markers": state.markers_left()}
    if state.removed_from_game:
        elsewhere["removed"] = state.removed_from_game
    told = [words.labelled(words.text(f"label-{place}"), count) for place, count in elsewhere.items()]
    grid.add_row(words.text("label-available"), Prose("   ".join([counted(words, **available), *told])))
    held = [str(value) for value in range(3) for _ in range(state.chits[value])]
    grid.add_row(words.text("label-chits"), " ".join(held) or "–")
    in_force = [
        words.literal("ui-with-aside", {"text": words.name(card), "aside": words.listed([card, words.name(text)])})
        for card, text in zip(CAPABILITY_CARDS, state.capabilities, strict=True)
        if text
    ]
    grid.add_row(words.text("label-capabilities"), Prose(words.listed(in_force) or "–"))
    return grid


def counted(words: Words, **counts: int) -> str:
    """How many of each kind of piece."""
    return words.listed(words.text("ui-counted", {"name": kind, "count": count}) for kind, count in counts.items())


def draw_initiative(state: State, words: Words) -> str:
    """2.3: who is 1st and 2nd Eligible, and who stands in which box."""
    eligible = words.listed([f"1 {words.name(state.first)}", f"2 {words.name(other(state.first))}"])
    taken = [(box, side) for box, side in zip(BOXES, state.boxes, strict=True) if side]
    boxes = [words.labelled(words.name(box), words.name(side)) for box, side in taken]
    owed = "" if state.forced_pass == NO_PASS_OWED else f"   {words.text('label-pass-owed')}"
    return "   ".join([eligible, *boxes]) + owed


def draw_card(state: State, words: Words) -> RenderableType:
    """The current card with both halves."""
    if not state.card:
        return Text("")
    key = f"card-{state.card}"
    attributes = words.attributes(key)
    halves = ["unshaded"] if state.card in SINGLE_TEXT or "shaded" not in attributes else ["unshaded", "shaded"]
    panels = []
    for half in halves:
        title = words.text(key, attribute=f"{half}-title")
        label = words.labelled(words.name(half), title) if len(halves) == 2 else title
        width = WIDTH // 2 - 3 if len(halves) == 2 else WIDTH - 5
        text = Prose(words.text(key, attribute=half))
        panels.append(Panel(text, title=label, title_align="left", width=width, border_style="dim"))
    marks = [words.text(key, attribute=mark) for mark in ("capability", "star") if mark in attributes]
    number = len(state.seen_cards())
    place = words.text("label-card-number", {"number": number, "all": PILES * CARDS_IN_PILE})
    title = " · ".join([f"{state.card} {words.text(key)}", *marks, place])
    return Panel(Columns(panels, padding=(0, 1)), title=Text(title, style="bold"), title_align="left", width=WIDTH)


BOARD = Board(draw, WIDTH, {BRITISH: "bold bright_blue", IRGUN: "bold red"})
