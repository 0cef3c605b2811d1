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
from sandtable.games.british_way.palestine.vocabulary import BOXES, other
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
    locked = f"  {words.text('label-track')}: {cells_and_caches(words, state.track_cells, state.track_caches)}"
    grid.add_row(words.text("label-haganah"), steps + Text(locked))
    grid.add_row(words.text("ui-initiative"), draw_initiative(state, words))
    available = f"{words.name('police')} {state.available_police}, "
    available += cells_and_caches(words, state.available_cells, state.available_caches)
    removed = f"   {words.text('label-removed')}: {state.removed_from_game}" if state.removed_from_game else ""
    grid.add_row(
        words.text("label-available"),
        f"{available}   {words.text('label-prison')}: {state.prison}   "
        f"{words.text('label-markers')}: {state.markers_left()}{removed}",
    )
    held = [str(value) for value in range(3) for _ in range(state.chits[value])]
    grid.add_row(words.text("label-chits"), " ".join(held) or "–")
    in_force = [
        f"{words.name(card)} ({card}, {words.name(text)})"
        for card, text in zip(CAPABILITY_CARDS, state.capabilities, strict=True)
        if text
    ]
    grid.add_row(words.text("label-capabilities"), "; ".join(in_force) or "–")
    return grid


def cells_and_caches(words: Words, cells: int, caches: int) -> str:
    return f"{words.name('cells')} {cells}, {words.name('caches')} {caches}"


def draw_initiative(state: State, words: Words) -> str:
    """2.3: who is 1st and 2nd Eligible, and who stands in which box."""
    eligible = f"1 {words.name(state.first)}, 2 {words.name(other(state.first))}"
    boxes = [f"{words.name(box)}: {words.name(side)}" for box, side in zip(BOXES, state.boxes, strict=True) if side]
    owed = "" if state.forced_pass == NO_PASS_OWED else f"   {words.text('ui-pass-owed')}"
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
        label = f"{words.name(half)}: {title}" if len(halves) == 2 else title
        width = WIDTH // 2 - 3 if len(halves) == 2 else WIDTH - 5
        text = Text(words.text(key, attribute=half), overflow="fold", no_wrap=False)
        panels.append(Panel(text, title=label, title_align="left", width=width, border_style="dim"))
    marks = [words.text(key, attribute=mark) for mark in ("capability", "star") if mark in attributes]
    number = len(state.seen_cards())
    place = words.text("ui-card-number", {"number": number, "all": PILES * CARDS_IN_PILE})
    title = " · ".join([f"{state.card} {words.text(key)}", *marks, place])
    return Panel(Columns(panels, padding=(0, 1)), title=Text(title, style="bold"), title_align="left", width=WIDTH)
