"""Load: how long an answer takes to the other player's socket when many games are played at once.

Example: .venv/bin/python bench/load.py --games 250 --seconds 60

Every game has two players, each with a socket that takes changes, as a browser's does, and gets an answer so many times
a second, at random moments; an order is asked for word by word before that. The time runs from sending an answer, which
is a request, until the other player's socket has what came of it, which the server sends after its commit. The same
clients then talk to a plain FastAPI echo, with messages of the size of a whole view.

With --finished it measures memory instead: games are played to their end, one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from sandtable.games import GAMES, find

TICKS = os.sysconf("SC_CLK_TCK")
ON_DISK = "/var/tmp"  # outlives a restart, so commits cost there what they cost; /tmp may be memory
WARM_UP = 5.0  # seconds that are not measured
# Games that are finished to measure memory: so many different ones, begun so many answers before the end, at a time.
DIFFERENT_GAMES = 5
ANSWERS_LEFT = 3
AT_ONCE = 4


@dataclass
class Measured:
    """Times of answers in seconds, and those that were due while the one before was still on its way."""

    times: list[float] = field(default_factory=list)
    late: int = 0

    def report(self) -> dict[str, Any]:
        ordered = sorted(self.times) or [math.nan]
        places = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p999": 0.999}
        found = {name: round(ordered[int(place * len(ordered))] * 1000, 2) for name, place in places.items()}
        return {"answers": len(self.times), "late": self.late, **found, "max": round(ordered[-1] * 1000, 2)}


class Process:
    """A server of its own and what it has used."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-P", *command], stdout=subprocess.PIPE, text=True)

    def memory(self, which: str = "VmRSS") -> float:
        """In megabytes: what it has now, or with VmHWM the most it has had."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return round(int(re.findall(rf"{which}:\s+(\d+)", status)[0]) / 1024, 1)

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextmanager
def table(database: str) -> Iterator[tuple[Process, str]]:
    """A table with durable commits, and its address."""
    with tempfile.TemporaryDirectory(dir=ON_DISK) as folder:
        url = database or f"sqlite:///{folder}/table.sqlite"
        # All sockets come from this one machine, which is no club.
        unlimited = ["--rate", "0", "--connections", "0", "--sockets", "0"]
        command = ["serve", "--port", "0", "--database", url, *unlimited, "--log-level", "warning"]
        server = Process("-m", "sandtable", *command)
        try:
            assert server.process.stdout is not None
            yield server, server.process.stdout.readline().split()[-1]
        finally:
            server.stop()


@dataclass(frozen=True)
class Start:
    """How games begin."""

    game: str
    scenario: str

    @property
    def sides(self) -> list[str]:
        return find(self.game).sides

    def form(self, friend: str = "", record: str = "") -> dict[str, Any]:
        """What is sent to begin one; all seats are mine, or one is a friend's."""
        seats = {side: {"who": "friend" if side == friend else "me"} for side in self.sides}
        begins = {"record": record} if record else {"scenario": self.scenario}
        return {"game": self.game, "seats": seats, **begins}


class Player:
    """One side: a socket, by which it knows the game as it stands, and its answers."""

    def __init__(self, http: httpx.AsyncClient, created: dict[str, Any], secret: str) -> None:
        self._http = http
        self._path = f"/api/games/{created['id']}"
        self._headers = {"Authorization": f"Bearer {secret}"}
        self.view: dict[str, Any] = {}
        self.view_bytes = 0
        self.update_bytes: list[int] = []
        self.news: asyncio.Future[float] | None = None
        self.wanted = 0

    @property
    def at(self) -> int:
        """How new the view is."""
        return int(self.view["at"]) if self.view else -1

    async def watch(self) -> None:
        """Open the socket, and read from it from now on."""
        url = f"{str(self._http.base_url).replace('http', 'ws').rstrip('/')}{self._path}/live?changes=true"
        self.connection = await connect(
            url, additional_headers=self._headers, proxy=None, compression=None, max_queue=None, max_size=None
        )
        self.reading = asyncio.create_task(self._read())

    async def leave(self) -> None:
        """Close the socket."""
        await self.connection.close()
        await self.reading

    async def answer(self, at: int, answer: str) -> None:
        form = {"at": at, "answers": [answer]}
        (await self._http.post(f"{self._path}/answers", json=form, headers=self._headers)).raise_for_status()

    async def choose(self, random: Random) -> str:
        """Any answer to what is asked; an order is built from the words that the server names."""
        if options := self.view["question"]["options"]:
            return str(random.choice(options)["answer"])
        words: list[str] = []
        while True:
            asked: dict[str, str | int] = {"at": self.at, "words": " ".join(words)}
            told = await self._http.get(f"{self._path}/orders", params=asked, headers=self._headers)
            reply = told.raise_for_status().json()
            follow = [*reply["words"], *([""] if reply["whole"] else [])]
            if not (word := random.choice(follow)):
                return " ".join(words)
            words.append(word)

    async def _read(self) -> None:
        async for message in self.connection:
            assert isinstance(message, str)
            told = json.loads(message)
            heard = time.perf_counter()
            assert told["type"] != "error", message
            if told["type"] == "view":
                self.view, self.view_bytes = told, len(message.encode())
            else:
                before, self.view = self.at, changed(self.view, told["change"])
                if self.at > before:
                    self.update_bytes.append(len(message.encode()))
            if self.news is not None and self.at >= self.wanted and not self.news.done():
                self.news.set_result(heard)

    def hears(self, at: int) -> asyncio.Future[float]:
        """When this socket has a view that is as new as this."""
        self.wanted = at
        self.news = asyncio.get_running_loop().create_future()
        if self.at >= at:
            self.news.set_result(time.perf_counter())
        return self.news


def changed(old: Any, change: dict[str, Any]) -> Any:
    """What a change makes of what was told before, as web/src/api/changes.ts does it."""
    if "=" in change:
        return change["="]
    if "+" in change:
        return [*old[: change["@"]], *change["+"]]
    thing = {key: value for key, value in old.items() if key not in change.get("-", [])}
    return thing | {key: changed(thing.get(key), inside) for key, inside in change["~"].items()}


class Pair:
    """A game and its two players."""

    def __init__(self, players: dict[str, Player], seed: int) -> None:
        self.players = players
        self.random = Random(seed)

    async def answer(self) -> float | None:
        """Answer at random for the side that is asked; the time until the other has seen it."""
        view = max(self.players.values(), key=lambda player: player.at).view
        if view["over"]:
            return None
        side, at = view["question"]["side"], view["at"]
        await self.players[side].hears(at)
        choice = await self.players[side].choose(self.random)
        other = next(player for name, player in self.players.items() if name != side)
        heard = other.hears(at + 1)
        began = time.perf_counter()
        await self.players[side].answer(at, choice)
        return await heard - began


async def at_random_moments(
    act: Callable[[], Awaitable[float | None]],
    rate: float,
    seed: int,
    until: float,
    measure_from: float,
    into: Measured,
) -> None:
    """Act so many times a second on average, never twice at once."""
    moments = Random(seed)
    due = time.perf_counter() + moments.random() / rate
    while due < until:
        await asyncio.sleep(due - time.perf_counter())
        took = await act()
        if took is None:
            return
        if due >= measure_from:
            into.times.append(took)
        due += 1 / rate
        while due < time.perf_counter():
            into.late += 1
            due += 1 / rate


async def load_table(
    start: Start, games: int, rate: float, seconds: float, moment: int, database: str
) -> dict[str, Any]:
    # A browser keeps its connection: so do these, and none waits for another's.
    # One that has been idle is not used again: the server may be about to close it.
    unlimited = httpx.Limits(max_connections=None, max_keepalive_connections=None, keepalive_expiry=2)
    with table(database) as (server, address):
        http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=30, limits=unlimited)
        pairs = await open_games(http, start, games, moment)
        opened = server.memory()
        measured = Measured()
        began = time.perf_counter()
        measure_from = began + WARM_UP
        playing = [
            at_random_moments(pair.answer, rate, seed, measure_from + seconds, measure_from, measured)
            for seed, pair in enumerate(pairs)
        ]
        watching = asyncio.create_task(cpu_between(server, measure_from, seconds))
        await asyncio.gather(*playing)
        used, own = await watching
        await http.aclose()
        players = [player for pair in pairs for player in pair.players.values()]
        updates = [size for player in players for size in player.update_bytes]
        return {
            **measured.report(),
            "cpu_ms_per_answer": round(used * 1000 / max(1, len(measured.times)), 2),
            "cpu_share": round(used / seconds, 2),
            "clients_cpu_share": round(own / seconds, 2),
            "memory_mb_when_all_are_open": opened,
            "peak_memory_mb": server.memory("VmHWM"),
            "view_bytes": int(median(player.view_bytes for player in players)),
            "update_bytes": int(median(updates)) if updates else 0,
        }


async def cpu_between(server: Process, start: float, seconds: float) -> tuple[float, float]:
    """The processor's time that the server used, and these clients."""
    await asyncio.sleep(start - time.perf_counter())
    before, own_before = server.cpu_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    return server.cpu_seconds() - before, time.process_time() - own_before


async def open_games(http: httpx.AsyncClient, start: Start, games: int, moment: int) -> list[Pair]:
    """New games that begin at a moment of a game that was played at random, with a socket for each player."""
    record = await played(http, start, moment)
    friend = start.sides[1]
    pairs = []
    for seed in range(games):
        form = start.form(friend, record)
        created = (await http.post("/api/games", json=form)).raise_for_status().json()
        own = {"secret": created["secrets"][friend], "own": token_urlsafe(16)}
        seated = await http.post(f"/api/games/{created['id']}/take-seat", json=own)
        created["secrets"] |= seated.raise_for_status().json()["secrets"]
        http.cookies.clear()  # those of all games would make a header that no server takes
        players = {side: await sit(http, created, side) for side in start.sides}
        pairs.append(Pair(players, seed))
    while any(not player.view for pair in pairs for player in pair.players.values()):
        await asyncio.sleep(0.1)
    return pairs


async def played(http: httpx.AsyncClient, start: Start, moment: int) -> str:
    if not moment:
        return ""
    for seed in range(100):
        view = await play_on(http, start, seed, moment)
        if not view["over"]:
            path = f"/api/games/{view['id']}"
            return (await http.get(f"{path}/record", params={"moment": moment})).raise_for_status().text
    raise SystemExit(f"no game lasted {moment} answers")


async def play_on(http: httpx.AsyncClient, start: Start, seed: int, moment: float = math.inf) -> dict[str, Any]:
    """A new game, played at random until it is over or has come to a moment."""
    random = Random(seed)
    created = (await http.post("/api/games", json=start.form())).raise_for_status().json()
    player = await sit(http, created, *start.sides)
    await player.hears(created["at"])
    while not player.view["over"] and player.view["moment"] < moment:
        choice = await player.choose(random)
        heard = player.hears(player.at + 1)
        await player.answer(player.at, choice)
        await heard
    await player.leave()
    return player.view


async def sit(http: httpx.AsyncClient, created: dict[str, Any], *sides: str) -> Player:
    player = Player(http, created, ".".join(created["secrets"][side] for side in sides))
    await player.watch()
    return player


async def finish_games(start: Start, finished: int, database: str) -> dict[str, Any]:
    """What a server needs that has seen so many games to their end, a thousand after the other."""
    with table(database) as (server, address):
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
            records = [await nearly_over(http, start, seed) for seed in range(DIFFERENT_GAMES)]
            seen = {0: server.memory()}
            seeds = iter(range(finished))
            while (done := max(seen)) < finished:
                some = list(islice(seeds, min(1000, finished - done)))
                chunk = iter(some)
                await asyncio.gather(*(finish_one_by_one(http, start, records, chunk) for _ in range(AT_ONCE)))
                seen[done + len(some)] = server.memory()
        return {"memory_mb": seen, "peak_memory_mb": server.memory("VmHWM")}


async def nearly_over(http: httpx.AsyncClient, start: Start, seed: int) -> str:
    """The record of a game that was played at random, without its last answers."""
    view = await play_on(http, start, seed)
    moment = max(0, view["moment"] - ANSWERS_LEFT)
    return (await http.get(f"/api/games/{view['id']}/record", params={"moment": moment})).raise_for_status().text


async def finish_one_by_one(http: httpx.AsyncClient, start: Start, records: list[str], seeds: Iterator[int]) -> None:
    """Begin games near their end, and play each with a socket open until it is over."""
    for seed in seeds:
        form = start.form(record=records[seed % len(records)])
        created = (await http.post("/api/games", json=form)).raise_for_status().json()
        http.cookies.clear()  # whoever kept thousands of games would send a header that no server takes
        player, random = await sit(http, created, *start.sides), Random(seed)
        await player.hears(created["at"])
        while not player.view["over"]:
            choice = await player.choose(random)
            heard = player.hears(player.at + 1)
            await player.answer(player.at, choice)
            await heard
        await player.leave()


async def load_echo(sockets: int, rate: float, seconds: float, size: int) -> dict[str, Any]:
    """The same rate of messages, each of the size of a view, to a plain FastAPI echo."""
    port = free_port()
    server = Process(str(Path(__file__).parent / "echo.py"), str(port))
    try:
        connections: list[ClientConnection] = []
        while len(connections) < sockets:
            try:
                connections.append(await connect(f"ws://127.0.0.1:{port}/", proxy=None, compression=None))
            except ConnectionRefusedError:
                await asyncio.sleep(0.1)

        def echo(connection: ClientConnection) -> Callable[[], Awaitable[float]]:
            async def act() -> float:
                began = time.perf_counter()
                await connection.send("x" * size)
                await connection.recv()
                return time.perf_counter() - began

            return act

        measured = Measured()
        measure_from = time.perf_counter() + WARM_UP
        until = measure_from + seconds
        acting = [
            at_random_moments(echo(connection), rate, seed, until, measure_from, measured)
            for seed, connection in enumerate(connections)
        ]
        watching = asyncio.create_task(cpu_between(server, measure_from, seconds))
        await asyncio.gather(*acting)
        used, own = await watching
        return {
            **measured.report(),
            "cpu_ms_per_answer": round(used * 1000 / len(measured.times), 2),
            "cpu_share": round(used / seconds, 2),
            "clients_cpu_share": round(own / seconds, 2),
            "peak_memory_mb": server.memory("VmHWM"),
        }
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def show_memory(found: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found))
        return
    for games, memory in found["memory_mb"].items():
        print(f"{games} finished games: {memory} MB")
    print(f"at most {found['peak_memory_mb']} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default="palestine", help="which is played")
    parser.add_argument("--scenario", default="", help="the game's first by default")
    parser.add_argument("--games", type=int, default=250, help="with two sockets each")
    parser.add_argument("--rate", type=float, default=1.0, help="answers a second in each game")
    parser.add_argument("--seconds", type=float, default=30.0, help="measured, after a warm-up")
    parser.add_argument("--moment", type=int, default=60, help="answers already given in each game")
    parser.add_argument("--finished", type=int, default=0, help="measure memory instead, after so many finished games")
    parser.add_argument("--database", default="", help="the URL of an empty database; a SQLite file by default")
    parser.add_argument("--no-echo", action="store_true", help="leave out the echo")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    start = Start(options.game, options.scenario)
    if options.finished:
        show_memory(asyncio.run(finish_games(start, options.finished, options.database)), as_json=options.json)
        return
    gc.disable()  # its pauses would be counted as the server's
    load = load_table(start, options.games, options.rate, options.seconds, options.moment, options.database)
    found = asyncio.run(load)
    result = {
        "game": options.game,
        "games": options.games,
        "sockets": 2 * options.games,
        "rate": options.rate,
        "table": found,
    }
    if not options.no_echo:
        # As many messages a second in all, spread over as many sockets.
        echo = load_echo(2 * options.games, options.rate / 2, options.seconds, found["view_bytes"])
        result["echo"] = asyncio.run(echo)
    if options.json:
        print(json.dumps(result))
        return
    games = f"{options.games} games of {options.game}, {2 * options.games} sockets"
    print(f"{games}, {options.rate:g} answers a second in each game")
    for name in ("table", "echo"):
        if name in result:
            print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in result[name].items()))


if __name__ == "__main__":
    main()
