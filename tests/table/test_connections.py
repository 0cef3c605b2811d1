"""Connections: who does nothing, does not read or wants too many is sent away, and nobody else is disturbed."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from secrets import token_urlsafe

import pytest
from websockets.exceptions import InvalidStatus

from commands import sandtable
from processes import PATIENCE, until
from table.server import Seat, Server, next_view, open_socket
from table.test_bodies import read_answer

SERVERS_PATIENCE = 1.5
HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("connections")
    with Server(folder / "table.sqlite", "--rate", "0", "--patience", str(SERVERS_PATIENCE)) as running:
        yield running


@contextmanager
def connection(server: Server, buffer: int = 0) -> Iterator[socket.socket]:
    with socket.socket() as client:
        if buffer:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        client.settimeout(PATIENCE)
        client.connect(("127.0.0.1", server.port))
        yield client


def drip_until_closed(client: socket.socket, drop: bytes) -> bytes:
    """Send a little now and then until the server has had enough; what it said."""
    said: list[bytes] = []
    client.settimeout(SERVERS_PATIENCE / 5)

    def is_closed() -> bool:
        try:
            said.append(client.recv(65536))
        except TimeoutError:
            client.sendall(drop)
            return False
        return not said[-1]

    with suppress(ConnectionError):
        until(is_closed)
    return b"".join(said)


def test_a_head_that_comes_slowly_is_not_waited_for(server):
    with connection(server) as client:
        client.sendall(HEAD)
        said = drip_until_closed(client, b"X-Slow: 1\r\n")

    assert said.startswith(b"HTTP/1.1 408 ")
    assert json.loads(said.partition(b"\r\n\r\n")[2]) == {"error": "the request took too long to arrive"}


def test_the_second_request_of_a_connection_is_not_waited_for_either(server):
    with connection(server) as client:
        client.sendall(HEAD + b"\r\n")
        assert read_answer(client)[0] == 200
        said = drip_until_closed(client, b"X")

    assert said.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_nobody_asked_for_does_not_hold_a_connection(server):
    with connection(server) as client:
        client.sendall(HEAD + b"Content-Length: 100000\r\n\r\n")
        assert read_answer(client)[0] == 200

        assert drip_until_closed(client, b"x") == b""


def test_a_connection_on_which_nothing_comes_is_closed_without_a_word(server):
    with connection(server) as client:
        assert client.recv(1) == b""


def test_a_request_that_takes_its_time_to_be_answered_is_not_cut_off(server):
    seat = server.new_game().seat("british", "irgun")
    with seat.live() as live:
        next_view(live, 0)
        time.sleep(3 * SERVERS_PATIENCE)
        seat.answer(1, "operation")

        assert next_view(live, 2)["at"] == 2


def live_by_hand(client: socket.socket, seat: Seat) -> None:
    """Open a socket, byte by byte, without ever reading from it."""
    head = f"GET {seat.path}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    client.sendall(f"{head}Authorization: Bearer {seat.secret}\r\n\r\n".encode())


def sockets_open(server: Server) -> int:
    found = re.search(r"^sandtable_sockets_open (\d+)", server.http.get("/metrics").text, re.M)
    assert found
    return int(found[1])


def test_a_socket_that_does_not_read_is_closed_and_counts_as_gone(server):
    game = server.new_game(seats={"british": {"who": "me"}, "irgun": {"who": "friend"}})
    talker = game.seat("british")
    with connection(server, buffer=4096) as deaf:
        live_by_hand(deaf, game.seat("irgun"))
        until(lambda: sockets_open(server) == 1)

        def is_gone_after_one_more_view() -> bool:
            assert talker.post("chat", text=token_urlsafe(200)).status_code == 200
            return not sockets_open(server)

        until(is_gone_after_one_more_view)

        assert talker.post("chat", text="is anybody there?").status_code == 200


def test_a_client_that_does_not_read_its_answers_is_cut_off(server):
    with connection(server, buffer=4096) as deaf, pytest.raises(ConnectionError):
        until(lambda: deaf.sendall(100 * b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"))


def masked(opcode: int, text: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    return bytes([final << 7 | opcode, 0x80 | len(text), 0, 0, 0, 0]) + text


@pytest.mark.parametrize("frames", [masked(9, b"?") * 200, masked(1, b"{", final=False) + masked(0, final=False) * 200])
def test_pings_and_parts_of_messages_count_in_the_rate(tmp_path, frames):
    with Server(tmp_path / "table.sqlite", "--rate", "10") as server:
        seat = server.new_game().seat("british")
        with connection(server) as client:
            live_by_hand(client, seat)
            assert b" 101 " in client.recv(65536).partition(b"\r\n")[0]
            client.sendall(frames)
            said = b"".join(iter(lambda: client.recv(65536), b""))

        assert b"\x88\x02\x03\xf0" in said  # closed: 1008


def test_a_few_pings_are_answered(server):
    with server.new_game().seat("british").live() as live:
        for _ in range(10):
            assert live.ping().wait(30)


def test_a_client_has_so_many_connections_at_once_and_no_more(tmp_path):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--connections", "3") as server, ExitStack() as stack:
        server.http.close()
        held = [stack.enter_context(connection(server)) for _ in range(3)]
        for client in held:
            client.sendall(HEAD)
        until(lambda: is_full(server))
        with connection(server) as late:
            said = b"".join(iter(lambda: late.recv(65536), b""))
        held[0].close()

        assert said.startswith(b"HTTP/1.1 429 ")
        assert json.loads(said.partition(b"\r\n\r\n")[2])["error"].startswith("too many connections at once")
        until(lambda: not is_full(server))


def is_full(server: Server) -> bool:
    with connection(server) as client:
        client.sendall(HEAD + b"\r\n")
        return b" 200 " not in client.recv(65536).partition(b"\r\n")[0]


def test_a_client_has_so_many_sockets_at_once_and_no_more(tmp_path):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--sockets", "2") as server, ExitStack() as stack:
        seat = server.new_game().seat("british")
        first, _ = [stack.enter_context(seat.live()) for _ in range(2)]
        with pytest.raises(InvalidStatus, match="429") as refused:
            seat.live(language="ja")
        first.close()

        assert "同時接続" in json.loads(refused.value.response.body)["error"]
        until(lambda: can_open(seat))


def can_open(seat: Seat) -> bool:
    try:
        with seat.live():
            return True
    except InvalidStatus:
        return False


def test_behind_a_proxy_each_client_has_its_own_number_of_sockets(tmp_path):
    options = ["--rate", "0", "--sockets", "1", "--connections", "2", "--behind", "127.0.0.1"]
    with Server(tmp_path / "table.sqlite", *options) as server, ExitStack() as stack:
        seat = server.new_game().seat("british")
        url = f"ws://127.0.0.1:{server.port}{seat.path}/live"

        def live_from(address: str):
            return open_socket(url, {**seat.headers, "X-Forwarded-For": address})

        for number in range(10):
            next_view(stack.enter_context(live_from(f"192.0.2.{number}")), 0)
        with pytest.raises(InvalidStatus, match="429"):
            live_from("192.0.2.5")

        assert seat.view()["at"] == 1


@contextmanager
def server_with_few_descriptors(folder: Path, most: int) -> Iterator[Server]:
    command = [
        sys.executable,
        "-P",
        "-m",
        "sandtable",
        "serve",
        "--port",
        "0",
        "--database",
        str(folder / "table.sqlite"),
    ]
    limited = ["sh", "-c", f'ulimit -n {most}; exec "$@"', "sh", *command]
    server = Server(folder / "table.sqlite")
    with (folder / "table.log").open("w") as log:
        process = subprocess.Popen(limited, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None
        server.address = process.stdout.readline().split()[-1]
        server.port = int(server.address.rpartition(":")[2])
        yield server
    finally:
        process.kill()
        process.communicate()


def test_all_connections_together_leave_descriptors_for_everything_else(tmp_path):
    with server_with_few_descriptors(tmp_path, 130) as server, ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(connection(server)).sendall(HEAD)
        until(lambda: is_full(server))
        with connection(server) as late:
            said = late.recv(65536)
        stack.close()

        assert said.startswith(b"HTTP/1.1 503 ")
        until(lambda: not is_full(server))
        with server.client() as http:
            assert http.get("/healthz").status_code == 200
        assert "Too many open files" not in server.log()


@pytest.mark.parametrize("option", [["--connections", "-1"], ["--sockets", "-1"], ["--patience", "0"]])
def test_a_limit_that_is_none_is_one_sentence(option):
    run = sandtable("serve", "--port", "0", *option)

    assert run.returncode == 2
    assert option[0] in run.stderr
    assert len(run.stderr.splitlines()) == 1
