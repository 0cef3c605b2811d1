"""The heuristic staff: it answers whatever it is asked, the same way each time, and to the end."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.bots import bots_for, check_plays
from sandtable.bots.analysis import MOST_ANSWERS, best_turns, chances_to_win
from sandtable.bots.heuristic_bot import HeuristicBot
from sandtable.bots.match import play_match
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.games.ocs.counters import ALLIED
from sandtable.games.ocs.dak2.bot import GUIDE
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.table.forms import AnswersForm
from sandtable.table.opponents import check_bot
from sandtable.table.refusals import Refusal
from sandtable.words import LANGUAGES, words_for


def play(scenario: str, seed: int, most: int = 10_000) -> Game:
    """A game of the staff against itself."""
    game, random = Game.new(RULES, scenario=scenario, dealer=Dealer(seed), log=False), Random(seed).random
    while game.question is not None and len(game.answers) < most:
        answer = GUIDE.answer(game, random)
        assert game.question.offers(answer), (answer, game.question.reason(answer))
        game.give(answer)
    return game


def test_it_plays_sidi_barrani_to_its_end():
    game = play("7.3", 1)

    assert game.result in RULES.sides
    assert GUIDE.chances(game.state) in ([1.0, 0.0], [0.0, 1.0])


def test_the_same_seed_gives_the_same_game():
    assert play("7.3", 2, 200).answers == play("7.3", 2, 200).answers


@pytest.mark.parametrize("scenario", ["7.3", "7.1"])
def test_it_thinks_without_touching_the_position(scenario):
    game = Game.new(RULES, scenario=scenario, dealer=Dealer(3), log=False)
    for _ in range(60):
        before = game.position()
        answer = GUIDE.answer(game, Random(3).random)

        assert before == game.position()
        game.answer(answer)


@pytest.mark.parametrize("side", RULES.sides)
def test_it_beats_random_play_from_both_sides(side):
    game = Game.new(RULES, scenario="7.3", dealer=Dealer(4), log=False)

    play_match(game, {one: HeuristicBot(4) if one == side else RandomBot(4) for one in RULES.sides})

    assert game.result == side


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_its_advice_is_a_turn_and_a_sentence_for_each_formation(scenario):
    game = Game.new(RULES, scenario=scenario, dealer=Dealer(1), log=False)
    turns = best_turns(game, 3, "1", 1)

    assert len(turns) == 1
    assert turns[0].plan[0][0] == "plan-attack"
    assert game.play(*turns[0].answers)
    for message, arguments in turns[0].plan:
        if message == "plan-attack":
            around = game.state.theatre.grid.around(game.state.theatre.hex_named(arguments["target"]))
            assert sum(len(game.state.units_of(ALLIED, hex)) for hex in around) >= arguments["all"]
    for language in LANGUAGES:
        words = words_for("dak2", language)
        told = [words.text(message, arguments) for message, arguments in turns[0].plan]

        assert told[0].startswith({"en": "4 Ind", "ja": "第4インド師団"}[language])
        assert len(told) == len({arguments["formation"] for _, arguments in turns[0].plan})


def test_a_long_turn_that_it_advises_is_whole_and_can_be_taken_at_once():
    game = Game.new(RULES, scenario="7.1", dealer=Dealer(41), log=False)

    turn = best_turns(game, 3, "1", 1)[0]

    assert AnswersForm(at=0, answers=["done"] * MOST_ANSWERS).answers
    assert len(turn.answers) < MOST_ANSWERS


def test_the_chances_of_both_sides_are_told_without_a_search():
    game = Game.new(RULES, scenario="7.1", dealer=Dealer(1), log=False)
    allied, axis = chances_to_win(game, "1", 1)

    assert allied + axis == 1.0
    assert 0.35 < allied < 0.65


@pytest.mark.parametrize("bot", ["normal", "hard", "search:200", "search:2s"])
def test_a_search_says_that_it_does_not_play_this_game(bot):
    with pytest.raises(SandtableError, match=f"'{bot}' does not play dak2"):
        check_plays(bot, "dak2")

    assert bots_for("dak2") == ["random", "easy", "heuristic"]


def test_a_table_names_those_that_play_this_game_when_it_knows_no_such_bot():
    with pytest.raises(Refusal) as refusal:
        check_bot("genius", "dak2")

    assert str(refusal.value).endswith("choose from random, easy, heuristic")
