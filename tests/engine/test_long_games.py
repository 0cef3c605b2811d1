"""Long games: going back replays little, and a game goes on from a snapshot as if it had been replayed."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from carts.rules import ALL_CARTS, DONE, REST, RULES, SIZE, SQUARES, CartOrders, Field
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadPosition, SandtableError
from sandtable.engine.game import MOST_KEPT, Game
from sandtable.engine.notation import Record
from sandtable.engine.rules import Rules

LONG = 5000


class Counter:
    """Rules that count how often a side acts."""

    def __init__(self) -> None:
        self.count = 0

    def rules(self) -> Rules:
        def act(state: Field, side: str):
            self.count += 1
            yield from RULES.steps["act"](state, side)

        return replace(RULES, steps={**RULES.steps, "act": act})


def near_order(game: Game, random: Random) -> str:
    """A short move, or a rest: found without looking at all squares."""
    assert game.question is not None
    orders = game.question.orders
    assert isinstance(orders, CartOrders)
    cart = next((cart for cart in orders.carts if orders.left(cart)), "")
    x, y = orders.state.places[ALL_CARTS.index(cart)] if cart else (0, 0)
    to = (min(max(x + random.choice([-1, 0, 1]), 0), SIZE - 1), min(max(y + random.choice([-1, 1]), 0), SIZE - 1))
    move = f"move {cart} to {SQUARES[to[0] * SIZE + to[1]]}"
    return move if orders.why_not(move) is None else f"{REST} {cart}" if cart else DONE


def long_game(answers: int, rules: Rules = RULES, **keywords: object) -> Game:
    game = Game.new(rules, scenario="days-2000", dealer=Dealer(7), **keywords)  # type: ignore[arg-type]
    random = Random(7)
    while len(game.answers) < answers:
        game.play(near_order(game, random))
    return game


def record_of(game: Game, answers: int | None = None) -> Record:
    return Record(game.settings, game.scenario, "", game.answers[:answers], game.sides[:answers], "")


def undo_some(game: Game, count: int) -> None:
    """Take back so many answers of the players, and chance's between them: what a table does with consent."""
    while count:
        game.rewind(len(game.answers) - 1)
        count -= 1


@pytest.mark.parametrize("count", [1, 40, 300])
def test_undo_in_a_long_game_replays_about_as_many_answers_as_it_takes_back(count):
    counter = Counter()
    game = long_game(LONG, counter.rules(), log=False)
    counter.count = 0

    game.rewind(len(game.answers) - count)

    assert len(game.answers) <= LONG + 1 - count
    assert counter.count <= count + 40


def test_forty_single_undos_replay_hundreds_of_answers_and_not_tens_of_thousands():
    counter = Counter()
    game = long_game(LONG, counter.rules(), log=False)
    counter.count = 0

    undo_some(game, 40)

    assert counter.count < 40 * 40


@pytest.mark.parametrize("at", [0, 1, 17, 500, 999, 1200])
def test_a_game_that_has_gone_back_is_the_game_that_it_was(at):
    game = long_game(1200)
    earlier = Game.replay(RULES, record_of(game, at))
    twin = game.clone()

    for each in (game, twin):
        each.dealer = None
        each.rewind(at)
        assert (each.position(), each.record()) == (earlier.position(), earlier.record())
        assert list(map(repr, each.log)) == list(map(repr, earlier.log))


def test_few_checkpoints_are_kept_however_long_a_game_is():
    game = long_game(3000, log=False)

    assert len(game._course.kept) <= MOST_KEPT
    assert game._course.kept[0].answers == 0


def test_a_chain_of_clones_keeps_few_checkpoints_too():
    game, random = long_game(30, log=False), Random(1)
    for _ in range(200):
        game = game.clone().play(near_order(game, random))

    assert len(game._course.kept) <= MOST_KEPT


# Snapshots


@pytest.mark.parametrize("at", [1, 250, 251, 252, 253, 254, 300])
def test_a_game_resumed_from_a_snapshot_is_the_same_game(at):
    game = Game.replay(RULES, record_of(long_game(301), at))
    resumed = Game.resume(RULES, record_of(game), game.position(), list(game.log))

    assert resumed.answers == game.answers
    assert (resumed.position(), resumed.record()) == (game.position(), game.record())
    assert list(map(repr, resumed.log)) == list(map(repr, game.log))
    assert repr(resumed.question) == repr(game.question)
    assert resumed.step == game.step


def play_on(game: Game, dealer: Dealer, change: Callable[[Game], None] = lambda game: None) -> list[str]:
    game.seat_dealer(dealer)
    change(game)
    random = Random(3)
    while len(game.answers) < 400:
        game.play(near_order(game, random))
    return [*game.answers, *map(repr, game.log)]


def test_a_resumed_game_goes_on_with_the_numbers_and_the_dice_that_it_would_have_had():
    game = Game.replay(RULES, record_of(long_game(301)))
    resumed = Game.resume(RULES, record_of(game), game.position(), list(game.log))

    assert play_on(resumed, Dealer(5)) == play_on(game, Dealer(5))


def test_a_resumed_game_replays_nothing_before_its_snapshot_until_it_goes_back_there():
    counter = Counter()
    rules = counter.rules()
    game = long_game(1000, rules)
    snapshot, log = game.position(), list(game.log)
    counter.count = 0
    resumed = Game.resume(rules, record_of(game), snapshot, log)
    resumed.clone()

    assert counter.count < 10
    resumed.rewind(400)
    earlier = Game.replay(RULES, record_of(game, 400))
    assert resumed.position() == earlier.position()
    assert list(map(repr, resumed.log)) == list(map(repr, earlier.log))


def test_a_snapshot_of_other_answers_is_refused():
    game = Game.new(RULES, scenario="days-3").play("move n1 to 30.25")
    other = Game.new(RULES, scenario="days-3").play("move n1 to 20.30")

    with pytest.raises(BadPosition, match="they are not those of the record"):
        Game.resume(RULES, record_of(other), game.position(), [])


def test_a_snapshot_of_another_version_of_the_rules_is_refused():
    game = Game.new(RULES, scenario="days-3").play("move n1 to 21.25")

    with pytest.raises(SandtableError, match="played with version 0"):
        Game.resume(RULES, record_of(game), game.position().replace("carts 1", "carts 0"), list(game.log))
