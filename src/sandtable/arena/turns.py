"""The turns of a recorded game, each with what was done in it and what it changed: the rows of a table."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.arena.narration import Telling, Turn
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.engine.state import State, Step
from sandtable.games import find, find_part

__all__ = ["Turn", "find_telling", "tell_turns"]


def find_telling(game: str) -> Telling:
    """What the arena knows about a game."""
    telling: Telling = find_part(game, "arena").TELLING
    return telling


@dataclass
class Begun:
    """A turn under way: its steps so far, the values before it, where its lines of the log begin."""

    steps: list[Step]
    before: list[int]
    line: int


class Observer:
    """Follows a game step by step and notes its turns."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.turns: list[Turn] = []
        self._begun: Begun | None = None

    def see(self, state: State, step: Step) -> None:
        """A step begins: perhaps a turn ends, perhaps another begins."""
        assert state.log is not None
        if step[0] in self.telling.begins or step[0] in self.telling.ends:
            self.end_turn(state)
        if step[0] in self.telling.begins:
            self._begun = Begun([], self.telling.measure(state), len(state.log))
        if self._begun is not None:
            self._begun.steps.append(step)

    def end_turn(self, state: State) -> None:
        """Note the turn that was under way, if one was."""
        begun, self._begun = self._begun, None
        if begun is not None:
            assert state.log is not None
            facts = self.telling.describe(state, begun.steps, state.log[begun.line :])
            self.turns.append(Turn(facts, begun.before, self.telling.measure(state)))


def tell_turns(game: str, record: str) -> list[Turn]:
    """The turns of a game by its record, a forfeited game's last one included."""
    rules, observer = find(game), Observer(find_telling(game))
    given = read_record(rules, record)
    replayed = Game.new(
        rules, scenario=given.scenario, options=given.settings, position=given.start, watch=observer.see
    )
    for answer in given.answers:
        replayed.answer(answer)
    observer.end_turn(replayed.state)
    return observer.turns
