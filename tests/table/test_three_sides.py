"""A game for three sides that can be drawn, at the table: seats, the end, the list of games, the course."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import three_farms
from processes import until
from table.server import Opened, OwnServer, Seat, next_view

FOLDER = Path(three_farms.__file__).parent
SIDES = ["red", "green", "blue"]
HOT_SEAT = {side: {"who": "me"} for side in SIDES}
# The last turn of the game: the blue farm sows nothing, and what is on the farms is counted.
LAST_TURN = "sandtable position: 1 | game: three_farms 7 | grain: {} | rounds: 0 | agenda: turn blue, count"


class FarmServer(OwnServer):
    """A server that knows Three Farms, too."""

    path = f"{FOLDER / 'listing'}:{FOLDER.parent}"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with FarmServer(tmp_path_factory.mktemp("table") / "table.sqlite") as running:
        yield running


def begin(server: FarmServer, **form: Any) -> Opened:
    return server.new_game(**{"game": "three_farms", "seats": HOT_SEAT, **form})


def count(server: FarmServer, grain: str) -> Seat:
    """A game that ends with so much grain on the farms."""
    seat = begin(server, position=LAST_TURN.format(grain)).seat(*SIDES)
    view = seat.play(0, "0")
    while not view["over"]:
        view = seat.play(view["at"], "no")
    return seat


def test_three_people_play_and_only_who_is_asked_answers(server):
    friends = {"red": {"who": "me", "name": "Ann"}, "green": {"who": "friend"}, "blue": {"who": "friend"}}
    game = begin(server, seats=friends)
    view = game.seat("blue").view()

    assert (view["question"]["side"], view["you"], sorted(view["seats"])) == ("red", ["blue"], sorted(SIDES))
    assert [game.seat(side).answer(view["at"], "0").status_code for side in ("blue", "green", "red")] == [403, 403, 200]
    assert game.seat("red").view()["names"]["blue"] == "Blue Farm"


def test_to_go_back_all_other_persons_must_agree(server):
    friends = {"red": {"who": "me"}, "green": {"who": "friend"}, "blue": {"who": "friend"}}
    game = begin(server, seats=friends)
    red, green, blue = (game.seat(side) for side in SIDES)
    later = game.seat(*SIDES).play_at_random(3, answers=6)
    here = {"at": later["at"], "back_to": 1}

    asked = green.do("rollback", **here)["rollback"]
    assert asked == {"side": "green", "back_to": 1, "agreed": ["green"]}
    waiting = blue.do("rollback/accept", **here)
    assert (waiting["moment"], waiting["rollback"]["agreed"]) == (later["moment"], ["blue", "green"])
    assert blue.post("rollback/accept", **here).status_code == 403
    server.kill()
    server.start()
    assert red.do("rollback/accept", **here)["moment"] < later["moment"]


def test_one_of_three_who_declines_is_enough(server):
    friends = {"red": {"who": "me"}, "green": {"who": "friend"}, "blue": {"who": "friend"}}
    game = begin(server, seats=friends)
    later = game.seat(*SIDES).play_at_random(3, answers=6)
    here = {"at": later["at"], "back_to": 1}
    game.seat("green").post("rollback", **here)
    game.seat("blue").post("rollback/accept", **here)

    declined = game.seat("red").do("rollback/decline", **here)
    assert (declined["rollback"], declined["moment"]) == (None, later["moment"])


def test_where_barns_are_closed_each_farm_sees_its_own_grain_alone_until_all_is_counted(server):
    friends = {"red": {"who": "me"}, "green": {"who": "friend"}, "blue": {"who": "friend"}}
    game = begin(server, seats=friends, scenario="closed")
    seen = {side: game.seat(side).view()["state"]["grain"] for side in (*SIDES, "spectator")}
    earlier = game.seat("green").get("/moments/0").json()["state"]["grain"]
    with game.seat("blue").live() as socket:
        live = next_view(socket, 0)["state"]["grain"]

    assert seen == {
        "red": {"red": 2, "green": None, "blue": None},
        "green": {"red": None, "green": 2, "blue": None},
        "blue": {"red": None, "green": None, "blue": 2},
        "spectator": {"red": None, "green": None, "blue": None},
    }
    assert (earlier, live) == (seen["green"], seen["blue"])
    over = begin(server, scenario="closed").seat(*SIDES).play_at_random(1, answers=1000)
    assert None not in over["state"]["grain"].values()


def test_who_plays_several_farms_sees_the_barn_of_the_one_that_is_asked(server):
    seat = begin(server, scenario="closed").seat(*SIDES)
    view = seat.view()
    while view["question"]["side"] == "red":
        view = seat.play(view["at"], view["question"]["options"][0]["answer"])

    assert [side for side, grain in view["state"]["grain"].items() if grain is not None] == ["green"]


def test_bots_play_two_sides_against_a_person(server):
    bot = {"who": "bot", "bot": "heuristic"}
    seat = begin(server, seats={"red": bot, "green": {"who": "me"}, "blue": bot}).seat("green")
    until(lambda: seat.view()["question"]["side"] == "green")
    while not (view := seat.view())["over"]:
        if view["question"]["side"] == "green":
            seat.answer(view["at"], view["question"]["options"][-1]["answer"])

    assert view["result"] in [*SIDES, "draw"]
    assert not view["bot_failed"]


@pytest.mark.parametrize(("grain", "result"), [("1 4 5", "blue"), ("4 1 2", "red"), ("3 3 1", "draw")])
def test_the_end_and_the_list_of_games_say_who_has_won_or_that_nobody_has(server, grain, result):
    seat = count(server, grain)
    listed = server.http.post("/api/my-games", json={"secrets": {seat.game.id: seat.secret}}).json()

    assert seat.view()["result"] == result
    assert [(one["over"], one["result"]) for one in listed] == [(True, result)]
    assert f"result: {result}" in seat.text("record")


@pytest.mark.parametrize(
    ("grain", "end"), [("1 4 5", [0, 0, 1]), ("3 3 1", [1 / 3, 1 / 3, 1 / 3])], ids=["won", "drawn"]
)
def test_the_course_tells_the_chances_of_every_side_and_all_share_a_draw(server, grain, end):
    seat = count(server, grain)
    seat.post("course")
    until(lambda: not seat.get("/course").json()["running"])
    course = seat.get("/course").json()

    assert [point["moment"] for point in course["points"]] == [point["moment"] for point in seat.get("/history").json()]
    assert len(course["points"]) == course["total"] > 1
    for point in course["points"]:
        assert list(point["chances"]) == SIDES
        assert sum(point["chances"].values()) == pytest.approx(1, abs=0.1)
    assert list(course["points"][-1]["chances"].values()) == pytest.approx(end)


def test_the_best_turns_are_found_for_the_third_side(server):
    seat = begin(server, position=LAST_TURN.format("1 4 5")).seat(*SIDES)
    seat.post("turns", moment=0)
    until(lambda: not seat.get("/turns/0").json()["running"])
    best, *_ = seat.get("/turns/0").json()["turns"]

    assert [answer["answer"] for answer in best["answers"]] == ["0", "no"]
    assert best["chance"] == 1


def test_the_catalogue_has_its_sides_in_order(server):
    for language, name in (("en", "Green Farm"), ("ja", "緑の農場")):
        games = server.http.get("/api/catalogue", params={"language": language}).json()
        [farms] = [one for one in games if one["game"] == "three_farms"]

        assert [side["side"] for side in farms["sides"]] == SIDES
        assert farms["sides"][1]["name"] == name
