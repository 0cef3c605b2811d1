"""Environments of agents, stepped at random for a while: ours and PettingZoo's own connect_four."""

from __future__ import annotations

import time
from random import Random
from typing import Any

Counts = dict[str, float]


def step_palestine(seconds: float, *, wrapped: bool) -> Counts:
    """Ours."""
    from pettingzoo.utils import wrappers

    from sandtable.agents import pettingzoo

    env = pettingzoo.env("palestine")
    if wrapped:
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
    return step(env, seconds)


def step_connect_four(seconds: float) -> Counts:
    """PettingZoo's."""
    from pettingzoo.classic.connect_four import connect_four

    return step(connect_four.env(), seconds)


def step(env: Any, seconds: float) -> Counts:
    """Random play by the usual loop: look, choose what the mask allows, step. The processor's time counts."""
    pick = Random(0).random
    steps = games = 0
    started = time.process_time()
    while not games or time.process_time() - started < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(pick() * len(legal))])
            steps += 1
        games += 1
    return {"steps_per_second": steps / (time.process_time() - started)}
