"""A second game needs its folder and its line in the list: everything that shows, plays or simulates games takes it."""

import re
from random import Random

import pytest
from rich.console import Console

from agents.test_pettingzoo import RECOMMENDATIONS, api_test
from engine.toy import dealt, farms
from sandtable import new_game
from sandtable.agents.command import Limits
from sandtable.agents.pettingzoo import env
from sandtable.arena.folder import open_folder
from sandtable.arena.plan import Match, Plan
from sandtable.arena.ratings import rate
from sandtable.arena.results import finish, play_into
from sandtable.arena.simulate import simulate
from sandtable.arena.texts import words_of_arena
from sandtable.arena.tournament import plan_tournament
from sandtable.arena.workers import Here
from sandtable.bots import find_bot, play_match
from sandtable.bots.analysis import best_turns, chances_to_win
from sandtable.engine.errors import SandtableError
from sandtable.games import GAMES, find, find_part
from sandtable.games.bids import with_bid
from sandtable.table.catalogue import describe_games
from sandtable.terminal.table import TextTable
from sandtable.words import Words

SIDES = ["red", "green", "blue"]


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    monkeypatch.setitem(GAMES, "three_farms", "three_farms")


def plan(games: int, **bots: str) -> Plan:
    return Plan("three_farms", [Match({**dict.fromkeys(SIDES, "heuristic"), **bots})], games, seed=1)


@pytest.mark.parametrize("bot", ["random", "easy", "heuristic", "search:20"])
def test_every_bot_plays_it_to_its_end(bot):
    game = new_game("three_farms", seed=3)
    play_match(game, {side: find_bot(bot, f"{bot}/{side}") for side in SIDES})

    assert game.over
    assert game.result in [*SIDES, "draw"]


def test_the_search_thinks_for_the_third_side_as_for_the_first():
    lead = "sandtable position: 1 | game: three_farms 7 | grain: 1 4 5 | rounds: 0 | agenda: turn blue, count"
    game = new_game("three_farms", position=lead)
    careful, heuristic = find_bot("search:200", 1), find_bot("heuristic", 1)
    rash = heuristic.answer(game)
    game.play(careful.answer(game))
    game.play(careful.answer(game))

    assert rash == "3"
    assert game.answers == ["0", "no"]
    assert game.result == "blue"


def test_its_games_are_counted_side_by_side_and_draws_for_themselves():
    score = simulate(plan(120, red="random")).tally.score

    assert list(score.wins) == SIDES
    assert score.draws > 0
    assert score.games == 120


def test_its_tables_and_its_report_speak_of_its_rounds_and_its_draws(tmp_path):
    with open_folder(str(tmp_path / "kept"), plan(60)) as folder:
        play_into(folder, plan(60), Here(), lambda games: None)
        finish(folder, plan(60), words_of_arena("three_farms", "en"), lambda games: None)
        page = (folder.path / "report.html").read_text(encoding="utf-8")

    assert "Grain by round" in page
    assert re.search(r"<th scope=\"row\">drawn</th>", page)
    assert "card" not in re.sub(r"<style>.*</style>", "", page, flags=re.DOTALL)


def test_its_players_are_rated():
    tournament = plan_tournament("three_farms", ["random", "heuristic"], 60, 0, Limits())
    ratings = rate(tournament.matches, simulate(tournament).tally.matches)

    assert len(tournament.matches) == 6
    assert list(ratings.advantages) == ["red", "green"]
    assert sum(rated.games for rated in ratings.players) == 3 * 60


def test_its_positions_are_analysed_for_each_side():
    game = new_game("three_farms", seed=2)
    chances = chances_to_win(game, "60", 1)
    turn = best_turns(game, 1, "60", 1)[0]

    assert len(chances) == 3
    assert sum(chances) == pytest.approx(1, abs=0.1)
    assert turn.answers


def test_a_drawn_game_is_analysed_as_one():
    game = drawn_game()

    assert chances_to_win(game, "60", 1) == pytest.approx([1 / 3] * 3)


@pytest.mark.filterwarnings(*RECOMMENDATIONS)
def test_pettingzoo_takes_it_as_it_is():
    api_test(env("three_farms"), num_cycles=200)


def test_agents_get_nothing_from_a_draw():
    environment = env("three_farms")
    for seed in range(200):
        environment.reset(seed=seed)
        random, rewards = Random(seed), {}
        for agent in environment.agent_iter():
            observation, reward, done, *_ = environment.last()
            rewards[agent] = reward
            offered = [place for place, offer in enumerate(observation["action_mask"]) if offer]
            environment.step(None if done else random.choice(offered))
        if environment.game.result == "draw":
            break

    assert rewards == dict.fromkeys(SIDES, 0.0)


def test_the_terminal_shows_it_and_tells_a_draw(capsys):
    game = drawn_game()
    table = TextTable(game, Words(find("three_farms"), "en"), {}, Console(width=60), lambda: "quit")
    table.play()

    told = capsys.readouterr().out
    assert "Green Farm" in told
    assert "The game is over: a draw." in told


def test_the_catalogue_says_what_it_has_and_what_it_lacks():
    first, *_, second = describe_games("en")

    assert (first["has_example"], second["has_example"]) == (True, False)
    assert [side["side"] for side in second["sides"]] == SIDES
    assert [(one["name"], one["bid"]) for one in second["scenarios"]] == [
        ("Equal farms", None),
        ("Unequal farms", None),
        ("Closed barns", None),
    ]
    assert second["options"][0]["text"]


def test_the_catalogue_says_what_can_be_bid_and_what_that_means():
    bid = describe_games("en")[0]["scenarios"][0]["bid"]

    assert (bid["least"], bid["most"]) == (-17, 2)
    assert "Political Will" in bid["text"]


def test_nothing_can_be_bid_where_the_game_knows_no_bid():
    game = new_game("three_farms")

    with pytest.raises(SandtableError, match="there is nothing to bid in this game"):
        with_bid("three_farms", game.position(), 1)


def test_a_part_that_a_game_lacks_is_one_sentence(monkeypatch):
    monkeypatch.setitem(GAMES, "engine_tests", "engine")
    with pytest.raises(SandtableError) as refusal:
        find_part("engine_tests", "arena")

    assert str(refusal.value) == "engine_tests does not have this: its folder has no part 'arena'"


@pytest.mark.parametrize("folder", ["engine", "nowhere.at_all"])
def test_a_folder_without_rules_is_named(monkeypatch, folder):
    monkeypatch.setitem(GAMES, "engine_tests", folder)

    with pytest.raises(SandtableError, match="engine_tests does not have this: its folder has no part 'rules'"):
        find("engine_tests")


def drawn_game():
    """A finished game that nobody has won."""
    for seed in range(100):
        game = dealt(seed)
        play_match(game, {side: find_bot("heuristic", side) for side in SIDES})
        if game.result == "draw":
            return game
    raise AssertionError(farms(game).grain)
