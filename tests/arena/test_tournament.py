"""Tournaments: everybody against everybody from both sides, and ratings that are right about known strengths."""

import json
from random import Random

import pytest

from commands import sandtable
from sandtable.agents.limits import Limits
from sandtable.arena.plan import Match
from sandtable.arena.ratings import rate
from sandtable.arena.score import Score
from sandtable.arena.tournament import is_tournament, plan_tournament


def chance(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def played(strengths: dict[str, float], advantage: float, games: int, seed: int):
    """Matches and scores of players of known strength, the first side having an advantage."""
    random, matches, scores = Random(seed), [], []
    for one in strengths:
        for other in strengths:
            if one != other:
                better = chance(strengths[one] - strengths[other] + advantage)
                won = sum(random.random() < better for _ in range(games))
                matches.append(Match({"british": one, "irgun": other}))
                scores.append(Score({"british": won, "irgun": games - won}))
    return matches, scores


def test_all_pairs_meet_from_both_sides_equally_often():
    plan = plan_tournament("palestine", ["a", "b", "c"], 10, 0, Limits())
    met = [tuple(plan.match_of(number).bots.values()) for number in range(plan.games)]

    assert plan.games == 30
    assert {pair: met.count(pair) for pair in met} == {
        (one, other): 5 for one in "abc" for other in "abc" if one != other
    }
    assert is_tournament(plan)


def test_ratings_recover_known_strengths_and_the_advantage_of_a_side():
    strengths = {"weak": 0.0, "middle": 120.0, "strong": 300.0}
    ratings = rate(*played(strengths, -80.0, 4000, seed=1))

    assert [rated.bot for rated in ratings.players] == ["strong", "middle", "weak"]
    for rated in ratings.players:
        assert rated.elo.value == pytest.approx(strengths[rated.bot], abs=20)
    assert (list(ratings.advantages), ratings.anchor) == (["british"], "weak")
    assert ratings.advantages["british"].value == pytest.approx(-80, abs=15)


def test_the_errors_of_ratings_cover_the_truth():
    strengths, covered = {"a": 0.0, "b": 150.0, "c": -60.0}, 0
    for seed in range(200):
        ratings = rate(*played(strengths, 40.0, 60, seed))
        found = {rated.bot: rated.elo for rated in ratings.players}
        covered += abs(found["b"].value - 150) <= found["b"].error

    assert 0.91 <= covered / 200 <= 0.99


def test_the_lead_over_the_next_has_an_error_of_its_own_that_covers_the_truth():
    strengths, covered = {"weak": 0.0, "good": 500.0, "best": 580.0}, 0
    for seed in range(200):
        best, good, weak = rate(*played(strengths, 40.0, 300, seed)).players
        assert (best.lead.value, weak.lead) == (pytest.approx(best.elo.value - good.elo.value), None)
        assert best.lead.error < 0.7 * best.elo.error  # the weak one says little about these two
        assert (good.lead.value, good.lead.error) == pytest.approx((good.elo.value, good.elo.error))
        truth = 80 if best.bot == "best" else -80
        covered += abs(best.lead.value - truth) <= best.lead.error

    assert 0.91 <= covered / 200 <= 0.99


def test_one_who_always_wins_has_a_finite_rating_with_a_great_error():
    ratings = rate(*played({"never": 0.0, "always": 10_000.0}, 0.0, 100, seed=1))
    best = ratings.players[0]

    assert best.bot == "always"
    assert 500 < best.elo.value < 2000
    assert best.elo.error > 200
    assert (best.games, best.wins, best.wins_as) == (200, 200, {"british": 100, "irgun": 100})


def test_equal_players_are_rated_equal():
    matches = [Match({"british": "a", "irgun": "b"}), Match({"british": "b", "irgun": "a"})]
    ratings = rate(matches, [Score({"british": 30, "irgun": 70})] * 2)

    assert ratings.players[0].elo.value == pytest.approx(ratings.players[1].elo.value, abs=1e-6)
    assert ratings.advantages["british"].value == pytest.approx(-146, abs=5)


def test_a_drawn_game_is_half_a_game_for_both():
    matches = [Match({"british": "a", "irgun": "b"}), Match({"british": "b", "irgun": "a"})]
    drawn = [Score({"british": 20, "irgun": 60}, 20), Score({"british": 20, "irgun": 60}, 20)]
    halved = [Score({"british": 30, "irgun": 70}), Score({"british": 30, "irgun": 70})]
    best = rate(matches, drawn).players[0]

    assert rate(matches, drawn).advantages == rate(matches, halved).advantages
    assert (best.games, best.wins, best.draws, best.share) == (200, 80, 40, 0.5)


def test_players_of_three_sides_are_rated_by_those_that_they_met():
    sides = {"red": 0.0, "green": 60.0, "blue": -40.0}
    strengths, random, matches, scores = {"weak": 0.0, "strong": 200.0}, Random(3), [], []
    for one, other in [("weak", "strong"), ("strong", "weak")]:
        for alone in sides:
            match = Match({side: one if side == alone else other for side in sides})
            odds = [10 ** ((strengths[match.bots[side]] + worth) / 400) for side, worth in sides.items()]
            score = Score.nil(sides)
            for side in random.choices(list(sides), odds, k=4000):
                score.count(side)
            matches.append(match)
            scores.append(score)
    ratings = rate(matches, scores)

    assert [rated.bot for rated in ratings.players] == ["strong", "weak"]
    assert abs(ratings.players[0].elo.value - ratings.players[1].elo.value) == pytest.approx(200, abs=20)
    assert ratings.advantages["red"].value == pytest.approx(40, abs=20)
    assert ratings.advantages["green"].value == pytest.approx(100, abs=20)


def test_a_tournament_of_real_bots_puts_the_stronger_first(tmp_path):
    arguments = ["tournament", "palestine", "random", "heuristic", "--games", "12", "--json"]
    done = sandtable(*arguments, "--out", str(tmp_path / "kept"))
    result = json.loads(done.stdout)

    assert done.returncode == 0
    assert [player["bot"] for player in result["players"]] == ["heuristic", "random"]
    assert result["players"][0]["elo"] > 300
    assert result["players"][1]["elo"] == 0
    assert result["players"][0]["lead"] == {key: result["players"][0][key] for key in ("elo", "error")}
    assert result["players"][1]["lead"] is None
    assert sum(player["wins"] for player in result["players"]) == result["games"] == 12
    assert "heuristic" in (tmp_path / "kept" / "report.html").read_text(encoding="utf-8")
    assert json.loads(sandtable(*arguments).stdout)["digest"] == result["digest"]


def test_the_table_for_people_has_ratings_errors_and_what_a_side_is_worth():
    done = sandtable("tournament", "palestine", "random", "heuristic", "--games", "2", "--language", "ja")

    assert (done.returncode, done.stderr) == (0, "")
    for words in ("Elo", "heuristic", "±", "次位との差", "英国側", "ダイジェスト"):
        assert words in done.stdout
