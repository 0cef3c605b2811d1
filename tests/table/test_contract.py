"""What the server sends has the fields that the client's types name, no more and no fewer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from british_way.family import FAMILY
from browser.positions import late_position
from processes import until
from sandtable.checkout import find_checkout
from sandtable.games import GAMES, find
from table.server import TWO_PEOPLE

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part here
WEB = find_checkout() / "web" / "src"
TYPES = WEB / "api" / "types.ts"


def fields_of(*files: Path) -> dict[str, set[str]]:
    """The fields of each interface of files, inherited ones included; optional ones end in a question mark."""
    found: dict[str, set[str]] = {}
    text = "".join(file.read_text() for file in files)
    interfaces = re.findall(r"export interface (\w+)(?:<[^{]*?>)?(?: extends (\w+)[^{]*)? \{\n(.*?)\n\}", text, re.S)
    for name, parent, body in interfaces:
        found[name] = set(re.findall(r"^  (\w+\??):", body, re.M)) | found.get(parent, set())
    return found


TYPED = fields_of(TYPES)


def state_of(game: str) -> set[str]:
    """The fields of a game's state, those of its family included."""
    family = GAMES[game].split(".")[-2]
    files = [WEB / "games" / folder / "state.ts" for folder in (family, game)]
    fields = fields_of(*[file for file in files if file.exists()])
    return fields.get(f"{game.capitalize()}State") or fields[f"{family.capitalize()}State"]


def check(name: str, sent: dict[str, Any]) -> None:
    """Compare what was sent with a type of the client."""
    needed = {field for field in TYPED[name] if not field.endswith("?")}
    allowed = {field.rstrip("?") for field in TYPED[name]}
    assert needed <= set(sent) <= allowed, name


@pytest.fixture(scope="module")
def game(server):
    game = server.new_game(seats=TWO_PEOPLE)
    game.seat("british", "irgun").play_at_random(3, answers=30)
    game.seat("irgun").post("chat", text="good luck")
    return game


def check_scene(scene: dict[str, Any]) -> None:
    assert set(scene["state"]) == state_of("palestine")
    for line in scene["log"]:
        check("LogLine", line)
    if scene["question"]:
        check("Question", scene["question"])
        for option in scene["question"]["options"]:
            check("Option", option)
        for entry in scene["question"]["withheld"]:
            check("Withheld", entry)


def test_a_view(game):
    view = game.seat("british").view()

    check("View", view)
    check_scene(view)
    for seat in view["seats"].values():
        check("Seat", seat)
    check("ChatLine", view["chat"][0])


def state_at_the_start(server, name: str) -> dict[str, Any]:
    seats = {side: {"who": "me"} for side in find(name).sides}
    return server.new_game(game=name, seats=seats).seat(*seats).view()["state"]


@pytest.mark.parametrize("name", GAMES)
def test_the_state_of_a_game(server, name):
    assert set(state_at_the_start(server, name)) == state_of(name)


@pytest.mark.parametrize("name", FAMILY)
def test_the_spaces_on_the_map_of_a_game(server, name):
    drawn = re.findall(r'^    id: "(\w+)",$', (WEB / "games" / name / "map.ts").read_text(), re.M)

    assert sorted(drawn) == sorted(state_at_the_start(server, name)["spaces"])


def test_a_moment_and_the_history(game):
    seat = game.seat("spectator")
    moment = seat.get("/moments/12").json()

    assert moment.pop("id") == game.id
    check("Scene", moment)
    check_scene(moment)
    for one in seat.get("/moments", first=10, count=5).json()["moments"]:
        check("Moment", one)
        check("Asking", one["question"])
    for point in seat.get("/history").json():
        check("HistoryPoint", point)


def test_a_lesson(server):
    lesson = server.http.get("/api/learn/palestine/3").json()

    check("Lesson", lesson)
    check("Scene", lesson["scene"])
    check_scene(lesson["scene"])


def test_the_chapters_of_lessons(server):
    outline = server.http.get("/api/learn/palestine").json()

    check("Outline", outline)
    for chapter in outline["chapters"]:
        check("Chapter", chapter)


def test_the_lobby(server, game):
    with server.client() as browser:
        browser.post(f"/api/games/{game.id}/enter", json={"secret": game.secrets["irgun"]})
        for summary in browser.get("/api/games").json():
            check("Summary", summary)
        created = browser.post("/api/games", json={"game": "palestine", "seats": TWO_PEOPLE}).json()
        check("Created", created)
        path = f"/api/games/{created['id']}"
        check("Links", browser.get(f"{path}/links").json())
        invited = browser.post(f"{path}/enter", json={"secret": created["secrets"]["irgun"]}).json()
        check("Invited", invited)
        check("Invitation", invited["invitation"])
        check("NewLinks", browser.post(f"{path}/invite", json={"side": "irgun"}).json())
        for known in browser.get("/api/catalogue").json():
            check("CatalogueGame", known)
            for bot in known["bots"]:
                check("Bot", bot)


def test_the_rules(server):
    for title in server.http.get("/api/rules/palestine").json():
        check("RuleTitle", title)
    check("Rule", server.http.get("/api/rules/palestine/P28").json())


def test_an_analysis(server):
    seat = server.new_game(position=late_position()).seat("british", "irgun")
    first = seat.view()["moment"]
    seat.play_at_random(6)
    seat.post("turns", moment=first)
    until(lambda: not seat.get(f"/turns/{first}").json()["running"])
    found = seat.get(f"/turns/{first}").json()

    check("Course", seat.get("/course").json())
    check("Turns", found)
    assert found["turns"]
    for turn in found["turns"]:
        check("Turn", turn)
        for answer in turn["answers"]:
            check("Option", answer)


def test_an_answer(game):
    seat = game.seat("british", "irgun")
    view = seat.view()

    check("Done", seat.answer(view["at"], view["question"]["options"][0]["answer"]).json())


def test_answers_that_are_held(server):
    seat = server.new_game().seat("british", "irgun")
    view = seat.play(1, "event", "pass")
    while "held" not in view:
        last = view["question"]["options"][-1]["answer"]
        view = seat.do("answers", at=view["at"], answers=[last], confirm=True)

    check("Held", view)
    for line in view["held"]["lines"]:
        check("LogLine", line)
