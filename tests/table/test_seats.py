"""Seats and their links: an invitation is good for one entry, and who enters by it has a secret of his own."""

from __future__ import annotations

import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from secrets import token_urlsafe
from typing import Any
from uuid import uuid4

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from websockets.exceptions import InvalidStatus

from processes import PATIENCE
from sandtable.table.database import MIGRATIONS
from sandtable.table.seats import hash_of
from table.server import TWO_PEOPLE, Seat, Server, take_seat

PAGE = {"Accept": "text/html"}
TWO_FRIENDS = {"british": {"who": "friend"}, "irgun": {"who": "friend"}}


def enter(browser: httpx.Client, game: str, secret: str, **query: str) -> httpx.Response:
    return browser.post(f"/api/games/{game}/enter", json={"secret": secret}, params=query)


def taken(seat: Seat) -> dict[str, bool]:
    return {side: sitting["taken"] for side, sitting in seat.view()["seats"].items()}


def test_looking_at_an_invitation_shows_who_plays_and_uses_nothing_up(server):
    game = server.invite(seats=TWO_PEOPLE)
    with server.client() as friend:
        friend.head(f"/games/{game.id}", headers=PAGE)
        friend.get(f"/games/{game.id}", headers=PAGE)
        for _ in range(2):
            shown = enter(friend, game.id, game.secrets["irgun"], language="ja")

    invitation = shown.json()["invitation"]
    assert (invitation["side"], invitation["title"]) == ("irgun", game.seat("british").view(language="ja")["title"])
    assert [seat["name"] for seat in invitation["seats"].values()] == ["Ann", "Ben"]
    assert "set-cookie" not in shown.headers
    assert taken(game.seat("british")) == {"british": True, "irgun": False}


def test_an_invitation_opens_nothing_by_itself(server):
    game = server.invite(seats=TWO_PEOPLE)
    invited = game.seat("irgun")

    for refused in (invited.get(""), invited.get("/record"), invited.answer(1, "operation")):
        assert (refused.status_code, refused.json()["error"]) == (
            403,
            "this link invites to a seat: take the seat before you play",
        )
    with pytest.raises(InvalidStatus), invited.live():
        pass
    assert server.http.post("/api/my-games", json={"secrets": {game.id: invited.secret}}).json() == []
    assert taken(game.seat("british"))["irgun"] is False


def test_who_takes_the_seat_has_a_secret_of_his_own_and_the_invitation_stops_working(server):
    game = server.invite(seats=TWO_PEOPLE)
    own = token_urlsafe(16)
    with server.client() as ben:
        answer = take_seat(ben, game.id, game.secrets["irgun"], own)
        [cookie] = answer.headers.get_list("set-cookie")
        assert ben.get(f"/api/games/{game.id}").json()["you"] == ["irgun"]

    assert answer.json()["links"] == {"irgun": f"/games/{game.id}#{own}"}
    assert answer.json()["view"]["you"] == ["irgun"]
    assert cookie.startswith(f"sandtable_{game.id}.irgun={own};")
    assert Seat(game, own).answer(1, "operation").status_code == 200
    invited = game.seat("irgun")
    sentence = "this seat has been taken: ask who began the game for a new invitation if it was yours"
    with server.client() as stranger:
        late = [
            invited.get(""),
            enter(stranger, game.id, invited.secret),
            take_seat(stranger, game.id, invited.secret),
            invited.answer(2, "recruit"),
        ]
        assert [(refused.status_code, refused.json()) for refused in late] == [(410, {"error": sentence})] * len(late)
        assert "招待" in enter(stranger, game.id, invited.secret, language="ja").json()["error"]
        assert not stranger.cookies
    with invited.live() as socket:
        assert json.loads(socket.recv(timeout=PATIENCE)) == {"type": "error", "status": 410, "error": sentence}


def test_those_at_the_table_see_that_the_seat_is_taken_also_after_a_restart(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.invite(seats=TWO_PEOPLE)
        ann = game.seat("british")
        with ann.live() as live:
            before = json.loads(live.recv(timeout=PATIENCE))
            game.all_sit_down()
            while not (now := json.loads(live.recv(timeout=PATIENCE)))["seats"]["irgun"]["taken"]:
                pass  # the views from before
        server.kill()
        server.start()

        assert before["seats"]["irgun"]["taken"] is False
        [told] = now["chat"]
        assert (told["side"], told["event"]) == ("irgun", "taken")
        assert told["text"] == "Irgun: somebody has taken this seat by its invitation."
        assert ann.view()["chat"] == now["chat"]
        assert ann.view(language="ja")["chat"][0]["text"].startswith("イルグン：")
        assert taken(ann) == {"british": True, "irgun": True}


def come_at_once(servers: list[Server], game: str, invitation: str) -> list[httpx.Response]:
    """Let eight people take one seat at the same moment, at these processes by turns."""

    def come(number: int) -> httpx.Response:
        with servers[number % len(servers)].client() as somebody:
            return take_seat(somebody, game, invitation, f"{number}-{'x' * 22}")

    with ThreadPoolExecutor(8) as together:
        return list(together.map(come, range(8)))


def check_one_came(game: Any, answers: list[httpx.Response]) -> None:
    """One has the seat and all others the sentence; the seat is that one's."""
    assert sorted(answer.status_code for answer in answers) == [200] + [410] * 7
    winner = next(answer.json()["secrets"]["irgun"] for answer in answers if answer.status_code == 200)
    for number in range(8):
        opens = Seat(game, f"{number}-{'x' * 22}").get("").status_code == 200
        assert opens == (winner == f"{number}-{'x' * 22}")
    assert [line["event"] for line in game.seat("british").view()["chat"]] == ["taken"]


def test_of_several_who_come_by_one_invitation_at_the_same_moment_exactly_one_gets_the_seat(server):
    for _ in range(5):
        game = server.invite(seats=TWO_PEOPLE)

        answers = come_at_once([server], game.id, game.secrets["irgun"])

        check_one_came(game, answers)


def test_the_same_where_they_come_to_two_processes(postgres, tmp_path):
    database = postgres.new_database(f"seats_{uuid4().hex}")
    servers = [Server(tmp_path / f"{name}.sqlite", database=database) for name in ("one", "two")]
    with servers[0] as one, servers[1] as two:
        for _ in range(5):
            game = one.invite(seats=TWO_PEOPLE)

            answers = come_at_once([one, two], game.id, game.secrets["irgun"])

            check_one_came(game, answers)


def test_who_has_not_heard_the_answer_sends_the_same_again_and_gets_it(server):
    game = server.invite(seats=TWO_PEOPLE)
    own = token_urlsafe(16)
    with server.client() as ben:
        answers = [take_seat(ben, game.id, game.secrets["irgun"], own) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert [answer.json() for answer in answers] == [answers[0].json()] * 3
    assert len(answers[0].json()["view"]["chat"]) == 1


def test_who_sat_down_when_the_server_was_killed_comes_to_his_seat(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.invite(seats=TWO_PEOPLE)
        own = token_urlsafe(16)

        def come() -> bool:
            with server.client() as ben:
                try:
                    return take_seat(ben, game.id, game.secrets["irgun"], own).status_code == 200
                except httpx.TransportError:
                    return False

        with ThreadPoolExecutor(1) as ben:
            coming = ben.submit(come)
            until = time.monotonic() + 20
            with sqlite3.connect(server.file) as database:
                while not database.execute("SELECT side FROM spent_links").fetchall():
                    assert time.monotonic() < until
            database.close()
            server.kill()  # committed; the answer may or may not have gone out
            coming.result()
        server.start()

        both = f"{game.secrets['irgun']}.{own}"  # as the page has it in its address
        with server.client() as browser:
            assert enter(browser, game.id, both).json()["you"] == ["irgun"]
            assert browser.cookies[f"sandtable_{game.id}.irgun"] == own
        assert come()
        assert Seat(game, own).view()["you"] == ["irgun"]


def test_a_page_loaded_again_before_the_seat_is_taken_still_shows_the_invitation(server):
    game = server.invite(seats=TWO_PEOPLE)
    with server.client() as browser:
        shown = enter(browser, game.id, f"{game.secrets['irgun']}.{token_urlsafe(16)}")

    assert shown.json()["invitation"]["side"] == "irgun"


def test_a_secret_that_others_know_is_not_taken_for_ones_own(server):
    game = server.invite(seats=TWO_PEOPLE)
    known = [game.secrets["irgun"], game.secrets["spectator"], game.secrets["british"]]
    with server.client() as ben:
        refused = [take_seat(ben, game.id, game.secrets["irgun"], own) for own in known]
        weak = [take_seat(ben, game.id, game.secrets["irgun"], own) for own in ("x" * 21, "x." * 12, "x" * 65)]

        assert [answer.status_code for answer in refused] == [400] * 3
        assert {answer.json()["error"] for answer in refused} == {"this secret is known already: make up a new one"}
        assert [answer.status_code for answer in weak] == [422] * 3
        assert taken(game.seat("british"))["irgun"] is False


def test_who_comes_back_by_the_invitation_that_he_took_is_at_his_seat(server):
    game = server.invite(seats=TWO_PEOPLE)
    with server.client() as ben:
        take_seat(ben, game.id, game.secrets["irgun"]).raise_for_status()
        enter(ben, game.id, game.secrets["spectator"]).raise_for_status()

        assert enter(ben, game.id, game.secrets["irgun"]).json()["you"] == ["irgun", "spectator"]
    with server.client() as onlooker:
        enter(onlooker, game.id, game.secrets["spectator"]).raise_for_status()
        assert enter(onlooker, game.id, game.secrets["irgun"]).status_code == 410


def test_who_takes_the_seat_that_he_offers_plays_both_sides(server):
    with server.client() as ann:
        created = ann.post("/api/games", json={"game": "palestine", "seats": TWO_PEOPLE}).json()
        tried = enter(ann, created["id"], created["secrets"]["irgun"]).json()
        assert tried["invitation"]["side"] == "irgun"
        assert ann.get(f"/api/games/{created['id']}").json()["you"] == ["british"]

        sat = take_seat(ann, created["id"], created["secrets"]["irgun"]).json()

        assert sat["view"]["you"] == ["british", "irgun"]
        assert ann.get(f"/api/games/{created['id']}").json()["you"] == ["british", "irgun"]


def test_spectators_take_no_seat_and_bots_have_theirs(server):
    game = server.invite(seats={"british": {"who": "friend"}, "irgun": {"who": "bot"}})

    assert taken(game.seat("spectator")) == {"british": False, "irgun": True}


def test_two_links_opened_at_once_open_both_seats(server):
    game = server.new_game(seats=TWO_FRIENDS)
    with server.client() as browser:
        for side in ("british", "irgun"):
            with server.client() as tab:  # knows nothing of the other's cookie when it asks
                browser.cookies.update(enter(tab, game.id, game.secrets[side]).cookies)

        assert browser.get(f"/api/games/{game.id}").json()["you"] == ["british", "irgun"]
        assert [one["id"] for one in browser.get("/api/games").json()] == [game.id]


def test_ones_own_link_opens_on_another_device_all_that_is_open_here(server):
    with server.client() as desk, server.client() as phone:
        created = desk.post(
            "/api/games", json={"game": "palestine", "seats": {"british": {"who": "me"}, "irgun": {"who": "me"}}}
        ).json()
        path = f"/api/games/{created['id']}"
        own = desk.get(f"{path}/links").json()["own"]

        page, _, secret = own.partition("#")
        assert page == f"/games/{created['id']}"
        assert enter(phone, created["id"], secret).json()["you"] == ["british", "irgun"]
        assert phone.get(f"{path}/links").json()["own"] == own
        assert [one["you"] for one in phone.get("/api/games").json()] == [["british", "irgun"]]


def database_from_before(file: Any) -> dict[str, str]:
    """A database of the version before invitations were used up, with a game that a friend has come to and another
    that he has not; the secrets of both.
    """
    engine = create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
    engine.dispose()
    secrets = {name: token_urlsafe(16) for name in ("ann", "came", "invited", "watch")}
    game = "'2026-01-01', 'palestine', 1, 'standard', '', '', '00', 0, NULL"
    with sqlite3.connect(file) as database:
        for name, friend in (("came-to-0000", "came"), ("invited-0000", "invited")):
            database.execute(f"INSERT INTO games VALUES ('{name}', {game})")
            for side, secret, is_taken in (
                ("british", "ann", True),
                ("irgun", friend, friend == "came"),
                ("spectator", "watch", False),
            ):
                row = (name, side, "person", "", "", hash_of(secrets[secret]), False, is_taken)
                database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        database.execute("INSERT INTO messages VALUES (1, 'came-to-0000', '2026-01-01', 'irgun', 'hello')")
    database.close()
    return secrets


def test_links_of_a_database_from_before_go_on_working(tmp_path):
    secrets = database_from_before(tmp_path / "table.sqlite")
    with Server(tmp_path / "table.sqlite") as server, server.client() as ben:
        for name, sides in (("ann", ["british"]), ("came", ["irgun"]), ("watch", ["spectator"])):
            with server.client() as browser:
                assert enter(browser, "came-to-0000", secrets[name]).json()["you"] == sides
        invited = enter(ben, "invited-0000", secrets["invited"]).json()
        sat = take_seat(ben, "invited-0000", secrets["invited"])
        ben.headers["Authorization"] = f"Bearer {secrets['ann']}"

        assert invited["invitation"]["side"] == "irgun"
        assert sat.json()["view"]["you"] == ["irgun"]
        chat = ben.get("/api/games/came-to-0000").json()["chat"]
        assert [(line["text"], line["event"]) for line in chat] == [("hello", "")]
        assert ben.get("/api/games/came-to-0000/links").json()["may_invite"] is False
        assert ben.post("/api/games/came-to-0000/invite", json={"side": "irgun"}).status_code == 403
