"""Laws of DAK-II over random games: both scenarios, every option, played at random and hardly ever done.

SANDTABLE_LONG=1 plays 500 games of 7.3 and 100 of 7.1.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from dak2.games import STYLES, any_answer, any_game
from dak2.ledger import Ledger
from dak2.sizes import ANSWERS
from ocs.field import proves, state_of
from sandtable.engine.game import Game
from sandtable.engine.state import State, Step
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.state import State as DakState
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.state import DEAD, REMOVED

LONG = bool(os.environ.get("SANDTABLE_LONG"))
# By scenario, in each style
GAMES = {"7.3": [350, 150], "7.1": [60, 40]} if LONG else {"7.3": [4, 1], "7.1": [1, 1]}
EVERY = [
    (scenario, style, seed)
    for scenario, counts in GAMES.items()
    for style, count in zip(STYLES, counts, strict=True)
    for seed in range(count)
]
WORDS = set(RULES.vocabulary)
READ = 0.002  # of the moments whose position is read again
PLAYED_ON = 40  # answers, from a position that is read again


class Watcher:
    """Looks at a game whenever a step begins: all that is settled then, and what may only grow or shrink."""

    def __init__(self) -> None:
        self.ledger: Ledger | None = None
        self.gone: set[int] = set()
        self.ships: list[str] = []
        self.steps = 0

    def __call__(self, state: State, step: Step) -> None:
        assert isinstance(state, DakState)
        state.agenda.append(step)  # as a position has it that is written here
        state.check()
        state.agenda.pop()
        if state.log is not None:
            if self.ledger is None:
                self.ledger, self.ships = Ledger(state), SCENARIOS[state.scenario].ships.copy()
            self.ledger.compare(state, state.log)
            self.check_what_is_gone(state)
        self.steps += 1

    def check_what_is_gone(self, state: DakState) -> None:
        """I-3: nobody who has left comes back, and of the dead only another's place is taken; I-12: nor do ships."""
        assert state.log is not None
        gone = {unit for unit, place in enumerate(state.place) if place in (DEAD, REMOVED)}
        replaced = [line.arguments["other"] for line in state.log[-3:] if line.message == "log-replaced"]
        assert {state.counter(unit).id for unit in self.gone - gone} <= set(replaced)
        assert all(self.ships.count(shot) >= state.ships.count(shot) for shot in state.ships)
        self.gone, self.ships = gone, state.ships.copy()


@proves("I-1", "I-2", "I-3", "I-4", "I-5", "I-6", "I-8", "I-12", "O-1.0-e", "O-12.2-a", "O-4.8-a")
@pytest.mark.parametrize(("scenario", "style", "seed"), EVERY)
def test_a_random_game_ends_and_breaks_no_law(scenario, style, seed):
    random, watcher = Random(f"{scenario} {style} {seed}"), Watcher()
    game = any_game(random, scenario, log=True, watch=watcher)
    try:
        while game.question is not None:
            answer = any_answer(game.question, random, style)
            assert WORDS.issuperset(answer.split(" "))
            game.answer(answer)
            game.state.check(settled=game.over)
            check_stacks_are_the_places(state_of(game))
            if random.random() < READ:
                check_position(game, style)
            assert len(game.answers) < ANSWERS
    except Exception as error:
        error.add_note(f"This record leads there:\n\n{game.record()}")
        raise

    assert game.result in RULES.sides
    assert watcher.steps > 2 * 2 * 18


def check_stacks_are_the_places(state: DakState) -> None:
    """I-3: a unit is where its number says and in that hex's stack alone."""
    stacked = sorted(unit for stack in state.stacks.values() for unit in stack)

    assert stacked == [unit for unit, place in enumerate(state.place) if place >= 0]
    assert all(state.place[unit] == hex for hex, stack in state.stacks.items() for unit in stack)
    assert all(place != NOWHERE for place in state.place)


@proves("I-13")
def check_position(game: Game, style: str) -> None:
    """A position that is read again goes on in the same way, whatever came before."""
    again, twin = Game.new(RULES, position=game.position()), game.clone()
    twin.seat_dealer(None)
    randoms = Random(5), Random(5)
    for _ in range(PLAYED_ON):
        assert repr(again.question) == repr(twin.question)
        if again.question is None or twin.question is None:
            break
        one, other = any_answer(again.question, randoms[0], style), any_answer(twin.question, randoms[1], style)
        assert one == other
        again.answer(one)
        twin.answer(other)

    assert again.position() == twin.position()
