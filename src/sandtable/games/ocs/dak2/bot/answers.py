"""DAK-II for the heuristic staff: it remembers nothing between answers; each is found from the position alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.engine.game import Game
from sandtable.engine.questions import DONE
from sandtable.games.ocs.dak2.bot.barrages import order_fire, order_ships
from sandtable.games.ocs.dak2.bot.battles import order_attack
from sandtable.games.ocs.dak2.bot.choices import ANSWERS, take_first
from sandtable.games.ocs.dak2.bot.corridors import order_corridor
from sandtable.games.ocs.dak2.bot.moves import order_hqs, order_march, order_prizes
from sandtable.games.ocs.dak2.bot.plans import order_battle_move, order_overrun
from sandtable.games.ocs.dak2.bot.reserves import order_release, order_reserve
from sandtable.games.ocs.dak2.bot.roads import order_cut
from sandtable.games.ocs.dak2.bot.scene import Scene
from sandtable.games.ocs.dak2.bot.supply import order_breakout, order_convoys, order_trucks
from sandtable.games.ocs.dak2.state import State

# What a staff orders in each segment, in this order; each finds orders, the best first
ORDERS: Final[dict[str, list[Callable[[Scene], Iterator[str]]]]] = {
    "C1": [order_breakout],
    "C2": [
        order_hqs,
        order_prizes,
        order_corridor,
        order_overrun,
        order_battle_move,
        order_cut,
        order_march,
        order_reserve,
        order_trucks,
        order_convoys,
    ],
    "C3": [order_ships],
    "E1": [order_overrun],
    "E2": [order_fire, order_ships],
    "F1": [order_fire],
    "F2": [order_attack],
    "G1": [order_release, order_prizes, order_overrun, order_battle_move, order_cut, order_march],
    "G2": [order_fire, order_ships],
    "G3": [order_attack],
}


def answer(game: Game, random: Callable[[], float]) -> str:
    """The answer of the side that is asked."""
    question, state = game.question, game.state
    assert question is not None
    assert isinstance(state, State)
    scene = Scene(state, question, random)
    if question.orders is not None:
        return order(scene)
    return ANSWERS.get(question.message, take_first)(scene)


def order(scene: Scene) -> str:
    """The first order that a staff finds and that may be given, or that it is done."""
    for find in ORDERS.get(scene.state.segment, []):
        for found in find(scene):
            if scene.question.offers(found):
                return found
    return DONE
