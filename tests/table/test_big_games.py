"""A game on hexes at the table: bots, spectators, going back by consent, its record."""

from __future__ import annotations

from random import Random

import pytest

from commands import sandtable
from processes import until
from table.changes import next_view_by_changes
from table.server import Seat, Server

TWO_PEOPLE = {"allied": {"who": "me", "name": "Ann"}, "axis": {"who": "friend", "name": "Ben"}}
TWO_BOTS = {side: {"who": "bot", "bot": "random"} for side in TWO_PEOPLE}
HOT_SEAT = {side: {"who": "me"} for side in TWO_PEOPLE}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("table") / "table.sqlite") as running:
        yield running


def play_some(players: dict[str, Seat], answers: int, random: Random) -> None:
    for _ in range(answers):
        view = players["allied"].view()
        seat = players[view["question"]["side"]]
        seat.play(view["at"], seat.any_answer(view, random))


def test_bots_play_to_the_end_before_a_spectator_and_the_record_is_sound_and_its_dice_were_fixed(server, tmp_path):
    game = server.new_game(game="dak2", seats=TWO_BOTS).seat("spectator")
    until(lambda: game.view()["over"])
    file = tmp_path / "desert.record"
    file.write_text(game.text("record"))

    assert sandtable("record", "check", str(file)).returncode == 0
    assert sandtable("record", "verify", str(file)).returncode == 0
    again = server.http.post("/api/starts", json={"game": "dak2", "record": file.read_text()}).json()
    assert again == {"moment": game.view()["moment"], "over": True, "result": game.view()["result"]}


def test_two_people_go_back_by_consent_and_a_spectator_who_is_told_changes_sees_the_same(server):
    opened = server.new_game(game="dak2", scenario="7.1", seats=TWO_PEOPLE)
    players = {side: opened.seat(side) for side in TWO_PEOPLE}
    watcher = opened.seat("spectator")
    play_some(players, 12, Random(1))
    then = players["allied"].view()
    play_some(players, 30, Random(2))
    now = players["allied"].view()
    with watcher.live(changes=True) as socket:
        seen = next_view_by_changes({}, socket.recv())
        asking = players["allied"].do("rollback", at=now["at"], back_to=then["moment"])
        back = players["axis"].do("rollback/accept", at=now["at"], back_to=then["moment"])
        while seen["at"] < back["at"]:
            seen = next_view_by_changes(seen, socket.recv())

    assert asking["rollback"] == {"side": "allied", "back_to": then["moment"], "agreed": ["allied"]}
    told = ["moment", "state", "question", "turn_began", "phase"]
    assert [back[part] for part in told] == [then[part] for part in told]
    assert [seen[part] for part in told] == [then[part] for part in told]
    assert back["log"] == then["log"]


def test_a_moment_in_a_block_of_the_replay_is_as_it_was(server):
    seat = server.new_game(game="dak2", seats=HOT_SEAT).seat(*HOT_SEAT)
    random, views = Random(3), [seat.view()]
    for _ in range(20):
        views.append(seat.play(views[-1]["at"], seat.any_answer(views[-1], random)))
    block = seat.get("/moments", first=0, count=50).json()["moments"]
    known = {moment["moment"]: moment["state"] for moment in block}

    assert [known[view["moment"]] for view in views] == [view["state"] for view in views]
