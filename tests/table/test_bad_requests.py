"""Whatever a client gets wrong is a 4xx with one sentence, and nothing has changed."""

from __future__ import annotations

import json
import os
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from british_way.family import FAMILY
from sandtable.games import GAMES
from sandtable.table.forms import LONGEST_ANSWER
from table.server import HOT_SEAT, TWO_PEOPLE, Opened, Server

CREATE = "/api/games"


def refused(answer: httpx.Response, *statuses: int) -> str:
    """The sentence of a refusal."""
    assert answer.status_code in statuses, answer.text
    sentence = answer.json()["error"]
    assert sentence
    assert sentence.isprintable()
    assert len(sentence) < 400
    return sentence


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[" * 100_000, 400),
        (b"[]", 422),
        (b"null", 422),
        (b'{"at": "one", "answers": ["pass"]}', 422),
        (b'{"at": true, "answers": ["pass"]}', 422),
        (b'{"at": 1.5, "answers": ["pass"]}', 422),
        (b'{"at": -1, "answers": ["pass"]}', 422),
        (b'{"at": 1, "answers": []}', 422),
        (b'{"at": 1, "answers": "pass"}', 422),
        (b'{"at": 1, "answers": [1]}', 422),
        (b'{"at": 1, "answers": ["\\ud800"]}', 422),
        (b'{"at": 1, "answers": ["pass"], "side": "british"}', 422),
        (b'{"at": 1, "answers": ["pass"], "confirm": "yes"}', 422),
        (b'{"at": 1, "answers": ["' + b"x" * (LONGEST_ANSWER + 1) + b'"]}', 422),
        (b'{"at": 1' + b"0" * 5000 + b', "answers": ["pass"]}', 400),
        (b'{"at": 99999999999999999999999, "answers": ["pass"]}', 409),
        (b'{"at": 1, "answers": ["sabotage nowhere"]}', 400),
        (b'{"at": 1, "answers": ["a\\u0000, b: | c"]}', 400),
    ],
)
def test_bad_answers(server, body, status):
    seat = server.new_game().seat("british", "irgun")
    before = seat.view()
    assert before["at"] == 1

    headers = {**seat.headers, "Content-Type": "application/json"}
    refused(server.http.post(seat.path + "/answers", content=body, headers=headers), status)
    assert seat.view() == before


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({}, 422),
        ({"seats": {}}, 400),
        ({"seats": {"british": {"who": "me"}}}, 400),
        ({"seats": {**HOT_SEAT, "haganah": {"who": "me"}}}, 400),
        ({"seats": {**HOT_SEAT, "irgun": {"who": "bot", "bot": "genius"}}}, 400),
        ({"seats": {**HOT_SEAT, "irgun": {"who": "cat"}}}, 422),
        ({"seats": HOT_SEAT, "game": "chess"}, 404),
        ({"seats": HOT_SEAT, "scenario": "moon"}, 404),
        ({"seats": HOT_SEAT, "options": {"p29_anywhere": "maybe"}}, 404),
        ({"seats": HOT_SEAT, "options": {"p29_anywhere": "a\nb"}}, 404),
        ({"seats": HOT_SEAT, "options": {"a\nb": "true"}}, 404),
        ({"seats": HOT_SEAT, "bid": -18}, 400),
        ({"seats": HOT_SEAT, "bid": 3}, 400),
        ({"seats": HOT_SEAT, "position": "nonsense"}, 400),
        ({"seats": HOT_SEAT, "position": "x" * 500_001}, 422),
        ({"seats": HOT_SEAT, "position": "a: \0\x1b[2J"}, 400),
        ({"seats": HOT_SEAT, "position": "\ud800"}, 422),
        ({"seats": HOT_SEAT, "record": "\ud800"}, 422),
        ({"seats": HOT_SEAT, "record": "nonsense"}, 400),
        ({"seats": HOT_SEAT, "record": "sandtable record: 1\ngame: palestine 1\n"}, 400),
        ({"seats": HOT_SEAT, "record": "x" * 5_000_001}, 422),
        ({"seats": HOT_SEAT, "moment_of": {"id": "unknown", "moment": 1}}, 404),
    ],
)
def test_bad_games(server, form, status):
    content = json.dumps({"game": "palestine", **form})  # with escapes, for half a letter cannot be sent otherwise
    refused(server.http.post(CREATE, content=content, headers={"Content-Type": "application/json"}), status)


def test_a_new_game_is_of_a_game_that_is_named(server):
    sentence = refused(server.http.post(CREATE, json={"seats": HOT_SEAT}), 422)

    assert "game" in sentence


@pytest.mark.parametrize(
    ("old", "new"), [("gaza:", "g" * 5000 + ":"), ("2 troops", "2 " + "t" * 5000), ("palestine 1", "p" * 5000 + " 1")]
)
def test_very_long_words_are_refused_like_short_ones(server, old, new):
    seat = server.new_game().seat("british", "irgun")
    position, record = seat.text("position"), seat.text("record")
    changed = [("position", position), ("record", record.replace("start:", f"start: {position}".replace("\n", " | ")))]
    for kind, text in changed:
        form = {"game": "palestine", "seats": HOT_SEAT, kind: text.replace(old, new, 1)}
        refused(server.http.post(CREATE, json=form), 400)

    assert server.http.get(f"/api/rules/{'a' * 3000}").status_code == 404


def test_what_cannot_be_imported_is_explained_in_japanese(server):
    seat = server.new_game().seat("british", "irgun")
    position = seat.text("position").replace("prison: 0", "prison: 1")
    record = seat.text("record").replace("chance: ", "irgun: ")
    forms = [{"position": position}, {"record": record}, {"game": "chess"}]
    answers = [
        server.http.post(f"{CREATE}?language=ja", json={"game": "palestine", "seats": HOT_SEAT, **form})
        for form in forms
    ]

    assert [refused(answer, 400, 404) for answer in answers] == [
        "1.2：構成員が合わせて16個です（ゲームには15個）",
        "棋譜の1番目の答えを再現できません：2.3.6：今決めるのは運で、イルグンではありません",
        f"「chess」というゲームはありません（{', '.join(GAMES)}から選んでください）",
    ]


@pytest.mark.parametrize("name", FAMILY)
def test_a_position_that_cannot_be_is_refused_with_a_sentence_and_any_other_is_played(server, name):
    random, fuzz, opened = Random("positions at the table"), FAMILY[name], 0
    pool = fuzz.written_positions(random, 3)
    hot_seat = {side: {"who": "me"} for side in fuzz.rules.sides}
    for _ in range(100 if "SANDTABLE_LONG" in os.environ else 10):
        position = fuzz.fuzzed(random, pool)
        answer = server.http.post(CREATE, json={"game": name, "seats": hot_seat, "position": position})
        if answer.status_code != 201:
            assert refused(answer, 400, 404), position
            continue
        opened += 1
        seat = Opened(server, answer.json()).seat(*fuzz.rules.sides)
        seat.play_at_random(opened, answers=20)
        assert seat.text("record"), position
        again = {"game": name, "seats": hot_seat, "position": seat.text("position")}
        assert server.http.post(CREATE, json=again).is_success, position

    assert opened
    assert "Traceback" not in server.log()


def test_a_corrupt_record_is_not_imported(server):
    seat = server.new_game().seat("british", "irgun")
    seat.play_at_random(5, answers=30)
    record = seat.text("record")

    for corrupt in (
        record[:-20],
        record.replace("answers: ", "answers: 1"),
        record.replace("palestine 1", "palestine 9"),
    ):
        refused(server.http.post(CREATE, json={"game": "palestine", "seats": HOT_SEAT, "record": corrupt}), 400)


def test_unknown_games_and_forged_links_look_the_same(server):
    game = server.new_game(seats=TWO_PEOPLE)
    forged = game.seat("british")
    forged.secret = game.secrets["british"][:-1] + "?"
    other = server.new_game().seat("british")
    other.path = forged.path
    unknown = game.seat("british")
    unknown.path = "/api/games/unknown"

    sentences = {refused(seat.get(""), 404) for seat in (forged, other, unknown)}
    sentences.add(refused(server.http.get(forged.path), 404))
    sentences.add(refused(server.http.post(forged.path + "/enter", json={"secret": "forged"}), 404))
    sentences |= {refused(seat.answer(1, "pass"), 404) for seat in (forged, other, unknown)}

    assert len(sentences) == 1


def test_a_body_of_ten_megabytes_is_refused(server):
    seat = server.new_game().seat("british", "irgun")
    big = json.dumps({"at": 1, "answers": ["x" * 10_000_000]}).encode()

    refused(server.http.post(seat.path + "/answers", content=big, headers=seat.headers), 413)
    pieces = (b"x" * 100_000 for _ in range(100))
    refused(server.http.post(seat.path + "/answers", content=pieces, headers=seat.headers), 413)
    assert seat.view()["at"] == 1


def test_unknown_pages_methods_languages_rules_and_moments(server):
    seat = server.new_game().seat("british")
    refused(server.http.get("/nothing"), 404)
    refused(server.http.put("/api/games"), 405)
    refused(seat.get("", language="tlh"), 422)
    refused(seat.get("/moments/99999999999999999999"), 400)
    refused(seat.get("/moments/-1"), 400)
    refused(seat.get("/moments/one"), 422)
    refused(seat.get("/record", moment=-1), 422)
    refused(seat.get("/record", moment=5000), 400)
    refused(server.http.get("/api/rules/chess"), 404)
    refused(server.http.get("/api/rules/palestine/9.9.9"), 404)


@pytest.mark.parametrize("number", [" 1", "1 ", "1_0", "1.0", "+1", ""])
def test_a_number_in_an_address_is_written_in_digits(server, number):
    seat = server.new_game().seat("british")

    refused(seat.get("", seen=number), 422)
    refused(seat.get("/record", moment=number), 422)
    if number:
        refused(seat.get(f"/moments/{number}"), 422)


def test_other_sites_cannot_act_for_a_player(server):
    seat = server.new_game().seat("irgun")
    form = {"at": 1, "answers": ["operation"]}

    for origin in ("https://evil.example", "null", "http://[bad", ""):
        headers = {**seat.headers, "Origin": origin}
        refused(server.http.post(seat.path + "/answers", json=form, headers=headers), 403)
    assert seat.view()["at"] == 1


def test_every_answer_has_secure_headers(server):
    for path in ("/healthz", "/nothing", "/docs", "/openapi.json", "/api/catalogue"):
        headers = server.http.get(path).headers

        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_the_page_of_the_api_names_every_request_and_fetches_nothing(server):
    page = server.http.get("/docs").text

    assert [path for path in server.http.get("/openapi.json").json()["paths"] if path not in page] == []
    assert "://" not in page
    assert "<script" not in page


def test_the_log_holds_no_secret(server):
    game = server.new_game(seats=TWO_PEOPLE)
    game.seat("irgun").answer(1, "operation")
    with server.client() as browser:
        browser.post(f"/api/games/{game.id}/enter", json={"secret": game.secrets["irgun"]})

    lines = [json.loads(line) for line in server.log().splitlines()]
    assert any(line.get("path", "").endswith("/answers") and line["status"] == 200 for line in lines)
    assert [secret for secret in game.secrets.values() if secret in server.log()] == []


def test_too_many_requests_are_refused_and_time_heals(tmp_path):
    with Server(tmp_path / "table.sqlite", "--rate", "2") as server:
        answers = [server.http.get("/api/catalogue") for _ in range(12)]

        assert {answer.status_code for answer in answers} == {200, 429}
        refused(answers[-1], 429)
        assert answers[-1].headers["Retry-After"] == "1"
        assert server.http.get("/healthz").status_code == 200


def test_a_very_low_rate_lets_one_through(tmp_path):
    with Server(tmp_path / "table.sqlite", "--rate", "0.01") as server:
        assert [server.http.get("/api/catalogue").status_code for _ in range(2)] == [200, 429]


def test_a_socket_that_is_opened_counts_like_a_request(tmp_path):
    with Server(tmp_path / "table.sqlite", "--rate", "0.01") as server:
        seat = server.new_game().seat("irgun")
        with pytest.raises(InvalidStatus) as refusal, seat.live():
            pass

    assert refusal.value.response.status_code == 429
