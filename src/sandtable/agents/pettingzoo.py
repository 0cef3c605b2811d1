"""Games as PettingZoo environments, for the extra `agents`.

    from sandtable.agents import pettingzoo
    env = pettingzoo.env(GAME)

Agents are the sides. An action is the number of an answer in the game's vocabulary, or of a word where answers are made
of words; chance is answered inside, by a dealer with the seed given to `reset`. What an observation holds is told in
docs/agents.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from sandtable.agents.encoding import find_encoding
from sandtable.agents.picture import draw
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import IllegalMove
from sandtable.engine.rules import Settings
from sandtable.games.bids import begin_game

Observation = dict[str, np.ndarray[Any, np.dtype[np.int8]]]
INT8 = np.dtype(np.int8)
RENDER_MODES = ["ansi", "human"]


def env(game: str, options: Settings | None = None, render_mode: str | None = None) -> raw_env:
    """The environment. What PettingZoo's default wrappers check is checked inside: see `raw_env`."""
    return raw_env(game, options, render_mode)


class raw_env(AECEnv, EzPickle):  # noqa: N801 - PettingZoo's name
    """A game as an environment.

    `options` are the rules options of the game. `reset(options={"position": TEXT})` starts from a position.

    It checks by itself what PettingZoo's default wrappers check, and answers as they do: an action that is not offered
    ends the game with -1 for its agent alone, one outside the vocabulary is an AssertionError, and nothing works before
    `reset`. The wrappers themselves forward each attribute three times, which takes far longer than a move of the game.
    """

    def __init__(self, game: str, options: Settings | None = None, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, game, options, render_mode)
        AECEnv.__init__(self)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self._encoding = encoding = find_encoding(game)
        self._rules = rules = encoding.rules
        self._actions = encoding.actions
        self._options = options or {}
        rules.settings(self._options)  # refuses options that do not exist
        self._random = Random()
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{rules.name}_v{rules.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = rules.sides.copy()
        actions = len(self._actions)
        most = np.array(encoding.most, np.int8)
        self._sizes = encoding.size, encoding.planes[0] * encoding.planes[1], encoding.planes
        planes = most[: self._sizes[1]].reshape(encoding.planes)
        self.action_spaces = {side: spaces.Discrete(actions) for side in rules.sides}
        self.observation_spaces = {
            side: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int8),
                    "planes": spaces.Box(np.zeros_like(planes), planes, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for side in rules.sides
        }
        self._is_fresh = False  # whether a step was made since `agent_iter` last named an agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: with the same seed, the same dice and cards as `new_game(..., seed=seed)`."""
        if seed is not None:
            self._random = Random(seed)
        dealer = Dealer(self._random.getrandbits(64) if seed is None else seed)
        position = str((options or {}).get("position", ""))
        self.game = begin_game(self._rules, options=self._options, position=position, dealer=dealer, log=False)
        self._said: list[str] = []  # of an answer that is made of words and not given yet
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._is_fresh = True
        self._go_on()

    def step(self, action: int | None) -> None:
        """Give an answer by its number; None once the game is over."""
        self._is_fresh = True
        try:
            is_over = self.terminations[self.agent_selection]
        except AttributeError:
            EnvLogger.error_step_before_reset()
        except KeyError:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if is_over:
            self._was_dead_step(action)
            return
        answer = self._answer_of(action)
        try:
            self._said = self._encoding.act(self.game, self._said, answer)
        except IllegalMove:
            self._forfeit()
        else:
            self._go_on()

    def _answer_of(self, action: int | None) -> str:
        """The answer that an action stands for."""
        try:
            number = index(action)  # type: ignore[arg-type]  # None is refused like everything that is no number
        except TypeError:
            number = -1
        assert 0 <= number < len(self._actions), "action is not in action space"
        return self._actions[number]

    def _go_on(self) -> None:
        """Turn to the side that is asked, or pay the winner."""
        if (question := self.game.question) is not None:
            self.agent_selection = question.side
        else:
            returns = self._rules.returns(self.game.state) or [0.0] * len(self.possible_agents)
            self._finish(dict(zip(self.possible_agents, returns, strict=True)))
        if self.render_mode == "human":
            self.render()

    def _forfeit(self) -> None:
        """End the game because of an action that was not offered."""
        EnvLogger.warn_on_illegal_move()
        self.truncations = dict.fromkeys(self.agents, True)
        self._finish({agent: -1.0 if agent == self.agent_selection else 0.0 for agent in self.agents})
        self._deads_step_first()

    def _finish(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, its rewards so far, whether the game is over for it, and nothing more."""
        try:
            agent = self.agent_selection
        except AttributeError:
            EnvLogger.error_observe_before_reset()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """The game as an agent sees it; what it may do, if it is asked."""
        try:
            game = self.game
        except AttributeError:
            EnvLogger.error_observe_before_reset()
        said = self._said if agent == self.agent_selection else None
        numbers = np.frombuffer(self._encoding.observe(game, agent, said), INT8)
        size, planes, shape = self._sizes
        return {"observation": numbers[:size], "planes": numbers[:planes].reshape(shape), "action_mask": numbers[size:]}

    def state(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The whole game, which is what the agent that is asked observes: nothing is secret."""
        if not hasattr(self, "game"):
            EnvLogger.error_state_before_reset()
        return self.observe(self.agent_selection)["observation"]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are asked; a step must be made between one and the next."""
        if not hasattr(self, "game"):
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, max_iter: int) -> Iterator[str]:
        while self.agents and max_iter > 0:
            assert self._is_fresh, "need to call step() or reset() in a loop over `agent_iter`"
            self._is_fresh = False
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> str | None:
        """The board in characters: returned if the mode is `ansi`, printed if it is `human`."""
        if not hasattr(self, "game"):
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            return None
        picture = draw(self.game)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Nothing is open."""
