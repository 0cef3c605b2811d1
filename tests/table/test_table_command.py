"""`sandtable table`: the table on this machine, in the browser."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from commands import sandtable
from processes import PATIENCE, started, until


@contextmanager
def table(folder: Path, *arguments: str) -> Iterator[str]:
    """The address of a table whose browser is a script that writes down what it is asked to open."""
    with lines_of_table(folder, *arguments) as lines:
        yield lines[0].split()[-1]


@contextmanager
def lines_of_table(folder: Path, *arguments: str, **variables: str) -> Iterator[list[str]]:
    """What a table says at its start."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened.part && mv {folder}/opened.part {folder}/opened\n')
    browser.chmod(0o755)
    environment = {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "BROWSER": f"{browser} %s", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-P", "-m", "sandtable", "table", *arguments]
    with started(*command, **environment | variables) as process:
        assert process.stdout is not None
        yield [process.stdout.readline(), process.stdout.readline()]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def test_the_table_opens_in_the_browser(tmp_path):
    with table(tmp_path) as address:
        until((tmp_path / "opened").exists)

        assert (tmp_path / "opened").read_text().strip() == address
        assert httpx.get(address, timeout=PATIENCE, trust_env=False).status_code == 200
        assert httpx.get(address + "/healthz", trust_env=False, timeout=PATIENCE).status_code == 200
        assert list(tmp_path.rglob("table.sqlite"))


def test_a_table_for_this_machine_alone_does_not_answer_to_a_name_that_somebody_else_points_at_it(tmp_path):
    with (
        table(tmp_path, "--no-open") as address,
        httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as http,
    ):
        port = address.rpartition(":")[2]
        own, foreign = {"Host": f"localhost:{port}"}, {"Host": f"table.example:{port}"}
        posing = {**foreign, "Origin": f"http://table.example:{port}"}

        assert http.get("/api/games", headers=own).status_code == 200
        assert http.get("/api/games", headers=foreign).status_code == 403
        assert http.post("/api/games", headers=posing, json={}).status_code == 403


def test_a_port_that_is_taken_is_left_for_another_unless_it_was_asked_for(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = sandtable("table", "--port", str(port), "--no-open")
    with table(tmp_path, "--no-open") as first, table(tmp_path, "--no-open") as second:
        assert first != second
        assert httpx.get(second + "/healthz", timeout=PATIENCE, trust_env=False).status_code == 200

    assert refused.returncode == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in refused.stderr
    assert not (tmp_path / "opened").exists()


def test_the_table_says_where_games_are_kept(tmp_path):
    with lines_of_table(tmp_path, "--no-open") as lines:
        assert lines[1].startswith(f"Games are kept in {tmp_path / 'sandtable'}, for every copy of Sandtable")
        assert "--data DIR" in lines[1]


def test_in_a_japanese_terminal_it_says_so_in_japanese(tmp_path):
    with lines_of_table(tmp_path, "--no-open", LC_ALL="ja_JP.UTF-8", PYTHONUTF8="1") as lines:
        address = lines[0].split()[-1]

        assert "Sandtableを開きました" in lines[0]
        assert f"ゲームは{tmp_path / 'sandtable'}に保存され" in lines[1]
        assert httpx.get(address, timeout=PATIENCE, trust_env=False).status_code == 200


def test_games_are_kept_in_the_folder_that_one_names(tmp_path):
    folder = tmp_path / "why not?" / "here"
    with lines_of_table(tmp_path, "--no-open", "--data", str(folder)) as lines:
        assert lines[1].startswith(f"Games are kept in {folder}, ")
        assert httpx.get(lines[0].split()[-1] + "/healthz", timeout=PATIENCE, trust_env=False).status_code == 200
        assert [file.name for file in folder.glob("*.sqlite")] == ["table.sqlite"]
    assert not (tmp_path / "sandtable").exists()


def test_a_folder_and_a_database_are_one_too_many(tmp_path):
    done = sandtable("serve", "--data", str(tmp_path), "--database", f"sqlite:///{tmp_path}/table.sqlite")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "sandtable: --data and --database both say where games are kept: give one of them\n"
    assert list(tmp_path.iterdir()) == []
