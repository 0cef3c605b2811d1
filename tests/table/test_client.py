"""The built client is served: its page at every address of a page, its files small and cached."""

from __future__ import annotations

import asyncio
import gzip
import re

import httpx
import pytest
from starlette.applications import Starlette

from sandtable.table.client import STATIC, Client
from table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server on SQLite alone: the database plays no part here."""
    with Server(tmp_path_factory.mktemp("client") / "table.sqlite") as running:
        yield running


def asset(server) -> str:
    found = re.search(r'src="(/assets/[^"]+\.js)"', server.http.get("/").text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    "path", ["/", "/games/abc", "/games/abc/12", "/learn", "/learn/palestine", "/rules", "/rules/palestine/3.3.3"]
)
def test_every_page_is_the_clients_page_and_is_asked_for_again_each_time(server, path):
    page = server.http.get(path)

    assert page.status_code == 200
    assert page.text == (STATIC / "index.html").read_text(encoding="utf-8")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"


def test_what_has_not_changed_is_not_sent_again(server):
    tag = server.http.get("/").headers["etag"]
    again = server.http.get("/", headers={"If-None-Match": tag})

    assert (again.status_code, again.content) == (304, b"")


def test_files_named_by_their_content_are_kept_for_ever_and_come_compressed(server):
    file = server.http.get(asset(server))
    plain = server.http.get(asset(server), headers={"Accept-Encoding": "identity"})

    assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert file.headers["content-encoding"] == "gzip"
    assert int(file.headers["content-length"]) < len(plain.content) / 2
    assert file.content == plain.content
    assert "javascript" in file.headers["content-type"]
    assert server.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def zipped_size(files) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_all_but_the_faces_of_games_is_below_200_kilobytes_and_no_face_above_600():
    faces = list(STATIC.rglob("face-*"))
    others = [file for file in STATIC.rglob("*") if file.is_file() and file not in faces]

    assert faces
    assert zipped_size(others) < 200_000
    assert max(zipped_size([face]) for face in faces) < 600_000


@pytest.mark.parametrize("path", ["/assets/none.js", "/index.html", "/play", "/assets/../index.html", "/favicon.ico"])
def test_other_addresses_lead_nowhere(server, path):
    answer = server.http.get(path)

    assert answer.status_code == 404
    assert answer.json()["error"]


@pytest.mark.parametrize("path", ["/nowhere", "/index.html", "/%zz"])
def test_who_follows_a_link_to_nowhere_gets_the_clients_page_which_says_so(server, path):
    answer = server.http.get(path, headers={"Accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"})

    assert answer.status_code == 404
    assert answer.text == (STATIC / "index.html").read_text(encoding="utf-8")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/nowhere"), ("GET", "/api/games/none"), ("POST", "/nowhere")]
)
def test_requests_to_nowhere_get_a_sentence_whatever_they_accept(server, method, path):
    answer = server.http.request(method, path, headers={"Accept": "text/html"})

    assert answer.status_code == 404
    assert answer.json()["error"]


def test_the_policy_of_the_page_allows_its_own_scripts_and_sockets_and_nothing_else(server):
    host = server.address.removeprefix("http://")
    policy = server.http.get("/").headers["content-security-policy"]

    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    odd = server.http.get("/", headers={"Host": "evil; script-src *"})
    assert "evil" not in odd.headers.get("content-security-policy", "")


def test_long_answers_of_the_api_are_compressed_and_short_ones_are_not(server):
    view = server.new_game().seat("british").get("")

    assert view.headers["content-encoding"] == "gzip"
    assert int(view.headers["content-length"]) < len(view.content) / 2
    assert "content-encoding" not in server.http.get("/healthz").headers


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path):
    answer = ask(Starlette(routes=Client(tmp_path / "static").routes()))

    assert answer.status_code == 503
    assert "npm run build" in answer.text


def ask(app: Starlette) -> httpx.Response:
    async def get() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client:
            return await client.get("/")

    return asyncio.run(get())
