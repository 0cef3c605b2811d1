"""Simulation: the same games for the same seed, honest sums, an arena that goes on when a game breaks."""

import json
import os
import sys
from dataclasses import replace
from signal import SIGINT

import pytest

from commands import sandtable
from processes import PATIENCE, children_of, output_of, seconds_of_work, started, until
from sandtable import Game, new_game
from sandtable.arena.plan import Match, Plan
from sandtable.arena.play import Played, play_game, play_one, play_out
from sandtable.arena.report import outcome_as_json
from sandtable.arena.simulate import simulate
from sandtable.arena.tally import Tally, confidence_interval, empty_tally, median, quantile
from sandtable.bots import find_bot
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import UnknownName
from sandtable.games import find

RANDOM = {"british": "random", "irgun": "random"}
KEYS = {
    *{"games", "wins", "draws", "forfeits", "errors", "decisions", "decisions_per_second"},
    *{"seconds", "length", "matches", "digest"},
}


def plan(games: int, seed: int = 0, **options: str) -> Plan:
    return Plan("palestine", [Match(RANDOM, options)], games, seed)


def simulated(games: int, seed: int = 0, **options: str) -> Tally:
    return simulate(plan(games, seed, **options)).tally


def as_json(games: int, seed: int = 0) -> dict[str, object]:
    return outcome_as_json(plan(games, seed), simulate(plan(games, seed)))


def outcome(*arguments: str, **environment: str) -> dict[str, object]:
    """The JSON of a simulation in a process of its own."""
    done = sandtable("simulate", "palestine", *arguments, "--json", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    result: dict[str, object] = json.loads(done.stdout)
    return result


def test_the_same_seed_gives_the_same_games_in_every_process_with_any_workers_and_hash_seed():
    arguments = ["--british", "random", "--insurgent", "random", "--games", "30", "--seed", "7"]
    outcomes = [
        outcome(*arguments, PYTHONHASHSEED="0"),
        outcome(*arguments, PYTHONHASHSEED="77"),
        outcome(*arguments, "--workers", "2"),
        as_json(30, seed=7),
    ]

    for other in outcomes[1:]:
        assert {**other, "seconds": 0, "decisions_per_second": 0} == {
            **outcomes[0],
            "seconds": 0,
            "decisions_per_second": 0,
        }


def test_another_seed_or_another_option_gives_other_games():
    digests = {
        simulated(3).digest,
        simulated(3, seed=1).digest,
        simulated(3, p29_anywhere="true").digest,
    }

    assert len(digests) == 3


def test_a_plan_names_the_scenario_that_is_played():
    sides = dict.fromkeys(find("malaya").sides, "random")
    short, long = [Plan("malaya", [Match(sides)], 1, 0, scenario=name) for name in find("malaya").scenarios[:2]]

    assert f"scenario: {short.scenario}" in play_game(short, 0)[1]
    assert f"scenario: {long.scenario}" in play_game(long, 0)[1]


def test_games_depend_on_their_number_and_not_on_how_many_there_are():
    assert play_one(plan(1), 5) == play_one(plan(100), 5)


def test_the_json_has_its_keys_and_its_sums_are_right():
    result = as_json(12)

    assert set(result) == KEYS
    assert (result["games"], result["errors"]) == (12, 0)
    assert list(result["wins"]) == ["british", "irgun"]
    assert sum(result["wins"].values()) == 12
    assert result["length"]["least"] <= result["length"]["median"] <= result["length"]["most"]
    assert 12 * result["length"]["least"] <= result["decisions"] <= 12 * result["length"]["most"]
    assert result["decisions_per_second"] > 0
    assert json.loads(json.dumps(result)) == result


def test_progress_is_told_game_by_game_in_all():
    told: list[int] = []

    simulate(plan(30), progress=told.append)

    assert sum(told) == 30


def test_the_table_for_people_has_shares_intervals_length_errors_and_digest():
    done = sandtable("simulate", "palestine", "--games", "5", "--seed", "3")

    assert (done.returncode, done.stderr) == (0, "")
    for words in ("5 games", "British", "Irgun", "95 % interval", "answers in a game", "errors: 0", "a second"):
        assert words in done.stdout
    assert f"digest {simulated(5, seed=3).digest}" in done.stdout


# Errors


class BreaksAfter:
    """A bot that plays at random for some answers and then breaks."""

    def __init__(self, answers: int) -> None:
        self.left = answers
        self.random = find_bot("random", 0)

    def answer(self, game):
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("out of ideas")
        return self.random.answer(game)


def test_a_bot_that_breaks_loses_its_game_with_a_record_and_the_arena_goes_on():
    tally = empty_tally(plan(3))
    good = find_bot("random", 1)

    for number, broken in enumerate([good, BreaksAfter(10), good]):
        bots = {"british": good, "irgun": broken}
        match = Match({"british": "good", "irgun": "broken"})
        tally.count(play_out(new_game("palestine", seed=number), bots, number, match))

    assert (tally.games, tally.errors, tally.score.games) == (3, 0, 3)
    assert tally.forfeits == {"british": 0, "irgun": 1}
    assert tally.failures[0].startswith("game 1, broken: irgun loses at answer ")
    assert "RuntimeError: out of ideas" in tally.failures[0]
    assert "sandtable record: 1" in tally.failures[0]


def test_an_answer_that_is_not_offered_loses_the_game():
    class Cheat:
        def answer(self, game):
            return "win"

    played = play_out(new_game("palestine", seed=1), {"british": Cheat(), "irgun": Cheat()}, 0, Match(RANDOM))

    assert "'win' is not offered" in played.failure
    assert (played.result, played.forfeit) == ("british", "irgun")


def test_rules_that_break_are_an_error_with_a_record_and_nobody_wins():
    def broken(state):
        raise RuntimeError("no such rule")
        yield

    rules = find("palestine")
    game = Game.new(replace(rules, steps={**rules.steps, "adjust_eligibility": broken}), dealer=Dealer(1))
    bot = find_bot("random", 1)

    played = play_out(game, {"british": bot, "irgun": bot}, 4, Match(RANDOM))

    assert (played.result, played.forfeit) == ("", "")
    assert played.error.startswith("game 4: ")
    assert "RuntimeError: no such rule" in played.error


def test_only_the_first_failures_and_errors_are_kept():
    tally = empty_tally(plan(200))
    for number in range(100):
        tally.count(Played(number, "british", 5, "", forfeit="irgun", failure=f"game {number}"))
        tally.count(Played(number, "", 5, "", error=f"broken {number}"))

    assert (tally.forfeits["irgun"], tally.errors) == (100, 100)
    assert tally.failures == [f"game {number}" for number in range(10)]
    assert tally.broken == [f"broken {number}" for number in range(10)]


def test_bad_plans_are_refused_before_anything_is_played():
    for wrong in (
        Plan("palestine", [Match({"british": "deep", "irgun": "random"})], 1, 0),
        Plan("kenya", [Match(RANDOM)], 1, 0),
        plan(1, moon="full"),
    ):
        with pytest.raises(UnknownName):
            simulate(wrong)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups of this kind")
@pytest.mark.parametrize("workers", ["1", "2"] if "SANDTABLE_LONG" in os.environ else ["1"])
def test_ctrl_c_ends_a_simulation_without_a_word(workers):
    command = [sys.executable, "-P", "-m", "sandtable", "simulate", "palestine", "--games", "1000000"]
    with started(*command, "--workers", workers) as run:
        until(lambda: seconds_of_work(run.pid, *children_of(run.pid)) > 3)  # it has begun to play

        os.killpg(run.pid, SIGINT)

        assert run.communicate(timeout=PATIENCE) == ("", "")
    assert run.returncode == 130


# Sums


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_the_confidence_interval_is_wilsons(wins, games, low, high):
    assert confidence_interval(wins, games) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize(
    ("counts", "middle"), [({7: 1}, 7), ({1: 1, 2: 1, 3: 1}, 2), ({1: 5, 9: 2}, 1), ({4: 1, 5: 2, 6: 2}, 5), ({}, 0)]
)
def test_the_median(counts, middle):
    assert median(counts) == middle


@pytest.mark.parametrize(("share", "value"), [(0.05, 1), (0.25, 3), (0.5, 5), (0.75, 8), (0.95, 10), (1, 10)])
def test_quantiles(share, value):
    assert quantile(dict.fromkeys(range(1, 11), 1), share) == value


# Memory

# The peak as Linux counts it for this program alone: `getrusage` would include the test runner that started it.
MEMORY = """
import resource, sys
from pathlib import Path
from sandtable.arena.plan import Match, Plan
from sandtable.arena.simulate import simulate
simulate(Plan("palestine", [Match({"british": "random", "irgun": "random"})], GAMES, 0))
if sys.platform == "linux":
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    print(int(status["VmHWM"].split()[0]) * 1024)
else:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell the memory in this way")
def test_a_simulation_stays_under_200_megabytes():
    games = 1000 if "SANDTABLE_LONG" in os.environ else 200

    assert int(output_of(MEMORY.replace("GAMES", str(games)), "0")) < 200_000_000
