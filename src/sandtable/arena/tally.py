"""What came of many games: sums that do not grow with their number."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from sandtable.arena.plan import Plan
from sandtable.arena.play import Played
from sandtable.arena.score import Score
from sandtable.games import find

MOST_TOLD = 10  # of failures and of errors


@dataclass
class Tally:
    """A side whose bot fails loses: that is one of the other's wins and one of its own forfeits.

    `matches` has the score of each match of the plan, `lengths` counts games by their number of answers.
    """

    score: Score
    forfeits: dict[str, int]
    matches: list[Score]
    games: int = 0
    failures: list[str] = field(default_factory=list)  # what the first forfeits were about
    errors: int = 0
    broken: list[str] = field(default_factory=list)  # what the first errors were about
    decisions: int = 0
    lengths: dict[int, int] = field(default_factory=dict)
    digest: str = ""

    def count(self, played: Played) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += played.answers
        self.lengths[played.answers] = self.lengths.get(played.answers, 0) + 1
        if played.error:
            self.errors += 1
            tell_some(self.broken, played.error)
        else:
            self.score.count(played.result)
            self.matches[played.number % len(self.matches)].count(played.result)
        if played.forfeit:
            self.forfeits[played.forfeit] += 1
            tell_some(self.failures, played.failure)


def tell_some(told: list[str], sentence: str) -> None:
    """Keep a sentence, if not too many are kept already."""
    if len(told) < MOST_TOLD:
        told.append(sentence)


def empty_tally(plan: Plan) -> Tally:
    """A tally before the first game."""
    sides = find(plan.game).sides
    return Tally(Score.nil(sides), dict.fromkeys(sides, 0), [Score.nil(sides) for _ in plan.matches])


def sum_up(plan: Plan, games: Iterable[Played]) -> Tally:
    """The tally of games that come in their order."""
    tally, digest = empty_tally(plan), sha256()
    for played in games:
        tally.count(played)
        digest.update(bytes.fromhex(played.digest))
    tally.digest = digest.hexdigest()
    return tally


def confidence_interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 % for a share of wins."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def quantile(counts: dict[int, int], share: float) -> int:
    """The least value that so large a share of all does not exceed; values are given with how often each occurs."""
    left = math.ceil(sum(counts.values()) * share)
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0


def median(counts: dict[int, int]) -> int:
    """The median of values given with how often each occurs."""
    return quantile(counts, 0.5)
