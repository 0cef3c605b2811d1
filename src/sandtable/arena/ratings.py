"""Elo by maximum likelihood: Bradley and Terry's model of a game between two players, with a term for the side.

The chance that a player beats another is 1 / (1 + 10^(-d/400)), where d is the difference of their ratings and of what
their sides are worth. A drawn game is half won and half lost. Where more than two play, each two of them are compared
by the games that one of them has won and by those that were drawn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from sandtable.arena.plan import Match
from sandtable.arena.score import Score
from sandtable.arena.uses import LIKELY, Estimate

ELO = 400 / math.log(10)
DRAWN = 0.25  # wins for each side that every match has beforehand: a drawn game for every pair from both sides
STEPS = 100
LONGEST_STEP = 1.0
CLOSE = 1e-10


@dataclass(frozen=True)
class Rating:
    """A player: its rating, its lead over the next one (of the last there is none), the games it has played, those it
    has won, in all and as each side, and those that were drawn.
    """

    bot: str
    elo: Estimate
    lead: Estimate | None
    games: int
    wins: int
    draws: int
    wins_as: dict[str, int]

    @property
    def share(self) -> float:
        """What it has made of its games, a draw being half."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0


@dataclass(frozen=True)
class Ratings:
    """Players from the best to the worst, as differences to `anchor`; and what each side but the last is worth, as a
    difference to that one.
    """

    anchor: str
    players: list[Rating]
    advantages: dict[str, Estimate]


@dataclass(frozen=True)
class Result:
    """What two players, by their places and those of their sides, have made of their games against each other."""

    one: int
    other: int
    side: int
    other_side: int
    points: float
    other_points: float

    def weights(self, players: int, sides: int) -> dict[int, float]:
        """The parameters that speak for the one player, or against; the first player and the last side have none."""
        found = {self.one - 1: 1.0, self.other - 1: -1.0}
        found.pop(-1, None)
        worth = {self.side: 1.0, self.other_side: -1.0}
        worth.pop(sides - 1, None)
        return found | {players - 1 + side: weight for side, weight in worth.items()}


def rate(matches: Sequence[Match], scores: Sequence[Score]) -> Ratings:
    """The ratings behind the scores of matches; the first player named has rating 0."""
    sides = list(scores[0].wins)
    bots = list(dict.fromkeys(bot for match in matches for bot in match.bots.values()))
    results = [
        Result(bots.index(one), bots.index(other), sides.index(side), sides.index(another), *between)
        for match, score in zip(matches, scores, strict=True)
        for (side, one), (another, other) in combinations(match.bots.items(), 2)
        if one != other
        for between in [(score.points(side), score.points(another))]
    ]
    fitted = fit(len(bots), len(sides), results)
    ranked = sorted(range(len(bots)), key=lambda place: -fitted.difference(place, 0).value)
    leads = [*(fitted.difference(one, other) for one, other in pairwise(ranked)), None]
    players = [
        player(bots[place], fitted.difference(place, 0), lead, matches, scores)
        for place, lead in zip(ranked, leads, strict=True)
    ]
    return Ratings(bots[0], players, {side: fitted.advantage(place) for place, side in enumerate(sides[:-1])})


@dataclass(frozen=True)
class Fitted:
    """The strengths of all players but the first, who has 0; then what the sides but the last, which has 0, are worth;
    and their covariance.
    """

    players: int
    parameters: list[float]
    covariance: list[list[float]]

    def difference(self, one: int, other: int) -> Estimate:
        """How much stronger one player is than another. Errors are not independent: both are told by the same games."""
        weights = [0.0] * len(self.parameters)
        for player, weight in ((one, 1.0), (other, -1.0)):
            if player:
                weights[player - 1] += weight
        return self._estimate(weights)

    def advantage(self, side: int) -> Estimate:
        """What a side is worth."""
        weights = [0.0] * len(self.parameters)
        weights[self.players - 1 + side] = 1.0
        return self._estimate(weights)

    def _estimate(self, weights: list[float]) -> Estimate:
        """A weighted sum of the parameters, in Elo."""
        value = sum(weight * parameter for weight, parameter in zip(weights, self.parameters, strict=True))
        variance = sum(
            weight * other_weight * self.covariance[place][other]
            for place, weight in enumerate(weights)
            for other, other_weight in enumerate(weights)
        )
        return Estimate(ELO * value, ELO * LIKELY * math.sqrt(max(variance, 0.0)))


def player(bot: str, elo: Estimate, lead: Estimate | None, matches: Sequence[Match], scores: Sequence[Score]) -> Rating:
    """What a player has won, seat by seat."""
    played = [
        (side, score)
        for match, score in zip(matches, scores, strict=True)
        for side in score.wins
        if match.bots[side] == bot
    ]
    wins_as = {side: sum(score.wins[side] for seat, score in played if seat == side) for side in scores[0].wins}
    games, draws = sum(score.games for _, score in played), sum(score.draws for _, score in played)
    return Rating(bot, elo, lead, games, sum(wins_as.values()), draws, wins_as)


def fit(players: int, sides: int, results: list[Result]) -> Fitted:
    """Newton's method: the likeliest parameters and their covariance."""
    size = players + sides - 2
    parameters = [0.0] * size
    covariance: list[list[float]] = []
    for _ in range(STEPS):
        gradient = [0.0] * size
        curvature = [[0.0] * size for _ in range(size)]
        for result in results:
            weights = result.weights(players, sides)
            games = result.points + result.other_points + 2 * DRAWN
            chance = 1 / (1 + math.exp(-sum(weight * parameters[place] for place, weight in weights.items())))
            for place, weight in weights.items():
                gradient[place] += weight * (result.points + DRAWN - games * chance)
                for another, other_weight in weights.items():
                    curvature[place][another] += weight * other_weight * games * chance * (1 - chance)
        covariance = inverse(curvature)
        step = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in covariance]
        longest = max(abs(length) for length in step)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        parameters = [value + shorter * length for value, length in zip(parameters, step, strict=True)]
        if longest < CLOSE:
            break
    return Fitted(players, parameters, covariance)


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
