"""Elo by maximum likelihood: Bradley and Terry's model of a game between two players, with a term for the side.

The chance that a player beats another is 1 / (1 + 10^(-d/400)), where d is the difference of their ratings, plus or
minus what it is worth to play the first side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from sandtable.arena.plan import Match
from sandtable.arena.uses import LIKELY, Estimate

ELO = 400 / math.log(10)
DRAWN = 0.25  # wins for each side that every match has beforehand: a drawn game for every pair from both sides
STEPS = 100
LONGEST_STEP = 1.0
CLOSE = 1e-10


@dataclass(frozen=True)
class Rating:
    """A player: its rating, its lead over the next one (of the last there is none), the games it has won, in all and as
    each side, and those it has played.
    """

    bot: str
    elo: Estimate
    lead: Estimate | None
    games: int
    wins: int
    wins_as: dict[str, int]


@dataclass(frozen=True)
class Ratings:
    """Players from the best to the worst, as differences to `anchor`; and what playing the first side is worth."""

    anchor: str
    players: list[Rating]
    side: str
    advantage: Estimate


def rate(matches: Sequence[Match], wins: Sequence[dict[str, int]]) -> Ratings:
    """The ratings behind the wins of each match; the first player named has rating 0."""
    first, second = wins[0]
    bots = list(dict.fromkeys(bot for match in matches for bot in match.bots.values()))
    results = [
        (bots.index(match.bots[first]), bots.index(match.bots[second]), won[first], won[second])
        for match, won in zip(matches, wins, strict=True)
    ]
    fitted = fit(len(bots), results)
    ranked = sorted(range(len(bots)), key=lambda place: -fitted.difference(place, 0).value)
    leads = [*(fitted.difference(one, other) for one, other in pairwise(ranked)), None]
    players = [
        player(bots[place], fitted.difference(place, 0), lead, matches, wins)
        for place, lead in zip(ranked, leads, strict=True)
    ]
    return Ratings(bots[0], players, first, fitted.advantage())


@dataclass(frozen=True)
class Fitted:
    """The strengths of all players but the first, who has 0, and then the side's advantage; and their covariance."""

    parameters: list[float]
    covariance: list[list[float]]

    def difference(self, one: int, other: int) -> Estimate:
        """How much stronger one player is than another. Errors are not independent: both are told by the same games."""
        weights = [0.0] * len(self.parameters)
        for player, weight in ((one, 1.0), (other, -1.0)):
            if player:
                weights[player - 1] += weight
        return self._estimate(weights)

    def advantage(self) -> Estimate:
        """What playing the first side is worth."""
        return self._estimate([*[0.0] * (len(self.parameters) - 1), 1.0])

    def _estimate(self, weights: list[float]) -> Estimate:
        """A weighted sum of the parameters, in Elo."""
        value = sum(weight * parameter for weight, parameter in zip(weights, self.parameters, strict=True))
        variance = sum(
            weight * other_weight * self.covariance[place][other]
            for place, weight in enumerate(weights)
            for other, other_weight in enumerate(weights)
        )
        return Estimate(ELO * value, ELO * LIKELY * math.sqrt(max(variance, 0.0)))


def player(
    bot: str, elo: Estimate, lead: Estimate | None, matches: Sequence[Match], wins: Sequence[dict[str, int]]
) -> Rating:
    """What a player has won."""
    played = [(side, won) for match, won in zip(matches, wins, strict=True) for side in won if match.bots[side] == bot]
    wins_as = {side: sum(won[side] for seat, won in played if seat == side) for side in wins[0]}
    return Rating(bot, elo, lead, sum(sum(won.values()) for _, won in played), sum(wins_as.values()), wins_as)


def fit(players: int, results: list[tuple[int, int, int, int]]) -> Fitted:
    """Newton's method: the likeliest parameters and their covariance."""
    parameters = [0.0] * players
    covariance: list[list[float]] = []
    for _ in range(STEPS):
        gradient = [0.0] * players
        curvature = [[0.0] * players for _ in range(players)]
        for one, other, won, lost in results:
            weights = {one - 1: 1.0, other - 1: -1.0, players - 1: 1.0}
            weights.pop(-1, None)  # the first player's strength is no parameter
            games = won + lost + 2 * DRAWN
            chance = 1 / (1 + math.exp(-sum(weight * parameters[place] for place, weight in weights.items())))
            for place, weight in weights.items():
                gradient[place] += weight * (won + DRAWN - games * chance)
                for another, other_weight in weights.items():
                    curvature[place][another] += weight * other_weight * games * chance * (1 - chance)
        covariance = inverse(curvature)
        step = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in covariance]
        longest = max(abs(length) for length in step)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        parameters = [value + shorter * length for value, length in zip(parameters, step, strict=True)]
        if longest < CLOSE:
            break
    return Fitted(parameters, covariance)


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda number: abs(rows[number][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for number in range(size):
            if number != place:
                factor = rows[number][place]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[place], strict=True)]
    return [row[size:] for row in rows]
