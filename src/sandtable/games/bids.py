"""A bid for a side: a game begins with one number of its position higher or lower. The game says which."""

from __future__ import annotations

from functools import cache

from sandtable.engine.chance import Dealer
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.rules import Rules, Settings
from sandtable.games import find, find_reference


def begin_game(
    rules: Rules,
    *,
    scenario: str = "",
    options: Settings | None = None,
    position: str = "",
    bid: int | None = None,
    dealer: Dealer | None = None,
    log: bool = True,
) -> Game:
    """Start a game with a bid, the usual one if none is named; a position stands as it is.

    A game with a bid begins from a position, so its record holds what was bid.
    """
    if bid is None:
        bid = 0 if position else usual_bid(rules.name)
    if bid:
        start = Game.new(rules, scenario=scenario, options=options, position=position, log=False).position()
        scenario, options, position = "", None, with_bid(rules.name, start, bid)
    return Game.new(rules, scenario=scenario, options=options, position=position, dealer=dealer, log=log)


def usual_bid(game: str) -> int:
    """The bid with which a game begins if nobody bids."""
    bid = find_reference(game).bid
    return bid.usual if bid else 0


def with_bid(game: str, position: str, bid: int) -> str:
    """A position in which as much more or less of what is bid stands."""
    bids = bids_at(game, position)
    if bids is None:
        raise SandtableError("there is nothing to bid in this game")
    if bid not in bids:
        raise SandtableError("a bid of {bid} is not from {least} to {most}", bid=bid, least=bids[0], most=bids[-1])
    field, value = field_of(game), value_at(game, position)
    return position.replace(f"\n{field}: {value}\n", f"\n{field}: {value + bid}\n")


@cache
def bids_in(game: str, scenario: str) -> range | None:
    """The bids with which a scenario can begin; none in a game without."""
    return bids_at(game, Game.new(find(game), scenario=scenario, log=False).position())


def bids_at(game: str, position: str) -> range | None:
    """The same of a position."""
    bid = find_reference(game).bid
    if bid is None:
        return None
    value = value_at(game, position)
    return range(bid.lowest - value, bid.highest - value + 1)


def value_at(game: str, position: str) -> int:
    """How much of what is bid stands in a position."""
    fields = dict(line.partition(": ")[::2] for line in position.splitlines())
    return int(fields[field_of(game)])


def field_of(game: str) -> str:
    bid = find_reference(game).bid
    assert bid is not None
    return bid.field
