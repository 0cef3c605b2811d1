"""What an arena plays: which bots meet, in which scenario, by which options and bids, how often, from which seed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import product

from sandtable.agents.limits import Limits
from sandtable.agents.seats import find_player, is_program
from sandtable.arena.sources import digest_of_sources
from sandtable.bots import check_plays
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.rules import Rules, Settings
from sandtable.games import find
from sandtable.games.bids import begin_game


@dataclass(frozen=True)
class Match:
    """Who sits where, by which options, and how much the start is shifted."""

    bots: dict[str, str]
    options: Settings = field(default_factory=dict)
    bid: int = 0


@dataclass(frozen=True)
class Plan:
    """What to play. Several matches take turns, so that each gets as many games as any other, give or take one."""

    game: str
    matches: list[Match]
    games: int
    seed: int
    limits: Limits = field(default_factory=Limits)
    scenario: str = ""  # the first of the game if none is named

    def match_of(self, number: int) -> Match:
        """The match that game `number` belongs to."""
        return self.matches[number % len(self.matches)]

    def as_json(self) -> dict[str, object]:
        """The plan as a file keeps it, with the version of the rules and the digest of what plays by them."""
        plan = {**asdict(self), "rules_version": find(self.game).version, "sources": digest_of_sources()}
        kept: dict[str, object] = json.loads(json.dumps(plan))
        return kept

    def digest(self) -> str:
        """What stands for the plan, and for the rules and bots of this program, in the seal of a chunk."""
        return digest_of_plan(self.as_json())


def digest_of_plan(plan: dict[str, object]) -> str:
    """The SHA-256 of a plan as a file keeps it."""
    return sha256(json.dumps(plan, sort_keys=True).encode()).hexdigest()


def spread(
    rules: Rules, bots: dict[str, str], options: dict[str, list[str]], bids: Iterable[int] = (0,)
) -> list[Match]:
    """A match for every combination of the options' values and the bids."""
    settings = [written_out(rules, dict(zip(options, values, strict=True))) for values in product(*options.values())]
    return [Match(bots, chosen, bid) for chosen, bid in product(settings, bids)]


def written_out(rules: Rules, chosen: Settings) -> Settings:
    """The options chosen, their values in full: a plan names the owner's box that it is played with."""
    settings = rules.settings(chosen)
    return {name: settings[name] for name in chosen}


def check(plan: Plan) -> None:
    """One sentence if a plan cannot be played, before anything is."""
    if plan.games < 1:
        raise SandtableError(f"a simulation needs at least one game, not {plan.games}")
    for match in plan.matches:
        for side, name in match.bots.items():
            check_plays(name, plan.game)
            find_player(name, side, plan.limits, plan.game)
        begin(plan, match, "")
    if plan.games < len(plan.matches):
        raise SandtableError(f"{len(plan.matches)} ways to play need at least as many games, not {plan.games}")


def begin(plan: Plan, match: Match, seed: str) -> Game:
    """A new game of a match. Only programs are told the log."""
    log = any(is_program(name) for name in match.bots.values())
    rules, dealer = find(plan.game), Dealer(seed)
    return begin_game(rules, scenario=plan.scenario, options=match.options, bid=match.bid, dealer=dealer, log=log)
