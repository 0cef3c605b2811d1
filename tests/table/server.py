"""A real server in a process of its own, on a free port of this machine, and clients who sit at its tables."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from nursery import SAME_DICE, bear
from processes import PATIENCE, children_of, words_of

HOT_SEAT = {"british": {"who": "me"}, "irgun": {"who": "me"}}
TWO_PEOPLE = {"british": {"who": "me", "name": "Ann"}, "irgun": {"who": "friend", "name": "Ben"}}


class Server:
    """`sandtable serve` on a database file or a URL; it can be killed and started again.

    A program that thinks or waits for less long, or for longer, is the same one with other `constants`.
    """

    def __init__(
        self,
        file: Path,
        *arguments: str,
        database: str = "",
        constants: Mapping[str, object] | None = None,
        dice: str = SAME_DICE,
    ) -> None:
        self.file = file  # the log lies beside it
        self.database = database or f"sqlite:///{file}"
        self.arguments = arguments or ("--rate", "0")
        self.constants = constants or {}
        self.dice = dice
        self.address = ""
        self.port = 0
        self.is_running = False

    def __enter__(self) -> Server:
        self.start()
        self.http = self.client()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()
        if self.is_running:  # else a test has failed while it was down
            self.kill()

    def start(self) -> None:
        command = ["sandtable", "serve", "--port", str(self.port), "--database", self.database, *self.arguments]
        reading, writing = os.pipe()
        with self.file.with_suffix(".log").open("a") as log, Path(os.devnull).open() as nothing:
            self.process, self.told = bear(command, nothing.fileno(), writing, log.fileno(), self.constants, self.dice)
        os.close(writing)
        self.output = os.fdopen(reading)
        self.is_running = True
        line = self.output.readline()
        if "http" not in line:
            self.kill()
            raise AssertionError(self.log())
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])  # the same one again after a kill

    def kill(self) -> None:
        with suppress(ProcessLookupError):  # it has ended by itself
            os.kill(self.process, signal.SIGKILL)
        with self.output, self.told:
            self.output.read()  # it is gone when nobody is left to write
        self.is_running = False

    def client(self) -> httpx.Client:
        """Somebody with cookies of their own. Nothing is encrypted here, so no authority's certificates are read."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False, verify=False)

    def new_game(self, **form: Any) -> Opened:
        """Begin a game at which all who are invited have sat down."""
        return self.invite(**form).all_sit_down()

    def invite(self, **form: Any) -> Opened:
        """Begin a game to which nobody has come yet."""
        with self.client() as client:
            answer = client.post("/api/games", json={"game": "palestine", "seats": HOT_SEAT, **form})
        assert answer.status_code == 201, answer.text
        return Opened(self, answer.json())

    def thinkers(self) -> list[int]:
        """The processes that think for this server; one that has only been forked is still the server's double."""
        return [process for process in children_of(self.process) if "sandtable.table.thinker" in words_of(process)]

    def log(self) -> str:
        return self.file.with_suffix(".log").read_text()


class OwnServer(Server):
    """The same server, but not forked from where others are: another program comes before it, or other surroundings."""

    program: tuple[str, ...] = ("-m", "sandtable")
    path = ""  # where Python looks for more

    def start(self) -> None:
        command = ["serve", "--port", str(self.port), "--database", self.database, *self.arguments]
        path = os.pathsep.join(filter(None, [self.path, os.environ.get("PYTHONPATH")]))
        with self.file.with_suffix(".log").open("a") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-P", *self.program, *command],
                env={**os.environ, "PYTHONPATH": path},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.process = self.running.pid
        assert self.running.stdout is not None
        self.output = os.fdopen(os.dup(self.running.stdout.fileno()))
        self.told = os.fdopen(os.open(os.devnull, os.O_RDONLY))  # a nursery would tell there how it ended
        self.is_running = True
        self.address = self.output.readline().split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        super().kill()
        self.running.communicate()


class Opened:
    """A game that has just been created, with all its secrets; those of seats to which friends are invited invite."""

    def __init__(self, server: Server, created: dict[str, Any]) -> None:
        self.server = server
        self.id: str = created["id"]
        self.secrets: dict[str, str] = created["secrets"]
        self.links: dict[str, str] = created["links"]
        self.view: dict[str, Any] = created["view"]

    def all_sit_down(self) -> Opened:
        """Let all who are invited come; from then on the secrets and links are those that they have got."""
        for side, seat in self.view["seats"].items():
            if not seat["taken"]:
                with self.server.client() as friend:
                    answer = take_seat(friend, self.id, self.secrets[side])
                assert answer.status_code == 200, answer.text
                self.secrets |= answer.json()["secrets"]
                self.links |= answer.json()["links"]
        return self

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

    def any_answer(self, view: dict[str, Any], random: Random) -> str:
        """Any answer to what a view asks; an order is built from the words that the table names."""
        if options := view["question"]["options"]:
            return str(random.choice(options)["answer"])
        words: list[str] = []
        while True:
            told = self.get("/orders", at=view["at"], words=" ".join(words)).json()
            word = random.choice([*told["words"], *([""] if told["whole"] else [])])
            if not word:
                return " ".join(words)
            words.append(word)

    def play(self, at: int, *answers: str) -> dict[str, Any]:
        """Answer, and look at what came of it."""
        return self.do("answers", at=at, answers=list(answers))

    def do(self, what: str, **form: Any) -> dict[str, Any]:
        """Do something that is granted, and look at what came of it; if it was held back, at that."""
        answer = self.post(what, **form)
        assert answer.status_code == 200, answer.text
        reply: dict[str, Any] = answer.json()
        return reply if "held" in reply else self.view()

    def text(self, what: str, **query: Any) -> str:
        answer = self.get(f"/{what}", **query)
        assert answer.status_code == 200, answer.text
        return answer.text

    def live(self, **query: Any) -> ClientConnection:
        url = httpx.URL(self.game.server.address.replace("http", "ws") + self.path + "/live", params=query)
        return open_socket(str(url), self.headers)

    def play_at_random(self, seed: int, answers: int = 10**6) -> dict[str, Any]:
        """Play for the sides that this seat holds until the game is over or so many answers have been given."""
        player, view = Random(seed), self.view()
        while not view["over"] and answers > 0:
            choice = player.choice(view["question"]["options"])["answer"]
            view = self.play(view["at"], choice)
            answers -= 1
        return view


def open_socket(url: str, headers: Mapping[str, str]) -> ClientConnection:
    """A socket on which any number of messages may wait: one that takes no more of them is closed after ten seconds."""
    return connect(
        url, additional_headers=headers, proxy=None, max_queue=None, open_timeout=PATIENCE, ping_timeout=None
    )


def take_seat(client: httpx.Client, game: str, invitation: str, own: str = "") -> httpx.Response:
    """Sit down by an invitation, with a secret of one's own."""
    form = {"secret": invitation, "own": own or token_urlsafe(16)}
    return client.post(f"/api/games/{game}/take-seat", json=form)


def next_view(socket: ClientConnection, at: int) -> dict[str, Any]:
    """The first view from a socket that is as new as this."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] != "view" or message["at"] >= at:
            return message
