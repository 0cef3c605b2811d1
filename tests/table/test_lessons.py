"""The guided example over HTTP: every step of it, in both languages."""

from __future__ import annotations

import re

import pytest

from sandtable.engine.notation import read_record
from sandtable.games import find, find_example
from sandtable.words import LANGUAGES, Words

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part here
RULES = find("palestine")
LESSONS, TEXT = find_example("palestine")
RECORD = read_record(RULES, TEXT)
BUTTONS = {"en": re.compile(r"\b(Done)\b"), "ja": re.compile("「(.+?)」")}  # how an explanation names a button


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_lead_through_the_whole_example(server, language):
    words, given = Words(RULES, language), []
    for step, (moment, key) in enumerate(LESSONS):
        lesson = server.http.get(f"/api/learn/palestine/{step}", params={"language": language}).json()
        scene = lesson["scene"]

        assert (lesson["step"], lesson["steps"]) == (step, len(LESSONS))
        assert lesson["explanation"] == words.text(f"learn-{key}")
        assert (scene["moment"], scene["game"], scene["language"]) == (moment, "palestine", language)
        assert scene["log_from"] == 0
        if lesson["expected"]:
            assert lesson["expected"][0] in [option["answer"] for option in scene["question"]["options"]]
        given += lesson["expected"]

    assert given == RECORD.answers
    assert lesson["expected"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_an_explanation_names_is_the_one_to_press(server, language):
    pressed: dict[str, list[str]] = {}
    for step in range(len(LESSONS) - 1):
        lesson = server.http.get(f"/api/learn/palestine/{step}", params={"language": language}).json()
        labels = {option["answer"]: option["label"] for option in lesson["scene"]["question"]["options"]}
        pressed.setdefault(lesson["explanation"], []).append(labels[lesson["expected"][0]])

    named = [(text, name) for text in pressed for name in BUTTONS[language].findall(text)]
    assert len(named) >= 10
    assert [name for text, name in named if not any(name in label for label in pressed[text])] == []


def test_a_lessons_scene_is_that_of_a_game_which_went_the_same_way(server):
    seats = {"british": {"who": "me"}, "irgun": {"who": "me"}}
    imported = server.new_game(seats=seats, record=TEXT).seat("british")

    for step in range(0, len(LESSONS), 25):
        scene = server.http.get(f"/api/learn/palestine/{step}").json()["scene"]
        moment = imported.get(f"/moments/{LESSONS[step][0]}").json()
        del moment["id"]
        assert scene == moment


@pytest.mark.parametrize(
    ("path", "status"), [("palestine/9999", 404), ("palestine/-1", 404), ("chess/0", 404), ("palestine/x", 422)]
)
def test_there_are_no_other_lessons(server, path, status):
    answer = server.http.get(f"/api/learn/{path}")

    assert answer.status_code == status
    assert answer.json()["error"]
