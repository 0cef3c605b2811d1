"""Who is winning: the forecast of the track that decides a game is what the rules then count."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from sandtable import new_game
from sandtable.engine.chance import Dealer
from sandtable.engine.questions import CHANCE
from sandtable.games import GAMES, find, find_reference
from sandtable.games.bids import bids_at, with_bid
from sandtable.words import LANGUAGES, words_for

POSITIONS = 2_000

counted_games = pytest.mark.parametrize("name", [name for name in GAMES if find_reference(name).forecast])


def positions(name: str, **start: str):
    """Every moment of random games, the cards turned up one by one."""
    seed = 0
    while True:
        seed += 1
        game, dealer, player = new_game(name, **start), Dealer(seed), Random(seed)
        while (question := game.question) is not None:
            yield game
            is_chance = question.side == CHANCE
            answer = dealer.answer(question, len(game.answers)) if is_chance else player.choice(list(question.options))
            game.play(answer)


@counted_games
def test_the_forecast_is_what_the_phase_does_if_nothing_else_happens(name):
    forecast, seen = find_reference(name).forecast, 0
    for game in positions(name):
        if not (foretold := forecast(game.state)):
            continue
        state = game.state.copy()
        for _ in game.rules.steps["political_will"](state):
            pytest.fail("the phase asks nothing")
        seen += 1

        assert foretold.now == game.state.political_will
        assert foretold.then == state.political_will
        assert foretold.then == min(max(0, foretold.now + sum(part.amount for part in foretold.parts)), state.most_will)
        if seen == POSITIONS:
            break


@counted_games
def test_when_the_propaganda_card_comes_the_track_and_the_result_are_as_foretold(name):
    """From the lowest bid and the highest, so that rounds end in every way."""
    reference, results, usual = find_reference(name), Counter(), new_game(name).position()
    bids = bids_at(name, usual)
    for bid in (bids[0], bids[-1]):
        for game in islice(positions(name, position=with_bid(name, usual, bid)), 2 * POSITIONS):
            coming = next((card for card in game.question.options if card in game.state.deck.propaganda), None)
            if game.question.message == "ask-reveal" and coming:
                foretold, after = reference.forecast(game.state), game.clone().play(coming)
                results[after.result] += 1

                assert after.result == foretold.result
                assert after.state.political_will == foretold.then
    assert {"", *find(name).sides} <= set(results)


@counted_games
def test_nothing_is_foretold_when_the_markers_will_be_gone_before_the_next_count(name):
    forecast = find_reference(name).forecast
    for seed in range(3):
        game = new_game(name, seed=seed)
        while game.question is not None:
            assert (forecast(game.state) is None) == (game.state.card in game.state.deck.propaganda)
            game.play(game.question.options[0])
        assert forecast(game.state) is None


@counted_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_its_words(name, language):
    forecast, words, kinds = find_reference(name).forecast, words_for(name, language), {}
    for number, game in enumerate(positions(name)):
        if number == POSITIONS:
            break
        if foretold := forecast(game.state):
            kinds |= {part.kind: part for part in foretold.parts}

    told = [words.text(f"forecast-{part.kind}", {"space": part.space}) for part in kinds.values()]
    assert len(set(told)) == len(kinds) > 2
