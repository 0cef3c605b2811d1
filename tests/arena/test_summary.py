"""Sums over games: quantiles by card, and what a use goes with, with errors that cover the truth."""

import math
from collections import Counter
from random import Random

import pytest

from arena.arenas import RANDOM, keep, plan
from sandtable.arena.folder import Folder
from sandtable.arena.narration import Turn, Use
from sandtable.arena.plan import spread
from sandtable.arena.play import Played
from sandtable.arena.score import Score
from sandtable.arena.summary import Summary, scores_by, varied
from sandtable.arena.uses import LIKELY, SideTurns, Used
from sandtable.games import find


def turn(card: int, before: int, after: int, side: str = "", operation: str = "") -> Turn:
    facts = {"card_number": card, "card": "P1", "side": side, "box": "", "did": "", "operation": operation}
    return Turn({**facts, "activity": "", "text": ""}, [before], [after])


def test_a_game_that_is_over_keeps_its_last_value():
    summary = Summary(plan(3))
    summary.count(Played(0, "irgun", 9, "", turns=[turn(1, 18, 10), turn(2, 10, 0)]))
    summary.count(Played(1, "british", 9, "", turns=[turn(1, 18, 17), turn(2, 17, 9), turn(2, 9, 8), turn(3, 8, 7)]))
    summary.count(Played(2, "irgun", 9, "", turns=[turn(1, 18, 0)]))

    assert summary.values == [Counter({10: 1, 17: 1, 0: 1}), Counter({0: 2, 8: 1}), Counter({0: 2, 7: 1})]
    assert summary.lengths == Counter({2: 1, 3: 1, 1: 1})


def test_forfeited_and_broken_games_tell_nothing_about_the_turns():
    summary = Summary(plan(2))
    summary.count(Played(0, "irgun", 9, "", forfeit="british", turns=[turn(1, 18, 10)]))
    summary.count(Played(1, "", 9, "", error="broken", turns=[turn(1, 18, 10)]))

    assert (summary.games, summary.values) == (0, [])


def test_uses_are_counted_as_the_turns_have_them(tmp_path):
    keep(tmp_path / "kept", plan(10))
    summary, counted = Summary(plan(10)), Counter()
    for played in Folder(tmp_path / "kept").games():
        summary.count(played)
        counted.update(
            (each.facts["side"], each.facts["operation"]) for each in played.turns if each.facts["operation"]
        )

    for (side, operation), times in counted.items():
        assert summary.used[Use(side, "operation", operation)].times == times
    assert [use.thing for use, _ in summary.most_used("irgun", "operation")] == [
        operation for (side, operation), _ in counted.most_common() if side == "irgun"
    ]


def test_the_change_per_use_is_the_mean_with_the_error_of_a_mean():
    used = Used()
    for change in (1, 2, 3, 4, 5):
        used.count(1, 10, change, won=False)

    estimate = used.change_per_use()
    assert estimate.value == 3
    assert estimate.error == pytest.approx(LIKELY * math.sqrt(10) / 5)


def test_the_interval_of_what_goes_with_winning_covers_the_truth():
    random, covered, trials = Random(1), 0, 300
    for _ in range(trials):
        side, used = SideTurns(), Used()
        for _ in range(300):
            won = random.random() < 0.5
            # Of ten turns a winner uses it in three on average, a loser in two.
            uses = sum(random.random() < (0.3 if won else 0.2) for _ in range(10))
            side.count(10, won)
            if uses:
                used.count(uses, 10, 0, won)
        estimate = used.wins_more(side)
        covered += abs(estimate.value - (0.6 - 0.5)) <= estimate.error

    assert 0.91 <= covered / trials <= 0.99


def test_what_is_used_by_chance_is_not_clear():
    random, side, used = Random(2), SideTurns(), Used()
    for _ in range(500):
        won, uses = random.random() < 0.5, random.randrange(1, 4)
        side.count(10, won)
        used.count(uses, 10, 0, won)

    assert not used.wins_more(side).is_clear


def test_wins_are_summed_by_what_differs():
    matches = spread(find("palestine"), RANDOM, {"p29_anywhere": ["false", "true"], "p23s_roll": ["per_space"]}, [0, 1])
    scores = [Score({"british": number, "irgun": 1}, draws=number) for number in (1, 2, 3, 4)]

    assert varied(matches) == {"p29_anywhere": ["false", "true"], "bid": ["0", "+1"]}
    assert scores_by(matches, scores, "bid") == {
        "0": Score({"british": 4, "irgun": 2}, draws=4),
        "+1": Score({"british": 6, "irgun": 2}, draws=6),
    }
    assert scores_by(matches, scores, "p29_anywhere")["true"] == Score({"british": 7, "irgun": 2}, draws=7)
