"""A bid for a side is made on the track of Political Will, which begins at 12."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.games.bids import with_bid
from sandtable.games.british_way.malaya.rules import RULES


@pytest.mark.parametrize(("bid", "will"), [(2, 14), (-3, 9), (8, 20), (0, 12)])
def test_a_bid_moves_the_start_of_political_will(bid: int, will: int):
    game = Game.new(RULES, position=with_bid("malaya", Game.new(RULES).position(), bid))

    assert game.state.political_will == will
    assert game.question.message == "ask-reveal"


def test_a_bid_beyond_the_track_is_refused():
    start = Game.new(RULES).position()

    for bid in (-12, 9):
        with pytest.raises(SandtableError, match="is not from -11 to 8"):
            with_bid("malaya", start, bid)
