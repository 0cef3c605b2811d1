"""A mistake of the program is one sentence in the reader's language, too; the log has all of it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from processes import until
from table.server import Opened, Server


def spoiled_game(server: Server) -> Opened:
    """A finished game with an analysis that the program cannot have written."""
    game = server.new_game()
    game.seat("british", "irgun").play_at_random(1)
    with closing(sqlite3.connect(server.file)) as database, database:
        row = [game.id, 1, "chances", "{"]
        database.execute("INSERT INTO analyses (game_id, moment, kind, found) VALUES (?, ?, ?, ?)", row)
    return game


def test_a_mistake_is_the_same_json_as_any_other_error(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        seat = spoiled_game(server).seat("british", "irgun")
        english, japanese = seat.get("/course"), seat.get("/course", language="ja")
        until(lambda: server.log().count("JSONDecodeError") >= 2)
        logged = [json.loads(line) for line in server.log().splitlines()]

        assert (english.status_code, japanese.status_code) == (500, 500)
        assert english.json() == {"error": "the table made a mistake; nothing has changed"}
        assert japanese.json() == {"error": "テーブルの側で誤りが起きました。何も変わっていません"}
        assert english.headers["content-type"] == "application/json"
        assert english.headers["x-content-type-options"] == "nosniff"
        assert ["JSONDecodeError" in line["exception"] for line in logged if "exception" in line] == [True, True]
        assert server.http.get("/healthz").status_code == 200
