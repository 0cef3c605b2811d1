"""Bots at the table: they go on after a restart, and when one fails the table says so."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from table.server import Opened, Server, next_view

TWO_BOTS = {"british": {"who": "bot"}, "irgun": {"who": "bot"}}
AGAINST_BOT = {"british": {"who": "bot"}, "irgun": {"who": "me"}}


@pytest.fixture
def server(tmp_path):
    """A server of one's own, on a file that can be changed behind its back."""
    with Server(tmp_path / "table.sqlite") as running:
        yield running


def rename_bot(database: Path, game: Opened, bot: str) -> None:
    """Let a game's bot be one that no longer exists, or exists again."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE seats SET bot = ? WHERE game_id = ? AND who = 'bot'", (bot, game.id))


def entries(database: Path, game: Opened) -> int:
    with sqlite3.connect(database) as connection:
        (number,) = connection.execute("SELECT count(*) FROM entries WHERE game_id = ?", (game.id,)).fetchone()
    return int(number)


def test_bots_go_on_after_a_restart_though_nobody_opens_their_games(server):
    games = [server.new_game(seats=TWO_BOTS) for _ in range(3)]
    server.kill()
    before = [entries(server.file, game) for game in games]
    finished = [game for game, number in zip(games, before, strict=True) if number > 100]
    assert len(finished) < 3

    server.start()

    limit = time.monotonic() + 30
    while time.monotonic() < limit:
        after = [entries(server.file, game) for game in games]
        if all(now > then for now, then in zip(after, before, strict=True)):
            break
        time.sleep(0.05)
    assert all(now > then for now, then in zip(after, before, strict=True))


def test_a_bot_that_fails_is_reported_and_tries_again_when_the_game_goes_another_way(server):
    game = server.new_game(seats=AGAINST_BOT)
    seat = game.seat("irgun")
    server.kill()
    rename_bot(server.file, game, "lost")
    server.start()
    with seat.live() as socket:
        view = next_view(socket, 0)
        assert view["bot_failed"] is False
        at = view["at"]
        while view["question"]["side"] == "irgun":
            choice = view["question"]["options"][-1]["answer"]
            socket.send(f'{{"at": {view["at"]}, "answers": ["{choice}"]}}')
            view = next_view(socket, view["at"] + 1)
        while not view["bot_failed"]:
            view = next_view(socket, 0)
        assert view["question"]["side"] == "british"
        assert "a bot failed" in server.log()

        seat.post("rollback", at=view["at"], back_to=1)

        assert next_view(socket, view["at"] + 1)["bot_failed"] is False
        assert seat.answer(at, "operation").status_code == 409


def test_a_failed_bot_does_not_stop_those_of_other_games(server):
    lost = server.new_game(seats=AGAINST_BOT).seat("irgun")
    server.kill()
    rename_bot(server.file, lost.game, "lost")
    server.start()

    with server.new_game(seats=TWO_BOTS).seat("spectator").live() as socket:
        view = next_view(socket, 0)
        while not view["over"]:
            view = next_view(socket, view["at"] + 1)

    assert view["result"]
