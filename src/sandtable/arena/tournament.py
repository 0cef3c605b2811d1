"""A tournament: every two players meet from all sides, equally often."""

from __future__ import annotations

from itertools import permutations

from sandtable.agents.limits import Limits
from sandtable.arena.plan import Match, Plan, written_out
from sandtable.engine.errors import SandtableError
from sandtable.engine.rules import Settings
from sandtable.games import find
from sandtable.games.bids import usual_bid


def plan_tournament(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    limits: Limits,
    options: Settings | None = None,
    scenario: str = "",
) -> Plan:
    """All pairs from all sides: one player takes one side, the other the rest. `games` is how many each pair plays."""
    if len(bots) < 2:
        raise SandtableError("a tournament needs at least two players")
    for bot in bots:
        if bots.count(bot) > 1:
            raise SandtableError(f"'{bot}' is named twice: nobody plays against itself")
    sides, chosen = find(game).sides, written_out(find(game), options or {})
    ways = 2 if len(sides) == 2 else 2 * len(sides)
    if games < ways or games % ways:
        raise SandtableError(f"a pair plays as often from each side: a multiple of {ways} games, not {games}")
    matches = []
    for one, other in permutations(bots, 2):
        for alone in sides:
            match = Match({side: one if side == alone else other for side in sides}, chosen, usual_bid(game))
            if match not in matches:  # of two sides, one alone on the first is the other alone on the second
                matches.append(match)
    return Plan(game, matches, len(matches) * games // ways, seed, limits, scenario)


def is_tournament(plan: Plan) -> bool:
    """Whether players meet from several sides, so that they can be rated."""
    return any(match.bots != plan.matches[0].bots for match in plan.matches)
