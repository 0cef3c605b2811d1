"""Wherever the work is done: the same results in the same order, few tasks at a time, one sentence when it fails."""

import os
import socket
import sys
import time
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

import pytest

from arena.arenas import RANDOM, RAY_PATIENCE, Ending, die, nap, outcome, plan, square
from commands import sandtable
from sandtable.arena.chunks import MOST_GAMES, Pace, cut
from sandtable.arena.plan import Match, begin
from sandtable.arena.play import play_out
from sandtable.arena.simulate import simulate
from sandtable.arena.workers import TASKS_PER_WORKER, Here, Processes
from sandtable.engine.errors import SandtableError

LONG = "SANDTABLE_LONG" in os.environ


@pytest.mark.parametrize("workers", [Here(), Processes(2)], ids=["here", "processes"])
def test_results_come_in_the_order_of_the_tasks_and_few_tasks_are_handed_out(workers):
    taken: list[int] = []

    def tasks():
        for number in range(100):
            taken.append(number)
            yield number

    for place, result in enumerate(workers.map(square, tasks())):
        assert result == place * place
        assert len(taken) <= place + 1 + workers.at_once * TASKS_PER_WORKER
    assert len(taken) == 100


def test_a_worker_that_is_killed_is_one_sentence():
    with pytest.raises(SandtableError, match="a worker process was killed"):
        list(Processes(2).map(die, range(3)))


def test_a_worker_that_is_told_to_end_while_it_reads_a_task_says_nothing(capfd):
    with pytest.raises(SandtableError, match="a worker process was killed"):
        list(Processes(1).map(square, [Ending()]))

    assert capfd.readouterr().err == ""


def test_closing_the_results_ends_the_work():
    results = Processes(2).map(nap, [0, 600, 600])
    next(results)
    started = time.monotonic()
    results.close()

    assert time.monotonic() - started < 60


def test_a_task_that_fails_raises_what_it_raised():
    with pytest.raises(TypeError):
        list(Processes(1).map(square, ["x"]))


# Ray


def test_a_real_local_ray_plays_the_same_games():
    done = sandtable(
        "simulate", "palestine", "--games", "40", "--ray", "local", "--workers", "2", "--json", patience=RAY_PATIENCE
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert f'"digest": "{simulate(plan(40)).tally.digest}"' in done.stdout


@pytest.mark.skipif(not LONG, reason="only with ./test --long")
def test_ray_keeps_games_in_a_folder_that_processes_finish(tmp_path):
    arguments = ["--games", "60", "--out", str(tmp_path / "kept")]
    on_ray = outcome(*arguments, "--ray", "local", "--workers", "2")

    assert on_ray["digest"] == outcome(*arguments)["digest"] == simulate(plan(60)).tally.digest


@pytest.mark.skipif(not LONG, reason="only with ./test --long")
def test_a_cluster_that_runs_already_is_joined_by_its_address():
    head = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--node-ip-address", "127.0.0.1", "--block"]
    settings = ["--port", "6398", "--num-cpus", "2", "--include-dashboard=false", "--disable-usage-stats"]
    environment = {**os.environ, "RAY_AUTH_MODE": "disabled"}
    with Popen([*head, *settings], env=environment, stdout=PIPE, stderr=STDOUT, text=True) as cluster:
        try:
            assert cluster.stdout is not None
            assert any("block forever" in line for line in cluster.stdout)
            joined = outcome("--games", "40", "--ray", "127.0.0.1:6398")
        finally:
            cluster.terminate()

    assert joined["digest"] == simulate(plan(40)).tally.digest


def test_a_server_that_is_not_ray_is_one_sentence():
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        # However long it waits, nothing comes.
        at_once = {"sandtable.arena.ray_workers.SECONDS_TO_CONNECT": 1}
        done = sandtable("simulate", "palestine", "--games", "2", "--ray", address, constants=at_once)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"sandtable: cannot reach Ray at '{address}': what answers there is not Ray\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--ray", ""], "--ray is empty: it needs 'local' or the address of a cluster"),
        (["--out", ""], "--out is empty: it needs the name of a folder"),
        (["--bid", "1,0,+1"], "--bid has 1 twice: each value gets as many games as any other"),
        (
            ["--option", "p29_anywhere=true,true"],
            "--option p29_anywhere has true twice: each value gets as many games as any other",
        ),
    ],
)
def test_what_would_silently_mean_something_else_is_one_sentence(arguments, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = sandtable("simulate", "palestine", "--games", "8", *arguments)

    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"sandtable: {sentence}\n")


# Chunks


def sizes(games: int, seconds_per_game: float, workers: int = 1) -> list[int]:
    """The chunks of a plan whose games take so long."""
    pace, found = Pace(), []
    for task in cut(plan(games), [(0, games)], pace, workers, keep=False):
        found.append(task.last - task.first)
        pace.hear(found[-1], found[-1] * seconds_per_game)
    return found


@pytest.mark.parametrize(("seconds_per_game", "usual"), [(0.01, 100), (0.1, 10), (30.0, 1), (0.00001, MOST_GAMES)])
def test_a_chunk_takes_about_a_second(seconds_per_game, usual):
    found = sizes(10 * usual + 1000, seconds_per_game)

    assert found[0] == 1
    assert max(found) == usual
    assert sum(found) == 10 * usual + 1000


def test_the_last_chunks_are_small_so_that_workers_end_together():
    assert sizes(1000, 0.001, workers=4)[-4:] == [1, 1, 1, 1]


def test_only_what_is_missing_is_cut():
    tasks = list(cut(plan(10), [(2, 4), (7, 10)], Pace(), 1, keep=True))

    assert [number for task in tasks for number in range(task.first, task.last)] == [2, 3, 7, 8, 9]
    assert all(task.keep for task in tasks)


def test_the_digest_of_a_forfeited_game_covers_who_won_it():
    class Gone:
        def answer(self, game):
            raise SandtableError("gone")

    game = begin(plan(1), Match(RANDOM), "0/0")
    played = play_out(game, {"british": Gone(), "irgun": Gone()}, 0, Match(RANDOM))

    assert (played.result, played.forfeit) == ("british", "irgun")
    assert played.digest == sha256(f"{game.record()}\nbritish\nirgun".encode()).hexdigest()


def test_games_do_not_depend_on_how_they_are_cut(monkeypatch):
    digest = simulate(plan(20)).tally.digest
    monkeypatch.setattr(Pace, "games_in_next", lambda pace: 7)

    assert simulate(plan(20)).tally.digest == digest
    assert simulate(replace(plan(20), games=19)).tally.digest != digest
