"""A bot has failed and a person plays on in its place: whose seat it is then, and who may do what there."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from typing import Any

import httpx

from processes import until
from table.server import Opened, Seat, Server

SLOW = {"who": "bot", "bot": "search:30s"}
AGAINST_BOT = {"british": {"who": "me", "name": "Ann"}, "irgun": SLOW}  # Irgun goes first
TWO_BOTS = {"british": {"who": "bot", "bot": "random"}, "irgun": SLOW}


def with_failed_bot(server: Server, seats: dict[str, Any]) -> tuple[Opened, int]:
    """A game whose bot has been killed in the middle of a thought, and its `at`."""
    game = server.new_game(seats=seats)
    return game, fail(game)


def fail(game: Opened) -> int:
    """Kill whoever thinks until the bot that is asked has failed."""

    def failed() -> bool:
        for process in game.server.thinkers():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        return bool(game.seat("spectator").view()["bot_failed"])

    until(failed)
    return int(game.seat("spectator").view()["at"])


def take_over(seat: Seat, at: int) -> tuple[httpx.Response, Seat]:
    """Take the Irgun over in a browser of one's own, and who then holds both sides."""
    with seat.game.server.client() as client:
        answer = client.post(f"{seat.path}/take-over", json={"at": at}, headers=seat.headers)
    assert answer.status_code == 200, answer.text
    return answer, Seat(seat.game, f"{seat.secret}.{answer.json()['secrets']['irgun']}")


def test_who_played_against_the_bot_plays_both_sides_from_then_on_and_after_a_restart(server):
    game, at = with_failed_bot(server, AGAINST_BOT)

    answer, both = take_over(game.seat("british"), at)

    view = both.view()
    assert answer.json()["at"] == view["at"] == at
    assert (view["you"], view["bot_failed"]) == (["british", "irgun"], False)
    assert view["seats"]["irgun"] == {**view["seats"]["british"], "side": "Irgun"}
    assert view["seats"]["irgun"]["name"] == "Ann"
    assert both.play_at_random(1, answers=5)["at"] > at
    server.kill()
    server.start()
    assert both.view()["you"] == ["british", "irgun"]
    assert both.play_at_random(2)["over"]


def test_the_seat_has_a_link_of_its_own_which_the_browser_keeps(server):
    game, at = with_failed_bot(server, AGAINST_BOT)
    british = game.seat("british")

    answer, both = take_over(british, at)

    secret = answer.json()["secrets"]["irgun"]
    assert answer.json()["links"] == {"irgun": f"/games/{game.id}#{secret}"}
    assert answer.headers.get_list("set-cookie")[0].startswith(f"sandtable_{game.id}.irgun={secret};")
    assert Seat(game, secret).view()["you"] == ["irgun"]
    choice = both.view()["question"]["options"][0]["answer"]
    assert british.view()["you"] == ["british"]
    assert british.answer(at, choice).status_code == 403
    assert both.answer(at, choice).status_code == 200


def test_who_plays_both_sides_is_alone_and_needs_no_consent(server):
    game, at = with_failed_bot(server, AGAINST_BOT)
    british = game.seat("british")

    _, both = take_over(british, at)

    later = both.play_at_random(3, answers=4)
    assert later["may_analyse"] is True
    assert british.view()["may_analyse"] is False
    assert both.do("rollback", at=later["at"], back_to=at)["moment"] == at


def test_one_of_those_who_watch_two_bots_sits_down_and_the_others_go_on_watching(server):
    game, at = with_failed_bot(server, TWO_BOTS)
    spectator = game.seat("spectator")

    _, player = take_over(spectator, at)

    assert player.view()["you"] == ["irgun", "spectator"]
    assert spectator.view()["you"] == ["spectator"]
    assert spectator.view()["may_analyse"] is False
    assert spectator.post("take-over", at=at).status_code == 403
    view = player.view()
    while view["question"]["side"] == "irgun":
        view = player.play_at_random(view["at"], answers=1)
    until(lambda: player.view()["question"]["side"] == "irgun")


def test_only_a_failed_bot_is_taken_over_once_by_who_plays_and_has_seen_the_board(server):
    game, at = with_failed_bot(server, AGAINST_BOT)
    british = game.seat("british")

    assert game.seat("spectator").post("take-over", at=at).status_code == 403
    stale = british.post("take-over", at=at - 1)
    assert (stale.status_code, stale.json()["at"]) == (409, at)
    take_over(british, at)
    for action in ({"what": "take-over"}, {"what": "substitute", "bot": "random"}):
        late = british.post(at=at, **action)
        assert (late.status_code, late.json()["error"]) == (409, "no bot has failed here")
