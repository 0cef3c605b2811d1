"""Who is away hears of his turn, once, at an address of a kind that the operator allows."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from select import select
from threading import Event, Thread
from uuid import uuid4

import pytest

from commands import sandtable
from processes import PATIENCE, until
from sandtable.engine.errors import SandtableError
from sandtable.table.notice_urls import HARMLESS, read_beginning
from table.server import TWO_PEOPLE, Opened, Server, next_view
from table.test_postgres import at_the_other
from table.test_take_over import fail, take_over

DELAY = 1.5
LONG_DELAY = 5


@pytest.fixture(scope="module")
def mailbox():
    """A server that takes what Apprise sends to json:// addresses; its messages lie in `received` by path.

    At some paths it sends on to another, or does not come to an end.
    """

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            running.received.append((self.path, body))
            if self.path.startswith("/redirect/"):
                self.send_response(307)
                self.send_header("Location", self.path.removeprefix("/redirect"))
            elif self.path.startswith("/drip/"):
                self.answer_for_ever()
                return
            else:
                self.send_response(200)
            self.end_headers()

        def answer_for_ever(self):
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            with suppress(OSError):
                while not running.is_ending.wait(1):
                    self.wfile.write(b"X-More: 1\r\n")

        def log_message(self, *_):
            pass

    running = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    running.received = []
    running.is_ending = Event()
    running.url = f"json://127.0.0.1:{running.server_port}/"
    Thread(target=running.serve_forever, daemon=True).start()
    yield running
    running.is_ending.set()
    running.shutdown()
    running.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory, mailbox):
    with Server(tmp_path_factory.mktemp("notices") / "table.sqlite", *options(mailbox)) as running:
        yield running


def options(mailbox, delay: float = DELAY) -> list[str]:
    return ["--rate", "0", "--notices", mailbox.url, "--notices", "discord://", "--notice-delay", str(delay)]


@pytest.fixture
def game(server) -> Opened:
    return server.new_game(seats=TWO_PEOPLE)


@pytest.fixture(scope="module")
def patient(tmp_path_factory, mailbox):
    """A server that waits for so long that one can still do something before it sends, however busy the machine."""
    with Server(tmp_path_factory.mktemp("patient") / "table.sqlite", *options(mailbox, LONG_DELAY)) as running:
        yield running


def leave(game: Opened, side: str, url: str, **query: str):
    seat = game.seat(side)
    return game.server.http.put(f"{seat.path}/notice", json={"url": url}, headers=seat.headers, params=query)


def play_turn(game: Opened, side: str) -> dict:
    """Play at random for a side until the other is asked; the view then."""
    seat, player = game.seat(side), Random(1)
    view = seat.view()
    while view["question"]["side"] == side:
        view = seat.play(view["at"], player.choice(view["question"]["options"])["answer"])
    return view


def received(mailbox, game: Opened, seconds: float = PATIENCE) -> list[dict]:
    """What has come for a game as soon as something has, or nothing after so many seconds."""
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


def test_who_looks_in_for_a_moment_is_told_when_he_has_been_away_for_long_enough(patient, mailbox):
    game = patient.new_game(seats=TWO_PEOPLE)
    leave(game, "british", mailbox.url + game.id)
    play_turn(game, "irgun")
    with game.seat("british").live() as socket:
        next_view(socket, 0)
        time.sleep(1.1 * LONG_DELAY)  # there when the time would have been up
        left = time.monotonic()

    assert len(received(mailbox, game)) == 1
    assert time.monotonic() - left > LONG_DELAY


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


def test_a_turn_that_goes_away_in_time_is_not_told(patient, mailbox):
    game = patient.new_game(seats=TWO_PEOPLE)
    leave(game, "british", mailbox.url + game.id)
    view = play_turn(game, "irgun")
    game.seat("irgun").post("rollback", at=view["at"], back_to=1)
    back = game.seat("british").do("rollback/accept", at=view["at"], back_to=1)
    assert back["question"]["side"] == "irgun"

    assert received(mailbox, game, 1.5 * LONG_DELAY) == []
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


def test_a_game_that_is_broken_keeps_no_notice_of_another_back(mailbox, tmp_path):
    with Server(tmp_path / "table.sqlite", *options(mailbox)) as server:
        first, sound, last = sorted((server.new_game(seats=TWO_PEOPLE) for _ in range(3)), key=lambda game: game.id)
        for game in (first, sound, last):
            leave(game, "irgun", mailbox.url + game.id)
        server.kill()
        with sqlite3.connect(server.file) as database:
            database.execute("UPDATE games SET secret = 'zz' WHERE id IN (?, ?)", [first.id, last.id])
        server.start()

        assert len(received(mailbox, sound, seconds=30)) == 1


def test_who_takes_a_failed_bots_side_over_hears_of_its_turns_too(server, mailbox):
    game = server.new_game(seats={"british": {"who": "me"}, "irgun": {"who": "bot", "bot": "search:30s"}})
    leave(game, "british", mailbox.url + game.id, language="ja")
    at = fail(game)
    assert received(mailbox, game, 2 * DELAY) == []

    take_over(game.seat("british"), at)

    (told,) = received(mailbox, game)
    assert game.seat("british").view(language="ja")["question"]["prompt"] in told["message"]


def test_who_loses_his_seat_to_a_new_link_is_told_and_hears_of_its_turns_no_more(game, mailbox):
    with game.seat("irgun").live() as socket:  # his turn, and he is there: nothing to be told of it
        next_view(socket, 0)
        leave(game, "irgun", mailbox.url + game.id, language="ja")
        creator = game.seat("british", "creator")
        assert creator.post("invite", side="irgun").status_code == 200

        (told,) = received(mailbox, game)
    time.sleep(2 * DELAY)

    assert "リンク" in told["message"]
    assert "手番" not in told["message"]
    assert received(mailbox, game) == [told]


def test_a_notice_can_be_taken_away_and_is_never_shown(patient, mailbox):
    game = patient.new_game(seats=TWO_PEOPLE)
    seat = game.seat("irgun")
    leave(game, "irgun", mailbox.url + game.id)
    known = seat.get("/notice").json()
    shown = seat.get("").text + seat.get("/notice").text + seat.text("record")
    assert patient.http.delete(f"{seat.path}/notice", headers=seat.headers).status_code == 204

    assert known == {"allowed": [mailbox.url, "discord://"], "is_set": True}
    assert seat.get("/notice").json()["is_set"] is False
    assert mailbox.url + game.id not in shown + patient.log()
    assert received(mailbox, game, 1.5 * LONG_DELAY) == []


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


PORT = 8825
ALLOWED = [
    f"json://127.0.0.1:{PORT}/hooks/",
    "jsons://Table.example",
    "json://[::1]:80/",
    "ntfys://ntfy.example/",
    "discord://1",
]


@pytest.fixture(scope="module")
def careful_game(tmp_path_factory):
    """A game on a server that would call nobody before long."""
    allowed = [word for beginning in ALLOWED for word in ("--notices", beginning)]
    folder = tmp_path_factory.mktemp("careful")
    with Server(folder / "table.sqlite", "--rate", "0", *allowed, "--notice-delay", "9999") as running:
        yield running.new_game(seats=TWO_PEOPLE)


@pytest.mark.parametrize(
    "url",
    [
        f"json://127.0.0.1:{PORT}/hooks",
        f"json://127.0.0.1:{PORT}/hooks/game/1",
        f"JSON://user:password@127.0.0.1:0{PORT}//hooks/a?priority=high&tags=a,b",
        "jsons://TABLE.example",
        "jsons://a%40evil.example@table.example/%E6%A3%8B/棋#1",
        "json://[0:0:0:0:0:0:0:1]:80/x",
        "ntfys://ntfy.example/topic/another",
        "discord://1/token?thread=7",
    ],
)
def test_an_address_at_an_allowed_host_is_accepted_however_it_is_written(careful_game, url):
    assert leave(careful_game, "irgun", url).status_code == 204


@pytest.mark.parametrize(
    "url",
    [
        f"json://127.0.0.1:{PORT}@evil.example/hooks/",
        f"json://127.0.0.1:{PORT}/hooks@evil.example/../../",
        f"json://a@evil.example@127.0.0.1:{PORT}/hooks/",
        f"json://evil.example\\@127.0.0.1:{PORT}/hooks/",
        f"json://127.0.0.1:{PORT}\\@evil.example/hooks/",
        f"json://evil.example#@127.0.0.1:{PORT}/hooks/",
        f"json://evil.example?@127.0.0.1:{PORT}/hooks/",
        f"json://127.0.0.1:{PORT}.evil.example/hooks/",
        f"json:///127.0.0.1:{PORT}/hooks/",
        f"json://127.0.0.1:{PORT}0/hooks/",
        f"json://127.1:{PORT}/hooks/",
        f"json://127%2e0.0.1:{PORT}/hooks/",
        f"json://127.0.0.1%00.evil.example:{PORT}/hooks/",
        f"jsons://127.0.0.1:{PORT}/hooks/",
        f"json://127.0.0.1:{PORT}/hooksaw",
        f"json://127.0.0.1:{PORT}/hooks/../admin",
        f"json://127.0.0.1:{PORT}/hooks/%2e%2e/admin",
        f"json://127.0.0.1:{PORT}/hooks/%252e%252e/admin",
        f"json://127.0.0.1:{PORT}/hooks/..%2fadmin",
        f"json://127.0.0.1:{PORT}/hooks/?port=22",
        f"json://127.0.0.1:{PORT}/hooks/?a=1;port=22",
        f"json://127.0.0.1:{PORT}/hooks/?%70ort=22",
        f"json://127.0.0.1:{PORT}/hooks/?+Host=evil.example",
        f"json://127.0.0.1:{PORT}/hooks/?verify=no&redirect=yes&rto=9999",
        "jsons://table.example:444/",
        "jsons://table.example.:443/",
        "jsons://ｔable.example/",
        "json://[::1]/x",
        "json://[::1]:80@evil.example/x",
        "ntfys://ntfy.example",
        "ntfys://ntfy.example/topic?mode=cloud",
        "discord://12/token",
    ],
)
def test_an_address_that_only_looks_like_an_allowed_one_is_refused(careful_game, url):
    assert leave(careful_game, "irgun", url).status_code == 400


def test_what_may_not_stand_behind_the_question_mark_is_explained(game, mailbox):
    url = f"{mailbox.url}{game.id}?port=1"
    sentences = [leave(game, "irgun", url, language=language).json()["error"] for language in ("en", "ja")]

    assert sentences[0] == "behind the question mark, the URL of a notice may name only " + ", ".join(HARMLESS)
    assert sentences[1].startswith("通知のURLで")


def test_a_redirect_is_not_followed(game, mailbox):
    leave(game, "irgun", f"{mailbox.url}redirect/{game.id}")
    until(lambda: told_of(game, "a notice was not taken"))

    assert [to for to, _ in mailbox.received if game.id in to] == [f"/redirect/{game.id}"]


def told_of(game: Opened, message: str) -> bool:
    lines = [json.loads(line) for line in game.server.log().splitlines()]
    return any(line["message"] == message and line.get("game") == game.id for line in lines)


def test_who_answers_for_ever_is_given_up_and_keeps_nobody_waiting(server, mailbox):
    slow = [server.new_game(seats=TWO_PEOPLE) for _ in range(7)]
    for game in slow:
        leave(game, "irgun", f"{mailbox.url}drip/{game.id}")
    until(lambda: all(any(game.id in to for to, _ in mailbox.received) for game in slow))
    other = server.new_game(seats=TWO_PEOPLE)
    leave(other, "irgun", mailbox.url + other.id)

    assert len(received(mailbox, other, 15)) == 1  # though they are at work
    until(lambda: all(told_of(game, "a notice was not taken") for game in slow))


def test_the_end_of_a_server_does_not_wait_for_who_answers_for_ever(mailbox, tmp_path):
    with Server(tmp_path / "table.sqlite", *options(mailbox)) as server:
        game = server.new_game(seats=TWO_PEOPLE)
        leave(game, "irgun", f"{mailbox.url}drip/{game.id}")
        until(lambda: any(game.id in to for to, _ in mailbox.received))
        os.kill(server.process, signal.SIGTERM)

        assert select([server.told], [], [], PATIENCE)[0]  # it has ended


def test_an_address_that_is_no_longer_allowed_is_not_called(mailbox, tmp_path):
    with Server(tmp_path / "table.sqlite", *options(mailbox)) as server:
        game = server.new_game(seats=TWO_PEOPLE)
        leave(game, "irgun", mailbox.url + game.id)
        server.kill()
        server.arguments = ("--rate", "0", "--notices", "discord://", "--notice-delay", "0.1")
        server.start()
        until(lambda: told_of(game, "a notice was not sent"))

        assert received(mailbox, game, 0) == []


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
    run = sandtable("serve", "--port", "0", "--notices", "discord")

    assert run.returncode == 2
    assert "beginning" in run.stderr


@pytest.mark.parametrize("wrong", ["discord", "json://:80/", "json://me@host/", "json://host/?port=1", "json:///x"])
def test_a_beginning_names_a_service_a_host_or_a_path(wrong):
    with pytest.raises(SandtableError, match="not the beginning of an Apprise URL"):
        read_beginning(wrong)
