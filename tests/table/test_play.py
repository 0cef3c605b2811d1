"""Playing over HTTP and WebSocket: whole games, seats, turns, stale and concurrent answers."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from processes import PATIENCE
from sandtable import load_game
from sandtable.bots import BOTS
from table.server import TWO_PEOPLE, next_view


def test_two_people_play_a_whole_game_and_the_other_sees_every_answer_live(server, tmp_path):
    game = server.new_game(seats=TWO_PEOPLE)
    player = Random(7)
    seats = {side: game.seat(side) for side in TWO_PEOPLE}
    with seats["british"].live() as ann, seats["irgun"].live(language="ja") as ben:
        sockets = {"british": ann, "irgun": ben}
        views = {side: next_view(socket, 0) for side, socket in sockets.items()}
        logs = {side: list(view["log"]) for side, view in views.items()}
        while not views["british"]["over"]:
            question = views["british"]["question"]
            choice = player.choice(question["options"])["answer"]
            at = views["british"]["at"]
            assert seats[question["side"]].answer(at, choice).status_code == 200
            for side, socket in sockets.items():
                views[side] = next_view(socket, at + 1)
                logs[side] = logs[side][: views[side]["log_from"]] + views[side]["log"]

    assert views["british"]["result"] in ("british", "irgun")
    assert views["british"]["state"] == views["irgun"]["state"]
    assert logs["british"] == game.seat("british").view()["log"]
    assert logs["irgun"] == game.seat("british").view(language="ja")["log"]
    (tmp_path / "record.txt").write_text(game.seat("spectator").text("record"), encoding="utf-8")
    assert load_game(tmp_path / "record.txt").over


def test_a_stale_answer_is_refused_and_says_how_far_the_game_is(server):
    game = server.new_game()
    seat = game.seat("british", "irgun")
    seen = seat.view()
    assert seat.answer(seen["at"], "operation").status_code == 200

    late = seat.answer(seen["at"], "operation")

    assert late.status_code == 409
    assert late.json()["at"] == seat.view()["at"] == seen["at"] + 1
    assert "moved on" in late.json()["error"]


def test_of_many_who_answer_at_once_exactly_one_wins(server):
    seat = server.new_game().seat("british", "irgun")
    for _ in range(5):
        view = seat.view()
        options = [option["answer"] for option in view["question"]["options"]]
        with ThreadPoolExecutor(8) as pool:
            given = [pool.submit(seat.answer, view["at"], options[number % len(options)]) for number in range(8)]
        codes = [answer.result().status_code for answer in given]

        assert sorted(codes) == [200] + [409] * 7


def test_a_list_of_answers_counts_whole_or_not_at_all(server):
    seat = server.new_game().seat("irgun")
    before = seat.view()

    refused = seat.answer(before["at"], "operation", "sabotage", "sabotage nowhere")

    assert refused.status_code == 400
    assert "not offered" in refused.json()["error"]
    assert seat.view() == before
    assert seat.play(before["at"], "operation", "sabotage")["moment"] == before["moment"] + 2


def test_a_list_cannot_look_behind_a_die(server):
    seat = server.new_game().seat("irgun")
    before = seat.view()
    answers = ["operation", "rob", "rob gaza"]
    while True:
        refused = seat.answer(before["at"], *answers, "nonsense")
        if refused.status_code == 400 and "chance speaks" in refused.json()["error"]:
            break
        assert "nonsense" in refused.json()["error"]
        answers.append("no")

    assert seat.view() == before


def test_only_the_side_that_is_asked_can_answer(server):
    game = server.new_game(seats=TWO_PEOPLE)
    view = game.seat("irgun").view()
    assert view["question"]["side"] == "irgun"

    assert game.seat("british").answer(view["at"], "operation").status_code == 403
    assert game.seat("spectator").answer(view["at"], "operation").status_code == 403
    assert game.seat("irgun").view() == view


def test_a_link_opens_its_seat_in_the_browser_that_opened_it(server):
    game = server.new_game(seats=TWO_PEOPLE)
    with server.client() as browser:
        assert browser.get(f"/api/games/{game.id}").status_code == 404
        entered = browser.post(f"/api/games/{game.id}/enter", json={"secret": game.secrets["irgun"]})
        cookie = entered.headers["set-cookie"].lower()

        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert browser.get(f"/api/games/{game.id}").json()["you"] == ["irgun"]
        assert [(one["id"], one["your_turn"]) for one in browser.get("/api/games").json()] == [(game.id, True)]


def test_games_are_listed_by_secrets_too(server):
    game = server.new_game(seats=TWO_PEOPLE)
    with server.client() as client:
        form = {"secrets": {game.id: game.secrets["british"], "unknown": "x"}}
        listed = client.post("/api/my-games", json=form).json()
        form["secrets"][game.id] = ".".join(game.secrets.values())
        all_mine = client.post("/api/my-games", json=form).json()

    assert [(one["id"], one["you"], one["your_turn"]) for one in listed] == [(game.id, ["british"], False)]
    assert [(one["you"], one["your_turn"]) for one in all_mine] == [(["british", "irgun", "spectator"], True)]
    assert listed[0]["seats"]["irgun"]["name"] == "Ben"


def test_presence_is_seen_and_ends(server):
    game = server.new_game(seats=TWO_PEOPLE)
    with game.seat("british").live() as ann:
        next_view(ann, 0)
        with game.seat("spectator").live() as watcher:
            assert next_view(watcher, 0)["here"] == ["british", "spectator"]
            assert next_view(ann, 0)["here"] == ["british", "spectator"]
        assert next_view(ann, 0)["here"] == ["british"]


def test_who_does_something_gets_the_view_once_and_by_the_socket(server):
    seat = server.new_game(seats=TWO_PEOPLE).seat("british", "irgun")
    with seat.live() as socket:
        at = next_view(socket, 0)["at"]
        for what, form in (
            ("answers", {"answers": ["operation"]}),
            ("undo", {}),
            ("answers", {"answers": ["operation", "sabotage"]}),
            ("rollback", {"back_to": 1}),
            ("answers", {"answers": ["operation"]}),
        ):
            reply = seat.post(what, at=at, **form)
            at = next_view(socket, 0)["at"]  # the very next message: nothing was told twice before

            assert (reply.status_code, reply.json()) == (200, {"at": at})
        for what, form in (("chat", {"text": "good luck"}), ("chat", {"text": "and fair dice"})):
            reply = seat.post(what, **form)

            assert reply.json() == {"at": at}
            assert next_view(socket, at)["chat"][-1]["text"] == form["text"]


@pytest.mark.parametrize("message", ["{", "[" * 50_000, b"\x00\xff", '{"at": 1, "answers": ["operation"]}'])
def test_a_socket_only_tells_and_who_says_something_is_told_where_answers_go(server, message):
    seat = server.new_game().seat("irgun")
    with seat.live(language="ja") as socket:
        next_view(socket, 0)
        socket.send(message)
        refusal = json.loads(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)

    assert (refusal["type"], refusal["status"]) == ("error", 400)
    assert refusal["error"].startswith("ソケットは知らせるだけです")
    assert closed.value.rcvd.code == 1008
    assert seat.view()["at"] == 1


def test_a_socket_with_a_forged_link_or_from_another_site_is_refused(server):
    game = server.new_game()
    forged = game.seat("irgun")
    forged.secret = "forged"
    with pytest.raises(InvalidStatus), forged.live():
        pass
    address = f"{server.address.replace('http', 'ws')}/api/games/{game.id}/live"
    with pytest.raises(InvalidStatus):
        connect(
            address,
            additional_headers=game.seat("irgun").headers,
            origin="https://evil.example",
            proxy=None,
            open_timeout=PATIENCE,
        )


def test_bots_play_their_seats_and_the_person_hers(server):
    seats = {"british": {"who": "me"}, "irgun": {"who": "bot", "bot": "random", "name": "Menachem"}}
    game = server.new_game(seats=seats)
    with game.seat("british").live() as socket:
        view = next_view(socket, 0)
        player, asked = Random(3), 0
        while not view["over"] and asked < 25:
            if view["question"]["side"] == "british":
                choice = player.choice(view["question"]["options"])["answer"]
                assert game.seat("british").answer(view["at"], choice).status_code == 200
                asked += 1
            view = next_view(socket, view["at"] + 1)

    assert asked == 25 or view["over"]
    assert "irgun" in game.seat("spectator").text("record")
    assert sorted(game.secrets) == ["british", "spectator"]


def test_two_bots_play_to_the_end(server):
    bot = {"who": "bot"}
    with server.new_game(seats={"british": bot, "irgun": bot}).seat("spectator").live() as socket:
        view = next_view(socket, 0)
        while not view["over"]:
            view = next_view(socket, view["at"] + 1)

    assert view["result"]


def test_chat_reaches_the_other_side(server):
    game = server.new_game(seats=TWO_PEOPLE)
    with game.seat("british").live() as socket:
        next_view(socket, 0)
        assert game.seat("irgun").post("chat", text="  good\nluck ").status_code == 200
        message = next_view(socket, 0)["chat"][-1]

    assert (message["side"], message["text"]) == ("irgun", "good luck")
    assert game.seat("irgun").post("chat", text=" \n ").status_code == 422
    assert game.seat("spectator").post("chat", text="boo").status_code == 403


def test_every_option_and_every_withheld_answer_says_which_space_it_names(server):
    seat = server.new_game().seat("irgun")

    view = seat.play(1, "operation", "sabotage")

    options = {option["answer"]: option["space"] for option in view["question"]["options"]}
    assert options["sabotage gaza"] == "gaza"
    withheld = {entry["answer"]: entry["space"] for entry in view["question"]["withheld"]}
    assert withheld["sabotage rail_egypt"] == "rail_egypt"
    assert set(options.values()) | set(withheld.values()) <= {*view["state"]["spaces"], ""}


def test_a_question_says_whether_it_asks_again_for_another_of_the_same_kind(server):
    seat = server.new_game().seat("british", "irgun")
    view = seat.play(seat.view()["at"], "operation")
    assert not view["question"]["again"]

    view = seat.play(view["at"], "recruit")

    again, began = [], view["turn_began"]
    while view["turn_began"] == began:
        if view["question"]["message"] == "ask-recruit":
            again.append(view["question"]["again"])
        view = seat.play(view["at"], view["question"]["options"][0]["answer"])
    assert again[0]
    assert not again[-1]


def test_a_line_of_the_log_says_what_it_is_about_beyond_its_words(server):
    seat = server.new_game().seat("british", "irgun")
    seat.play_at_random(4, answers=60)
    lines = [line for line in seat.view(language="ja")["log"] if "die" in line["arguments"]]

    assert lines
    assert all(str(line["arguments"]["die"]) in line["text"] for line in lines)


def test_a_view_says_where_its_turn_began_also_after_an_undo_and_a_rollback(server):
    seat = server.new_game().seat("british", "irgun")
    view = seat.view()
    assert (view["moment"], view["turn_began"]) == (1, 1)
    view = seat.play(view["at"], "event", "pass")
    while view["question"]["side"] == "irgun":  # the Rob that a Pass allows
        assert view["turn_began"] == 1
        view = seat.play(view["at"], "done")
    began = view["moment"]
    assert view["turn_began"] == began

    view = seat.play(view["at"], "operation")
    assert view["turn_began"] == began
    view = seat.do("undo", at=view["at"])
    assert view["turn_began"] == began
    view = seat.do("undo", at=view["at"])
    assert view["turn_began"] == 1
    view = seat.play(view["at"], view["question"]["options"][-1]["answer"])
    view = seat.play_at_random(4, answers=20)
    scene = seat.get("/moments/2", language="ja").json()
    assert (scene["turn_began"], scene["game"], scene["language"]) == (1, "palestine", "ja")
    view = seat.do("rollback", at=view["at"], back_to=2)
    assert view["turn_began"] == 1


def test_the_catalogue_names_the_bots(server):
    for language, name in (("en", "Random bot"), ("ja", "ランダムボット")):
        bots = server.http.get("/api/catalogue", params={"language": language}).json()[0]["bots"]

        assert (bots[-1]["bot"], bots[-1]["name"]) == ("random", name)
        assert [bot["bot"] for bot in bots] == ["search:5s", *BOTS[::-1]]


def test_a_view_says_how_far_one_can_go_back_in_this_turn(server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun, british = game.seat("irgun"), game.seat("british")
    assert irgun.view()["undo_to"] == 1
    view = irgun.play(1, "operation", "rob")
    assert (view["moment"], view["undo_to"], british.view()["undo_to"]) == (3, 1, 3)
    assert irgun.do("undo", at=view["at"], back_to=1)["moment"] == 1

    view = irgun.play(irgun.view()["at"], "operation", "rob", "rob gaza")

    assert view["undo_to"] == view["moment"] > view["turn_began"]  # a die was rolled
