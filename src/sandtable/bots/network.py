"""A small network that was trained elsewhere and needs no library to be asked."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp


class Network:
    """One hidden layer of rectified sums, and their logistic sum."""

    def __init__(self, rows: list[list[float]], constants: list[float], weights: list[float], constant: float) -> None:
        self.rows = rows  # the facts' weights, hidden sum by hidden sum
        self.constants = constants
        self.weights = weights
        self.constant = constant

    def chance(self, facts: list[float]) -> float:
        """What the network says of these facts, from 0 to 1."""
        given = [place for place, fact in enumerate(facts) if fact]  # most facts are 0
        total = self.constant
        for row, constant, weight in zip(self.rows, self.constants, self.weights, strict=True):
            hidden = constant
            for place in given:
                hidden += facts[place] * row[place]
            if hidden > 0.0:
                total += hidden * weight
        return 1 / (1 + exp(-total))


def read_network(package: str, file: str) -> Network:
    """A network from a JSON file of a package."""
    return Network(**json.loads(files(package).joinpath(file).read_text()))
