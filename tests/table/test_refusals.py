"""Refusals speak the reader's language."""

from __future__ import annotations

import re

import httpx
import pytest

from sandtable.table.forms import LONGEST_ANSWER
from table.server import HOT_SEAT, TWO_PEOPLE, Server

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part here
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def sentences(request, *statuses: int) -> tuple[str, str]:
    """What a request is refused with in English and in Japanese."""
    answers = [request(language) for language in ("en", "ja")]
    for answer in answers:
        assert answer.status_code in statuses, answer.text
    english, japanese = (answer.json()["error"] for answer in answers)
    assert not JAPANESE.search(english)
    assert JAPANESE.search(japanese)
    assert "\n" not in english + japanese
    return english, japanese


def post(server: Server, path: str, headers: dict[str, str], form: object):
    def request(language: str) -> httpx.Response:
        return server.http.post(path, json=form, headers=headers, params={"language": language})

    return request


def get(server: Server, path: str, headers: dict[str, str] | None = None):
    return lambda language: server.http.get(path, headers=headers, params={"language": language})


def test_an_answer_that_is_not_offered_says_why_in_both_languages(server):
    seat = server.new_game().seat("irgun")
    form = {"at": 1, "answers": ["operation", "sabotage", "sabotage rail_egypt"]}

    english, japanese = sentences(post(server, seat.path + "/answers", seat.headers, form), 400)

    question = seat.play(1, "operation", "sabotage")["question"]
    withheld = {entry["answer"]: entry for entry in question["withheld"]}["sabotage rail_egypt"]
    reason = withheld["reason"].removeprefix("3.3.3: ")
    assert english == f"3.3.3: {withheld['label']} is not offered: {reason}"
    told = {entry["answer"]: entry["reason"] for entry in seat.view(language="ja")["question"]["withheld"]}
    reason = told["sabotage rail_egypt"].removeprefix("3.3.3：")
    assert japanese == f"3.3.3：「サボタージュ：Egypt－Tel Aviv鉄道」は選べません：{reason}"
    nonsense = {"at": 3, "answers": ["x" * 60]}
    english, _ = sentences(post(server, seat.path + "/answers", seat.headers, nonsense), 400)
    assert "not an answer to this question" in english


def test_names_of_sides_are_put_into_words(server):
    game = server.new_game(seats=TWO_PEOPLE)
    british = game.seat("british")
    form = {"at": 1, "answers": ["operation"]}

    refused = sentences(post(server, british.path + "/answers", british.headers, form), 403)

    assert refused == ("it is for Irgun to decide now", "今決めるのはイルグンです")


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"at": 0, "answers": ["pass"]}, 409),
        ({"answers": ["pass"]}, 422),
        ({"at": 1, "answers": ["pass"], "side": "british"}, 422),
        ({"at": 1, "answers": ["x" * (LONGEST_ANSWER + 1)]}, 422),
        ({"at": "one", "answers": ["pass"]}, 422),
        ([], 422),
    ],
)
def test_bad_answers(server, form, status):
    seat = server.new_game().seat("irgun")

    sentences(post(server, seat.path + "/answers", seat.headers, form), status)


def test_the_rest_of_a_game(server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun, spectator = game.seat("irgun"), game.seat("spectator")

    sentences(get(server, "/api/games/unknown"), 404)
    sentences(get(server, irgun.path + "/moments/99", irgun.headers), 400)
    sentences(post(server, irgun.path + "/undo", irgun.headers, {"at": 1}), 409)
    sentences(post(server, irgun.path + "/rollback/accept", irgun.headers, {"at": 1, "back_to": 0}), 409)
    sentences(post(server, irgun.path + "/chat", spectator.headers, {"text": "boo"}), 403)


def test_what_is_not_about_a_game(server):
    sentences(get(server, "/nothing"), 404)
    sentences(get(server, "/api/rules/palestine/9.9.9"), 404)
    english, _ = sentences(get(server, "/api/rules/dak2/3.3.3"), 404)
    assert english == "there is no rule of this number; there are, for example: 13.9"
    sentences(get(server, "/api/rules/chess"), 404)
    sentences(get(server, "/api/learn/palestine/999"), 404)
    sentences(lambda language: server.http.put("/api/games", params={"language": language}), 405)
    sentences(post(server, "/api/games", {}, {"game": "palestine", "seats": {}}), 400)
    sentences(post(server, "/api/games", {}, {"game": "palestine", "seats": HOT_SEAT, "record": "nonsense"}), 400)
    sentences(post(server, "/api/games", {}, {"game": "palestine", "seats": HOT_SEAT, "bid": -19}), 400)
    sentences(
        post(server, "/api/games", {"Origin": "https://evil.example"}, {"game": "palestine", "seats": HOT_SEAT}), 403
    )
    sentences(post(server, "/api/games", {}, {"game": "palestine", "seats": HOT_SEAT, "record": "x" * 9_000_000}), 413)


def test_an_unknown_language_is_refused_in_english(server):
    answer = server.http.get("/api/catalogue", params={"language": "tlh"})

    assert answer.status_code == 422
    assert answer.json()["error"].startswith("language: ")
