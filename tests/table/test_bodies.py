"""A body that is too large or does not come is refused at once, however much of it is still to come."""

from __future__ import annotations

import json
import socket
import time

import pytest

from processes import PATIENCE
from table.server import Server

LIMIT = 256 * 1024
FIELDS = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\n%s\r\n"
HEAD = b"POST /api/games/some-game/undo?language=%s HTTP/1.1\r\n" + FIELDS
SERVERS_PATIENCE = 2.0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bodies")
    with Server(folder / "table.sqlite", "--rate", "0", "--patience", str(SERVERS_PATIENCE)) as running:
        yield running


def connection(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def chunk(size: int) -> bytes:
    return b"%x\r\n%s\r\n" % (size, b" " * size)


def read_answer(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer; this does not wait for the connection to be closed."""
    read = connection.makefile("rb")
    status = int(read.readline().split()[1])
    lines = iter(lambda: read.readline().decode().strip(), "")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return status, headers, read.read(int(headers["content-length"]))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_body_in_chunks_is_refused_while_it_still_comes(server, language):
    with connection(server) as client:
        client.sendall(HEAD % (language.encode(), b"Transfer-Encoding: chunked\r\n") + chunk(LIMIT) + chunk(1000))
        status, headers, body = read_answer(client)  # the last chunk has not been sent
        client.sendall(chunk(1000))  # and the connection still takes more

    assert status == 413
    assert json.loads(body) == {
        "error": {"en": "the body is larger than 256 KiB", "ja": "本文が256KiBを超えています"}[language]
    }
    assert headers["connection"] == "close"


def test_a_body_that_says_that_it_will_be_too_large_is_refused_before_it_comes(server):
    with connection(server) as client:
        client.sendall(HEAD % (b"en", b"Content-Length: 10000000\r\nExpect: 100-continue\r\n"))
        status, headers, _ = read_answer(client)

    assert status == 413
    assert headers["x-content-type-options"] == "nosniff"


def test_who_never_ends_a_body_that_is_too_large_is_cut_off(server):
    with connection(server) as client:
        client.sendall(HEAD % (b"en", b"Transfer-Encoding: chunked\r\n") + chunk(LIMIT + 1))
        status, _, _ = read_answer(client)

        assert status == 413
        assert client.recv(1) == b""


@pytest.mark.parametrize("drips", [False, True])
def test_a_body_that_does_not_come_is_not_waited_for(server, drips):
    with connection(server) as client:
        client.sendall(HEAD % (b"ja", b"Content-Length: 1000\r\n") + b"{")
        client.settimeout(SERVERS_PATIENCE / 4 if drips else PATIENCE)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                status, _, body = read_answer(client)
                break
            except TimeoutError:
                assert time.monotonic() < until
                client.sendall(b" ")

    assert status == 408
    assert json.loads(body) == {"error": "要求が届くまでに時間がかかりすぎました"}


def test_a_body_of_the_largest_size_is_read(server):
    with connection(server) as client:
        client.sendall(HEAD % (b"en", b"Content-Length: %d\r\n" % LIMIT) + b" " * LIMIT)
        status, _, _ = read_answer(client)

    assert status == 400  # it is not JSON


@pytest.mark.parametrize("path", [b"/api/games", b"/api/starts"])
def test_where_a_record_may_come_a_body_may_be_larger(server, path):
    head = HEAD.replace(b"/api/games/some-game/undo", path)
    statuses = []
    for size in (8 * 1024 * 1024, 8 * 1024 * 1024 + 1):
        with connection(server) as client:
            client.sendall(head % (b"en", b"Content-Length: %d\r\n" % size) + b" " * size)
            statuses.append(read_answer(client)[0])

    assert statuses == [400, 413]
