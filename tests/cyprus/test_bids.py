"""The usual bid: Cyprus begins with less than the 14 Political Will of the book, unless its players bid otherwise."""

from __future__ import annotations

import json

import pytest

from commands import sandtable
from sandtable import load_game, new_game
from sandtable.agents.limits import Limits
from sandtable.arena.tournament import plan_tournament
from sandtable.engine.game import Game
from sandtable.files import save
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.setup import USUAL_BID
from sandtable.table.catalogue import describe_games

STANDARD = 14
USUAL = STANDARD + USUAL_BID


def test_a_new_game_begins_with_the_usual_bid_and_with_any_other_that_is_named():
    wills = [new_game("cyprus", bid=bid).state.political_will for bid in (None, 0, -5, 1)]

    assert wills == [USUAL, STANDARD, 9, 15]
    assert USUAL < STANDARD


def test_the_usual_bid_keeps_the_options():
    game = new_game("cyprus", options={"empty_event": "barred"})

    assert game.settings["empty_event"] == "barred"


def test_a_position_stands_as_it_is():
    start = Game.new(RULES).position()

    assert new_game("cyprus", position=start).state.political_will == STANDARD


def test_a_record_from_before_the_usual_bid_replays_with_the_set_up_of_the_book(tmp_path):
    before = Game.new(RULES)
    save(before, tmp_path / "before.txt")
    usual = new_game("cyprus")
    save(usual, tmp_path / "usual.txt")

    assert "scenario: standard" in before.record()
    assert load_game(tmp_path / "before.txt").state.political_will == STANDARD
    assert load_game(tmp_path / "usual.txt").state.political_will == USUAL


@pytest.mark.parametrize(("arguments", "bids"), [([], [USUAL_BID]), (["--bid", "0,1"], [0, 1])])
def test_simulations_are_played_with_it_unless_they_name_others(arguments, bids):
    done = sandtable("simulate", "cyprus", "--games", "2", "--json", *arguments)

    assert [match["bid"] for match in json.loads(done.stdout)["matches"]] == bids


def test_tournaments_are_played_with_it():
    plan = plan_tournament("cyprus", ["random", "heuristic"], 2, 0, Limits())

    assert [match.bid for match in plan.matches] == [USUAL_BID, USUAL_BID]


def test_the_lobby_is_told_which_bid_is_usual():
    games = {game["game"]: game["scenarios"] for game in describe_games("en")}

    assert [scenario["bid"]["usual"] for scenario in games["cyprus"]] == [USUAL_BID]
    assert [scenario["bid"]["usual"] for scenario in games["malaya"]] == [0, 0]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", f"Bid {USUAL_BID}. Added to the Political Will"), ("ja", f"ビッド{USUAL_BID}。開始時")],
)
def test_the_terminal_tells_the_bid_with_which_a_game_begins(language, told):
    usual = sandtable("text", "cyprus", "--language", language, typed="quit\n")
    standard = sandtable("text", "cyprus", "--language", language, "--bid", "0", typed="quit\n")

    assert told in usual.stdout
    assert told not in standard.stdout
