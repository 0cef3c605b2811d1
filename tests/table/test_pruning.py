"""`sandtable games prune`: games that were over before a day go, all others stay, and the table goes on."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from uuid import uuid4

import pytest

from commands import sandtable
from processes import PATIENCE
from sandtable import new_game
from table.server import HOT_SEAT, Server, next_view

NEXT_WEEK = f"{datetime.now(UTC) + timedelta(days=7):%Y-%m-%d}"  # midnight may come while tests run
LONG_AGO = "2000-01-01"


@pytest.fixture(params=["sqlite", "postgresql"])
def table(request, tmp_path):
    """A server on a database of its own, of each kind."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database(f"pruned_{uuid4().hex}")
    with Server(tmp_path / "table.sqlite", database=database) as running:
        yield running


@cache
def records() -> tuple[str, str]:
    """A game that is over, as a record, and the same before its last decision."""
    random, game, before = Random(1), new_game("palestine", seed=1), ""
    while game.question is not None:
        before = game.record()
        game.play(random.choice(list(game.question.options)))
    return game.record(), before


def finished_game(table: Server):
    """A game that is over as soon as it has begun."""
    return table.new_game(record=records()[0]).seat("british", "irgun")


def prune(table: Server, day: str, *more: str) -> subprocess.CompletedProcess[str]:
    done = sandtable("games", "prune", "--finished-before", day, "--database", table.database, *more, patience=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done


def is_gone(seat) -> bool:
    """Whether a game is answered for as if it had never been."""
    answer = seat.get("")
    if answer.status_code == 200:
        return False
    assert answer.status_code == 404
    assert answer.json()["error"] == "there is no such game, or this link does not open it"
    return True


def test_what_was_over_before_the_day_goes_and_the_rest_stays(table):
    brought, played = finished_game(table), table.new_game(record=records()[1]).seat("british", "irgun")
    assert played.play_at_random(1)["over"]
    going_on = table.new_game().seat("british", "irgun")
    going_on.play_at_random(1, answers=3)

    done = prune(table, NEXT_WEEK)

    assert done.stdout == f"removed: 2 games finished before {NEXT_WEEK}\nkept: 1 game\n  1 not finished\n"
    assert is_gone(brought)
    assert is_gone(played)
    assert not is_gone(going_on)
    assert prune(table, NEXT_WEEK).stdout.startswith("removed: 0 games")


def test_what_was_over_later_stays(table):
    game = finished_game(table)

    done = prune(table, LONG_AGO)

    assert done.stdout == f"removed: 0 games finished before {LONG_AGO}\nkept: 1 game\n  1 finished later\n"
    assert not is_gone(game)


def test_a_dry_run_says_the_same_and_removes_nothing(table):
    game = finished_game(table)

    done = prune(table, NEXT_WEEK, "--dry-run")

    assert done.stdout.startswith(f"would be removed: 1 game finished before {NEXT_WEEK}\n")
    assert not is_gone(game)


def test_who_has_a_pruned_game_open_hears_that_there_is_none_and_the_table_goes_on(table):
    game, other = finished_game(table), table.new_game().seat("british", "irgun")
    game.post("chat", text="well played")
    with game.live() as socket, other.live() as playing:
        next_view(socket, 0)
        view = next_view(playing, 0)
        prune(table, NEXT_WEEK)
        answered = other.answer(view["at"], view["question"]["options"][0]["answer"])

        assert is_gone(game)
        assert game.post("chat", text="is anybody there?").status_code == 404
        assert answered.status_code == 200
        assert next_view(playing, answered.json()["at"])["at"] == answered.json()["at"]
    assert table.http.get("/healthz").status_code == 200
    assert table.http.post("/api/games", json={"game": "palestine", "seats": HOT_SEAT}).status_code == 201
    assert "the program failed" not in table.log()


def change(table: Server, statement: str) -> None:
    """Something that only an older or another Sandtable would have left in the database."""
    with closing(sqlite3.connect(table.file, timeout=PATIENCE)) as database, database:
        database.execute(statement)


def test_a_game_of_which_nobody_knows_when_it_ended_counts_as_finished_today(tmp_path):
    with Server(tmp_path / "table.sqlite") as table:
        game = finished_game(table)
        change(table, "DELETE FROM endings")

        first, again = prune(table, NEXT_WEEK), prune(table, NEXT_WEEK)

        assert "  1 finished on an unknown day, which counts as today\n" in first.stdout
        assert again.stdout.startswith("removed: 1 game ")
        assert is_gone(game)


def test_a_game_that_cannot_be_replayed_stays_for_nobody_knows_whether_it_is_over(tmp_path):
    with Server(tmp_path / "table.sqlite") as table:
        game = finished_game(table)
        table.kill()
        change(table, "DELETE FROM endings")
        change(table, "UPDATE games SET rules_version = 99")
        table.start()

        done = prune(table, NEXT_WEEK)

        assert "  1 not playable with this version of the rules\n" in done.stdout
        assert "sandtable record" in game.text("record")


def test_nothing_of_a_pruned_game_is_left_in_any_table(tmp_path):
    with Server(tmp_path / "table.sqlite") as table:
        finished_game(table).post("chat", text="well played")
        prune(table, NEXT_WEEK)

        with closing(sqlite3.connect(table.file)) as database:
            tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows = {name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in tables}
    assert {name for name, count in rows.items() if count} == {"alembic_version", "pulse"}


def test_where_no_games_are_kept_none_are_made(tmp_path):
    done = sandtable("games", "prune", "--finished-before", NEXT_WEEK, "--data", str(tmp_path / "nowhere"))

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"sandtable: no games are kept in '{tmp_path / 'nowhere' / 'table.sqlite'}'\n"
    assert list(tmp_path.iterdir()) == []
