"""The guided first games over HTTP: every step of them, in both languages."""

from __future__ import annotations

import re

import pytest

from british_way.family import FAMILY
from sandtable.engine.notation import read_record
from sandtable.games import GAMES, find, find_example, has_part
from sandtable.games.lessons import lessons_of
from sandtable.words import LANGUAGES, words_for

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part here
TAUGHT = [game for game in GAMES if has_part(game, "example_of_play")]
BUTTONS = {"en": re.compile(r"\b(Done|Yes|No Special Activity)\b"), "ja": re.compile("「(.+?)」")}  # how they are named


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_lead_through_the_whole_game(server, game, language):
    chapters, text = find_example(game)
    lessons, words, given = lessons_of(chapters), words_for(game, language), []
    for step, expected in enumerate(lessons):
        lesson = server.http.get(f"/api/learn/{game}/{step}", params={"language": language}).json()
        scene = lesson["scene"]

        assert (lesson["step"], lesson["steps"]) == (step, len(lessons))
        assert lesson["explanation"] == words.text(f"learn-{expected.key}")
        assert (scene["moment"], scene["game"], scene["language"]) == (expected.moment, game, language)
        assert scene["log_from"] == 0
        if lesson["expected"]:
            assert lesson["expected"][0] in [option["answer"] for option in scene["question"]["options"]]
        given += lesson["expected"]

    assert given == read_record(find(game), text).answers
    assert lesson["expected"] == []


@pytest.mark.parametrize("game", FAMILY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_an_explanation_names_is_the_one_to_press(server, game, language):
    pressed: dict[str, list[str]] = {}
    for step in range(len(lessons_of(find_example(game)[0])) - 1):
        lesson = server.http.get(f"/api/learn/{game}/{step}", params={"language": language}).json()
        labels = {option["answer"]: option["label"] for option in lesson["scene"]["question"]["options"]}
        pressed.setdefault(lesson["explanation"], []).append(labels[lesson["expected"][0]])

    named = [(text, name) for text in pressed for name in BUTTONS[language].findall(text)]
    assert len(named) >= 7
    assert [name for text, name in named if not any(name in label for label in pressed[text])] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lessons_scene_is_that_of_a_game_which_went_the_same_way(server, game):
    chapters, text = find_example(game)
    seats = {side: {"who": "me"} for side in find(game).sides}
    imported = server.new_game(game=game, seats=seats, record=text).seat(*seats)
    lessons = lessons_of(chapters)

    for step in range(0, len(lessons), 25):
        scene = server.http.get(f"/api/learn/{game}/{step}").json()["scene"]
        moment = imported.get(f"/moments/{lessons[step].moment}").json()
        del moment["id"]
        if moment["question"] and not moment["question"]["options"]:  # orders: a lesson offers the one it is about
            del scene["question"]["options"][:]
        assert scene == moment


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_follow_each_other_without_a_gap(server, game, language):
    outline = server.http.get(f"/api/learn/{game}", params={"language": language}).json()
    chapters, words = find_example(game)[0], words_for(game, language)

    assert [one["title"] for one in outline["chapters"]] == [words.text(f"learn-chapter-{one.key}") for one in chapters]
    assert all(one["learnt"] and one["minutes"] >= 1 for one in outline["chapters"])
    ends = [one["begins"] + one["steps"] for one in outline["chapters"]]
    assert [one["begins"] for one in outline["chapters"]] == [0, *ends[:-1]]
    assert ends[-1] == len(lessons_of(chapters))


@pytest.mark.parametrize(
    ("path", "status"),
    [("palestine/9999", 404), ("palestine/-1", 404), ("chess/0", 404), ("palestine/x", 422), ("chess", 404)],
)
def test_there_are_no_other_lessons(server, path, status):
    answer = server.http.get(f"/api/learn/{path}")

    assert answer.status_code == status
    assert answer.json()["error"]
