"""The systems: each plays random games for a while and counts.

Run as `python -m sandtable.bench.systems NAME SECONDS`, it prints one JSON object. A decision is one answer applied:
a player's move, or a chance outcome (a die, a card) where the game has them; both are counted in every system.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from random import Random

from sandtable.bench.hex_systems import measure_dak2, reach_by_csgraph, reach_by_networkx
from sandtable.bench.steps import Counts, step_connect_four, step_palestine
from sandtable.bots.random_bot import play_at_random
from sandtable.engine import game as engine
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.rules import Rules
from sandtable.games import find


def play_palestine(seconds: float) -> Counts:
    """Our own game: whole random games, then clones of games stopped in the middle of a turn."""
    rules = find("palestine")
    pick = Random(0).random
    decisions = games = 0
    started = time.perf_counter()
    while not games or time.perf_counter() - started < seconds:
        game = Game.new(rules, dealer=Dealer(games), log=False)
        play_at_random(game, pick)
        decisions += len(game.answers)
        games += 1
    played = time.perf_counter() - started

    moments = mid_turn_moments(rules, pick)
    clones = 0
    started = time.perf_counter()
    while not clones or time.perf_counter() - started < seconds / 4:
        for moment in moments:
            moment.clone()
        clones += len(moments)
    cloned = time.perf_counter() - started
    position, record = max(len(moment.position()) for moment in moments), len(game.record())
    return {
        "decisions_per_second": decisions / played,
        "games_per_second": games / played,
        "clones_per_second": clones / cloned,
        "position_bytes": position,
        "record_bytes": record,
        "compiled": float(not engine.__file__.endswith(".py")),
    }


def mid_turn_moments(rules: Rules, pick: Callable[[], float]) -> list[Game]:
    """Games stopped at every 23rd answer, inside an Operation, an event or a phase."""
    moments = []
    for seed in range(20):
        game = Game.new(rules, dealer=Dealer(f"clone {seed}"), log=False)
        while game.question is not None:
            game.answer(game.question.sample(lambda count: int(pick() * count)))
            if len(game.answers) % 23 == 0 and not game.over:
                moments.append(game.clone())
    return moments


def play_python_chess(seconds: float) -> Counts:
    """python-chess: legal moves, one at random, until the game is over."""
    import chess

    pick = Random(0).random
    decisions = games = 0
    started = time.perf_counter()
    while not games or time.perf_counter() - started < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(pick() * len(moves))])
            decisions += 1
        games += 1
    played = time.perf_counter() - started
    clones = 0
    started = time.perf_counter()
    while not clones or time.perf_counter() - started < seconds / 4:
        for _ in range(100):
            board.copy(stack=False)
        clones += 100
    return {
        "decisions_per_second": decisions / played,
        "games_per_second": games / played,
        "clones_per_second": clones / (time.perf_counter() - started),
    }


def play_open_spiel(name: str, seconds: float) -> Counts:
    """OpenSpiel from Python: legal actions or chance outcomes, one at random, until the state is terminal."""
    import pyspiel

    game = pyspiel.load_game(name)
    pick = Random(0).random
    decisions = games = 0
    started = time.perf_counter()
    while not games or time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                weight = pick()
                action = outcomes[-1][0]
                for outcome, probability in outcomes:
                    weight -= probability
                    if weight < 0:
                        action = outcome
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(pick() * len(actions))]
            state.apply_action(action)
            decisions += 1
        games += 1
    played = time.perf_counter() - started
    clones = 0
    started = time.perf_counter()
    while not clones or time.perf_counter() - started < seconds / 4:
        for _ in range(100):
            state.clone()
        clones += 100
    return {
        "decisions_per_second": decisions / played,
        "games_per_second": games / played,
        "clones_per_second": clones / (time.perf_counter() - started),
    }


SYSTEMS: dict[str, Callable[[float], Counts]] = {
    "palestine": play_palestine,
    "python-chess": play_python_chess,
    "open_spiel backgammon": lambda seconds: play_open_spiel("backgammon", seconds),
    "open_spiel chess": lambda seconds: play_open_spiel("chess", seconds),
    "palestine environment": lambda seconds: step_palestine(seconds, wrapped=False),
    "palestine environment, wrapped": lambda seconds: step_palestine(seconds, wrapped=True),
    "connect_four": step_connect_four,
    "dak2": measure_dak2,
    "networkx": lambda seconds: reach_by_networkx(seconds, ready=False),
    "networkx, the graph ready": lambda seconds: reach_by_networkx(seconds, ready=True),
    "scipy csgraph": lambda seconds: reach_by_csgraph(seconds, ready=False),
    "scipy csgraph, the graph ready": lambda seconds: reach_by_csgraph(seconds, ready=True),
}

if __name__ == "__main__":
    # The same for every system: what is loaded now is never garbage, and the collector looks less often.
    gc.freeze()
    gc.set_threshold(50_000)
    print(json.dumps(SYSTEMS[sys.argv[1]](float(sys.argv[2]))))
