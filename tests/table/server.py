"""A real server in a process of its own, on a free port of this machine, and clients who sit at its tables."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

# Imports take longer than anything else here, so a process that has done them forks each server and tells its end.
NURSERY = """
import os, sys
import sandtable.table.server
from sandtable.cli import main
for line in sys.stdin:
    if not (child := os.fork()):
        sys.argv = line.split()
        main()
        sys.exit()
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""
HOT_SEAT = {"british": {"who": "me"}, "irgun": {"who": "me"}}
TWO_PEOPLE = {"british": {"who": "me", "name": "Ann"}, "irgun": {"who": "friend", "name": "Ben"}}


class Server:
    """`sandtable serve` on a database file; it can be killed and started again."""

    def __init__(self, database: Path, *arguments: str) -> None:
        self.database = database
        self.arguments = arguments or ("--rate", "0")
        self.address = ""
        self.port = 0

    def __enter__(self) -> Server:
        with self.database.with_suffix(".log").open("a") as log:
            self.nursery = subprocess.Popen(
                [sys.executable, "-P", "-c", NURSERY],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.start()
        self.http = self.client()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()
        self.kill()
        self.nursery.communicate()

    def start(self) -> None:
        assert self.nursery.stdin is not None
        command = ["sandtable", "serve", "--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        self.nursery.stdin.write(" ".join([*command, *self.arguments]) + "\n")
        self.nursery.stdin.flush()
        self.process = int(self._line())
        line = self._line()
        assert line.startswith("Sandtable serves on"), self.log()
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])  # the same one again after a kill

    def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        assert self._line() == "gone"

    def _line(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline().strip()

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=20, trust_env=False)

    def new_game(self, **form: Any) -> Opened:
        with self.client() as client:
            answer = client.post("/api/games", json={"seats": HOT_SEAT, **form})
        assert answer.status_code == 201, answer.text
        return Opened(self, answer.json())

    def log(self) -> str:
        return self.database.with_suffix(".log").read_text()


class Opened:
    """A game that has just been created, with all its secrets."""

    def __init__(self, server: Server, created: dict[str, Any]) -> None:
        self.server = server
        self.id: str = created["id"]
        self.secrets: dict[str, str] = created["secrets"]
        self.links: dict[str, str] = created["links"]
        self.view: dict[str, Any] = created["view"]

    def seat(self, *sides: str) -> Seat:
        return Seat(self, ".".join(self.secrets[side] for side in sides))


class Seat:
    """Somebody who looks at a game or plays it over HTTP."""

    def __init__(self, game: Opened, secret: str) -> None:
        self.game = game
        self.secret = secret
        self.path = f"/api/games/{game.id}"

    def view(self, **query: Any) -> dict[str, Any]:
        answer = self.get("", **query)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    def get(self, what: str, **query: Any) -> httpx.Response:
        return self.game.server.http.get(self.path + what, params=query, headers=self.headers)

    def post(self, what: str, **form: Any) -> httpx.Response:
        return self.game.server.http.post(f"{self.path}/{what}", json=form, headers=self.headers)

    def answer(self, at: int, *answers: str) -> httpx.Response:
        return self.post("answers", at=at, answers=list(answers))

    def text(self, what: str, **query: Any) -> str:
        answer = self.get(f"/{what}", **query)
        assert answer.status_code == 200, answer.text
        return answer.text

    def live(self, **query: Any) -> ClientConnection:
        url = httpx.URL(self.game.server.address.replace("http", "ws") + self.path + "/live", params=query)
        return connect(str(url), additional_headers=self.headers, proxy=None)

    def play_at_random(self, seed: int, answers: int = 10**6) -> dict[str, Any]:
        """Play for the sides that this seat holds until the game is over or so many answers have been given."""
        player, view = Random(seed), self.view()
        while not view["over"] and answers > 0:
            choice = player.choice(view["question"]["options"])["answer"]
            answer = self.answer(view["at"], choice)
            assert answer.status_code == 200, answer.text
            view = answer.json()
            answers -= 1
        return view


def next_view(socket: ClientConnection, at: int) -> dict[str, Any]:
    """The first view from a socket that is as new as this."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["type"] != "view" or message["at"] >= at:
            return message
