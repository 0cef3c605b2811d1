"""What a view says of a question beyond its answers: what finishes, what is done beside, what was given, the phase."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from british_way.family import FAMILY
from sandtable import new_game
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games import find, find_reference
from sandtable.table.play import Play
from sandtable.table.views import describe_given, describe_phase
from sandtable.words import words_for

PHASES = {"palestine": 4, "cyprus": 4, "malaya": 5}


def operation(server, *answers):
    """A game in which Irgun does a full Operation, and the view after these answers."""
    seat = server.new_game().seat("irgun", "british")
    return seat, seat.play(seat.view()["at"], "operation", *answers)


def test_a_question_says_which_answer_finishes_it(server):
    seat = server.new_game().seat("irgun", "british")
    finishes = [seat.view()["question"]["finish"]]
    for answer in ("operation", "recruit", "recruit samaria", "2"):
        finishes.append(seat.play(seat.view()["at"], answer)["question"]["finish"])

    assert finishes == ["", "pass", "", "", "done"]


def test_an_event_is_declined_by_a_pass(server):
    seat = server.new_game().seat("irgun", "british")

    assert seat.play(seat.view()["at"], "event")["question"]["finish"] == "pass"


def test_what_can_be_done_beside_an_operation_is_named(server):
    _, view = operation(server, "sabotage")
    named = {option["answer"]: option["beside"] for option in view["question"]["options"]}

    assert named["sabotage gaza"] == ""
    assert named["terror haifa_c"] == "Terror"
    assert named["silence jerusalem_c"] == "Silence"


def test_where_an_operation_is_chosen_none_is_beside_another(server):
    _, view = operation(server)

    assert {option["beside"] for option in view["question"]["options"]} == {""}


def test_a_question_counts_the_spaces_of_an_operation(server):
    seat, view = operation(server, "recruit")
    assert view["question"]["progress"] == {"number": 1, "count": 4}
    view = seat.play(view["at"], "recruit samaria")
    assert view["question"]["progress"] is None  # how many Cells

    view = seat.play(view["at"], "2")

    assert view["question"]["progress"] == {"number": 2, "count": 4}


def test_all_who_look_read_what_was_given_in_the_turn_until_it_is_taken_back(server):
    seat, _ = operation(server, "recruit")
    view = seat.play(seat.view()["at"], "recruit samaria", "2", "recruit gaza", "1")

    asked = [(one["message"], one["answer"], one["space"]) for one in seat.game.seat("spectator").view()["given"]]
    assert asked == [
        ("ask-box", "operation", ""),
        ("ask-operation", "recruit", ""),
        ("ask-recruit", "recruit samaria", "samaria"),
        ("ask-recruit-how-many", "2", ""),
        ("ask-recruit", "recruit gaza", "gaza"),
        ("ask-recruit-how-many", "1", ""),
    ]
    seat.do("undo", at=view["at"])
    assert [one["answer"] for one in seat.view()["given"]][-1] == "recruit gaza"


def test_what_was_done_beside_is_not_among_what_was_given(server):
    seat, view = operation(server, "recruit")
    beside = next(option["answer"] for option in view["question"]["options"] if option["beside"] == "Silence")
    view = seat.play(view["at"], beside)

    assert [one["answer"] for one in view["given"]] == ["operation", "recruit"]


def test_a_new_turn_begins_with_nothing_given(server):
    seat, view = operation(server, "pass")
    while view["question"]["side"] == "irgun":
        view = seat.play(view["at"], view["question"]["finish"])

    assert view["given"] == []


def test_where_sides_have_secrets_each_reads_its_own_answers():
    play = Play(new_game("palestine", seed="1"))
    play.answer("operation", "irgun")
    words = words_for("palestine", "en")
    assert [one["answer"] for one in describe_given(play, words, "")] == ["operation"]

    play.reference = replace(play.reference, has_secrets=True)

    assert describe_given(play, words, "british") == []
    assert [one["answer"] for one in describe_given(play, words, "irgun")] == ["operation"]


@pytest.mark.parametrize("name", FAMILY)
def test_every_question_stands_in_a_phase_that_both_languages_name(name):
    game, player = new_game(name, seed="4"), Random(4)
    reference, spoken = find_reference(name), {language: words_for(name, language) for language in ("en", "ja")}
    seen = set()
    while game.question is not None:
        phase = reference.phase_of(game.state, game.step)
        assert phase is not None, game.step
        assert 1 <= phase.number <= phase.count
        for words in spoken.values():
            assert words.text(phase.whole)
            assert words.text(phase.part)
        seen.add((phase.part, phase.number, phase.count))
        game.play(player.choice(list(game.question.options)))

    assert {("phase-first", 1, 2), ("phase-second", 2, 2)} <= seen
    assert {count for part, _, count in seen if part.startswith("rule")} == {PHASES[name]}


@pytest.mark.parametrize("name", FAMILY)
def test_the_phases_of_a_round_come_in_their_order_and_none_is_left_out(name):
    told: list[int] = []
    reference = find_reference(name)

    def watch(state, step):
        phase = reference.phase_of(state, step)
        if phase is not None and phase.whole == "rule-6":
            told.append(phase.number)

    game, player = Game.new(find(name), dealer=Dealer("4"), watch=watch), Random(4)
    while game.question is not None and told[-1:] != [PHASES[name]]:
        game.play(player.choice(list(game.question.options)))

    assert told == sorted(told)
    assert set(told) == set(range(1, PHASES[name] + 1))


def test_a_view_names_the_action_of_a_card_and_the_phase_of_a_round(server):
    seat = server.new_game().seat("irgun", "british")
    view = seat.view()
    title = words_for("palestine", "en").text(f"card-{view['state']['card']}")
    assert view["phase"] == {"whole": title, "part": "1st Eligible", "number": 1, "count": 2}

    view = seat.play_at_random(4, answers=1)
    while view["phase"]["part"] != "Redeploy Phase":
        view = seat.play_at_random(view["at"], answers=1)

    assert view["phase"] == {"whole": "Propaganda Round", "part": "Redeploy Phase", "number": 3, "count": 4}
    assert seat.view(language="ja")["phase"]["whole"] == "プロパガンダラウンド"


def test_a_game_that_is_over_is_in_no_phase():
    game, player = new_game("palestine", seed="4"), Random(4)
    while game.question is not None:
        game.play(player.choice(list(game.question.options)))

    assert find("palestine").result(game.state)
    assert describe_phase(Play(game), words_for("palestine", "en")) is None
