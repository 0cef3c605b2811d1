"""The start of the table: its page before all else, and nothing imported that is not needed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from threading import Event

import httpx
import pytest
import uvicorn
from alembic.config import Config
from alembic.script import ScriptDirectory
from starlette.responses import PlainTextResponse

from processes import PATIENCE, output_of
from sandtable.engine.errors import SandtableError
from sandtable.table.client import STATIC, Client
from sandtable.table.database import MIGRATIONS, NEWEST
from sandtable.table.front import Front
from sandtable.table.server import THIS_MACHINE, TableServer, listen

HEAVY = {"alembic", "fastapi", "pydantic", "sqlalchemy"}
PAGE = (STATIC / "index.html").read_text(encoding="utf-8")


def test_the_page_waits_for_no_library_of_the_table():
    imported = output_of("import sys, sandtable.table.server; print(*sys.modules)", hash_seed="0").split()

    assert "uvicorn" in imported
    assert HEAVY & set(imported) == set()


def test_who_comes_early_gets_the_page_and_waits_for_the_rest():
    async def come() -> tuple[httpx.Response, bool, httpx.Response, httpx.Response]:
        front = Front(Client().routes())
        async with httpx.AsyncClient(transport=httpx.ASGITransport(front), base_url="http://table") as http:
            page = await http.get("/games/abc")
            asking = asyncio.create_task(http.get("/api/catalogue"))
            await http.get("/icon.svg")
            is_waiting = not asking.done()
            front.open(PlainTextResponse("the table"))
            return page, is_waiting, await asking, await http.get("/")

    page, is_waiting, answer, later = asyncio.run(come())

    assert (page.status_code, page.text) == (200, PAGE)
    assert is_waiting
    assert (answer.text, later.text) == ("the table", "the table")


def test_a_game_whose_folder_lacks_its_rules_is_named_at_the_start(tmp_path):
    listed = "import sandtable.games; sandtable.games.GAMES['chess'] = 'sandtable.bench'"
    begin = f"{listed}; from sandtable.cli import main; main()"
    command = [sys.executable, "-P", "-c", begin, "table", "--no-open", "--port", "0", "--data", str(tmp_path)]

    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)

    assert ended.returncode == 2
    assert ended.stderr.strip().endswith("chess does not have this: its folder has no part 'rules'")


def test_a_table_that_cannot_be_opened_tells_those_who_wait_and_ends():
    somebody_waits = Event()

    def opening():
        assert somebody_waits.wait(60)
        raise SandtableError("the database is made of cheese")

    listening = listen(THIS_MACHINE, 0)
    address = f"http://{THIS_MACHINE}:{listening.getsockname()[1]}"
    front = Front(Client().routes())
    config = uvicorn.Config(front, lifespan="off", log_config=None)
    server = TableServer(config, front, opening, lambda: None, early=True)
    with ThreadPoolExecutor() as threads, httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as http:
        running = threads.submit(server.run_on, listening)
        asking = threads.submit(http.get, "/api/catalogue")
        until(lambda: len(server.server_state.tasks) == 1)
        somebody_waits.set()

        assert asking.result().status_code == 503
        assert asking.result().json() == {"error": "the database is made of cheese"}
        with pytest.raises(SandtableError, match="made of cheese"):
            running.result(60)


def test_others_are_told_of_a_table_that_is_open_and_it_is_closed_when_the_server_ends():
    seen = []

    @asynccontextmanager
    async def table():
        seen.append("opened")
        yield PlainTextResponse("the table")
        seen.append("closed")

    listening = listen(THIS_MACHINE, 0)
    front = Front([])
    config = uvicorn.Config(front, lifespan="off", log_config=None)
    server = TableServer(config, front, table, lambda: seen.append("told"), early=False)
    with ThreadPoolExecutor() as threads:
        running = threads.submit(server.run_on, listening)
        until(lambda: seen == ["opened", "told"])
        server.should_exit = True
        running.result(60)

    assert seen == ["opened", "told", "closed"]


def until(is_so) -> None:
    limit = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < limit
        time.sleep(0.01)


def test_the_newest_migration_is_known_without_alembic():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")

    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_only_a_database_that_is_not_up_to_date_needs_alembic(tmp_path):
    database = tmp_path / "table.sqlite"

    first, again = imported_by_server(database), imported_by_server(database)

    assert "alembic" in first
    assert "sqlalchemy" in again
    assert "alembic" not in again


def imported_by_server(database) -> set[str]:
    """The packages that a server has imported by the time it is well."""
    command = [sys.executable, "-P", "-X", "importtime", "-m", "sandtable", "serve", "--port", "0"]
    with (database.with_suffix(".imports")).open("w+") as imports:
        server = subprocess.Popen(
            [*command, "--database", str(database)], stdout=subprocess.PIPE, stderr=imports, text=True
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert httpx.get(f"{address}/healthz", timeout=PATIENCE, trust_env=False).status_code == 200
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)
        imports.seek(0)
        return {line.rpartition("|")[2].strip().partition(".")[0] for line in imports}
