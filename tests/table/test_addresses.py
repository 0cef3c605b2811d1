"""Where a request comes from is what its connection says, or a proxy that the operator has named; and whom it calls."""

from __future__ import annotations

import socket
import subprocess
import sys

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from processes import PATIENCE
from sandtable.table.addresses import Proxies, client_at, client_of
from table.server import HOT_SEAT, Server

NEARLY_NONE = ("--rate", "0.01")  # one request for each client


def statuses(server: Server, *forwarded: str) -> list[int]:
    return [server.http.get("/api/catalogue", headers={"X-Forwarded-For": one}).status_code for one in forwarded]


def test_x_forwarded_for_counts_from_nobody_unless_he_is_named(tmp_path):
    with Server(tmp_path / "table.sqlite", *NEARLY_NONE) as server:
        assert statuses(server, "192.0.2.1", "192.0.2.2") == [200, 429]
    with Server(tmp_path / "table.sqlite", *NEARLY_NONE, "--behind", "10.0.0.1") as server:
        assert statuses(server, "192.0.2.3", "192.0.2.4") == [200, 429]


@pytest.mark.parametrize("behind", ["127.0.0.1", "127.0.0.0/8"])
def test_clients_behind_a_named_proxy_have_a_rate_each(tmp_path, behind):
    with Server(tmp_path / "table.sqlite", *NEARLY_NONE, "--behind", behind, "--behind", "10.0.0.0/8") as server:
        assert statuses(server, "192.0.2.1", "192.0.2.2", "192.0.2.1") == [200, 200, 429]
        assert statuses(server, "198.51.100.1, 192.0.2.3", "198.51.100.2, 192.0.2.3") == [
            200,
            429,
        ]  # who is last counts
        assert statuses(server, "192.0.2.4, 10.1.1.1", "192.0.2.5, 10.1.1.1") == [200, 200]  # through two proxies


def test_behind_a_proxy_that_speaks_https_a_cookie_is_kept_for_https_alone(tmp_path):
    cookies = []
    for options in ([], ["--behind", "127.0.0.1"]):
        with Server(tmp_path / "table.sqlite", "--rate", "0", *options) as server, server.client() as browser:
            created = browser.post(
                "/api/games", json={"game": "palestine", "seats": HOT_SEAT}, headers={"X-Forwarded-Proto": "https"}
            )
            cookies += created.headers.get_list("set-cookie")

    assert ["Secure" in cookie for cookie in cookies] == [False, True]


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("[2001:db8::1]:4711", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::2", "2001:db8::/64"),
        ("nonsense", "127.0.0.1"),
        ("192.0.2.1, nonsense", "127.0.0.1"),
        ("192.0.2.1, ", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_what_a_proxy_says_is_read_as_an_address_or_not_at_all(forwarded, client):
    headers = [(b"x-forwarded-for", forwarded.encode())]
    scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": headers, "scheme": "http"}
    Proxies(["127.0.0.1"]).look_behind(scope)

    assert client_of(scope) == client


def test_a_proxy_that_reaches_us_by_ipv6_is_known_by_its_ipv4_address():
    proxies = Proxies(["10.0.0.0/8"])

    assert "::ffff:10.1.2.3" in proxies
    assert "::ffff:11.1.2.3" not in proxies
    assert client_at("::ffff:10.1.2.3") == "10.1.2.3"


@pytest.mark.parametrize("behind", ["proxy.example", "10.0.0.0/99", "*"])
def test_a_proxy_that_is_no_address_is_one_sentence(behind):
    command = [sys.executable, "-P", "-m", "sandtable", "serve", "--port", "0", "--behind", behind]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)

    assert run.returncode == 2
    assert "--behind takes the address of a proxy" in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_a_server_of_this_machine_answers_to_no_foreign_name_unless_it_is_behind_a_proxy(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        names = ("127.0.0.1", f"localhost:{server.port}", f"[::1]:{server.port}", "LOCALHOST", "table.example", "")
        answers = [server.http.get("/api/catalogue", headers={"Host": name}) for name in names]

        assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 403, 403]
        assert "--behind" in answers[-1].json()["error"]
        with (
            socket.create_connection(("127.0.0.1", server.port)) as connection,
            pytest.raises(InvalidStatus, match="403"),
        ):
            connect("ws://table.example/api/games/any/live", sock=connection, open_timeout=PATIENCE)
    with Server(tmp_path / "table.sqlite", "--behind", "127.0.0.1") as server:
        assert server.http.get("/api/catalogue", headers={"Host": "table.example"}).status_code == 200


def test_a_server_for_the_network_answers_to_every_name(tmp_path):
    with Server(tmp_path / "table.sqlite", "--host", "0.0.0.0") as server:
        address = f"http://127.0.0.1:{server.port}/api/catalogue"

        assert (
            httpx.get(address, headers={"Host": "table.example"}, trust_env=False, timeout=PATIENCE).status_code == 200
        )


def test_a_page_from_nowhere_may_not_write_even_if_it_names_no_host(tmp_path):
    with Server(tmp_path / "table.sqlite", "--behind", "10.0.0.1") as server:
        posted = server.http.post(
            "/api/games", json={"game": "palestine", "seats": HOT_SEAT}, headers={"Origin": "null"}
        )
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as old_client:
            old_client.sendall(b"POST /api/games HTTP/1.0\r\nOrigin: null\r\nContent-Length: 2\r\n\r\n{}")
            without_host = b"".join(iter(lambda: old_client.recv(65536), b""))

        assert posted.status_code == 403
        assert b" 403 " in without_host.partition(b"\r\n")[0]
