"""I-2 The book of the tokens: what the log tells of supply that comes and goes, against what there is."""

from __future__ import annotations

from sandtable.engine.state import Line
from sandtable.games.ocs.dak2.state import State

GONE = {"log-pay": "tokens", "log-fed": "tokens", "log-wasted": "tokens", "log-blow": "tokens"}
GONE |= {"log-dump-captured": "lost", "log-truck-lost": "tokens", "log-trucks-lost": "tokens"}
COME = {"log-supply-arrives": "tokens"}


def tokens_in(state: State) -> int:
    """All tokens of both sides: on the ground, on trucks and on organic trucks, those that broke out included."""
    on_ground = sum(sum(dumps.values()) for dumps in state.dumps)
    on_trucks = sum(lot.load for lot in state.trucks) + sum(lot.load for lot in state.trucks_away)
    return on_ground + on_trucks + sum(state.organic_load)


class Ledger:
    """Compares when a step begins; what is read of the log is not read again."""

    def __init__(self, state: State) -> None:
        self.read = 0
        self.tokens = tokens_in(state)
        self.loads = list(state.organic_load)

    def compare(self, state: State, log: list[Line]) -> None:
        for line in log[self.read :]:
            amounts = line.arguments
            self.tokens += int(str(amounts[COME[line.message]])) if line.message in COME else 0
            self.tokens -= int(str(amounts[GONE[line.message]])) if line.message in GONE else 0
            truck = state.theatre.truck_number.get(str(amounts.get("unit")), -1)
            if truck >= 0 and line.message == "log-arrives":
                self.tokens += state.theatre.trucks[truck].capacity  # O-13.2-n
            if truck >= 0 and line.message == "log-withdrawn":
                self.tokens -= self.loads[truck]
        self.read, self.loads = len(log), list(state.organic_load)

        assert tokens_in(state) == self.tokens, f"{tokens_in(state)} tokens, the log says {self.tokens}"
