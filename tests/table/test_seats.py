"""Seats and their links: who has sat down, and what a browser keeps."""

import json

from tests.table.server import TWO_PEOPLE, Server


def test_a_seat_is_an_open_invitation_until_somebody_has_opened_its_link(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.new_game(seats=TWO_PEOPLE)
        ann = game.seat("british")
        before = ann.view()["seats"]
        with ann.live() as live, server.client() as browser:
            browser.post(f"/api/games/{game.id}/enter", json={"secret": game.secrets["irgun"]}).raise_for_status()
            while not json.loads(live.recv(timeout=5))["seats"]["irgun"]["taken"]:
                pass  # the views from before
        server.kill()
        server.start()

        assert {side: seat["taken"] for side, seat in before.items()} == {"british": True, "irgun": False}
        assert ann.view()["seats"]["irgun"]["taken"]


def test_who_tries_the_link_that_he_is_about_to_send_does_not_take_the_seat(server):
    with server.client() as browser:
        created = browser.post("/api/games", json={"seats": TWO_PEOPLE}).json()
        tried = browser.post(f"/api/games/{created['id']}/enter", json={"secret": created["secrets"]["irgun"]}).json()

    assert tried["you"] == ["british", "irgun"]
    assert not tried["seats"]["irgun"]["taken"]


def test_spectators_take_no_seat_and_bots_have_theirs(server):
    game = server.new_game(seats={"british": {"who": "friend"}, "irgun": {"who": "bot"}})

    seats = game.seat("spectator").view()["seats"]

    assert {side: seat["taken"] for side, seat in seats.items()} == {"british": False, "irgun": True}


def test_a_program_takes_its_seat_with_its_first_request(server):
    game = server.new_game(seats=TWO_PEOPLE)

    game.seat("irgun").view()

    assert game.seat("british").view()["seats"]["irgun"]["taken"]


def test_two_links_opened_at_once_open_both_seats(server):
    game = server.new_game(seats={"british": {"who": "friend"}, "irgun": {"who": "friend"}})
    with server.client() as browser:
        for side in ("british", "irgun"):
            form = {"secret": game.secrets[side]}
            with server.client() as tab:  # knows nothing of the other's cookie when it asks
                browser.cookies.update(tab.post(f"/api/games/{game.id}/enter", json=form).cookies)

        assert browser.get(f"/api/games/{game.id}").json()["you"] == ["british", "irgun"]
        assert [one["id"] for one in browser.get("/api/games").json()] == [game.id]
