"""The board of Malaya in characters: spaces, tracks, the card. Made for 100 columns, with or without colour."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.malaya.map import (
    ECONOMIC_CENTERS,
    KUALA_LUMPUR,
    NAMES,
    PROVINCES,
    THAILAND,
    has_control,
    has_level,
)
from sandtable.games.british_way.malaya.position import KINDS
from sandtable.games.british_way.malaya.state import COMMANDERS, NO_CONTROL, State
from sandtable.games.british_way.malaya.view import CONTROL_NAMES, LEVEL_NAMES
from sandtable.games.british_way.malaya.vocabulary import MCP, SIDES
from sandtable.games.british_way.position import counts_of
from sandtable.games.british_way.terminal import STYLES as FAMILY_STYLES
from sandtable.games.british_way.terminal import (
    WIDTH,
    Spaces,
    begin_tracks,
    counted,
    draw_capabilities,
    draw_card,
    draw_initiative,
    draw_will,
)
from sandtable.games.british_way.vocabulary import BRITISH
from sandtable.terminal.board import Board
from sandtable.terminal.prose import Prose
from sandtable.words import Words

STYLES = {**FAMILY_STYLES, "bases": "magenta", "villages": "bold cyan"}
STYLE_OF_SIDE = {BRITISH: "bold bright_blue", MCP: "bold red"}
STYLE_OF_LEVEL = {"support": "bright_blue", "neutral": "dim", "opposition": "red"}
FACTS = ["population", "level", "control"]  # beside the pieces and markers


def draw(state: EngineState, words: Words) -> RenderableType:
    """The whole board."""
    assert isinstance(state, State)
    return Group(draw_spaces(state, words), draw_tracks(state, words), Text(), draw_card(state, words))


def draw_spaces(state: State, words: Words) -> Spaces:
    """A row for each space: its people, what they think, who Controls it, and each kind of piece or marker."""
    return Spaces(lambda some, width: draw_facts(state, words, some, width), [*FACTS, *KINDS])


def draw_facts(state: State, words: Words, facts: list[str], width: int | None) -> Table:
    """Some of the columns."""
    table = Table(box=SIMPLE_HEAD, width=width, padding=0 if width else (0, 1), collapse_padding=True)
    table.add_column("", no_wrap=True, min_width=12)
    for fact in facts:
        heading, style = words.text(f"head-{fact}"), STYLES.get(fact, "")
        least = cell_len(heading) if fact in KINDS else None
        table.add_column(heading, justify="center", style=style, no_wrap=True, min_width=least)
    for spaces in (PROVINCES, [KUALA_LUMPUR, THAILAND], ECONOMIC_CENTERS):
        for space in spaces:
            name = Text(words.text(f"short-{NAMES[space]}"))
            cells = [fact_cell(state, words, space, fact) for fact in facts]
            table.add_row(name, *cells, end_section=space == spaces[-1])
    return table


def fact_cell(state: State, words: Words, space: int, fact: str) -> Text:
    """What there is of something in a space."""
    if fact == "level":
        return level_cell(state, words, space)
    if fact == "control":
        return control_cell(state, words, space)
    return count_cell(state.population[space] if fact == "population" else counts_of(state, fact)[space])


def count_cell(count: int) -> Text:
    """A number, or a dot for none."""
    return Text(str(count)) if count else Text("·", style="dim")


def level_cell(state: State, words: Words, space: int) -> Text:
    """1.6: what the people of a space think, where there are any."""
    if not has_level(space):
        return Text("")
    level = LEVEL_NAMES[state.level[space]]
    return Text(words.text(f"label-{level}"), style=STYLE_OF_LEVEL[level])


def control_cell(state: State, words: Words, space: int) -> Text:
    """1.7: who Controls a space, where there is Control."""
    if not has_control(space):
        return Text("")
    if state.control[space] == NO_CONTROL:
        return count_cell(0)
    side = CONTROL_NAMES[state.control[space]]
    return Text(words.name(side), style=STYLE_OF_SIDE[side])


def draw_tracks(state: State, words: Words) -> Table:
    """Political Will, Resources, the Commander, the Initiative Track, and everything off the map."""
    grid = begin_tracks()
    grid.add_row(words.text("label-political-will"), draw_will(state))
    resources = [words.labelled(words.name(side), state.resources_of(side)) for side in SIDES]
    grid.add_row(words.text("label-resources"), Prose("   ".join(resources)))
    grid.add_row(words.text("label-commander"), draw_commander(state, words))
    grid.add_row(words.text("label-initiative"), Prose(draw_initiative(state, words, SIDES)))
    grid.add_row(words.text("label-available"), Prose(draw_available(state, words)))
    grid.add_row(words.text("label-capabilities"), draw_capabilities(state, words))
    return grid


def draw_commander(state: State, words: Words) -> Text:
    """1.11: the track, with the Commander of now in brackets."""
    boxes = [
        Text(f"[{words.name(name)}]", style="bold") if place == state.commander else Text(words.name(name), style="dim")
        for place, name in enumerate(COMMANDERS)
    ]
    down = f"  {words.text('label-commander-down')}" if state.commander_down else ""
    return Text(" ").join(boxes) + Text(down)


def draw_available(state: State, words: Words) -> str:
    """1.4.1: the pieces that are not on the map, and what is left of New Villages and markers."""
    available = counted(
        words,
        troops=state.troops_available(),
        police=state.police_available(),
        guerrillas=state.guerrillas_available(),
        bases=state.bases_available(),
    )
    others = {"villages": state.villages_left(), "markers": state.markers_left()}
    told = [words.labelled(words.text(f"label-{place}"), count) for place, count in others.items()]
    return "   ".join([available, *told])


BOARD = Board(draw, WIDTH, STYLE_OF_SIDE)
