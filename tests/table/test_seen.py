"""What a seat has seen of its game: the server knows it, whatever becomes of the page, the device and the process."""

from random import Random

import pytest

from table.server import HOT_SEAT, TWO_PEOPLE, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("table") / "table.sqlite") as running:
        yield running


def play_turn(game, side, seed=4):
    """Let a side answer for as long as it is asked; the view that the others then have."""
    seat, chance = game.seat(side), Random(seed)
    view = seat.view()
    while view["question"]["side"] == side:
        view = seat.play(view["at"], chance.choice(view["question"]["options"])["answer"])
    return view


def test_a_seat_has_seen_nothing_before_its_first_turn(server):
    game = server.new_game(seats=TWO_PEOPLE)

    assert game.seat("irgun").view()["seen"] == 0
    assert game.seat("british").view()["seen"] == 0
    assert game.seat("spectator").view()["seen"] is None


def test_from_the_end_of_its_turn_to_its_first_answer_a_seat_has_seen_what_it_last_answered(server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun = game.seat("irgun")
    waiting = play_turn(game, "irgun")
    ended = waiting["seen"]
    assert 0 < ended <= waiting["moment"]
    play_turn(game, "british")
    asked = irgun.view()
    while asked["question"]["side"] != "irgun":
        play_turn(game, "british")
        asked = irgun.view()

    assert asked["seen"] == ended
    scene = irgun.get("/moments", first=ended, count=1).json()["moments"][0]
    assert scene["state"] != asked["state"]
    answered = irgun.play(asked["at"], asked["question"]["options"][0]["answer"])
    assert (answered["question"]["side"], answered["seen"]) == ("irgun", None)


def test_an_undo_of_the_first_answer_shows_again_what_had_not_been_seen(server):
    seat = server.new_game().seat("british", "irgun")
    view = seat.play_at_random(4, answers=20)
    while view["question"]["message"] != "ask-box":  # with which a turn begins that can be undone
        view = seat.play(view["at"], view["question"]["options"][0]["answer"])
    before = view["seen"]
    assert before is not None

    first = seat.play(view["at"], view["question"]["options"][0]["answer"])
    assert first["seen"] is None
    assert seat.do("undo", at=first["at"])["seen"] == before


def test_after_going_back_a_seat_has_seen_what_it_had_answered_by_then(server):
    game = server.new_game(seats=TWO_PEOPLE)
    play_turn(game, "irgun")
    ended = game.seat("irgun").view()["seen"]
    began = game.seat("british").view()["moment"]
    later = game.seat("british", "irgun").play_at_random(4, answers=25)
    assert later["seen"] != ended

    game.seat("irgun").post("rollback", at=later["at"], back_to=began)
    game.seat("british").do("rollback/accept", at=later["at"], back_to=began)

    assert game.seat("irgun").view()["seen"] == ended


def test_it_survives_the_process_and_is_the_same_on_another_device(tmp_path):
    with Server(tmp_path / "table.sqlite") as server:
        game = server.new_game(seats=TWO_PEOPLE)
        play_turn(game, "irgun")
        play_turn(game, "british")
        known = game.seat("irgun").view()["seen"]
        server.kill()
        server.start()

        with server.client() as device:
            device.post(f"/api/games/{game.id}/enter", json={"secret": game.secrets["irgun"]})
            seen = device.get(f"/api/games/{game.id}").json()["seen"]
        assert seen == known > 0


def test_who_plays_both_sides_is_told_what_the_side_that_is_asked_has_missed(server):
    game = server.new_game(seats=HOT_SEAT)
    seat = game.seat("british", "irgun")
    view = seat.view()
    while view["question"]["side"] == "irgun":
        view = seat.play(view["at"], view["question"]["options"][0]["answer"])

    assert view["seen"] == 0
    assert game.seat("irgun").view()["seen"] > 0


def test_a_block_of_moments_is_what_each_of_them_is_by_itself(server):
    seat = server.new_game().seat("british", "irgun")
    last = seat.play_at_random(4, answers=30)["moment"]
    block = seat.get("/moments", first=5, count=20, language="ja").json()["moments"]

    assert [one["moment"] for one in block] == [*range(5, 25)]
    for one in block:
        alone = seat.get(f"/moments/{one['moment']}", language="ja").json()
        asked = {name: alone["question"][name] for name in one["question"]}
        assert one == {**{name: alone[name] for name in one}, "question": asked}
    tail = seat.get("/moments", first=last - 2, count=24).json()["moments"]
    assert [one["moment"] for one in tail] == [last - 2, last - 1, last]


@pytest.mark.parametrize(
    ("query", "status"),
    [({"first": 999, "count": 1}, 400), ({"first": 0, "count": 0}, 422), ({"first": 0, "count": 51}, 422)],
)
def test_a_block_that_is_not_there_or_too_large_is_refused(server, query, status):
    seat = server.new_game().seat("british", "irgun")

    refused = seat.get("/moments", **query)
    assert (refused.status_code, bool(refused.json()["error"])) == (status, True)
