"""What the boards of The British Way in characters have in common. Made for 100 columns, with or without colour."""

from __future__ import annotations

from collections.abc import Callable

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sandtable.games.british_way.cells.state import CellState
from sandtable.games.british_way.position import counts_of
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES
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


class Spaces:
    """A table with a row for each space; where its columns do not fit side by side, in parts, one below the other."""

    def __init__(self, draw: Callable[[list[str], int | None], Table], facts: list[str]) -> None:
        self.draw = draw  # those of the facts that are named, in so many columns, or in as few as they need
        self.facts = facts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tables = [self.draw(self.facts, WIDTH)]
        if options.max_width < WIDTH:
            room = options.update(max_width=WIDTH)
            for size in range(len(self.facts), 0, -1):
                parts = [self.facts[at : at + size] for at in range(0, len(self.facts), size)]
                tables = [self.draw(part, None) for part in parts]
                if all(console.measure(table, options=room).maximum <= options.max_width for table in tables):
                    break
        yield from tables


def draw_spaces(state: State, words: Words, kinds: list[str], groups: list[list[int]]) -> Spaces:
    """A row for each space, group by group, a column for each kind of piece or marker."""
    return Spaces(lambda some, width: draw_kinds(state, words, some, groups, width), kinds)


def draw_kinds(state: State, words: Words, kinds: list[str], groups: list[list[int]], width: int | None) -> Table:
    """Some of the columns."""
    table = Table(box=SIMPLE_HEAD, width=width, pad_edge=False, padding=(0, 1), collapse_padding=True)
    table.add_column("", no_wrap=True, min_width=26)
    for kind in kinds:
        heading = words.text(f"head-{kind}")
        table.add_column(heading, justify="center", style=STYLES[kind], no_wrap=True, min_width=cell_len(heading))
    for spaces in groups:
        for space in spaces:
            counts = [counts_of(state, kind)[space] for kind in kinds]
            cells = [Text(str(count) if count else "·", style="" if count else "dim") for count in counts]
            table.add_row(Text(words.name(state.places.names[space])), *cells, end_section=space == spaces[-1])
    return table


def begin_tracks() -> Table:
    """An empty grid: a label and what there is to say, line by line."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def draw_will(state: State) -> Text:
    """1.8: the Political Will Track."""
    will = state.political_will
    return Text("■" * will, style="bright_blue") + Text("□" * (state.most_will - will), style="dim") + Text(f"  {will}")


def draw_track(value: int, most: int) -> Text:
    """A short track, the box of its marker in brackets."""
    boxes = range(most + 1)
    return Text(" ").join(
        Text(f"[{box}]", style="bold") if box == value else Text(str(box), style="dim") for box in boxes
    )


def draw_initiative(state: State, words: Words, sides: list[str]) -> str:
    """2.3: who is 1st and 2nd Eligible, and who stands in which box."""
    second = sides[1] if state.first == sides[0] else sides[0]
    eligible = words.listed([f"1 {words.name(state.first)}", f"2 {words.name(second)}"])
    taken = [(box, side) for box, side in zip(BOXES, state.boxes, strict=True) if side]
    boxes = [words.labelled(words.name(box), words.name(side)) for box, side in taken]
    return "   ".join([eligible, *boxes])


def draw_available(state: CellState, words: Words, elsewhere: dict[str, int]) -> Prose:
    """1.4.1: Available, and how much there is at other places off the map."""
    available = counted(
        words, police=state.available_police, cells=state.available_cells, caches=state.available_caches
    )
    told = [words.labelled(words.text(f"label-{place}"), count) for place, count in elsewhere.items()]
    return Prose("   ".join([available, *told]))


def draw_chits(state: CellState) -> str:
    """1.6.1: the chits that the British hold, by their values."""
    held = [str(value) for value in range(3) for _ in range(state.chits[value])]
    return " ".join(held) or "–"


def draw_capabilities(state: State, words: Words) -> Prose:
    """5.3: the Capabilities in force, and with which text."""
    in_force = [
        words.literal("ui-with-aside", {"text": words.name(card), "aside": words.listed([card, words.name(text)])})
        for card, text in zip(state.deck.capabilities, state.capabilities, strict=True)
        if text
    ]
    return Prose(words.listed(in_force) or "–")


def counted(words: Words, **counts: int) -> str:
    """How many of each kind of piece."""
    return words.listed(words.text("ui-counted", {"name": kind, "count": count}) for kind, count in counts.items())


def draw_card(state: State, words: Words) -> RenderableType:
    """The current card with both halves."""
    if not state.card:
        return Text("")
    key = f"card-{state.card}"
    attributes = words.attributes(key)
    single = state.card in state.deck.single_text or "shaded" not in attributes
    halves = ["unshaded"] if single else ["unshaded", "shaded"]
    panels = []
    for half in halves:
        title = words.text(key, attribute=f"{half}-title")
        label = words.labelled(words.name(half), title) if len(halves) == 2 else title
        width = WIDTH // 2 - 3 if len(halves) == 2 else WIDTH - 5
        text = Prose(words.text(key, attribute=half))
        panels.append(Panel(text, title=label, title_align="left", width=width, border_style="dim"))
    marks = [words.text(key, attribute=mark) for mark in ("capability", "star") if mark in attributes]
    marks += filter(None, [words.deck_of(state.card)])
    number, deck = len(state.seen_cards()), state.deck
    place = words.text("label-card-number", {"number": number, "all": deck.piles * deck.cards_in_pile})
    title = " · ".join([f"{state.card} {words.text(key)}", *marks, place])
    return Panel(Columns(panels, padding=(0, 1)), title=Text(title, style="bold"), title_align="left", width=WIDTH)
