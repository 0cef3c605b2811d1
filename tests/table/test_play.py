"""Playing over HTTP and WebSocket: whole games, seats, turns, stale and concurrent answers."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from processes import PATIENCE
from sandtable import load_game
from sandtable.bots import BOTS
from table.server import TWO_PEOPLE, next_view


def test_two_people_play_a_whole_game_and_the_other_sees_every_answer_live(server, tmp_path):
    game = server.new_game(seats=TWO_PEOPLE)
    player = Random(7)
    with game.seat("british").live() as ann, game.seat("irgun").live(language="ja") as ben:
        sockets = {"british": ann, "irgun": ben}
        views = {side: next_view(socket, 0) for side, socket in sockets.items()}
        logs = {side: list(view["log"]) for side, view in views.items()}
        while not views["british"]["over"]:
            question = views["british"]["question"]
            choice = player.choice(question["options"])["answer"]
            at = views["british"]["at"]
            sockets[question["side"]].send(json.dumps({"at": at, "answers": [choice]}))
            for side, socket in sockets.items():
                views[side] = next_view(socket, at + 1)
                logs[side] = logs[side][: views[side]["log_from"]] + views[side]["log"]

    assert views["british"]["result"] in ("british", "irgun")
    assert views["british"]["state"] == views["irgun"]["state"]
    assert logs["british"] == game.seat("british").view()["log"]
    assert logs["irgun"] == game.seat("british").view(language="ja")["log"]
    (tmp_path / "record.txt").write_text(game.seat("spectator").text("record"), encoding="utf-8")
    assert load_game(tmp_path / "record.txt").over


def test_a_stale_answer_is_refused_with_the_current_view(server):
    game = server.new_game()
    seat = game.seat("british", "irgun")
    seen = seat.view()
    assert seat.answer(seen["at"], "operation").status_code == 200

    late = seat.answer(seen["at"], "operation")

    assert late.status_code == 409
    assert late.json()["view"]["at"] == seat.view()["at"] == seen["at"] + 1
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
    assert seat.answer(before["at"], "operation", "sabotage").json()["moment"] == before["moment"] + 2


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


@pytest.mark.parametrize(
    ("message", "status"),
    [
        ("{", 400),
        ("[]", 400),
        (b"\x00\xff", 400),
        ('{"at": 1}', 400),
        ("[" * 50_000, 400),
        ('{"at": 0, "answers": ["pass"]}', 409),
    ],
)
def test_a_bad_message_on_a_socket_is_one_sentence_and_the_socket_lives_on(server, message, status):
    with server.new_game().seat("irgun").live() as socket:
        at = next_view(socket, 0)["at"]
        socket.send(message)
        assert json.loads(socket.recv(timeout=PATIENCE))["status"] == status
        socket.send(json.dumps({"at": at, "answers": ["operation"]}))
        assert next_view(socket, at + 1)["at"] == at + 1


def test_a_spectator_who_answers_on_a_socket_hears_that_spectators_only_watch(server):
    with server.new_game().seat("spectator").live() as socket:
        at = next_view(socket, 0)["at"]
        socket.send(json.dumps({"at": at, "answers": ["operation"]}))
        refusal = json.loads(socket.recv(timeout=PATIENCE))

    assert (refusal["status"], refusal["error"]) == (403, "spectators only watch")


def test_a_socket_with_a_forged_link_or_from_another_site_is_refused(server):
    game = server.new_game()
    forged = game.seat("irgun")
    forged.secret = "forged"
    with pytest.raises(InvalidStatus), forged.live():
        pass
    address = f"{server.address.replace('http', 'ws')}/api/games/{game.id}/live"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers=game.seat("irgun").headers, origin="https://evil.example", proxy=None)


def test_bots_play_their_seats_and_the_person_hers(server):
    seats = {"british": {"who": "me"}, "irgun": {"who": "bot", "bot": "random", "name": "Menachem"}}
    game = server.new_game(seats=seats)
    with game.seat("british").live() as socket:
        view = next_view(socket, 0)
        player, asked = Random(3), 0
        while not view["over"] and asked < 25:
            if view["question"]["side"] == "british":
                choice = player.choice(view["question"]["options"])["answer"]
                socket.send(json.dumps({"at": view["at"], "answers": [choice]}))
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

    view = seat.answer(1, "operation", "sabotage").json()

    options = {option["answer"]: option["space"] for option in view["question"]["options"]}
    assert options["sabotage gaza"] == "gaza"
    withheld = {entry["answer"]: entry["space"] for entry in view["question"]["withheld"]}
    assert withheld["sabotage rail_egypt"] == "rail_egypt"
    assert set(options.values()) | set(withheld.values()) <= {*view["state"]["spaces"], ""}


def test_a_question_says_whether_it_asks_again_for_another_of_the_same_kind(server):
    seat = server.new_game().seat("british", "irgun")
    view = seat.answer(seat.view()["at"], "operation").json()
    assert not view["question"]["again"]

    view = seat.answer(view["at"], "recruit").json()

    again, began = [], view["turn_began"]
    while view["turn_began"] == began:
        if view["question"]["message"] == "ask-recruit":
            again.append(view["question"]["again"])
        view = seat.answer(view["at"], view["question"]["options"][0]["answer"]).json()
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
    view = seat.answer(view["at"], "event", "pass").json()
    while view["question"]["side"] == "irgun":  # the Rob that a Pass allows
        assert view["turn_began"] == 1
        view = seat.answer(view["at"], "done").json()
    began = view["moment"]
    assert view["turn_began"] == began

    view = seat.answer(view["at"], "operation").json()
    assert view["turn_began"] == began
    view = seat.post("undo", at=view["at"]).json()
    assert view["turn_began"] == began
    view = seat.post("undo", at=view["at"]).json()
    assert view["turn_began"] == 1
    view = seat.answer(view["at"], view["question"]["options"][-1]["answer"]).json()
    view = seat.play_at_random(4, answers=20)
    scene = seat.get("/moments/2", language="ja").json()
    assert (scene["turn_began"], scene["game"], scene["language"]) == (1, "palestine", "ja")
    view = seat.post("rollback", at=view["at"], back_to=2).json()
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
    view = irgun.answer(1, "operation", "rob").json()
    assert (view["moment"], view["undo_to"], british.view()["undo_to"]) == (3, 1, 3)
    assert irgun.post("undo", at=view["at"], back_to=1).json()["moment"] == 1

    view = irgun.answer(irgun.view()["at"], "operation", "rob", "rob gaza").json()

    assert view["undo_to"] == view["moment"] > view["turn_began"]  # a die was rolled
