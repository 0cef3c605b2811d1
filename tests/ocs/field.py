"""A small field for tests of the series: open ground, counters with the values that a test gives them, and answers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar

from sandtable.engine.game import Game
from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure
from sandtable.engine.rules import Rules
from sandtable.games.ocs.counters import ALLIED, Counter, Face, Leader, OrganicTruck
from sandtable.games.ocs.dak2.map import chart, coordinates_of
from sandtable.games.ocs.dak2.options import DEFAULTS, OwnOptions
from sandtable.games.ocs.dak2.sequence_of_play import STEPS, VERBS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import Grid, opposite
from sandtable.games.ocs.modes import MARKERS
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.options import Options
from sandtable.games.ocs.terrain import ARMOUR, CLASSES, MECH, OTHER
from sandtable.games.ocs.theatre import Ground, Theatre

T = TypeVar("T")
SIZES = {
    "replacement": (1, 0.25),
    "brigade": (2, 1.0),
    "battalion": (1, 0.5),
    "regiment": (1, 1.0),
    "division": (3, 3.0),
    "hq": (1, 1.0),
}


def proves(*ids: str) -> Callable[[T], T]:
    """Name the statements of the rulebook index that a test proves."""
    return lambda test: test


def unit(
    id: str,
    values: str,
    *,
    side: int = ALLIED,
    size: str = "battalion",
    moves: str = "leg",
    move: str = "",
    colour: str = "",
    type: str = "Inf Bn",
    formation: str = "",
    nation: str = "Br",
    barrage: int = 0,
    range: int = 0,
    throw: int = 0,
) -> Counter:
    """A counter by its printed values, `5-5-8`, `(3)-3-8`, `--0-4`; `move` has those of the other face."""
    strength, rating, allowance = values.rsplit("-", 2)
    steps, re = SIZES[size]
    move_strength, _, move_allowance = (move or f"{strength.strip('()') or '-'} {allowance}").partition(" ")
    mp_class = CLASSES.index(moves)

    def printed(text: str) -> int:
        return int(text.strip("()")) if text.strip("()-") else -1

    faces = [
        Face(printed(strength), int(allowance), mp_class, barrage, throw),
        Face(printed(move_strength), int(move_allowance), mp_class, (barrage + 1) // 2, (throw + 1) // 2),
    ]
    category = {"yellow": ARMOUR, "red": MECH}.get(colour, OTHER)
    parenthesised = strength.startswith("(")
    return Counter(
        id, id, side, nation, formation, type, size, category, steps, round(re * RE), parenthesised, int(rating),
        faces, range, "ours",
    )  # fmt: skip


class Field:
    """A map of open hexes from C01.01 to C20.30, with a state on it."""

    def __init__(
        self,
        *counters: Counter,
        leaders: list[Leader] | None = None,
        trucks: list[OrganicTruck] | None = None,
        **options: str,
    ) -> None:
        names = [f"C{row:02}.{column:02}" for row in range(1, 21) for column in range(1, 31)]
        self.grid = Grid(names, [coordinates_of(name) for name in names], {})
        self.ground = Ground(self.grid)
        for hex in range(len(names)):
            self.ground.terrain[hex], self.ground.maps[hex], self.ground.country[hex] = "open", "C", "Egypt"
        self.theatre = Theatre(
            self.grid, self.ground, chart(), sorted(counters, key=lambda one: one.id), leaders or [], trucks or []
        )
        self.state = State.on(self.theatre, Options({**DEFAULTS, **options}), OwnOptions({**DEFAULTS, **options}))
        self.state.scenario, self.state.date, self.state.segment = "7.1", "1940-12-08", "C2"
        self.state.reserves = [9, 9]

    def hex(self, name: str) -> int:
        return self.grid.number[name]

    def number(self, id: str) -> int:
        return self.theatre.unit_number[id]

    def put(self, hex: str, *ids: str, marker: str = "", face: int = 0) -> Field:
        """Put units into a hex, as they stand when a phase begins."""
        for id in ids:
            number = self.number(id)
            self.state.put(number, self.hex(hex))
            self.state.began[number] = self.hex(hex)
            self.state.marker[number] = MARKERS.index(marker)
            self.state.face[number] = face
        return self

    def dump(self, hex: str, tokens: int, side: int = ALLIED) -> Field:
        self.state.dumps[side][self.hex(hex)] = tokens
        self.state.changed()
        return self

    def terrain(self, kind: str, *hexes: str) -> Field:
        for name in hexes:
            self.ground.terrain[self.hex(name)] = kind
        return self

    def side(self, kind: str, one: str, other: str) -> Field:
        """A feature of the hexside between two hexes."""
        crossed = self.grid.side_between(self.hex(one), self.hex(other))
        self.ground.feature[crossed] = self.ground.feature[opposite(crossed, self.grid.neighbours)] = kind
        return self

    def road(self, kind: str, *hexes: str) -> Field:
        for one, other in pairwise(hexes):
            crossed = self.grid.side_between(self.hex(one), self.hex(other))
            self.ground.path[crossed] = self.ground.path[opposite(crossed, self.grid.neighbours)] = kind
        return self

    def own(self, side: int, *hexes: str) -> Field:
        for name in hexes:
            self.state.owner[self.hex(name)] = side
        return self

    def play(self, segment: str = "C2", phasing: int = ALLIED) -> Game:
        """A game that stands at the orders of a segment, or at a phase without any; the test answers chance."""
        self.state.segment, self.state.phasing = segment, phasing
        self.state.agenda = [("segment" if segment in VERBS else "phase", (segment,))]
        start = self.state

        def set_up(*_: object) -> State:
            return start

        def nothing(*_: object) -> dict[str, str]:
            return {}

        def unfinished(*_: object) -> list[float]:
            return []

        rules = Rules("field", 1, ["allied", "axis"], STEPS, {}, ["field"], set_up, set_up, nothing, unfinished, [])
        return Game.new(rules)


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def carry_out(procedure: Procedure[None], *answers: str) -> None:
    """Run a procedure to its end; a question without a choice needs no answer."""
    given = list(answers)
    question = next(procedure, None)
    while question is not None:
        answer = question.only_answer() or given.pop(0)
        try:
            question = procedure.send(answer)
        except StopIteration:
            return


def why_not(game: Game, answer: str) -> Reason:
    """Why an order is refused: its rule, message and numbers."""
    assert game.question is not None
    reason = game.question.reason(answer)
    assert reason is not None, f"{answer} is allowed"
    return reason


def words(game: Game, *so_far: str) -> list[str]:
    """The words that may follow those of an order so far."""
    assert game.question is not None
    return list(game.question.next(" ".join(so_far).split(" ") if so_far else []))
