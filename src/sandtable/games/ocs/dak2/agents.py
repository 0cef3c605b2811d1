"""What an agent sees of DAK-II: each counter's place and state, supply by hex, owners, and the time."""

from __future__ import annotations

from typing import Final

from sandtable.agents.encoding import Encoding, Part, places
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games.ocs.counters import SIDE_NAMES, word_of
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.map import is_on
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.sequence_of_play import VERBS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.supply.points import tokens_of

MOST: Final = 127
MAPS: Final = "".join(sorted({letter for scenario in SCENARIOS.values() for letter in scenario.maps}))
HEXES: Final = [row["hex"] for row in rows_of("hexes.csv") if any(is_on(row["hex"], letter) for letter in MAPS)]
UNITS: Final = [word_of(row["id"]) for row in rows_of("units.csv")]
SEGMENTS: Final = ["", "B", "C", "D", "E", "F", "G", "H", *VERBS]
# By unit: the two numbers of its hex (0 off the map), then its state
OF_UNITS: Final = ["row", "column", "steps", "face", "marker", "out_of_supply", "stocks", "fuel", "spent"]

PARTS: Final = [
    *[Part(name, len(UNITS), MOST) for name in OF_UNITS],
    Part("allied_tokens", len(HEXES), MOST),
    Part("axis_tokens", len(HEXES), MOST),
    Part("owner", len(HEXES), 2),
    Part("turn", 1, MOST),
    Part("side", len(SIDE_NAMES), 1),
    Part("phasing", len(SIDE_NAMES), 1),
    Part("asked", len(SIDE_NAMES), 1),
    Part("scenario", len(SCENARIOS), 1),
    Part("segment", len(SEGMENTS), 1),
    Part("weather", len(MAPS), 2),
]
PLACE: Final = places(PARTS)
UNIT_PLACE: Final = {unit: number for number, unit in enumerate(UNITS)}
HEX_PLACE: Final = {hex: number for number, hex in enumerate(HEXES)}


def count(game: Game) -> list[int]:
    """All parts before `side`."""
    state = game.state
    assert isinstance(state, State)
    numbers = [0] * PLACE["side"]
    names = state.theatre.grid.names
    for unit, place in enumerate(state.place):
        if place >= 0 and state.counter(unit).id in UNIT_PLACE:
            told = [int(names[place][1:3]), int(names[place][4:]), state.steps[unit], state.face[unit]]
            told += [state.marker[unit], state.out_of_supply[unit], state.stocks[unit], state.fuel[unit]]
            told.append(min(state.spent[unit] // MP, MOST))
            for name, number in zip(OF_UNITS, told, strict=True):
                numbers[PLACE[name] + UNIT_PLACE[state.counter(unit).id]] = number
    for side, name in enumerate(SIDE_NAMES):
        for hex, tokens in tokens_of(state, side).items():
            numbers[PLACE[f"{name}_tokens"] + HEX_PLACE[names[hex]]] = min(tokens, MOST)
    for hex, name in enumerate(names):
        numbers[PLACE["owner"] + HEX_PLACE[name]] = state.owner[hex]
    numbers[PLACE["turn"]] = min(state.turn, MOST)
    return numbers


def mark(numbers: bytearray, game: Game, side: str, question: Question | None) -> None:
    """The parts from `side` on."""
    state = game.state
    assert isinstance(state, State)
    numbers[PLACE["side"] + SIDE_NAMES.index(side)] = 1
    numbers[PLACE["phasing"] + state.phasing] = 1
    if question is not None:
        numbers[PLACE["asked"] + SIDE_NAMES.index(question.side)] = 1
    numbers[PLACE["scenario"] + list(SCENARIOS).index(state.scenario)] = 1
    if state.segment in SEGMENTS:
        numbers[PLACE["segment"] + SEGMENTS.index(state.segment)] = 1
    for letter, weather in state.weather.items():
        numbers[PLACE["weather"] + MAPS.index(letter)] = weather


ENCODING: Final = Encoding(RULES, PARTS, (len(OF_UNITS), len(UNITS)), PLACE["side"], count, mark, longest_game=50_000)
