"""The board of DAK-II in characters: the turn, the map around a hex, and what a player asks about it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from sandtable.engine.state import State as EngineState
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import conditions
from sandtable.games.ocs.terminal.battle import show_preview
from sandtable.games.ocs.terminal.finding import state_of
from sandtable.games.ocs.terminal.hexmap import HexMap
from sandtable.games.ocs.terminal.looking import about, follow, front_of, legend, look, meant, show_legend
from sandtable.games.ocs.terminal.stacks import show_stack, show_supply, show_units
from sandtable.games.ocs.terminal.symbols import STYLES
from sandtable.games.ocs.theatre import WEATHERS
from sandtable.terminal.board import Board, Desk, Orders
from sandtable.terminal.prose import Prose
from sandtable.words import Words

WIDTH = 120


def draw(state: EngineState, words: Words) -> RenderableType:
    """The turn, and the map around the front."""
    assert isinstance(state, State)
    return Group(draw_turn(state, words), HexMap(state, front_of(state)), legend(words))


def draw_turn(state: State, words: Words) -> Prose:
    """The date, whose player turn it is, the weather, and how the victory conditions stand."""
    weather = [f"{name} {words.name(WEATHERS[kind])}" for name, kind in sorted(state.weather.items())]
    parts = [words.name(state.scenario), words.literal("look-turn", {"turn": state.turn, "date": state.date})]
    parts += [words.name(SIDE_NAMES[state.phasing]), words.listed(weather)]
    for condition in conditions(state):
        text = words.text(f"condition-{condition.key}")
        if condition.needed > 1:
            text = words.labelled(text, f"{condition.now}/{condition.needed}")
        parts.append(f"[{'x' if condition.is_met else ' '}] {text}")
    return Prose(" · ".join(filter(None, parts)), style="bold")


def look_at(desk: Desk, typed: str) -> RenderableType:
    """`map`: the turn, and the map around what is named."""
    state = state_of(desk)
    assert isinstance(state, State)
    return Group(Text(), draw_turn(state, desk.words), look(desk, typed))


BOARD = Board(
    draw,
    WIDTH,
    {name: STYLES[side] for side, name in enumerate(SIDE_NAMES)},
    {
        "map": look_at,
        "legend": show_legend,
        "stack": show_stack,
        "units": show_units,
        "supply": show_supply,
        "preview": show_preview,
    },
    Orders(look_at, meant, follow, about),
)
