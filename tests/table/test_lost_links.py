"""A lost link: who began the game makes a new one for the seat, and who sat there is told."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from processes import PATIENCE
from table.server import TWO_PEOPLE, Opened, Seat, Server, next_view, take_seat
from table.test_bots import until
from table.test_postgres import at_the_other

REPLACED = "this seat has a new link and this one no longer works: ask who began the game for it if the seat is yours"


def creator(game: Opened, *sides: str) -> Seat:
    """Who began a game and holds these sides."""
    return game.seat(*sides, "creator")


def invite(seat: Seat, side: str = "irgun") -> httpx.Response:
    """Make a new invitation, in a browser of one's own."""
    with seat.game.server.client() as client:
        return client.post(f"{seat.path}/invite", json={"side": side}, headers=seat.headers)


def last_words(socket: ClientConnection) -> dict[str, Any]:
    """What a socket is told before it is closed by the table."""
    said: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            said.append(json.loads(socket.recv(timeout=PATIENCE)))
    assert socket.close_code == 1008
    return said[-1]


@pytest.fixture
def game(server) -> Opened:
    return server.new_game(seats=TWO_PEOPLE)


def test_a_new_invitation_takes_the_place_of_what_opened_the_seat(game, server):
    ben, ann = game.seat("irgun"), creator(game, "british")

    answer = invite(ann)

    assert answer.status_code == 200, answer.text
    seen = creator(game, "british").view()
    assert seen["you"] == ["british"]
    assert seen["seats"]["irgun"]["taken"] is False
    invitation = answer.json()["secrets"]["irgun"]
    assert answer.json()["links"] == {"irgun": f"/games/{game.id}#{invitation}"}
    assert answer.headers["set-cookie"].startswith(f"sandtable_{game.id}.irgun=~{invitation};")
    for refused in (ben.get(""), ben.answer(1, "operation"), ben.post("enter", secret=ben.secret)):
        assert (refused.status_code, refused.json()) == (410, {"error": REPLACED})
    assert "新しく" in ben.get("", language="ja").json()["error"]
    with server.client() as client:
        sat = take_seat(client, game.id, invitation).json()
    assert Seat(game, sat["secrets"]["irgun"]).answer(1, "operation").status_code == 200


def test_who_sits_there_is_told_at_once_and_answers_nothing_more(game):
    ben, ann = game.seat("irgun"), creator(game, "british")
    with ann.live() as watching, ben.live(language="en") as playing:
        next_view(playing, 0)
        while "irgun" not in json.loads(watching.recv(timeout=PATIENCE))["here"]:
            pass

        invite(ann)

        assert last_words(playing) == {"type": "error", "status": 410, "error": REPLACED}
        while "irgun" in (seen := json.loads(watching.recv(timeout=PATIENCE)))["here"]:
            pass
        assert seen["seats"]["irgun"]["taken"] is False


def test_who_comes_back_to_his_table_later_is_told_by_the_socket(game):
    ben = game.seat("irgun")
    invite(creator(game, "british"))

    with ben.live(language="ja") as socket:
        said = last_words(socket)

    assert (said["status"], "新しく" in said["error"]) == (410, True)


def test_the_chat_tells_it_in_the_readers_language_also_after_a_restart(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.new_game(seats=TWO_PEOPLE)
        invite(creator(game, "british"))
        server.kill()
        server.start()

        told = game.seat("spectator").view()["chat"][-1]
        assert (told["side"], told["event"]) == ("irgun", "replaced")
        assert told["text"].startswith("Irgun: who began the game has made a new link")
        assert game.seat("spectator").view(language="ja")["chat"][-1]["text"].startswith("イルグン：")


def test_who_loses_one_of_two_seats_keeps_the_other_at_the_same_table(server):
    with server.client() as ann:
        created = ann.post("/api/games", json={"game": "palestine", "seats": TWO_PEOPLE}).json()
        sat = take_seat(ann, created["id"], created["secrets"]["irgun"]).json()
    game = Opened(server, created)
    game.secrets |= sat["secrets"]
    both = creator(game, "british", "irgun")
    with both.live() as socket:
        assert next_view(socket, 0)["you"] == ["british", "irgun"]

        assert invite(both).status_code == 200

        while (seen := json.loads(socket.recv(timeout=PATIENCE)))["you"] != ["british"]:
            pass
        assert both.answer(seen["at"], "operation").status_code == 403


def test_an_invitation_that_went_astray_is_replaced_before_anybody_came(server):
    game = server.invite(seats=TWO_PEOPLE)
    first = game.secrets["irgun"]

    second = invite(creator(game, "british")).json()["secrets"]["irgun"]

    with server.client() as somebody, server.client() as ben:
        late = take_seat(somebody, game.id, first)
        assert (late.status_code, late.json()["error"]) == (410, REPLACED)
        assert take_seat(ben, game.id, second).status_code == 200


def test_who_is_replaced_does_not_take_the_seat_again_with_the_secret_of_before(game, server):
    invitation = invite(creator(game, "british")).json()["secrets"]["irgun"]
    with server.client() as ben:
        assert take_seat(ben, game.id, invitation, game.secrets["irgun"]).status_code == 400
        assert take_seat(ben, game.id, invitation).status_code == 200


def test_who_comes_just_when_his_invitation_is_replaced_has_the_seat_or_the_sentence(server):
    for _ in range(8):
        game = server.invite(seats=TWO_PEOPLE)
        ann, first = creator(game, "british"), game.secrets["irgun"]
        with ThreadPoolExecutor(2) as together, server.client() as ben:
            coming = together.submit(take_seat, ben, game.id, first)
            inviting = together.submit(invite, ann)
            came, invited = coming.result(), inviting.result()

        assert invited.status_code == 200
        assert came.status_code in (200, 410)
        assert ann.view()["seats"]["irgun"]["taken"] is False
        if came.status_code == 200:  # he was first, and then lost the seat
            assert Seat(game, came.json()["secrets"]["irgun"]).get("").status_code == 410


def test_what_the_last_one_allowed_does_not_count_for_the_next(server):
    game = server.new_game(seats=TWO_PEOPLE)
    for side in ("british", "irgun"):
        game.seat(side).post("allow-analysis", allow=True).raise_for_status()
    assert game.seat("british").view()["may_analyse"] is True

    invite(creator(game, "british"))

    view = game.seat("british").view()
    assert (view["may_analyse"], view["seats"]["irgun"]["allows_analysis"]) == (False, False)


def test_only_who_began_the_game_invites(game, server):
    for seat in (game.seat("irgun"), game.seat("british"), game.seat("spectator")):
        refused = invite(seat, "british")
        assert (refused.status_code, refused.json()["error"]) == (
            403,
            "only who began the game can invite to its seats",
        )
        assert seat.get("/links").json()["may_invite"] is False
    for stranger in (Seat(game, "forged"), Seat(game, game.secrets["creator"])):
        assert invite(stranger).status_code == 404
    assert creator(game, "british").get("/links").json()["may_invite"] is True
    assert "creator" not in server.new_game().secrets


def test_there_are_seats_to_which_nobody_is_invited(server):
    game = server.invite(seats={"british": {"who": "friend"}, "irgun": {"who": "bot"}})
    watching = creator(game, "spectator")
    mine = creator(server.new_game(seats=TWO_PEOPLE), "british")

    assert [invite(watching, side).status_code for side in ("irgun", "spectator", "nobody")] == [409, 404, 404]
    assert invite(watching, "british").status_code == 200
    assert invite(mine, "british").json()["error"] == "you sit here yourself and nowhere else: keep your seat"


def test_who_began_the_game_can_invite_from_another_device_too(server):
    with server.client() as desk, server.client() as phone:
        created = desk.post("/api/games", json={"game": "palestine", "seats": TWO_PEOPLE}).json()
        path = f"/api/games/{created['id']}"
        secret = desk.get(f"{path}/links").json()["own"].partition("#")[2]
        assert phone.post(f"{path}/enter", json={"secret": secret}).json()["you"] == ["british"]

        made = phone.post(f"{path}/invite", json={"side": "irgun"}).json()["links"]

        assert phone.get(f"{path}/links").json() == {
            "own": f"/games/{created['id']}#{secret}",
            "invitations": made,
            "may_invite": True,
        }
        assert desk.get(f"{path}/links").json()["invitations"] == {}


def test_who_sits_at_another_process_is_told_at_once(postgres, tmp_path):
    database = postgres.new_database(f"links_{uuid4().hex}")
    servers = [Server(tmp_path / f"{name}.sqlite", database=database) for name in ("one", "two")]
    with servers[0] as one, servers[1] as two:
        game = one.new_game(seats=TWO_PEOPLE)
        ben = at_the_other(game, two).seat("irgun")
        with ben.live() as socket:
            next_view(socket, 0)
            until(lambda: "irgun" in game.seat("british").view()["here"])

            invite(creator(game, "british"))

            assert last_words(socket)["error"] == REPLACED
        assert ben.get("").status_code == 410
