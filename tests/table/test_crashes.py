"""The server is killed, its database is broken: nothing acknowledged is lost and nothing is half done."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import time
from random import Random
from threading import Event, Thread, Timer

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from commands import sandtable
from processes import PATIENCE
from sandtable.games import find
from sandtable.table.database import NEWEST
from table.server import TWO_PEOPLE, Seat, Server

KILLS = 200 if "SANDTABLE_LONG" in os.environ else 25
SOCKET_KILLS = KILLS // 5 if "SANDTABLE_LONG" in os.environ else 5
# Played one beside the other, so that the kills take half the time.
GAMES = ["palestine", "dak2"]


def begin(server: Server, name: str) -> Seat:
    sides = find(name).sides
    return server.new_game(game=name, seats={side: {"who": "me"} for side in sides}).seat(*sides)


@pytest.mark.parametrize(("seed", "name"), list(enumerate(GAMES)))
def test_no_answer_is_lost_or_torn_when_the_server_is_killed(tmp_path, seed, name):
    chance = Random(seed)
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--log-level", "warning") as server:
        seat = begin(server, name)
        acknowledged = seat.view()
        promised = acknowledged["at"]
        for kill in range(-(-KILLS // len(GAMES))):
            sent: list[str] = []
            killer = Timer(chance.uniform(0, 0.08), server.kill)  # between answers or during one, as it happens
            killer.start()
            try:
                while True:
                    if acknowledged["over"]:
                        begun = begin(server, name)
                        # All or, when the kill comes here, nothing.
                        seat, acknowledged, promised = begun, begun.view(), 0
                    sent = [seat.any_answer(acknowledged, chance)]
                    answer = seat.answer(acknowledged["at"], *sent)
                    assert answer.status_code == 200, answer.text
                    promised = answer.json()["at"]
                    acknowledged = seat.view()
            except httpx.TransportError:
                killer.join()
            server.start()
            found = seat.view()

            assert found["at"] >= max(promised, acknowledged["at"]), f"kill {kill} lost an acknowledged answer"
            if found["at"] == acknowledged["at"]:
                assert found["state"] == acknowledged["state"]
                assert found["question"] == acknowledged["question"]
            else:  # the answer on its way was committed, with all that chance said to it
                lines = seat.text("record").partition("\n\n")[2]
                given = [word.strip() for line in lines.splitlines() for word in line.partition(":")[2].split(",")]
                assert given[acknowledged["moment"]] == sent[0]
                assert found["over"] or found["question"]["side"] != "chance"
            acknowledged = found
        assert seat.view()["log"] == seat.get(f"/moments/{acknowledged['moment']}").json()["log"]


class LivePlayer(Thread):
    """Plays one side over a socket, connects again by itself when it breaks, and keeps every position it was told."""

    def __init__(self, seat: Seat, side: str, seed: int) -> None:
        super().__init__()
        self.seat, self.side, self.random = seat, side, Random(seed)
        self.told: dict[int, str] = {}
        self.connected = 0
        self.failure: BaseException | None = None
        self.is_done = Event()

    def run(self) -> None:
        while not self.is_done.is_set():
            try:
                with self.seat.live() as socket:
                    self.connected += 1
                    self.play(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError):
                self.is_done.wait(0.02)
            except BaseException as failure:
                self.failure = failure
                return

    def play(self, socket: ClientConnection) -> None:
        while not self.is_done.is_set():
            try:
                message = json.loads(socket.recv(timeout=0.2))
            except TimeoutError:
                continue
            position = json.dumps([message["state"], message["question"]])
            assert message["at"] >= max(self.told, default=0), "what was told has been taken back"
            assert self.told.setdefault(message["at"], position) == position, "what was told has changed"
            if message["over"]:
                self.is_done.set()
            elif message["question"]["side"] == self.side:
                choice = self.random.choice(message["question"]["options"])["answer"]
                given = self.seat.answer(message["at"], choice)
                # Or it was sent twice, since a view came twice: who is here has changed.
                assert given.status_code in (200, 409), given.text


def test_players_on_sockets_play_on_through_kills_by_themselves(tmp_path):
    chance = Random(5)
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--log-level", "warning") as server:
        game = server.new_game(seats=TWO_PEOPLE)
        kills = 0
        while kills < SOCKET_KILLS:
            players = [LivePlayer(game.seat(side), side, kills) for side in TWO_PEOPLE]
            for player in players:
                player.start()
            while kills < SOCKET_KILLS and all(player.is_alive() for player in players):
                time.sleep(chance.uniform(0, 0.3))
                server.kill()
                server.start()
                kills += 1
            before = max(max(player.told, default=0) for player in players)
            until = time.monotonic() + PATIENCE
            while all(player.is_alive() and max(player.told, default=0) <= before for player in players):
                assert time.monotonic() < until, "nobody plays on"
                time.sleep(0.05)
            for player in players:
                player.is_done.set()
                player.join()

            assert [player.failure for player in players] == [None, None]
            one, two = (player.told for player in players)
            assert [at for at in one.keys() & two.keys() if one[at] != two[at]] == []
            assert game.seat("british").view()["at"] >= max(*one, *two)
            if game.seat("british").view()["over"]:
                game = server.new_game(seats=TWO_PEOPLE)


def test_a_game_is_the_same_after_a_restart(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.new_game()
        seat = game.seat("british", "irgun")
        seat.play_at_random(1, answers=30)
        at = seat.view()["at"]
        seat.post("rollback", at=at, back_to=9)
        seat.post("chat", text="hello")
        before = {language: seat.view(language=language) for language in ("en", "ja")}
        server.kill()
        server.start()

        assert {language: seat.view(language=language) for language in ("en", "ja")} == before
        assert seat.play_at_random(2)["over"]


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return sandtable("serve", "--port", "0", *arguments)


def test_migrations_make_the_tables_that_the_store_expects(tmp_path):
    from sandtable.table.tables import metadata

    with Server(tmp_path / "table.sqlite"):
        database = sqlite3.connect(tmp_path / "table.sqlite")
        for table in metadata.sorted_tables:
            rows = database.execute(f"PRAGMA table_info({table.name})").fetchall()
            made = [(name, kind, bool(required), bool(key)) for _, name, kind, required, _, key in rows]
            expected = [
                (column.name, str(column.type), not column.nullable, column.primary_key) for column in table.columns
            ]
            assert made == expected
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (NEWEST,)
        database.close()


@pytest.mark.parametrize("database", ["sqlite://", "no such://x", "mysql:///x"])
def test_a_database_that_the_table_does_not_know_is_one_sentence(database):
    run = serve("--database", database)

    assert run.returncode == 2
    assert run.stderr.startswith("sandtable: ")
    assert len(run.stderr.splitlines()) == 1


def test_a_file_that_is_no_database_is_one_sentence(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Sir, " * 1000)
    run = serve("--database", f"sqlite:///{tmp_path / 'letter.txt'}")

    assert run.returncode == 2
    assert "cannot be used" in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_a_port_in_use_is_one_sentence(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        run = serve("--port", str(server.port), "--database", str(tmp_path / "other.sqlite"))

    assert run.returncode == 2
    assert "cannot listen" in run.stderr
