"""Orders: answers that nobody lists, shown on Carts."""

from random import Random

import pytest

from carts.rules import RULES, SQUARES, CartOrders
from sandtable.bots.analysis import best_turns
from sandtable.bots.random_bot import RandomBot, play_at_random
from sandtable.bots.search.search import Search
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import IllegalMove, SandtableError
from sandtable.engine.game import Game
from sandtable.engine.orders import END, Orders, Reason
from sandtable.engine.questions import CHANCE, DONE, Question, choose
from sandtable.games import GAMES
from sandtable.words import Words


def carts(**keywords) -> Game:
    return Game.new(RULES, **keywords)


def orders(game: Game) -> CartOrders:
    assert game.question is not None
    assert isinstance(game.question.orders, CartOrders)
    return game.question.orders


def test_an_order_is_accepted_without_a_list_of_all():
    game = carts().play("move n1 to 30.25", 6, "move n1 n2 to 32.24")

    assert game.answers == ["move n1 to 30.25", "6", "move n1 n2 to 32.24"]
    assert game.state.places[:3] == [(32, 24), (32, 24), (40, 25)]


def test_one_word_after_the_other_says_what_may_follow_and_what_it_costs():
    game = carts()

    assert list(orders(game).next([])) == ["move", "rest", "done"]
    assert orders(game).next(["move"]) == {"n1": 20, "n2": 20, "n3": 20}
    assert orders(game).next(["move", "n1"]) == {"to": None}
    assert orders(game).next(["move", "n1", "to"])["22.25"] == 2
    assert orders(game).next(["move", "n1", "to", "22.25"]) == {END: None}
    assert orders(game).next(["move", "n2", "n1"]) == {}
    game.play("move n1 to 30.24")
    assert orders(game).next(["move", "n1"]) == {"to": None}
    game.play("move n2 to 30.24")
    assert orders(game).next(["move", "n1"]) == {"n2": 19, "to": None}


def test_an_order_that_is_refused_names_the_rule_and_the_numbers_that_fail():
    game = carts()

    with pytest.raises(IllegalMove) as refusal:
        game.play("move n1 to 59.59")

    assert str(refusal.value) == ("2.2: 'move n1 to 59.59' is not offered: too far (square 59.59, cost 73, left 20)")
    assert refusal.value.rule == "2.2"
    assert refusal.value.reason.arguments == {"square": "59.59", "cost": 73, "left": 20}
    assert game.answers == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "2.2: 'move n1 to 59.59' is not offered: 59.59 costs 73, 20 left"),
        ("ja", "2.2：「move n1 to 59.59」は選べません：59.59は73かかりますが残りは20です"),
    ],
)
def test_a_refused_order_is_told_in_the_words_of_the_game(monkeypatch, language, sentence):
    monkeypatch.setitem(GAMES, "carts", "carts")
    with pytest.raises(IllegalMove) as refusal:
        carts().play("move n1 to 59.59")

    assert Words(RULES, language).error(refusal.value) == sentence


def test_the_word_that_cannot_be_read_is_named():
    assert orders(carts()).why_not("move n9 to 22.25").arguments == {"word": "n9"}
    assert orders(carts()).why_not("march n1 to 22.25").arguments == {"word": "march"}


def test_a_sample_is_an_order_and_reaches_far_and_wide():
    offered, random = orders(carts()), Random(1)
    sampled = [offered.sample(random.randrange) for _ in range(200)]

    assert all(offered.why_not(order) is None for order in sampled)
    assert {order.split(" ")[0] for order in sampled} == {"move", "rest", "done"}
    assert len(set(sampled)) > 50


class OneWay(Orders):
    """A single order."""

    def __init__(self, *sentences: str) -> None:
        self.sentences = [sentence.split(" ") for sentence in sentences]

    def next(self, words):
        count = len(words)
        return {(*said, END)[count]: None for said in self.sentences if said[:count] == words and count <= len(said)}

    def why_not(self, answer):
        return None if answer.split(" ") in self.sentences else Reason("1", "why-not-an-option", {})


def test_a_choice_of_one_order_is_no_choice():
    assert OneWay("go home").only_answer() == "go home"
    assert OneWay("go home", "go out").only_answer() is None
    assert OneWay("go", "go home").only_answer() is None


def test_the_game_takes_the_only_order_by_itself():
    game = carts().play("rest n1", "rest n2", "rest n3")

    assert game.answers == ["rest n1", "rest n2", "rest n3"]
    assert game.question.side == "south"


def test_a_list_is_asked_in_the_same_way():
    question = choose("red", "1", "ask", ["go home", "go out", "go", "stay"])

    assert question.next([]) == {"go": None, "stay": None}
    assert question.next(["go"]) == {"home": None, "out": None, END: None}
    assert question.next(["stay"]) == {END: None}
    assert question.next(["stay", "home"]) == {}
    assert question.only_answer() is None
    assert question.sample(lambda count: count - 1) == "stay"
    assert question.reason("fly").message == "why-not-an-option"


def test_a_question_with_orders_says_what_it_is_without_listing_them():
    assert repr(carts().question) == "<2 north: ask-act (...)>"


def test_a_question_with_a_long_list_shows_only_the_first():
    shown = repr(choose("red", "1", "ask", SQUARES))

    assert shown.startswith("<1 red: ask (00.00, 00.01, ")
    assert shown.endswith(", 01.39, ...)>")


def test_what_a_question_withholds_is_listed_only_where_somebody_would_read_it():
    few = choose("red", "1", "ask", ["a"], refusals=((["a", "b"], lambda state, index: "why-wet"),))
    many = choose("red", "1", "ask", SQUARES[:2], refusals=((SQUARES, lambda state, index: "why-wet"),))

    assert few.withheld() == ["b"]
    assert many.withheld() == []
    assert many.why_not("20.20") == "why-wet"


def test_orders_withhold_nothing_by_name():
    assert carts().question.withheld() == []


def test_random_play_comes_to_its_end():
    for seed in range(3):
        game = carts(dealer=Dealer(seed), log=False)
        play_at_random(game, Random(seed).random)

        assert game.result in ["north", "south", "draw"]


def test_the_random_bot_gives_orders():
    game, bot = carts(), RandomBot(1)

    assert all(game.question.offers(bot.answer(game)) for _ in range(20))


def test_what_must_look_at_every_answer_says_so_in_a_sentence(monkeypatch):
    monkeypatch.setitem(GAMES, "carts", "carts")

    with pytest.raises(SandtableError, match=r"^2: there are too many answers here to look at each of them$"):
        Search(carts(), Random(1)).iterate()


def test_where_a_search_cannot_look_the_heuristic_turn_is_the_best(monkeypatch):
    monkeypatch.setitem(GAMES, "carts", "carts")
    game = carts()
    side = game.question.side

    (turn,) = best_turns(game, 3, "10", 1)

    game.play(*turn.answers)
    assert turn.answers
    assert {said for said in game.sides if said != CHANCE} == {side}


def test_a_cloned_and_an_undone_game_give_the_same_orders():
    game = carts().play("move n1 to 22.25")
    twin = game.clone()

    assert orders(twin).next(["move"]) == orders(game).next(["move"]) == {"n1": 18, "n2": 20, "n3": 20}
    assert orders(game.undo()).next(["move"]) == {"n1": 20, "n2": 20, "n3": 20}
    assert orders(twin).left("n1") == 18


def test_an_order_is_an_answer_like_any_other_in_position_and_record():
    game = carts().play("move n1 to 22.26", "rest n2", "done", "move s1 to 31.36")

    assert "\nnorth: move n1 to 22.26, rest n2, done\nsouth: move s1 to 31.36\n" in game.record()
    assert game.position().endswith("left: 17 0 20 8 20 20\npoints: 1 3\ndays: 2\nagenda: act south, day\n")
    assert carts(position=game.position()).position() == game.position()


def test_done_is_an_order_and_what_finishes_the_question():
    question = carts().question

    assert isinstance(question, Question)
    assert question.finish == DONE
    assert question.offers(question.finish)
