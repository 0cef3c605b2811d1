"""Games as OpenSpiel games with explicit chance nodes, for the extra `agents`.

    import pyspiel
    import sandtable.agents.openspiel
    game = pyspiel.load_game(f"sandtable_{GAME}")

Importing this module registers each game under its name with `sandtable_` before it; the rules options are the game's
parameters. Players are the sides, in their order. An action, a player's or chance's, is the number of an answer in the
game's vocabulary, or of a word where answers are made of words. The observation tensor is told in docs/agents.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from sandtable.agents.encoding import Encoding, find_encoding
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.engine.questions import CHANCE, Question
from sandtable.games import GAMES, has_part
from sandtable.games.bids import begin_game


class SandtableGame(pyspiel.Game):
    """A game. The sub-classes made by `register` say which."""

    encoding: Encoding
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.encoding.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=len(self.encoding.actions),
            num_players=len(rules.sides),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.longest_game,
        )
        super().__init__(self.game_type, info, params or {})
        self.options = rules.settings({name: as_word(value) for name, value in (params or {}).items()})

    def new_initial_state(self) -> SandtableState:
        """The start of a game: chance is asked first."""
        return SandtableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Dice and draws of a game, more than any can have."""
        return self.encoding.longest_game

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer | IIGObserverForPublicInfoGame:
        """Who looks at states: nothing is secret, so all see the same."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.encoding, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SandtableState(pyspiel.State):
    """A position in which a side or chance is asked."""

    def __init__(self, game: SandtableGame) -> None:
        super().__init__(game)
        # All that a state holds: OpenSpiel copies and pickles it.
        self.table = Table(game.encoding, begin_game(game.encoding.rules, options=game.options, log=False))

    def current_player(self) -> int:
        """The place of the side that is asked."""
        question = self.table.game.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if question.side == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.encoding.rules.sides.index(question.side)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What a die or a draw can show, and how likely."""
        question = self._question()
        weights = question.weights or [1] * len(question.listed)
        total = sum(weights)
        outcomes = zip(question.listed, weights, strict=True)
        return sorted((self.table.encoding.indices[answer], weight / total) for answer, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.table.act(self.table.encoding.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.encoding.actions[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.game.over

    def returns(self) -> list[float]:
        """What each side has at the end; 0 before."""
        rules = self.table.encoding.rules
        return rules.returns(self.table.game.state) or [0.0] * len(rules.sides)

    def _question(self) -> Question:
        question = self.table.game.question
        assert question is not None
        return question

    def __str__(self) -> str:
        """The position as text, which `new_game(..., position=...)` reads, and the words of an unfinished order."""
        return " ".join([self.table.game.position(), *self.table.said])


class Table:
    """A game that OpenSpiel can copy and pickle, and the words of an answer that is not given yet."""

    def __init__(self, encoding: Encoding, game: Game, said: list[str] | None = None) -> None:
        self.encoding = encoding
        self.game = game
        self.said = said or []

    def act(self, action: str) -> None:
        """Give an answer, or go on with a word of one."""
        self.said = self.encoding.act(self.game, self.said, action)

    def legal_actions(self) -> list[int]:
        """The numbers of what is offered."""
        question = self.game.question
        assert question is not None
        offered = question.next(self.said) if self.encoding.rules.by_words else question.listed
        return sorted(self.encoding.indices[action] for action in offered)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.encoding, self.game.clone(), self.said)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_table, (self.encoding.rules.name, self.game.record(), self.said)


def read_table(name: str, record: str, said: list[str]) -> Table:
    """The table with the game of a record."""
    encoding = find_encoding(name)
    return Table(encoding, Game.replay(encoding.rules, read_record(encoding.rules, record), log=False), said)


class Observer:
    """The tensor of docs/agents.md, and the position as text."""

    def __init__(self, encoding: Encoding, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not known: {params}")
        self._encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        size = encoding.planes[0] * encoding.planes[1]
        self.dict = {"planes": self.tensor[:size].reshape(encoding.planes), "beside": self.tensor[size:]}

    def set_from(self, state: SandtableState, player: int) -> None:
        """Look at a state as a player."""
        side = self._encoding.rules.sides[player]
        numbers = self._encoding.observe(state.table.game, side, state.table.said)
        self.tensor[:] = np.frombuffer(numbers, np.int8, self._encoding.size)

    def string_from(self, state: SandtableState, player: int) -> str:
        """The position as text: all see the same."""
        return str(state)


def as_word(value: bool | str) -> str:
    """The value of a rules option: OpenSpiel reads `true` and `false` as more than words."""
    return str(value).lower() if isinstance(value, bool) else value


def as_parameter(word: str) -> bool | str:
    return word == "true" if word in ("true", "false") else word


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    encoding = find_encoding(name)
    options = encoding.rules.option_values
    game_type = pyspiel.GameType(
        short_name=f"sandtable_{name}",
        long_name=f"Sandtable {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(encoding.rules.sides),
        min_num_players=len(encoding.rules.sides),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option: as_parameter(values[0]) for option, values in options.items()},
    )
    made = type(f"{name.capitalize()}Game", (SandtableGame,), {"encoding": encoding, "game_type": game_type})
    pyspiel.register_game(game_type, made)


for _name in GAMES:
    if has_part(_name, "agents"):
        register(_name)
