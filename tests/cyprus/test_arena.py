"""The turns of Cyprus as the arena tells them: what the log tells."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from sandtable.arena.narration import Turn
from sandtable.arena.turns import Observer
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.cyprus.arena import TELLING
from sandtable.games.british_way.cyprus.bot import GUIDE
from sandtable.games.british_way.cyprus.cards import PROPAGANDA_CARDS
from sandtable.games.british_way.cyprus.rules import RULES


@pytest.fixture(scope="module")
def told() -> list[tuple[Game, list[Turn]]]:
    """Some games between heuristic bots, and their turns."""
    games = []
    for seed in range(6):
        observer, dealer, random = Observer(TELLING), Dealer(seed), Random(seed)
        game = Game.new(RULES, watch=observer.see)
        while (question := game.question) is not None:
            chance = question.side == CHANCE
            game.play(dealer.answer(question, len(game.answers)) if chance else GUIDE.answer(game, random.random))
        observer.end_turn(game.state)
        games.append((game, observer.turns))
    return games


def lines(game: Game, *messages: str) -> list[dict[str, object]]:
    """The arguments of the log's lines of some kinds."""
    assert game.log is not None
    return [line.arguments for line in game.log if line.message in messages]


def test_a_turn_says_who_did_what(told):
    for game, turns in told:
        actions = [turn.facts for turn in turns if turn.facts["box"]]
        assert [(facts["side"], facts["box"]) for facts in actions] == [
            (line["side"], line["box"]) for line in lines(game, "log-box")
        ]
        events = [facts for facts in actions if facts["did"] == "event"]
        assert [(facts["side"], facts["card"], facts["text"]) for facts in events] == [
            (line["side"], line["card"], line["text"]) for line in lines(game, "log-event", "log-event-single")
        ]
        rounds = [turn.facts["card"] for turn in turns if turn.facts["did"] == "round"]
        assert rounds == [line["card"] for line in lines(game, "log-reveal") if line["card"] in PROPAGANDA_CARDS]
        assert len(turns) == len(actions) + len(rounds)


def test_every_special_activity_is_known_by_its_rule(told):
    done = {turn.facts["activity"] for _, turns in told for turn in turns} - {""}
    sides = {(turn.facts["side"], turn.facts["activity"]) for _, turns in told for turn in turns}

    assert done >= {"diplomacy", "interrogate", "restore", "infiltrate", "propagandize"}
    assert ("eoka", "diplomacy") not in sides
    assert ("british", "propagandize") not in sides


def test_a_smuggled_cache_is_a_smuggle():
    observer = Observer(TELLING)
    game = Game.new(RULES, watch=observer.see)
    game.play("HC-01", "operation", "recruit", "smuggle paphos")
    while game.question is not None and game.question.message != "ask-box":
        game.play(game.question.options[-1])
    observer.end_turn(game.state)

    assert observer.turns[0].facts["activity"] == "smuggle"


def test_the_values_of_a_turn_follow_on_those_before_it(told):
    for game, turns in told:
        assert all(len(turn.before) == len(turn.after) == len(TELLING.values) for turn in turns)
        for turn, following in pairwise(turns):
            assert turn.after == following.before
        assert turns[-1].after[0] == game.state.political_will
