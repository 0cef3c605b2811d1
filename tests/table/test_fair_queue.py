"""Who thinks next: what is watched before what is not, and clients in turn."""

from __future__ import annotations

from sandtable.table.fair_queue import Claim, FairQueue

WATCHED: set[str] = {"ann 3", "ben 1", "cas 1", "cas 2"}


class Waiting:
    """Claims by name, "CLIENT NUMBER", on a queue; what is served is written down."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.claims: dict[str, Claim] = {}
        self.served: list[str] = []

    def ask(self, *names: str, watched: frozenset[str] | set[str] = frozenset()) -> None:
        for name in names:
            self.claims[name] = Claim(name.split()[0], lambda name=name: name in watched)
            self.queue.ask(self.claims[name])

    def serve(self) -> list[str]:
        """Those who get a place now."""
        names = {claim: name for name, claim in self.claims.items()}
        got = []
        while (claim := self.queue.serve()) is not None:
            got.append(names[claim])
        self.served += got
        return got

    def leave(self, name: str) -> None:
        self.queue.leave(self.claims.pop(name))

    def serve_all(self) -> list[str]:
        """The order in which all are served if whoever got a place first leaves it first."""
        holding = self.serve()
        while holding:
            self.leave(holding.pop(0))
            holding += self.serve()
        return self.served


def test_one_client_is_served_in_the_order_in_which_it_asked():
    line = Waiting(places=1)
    line.ask("ann 1", "ann 2", "ann 3")

    assert line.serve_all() == ["ann 1", "ann 2", "ann 3"]


def test_clients_take_turns_however_much_each_asks_for():
    line = Waiting(places=1)
    line.ask("ann 1", "ann 2", "ann 3", "ann 4", "ben 1", "ben 2", "cas 1")

    assert line.serve_all() == ["ann 1", "ben 1", "cas 1", "ann 2", "ben 2", "ann 3", "ann 4"]


def test_a_client_who_comes_late_waits_for_one_place_and_not_for_forty():
    line = Waiting(places=2)
    line.ask(*(f"ann {number}" for number in range(40)))
    assert line.serve() == ["ann 0", "ann 1"]

    line.ask("ben 1")
    line.leave("ann 0")

    assert line.serve() == ["ben 1"]


def test_the_client_with_fewer_places_goes_first_though_it_was_served_last():
    line = Waiting(places=3)
    line.ask("ann 1", "ann 2", "ben 1")
    assert line.serve() == ["ann 1", "ben 1", "ann 2"]
    line.ask("ann 3", "ben 2")

    line.leave("ann 2")
    assert line.serve() == ["ben 2"]  # both had one place; ann's last was the later one
    line.leave("ben 1")
    line.leave("ben 2")
    line.ask("ben 3")

    assert line.serve() == ["ben 3", "ann 3"]


def test_what_is_watched_goes_before_everybodys_unwatched_and_clients_take_turns_in_both():
    line = Waiting(places=1)
    line.ask("ann 1", "ann 2", "ann 3", "ben 1", "ben 2", "cas 1", "cas 2", watched=WATCHED)

    assert line.serve_all() == ["ann 3", "ben 1", "cas 1", "cas 2", "ann 1", "ben 2", "ann 2"]


def test_who_begins_to_watch_while_it_waits_goes_first_from_then_on():
    watched: set[str] = set()
    line = Waiting(places=1)
    line.ask("ann 1", "ben 1", "cas 1", watched=watched)
    assert line.serve() == ["ann 1"]

    watched.add("cas 1")
    line.leave("ann 1")

    assert line.serve() == ["cas 1"]


def test_who_waits_no_longer_is_not_served_and_leaves_no_place_free():
    line = Waiting(places=1)
    line.ask("ann 1", "ben 1", "cas 1")
    assert line.serve() == ["ann 1"]

    line.leave("ben 1")

    assert line.serve() == []
    line.leave("ann 1")
    assert line.serve() == ["cas 1"]


def test_a_client_who_has_left_is_forgotten():
    line = Waiting(places=1)
    for number in range(100):
        line.ask(f"client{number} 1")
        line.serve()
        line.leave(f"client{number} 1")

    assert (line.queue._held, line.queue._served) == ({}, {})
