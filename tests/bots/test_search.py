"""The search bot: it keeps to its budget, repeats itself from a seed, sees nothing ahead and changes nothing."""

from __future__ import annotations

import json
import os
import signal
import sys
from random import Random
from time import monotonic, sleep

import pytest

from palestine.table import check, position
from processes import output_of
from sandtable import new_game
from sandtable.agents.seats import end_players
from sandtable.bots import BOTS, find_bot, play_match
from sandtable.bots.analysis import best_turns, chances_to_win
from sandtable.bots.search.clock import TurnClock
from sandtable.bots.search.search import Search
from sandtable.bots.search.team import TeamBot, receive, send
from sandtable.bots.search.tree import Node
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.games import find_reference

TURN = "do: action first"


def whole_game(british: str, irgun: str, seed: int) -> Game:
    game = new_game("palestine", seed=seed)
    bots = {"british": find_bot(british, f"{seed}/british"), "irgun": find_bot(irgun, f"{seed}/irgun")}
    try:
        play_match(game, bots)
    finally:
        end_players(bots, game.result)
    return game


# Laws


@pytest.mark.parametrize(("british", "irgun"), [("search:4", "random"), ("easy", "search:4"), ("search:4", "search:4")])
def test_a_game_ends_and_keeps_the_invariants_after_every_answer(british, irgun):
    game = new_game("palestine", seed=british + irgun)
    bots = {"british": find_bot(british, 1), "irgun": find_bot(irgun, 2)}
    while (question := game.question) is not None:
        game.play(bots[question.side].answer(game))
        check(game)

    assert game.result in game.rules.sides


def test_the_same_seed_gives_the_same_game_and_another_one_another():
    assert whole_game("search:5", "search:5", 1).record() == whole_game("search:5", "search:5", 1).record()
    assert find_answers("search:5", 1) != find_answers("search:5", 2)


def find_answers(bot: str, seed: int) -> list[str]:
    """What a bot answers in its first turns, the dice being the same."""
    game = new_game("palestine", seed=0)
    bots = {side: find_bot(bot, f"{seed}/{side}") for side in game.rules.sides}
    while len(game.answers) < 40:
        assert game.question is not None
        game.play(bots[game.question.side].answer(game))
    return game.answers


def test_another_process_with_another_hash_seed_plays_the_same_game():
    program = "from sandtable import new_game; from sandtable.bots import find_bot, play_match; "
    program += "game = new_game('palestine', seed=3); "
    program += "play_match(game, {side: find_bot('search:3', side) for side in game.rules.sides}); print(game.record())"

    assert output_of(program, "1") == output_of(program, "2")


def test_searching_changes_nothing_in_the_game():
    game = whole_game("heuristic", "heuristic", 4)
    for moment in (20, 77, 150):
        begun = Game.new(game.rules)
        for answer in game.answers[:moment]:
            begun.answer(answer)
        if begun.question is None or begun.question.side == "chance":
            continue
        before = begun.record(), begun.position()
        find_bot("search:20", 1).answer(begun)
        assert (begun.record(), begun.position()) == before


def test_the_dealers_coming_dice_make_no_difference():
    answers = set()
    for dice in range(3):
        game = position(f"haganah: 2 | gaza: 1 underground | haifa_c: 1 underground, 1 police | card: P3 | {TURN}")
        game.seat_dealer(Dealer(dice))
        answers.add(find_bot("search:40", 7).answer(game))

    assert len(answers) == 1


# Budgets


@pytest.mark.parametrize(
    "budget",
    ["0", "0s", "-1", "2m", "", "1000001", "601s", "9" * 30, "2s*0", "2s*65", "1.5", "ten", "\uff12s", "\uff15"],
)
def test_an_impossible_budget_is_refused_in_a_sentence(budget):
    with pytest.raises(SandtableError, match=r"a search thinks for 1 to 1,000,000 iterations .* not '"):
        find_bot(f"search:{budget}", 1)


def test_a_search_met_on_the_way_counts():
    game = new_game("palestine", seed=5)
    search = Search(game, Random(1))
    search.iterate_to(50)
    assert game.question is not None
    options = game.question.options
    answer = options[max(range(len(options)), key=lambda place: search.root.tried()[place])]
    game.play(answer)

    assert search.follow([answer])
    assert 0 < search.root.visits < 50


@pytest.mark.parametrize("start", [0.0, 0.3, 0.99])
def test_a_die_in_the_tree_falls_evenly_from_any_start(start):
    node = Node(2)
    node.open_die(6, start)
    faces = [0] * 6
    for _ in range(60):
        faces[int(node.next_roll() * 6)] += 1
        node.visits += 1

    assert node.start == start
    assert set(faces) <= {9, 10, 11}


def test_the_answers_of_a_turn_share_its_seconds_and_the_next_turn_has_its_own():
    game = new_game("palestine", seed=2)
    clock = TurnClock(0.05)
    began = monotonic()
    first = clock.time_for_answer(game)
    known = monotonic()
    game.play("operation")
    sleep(0.06)  # the turn's seconds are used up
    late = monotonic()
    second = clock.time_for_answer(game)

    assert began < first < known + 0.05
    assert late <= second <= monotonic()
    play_out_turn(game)
    now = monotonic()
    assert clock.time_for_answer(game) > now


def play_out_turn(game: Game) -> None:
    """Play until the next turn."""
    turn_of = find_reference("palestine").turn_of
    turn = turn_of(game.state)
    while turn_of(game.state) == turn:
        assert game.question is not None
        game.play(game.question.options[-1])


def test_a_search_tries_until_its_moment_but_at_least_so_often_that_there_is_an_answer():
    search = Search(new_game("palestine", seed=2), Random(1))
    search.iterate_until(monotonic() - 1)
    tried_too_late = search.root.visits
    moment = monotonic() + 0.05
    search.iterate_until(moment)

    assert tried_too_late == 2
    assert monotonic() >= moment


def test_the_time_that_workers_take_to_start_is_the_turns(tmp_path, monkeypatch):
    program = tmp_path / "sleepy"
    program.write_text(f'#!/bin/sh\nsleep 1\nexec "{sys.executable}" "$@"\n')
    program.chmod(0o755)
    no_more_than_they_must = tried_by_workers("search:2*2")
    monkeypatch.setattr(sys, "executable", str(program))

    late = tried_by_workers("search:1s*2")

    assert late == no_more_than_they_must  # the first answer's share of the second was over when they had started


def tried_by_workers(name: str) -> list[list[int]]:
    """What each worker of a bot has tried when the bot has given its first answer."""
    game, bot = new_game("palestine", seed=2), find_bot(name, 1)
    assert isinstance(bot, TeamBot)
    try:
        bot.answer(game)
        for worker in bot.workers:
            send(worker, json.dumps([game.record(), 0.0]))  # to try it no further
        return [receive(worker) for worker in bot.workers]
    finally:
        bot.end()


# Workers


def test_workers_together_answer_the_same_from_the_same_seed_and_end_with_the_bot():
    game = new_game("palestine", seed=6)
    answers = set()
    for _ in range(2):
        bot = find_bot("search:20*2", 1)
        assert isinstance(bot, TeamBot)
        answers.add(bot.answer(game))
        workers = bot.workers
        bot.end()
        assert [worker.poll() is not None for worker in workers] == [True, True]

    assert len(answers) == 1


def test_a_worker_that_dies_is_named():
    game = new_game("palestine", seed=6)
    bot = find_bot("search:20*2", 1)
    assert isinstance(bot, TeamBot)
    bot.answer(game)
    os.kill(bot.workers[0].pid, signal.SIGKILL)
    bot.workers[0].wait()
    try:
        with pytest.raises(SandtableError, match="a worker of the search has died"):
            bot.answer(game)
    finally:
        bot.end()


# Strength


def test_bots_are_listed_from_the_weakest_to_the_strongest_and_all_can_be_found():
    assert BOTS == ["random", "easy", "heuristic", "normal", "hard"]
    for bot in BOTS:
        find_bot(bot, 1)


def test_easy_is_weaker_than_the_heuristic_and_stronger_than_random():
    for better, worse in (("heuristic", "easy"), ("easy", "random")):
        wins = [whole_game(better, worse, seed).result == "british" for seed in range(12)]
        wins += [whole_game(worse, better, seed).result == "irgun" for seed in range(12)]
        assert sum(wins) > 14, (better, worse)


# Analysis


def test_the_better_of_two_answers_comes_first_with_the_better_chance():
    turns = best_turns(position("haganah: 3 | card: P22 | do: event irgun unshaded"), 9, "100", 1)
    chances = {first: max(turn.chance for turn in turns if turn.answers[0] == first) for first in ("left", "right")}

    assert turns[0].answers[0] == "right"
    assert chances["right"] > chances["left"] + 0.01


def test_the_best_turns_are_whole_turns_that_differ_and_descend():
    game = new_game("palestine", seed=8)
    turns = best_turns(game, 3, "200", 1)

    assert len({tuple(turn.answers[:2]) for turn in turns}) == len(turns) == 3
    assert [turn.chance for turn in turns] == sorted((turn.chance for turn in turns), reverse=True)
    assert game.question is not None
    side = game.question.side
    for turn in turns:
        after = game.clone()
        after.dealer = None
        after.play(*turn.answers)
        assert after.question is None or after.question.side != side


def test_the_chances_of_both_sides_add_up_and_a_finished_game_is_certain():
    game = new_game("palestine", seed=8)
    assert sum(chances_to_win(game, "50", 1)) == pytest.approx(1)

    over = whole_game("heuristic", "random", 1)
    assert chances_to_win(over, "50", 1) == [float(side == over.result) for side in over.rules.sides]
