"""The database is full, removed, replaced or read-only: one sentence, nothing acknowledged is lost, and it recovers."""

from __future__ import annotations

import array
import fcntl
import json
import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from commands import sandtable
from processes import PATIENCE
from table.server import HOT_SEAT, Server, next_view

IMMUTABLE = 0x10
GET_FLAGS, SET_FLAGS = 0x80086601, 0x40086602


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return sandtable("serve", "--port", "0", *arguments)


def refused(answer: httpx.Response, server: Server | None = None) -> str:
    """The one sentence of a table whose database does not work; why it does not, the log of the server says."""
    assert answer.status_code == 503, answer.text
    assert answer.json() == {"error": "the table's database does not work: try again in a while"}
    lines = [json.loads(line) for line in server.log().splitlines()] if server else []
    reasons = [line["reason"] for line in lines if line["message"] == "the database failed"]
    return reasons[-1] if reasons else ""


def set_immutable(file: Path, on: bool) -> None:
    """What `chattr +i` does: nobody can write, not even root, not even through a file that is already open."""
    descriptor = os.open(file, os.O_RDONLY)
    try:
        flags = array.array("l", [0])
        fcntl.ioctl(descriptor, GET_FLAGS, flags, True)
        flags[0] = flags[0] | IMMUTABLE if on else flags[0] & ~IMMUTABLE
        fcntl.ioctl(descriptor, SET_FLAGS, flags)
    finally:
        os.close(descriptor)


def stops_who_has_it_open(folder: Path) -> bool:
    """Whether a file that is made read-only here refuses who has it open; in memory (tmpfs) it does not."""
    file = folder / "probe"
    with file.open("wb", buffering=0) as opened:
        set_immutable(file, on=True)
        try:
            opened.write(b"?")
        except OSError:
            return True
        finally:
            set_immutable(file, on=False)
    return False


@contextmanager
def read_only(database: Path):
    files = [database, Path(f"{database}-wal")]
    try:
        if not stops_who_has_it_open(database.parent):
            pytest.skip("on this file system who has a file open can write to it though it is read-only")
        for file in filter(Path.exists, files):
            set_immutable(file, on=True)
    except OSError as error:
        pytest.skip(f"only root can make an open file read-only, and not on every file system: {error}")
    try:
        yield
    finally:
        for file in filter(Path.exists, files):
            set_immutable(file, on=False)


@contextmanager
def no_room_to_write(server: Server):
    """Any file that this process writes ends here."""
    if not hasattr(resource, "prlimit"):
        pytest.skip("only Linux can limit a running process")
    _, most = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def small_disk(folder: Path):
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "none", folder], capture_output=True, text=True)
    if made.returncode:
        pytest.skip(f"only root can mount a small disk: {made.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as filling:
        for size in (64 * 1024, 4096, 1):
            try:
                while True:
                    filling.write(bytes(size))
            except OSError:
                continue


def play_through(seat, fault) -> None:
    """Play, break, play, repair, play: what was acknowledged stays and nothing else is added."""
    before = seat.play_at_random(1, answers=5)
    choice = before["question"]["options"][0]["answer"]
    with fault:
        for _ in range(3):
            refused(seat.answer(before["at"], choice))
        refused(seat.post("chat", text="is anybody there?"))
        refused(seat.game.server.http.post("/api/games", json={"game": "palestine", "seats": HOT_SEAT}))

    assert seat.view() == before
    assert seat.game.server.http.get("/healthz").status_code == 200
    answered = seat.answer(before["at"], choice)
    assert answered.status_code == 200, answered.text
    after = seat.play_at_random(2, answers=20)
    seat.game.server.kill()
    seat.game.server.start()
    assert seat.view() == after


def test_a_process_that_may_not_write_any_more_says_so_and_recovers(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        play_through(server.new_game().seat("british", "irgun"), no_room_to_write(server))


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path):
    @contextmanager
    def full():
        fill(tmp_path / "disk" / "filler")
        choice = seat.view()["question"]["options"][0]["answer"]
        assert "full" in refused(seat.answer(seat.view()["at"], choice), server)
        assert "full" in refused(server.http.get("/healthz"), server)
        yield
        (tmp_path / "disk" / "filler").unlink()

    with small_disk(tmp_path / "disk"), Server(tmp_path / "disk" / "table.sqlite") as server:
        seat = server.new_game().seat("british", "irgun")
        play_through(seat, full())


def test_a_read_only_database_is_told_and_nothing_is_lost(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        play_through(server.new_game().seat("british", "irgun"), read_only(server.file))


def test_a_database_that_has_been_removed_is_told_until_it_is_put_back(tmp_path):
    @contextmanager
    def removed():
        server.file.rename(tmp_path / "elsewhere")
        assert "removed" in refused(server.http.get("/healthz"), server)
        yield
        (tmp_path / "elsewhere").rename(server.file)

    with Server(tmp_path / "table.sqlite") as server:
        play_through(server.new_game().seat("british", "irgun"), removed())


def test_a_database_whose_log_has_been_removed_loses_nothing(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        seat = server.new_game().seat("british", "irgun")
        before = seat.play_at_random(1, answers=20)
        Path(f"{server.file}-wal").unlink()

        choice = before["question"]["options"][0]["answer"]
        assert "table.sqlite-wal" in refused(seat.answer(before["at"], choice), server)
        assert seat.answer(before["at"], choice).status_code == 200
        after = seat.play_at_random(2, answers=20)
        server.kill()
        server.start()
        assert seat.view() == after


def test_a_database_that_has_been_replaced_is_not_written(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        seat = server.new_game().seat("irgun")
        at = seat.view()["at"]
        server.file.rename(tmp_path / "elsewhere")
        server.file.touch()

        assert "start the table again" in refused(seat.answer(at, "operation"), server)
        assert server.file.stat().st_size == 0


def test_a_database_that_has_been_overwritten_is_not_healthy(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        server.new_game().seat("british", "irgun").play_at_random(1, answers=5)
        assert server.http.get("/healthz").status_code == 200
        with server.file.open("r+b") as file:
            file.write(b"no database" * 1000)

        assert "overwritten" in refused(server.http.get("/healthz"), server)


def test_a_new_database_is_for_its_owner_alone_and_an_older_one_stays_as_it_is(tmp_path):
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    old.touch()
    old.chmod(0o640)
    rights = {}
    for file in (new, old):
        with Server(file) as server:
            server.new_game()
            rights |= {found.name: oct(found.stat().st_mode)[-3:] for found in tmp_path.glob(f"{file.name}*")}

    assert rights == {
        **dict.fromkeys(["new.sqlite", "new.sqlite-wal", "new.sqlite-shm"], "600"),
        **dict.fromkeys(["old.sqlite", "old.sqlite-wal", "old.sqlite-shm"], "640"),
    }


def test_who_watches_hears_of_an_answer_that_the_database_took_at_last(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        seat = server.new_game().seat("irgun")
        with seat.live() as socket:
            at = next_view(socket, 0)["at"]
            server.file.rename(tmp_path / "elsewhere")
            refused(seat.answer(at, "operation"))
            (tmp_path / "elsewhere").rename(server.file)
            seat.answer(at, "operation")

            assert next_view(socket, 0)["at"] == at + 1


def test_bots_wait_for_their_database(tmp_path):
    bot = {"who": "bot"}
    with Server(tmp_path / "table.sqlite") as server:
        with server.new_game(seats={"british": bot, "irgun": bot}).seat("spectator").live() as socket:
            view = next_view(socket, 20)
            server.file.rename(tmp_path / "elsewhere")
            refused(server.http.get("/healthz"))
            (tmp_path / "elsewhere").rename(server.file)
            while not view["over"]:
                view = next_view(socket, view["at"] + 1)

        assert "a bot failed" not in server.log()


def test_a_database_without_room_at_the_start_is_one_sentence(tmp_path):
    command = [sys.executable, "-P", "-m", "sandtable", "serve", "--database", str(tmp_path / "table.sqlite")]
    limited = ["sh", "-c", 'ulimit -f 0 && exec "$@"', "sh", *command]
    run = subprocess.run(limited, capture_output=True, text=True, timeout=PATIENCE)

    assert run.returncode == 2
    assert "cannot be used" in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_a_read_only_database_at_the_start_is_one_sentence(tmp_path):
    file = tmp_path / "table.sqlite"
    with Server(file):
        pass
    with read_only(file):
        run = serve("--database", str(file))

    assert run.returncode == 2
    assert "cannot be used" in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_a_database_of_a_newer_version_is_one_sentence(tmp_path):
    file = tmp_path / "table.sqlite"
    with Server(file):
        pass
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    run = serve("--database", str(file))

    assert run.returncode == 2
    assert run.stderr == "sandtable: this database was made by a newer version of Sandtable: use that one\n"


@pytest.mark.parametrize("rate", ["-1", "nan", "inf"])
def test_a_rate_that_is_none_is_one_sentence(tmp_path, rate):
    run = serve("--database", str(tmp_path / "table.sqlite"), "--rate", rate)

    assert run.returncode == 2
    assert run.stderr == f"sandtable: --rate is a number of requests a second, or 0 for no limit, not {rate}\n"
