"""Who is away hears of his turn, once, at an address of a kind that the operator allows."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread

import pytest

from table.server import TWO_PEOPLE, Opened, Server, next_view

DELAY = 1.5


@pytest.fixture(scope="module")
def mailbox():
    """A server that takes what Apprise sends to json:// addresses; its messages lie in `received` by path."""

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            running.received.append((self.path, body))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_):
            pass

    running = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    running.received = []
    running.url = f"json://127.0.0.1:{running.server_port}/"
    Thread(target=running.serve_forever, daemon=True).start()
    yield running
    running.shutdown()
    running.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory, mailbox):
    file = tmp_path_factory.mktemp("notices") / "table.sqlite"
    options = ("--rate", "0", "--notices", mailbox.url, "--notices", "discord://", "--notice-delay", str(DELAY))
    with Server(file, *options) as running:
        yield running


@pytest.fixture
def game(server) -> Opened:
    return server.new_game(seats=TWO_PEOPLE)


def leave(game: Opened, side: str, url: str, **query: str):
    seat = game.seat(side)
    return game.server.http.put(f"{seat.path}/notice", json={"url": url}, headers=seat.headers, params=query)


def received(mailbox, game: Opened, seconds: float = 3 * DELAY) -> list[dict]:
    """What has come for a game after some time, or as soon as something has."""
    path, until = f"/{game.id}", time.monotonic() + seconds
    while time.monotonic() < until and not any(to == path for to, _ in mailbox.received):
        time.sleep(0.05)
    return [message for to, message in mailbox.received if to == path]


def test_who_is_away_is_told_of_his_turn_once_and_in_his_language(game, mailbox):
    assert leave(game, "irgun", mailbox.url + game.id, language="ja").status_code == 204
    told = received(mailbox, game)
    game.seat("irgun").answer(1, "operation")
    game.seat("irgun").post("undo", at=2)
    time.sleep(2 * DELAY)

    assert len(told) == 1
    assert "手番" in told[0]["message"]
    assert f"/games/{game.id}" in told[0]["message"]
    assert received(mailbox, game) == told


def test_who_is_there_is_not_told(game, mailbox):
    with game.seat("irgun").live() as socket:
        next_view(socket, 0)
        leave(game, "irgun", mailbox.url + game.id)

        assert received(mailbox, game, 2 * DELAY) == []


def test_a_turn_that_goes_away_in_time_is_not_told(game, mailbox):
    leave(game, "british", mailbox.url + game.id)
    irgun, player, view = game.seat("irgun"), Random(1), game.view
    while view["question"]["side"] == "irgun":
        choice = player.choice(view["question"]["options"])["answer"]
        view = irgun.answer(view["at"], choice).json()
    irgun.post("rollback", at=view["at"], back_to=1)
    back = game.seat("british").post("rollback/accept", at=view["at"]).json()
    assert back["question"]["side"] == "irgun"

    assert received(mailbox, game, 2 * DELAY) == []
    while back["question"]["side"] == "irgun":
        choice = player.choice(back["question"]["options"])["answer"]
        back = irgun.answer(back["at"], choice).json()
    assert len(received(mailbox, game)) == 1


def test_a_notice_outlives_the_server_and_is_not_sent_twice(game, mailbox, server):
    leave(game, "irgun", mailbox.url + game.id)
    server.kill()
    server.start()
    assert len(received(mailbox, game)) == 1
    server.kill()
    server.start()
    time.sleep(2 * DELAY)

    assert len(received(mailbox, game)) == 1


def test_a_notice_can_be_taken_away_and_is_never_shown(game, mailbox, server):
    seat = game.seat("irgun")
    leave(game, "irgun", mailbox.url + game.id)
    known = seat.get("/notice").json()
    shown = seat.get("").text + seat.get("/notice").text + seat.text("record")
    assert server.http.delete(f"{seat.path}/notice", headers=seat.headers).status_code == 204

    assert known == {"allowed": [mailbox.url, "discord://"], "is_set": True}
    assert seat.get("/notice").json()["is_set"] is False
    assert mailbox.url + game.id not in shown + server.log()
    assert received(mailbox, game, 2 * DELAY) == []


@pytest.mark.parametrize(
    "url",
    [
        "json://169.254.169.254/",
        "json://127.0.0.1:1/",
        "discord://nonsense",
        "file:///etc/passwd",
        "nonsense",
        " discord://",
    ],
)
def test_an_address_of_another_kind_is_refused(game, url):
    answer = leave(game, "irgun", url)

    assert answer.status_code == 400
    assert "begin with" in answer.json()["error"]
    assert url not in game.server.log()


def test_spectators_and_tables_without_notices_leave_none(game, tmp_path):
    assert leave(game, "spectator", "discord://a/b").status_code == 403
    with Server(tmp_path / "table.sqlite") as quiet:
        other = quiet.new_game(seats=TWO_PEOPLE)

        assert leave(other, "irgun", "discord://a/b").status_code == 403
        assert other.seat("irgun").get("/notice").json() == {"allowed": [], "is_set": False}


def test_a_wrong_beginning_is_one_sentence():
    command = [sys.executable, "-P", "-m", "sandtable", "serve", "--port", "0", "--notices", "discord"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=30)

    assert run.returncode == 2
    assert "beginning" in run.stderr
