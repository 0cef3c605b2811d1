"""Changes in place of views: what a socket is told after the first view makes the view that others are told whole."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sandtable.table.changes import change_between
from table.changes import changed, next_view_by_changes
from table.server import Server


def some_thing(random: Random, depth: int = 3) -> Any:
    kinds: list[Any] = [random.randrange(3), "word", None, True, 1.5]
    if depth and random.random() < 0.8:
        if random.random() < 0.4:
            return [some_thing(random, depth - 1) for _ in range(random.randrange(4))]
        return {random.choice("abcd"): some_thing(random, depth - 1) for _ in range(random.randrange(5))}
    return random.choice(kinds)


def test_a_change_makes_the_new_thing_of_the_old_one():
    random = Random(1)
    for _ in range(3000):
        old, new = ({"x": some_thing(random)} for _ in range(2))
        change = change_between(old, new) or {"~": {}}

        assert json.dumps(changed(old, change), sort_keys=True) == json.dumps(new, sort_keys=True)


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 1}, {"a": 1}, None),
        ({"a": 1}, {"a": 2}, {"~": {"a": {"=": 2}}}),
        ({"a": 1, "b": 1}, {"b": 1}, {"~": {}, "-": ["a"]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"~": {"a": {"~": {"c": {"=": 3}}}}}),
        ([1, 2], [1, 2, 3], {"@": 2, "+": [3]}),
        ([1, 2], [3], {"=": [3]}),
        ({"a": True}, {"a": 1}, {"~": {"a": {"=": 1}}}),
    ],
)
def test_a_change_says_no_more_than_has_changed(old, new, change):
    assert change_between(old, new) == change


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("table") / "table.sqlite") as running:
        yield running


def test_a_socket_that_takes_changes_is_told_little_and_knows_all(server):
    seat = server.new_game().seat("british", "irgun")
    random, sizes = Random(3), []
    with seat.live(changes="true") as changes, seat.live() as whole:
        told = json.loads(changes.recv())
        assert told["type"] == "view"
        view = seat.view()
        for _ in range(40):
            if view["over"]:
                break
            seat.answer(view["at"], random.choice(view["question"]["options"])["answer"])
            while (full := json.loads(whole.recv()))["at"] == view["at"]:
                pass
            view = full
            while told["at"] != view["at"]:
                text = changes.recv()
                assert json.loads(text)["type"] == "change"
                sizes.append(len(text))
                told = next_view_by_changes(told, text)
            left_out = {"type", "log", "log_from", "here"}
            assert {key: told[key] for key in told.keys() - left_out} == {
                key: view[key] for key in view.keys() - left_out
            }
    assert sorted(sizes)[len(sizes) // 2] < len(json.dumps(view)) / 2


def test_the_log_is_read_in_pieces(server):
    seat = server.new_game().seat("british", "irgun")
    view = seat.play_at_random(1, answers=30)
    lines = view["log"]
    pieces = [seat.get("/log", first=first, count=7).json() for first in range(0, len(lines), 7)]

    assert [line for piece in pieces for line in piece["log"]] == lines
    assert [piece["log_from"] for piece in pieces] == list(range(0, len(lines), 7))
    assert seat.get("/log", first=0, count=1001).status_code == 422
