"""1.6.1 Intel Chits, as the British spend and discard them where they have any."""

from __future__ import annotations

from typing import TypeVar

from sandtable.engine.questions import DONE
from sandtable.games.british_way.bot.situation import Situation
from sandtable.games.british_way.cells.state import CellState
from sandtable.games.british_way.cells.vocabulary import VALUE_OF

C = TypeVar("C", bound=CellState)


def choose_spend_chit(asked: Situation[C]) -> str:
    """1.6.1: pay for Underground Cells with the chit that wastes least."""
    wanted = asked.question.arguments["number"]
    assert isinstance(wanted, int)
    return asked.best(lambda option: -0.5 if option == DONE else -0.3 * abs(VALUE_OF[option] - wanted))


def discard_least(asked: Situation[C]) -> str:
    """6.2.2: the chit of least value."""
    return asked.best(lambda option: -float(VALUE_OF[option]))
