"""A small network that was trained elsewhere and needs no library to be asked."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp


class Network:
    """One hidden layer of rectified sums, and their logistic sum."""

    def __init__(self, rows: list[list[float]], constants: list[float], weights: list[float], constant: float) -> None:
        self.rows = rows  # the hidden sums' weights, fact by fact
        self.constants = constants
        self.weights = weights
        self.constant = constant

    def chance(self, facts: list[float]) -> float:
        """What the network says of these facts, from 0 to 1."""
        hidden = self.constants.copy()
        for fact, row in zip(facts, self.rows, strict=True):
            if fact:
                for place, weight in enumerate(row):
                    hidden[place] += fact * weight
        total = self.constant
        for place, weight in enumerate(self.weights):
            if hidden[place] > 0.0:
                total += hidden[place] * weight
        return 1 / (1 + exp(-total))


def read_network(package: str, file: str) -> Network:
    """A network from a JSON file of a package."""
    return Network(**json.loads(files(package).joinpath(file).read_text()))
