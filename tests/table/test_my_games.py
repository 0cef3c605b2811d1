"""My games: what a browser keeps of them, which are listed, and which links it can send again."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import httpx
import pytest

from processes import PATIENCE
from table.server import HOT_SEAT, TWO_PEOPLE, Opened, Server, take_seat
from table.test_metrics import read

PROXIES_TAKE = 8000  # bytes of cookies


def begin(browser: httpx.Client, **form: Any) -> dict[str, Any]:
    answer = browser.post("/api/games", json={"game": "palestine", "seats": HOT_SEAT, **form})
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def listed(browser: httpx.Client, **query: str) -> list[dict[str, Any]]:
    answer = browser.get("/api/games", params=query)
    assert answer.status_code == 200, answer.text
    games: list[dict[str, Any]] = answer.json()
    return games


def opens(browser: httpx.Client, created: dict[str, Any]) -> bool:
    return browser.get(f"/api/games/{created['id']}").status_code == 200


def execute(server: Server, request: pytest.FixtureRequest, change: str) -> None:
    """Change the database behind the server's back, and start it anew."""
    if server.database.startswith("postgresql"):
        name = re.split("[/?]", server.database)[3]
        assert request.getfixturevalue("postgres").psql(change, name).returncode == 0
    else:
        with sqlite3.connect(server.file) as database:
            database.execute(change)
        database.close()
    server.kill()
    server.start()


def finished_record(server: Server) -> str:
    game = server.new_game()
    seat = game.seat("british", "irgun")
    assert seat.play_at_random(1)["over"]
    return seat.text("record")


def test_who_plays_both_sides_keeps_one_cookie_that_no_script_reads(server):
    with server.client() as browser:
        answer = browser.post("/api/games", json={"game": "palestine", "seats": HOT_SEAT})
    [cookie] = answer.headers.get_list("set-cookie")
    secrets = answer.json()["secrets"]

    assert cookie.startswith(f"sandtable_{answer.json()['id']}={secrets['british']}.{secrets['irgun']};")
    assert [flag for flag in ("HttpOnly", "SameSite=strict", "Path=/") if flag not in cookie] == []


def test_cookies_from_before_open_their_seats(server):
    game = server.new_game()
    with server.client() as browser:
        for side in ("british", "irgun"):
            browser.cookies.set(f"sandtable_{game.id}.{side}", game.secrets[side])

        assert browser.get(f"/api/games/{game.id}").json()["you"] == ["british", "irgun"]
        assert [one["you"] for one in listed(browser)] == [["british", "irgun"]]


def test_who_opens_a_link_that_he_holds_gets_no_second_cookie_and_loses_no_seat(server):
    with server.client() as browser:
        created = begin(browser)
        form = {"secret": created["secrets"]["british"]}
        entered = browser.post(f"/api/games/{created['id']}/enter", json=form)

        assert "set-cookie" not in entered.headers
        assert browser.get(f"/api/games/{created['id']}").json()["you"] == ["british", "irgun"]


def test_a_hundred_games_fit_and_of_more_the_finished_goes_first_and_one_with_a_friend_last(server):
    with server.client() as browser:
        with_friend = begin(browser, seats=TWO_PEOPLE)
        alone = [begin(browser) for _ in range(49)]
        finished = begin(browser, record=finished_record(server))
        alone += [begin(browser) for _ in range(49)]
        hundred = [*reversed(alone), with_friend, finished]
        assert [one["id"] for one in listed(browser)] == [one["id"] for one in hundred]

        alone += [begin(browser) for _ in range(15)]
        ids = [one["id"] for one in listed(browser)]
        size = sum(len(f"{cookie.name}={cookie.value}; ") for cookie in browser.cookies.jar)
        assert size < PROXIES_TAKE
        assert len(ids) == len(browser.cookies) < 115
        assert not opens(browser, finished)
        assert ids == [one["id"] for one in [*reversed(alone[-len(ids) + 1 :]), with_friend]]


def test_a_database_that_is_gone_is_told_and_not_an_empty_list(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        begin(server.http)
        server.file.rename(tmp_path / "elsewhere")
        refused = server.http.get("/api/games", params={"language": "ja"})
        (tmp_path / "elsewhere").rename(server.file)

        assert refused.status_code == 503
        assert "データベース" in refused.json()["error"]
        assert len(listed(server.http)) == 1


def test_a_game_of_another_version_is_listed_and_its_record_saved(server, request):
    with server.client() as browser:
        game = Opened(server, begin(browser, seats=TWO_PEOPLE)).all_sit_down()
        at = game.seat("british", "irgun").play_at_random(2, answers=30)["at"]
        before = game.seat("british").text("record")
        execute(server, request, f"UPDATE games SET rules_version = 7 WHERE id = '{game.id}'")

        [one] = listed(browser)
        assert (one["id"], one["at"], one["you"], one["your_turn"]) == (game.id, at, ["british"], False)
        assert "version 7" in one["problem"]
        assert "第7版" in listed(browser, language="ja")[0]["problem"]
        assert one["seats"]["irgun"]["name"] == "Ben"
        assert browser.get(f"/api/games/{game.id}").status_code == 409
        saved = browser.get(f"/api/games/{game.id}/record")
        assert saved.text == before.replace("game: palestine 1", "game: palestine 7")


def test_the_saved_record_of_a_finished_game_replays_in_its_own_version(server, request):
    record = finished_record(server)
    game = server.new_game(record=record)
    execute(server, request, f"UPDATE games SET rules_version = 7 WHERE id = '{game.id}'")

    saved = game.seat("spectator").text("record")

    assert server.new_game(record=saved.replace("palestine 7", "palestine 1")).view["over"]


def test_a_game_that_can_no_longer_be_replayed_is_listed_with_the_reason(server, request):
    with server.client() as browser:
        created = begin(browser)
        Opened(server, created).seat("british", "irgun").play_at_random(3, answers=10)
        execute(server, request, f"UPDATE entries SET answer = 'zzz' WHERE number = 5 AND game_id = '{created['id']}'")

        [one] = listed(browser)
        assert "zzz" in one["problem"]
        assert "zzz" in browser.get(f"/api/games/{created['id']}/record").text


def test_who_has_no_link_does_not_learn_that_a_game_is_of_another_version(server, request):
    game = server.new_game()
    execute(server, request, f"UPDATE games SET rules_version = 7 WHERE id = '{game.id}'")
    with server.client() as stranger:
        stranger.cookies.set(f"sandtable_{game.id}", "forged")

        assert stranger.get(f"/api/games/{game.id}").status_code == 404
        assert stranger.get(f"/api/games/{game.id}/record").status_code == 404
        assert stranger.post(f"/api/games/{game.id}/enter", json={"secret": "forged"}).status_code == 404
        assert listed(stranger) == []


def test_who_makes_secrets_up_has_no_game_replayed(server):
    games = [server.invite(seats=TWO_PEOPLE) for _ in range(3)]
    server.kill()
    server.start()  # nothing is in memory
    names = [game.id for game in games]
    with server.client() as stranger:
        for game in games:
            stranger.cookies.set(f"sandtable_{game.id}", "forged")
            stranger.cookies.set(f"sandtable_{game.id}.irgun", game.secrets["irgun"])  # only an invitation

        assert listed(stranger) == []
        assert stranger.post("/api/my-games", json={"secrets": dict.fromkeys(names, "forged")}).json() == []
        for game in games:
            path = f"/api/games/{game.id}"
            assert stranger.get(path).status_code == 403
            assert stranger.post(f"{path}/enter", json={"secret": "forged"}).status_code == 404
            assert take_seat(stranger, game.id, "forged").status_code == 404
        for number in range(200):
            stranger.cookies.set(f"sandtable_{number:012}", "x" * 22)  # too many: the least important go
        begin(stranger)
    assert read(server)["sandtable_games_in_memory"] == 1  # the one that the stranger has begun

    assert games[0].seat("british").view()["you"] == ["british"]
    assert read(server)["sandtable_games_in_memory"] == 2


def test_the_creator_gets_an_invitation_again_until_the_friend_has_come(server):
    with server.client() as ann, server.client() as ben:
        created = begin(ann, seats=TWO_PEOPLE)
        path = f"/api/games/{created['id']}"
        before = ann.get(f"{path}/links").json()["invitations"]
        assert ann.get(path).json()["you"] == ["british"]
        take_seat(ben, created["id"], created["secrets"]["irgun"]).raise_for_status()

        assert before == {"irgun": created["links"]["irgun"]}
        assert ann.get(f"{path}/links").json()["invitations"] == {}
        assert ben.get(f"{path}/links").json()["invitations"] == {}


def test_invitations_are_for_who_keeps_them_and_the_list_holds_no_secret(server):
    with server.client() as ann, server.client() as stranger:
        created = begin(ann, seats=TWO_PEOPLE)
        path = f"/api/games/{created['id']}"
        game = Opened(server, created)
        lines = ann.get("/api/games").text

        assert [secret for secret in created["secrets"].values() if secret in lines] == []
        assert stranger.get(f"{path}/links").status_code == 404
        assert game.seat("spectator").get("/links").json()["invitations"] == {}


def test_who_only_watches_his_game_has_all_invitations_to_send(server):
    seats = {"british": {"who": "friend"}, "irgun": {"who": "friend"}}
    with server.client() as ann:
        created = begin(ann, seats=seats)

        assert ann.get(f"/api/games/{created['id']}").json()["you"] == ["spectator"]
        links = ann.get(f"/api/games/{created['id']}/links").json()["invitations"]
        assert links == {side: created["links"][side] for side in seats}


def test_all_who_see_a_game_have_the_link_to_watch_it(server, request):
    game = server.new_game(seats=TWO_PEOPLE)
    for side in ("british", "irgun", "spectator"):
        assert game.seat(side).view()["watch_link"] == game.links["spectator"]
        with game.seat(side).live() as socket:
            assert game.links["spectator"] in str(socket.recv(timeout=PATIENCE))

    execute(server, request, f"UPDATE games SET watch_secret = NULL WHERE id = '{game.id}'")  # as older ones have it
    assert game.seat("irgun").view()["watch_link"] is None
    assert game.seat("spectator").view()["you"] == ["spectator"]


@pytest.mark.parametrize("name", ["%00x", "a%00", "%00" * 12, "%ED%A0%80", "x" * 5000, "a" * 11, "%E3%81%82" * 12])
def test_what_is_no_id_is_no_game_and_never_asks_the_database(server, name):
    assert server.http.get(f"/api/games/{name}").status_code == 404
    assert server.http.get(f"/api/games/{name}/record").status_code == 404
    assert server.http.post(f"/api/games/{name}/enter", json={"secret": "x"}).status_code == 404
    assert server.http.get(f"/api/games/{name}/links").status_code == 404
    assert take_seat(server.http, name, "x").status_code == 404
    assert server.http.post(f"/api/games/{name}/invite", json={"side": "irgun"}).status_code == 404


@pytest.mark.parametrize("name", ["\0", "a\0", "\0" * 12, "あ" * 12])
def test_what_is_no_id_is_no_game_in_a_form_either(server, name):
    kind = {"Content-Type": "application/json"}
    begun_from = json.dumps({"game": "palestine", "seats": HOT_SEAT, "moment_of": {"id": name, "moment": 0}})
    mine = json.dumps({"secrets": {name: "x"}})

    assert server.http.post("/api/games", content=begun_from, headers=kind).status_code == 404
    assert server.http.post("/api/my-games", content=mine, headers=kind).json() == []


def test_a_line_tells_the_card_and_since_when_nothing_has_moved(server):
    with server.client() as browser:
        created = begin(browser)
        before = listed(browser)[0]
        answer = {"at": before["at"], "answers": ["operation"]}
        assert browser.post(f"/api/games/{created['id']}/answers", json=answer).status_code == 200
        after = listed(browser)[0]
        server.kill()
        server.start()
        again = listed(browser)[0]

    assert before["created"] <= before["moved"] < after["moved"] == again["moved"]
    assert before["stage"] == created["view"]["log"][0]["text"].partition(": ")[2]


def test_a_game_taken_off_the_list_goes_on_without_this_browser(server):
    with server.client() as browser:
        gone, kept = begin(browser), begin(browser)
        answer = browser.post(f"/api/games/{gone['id']}/forget")

        assert answer.status_code == 204
        assert [game["id"] for game in listed(browser)] == [kept["id"]]
        assert not opens(browser, gone)
        assert browser.post(f"/api/games/{gone['id']}/enter", json={"secret": gone["secrets"]["irgun"]}).is_success
        assert opens(browser, gone)


def test_a_game_that_this_browser_never_had_is_taken_off_without_a_word(server):
    with server.client() as browser:
        assert browser.post("/api/games/nowhere/forget").status_code == 204
