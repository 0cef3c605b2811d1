"""A game that cannot be replayed, because a row is damaged or a rule crashes, breaks no other game."""

from __future__ import annotations

import sqlite3
import time
from random import Random
from typing import Any

import httpx
import pytest

from table.server import HOT_SEAT, Opened, OwnServer, Server

BROKEN = (
    "the table cannot replay this game, which is damaged or has met a mistake in the rules: its record can be saved"
)
MISTAKE = "the table made a mistake; nothing has changed"
AGAINST_SLOW_BOT = {"british": {"who": "me"}, "irgun": {"who": "bot", "bot": "search:30s"}}  # Irgun goes first
# Rules with a mistake: whoever is second on a card crashes them.
WITH_A_MISTAKE = """
import sys
from sandtable.cli import main
from sandtable.games import find

steps = find("palestine").steps
sound = steps["action"]

def action(state, place):
    if place == "second":
        raise KeyError("a mistake in the rules")
    yield from sound(state, place)

steps["action"] = action
main()
"""
DAMAGES = {
    "the dice": "UPDATE games SET secret = 'zz' WHERE id = ?",
    "a step back": "UPDATE entries SET back_to = 'zz' WHERE number = 4 AND game_id = ?",
    "the letters": "UPDATE entries SET answer = CAST(x'70ff73' AS TEXT) WHERE number = 4 AND game_id = ?",
    "a seat": "DELETE FROM seats WHERE side = 'irgun' AND game_id = ?",
}


class ServerWithAMistake(OwnServer):
    """The same server, but its rules crash."""

    program = ("-c", WITH_A_MISTAKE)


def begin(browser: httpx.Client, server: Server) -> Opened:
    answer = browser.post("/api/games", json={"seats": HOT_SEAT})
    assert answer.status_code == 201, answer.text
    return Opened(server, answer.json())


def listed(browser: httpx.Client, **query: str) -> dict[str, dict[str, Any]]:
    answer = browser.get("/api/games", params=query)
    assert answer.status_code == 200, answer.text
    return {one["id"]: one for one in answer.json()}


def until_bot_thinks(server: Server) -> bool:
    limit = time.monotonic() + 60
    while not server.thinkers() and time.monotonic() < limit:
        time.sleep(0.05)
    return bool(server.thinkers())


@pytest.mark.parametrize("damaged", DAMAGES)
def test_a_damaged_row_leaves_the_other_games_of_the_list_and_the_bots_alone(tmp_path, damaged):
    with Server(tmp_path / "table.sqlite") as server, server.client() as browser:
        server.new_game(seats=AGAINST_SLOW_BOT)
        game, sound = begin(browser, server), begin(browser, server)
        game.seat("british", "irgun").play_at_random(3, answers=10)
        with_bot = server.new_game(seats=AGAINST_SLOW_BOT)  # newer: it is resumed before the other
        server.kill()
        with sqlite3.connect(server.file) as database:
            database.execute("PRAGMA foreign_keys = OFF")
            for one in (game, with_bot):
                database.execute(DAMAGES[damaged], [one.id])
        server.start()

        lines = listed(browser)
        assert (lines[sound.id]["problem"], lines[sound.id]["your_turn"]) == ("", True)
        assert lines[game.id]["problem"]
        assert game.id in server.log()
        assert browser.get(f"/api/games/{game.id}").status_code == 409
        assert browser.get(f"/api/games/{game.id}/record").text.count("\n") > 10
        assert until_bot_thinks(server)


def test_rules_that_crash_leave_games_alone_that_do_not_need_them(tmp_path):
    with Server(tmp_path / "table.sqlite") as server, server.client() as browser:
        waiting = server.new_game(seats=AGAINST_SLOW_BOT)
        sound, game = begin(browser, server), begin(browser, server)
        at = game.seat("british", "irgun").play_at_random(3, answers=40)["at"]
        record = game.seat("british").text("record")
        with_bot = server.new_game(seats=AGAINST_SLOW_BOT, record=record)  # newer: it is resumed before the other
        cookies = browser.cookies

    with ServerWithAMistake(server.file) as server, server.client() as browser:
        browser.cookies = cookies
        lines = listed(browser)
        assert {one["id"]: one["problem"] for one in lines.values()} == {sound.id: "", game.id: BROKEN}
        assert lines[game.id]["at"] == at
        assert "データの破損" in listed(browser, language="ja")[game.id]["problem"]
        assert "KeyError: 'a mistake in the rules'" in server.log()
        assert browser.get(f"/api/games/{game.id}").json() == {"error": BROKEN}
        assert browser.get(f"/api/games/{game.id}/record").text == record
        assert until_bot_thinks(server)
        assert f'"game": "{with_bot.id}"' in server.log()
        assert f'"game": "{waiting.id}"' not in server.log()
        assert begin(browser, server).view["question"]


def test_who_meets_a_mistake_in_the_rules_hears_of_it_and_can_go_on(tmp_path):
    with ServerWithAMistake(tmp_path / "table.sqlite") as server:
        seat = server.new_game().seat("british", "irgun")
        player, view = Random(1), seat.view()
        while (answer := seat.answer(view["at"], player.choice(view["question"]["options"])["answer"])).is_success:
            view = seat.view()

        assert (answer.status_code, answer.json()) == (500, {"error": MISTAKE})
        assert seat.view()["at"] == view["at"]
        assert seat.do("rollback", at=view["at"], back_to=1)["moment"] == 1
        assert "KeyError: 'a mistake in the rules'" in server.log()
