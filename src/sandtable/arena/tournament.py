"""A tournament: every two players meet from both sides, equally often."""

from __future__ import annotations

from itertools import permutations

from sandtable.agents.limits import Limits
from sandtable.arena.plan import Match, Plan
from sandtable.engine.errors import SandtableError
from sandtable.games import find


def plan_tournament(game: str, bots: list[str], games: int, seed: int, limits: Limits) -> Plan:
    """All pairs from both sides; `games` is how many each pair plays."""
    if len(bots) < 2:
        raise SandtableError("a tournament needs at least two players")
    for bot in bots:
        if bots.count(bot) > 1:
            raise SandtableError(f"'{bot}' is named twice: nobody plays against itself")
    if games < 2 or games % 2:
        raise SandtableError(f"a pair plays an even number of games, half from each side: not {games}")
    sides = find(game).sides
    matches = [Match(dict(zip(sides, pair, strict=True))) for pair in permutations(bots, 2)]
    return Plan(game, matches, len(matches) * games // 2, seed, limits)


def is_tournament(plan: Plan) -> bool:
    """Whether players meet from both sides, so that they can be rated."""
    return any(match.bots != plan.matches[0].bots for match in plan.matches)
