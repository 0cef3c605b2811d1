"""Games of Three Farms for the engine's tests."""

from __future__ import annotations

from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from three_farms.rules import RULES, Farms, write_fields


def new(**keywords: object) -> Game:
    """A game of Three Farms, without a dealer unless one is given."""
    return Game.new(RULES, **keywords)  # type: ignore[arg-type]


def dealt(seed: int = 1, **keywords: object) -> Game:
    """A game of Three Farms whose chance comes by itself."""
    return new(dealer=Dealer(seed), **keywords)


def farms(game: Game) -> Farms:
    assert isinstance(game.state, Farms)
    return game.state


def picture(game: Game) -> tuple[object, ...]:
    """All that can be seen of a game."""
    return (
        game.position(),
        game.record(),
        write_fields(game.state),
        list(game.state.agenda),
        repr(game.question),
        list(game.answers),
        list(game.sides),
        [repr(line) for line in game.log or []],
        game.over,
        game.result,
    )
