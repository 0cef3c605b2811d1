"""Whole games played at random, in both scenarios and with any options: they end, and keep the invariants."""

from __future__ import annotations

from random import Random

import pytest

from malaya.sizes import ANSWERS, POSITION, RECORD
from malaya.table import proves, state_of
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games.british_way.malaya.rules import RULES


def play_at_random(seed: int, scenario: str) -> Game:
    """One game to its end; after every answer the state is checked, and now and then its position is read again."""
    random = Random(f"{scenario} {seed}")
    options = {name: random.choice(values) for name, values in RULES.option_values.items()} if seed % 2 else {}
    game = Game.new(RULES, scenario=scenario, options=options, dealer=Dealer(seed))
    while game.question is not None:
        game.play(random.choice(list(game.question.options)))
        game.state.check(settled=game.over)
        if game.question is not None and random.random() < 0.02:
            position = game.position()
            again = Game.new(RULES, position=position)
            assert len(position) < POSITION
            assert again.question is not None
            assert list(again.question.options) == list(game.question.options)
            assert again.position() == position
    return game


@pytest.mark.parametrize("scenario", RULES.scenarios)
@pytest.mark.parametrize("seed", range(15))
def test_a_random_game_ends_and_its_record_replays(seed: int, scenario: str):
    game = play_at_random(seed, scenario)
    record = game.record()

    assert game.result in ("british", "mcp", "draw")
    assert len(game.answers) < ANSWERS
    assert len(record) < RECORD
    assert Game.replay(RULES, read_record(RULES, record)).record() == record


@proves("M-1.7-d", "M-1.7-e")
@pytest.mark.parametrize("seed", range(10))
def test_political_will_and_the_people_under_mcp_control_balance(seed: int):
    """Outside events, Attacks and Base removal nothing but Control moves Political Will in a campaign."""
    random = Random(seed)
    game = Game.new(RULES, dealer=Dealer(seed))
    while game.question is not None:
        state = state_of(game)
        before, told = state.political_will + under_mcp(game), len(game.log or [])
        game.play(random.choice(list(game.question.options)))
        others = [line for line in game.log[told:] if line.message == "log-political-will" and line.rule != "1.7"]
        settled = all(state.control[space] == state.control_by_pieces(space) for space in range(12))
        if not others and settled and 0 < state.political_will < 20 and state is game.state:
            assert state.political_will + under_mcp(game) == before


def under_mcp(game: Game) -> int:
    """The population of all spaces that MCP Controls."""
    state = state_of(game)
    return sum(people for people, control in zip(state.population, state.control, strict=True) if control < 0)
