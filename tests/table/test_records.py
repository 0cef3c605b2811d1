"""Undo, rollback, replay, records, positions, dice, languages."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from commands import sandtable
from sandtable import new_game
from sandtable.engine.errors import BadRecord
from sandtable.engine.notation import read_record
from sandtable.games import find
from sandtable.games.british_way.cyprus.setup import USUAL_BID
from sandtable.table import dice
from table.server import HOT_SEAT, TWO_PEOPLE


def test_undo_takes_back_ones_own_answers_and_stops_at_chance(server):
    seat = server.new_game().seat("irgun")
    start = seat.view()
    two = seat.play(start["at"], "operation", "sabotage")
    assert two["may_undo"]

    one = seat.do("undo", at=two["at"])
    none = seat.do("undo", at=one["at"])
    further = seat.post("undo", at=none["at"])

    assert (one["moment"], none["moment"]) == (start["moment"] + 1, start["moment"])
    assert none["at"] > one["at"] > two["at"] > start["at"]
    assert none["question"] == start["question"]
    assert none["log"] == start["log"]
    assert not none["may_undo"]
    assert further.status_code == 409
    assert "die or a draw" in further.json()["error"]
    assert seat.answer(two["at"], "sabotage gaza").status_code == 409


def test_undo_goes_back_to_a_moment_and_stops_at_the_other_side(server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun, british = game.seat("irgun"), game.seat("british")
    irgun.answer(1, "operation", "recruit")  # no die in it, whatever the card
    view = irgun.view()

    refused = british.post("undo", at=view["at"])
    back = irgun.do("undo", at=view["at"], back_to=1)

    assert refused.status_code == 409
    assert back["moment"] == 1


def test_rollback_needs_the_other_sides_consent(server):
    game = server.new_game(seats=TWO_PEOPLE)
    both = game.seat("british", "irgun")
    irgun, british = game.seat("irgun"), game.seat("british")
    later = both.play_at_random(11, answers=30)

    asked = irgun.do("rollback", at=later["at"], back_to=3)
    assert asked["rollback"] == {"side": "irgun", "back_to": 3, "agreed": ["irgun"]}
    assert british.view()["rollback"] == {"side": "irgun", "back_to": 3, "agreed": ["irgun"]}
    assert irgun.post("rollback/accept", at=later["at"], back_to=3).status_code == 403
    declined = british.do("rollback/decline", at=later["at"], back_to=3)
    assert (declined["rollback"], declined["moment"]) == (None, later["moment"])
    assert british.post("rollback/accept", at=later["at"], back_to=3).status_code == 409

    irgun.post("rollback", at=later["at"], back_to=3)
    agreed = british.do("rollback/accept", at=later["at"], back_to=3)

    assert 3 <= agreed["moment"] < later["moment"]
    assert agreed["state"] == irgun.get("/moments/" + str(agreed["moment"])).json()["state"]
    assert agreed["log"] == later["log"][: len(agreed["log"])]


def test_consent_is_to_the_moment_that_was_asked_for_and_to_no_other(server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun, british = game.seat("irgun"), game.seat("british")
    later = game.seat("british", "irgun").play_at_random(11, answers=30)
    irgun.post("rollback", at=later["at"], back_to=later["moment"] - 2)
    seen = british.view()["rollback"]
    irgun.post("rollback", at=later["at"], back_to=0)

    for answer in ("accept", "decline"):
        late = british.post(f"rollback/{answer}", at=later["at"], back_to=seen["back_to"])
        assert (late.status_code, late.json()["at"]) == (409, later["at"])
        assert british.view()["rollback"] == {"side": "irgun", "back_to": 0, "agreed": ["irgun"]}
        assert british.view()["moment"] == later["moment"]
    assert british.post("rollback/accept", at=later["at"]).status_code == 422
    assert british.do("rollback/accept", at=later["at"], back_to=0)["moment"] == 1


def test_nobody_is_asked_for_a_consent_that_would_take_nothing_back(server):
    game = server.new_game(seats=TWO_PEOPLE)
    irgun, both = game.seat("irgun"), game.seat("british", "irgun")
    first = irgun.post("rollback", at=1, back_to=0)  # only the first card has been turned up
    later = both.play_at_random(11, answers=10)
    present = irgun.post("rollback", at=later["at"], back_to=later["moment"])

    assert "dice would fall the same way" in first.json()["error"]
    assert "nothing to undo" in present.json()["error"]
    assert (first.status_code, present.status_code) == (409, 409)
    assert both.view()["rollback"] is None


def test_a_request_to_go_back_lapses_when_the_game_moves_on(server):
    game = server.new_game(seats=TWO_PEOPLE)
    both = game.seat("british", "irgun")
    later = both.play_at_random(11, answers=10)
    game.seat("irgun").post("rollback", at=later["at"], back_to=1)

    assert both.play_at_random(12, answers=1)["rollback"] is None


def test_after_a_rollback_the_dice_fall_the_same_way(server):
    seat = server.new_game().seat("british", "irgun")
    first = seat.play_at_random(21, answers=20)
    record = load_text(seat.text("record"))
    back = seat.do("rollback", at=first["at"], back_to=1)
    again = seat.play_at_random(21, answers=20)

    assert back["moment"] == 1
    assert load_text(seat.text("record")) == record
    assert again["log"] == first["log"]


def load_text(record: str) -> list[str]:
    return record.partition("\n\n")[2].splitlines()


def test_the_game_can_be_seen_at_any_moment_and_continued_from_it(server):
    seat = server.new_game(seats=TWO_PEOPLE).seat("british", "irgun")
    now = seat.play_at_random(2, answers=25)
    middle = seat.get("/moments/10").json()
    form = {"game": "palestine", "seats": HOT_SEAT, "moment_of": {"id": now["id"], "moment": 10}}

    assert seat.get(f"/moments/{now['moment']}").json()["state"] == now["state"]
    assert middle["moment"] == 10
    assert middle["log"] == now["log"][: len(middle["log"])]
    assert {line["moment"] for line in middle["log"]} <= set(range(11))
    assert server.http.post("/api/games", json=form).status_code == 404
    branch = server.http.post("/api/games", json=form, headers=seat.headers).json()["view"]
    assert branch["log"][: len(middle["log"])] == middle["log"]
    assert branch["dice"]["dealt_from"] == 10
    assert branch["dice"]["commitment"] != now["dice"]["commitment"]


def test_a_record_goes_out_and_comes_in_again(server):
    seat = server.new_game(options={"p29_anywhere": "true"}).seat("british", "irgun")
    now = seat.play_at_random(3, answers=40)
    record = seat.text("record")

    copy = server.new_game(record=record)

    assert "commitment: " in record
    assert "secret: " not in record
    assert copy.view["state"] == now["state"]
    assert copy.view["question"] == now["question"]
    assert copy.view["options"]["p29_anywhere"] == "true"
    assert load_text(copy.seat("british").text("record")) == load_text(record)


def test_a_position_goes_out_and_comes_in_again(server):
    seat = server.new_game().seat("british", "irgun")
    now = seat.play_at_random(4, answers=33)

    copy = server.new_game(position=seat.text("position"))

    assert copy.view["state"] == now["state"]
    assert copy.view["question"] == now["question"]
    end = copy.seat("british", "irgun").play_at_random(4)
    assert end["over"]
    again = server.new_game(record=copy.seat("british").text("record"))
    assert again.view["result"] == end["result"]


def test_a_bid_changes_the_political_will_at_the_start(server):
    for bid, will in [(-3, 15), (2, 20), (0, 18)]:
        game = server.new_game(bid=bid, options={"p29_anywhere": "true"})

        assert game.view["state"]["political_will"] == will
        assert game.view["options"]["p29_anywhere"] == "true"
        assert game.view["question"]["side"] == "irgun"


def test_a_game_without_a_bid_begins_with_the_usual_one(server):
    seats = {"british": {"who": "me"}, "eoka": {"who": "me"}}
    begun = {
        name: server.new_game(game="cyprus", seats=seats, **bid) for name, bid in [("usual", {}), ("none", {"bid": 0})]
    }
    again = server.new_game(game="cyprus", seats=seats, record=begun["usual"].seat("british").text("record"))

    assert [game.view["state"]["political_will"] for game in (*begun.values(), again)] == [
        14 + USUAL_BID,
        14,
        14 + USUAL_BID,
    ]


def verify(file, *options):
    return sandtable("record", "verify", str(file), *options)


def test_the_dice_of_a_finished_game_can_be_verified_and_only_theirs(server, tmp_path):
    seat = server.new_game().seat("british", "irgun")
    begun = seat.play_at_random(5, answers=20)
    file = tmp_path / "record.txt"
    file.write_text(seat.text("record"))
    early = verify(file)
    end = seat.play_at_random(6)
    record = seat.text("record")
    file.write_text(record)
    sound = verify(file)
    forged = "\n".join(line for line in record.splitlines() if not line.startswith("check:")).replace(
        f"secret: {end['dice']['secret']}", "secret: " + "0" * 64
    )
    file.write_text(forged)
    wrong = verify(file)

    assert "secret" not in begun["dice"]
    assert begun["dice"]["commitment"] == end["dice"]["commitment"]
    assert (sound.returncode, sound.stderr) == (0, "")
    assert re.search(r": (\d+) of \1 outcomes of chance follow from the secret", sound.stdout)
    assert [early.returncode, wrong.returncode] == [2, 2]
    assert "do not fit the commitment" in wrong.stderr


def test_a_chosen_die_is_found(server, tmp_path):
    seat = server.new_game().seat("british", "irgun")
    seat.play_at_random(8)
    genuine = seat.text("record")
    extra = [line for line in genuine.splitlines() if line.startswith(("commitment", "secret", "dealt"))]
    foreign = new_game("palestine", seed=1)  # other dice under the same commitment
    header, _, answers = foreign.record().partition("\n\n")
    file = tmp_path / "record.txt"
    file.write_text("\n".join([header, *extra]) + "\n\n" + answers)
    while verify(file).returncode == 0:  # the one card turned up may be the same by chance
        options = list(foreign.question.options)
        foreign.play(options[0])
        header, _, answers = foreign.record().partition("\n\n")
        file.write_text("\n".join([header, *extra]) + "\n\n" + answers)

    assert "was not dealt by these dice" in verify(file).stderr


def test_a_commitment_that_proves_nothing_is_no_proof(server, tmp_path):
    seat = server.new_game().seat("british", "irgun")
    begun = seat.play_at_random(8, answers=20)
    continued = server.new_game(record=seat.text("record"))
    end = continued.seat("british", "irgun").play_at_random(8)
    genuine = continued.seat("british").text("record")
    file = tmp_path / "record.txt"
    file.write_text(genuine)
    alone = verify(file)
    sound = verify(file, "--commitment", end["dice"]["commitment"])
    other = verify(file, "--commitment", begun["dice"]["commitment"])
    zeros = {"secret": "00" * 32, "commitment": sha256(bytes(32) + b"9999").hexdigest(), "dealt from": "9999"}
    lines = [
        f"{name}: {zeros[name]}" if (name := line.partition(":")[0]) in zeros else line for line in genuine.splitlines()
    ]
    file.write_text("\n".join(lines) + "\n")

    commitment, dealt_from = end["dice"]["commitment"], begun["moment"]
    assert f"those before answer {dealt_from + 1} came with the record" in sound.stdout
    assert f"fingerprint {commitment}\nthis is the one you gave" in sound.stdout
    assert (sound.returncode, alone.returncode, alone.stdout) == (0, 2, "")
    assert f"that those before answer {dealt_from + 1} came with the record" in alone.stderr
    assert (other.returncode, other.stdout) == (2, "")
    assert f"dealt under another commitment: {commitment}" in other.stderr
    assert verify(file).returncode == 2
    assert "nothing to verify" in verify(file).stderr


def test_a_record_that_hides_dice_behind_an_edited_beginning_proves_nothing(server, tmp_path):
    seat = server.new_game().seat("british", "irgun")
    end = seat.play_at_random(8)
    genuine, file = seat.text("record"), tmp_path / "record.txt"
    file.write_text(genuine.replace("dealt from: 0", "dealt from: 40"))
    edited = verify(file)
    other = sha256(bytes.fromhex(end["dice"]["secret"]) + b"40").hexdigest()
    file.write_text(file.read_text().replace(end["dice"]["commitment"], other))  # and its fingerprint with it
    consistent, compared = verify(file), verify(file, "--commitment", end["dice"]["commitment"])

    assert [run.returncode for run in (edited, consistent, compared)] == [2, 2, 2]
    assert [run.stdout + run.stderr.partition("\n")[2] for run in (edited, consistent, compared)] == ["", "", ""]
    assert "secret and 'dealt from' do not fit the commitment made before the game" in edited.stderr
    assert re.search(r"only (\d+) of (?!\1)\d+ outcomes of chance follow from the secret", consistent.stderr)
    assert "dealt under another commitment" in compared.stderr


@pytest.mark.parametrize("beginning", ["-40", "4_0", "٤٠", "forty", "", "9" * 30])
def test_where_the_dice_begin_is_a_number(beginning):
    rules, record = find("palestine"), new_game("palestine", seed=1).record()
    header = {"commitment": sha256(bytes(32)).hexdigest(), "secret": "00" * 32, "dealt from": beginning}

    with pytest.raises(BadRecord, match="its 'dealt from' is no number"):
        dice.verify(rules, read_record(rules, record), header)


def test_nothing_can_be_taken_back_after_the_end(server):
    seat = server.new_game().seat("british", "irgun")
    end = seat.play_at_random(9)

    for answer in (
        seat.answer(end["at"], "pass"),
        seat.post("undo", at=end["at"]),
        seat.post("rollback", at=end["at"], back_to=1),
    ):
        assert answer.status_code == 409
        assert "over" in answer.json()["error"]
    assert seat.view() == end


def test_the_language_can_be_switched_at_any_time(server):
    seat = server.new_game().seat("british", "irgun")
    seat.play_at_random(10, answers=15)
    english, japanese = seat.view(language="en"), seat.view(language="ja")

    assert english["state"] == japanese["state"]
    assert english["question"]["prompt"] != japanese["question"]["prompt"]
    assert english["question"]["rule"] == japanese["question"]["rule"]
    assert english["names"]["british"] != japanese["names"]["british"]
    texts = [(en["text"], ja["text"]) for en, ja in zip(english["log"], japanese["log"], strict=True)]
    assert sum(en == ja for en, ja in texts) == 0


def test_the_question_says_what_is_withheld_and_why(server):
    seat = server.new_game().seat("irgun")
    view = seat.play(1, "operation", "sabotage")
    withheld = {one["answer"]: one for one in view["question"]["withheld"]}

    assert "sabotage gaza" in {one["answer"] for one in view["question"]["options"]}
    assert withheld
    assert all(one["reason"] and one["label"] for one in withheld.values())


def test_rules_cards_and_options_are_explained_in_both_languages(server):
    for language in ("en", "ja"):
        palestine, *_ = server.http.get("/api/catalogue", params={"language": language}).json()
        contents = server.http.get("/api/rules/palestine", params={"language": language}).json()
        card = server.http.get("/api/rules/palestine/P28", params={"language": language}).json()

        assert [side["side"] for side in palestine["sides"]] == ["british", "irgun"]
        assert [option["option"] for option in palestine["options"]] == list(find("palestine").option_values)
        assert all(option["text"] and option["title"] for option in palestine["options"])
        assert {"3.3.3", "P28"} <= {entry["number"] for entry in contents}
        assert card["title"]
        assert len(card["parts"]) >= 2


def test_the_history_has_a_point_for_each_turn_and_the_present(server):
    seat = server.new_game().seat("british", "irgun")
    assert [point["moment"] for point in seat.get("/history").json()] == [1]
    view = seat.play_at_random(11)

    history = seat.get("/history").json()

    moments = [point["moment"] for point in history]
    assert moments == sorted(set(moments))
    assert moments[-1] == view["moment"]
    for point in history[:: len(history) // 10]:
        scene = seat.get(f"/moments/{point['moment']}").json()
        assert point["card"] == scene["state"]["card"]
        assert point["values"] == {name: scene["state"][name] for name in ("political_will", "haganah")}
        assert scene["over"] or scene["turn_began"] == point["moment"]


def test_the_history_goes_back_with_a_rollback(server):
    seat = server.new_game().seat("british", "irgun")
    view = seat.play_at_random(12, answers=60)
    before = seat.get("/history").json()
    assert len(before) > 5

    seat.post("rollback", at=view["at"], back_to=before[2]["moment"])

    assert seat.get("/history").json() == before[:3]
