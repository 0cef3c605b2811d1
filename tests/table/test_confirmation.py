"""The end of a turn is confirmed: answers that would end it are held back and summed up until they come again."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from sandtable.engine.game import Game
from sandtable.games import find
from table.server import TWO_PEOPLE, Seat, Server, next_view

RULES = find("palestine")
AGAINST_BOT = {"british": {"who": "me"}, "irgun": {"who": "bot"}}


def give(seat: Seat, at: int, *answers: str) -> dict[str, Any]:
    return seat.do("answers", at=at, answers=list(answers), confirm=True)


def last_option(view: dict[str, Any]) -> str:
    """`done` where it is offered."""
    answer: str = view["question"]["options"][-1]["answer"]
    return answer


def start(server: Server, **form: object) -> tuple[Seat, dict[str, Any]]:
    """A game in which Irgun has just passed and robbed nowhere, and the British stand before their turn."""
    seat = server.new_game(**form).seat("british", "irgun")
    view = seat.play(1, "event", "pass")
    while view["question"]["side"] == "irgun":
        view = seat.play(view["at"], "done")
    return seat, view


def test_a_held_list_sums_the_turn_up_and_changes_nothing(server):
    seat, view = start(server)
    assert view["question"]["side"] == "british"
    before = give(seat, view["at"], "operation", "deploy")
    assert before["moment"] == view["moment"] + 2
    while True:  # each answer that does not end the turn is given, and the one that does is held
        last = last_option(before)
        after = give(seat, before["at"], last)
        if "held" in after:
            break
        before = after

    lines = after["held"]["lines"]
    assert lines[0]["message"] == "log-box"
    assert lines[0]["moment"] == view["moment"] + 1
    assert lines[-1]["moment"] == before["moment"] + 1
    assert seat.view() == before
    assert seat.play(before["at"], last)["turn_began"] > view["moment"]


def test_an_answer_in_the_middle_of_a_turn_is_given_at_once(server):
    seat, view = start(server)

    assert give(seat, view["at"], "limited")["moment"] == view["moment"] + 1


def test_whole_games_hold_exactly_what_would_end_a_turn_and_show_no_chance(server):
    """Which dice a server rolls, and so how long a game is, is not for a test to say: three games are long enough."""
    player = Random(4)

    assert sum(held_in_whole_game(server, player) for _ in range(3)) > 20


def held_in_whole_game(server: Server, player: Random) -> int:
    """Play a game and count how often an answer was held.

    The held lines must follow from the answers alone: a game without a dealer has the same ones.
    """
    seat = server.new_game().seat("british", "irgun")
    view, held = seat.view(), 0
    while not view["over"]:
        choice = player.choice(view["question"]["options"])["answer"]
        given = give(seat, view["at"], choice)
        if "held" in given:
            held += 1
            without_dealer = Game.new(RULES).play(*(answer for _, answer in answers_of(seat)), choice)
            lines = [line for line in given["held"]["lines"] if line["moment"] > view["moment"]]
            assert seat.view() == view
            assert [line["message"] for line in lines] == [line.message for line in without_dealer.log][
                len(view["log"]) :
            ]
            given = seat.play(view["at"], choice)
            assert given["over"] or given["turn_began"] != view["turn_began"]
        elif given["over"] or given["turn_began"] != view["turn_began"]:
            assert "chance" in [side for side, _ in answers_of(seat)[view["moment"] :]]
        view = given
    return held


def answers_of(seat: Seat) -> list[tuple[str, str]]:
    """All answers so far, each with its side."""
    runs = [line.partition(": ") for line in seat.text("record").partition("\n\n")[2].splitlines()]
    return [(side, answer) for side, _, run in runs for answer in run.split(", ")]


def test_the_other_sides_turn_begins_only_when_the_end_is_confirmed(server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun, british = game.seat("irgun"), game.seat("british")

    with british.live() as socket:
        next_view(socket, 0)
        view = give(irgun, 1, "operation", "recruit")
        assert next_view(socket, view["at"])["question"]["side"] == "irgun"
        while "held" not in (given := give(irgun, view["at"], last_option(view))):
            view = given
        assert british.view()["at"] == view["at"]
        confirmed = irgun.play(view["at"], last_option(view))
        assert next_view(socket, confirmed["at"])["question"]["side"] == "british"


def test_against_a_bot_the_bot_waits_for_the_confirmation(server):
    seat = server.new_game(seats=AGAINST_BOT).seat("british")
    with seat.live() as socket:
        view = next_view(socket, 0)
        while view["question"]["side"] != "british":
            view = next_view(socket, view["at"] + 1)
        player = Random(2)
        while True:
            choice = player.choice(view["question"]["options"])["answer"]
            given = seat.post("answers?language=ja", at=view["at"], answers=[choice], confirm=True).json()
            if "held" in given:
                break
            view = next_view(socket, given["at"])
            while view["question"]["side"] != "british":
                view = next_view(socket, view["at"] + 1)
        assert all(re.search("[぀-鿿]", line["text"]) for line in given["held"]["lines"])  # Japanese letters
        assert seat.view()["at"] == view["at"]

        seat.answer(view["at"], choice)

        assert next_view(socket, view["at"] + 1)["turn_began"] != view["turn_began"]


def test_what_is_held_can_still_be_refused(server):
    seat, view = start(server)

    stale = seat.post("answers", at=view["at"] - 1, answers=["pass"], confirm=True)
    illegal = seat.post("answers", at=view["at"], answers=["operation", "sabotage"], confirm=True)

    assert (stale.status_code, illegal.status_code) == (409, 400)
