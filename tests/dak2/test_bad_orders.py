"""Orders that are wrong: each is refused in one sentence, with its rule, the word or the number, in both languages."""

from __future__ import annotations

import os
from random import Random

import pytest

from dak2.games import any_answer, any_game
from ocs.field import state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games import find
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.sequence_of_play import VERBS
from sandtable.games.ocs.orders import SegmentOrders
from sandtable.words import Words

LONG = bool(os.environ.get("SANDTABLE_LONG"))
GAMES = 20 if LONG else 1
SHARE_TRIED = 0.02  # of the moments at which orders are given
WORDS = {language: Words(find("dak2"), language) for language in ("en", "ja")}
STRANGE = ["Z99.99", "xyz", "", "-3", "0", "99", "٣", "9" * 5_000, "to", "via", "with", "by", "as", "port", "hedgehog"]
STRANGE += ["combat", "reserve", "load", "full", "empty", "done", "move"]


def start() -> Game:
    return Game.new(RULES, scenario="7.3", options={"weather": "clear"})


def refusals(game: Game, order: str) -> list[str]:
    """What a player is told in each language."""
    with pytest.raises(IllegalMove) as error:
        game.play(order)
    return [words.error(error.value) for words in WORDS.values()]


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ("fly br-13c", "6.0: 'fly br-13c' is not offered: “fly” is no order of this segment"),
        ("done done", "6.0: 'done done' is not offered: “done” is not understood here"),
        ("move br-99 to C38.14", "6.1: 'move br-99 to C38.14' is not offered: “br-99” is none of your units"),
        ("move it-62 to C38.14", "6.1: 'move it-62 to C38.14' is not offered: “it-62” is none of your units"),
        ("move br-13c to C99.14", "6.1: 'move br-13c to C99.14' is not offered: “C99.14” is no hex in play"),
        (
            "move br-1nf to C38.20",
            "6.2: 'move br-1nf to C38.20' is not offered: C38.20 costs 1 N Fusiliers 11 MP, 3 left",
        ),
        ("convoy", "13.2: 'convoy' is not offered: no organic truck is named"),
        ("lead", "D3.10c: 'lead' is not offered: no leader is named"),
        ("lead ld-gott", "D3.10c: 'lead ld-gott' is not offered: no destination is named"),
        ("mode", "5.1: 'mode' is not offered: no unit is named"),
        ("blow C38.12 99", "12.11: 'blow C38.12 99' is not offered: C38.12: at most 20T now"),
        ("blow C38.12 ٣", "12.11: 'blow C38.12 ٣' is not offered: “٣” is not understood here"),
        ("load C38.12", "13.2: 'load C38.12' is not offered: no amount is named"),
        ("blow C38.12 9 9", "12.11: 'blow C38.12 9 9' is not offered: “9” is not understood here"),
        ("overrun C40.19 in-11", "8.1: 'overrun C40.19 in-11' is not offered: “in-11” is not understood here"),
        (
            "move in-11 to C38.16 C38.15",
            "6.3: 'move in-11 to C38.16 C38.15' is not offered: “C38.15” is not understood here",
        ),
        (
            "move in-11 via C38.16 C38.14",
            "6.1: 'move in-11 via C38.16 C38.14' is not offered: C38.14 is not next to C38.16",
        ),
        ("load C38.12 9", "13.2: 'load C38.12 9' is not offered: C38.12: at most 8T now"),
        ("repair port C38.12 by br-re", "19.0: 'repair port C38.12 by br-re' is not offered: no port in C38.12"),
    ],
)
def test_a_wrong_order_is_refused_with_its_rule_and_the_word_or_the_number(order, told):
    game = start()
    before = game.position()

    assert refusals(game, order)[0] == told
    assert game.position() == before


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_kind_of_order_survives_every_wrong_word(seed):
    random = Random(seed)
    game = any_game(random, RULES.scenarios[seed % 2])
    tried: set[str] = set()
    while game.question is not None:
        orders = game.question.orders
        if isinstance(orders, SegmentOrders):
            new = {verb.word for verb in orders.verbs} - tried
            if new or random.random() < SHARE_TRIED:
                try_wrong_orders(game, random, orders)
                tried |= new
        game.answer(any_answer(game.question, random, "busy"))

    assert {verb.word for name, verbs in VERBS.items() if name != "B" for verb in verbs} <= tried


@pytest.mark.parametrize("side", [0, 1])
def test_orders_of_a_phase_without_able_units_survive_them_too(side):
    orders = SegmentOrders(state_of(start()), side, VERBS["B"])
    reasons = [orders.why_not(order) for order in wrong_orders(Random(side), orders)]

    assert None not in reasons
    assert all(words.text(why.message, why.arguments) for why in reasons if why for words in WORDS.values())


def try_wrong_orders(game: Game, random: Random, orders: SegmentOrders) -> None:
    before = game.position()
    for order in wrong_orders(random, orders):
        if orders.why_not(order) is None:
            continue
        for told in refusals(game, order):
            rule, _, sentence = told.replace("：", ": ").partition(": ")
            assert rule[-1:].isalnum()
            assert rule.strip("D0123456789.abcdefg") == ""
            assert sentence.isprintable()
            assert not [sign for sign in ("{", "why-", "??") if sign in sentence]
    assert game.position() == before


def wrong_orders(random: Random, orders: SegmentOrders) -> list[str]:
    """Of each verb: orders cut short, with a word too many, and with a word that does not belong there."""
    theatre, found = orders.state.theatre, ["", "nonsense"]
    for verb in orders.verbs:
        words = [verb.word]
        while (follow := list(orders.next(words))) and (word := follow[random.randrange(len(follow))]):
            found.append(" ".join(words))
            words.append(word)
        known = [*theatre.unit_number, *theatre.leader_number, *theatre.truck_number, *theatre.grid.names]
        for _ in range(6):
            odd = random.choice([random.choice(STRANGE), random.choice(known)])
            place = random.randint(1, len(words))
            found += [" ".join([*words[:place], odd, *words[place + 1 :]]), " ".join([*words, odd])]
        found += [f"{verb.word} {odd}" for odd in STRANGE]
    return found
