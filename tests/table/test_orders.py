"""A game with orders at the table: what may follow, why not, long answers and records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carts
from engine.test_big_records import big_record
from table.server import Opened, OwnServer, Seat

FOLDER = Path(carts.__file__).parent
SIDES = ["north", "south"]
NOTHING = {"words": {}, "whole": False, "preview": None, "reason": ""}


class CartServer(OwnServer):
    """A server that knows Carts, too."""

    path = f"{FOLDER / 'listing'}:{FOLDER.parent}"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with CartServer(tmp_path_factory.mktemp("table") / "table.sqlite") as running:
        yield running


def begin(server: CartServer, **form: Any) -> Opened:
    return server.new_game(**{"game": "carts", "seats": {side: {"who": "me"} for side in SIDES}, **form})


def follow(seat: Seat, words: str, **more: Any) -> dict[str, Any]:
    answer = seat.get("/orders", at=seat.view()["at"], words=words, **more)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_table_says_word_by_word_what_may_follow_and_what_it_costs(server):
    seat = begin(server).seat(*SIDES)

    assert follow(seat, "") == {**NOTHING, "words": {"move": None, "rest": None, "done": None}}
    assert follow(seat, "move") == {**NOTHING, "words": {"n1": 20, "n2": 20, "n3": 20}}
    assert follow(seat, "move n1 to")["words"]["22.26"] == 3
    assert follow(seat, "move n1 to 22.26") == {**NOTHING, "whole": True}


def test_the_table_says_why_an_order_cannot_be_given(server):
    seat = begin(server).seat(*SIDES)

    assert follow(seat, "move n1 to 59.59")["reason"] == "2.2: 59.59 costs 73, 20 left"
    assert follow(seat, "move n1 to 59.59", language="ja")["reason"] == "2.2：59.59は73かかりますが残りは20です"
    assert follow(seat, "fly")["reason"] == "2: “fly” cannot be read here"
    refused = seat.answer(seat.view()["at"], "move n1 to 59.59")
    assert refused.status_code == 400
    assert refused.json()["error"] == "2.2: 'move n1 to 59.59' is not offered: 59.59 costs 73, 20 left"
    assert refused.json()["reason"] == "why-too-far"


def test_only_who_is_asked_and_has_seen_the_game_is_told(server):
    game = begin(server, seats={"north": {"who": "me"}, "south": {"who": "friend"}})
    north, south = game.seat("north"), game.seat("south")
    at = north.view()["at"]

    assert south.get("/orders", at=at).status_code == 403
    assert north.get("/orders", at=at + 1).status_code == 409
    assert north.get("/orders", at=at, words="x" * 2001).status_code == 422
    assert north.get("/orders", at=at, words="x" * 2000).status_code == 200


def test_a_game_without_overlays_has_none(server):
    seat = begin(server).seat(*SIDES)

    assert seat.get("/overlays/zones", at=seat.view()["at"]).status_code == 404
    assert seat.get("/overlays/zones", at=seat.view()["at"] + 1).status_code == 409


def test_who_only_watches_sees_what_lies_over_the_board_and_is_told_no_words(server):
    game = server.new_game(game="dak2", seats={"allied": {"who": "me"}, "axis": {"who": "friend"}})
    watcher, player = game.seat("spectator"), game.seat("axis")
    at = watcher.view()["at"]

    assert watcher.get("/overlays/zones", at=at).json() == player.get("/overlays/zones", at=at).json()
    assert watcher.get("/orders", at=at).status_code == 403


def test_an_order_is_played_undone_and_survives_a_crash(server):
    seat = begin(server).seat(*SIDES)
    view = seat.play(seat.view()["at"], "move n1 to 22.26")
    assert view["state"]["carts"]["n1"] == {"square": "22.26", "left": 17}
    assert view["question"]["options"] == []
    assert view["log"][-1]["moment"] == 1
    assert view["given"] == []
    server.kill()
    server.start()

    again = seat.view()
    assert again["state"] == view["state"]
    undone = seat.do("undo", at=again["at"])
    assert undone["state"]["carts"]["n1"] == {"square": "20.25", "left": 20}


def test_an_answer_may_have_2000_characters(server):
    seat = begin(server).seat(*SIDES)
    at = seat.view()["at"]

    assert seat.answer(at, "x" * 2000).json()["reason"] == "why-unread"
    assert seat.answer(at, "x" * 2001).status_code == 422


def test_a_record_of_five_megabytes_is_taken_and_checked(server):
    record = big_record(days=5000).replace("game: carts 1\n", "game: carts 9\n")
    refused = server.http.post("/api/starts", json={"game": "carts", "record": record})

    assert refused.status_code == 400
    assert "this was played with version 9 of carts's rules" in refused.json()["error"]
    too_long = server.http.post("/api/starts", json={"game": "carts", "record": record + " " * 1_000_000})
    assert too_long.status_code == 422
