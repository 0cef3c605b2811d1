"""Every line of the log is one JSON object that shows all that is in it, and nobody can flood it."""

from __future__ import annotations

import json
import resource
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote

import pytest

from processes import PATIENCE, until
from table.server import Server

UNSEEN = "\x7f\x85\x9b\u061c\u200b\u200e\u202e\u2028\u2029\u2066\ufeff\U000e0041"
SEEN = "パレスチナ\u3000é"


def test_controls_marks_of_direction_and_ends_of_lines_are_written_out(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        server.http.get("/" + quote(UNSEEN + SEEN))
        until(lambda: SEEN in server.log())
        line = next(line for line in server.log().split("\n") if SEEN in line)

        assert json.loads(line)["path"] == f"/{UNSEEN}{SEEN}"
        assert not set(UNSEEN) & set(line)
        assert SEEN in line


def open_files(process: int) -> int:
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit a running process")
def test_running_out_of_descriptors_writes_a_few_lines_and_time_heals(tmp_path):
    with Server(tmp_path / "table.sqlite") as server, ExitStack() as stack:
        server.http.get("/healthz")
        limits = resource.prlimit(server.process, resource.RLIMIT_NOFILE)
        resource.prlimit(server.process, resource.RLIMIT_NOFILE, (open_files(server.process) + 3, limits[1]))
        for _ in range(20):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        until(lambda: "Too many open files" in server.log())
        time.sleep(3)  # it tries again every second
        lines = [json.loads(line) for line in server.log().splitlines()]
        resource.prlimit(server.process, resource.RLIMIT_NOFILE, limits)

        assert 1 <= sum("Too many open files" in line.get("exception", "") for line in lines) <= 5
        assert len(lines) < 20
        with server.client() as late:
            assert late.get("/healthz").status_code == 200


def test_what_is_not_http_is_refused_in_json_and_does_not_flood_the_log(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        answers = [say(server, b"what is this?\r\n\r\n") for _ in range(50)]

        assert {answer.partition(b"\r\n")[0] for answer in answers} == {b"HTTP/1.1 400 "}
        assert json.loads(answers[0].partition(b"\r\n\r\n")[2]) == {"error": "this is not an HTTP request"}
        assert server.log().count("Invalid HTTP request") == 5


def say(server: Server, words: bytes) -> bytes:
    """What the server answers before it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(words)
        return b"".join(iter(lambda: connection.recv(65536), b""))
