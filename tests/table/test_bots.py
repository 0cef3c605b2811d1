"""Bots at the table: they think in processes of their own, go on after a restart, and can be replaced if they fail."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from processes import PATIENCE, children_of, is_gone, seconds_of_work, until
from sandtable.table.fair_queue import Claim
from sandtable.table.thinker import Position
from sandtable.table.thinkers import Thinkers, ThinkingFailed
from table.server import Opened, Seat, Server, next_view

TWO_BOTS = {"british": {"who": "bot"}, "irgun": {"who": "bot"}}
AGAINST_BOT = {"british": {"who": "bot"}, "irgun": {"who": "me"}}
ENDLESS = "search:600s"  # the longest thought there is
SLOW_BOT = {"british": {"who": "me"}, "irgun": {"who": "bot", "bot": ENDLESS}}  # Irgun goes first
CONSTANTS = {"sandtable.table.opponents.MOST_SECONDS": 600, "sandtable.table.analysis.TURNS_BUDGET": "600s"}
AT_ONCE = 60  # seconds; nobody knows how long a busy machine takes, but no thought ends by itself so soon
START = Position("one", "palestine", "standard", "", "", [], [])


@pytest.fixture
def server(tmp_path):
    """A server of one's own, on a file that can be changed behind its back; thoughts may last for very long there."""
    with Server(tmp_path / "table.sqlite", constants=CONSTANTS) as running:
        yield running


def rename_bot(database: Path, game: Opened, bot: str) -> None:
    """Let a game's bot be one that no longer exists, or exists again."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE seats SET bot = ? WHERE game_id = ? AND who = 'bot'", (bot, game.id))


def entries(database: Path, game: Opened) -> int:
    with sqlite3.connect(database) as connection:
        (number,) = connection.execute("SELECT count(*) FROM entries WHERE game_id = ?", (game.id,)).fetchone()
    return int(number)


def test_bots_go_on_after_a_restart_though_nobody_opens_their_games(server):
    slow = {"who": "bot", "bot": "search:200"}  # nobody is done before the restart
    games = [server.new_game(seats={"british": slow, "irgun": slow}) for _ in range(3)]
    server.kill()
    before = [entries(server.file, game) for game in games]

    server.start()

    for game, then in zip(games, before, strict=True):
        assert until(lambda game=game, then=then: entries(server.file, game) > then)


def test_a_bot_that_fails_is_reported_and_tries_again_when_the_game_goes_another_way(server):
    game = server.new_game(seats=AGAINST_BOT)
    seat = game.seat("irgun")
    server.kill()
    rename_bot(server.file, game, "lost")
    server.start()
    with seat.live() as socket:
        view = next_view(socket, 0)
        assert view["bot_failed"] is False
        at = view["at"]
        while view["question"]["side"] == "irgun":
            choice = view["question"]["options"][-1]["answer"]
            view = next_view(socket, seat.answer(view["at"], choice).json()["at"])
        while not view["bot_failed"]:
            view = next_view(socket, 0)
        assert view["question"]["side"] == "british"
        assert "a bot failed" in server.log()

        seat.post("rollback", at=view["at"], back_to=1)

        assert next_view(socket, view["at"] + 1)["bot_failed"] is False
        assert seat.answer(at, "operation").status_code == 409


def test_a_failed_bot_does_not_stop_those_of_other_games(server):
    lost = server.new_game(seats=AGAINST_BOT).seat("irgun")
    server.kill()
    rename_bot(server.file, lost.game, "lost")
    server.start()

    with server.new_game(seats=TWO_BOTS).seat("spectator").live() as socket:
        view = next_view(socket, 0)
        while not view["over"]:
            view = next_view(socket, view["at"] + 1)

    assert view["result"]


def thinking_process(server: Server) -> int:
    """The process of a bot that has just begun to think."""
    (process,) = until(server.thinkers)
    until(lambda: seconds_of_work(process) > 0.25)  # starting takes a part of that
    return process


def failed_bot(server: Server) -> Seat:
    """A seat opposite a bot whose process has been killed in the middle of a thought."""
    seat = server.new_game(seats=SLOW_BOT).seat("british")
    os.kill(thinking_process(server), signal.SIGKILL)
    until(lambda: seat.view()["bot_failed"])
    return seat


def test_a_bot_that_thinks_hard_holds_nobody_up(server):
    seat = server.new_game(seats=SLOW_BOT).seat("british")
    process = thinking_process(server)

    assert server.http.get("/healthz").status_code == 200
    with server.new_game(seats=TWO_BOTS).seat("spectator").live() as socket:
        next_view(socket, 5)
    assert seat.view()["question"]["side"] == "irgun"  # and still thinks
    assert not is_gone(process)


def test_a_killed_bot_is_replaced_by_another_for_good(server):
    seat = failed_bot(server)
    view = seat.view()
    assert view["seats"]["irgun"]["bot_name"] == "Search, 600 s a turn"
    assert "its process died" in server.log()

    replaced = seat.post("substitute", at=view["at"], bot="heuristic")

    assert replaced.status_code == 200, replaced.text
    assert seat.view()["seats"]["irgun"]["bot_name"] == "Heuristic bot"
    until(lambda: seat.view()["question"]["side"] == "british")
    server.kill()
    server.start()
    assert seat.view()["seats"]["irgun"]["bot"] == "heuristic"


def test_the_bot_that_failed_can_be_asked_once_more(server):
    seat = failed_bot(server)

    seat.post("substitute", at=seat.view()["at"], bot="search:1s")

    until(lambda: seat.view()["question"]["side"] == "british")


def test_only_a_failed_bot_is_replaced_and_only_by_one_that_exists(server):
    well = server.new_game(seats=AGAINST_BOT).seat("irgun")
    answer = well.post("substitute", at=well.view()["at"], bot="heuristic")
    assert (answer.status_code, answer.json()["error"]) == (409, "no bot has failed here")

    seat = failed_bot(server)
    at = seat.view()["at"]

    assert seat.post("substitute", at=at, bot="lost").status_code == 400
    assert seat.post("substitute", at=at + 1, bot="random").status_code == 409
    assert seat.game.seat("spectator").post("substitute", at=at, bot="random").status_code == 403
    assert seat.view()["seats"]["irgun"]["bot"] == ENDLESS


def test_a_thought_about_what_is_taken_back_is_ended_at_once(server):
    seats = {"british": {"who": "bot", "bot": ENDLESS}, "irgun": {"who": "me"}}
    seat = server.new_game(seats=seats).seat("irgun")
    view = seat.view()
    while view["question"]["side"] == "irgun":
        view = seat.play(view["at"], view["question"]["options"][-1]["answer"])
    process = thinking_process(server)

    seat.post("rollback", at=view["at"], back_to=1)

    until(lambda: is_gone(process), AT_ONCE)
    assert seat.view()["question"]["side"] == "irgun"


def test_no_process_outlives_the_server(server):
    server.new_game(seats=SLOW_BOT)
    process = thinking_process(server)

    server.kill()

    until(lambda: is_gone(process), AT_ONCE)


def test_no_worker_of_a_search_outlives_the_server(server):
    game = server.new_game(seats=SLOW_BOT)
    server.kill()
    rename_bot(server.file, game, f"{ENDLESS}*2")
    server.start()
    (process,) = until(server.thinkers)
    until(lambda: any(seconds_of_work(worker) > 0.25 for worker in children_of(process)))
    workers = children_of(process)

    server.kill()

    until(lambda: all(map(is_gone, [process, *workers])), AT_ONCE)


def test_no_analysis_outlives_the_server(server):
    seat = server.new_game().seat("british", "irgun")
    assert seat.post("turns", moment=seat.view()["moment"]).json()["running"]
    process = thinking_process(server)

    server.kill()

    until(lambda: is_gone(process), AT_ONCE)


def test_a_bot_that_thinks_for_too_long_is_refused(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        for bot in ("search:31s", "search:2s*9", "search:20001", "search:0s", "search:", "search:\uff12s", "cmd:ls"):
            form = {"game": "palestine", "seats": {"british": {"who": "me"}, "irgun": {"who": "bot", "bot": bot}}}

            answer = server.http.post("/api/games", json=form)

            assert answer.status_code == 400, bot
            assert "\n" not in answer.json()["error"]


def unwatched(client: str = "") -> Claim:
    return Claim(client, lambda: False)


async def think_once(thinkers: Thinkers, patience: float = PATIENCE) -> dict[str, Any]:
    async with thinkers.borrow(unwatched()) as process:
        return await process.do("answer", START, patience, bot="random", seed="1")


def test_a_process_is_used_again_and_one_that_hangs_is_ended():
    async def run() -> None:
        thinkers = Thinkers(1)
        async with thinkers.borrow(unwatched()) as first:
            pass
        assert (await think_once(thinkers))["answer"]
        async with thinkers.borrow(unwatched()) as again:
            assert again is first
        os.kill(first.number, signal.SIGSTOP)
        with pytest.raises(ThinkingFailed, match=r"longer than 0\.3 seconds"):
            await think_once(thinkers, patience=0.3)
        await first.wait()
        assert (await think_once(thinkers))["answer"]
        await thinkers.stop()

    asyncio.run(run())


def test_who_stops_waiting_for_a_process_keeps_it_from_nobody():
    async def run() -> None:
        thinkers = Thinkers(1)
        async with thinkers.borrow(unwatched()):
            waiting = [asyncio.create_task(think_once(thinkers)) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # it is granted the place in the same moment
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(one) for one in done] == [asyncio.CancelledError, asyncio.CancelledError, dict]
        await thinkers.stop()

    asyncio.run(run())


def test_a_bot_that_hangs_holds_nobody_else_up(server):
    two_bots = server.new_game(seats=TWO_BOTS).seat("spectator")
    until(lambda: two_bots.view()["over"])
    for process in server.thinkers():
        os.kill(process, signal.SIGSTOP)
    hung, other = (server.new_game(seats=TWO_BOTS).seat("spectator") for _ in range(2))

    until(lambda: other.view()["over"])
    assert hung.view()["moment"] <= 1


def test_a_process_that_talks_nonsense_is_ended(tmp_path, monkeypatch):
    program = tmp_path / "babbler"
    program.write_text("#!/bin/sh\necho to be or not to be\nsleep 60\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))

    async def run() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(ThinkingFailed, match="nonsense"):
            await think_once(thinkers)
        await thinkers.stop()

    asyncio.run(run())
