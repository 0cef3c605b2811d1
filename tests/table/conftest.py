import pytest

from table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("table") / "table.sqlite") as running:
        yield running
