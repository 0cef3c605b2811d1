"""Analysis at the table: the course of a finished game, the best turns at a moment, and who may have them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from browser.positions import late_position
from palestine.table import position
from processes import until
from sandtable.table.analysis_views import describe_answers
from sandtable.table.play import Play
from sandtable.words import words_for
from table.server import TWO_PEOPLE, Opened, Seat, Server

AGAINST_BOT = {"british": {"who": "bot"}, "irgun": {"who": "me"}}
ON_SQLITE = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # where the database plays no part
BUDGETS = ["sandtable.table.analysis.COURSE_BUDGET", "sandtable.table.analysis.TURNS_BUDGET"]
CONSTANTS = dict.fromkeys(BUDGETS, "20")  # iterations: what is found is the same kind of thing as in seconds
ENDLESS = dict.fromkeys(BUDGETS, "600s")
NOT_ALLOWED = "while people play, a game is analysed only for its players, and only if all of them allow it"


@pytest.fixture(scope="module")
def endless(tmp_path_factory):
    """A server whose analyses do not come to an end, however long a busy machine takes to look again."""
    patient = {**ENDLESS, "sandtable.table.analysis.SECONDS_WANTED": 600.0}
    with Server(tmp_path_factory.mktemp("endless") / "table.sqlite", constants=patient) as running:
        yield running


def finished(server: Server, **form: Any) -> Opened:
    """A short game that is over."""
    game = server.new_game(position=late_position(), **form)
    game.seat("british", "irgun").play_at_random(6)
    return game


def looked(seat: Seat, what: str) -> dict[str, Any]:
    answer = seat.get(what)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until_done(seat: Seat, what: str) -> dict[str, Any]:
    """Look again and again until an analysis is done."""
    until(lambda: not looked(seat, what)["running"])
    return looked(seat, what)


def best_turns(seat: Seat, moment: int) -> dict[str, Any]:
    begun = seat.post("turns", moment=moment)
    assert begun.status_code == 200, begun.text
    return until_done(seat, f"/turns/{moment}")


def test_the_course_of_a_finished_game_is_found_turn_by_turn_and_kept(server):
    game = finished(server)
    watching = game.seat("spectator")
    before = looked(watching, "/course")
    assert (len(before["points"]), before["running"]) == (1, False)  # the end is known

    assert watching.post("course").json()["running"]
    course = until_done(watching, "/course")

    history = watching.get("/history").json()
    assert [point["moment"] for point in course["points"]] == [point["moment"] for point in history]
    assert course["total"] == len(history)
    for point in course["points"]:
        assert list(point["chances"]) == ["british", "irgun"]
        assert sum(point["chances"].values()) == pytest.approx(1)
    result = watching.view()["result"]
    assert course["points"][-1]["chances"] == {side: float(side == result) for side in ("british", "irgun")}
    server.kill()
    server.start()
    assert looked(game.seat("irgun"), "/course") == course


def test_a_course_that_was_kept_for_the_first_side_alone_is_kept_for_both(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        seat = finished(server).seat("spectator")
        seat.post("course")
        course = until_done(seat, "/course")
        server.kill()
        with closing(sqlite3.connect(server.file)) as database, database:
            database.execute("UPDATE analyses SET kind = 'chance', found = json_extract(found, '$[0]')")
            for later in ("rollbacks DROP COLUMN agreed", "entries DROP COLUMN given"):
                database.execute(f"ALTER TABLE {later}")
            for later in ("rematches", "snapshots"):
                database.execute(f"DROP TABLE {later}")
            database.execute("UPDATE alembic_version SET version_num = '0008'")
        server.start()
        upgraded = looked(seat, "/course")

    assert len(upgraded["points"]) == len(course["points"]) == course["total"]
    for point, before in zip(upgraded["points"], course["points"], strict=True):
        assert point["chances"] == pytest.approx(before["chances"])


@ON_SQLITE
def test_the_course_is_found_only_when_the_game_is_over(server):
    seat = server.new_game().seat("british", "irgun")

    answer = seat.post("course")

    assert (answer.status_code, answer.json()["error"]) == (409, "the course of a game is analysed when it is over")


def test_the_best_turns_of_any_moment_of_a_finished_game_are_found_in_words(server):
    game = finished(server)
    seat = game.seat("spectator")
    moment = seat.get("/history").json()[1]["moment"]
    asked = seat.get(f"/moments/{moment}").json()["question"]

    found = best_turns(seat, moment)

    assert 1 <= len(found["turns"]) <= 3
    offered = {option["answer"]: option["label"] for option in asked["options"]}
    chances = [turn["chance"] for turn in found["turns"]]
    assert chances == sorted(chances, reverse=True)
    for turn in found["turns"]:
        first = turn["answers"][0]
        assert offered[first["answer"]] == first["label"]
    japanese = seat.get(f"/turns/{moment}", language="ja").json()  # kept, and put into words anew
    assert [turn["chance"] for turn in japanese["turns"]] == chances
    assert japanese["turns"] != found["turns"]


@ON_SQLITE
def test_the_turn_that_was_played_stands_beside_the_best_ones(server):
    seat = server.new_game().seat("british", "irgun")
    began = seat.view()["moment"]
    view, given = seat.play(began, "operation", "recruit", "recruit samaria", "2"), ["operation", "recruit"]
    given += ["recruit samaria", "2"]
    while view["turn_began"] == began:
        given.append(view["question"]["options"][-1]["answer"])
        view = seat.play(view["at"], given[-1])

    played = best_turns(seat, began)["played"]

    assert [one["answer"] for one in played] == given
    assert (played[2]["label"], played[2]["space"]) == ("Recruit in Samaria", "samaria")


@ON_SQLITE
def test_advice_against_a_bot_can_be_followed(server):
    seat = server.new_game(seats=AGAINST_BOT).seat("irgun")
    view = seat.view()
    assert view["may_analyse"]

    found = best_turns(seat, view["moment"])

    assert found["at"] == view["at"]
    answers = [one["answer"] for one in found["turns"][0]["answers"]]
    assert seat.answer(view["at"], *answers).status_code == 200


def test_each_answer_of_an_advised_turn_is_in_the_words_of_its_question():
    start = Play(position("gaza: 2 underground, 1 caches | lydda: 1 underground | do: operation sabotage operation"))

    described = asyncio.run(describe_answers(["sabotage gaza", "done"], start, words_for("palestine", "en")))

    assert [one["label"] for one in described] == ["Sabotage in Gaza", "Do not spend"]
    assert start.game.question.message == "ask-sabotage"


@ON_SQLITE
def test_nobody_advises_where_chance_decides_or_the_game_is_over(server):
    seat = finished(server).seat("british")
    last = seat.view()["moment"]
    rolled = next(
        moment for moment in range(last) if looked(seat, f"/moments/{moment}")["question"]["side"] == "chance"
    )

    for moment, status in ((rolled, 409), (last, 409), (last + 1, 400)):
        assert seat.post("turns", moment=moment).status_code == status


def test_a_game_between_people_is_analysed_only_if_both_allow_it(server):
    game = server.new_game(seats=TWO_PEOPLE)
    british, irgun, watching = (game.seat(side) for side in ("british", "irgun", "spectator"))

    def refusals() -> list[str]:
        answers = [seat.post("turns", moment=1) for seat in (british, irgun, watching)]
        return [answer.json()["error"] if answer.status_code == 403 else "" for answer in answers]

    assert refusals() == [NOT_ALLOWED] * 3
    british.post("allow-analysis", allow=True)
    assert refusals() == [NOT_ALLOWED] * 3
    assert [seat["allows_analysis"] for seat in irgun.view()["seats"].values()] == [True, False]

    view = irgun.do("allow-analysis", allow=True)

    assert view["may_analyse"]
    assert refusals() == ["", "", NOT_ALLOWED]
    assert not watching.view()["may_analyse"]
    server.kill()
    server.start()
    assert refusals() == ["", "", NOT_ALLOWED]
    british.post("allow-analysis", allow=False)
    assert refusals() == [NOT_ALLOWED] * 3
    assert watching.post("allow-analysis", allow=True).status_code == 403


@ON_SQLITE
def test_analysis_can_be_proposed_when_a_game_begins_but_not_for_the_friend(server):
    seats = {side: {**seat, "allows_analysis": True} for side, seat in TWO_PEOPLE.items()}
    game = server.new_game(seats=seats)

    view = game.seat("irgun").view()

    assert {side: seat["allows_analysis"] for side, seat in view["seats"].items()} == {"british": True, "irgun": False}
    assert not view["may_analyse"]


@ON_SQLITE
def test_a_spectator_of_a_game_against_a_bot_gets_no_advice(server):
    game = server.new_game(seats=AGAINST_BOT)

    assert game.seat("spectator").post("turns", moment=1).status_code == 403


def test_a_new_question_takes_the_place_of_the_old_one(endless):
    seat = finished(endless).seat("british")
    first, second = (point["moment"] for point in seat.get("/history").json()[:2])
    seat.post("turns", moment=first)

    seat.post("turns", moment=second)

    at = seat.view()["at"]
    assert looked(seat, f"/turns/{first}") == {
        "at": at,
        "moment": first,
        "side": "",
        "turns": [],
        "played": [],
        "running": False,
    }
    assert looked(seat, f"/turns/{second}") == {
        "at": at,
        "moment": second,
        "side": "",
        "turns": [],
        "played": [],
        "running": True,
    }


def test_advice_is_not_wanted_any_more_when_the_game_has_moved_on(endless):
    seat = endless.new_game(seats=AGAINST_BOT).seat("irgun")
    view = seat.view()
    assert seat.post("turns", moment=view["moment"]).json()["running"]

    seat.answer(view["at"], "operation")

    assert not looked(seat, f"/turns/{view['moment']}")["running"]


def test_best_turns_that_are_not_wanted_any_more_are_not_looked_for(tmp_path):
    with Server(tmp_path / "table.sqlite", constants=ENDLESS) as server:
        seat = finished(server).seat("british")
        moment = seat.get("/history").json()[0]["moment"]
        seat.post("turns", moment=moment)
        until(server.thinkers)

        assert server.http.delete(f"{seat.path}/turns", headers=seat.headers).status_code == 204

        at = seat.view()["at"]
        assert looked(seat, f"/turns/{moment}") == {
            "at": at,
            "moment": moment,
            "side": "",
            "turns": [],
            "played": [],
            "running": False,
        }
        until(lambda: not server.thinkers())


def test_thinking_that_nobody_waits_for_is_ended(tmp_path):
    soon = {**ENDLESS, "sandtable.table.analysis.SECONDS_WANTED": 1.0}
    with Server(tmp_path / "table.sqlite", constants=soon) as server:
        seat = finished(server).seat("british")
        assert seat.post("course").json()["running"]
        until(server.thinkers)
        until(lambda: not server.thinkers())  # and meanwhile nobody looks

        stopped = looked(seat, "/course")

        assert not stopped["running"]
        assert len(stopped["points"]) < stopped["total"]


def test_the_server_answers_while_it_analyses(endless):
    seat = finished(endless).seat("british", "irgun")
    seat.post("course")
    seat.post("turns", moment=seat.get("/history").json()[0]["moment"])

    for _ in range(5):
        assert endless.http.get("/healthz").status_code == 200

    course = looked(seat, "/course")
    assert course["running"]
    assert len(course["points"]) < course["total"]
