"""One client cannot take bots and analyses from the others: they think for all in turn, and for each only so much."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from signal import SIGCONT, SIGSTOP

import httpx
import pytest

from processes import PATIENCE, until
from sandtable.table import bots
from sandtable.table.bots import BotPlayers
from sandtable.table.creation import create
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame
from table.server import HOT_SEAT, Opened, Server

JAPANESE = {"language": "ja"}


def against(bot: str) -> dict[str, dict[str, str]]:
    """A person against a bot, which begins."""
    return {"british": {"who": "me"}, "irgun": {"who": "bot", "bot": bot}}


def another_client(server: Server) -> httpx.Client:
    """Somebody at another address; all of 127.0.0.0/8 is this machine."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    return httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE, trust_env=False)


def begin(client: httpx.Client, seats: dict[str, dict[str, str]], **query: str) -> httpx.Response:
    return client.post("/api/games", json={"game": "palestine", "seats": seats}, params=query)


def bot_has_answered(game: Opened) -> bool:
    return bool(game.seat("british").view()["question"]["side"] == "british")


def hold(server: Server, held: set[int]) -> None:
    """Whoever thinks for a server thinks no further, so that no thought ends however long the rest takes."""
    for process in set(server.thinkers()) - held:
        os.kill(process, SIGSTOP)
        held.add(process)


@pytest.mark.parametrize("watches", [False, True])
def test_a_second_clients_bot_answers_while_the_forty_of_the_first_wait(tmp_path: Path, watches: bool):
    patient = {"sandtable.table.bots.PATIENCE": float(PATIENCE)}
    with (
        Server(tmp_path / "table.sqlite", "--rate", "0", "--bots", "0", constants=patient) as server,
        ExitStack() as stack,
    ):
        forty: list[Opened] = []
        held: set[int] = set()
        for _ in range(40):
            forty.append(server.new_game(seats=against("search:1s")))
            hold(server, held)
        with another_client(server) as client:
            game = Opened(server, begin(client, against("search:0.3s")).raise_for_status().json())
        if watches:
            stack.enter_context(game.seat("british").live())
        assert held
        for process in held:
            os.kill(process, SIGCONT)

        until(lambda: bot_has_answered(game))

        assert not all(bot_has_answered(one) for one in forty)


def test_a_quick_bot_in_the_middle_of_a_long_turn_lets_another_players_bot_answer(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(bots, "QUICK_PROCESSES", 1)
    turns: list[int] = []  # the moments at which the turn of the long game had begun

    async def run() -> None:
        store, players, news = (
            await Store.open(f"sqlite:///{tmp_path / 'table.sqlite'}"),
            BotPlayers(0),
            asyncio.Event(),
        )

        def changed(game: TableGame) -> None:
            players.wake(game)
            news.set()

        async def hear(told: Callable[[], bool]) -> None:
            while not told():
                news.clear()
                await asyncio.wait_for(news.wait(), PATIENCE)

        games, quick = Games(store, changed), SeatForm(who="bot", bot="heuristic")
        desert, _ = await create(games, NewGameForm(game="dak2", seats={"allied": quick, "axis": quick}), "", "one")
        await hear(lambda: desert.play.moment - desert.play.turn_began >= 3)
        turns.append(desert.play.turn_began)
        person = NewGameForm(game="palestine", seats={"british": SeatForm(who="me"), "irgun": quick})
        waiting, _ = await create(games, person, "", "another")
        begun = waiting.at
        await hear(lambda: waiting.at > begun)
        turns.append(desert.play.turn_began)
        await players.stop()
        await store.close()

    asyncio.run(run())

    assert turns[0] == turns[1]


def test_whom_too_many_bots_think_for_begins_no_other_game_with_a_bot(tmp_path: Path):
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--bots", "2") as server:
        quick = server.new_game(seats=against("search:0.3s"))
        (process,) = until(server.thinkers)
        os.kill(process, SIGSTOP)  # its thought lasts for as long as we like
        server.new_game(seats=against("search:30s"))

        refused = begin(server.http, against("random"))
        sentence = "the limit of bots that think for one player at once is 2: begin this game when one has answered"
        assert (refused.status_code, refused.json()["error"]) == (429, sentence)
        assert "ボットは2体まで" in begin(server.http, against("random"), **JAPANESE).json()["error"]
        assert begin(server.http, HOT_SEAT).status_code == 201
        with another_client(server) as other:
            assert begin(other, against("random")).status_code == 201
        os.kill(process, SIGCONT)
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


def test_for_whom_enough_is_analysed_nothing_else_is(tmp_path: Path):
    endless = {"sandtable.table.analysis.TURNS_BUDGET": "600s"}
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--analyses", "1", constants=endless) as server:
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
        assert one.post("turns", moment=view["moment"]).json()["running"]  # in place of what it asked before


def test_an_analysis_that_has_ended_counts_no_more(tmp_path: Path):
    short = {"sandtable.table.analysis.TURNS_BUDGET": "1"}
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--analyses", "1", constants=short) as server:
        one, two = (server.new_game().seat("british", "irgun") for _ in range(2))
        assert one.post("turns", moment=1).json()["running"]

        until(lambda: not one.get("/turns/1").json()["running"])

        assert two.post("turns", moment=1).json()["running"]
