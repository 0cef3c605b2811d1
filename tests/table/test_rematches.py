"""Giving up, and playing once more with sides swapped."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from commands import sandtable
from table.server import HOT_SEAT, TWO_PEOPLE, Opened, Seat, Server, next_view

AGAINST_A_BOT = {"british": {"who": "me", "name": "Ann"}, "irgun": {"who": "bot", "bot": "random"}}


def two_people(server: Server) -> tuple[Opened, Seat, Seat]:
    game = server.new_game(seats=TWO_PEOPLE)
    return game, game.seat("british"), game.seat("irgun")


def rematch(seat: Seat) -> httpx.Response:
    """Ask for it from a browser of one's own."""
    with seat.game.server.client() as browser:
        return browser.post(f"{seat.path}/rematch", headers=seat.headers)


def next_seat(seat: Seat, answer: dict[str, object]) -> Seat:
    """The seat that somebody has at the game that follows, by the secrets of the answer."""
    created = {"id": answer["id"], "secrets": answer["secrets"], "links": answer["links"], "view": {}}
    following = Opened(seat.game.server, created)
    return Seat(following, ".".join(following.secrets[side] for side in following.secrets if side != "spectator"))


# Resigning


@pytest.mark.parametrize(("loser", "winner"), [("british", "irgun"), ("irgun", "british")])
def test_a_side_resigns_whoever_is_asked_and_the_other_has_won(server, loser, winner):
    _, british, irgun = two_people(server)
    seat, other = (british, irgun) if loser == "british" else (irgun, british)
    before = other.view()
    with other.live() as socket:
        view = seat.do("resign", side=loser)
        told = next_view(socket, view["at"])

    assert (view["over"], view["result"], view["question"]) == (True, winner, None)
    assert (told["over"], told["result"]) == (True, winner)
    assert view["moment"] == before["moment"] + 1
    assert view["log"][-1]["message"] == "log-resigned"
    assert view["dice"]["secret"]
    assert seat.view(language="ja")["log"][-1]["text"].endswith("が投了")


def test_a_resigned_game_stays_over_when_the_table_starts_again_and_its_record_is_sound(server, tmp_path):
    _, british, _ = two_people(server)
    british.do("resign", side="british")
    server.kill()
    server.start()

    view = british.view()
    (tmp_path / "game.txt").write_text(british.text("record"), encoding="utf-8")
    checked = sandtable("record", "check", str(tmp_path / "game.txt"))
    verified = sandtable("record", "verify", str(tmp_path / "game.txt"))

    assert (view["over"], view["result"]) == (True, "irgun")
    assert "result: irgun\n" in (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert (tmp_path / "game.txt").read_text(encoding="utf-8").endswith("british: resign british\n")
    assert (checked.returncode, verified.returncode) == (0, 0)
    assert "result: irgun" in checked.stdout


def test_what_follows_a_resignation_is_refused(server):
    _, british, irgun = two_people(server)
    at = british.do("resign", side="british")["at"]

    again = irgun.post("resign", side="irgun")
    answered = irgun.answer(at, "operation")
    undone = british.post("undo", at=at)
    back = irgun.post("rollback", at=at, back_to=0)

    assert [answer.status_code for answer in (again, answered, undone, back)] == [409] * 4
    assert irgun.view()["at"] == at


def test_only_ones_own_side_resigns(server):
    game, british, irgun = two_people(server)
    at = british.view()["at"]

    other = british.post("resign", side="irgun")
    nobody = british.post("resign", side="purple")
    watching = game.seat("spectator").post("resign", side="british")
    by_the_other_door = irgun.answer(at, "resign british")

    assert [answer.status_code for answer in (other, nobody, watching, by_the_other_door)] == [403, 403, 403, 400]
    assert other.json()["error"] == "you do not play this side: only your own can resign"
    assert british.view()["at"] == at


def test_the_moment_of_a_resignation_is_looked_at_like_any_other(server):
    _, british, _ = two_people(server)
    last = british.do("resign", side="british")["moment"]

    then = british.get(f"/moments/{last}").json()
    before = british.get(f"/moments/{last - 1}").json()

    assert (then["over"], then["result"], before["over"]) == (True, "irgun", False)


# The rematch


def test_a_rematch_swaps_the_sides_and_the_other_sits_down_from_the_finished_game(server):
    game, ann, ben = two_people(server)
    ann.do("resign", side="british")
    with ben.live() as socket:
        begun = rematch(ann).json()
        told = next_view(socket, 0)
        while not told["rematch"]:
            told = next_view(socket, 0)
    came = rematch(ben).json()
    irgun, british = next_seat(ann, begun), next_seat(ben, came)

    assert told["rematch"] == begun["id"] == came["id"] != game.id
    assert (irgun.view()["you"], british.view()["you"]) == (["irgun"], ["british"])
    seats = irgun.view()["seats"]
    assert {side: (seat["name"], seat["taken"]) for side, seat in seats.items()} == {
        "british": ("Ben", True),
        "irgun": ("Ann", True),
    }


def test_who_asks_again_gets_no_second_game_and_no_other_seat(server):
    _, ann, ben = two_people(server)
    ann.do("resign", side="british")
    with server.client() as browser:
        browser.post(f"{ann.path}/enter", json={"secret": ann.secret})
        first = browser.post(f"{ann.path}/rematch")
        second = browser.post(f"{ann.path}/rematch")
    elsewhere = rematch(ann)
    rematch(ben)

    assert first.json()["id"] == second.json()["id"]
    assert "secrets" not in second.json()
    assert elsewhere.status_code == 410


def test_two_who_ask_at_once_sit_at_one_game(server):
    _, ann, ben = two_people(server)
    ann.do("resign", side="british")
    with ThreadPoolExecutor(2) as both:
        answers = [answer.json() for answer in both.map(rematch, (ann, ben))]

    assert answers[0]["id"] == answers[1]["id"]
    assert [next_seat(seat, answer).view()["you"] for seat, answer in zip((ann, ben), answers, strict=True)] == [
        ["irgun"],
        ["british"],
    ]


def test_a_rematch_against_a_bot_gives_it_the_other_side(server):
    game = server.new_game(seats=AGAINST_A_BOT)
    seat = game.seat("british")
    seat.do("resign", side="british")
    again = next_seat(seat, rematch(seat).json()).view()

    assert again["you"] == ["irgun"]
    assert (again["seats"]["british"]["bot"], again["seats"]["irgun"]["name"]) == ("random", "Ann")


def test_a_rematch_begins_where_the_game_began_with_its_options(server):
    start = server.new_game(options={"p29_anywhere": "true"}, bid=2)
    seat = start.seat("british", "irgun")
    seat.do("resign", side="british")
    again = next_seat(seat, rematch(seat).json()).view()

    assert again["options"]["p29_anywhere"] == "true"
    assert again["state"]["political_will"] == start.view["state"]["political_will"]
    assert again["you"] == ["british", "irgun"]


def test_a_rematch_of_a_record_that_was_whole_begins_from_the_beginning(server):
    seat = server.new_game().seat("british", "irgun")
    seat.do("resign", side="irgun")
    whole = server.new_game(record=seat.text("record")).seat("british", "irgun")
    again = next_seat(whole, rematch(whole).json()).view()

    assert (whole.view()["over"], again["over"]) == (True, False)


def test_nobody_has_a_rematch_of_a_game_that_goes_on_or_that_he_only_watched(server):
    game = server.new_game(seats=HOT_SEAT)

    goes_on = rematch(game.seat("british"))
    game.seat("british").do("resign", side="british")
    watched = rematch(game.seat("spectator"))

    assert (goes_on.status_code, watched.status_code) == (409, 403)
    assert goes_on.json()["error"].startswith("a rematch begins when the game is over")
