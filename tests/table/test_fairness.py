"""One client cannot take bots and analyses from the others: they think for all in turn, and for each only so much."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from table.server import HOT_SEAT, Opened, Server

JAPANESE = {"language": "ja"}


def against(bot: str) -> dict[str, dict[str, str]]:
    """A person against a bot, which begins."""
    return {"british": {"who": "me"}, "irgun": {"who": "bot", "bot": bot}}


def another_client(server: Server) -> httpx.Client:
    """Somebody at another address; all of 127.0.0.0/8 is this machine."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    return httpx.Client(base_url=server.address, transport=transport, timeout=20, trust_env=False)


def begin(client: httpx.Client, seats: dict[str, dict[str, str]], **query: str) -> httpx.Response:
    return client.post("/api/games", json={"seats": seats}, params=query)


def until(happens: Callable[[], Any], seconds: float = 120) -> Any:
    """What happens at last."""
    limit = time.monotonic() + seconds
    while not (happened := happens()):
        assert time.monotonic() < limit, "it does not happen"
        time.sleep(0.05)
    return happened


def bot_has_answered(game: Opened) -> bool:
    return bool(game.seat("british").view()["question"]["side"] == "british")


@pytest.mark.parametrize("watches", [False, True])
def test_a_second_clients_bot_answers_while_the_forty_of_the_first_wait(tmp_path: Path, watches: bool):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--bots", "0") as server, ExitStack() as stack:
        forty = [server.new_game(seats=against("search:2s")) for _ in range(40)]
        with another_client(server) as client:
            game = Opened(server, begin(client, against("search:1s")).raise_for_status().json())
        if watches:
            stack.enter_context(game.seat("british").live())

        until(lambda: bot_has_answered(game))

        assert not all(bot_has_answered(one) for one in forty)


def test_whom_too_many_bots_think_for_begins_no_other_game_with_a_bot(tmp_path: Path):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--bots", "2") as server:
        quick, _ = (server.new_game(seats=against(bot)) for bot in ("search:3s", "search:30s"))

        refused = begin(server.http, against("random"))
        sentence = "the limit of bots that think for one player at once is 2: begin this game when one has answered"
        assert (refused.status_code, refused.json()["error"]) == (429, sentence)
        assert "ボットは2体まで" in begin(server.http, against("random"), **JAPANESE).json()["error"]
        assert begin(server.http, HOT_SEAT).status_code == 201
        with another_client(server) as other:
            assert begin(other, against("random")).status_code == 201
        until(lambda: bot_has_answered(quick))
        assert until(lambda: begin(server.http, against("random")).status_code == 201)


def test_after_a_restart_a_bot_thinks_for_nobody_until_somebody_comes_to_its_game(tmp_path: Path):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--bots", "1") as server:
        game = server.new_game(seats=against("search:30s"))
        assert begin(server.http, against("random")).status_code == 429
        server.kill()
        server.start()
        until(server.thinkers)

        assert begin(server.http, against("random")).status_code == 201
        with another_client(server) as other:
            path = f"/api/games/{game.id}"
            assert other.get(path, headers=game.seat("british").headers).status_code == 200
            assert begin(other, against("random")).status_code == 429


def test_who_has_enough_analysed_waits_until_one_has_ended(tmp_path: Path):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--analyses", "1") as server:
        one, two = (server.new_game().seat("british", "irgun") for _ in range(2))
        assert one.post("turns", moment=1).json()["running"]

        refused = two.post("turns", moment=1)
        sentence = "the limit of analyses at once for one player is 1: wait until one has ended"
        assert (refused.status_code, refused.json()["error"]) == (429, sentence)
        with another_client(server) as other:
            begun = other.post(f"{two.path}/turns", json={"moment": 1}, headers=two.headers)
            assert begun.json()["running"]
        view = one.play(1, "operation")
        assert one.post("turns", moment=1).json()["running"]
        moment = view["moment"]
        assert one.post("turns", moment=moment).json()["running"]  # in place of what it asked before
        until(lambda: not one.get(f"/turns/{moment}").json()["running"])
        three = server.new_game().seat("british", "irgun")
        assert three.post("turns", moment=1).json()["running"]
