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
    """A server for many tests, on each kind of database."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database(f"table_{uuid4().hex}")
    with Server(tmp_path_factory.mktemp("table") / "table.sqlite", database=database) as running:
        yield running
