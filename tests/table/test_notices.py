"""Who is away hears of his turn, once, at an address of a kind that the operator allows."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from uuid import uuid4

import pytest

from table.server import TWO_PEOPLE, Opened, Server, next_view
from table.test_postgres import at_the_other
from table.test_take_over import fail, take_over

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
    with Server(tmp_path_factory.mktemp("notices") / "table.sqlite", *options(mailbox)) as running:
        yield running


def options(mailbox) -> list[str]:
    return ["--rate", "0", "--notices", mailbox.url, "--notices", "discord://", "--notice-delay", str(DELAY)]


@pytest.fixture
def game(server) -> Opened:
    return server.new_game(seats=TWO_PEOPLE)


def leave(game: Opened, side: str, url: str, **query: str):
    seat = game.seat(side)
    return game.server.http.put(f"{seat.path}/notice", json={"url": url}, headers=seat.headers, params=query)


def play_turn(game: Opened, side: str) -> dict:
    """Play at random for a side until the other is asked; the view then."""
    seat, player = game.seat(side), Random(1)
    view = seat.view()
    while view["question"]["side"] == side:
        view = seat.answer(view["at"], player.choice(view["question"]["options"])["answer"]).json()
    return view


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


def test_who_leaves_in_his_turn_is_told(game, mailbox):
    leave(game, "british", mailbox.url + game.id)
    with game.seat("british").live() as socket:
        next_view(socket, 0)
        play_turn(game, "irgun")
        time.sleep(1.5 * DELAY)
        assert received(mailbox, game, 0) == []  # he was there

    assert len(received(mailbox, game)) == 1


def test_who_looks_in_for_a_moment_is_told_when_he_has_been_away_for_long_enough(game, mailbox):
    leave(game, "british", mailbox.url + game.id)
    play_turn(game, "irgun")
    time.sleep(0.7 * DELAY)
    with game.seat("british").live() as socket:
        next_view(socket, 0)
        time.sleep(0.6 * DELAY)  # there when the time would have been up
    left = time.monotonic()

    assert len(received(mailbox, game)) == 1
    assert time.monotonic() - left > 0.8 * DELAY


def test_who_is_there_at_another_process_is_told_only_when_he_leaves(mailbox, postgres, tmp_path):
    database = postgres.new_database(f"notices_{uuid4().hex}")
    servers = [Server(tmp_path / f"{name}.sqlite", *options(mailbox), database=database) for name in ("one", "two")]
    with servers[0] as one, servers[1] as two:
        game = one.new_game(seats=TWO_PEOPLE)
        with at_the_other(game, two).seat("irgun").live() as socket:
            next_view(socket, 0)
            leave(game, "irgun", mailbox.url + game.id)
            assert received(mailbox, game, 2 * DELAY) == []

        assert len(received(mailbox, game)) == 1
        time.sleep(2 * DELAY)
        assert len(received(mailbox, game)) == 1  # though both processes know that it is his turn


def test_a_turn_that_goes_away_in_time_is_not_told(game, mailbox):
    leave(game, "british", mailbox.url + game.id)
    view = play_turn(game, "irgun")
    game.seat("irgun").post("rollback", at=view["at"], back_to=1)
    back = game.seat("british").post("rollback/accept", at=view["at"], back_to=1).json()
    assert back["question"]["side"] == "irgun"

    assert received(mailbox, game, 2 * DELAY) == []
    play_turn(game, "irgun")
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


def test_who_takes_a_failed_bots_side_over_hears_of_its_turns_too(server, mailbox):
    game = server.new_game(seats={"british": {"who": "me"}, "irgun": {"who": "bot", "bot": "search:30s"}})
    leave(game, "british", mailbox.url + game.id, language="ja")
    at = fail(game)
    assert received(mailbox, game, 2 * DELAY) == []

    take_over(game.seat("british"), at)

    (told,) = received(mailbox, game)
    assert game.seat("british").view(language="ja")["question"]["prompt"] in told["message"]


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
        "gibberish",
        " discord://",
    ],
)
def test_an_address_of_another_kind_is_refused(game, url):
    answer = leave(game, "irgun", url)

    assert answer.status_code == 400
    assert "begin with" in answer.json()["error"]
    assert url not in game.server.log()


def test_an_address_may_come_with_a_line_break_and_hold_what_postgresql_cannot(postgres, tmp_path):
    database = postgres.new_database(f"notices_{uuid4().hex}")
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--notices", "json://", database=database) as server:
        seat = server.new_game().seat("british", "irgun")
        for url in ("json://localhost/\n", "json://localhost/\0"):
            left = server.http.put(f"{seat.path}/notice", json={"url": url}, headers=seat.headers)

            assert left.status_code == 204, left.text


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
