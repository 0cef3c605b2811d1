from uuid import uuid4

import pytest

from table.postgres import Postgres
from table.server import Server


@pytest.fixture(scope="session")
def postgres():
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    """A server for many tests, on each kind of database; a module may have CONSTANTS of its own for it."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database(f"table_{uuid4().hex}")
    constants = getattr(request.module, "CONSTANTS", {})
    file = tmp_path_factory.mktemp("table") / "table.sqlite"
    with Server(file, database=database, constants=constants) as running:
        yield running
