"""Record and position as text: round trips, and what is refused, always with one sentence."""

import os
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.toy import dealt, farms, new, picture
from sandtable import files, load_game, new_game
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadPosition, BadRecord, SandtableError, UnknownName
from sandtable.engine.game import Game
from sandtable.engine.notation import LONGEST_POSITION, Record, read_header, read_record, write_record
from sandtable.files import load, save
from three_farms.rules import RULES

HALF_A_GAME = ["2", "6", "no", "0", "yes", "sun", "rain", "1"]
A_WHOLE_GAME = ["0", "no"] * 6
START = "sandtable position: 1 | game: three_farms 7 | grain: 4 5 6 | rounds: 1 | agenda: turn green, count"


def replay(record: str) -> Game:
    return Game.replay(RULES, read_record(RULES, record))


# Positions


@pytest.mark.parametrize("count", range(len(HALF_A_GAME) + 1))
def test_a_position_can_be_written_and_read_in_the_middle_of_a_step(count):
    game = new().play(*HALF_A_GAME[:count])
    again = new(position=game.position())

    assert again.position() == game.position()
    assert repr(again.question) == repr(game.question)
    assert farms(again).grain == farms(game).grain
    for answer in HALF_A_GAME[count:]:
        game.play(answer)
        again.play(answer)
        assert again.position() == game.position()


def test_a_position_is_a_state_between_two_steps_and_the_answers_given_since():
    assert new().play("2", "6").position() == (
        "sandtable position: 1\n"
        "game: three_farms 7\n"
        "options: generous=no\n"
        "grain: 2 2 2\n"
        "rounds: 2\n"
        "agenda: round\n"
        "answers: 2, 6\n"
    )


def test_a_position_may_be_written_in_one_line():
    game = new(position=START)

    assert farms(game).grain == [4, 5, 6]
    assert game.question is not None
    assert game.question.side == "green"
    assert picture(new(position=START.replace(" | ", "\n"))) == picture(game)


def test_a_position_keeps_its_options_and_they_can_be_overruled():
    text = START + " | options: generous=yes"

    assert new(position=text).settings == {"generous": "yes"}
    assert new(position=text, options={"generous": "no"}).settings == {"generous": "no"}


def test_a_game_from_a_position_ends_with_its_agenda():
    game = new(position=START).play("0", "no")

    assert (game.over, game.result) == (True, "blue")


def test_the_position_of_a_finished_game_is_finished():
    game = new().play(*A_WHOLE_GAME)
    again = new(position=game.position())

    assert (again.over, again.result) == (True, "draw")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("grain: 1 1 1 | rounds: 1", "the first line must be 'sandtable position: 1'"),
        (START.replace("position: 1", "position: 2"), "the first line must be 'sandtable position: 1'"),
        (START.replace("three_farms 7", "two_farms 7"), "this is a game of 'two_farms', not of three_farms"),
        (START.replace("game: three_farms 7 | ", ""), "this is a game of '', not of three_farms"),
        (START.replace("farms 7", "farms 6"), "played with version 6 of three_farms's rules; here is 7"),
        (START.replace("farms 7", "farms"), "played with version ? of three_farms's rules; here is 7"),
        (START.replace("turn green", "sleep green"), "three_farms has no step 'sleep'"),
        (START + " | grain: 1 1 1", "the field 'grain' is given twice"),
        (START + " | nonsense", "'nonsense' is not of the form name: value"),
        (START + " | options: generous", "'generous' is not of the form name=value"),
        (START.replace("4 5 6", "4 5 60"), "the barn holds 50"),
        (START.replace("4 5 6", "four"), "needs grain and rounds"),
    ],
)
def test_a_bad_position_is_refused_with_one_sentence(text, sentence):
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        new(position=text)


@pytest.mark.parametrize("step", ["turn", "turn green blue", "turn yellow", "count now", "round 1"])
def test_a_game_refuses_steps_of_its_agenda_with_wrong_arguments(step):
    with pytest.raises(BadPosition, match=f"^agenda: '{step}'"):
        new(position=START.replace("turn green", step))


def test_unknown_options_in_a_position_are_refused():
    with pytest.raises(UnknownName, match="unknown option of three_farms 'rain'"):
        new(position=START + " | options: rain=yes")


@pytest.mark.parametrize("value", ["a\nb", "\x1b[2J", "\ud800", "a\u2028b"])
def test_a_value_that_cannot_be_printed_is_shown_escaped_in_one_line(value):
    escaped = repr(value)[1:-1]
    sentence = f"unknown value of the option generous '{escaped}': choose from no, yes"

    with pytest.raises(UnknownName, match=re.escape(sentence)):
        new(options={"generous": value})
    with pytest.raises(UnknownName, match=re.escape(f"unknown option of three_farms '{escaped}': ")):
        new(options={value: "yes"})


def test_a_long_name_is_cut_in_the_sentence_about_it():
    with pytest.raises(UnknownName, match=re.escape(f"'{'n' * 57}...': choose from generous")):
        new(options={"n" * 5000: "yes"})


def test_a_position_is_no_longer_than_twenty_thousand_characters():
    longest = START + " | answers: " + "," * (LONGEST_POSITION - len(START) - len(" | answers: "))

    assert picture(new(position=longest)) == picture(new(position=START))
    with pytest.raises(BadPosition, match=r"^position: longer than 500000 characters$"):
        new(position=longest + ",")


def test_answers_in_a_position_must_be_legal():
    with pytest.raises(SandtableError, match="'9' is not offered"):
        new(position=START + " | answers: 9")
    with pytest.raises(SandtableError, match="the game is over: 'no' cannot be played"):
        new(position=START + " | answers: 0, no, no")


# Records


@pytest.mark.parametrize("count", range(len(HALF_A_GAME) + 1))
def test_a_record_replays_to_the_same_game(count):
    game = new().play(*HALF_A_GAME[:count])

    assert picture(replay(game.record())) == picture(game)


def test_a_record_is_a_header_and_the_runs_of_answers_by_side():
    header, _, body = new().play(*HALF_A_GAME).record().partition("\n\n")

    assert header.splitlines()[:-1] == [
        "sandtable record: 1",
        "game: three_farms 7",
        "scenario: equal",
        "options: generous=no",
        "start:",
        "result:",
        "answers: 8",
    ]
    assert re.fullmatch("check: [0-9a-f]{16}", header.splitlines()[-1])
    assert body == "red: 2\nchance: 6\nred: no\ngreen: 0, yes, sun\nchance: rain\nblue: 1\n"


def test_the_record_of_a_finished_game_names_its_result():
    game = new().play(*A_WHOLE_GAME)

    assert read_header(game.record())["result"] == "draw"
    assert picture(replay(game.record())) == picture(game)


def test_the_record_of_a_game_from_a_position_holds_its_start():
    game = new(position=START + " | options: generous=yes | answers: red").play("done", "1", "6")

    assert picture(replay(game.record())) == picture(game)
    assert farms(replay(game.record())).grain == farms(game).grain


def test_the_record_of_another_scenario_replays_in_that_scenario():
    game = new(scenario="unequal").play("1", "6", "no", "2")

    assert picture(replay(game.record())) == picture(game)
    assert picture(replay(new(scenario="unequal").record())) == picture(new(scenario="unequal"))


def test_the_record_of_a_game_with_options_replays_with_them():
    game = new(options={"generous": "yes"}).play("blue", "done", "1", "4")

    assert picture(replay(game.record())) == picture(game)


def test_a_record_from_before_an_option_was_added_replays_with_the_default_of_that_option():
    game = new().play(*HALF_A_GAME)
    old = write_record(RULES, Record({}, game.scenario, "", game.answers, game.sides, result=""))
    again = replay(old)

    assert "options:\n" in old
    assert again.settings == {"generous": "no"}
    assert picture(again) == picture(game)
    with pytest.raises(BadRecord, match="edited"):
        replay(old.replace("options:", "options: generous=yes"))


def test_a_record_without_a_check_sum_can_be_replayed_after_an_edit_by_hand():
    record = new().play(*HALF_A_GAME).record().replace("chance: rain", "chance: sun")
    without = re.sub("check: .*\n", "", record)

    assert farms(replay(without)).grain[1] == 3


RECORD = new().play(*HALF_A_GAME).record()
FINISHED = new().play(*A_WHOLE_GAME).record()


def test_a_record_cut_anywhere_is_refused():
    accepted = []
    for length in range(len(RECORD) - 1):  # without its last line end it is still whole
        try:
            replay(RECORD[:length])
        except BadRecord:
            continue
        accepted.append(RECORD[:length])

    assert accepted == []


@pytest.mark.parametrize(
    ("old", "new_text", "sentence"),
    [
        ("red: 2", "red: 1", "the record was edited"),
        ("generous=no", "generous=yes", "the record was edited"),
        ("scenario: equal", "scenario: unequal", "the record was edited"),
        ("start:", "start: " + START, "the record was edited"),
        ("green: 0, yes, sun", "green: yes, 0, sun", "the record was edited"),
        ("green: 0, yes, sun", "green: 0, yes", "answers and holds 7"),
        ("green: 0, yes, sun", "green: 0, yes, sun, sun", "answers and holds 9"),
        ("green: 0, yes, sun", "blue: 0, yes, sun", "it is green that decides now, not blue"),
        ("green: 0, yes, sun", "0 yes sun", "has no side"),
        (
            "green: 0, yes, sun",
            "\x1b[2Jgren: 0, yes, sun",
            "line 4 of the answers has no side: '\\x1b[2Jgren: 0, yes, sun'",
        ),
        ("answers: 8", "answers: 9", "answers and holds 8"),
        ("answers: 8", "answers: eight", "answers and holds 8"),
        ("answers: 8\n", "answers: 8\nanswers: 8\n", "'answers' is given twice"),
        ("three_farms 7", "palestine 1", "this is a game of 'palestine', not of three_farms"),
        ("three_farms 7", "three_farms 8", "played with version 8 of three_farms's rules; here is 7"),
        ("sandtable record: 1", "sandtable record: 2", "no Sandtable record"),
        ("sandtable record: 1", '[Event "chess"]', "no Sandtable record"),
        ("result:", "result: red", "'red'"),
    ],
)
def test_an_edited_or_foreign_record_is_refused_with_one_sentence(old, new_text, sentence):
    assert RECORD.count(old) == 1
    with pytest.raises(BadRecord, match=re.escape(sentence)):
        replay(RECORD.replace(old, new_text))


def test_a_record_with_another_result_than_its_answers_have_is_refused():
    with pytest.raises(BadRecord):
        replay(FINISHED.replace("result: draw", "result: red"))


def test_a_record_that_does_not_know_its_result_is_replayed():
    assert replay(FINISHED.replace("result: draw", "result:")).result == "draw"


def test_a_record_whose_answers_are_not_legal_says_which():
    record = re.sub("check: .*\n", "", RECORD).replace("chance: 6", "chance: 7")

    with pytest.raises(BadRecord, match=r"^answer 2 of the record does not replay: 2\.2: '7' is not offered"):
        replay(record)


def test_bad_options_in_a_record_are_refused():
    for options in ["generous=perhaps", "weather=fine", "generous"]:
        with pytest.raises(SandtableError):
            replay(RECORD.replace("generous=no", options))


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("red: 2", "red: \ud800"),
        ("red: 2", "\ud800: 2"),
        ("three_farms 7", "\udfff 7"),
        ("generous=no", "generous=\ud800"),
        ("start:", f"start: {START} | \ud800: 1"),
        ("answers: 8", "answers: \ud800"),
        ("result:", "result: \ud800"),
    ],
)
@pytest.mark.parametrize("is_checked", [True, False])
def test_half_a_letter_in_a_record_is_refused_with_a_sentence_that_can_be_printed(old, new_text, is_checked):
    record = RECORD.replace(old, new_text)
    with pytest.raises((BadRecord, BadPosition)) as refusal:
        replay(record if is_checked else re.sub("check: .*\n", "", record))

    assert str(refusal.value).isprintable()


def test_a_record_from_a_position_that_is_too_long_is_refused():
    start = f"start: {START} | answers: {',' * LONGEST_POSITION}"
    record = re.sub("check: .*\n", "", RECORD).replace("start:", start)

    with pytest.raises(BadPosition, match="longer than 500000 characters"):
        replay(record)


def test_a_record_with_the_line_ends_of_another_system_is_read():
    assert picture(replay(RECORD.replace("\n", "\r\n"))) == picture(new().play(*HALF_A_GAME))


# Files


def test_a_saved_game_is_loaded_as_it_was(tmp_path):
    game = dealt(3).play("0", "no", "2")
    save(game, tmp_path / "farms.txt")
    again = load(RULES, tmp_path / "farms.txt", Dealer(3))

    assert picture(again) == picture(game)
    answer = game.question.options[0] if game.question else ""
    assert picture(again.play(answer)) == picture(game.play(answer))


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    (tmp_path / "farms.txt").write_text(RECORD, encoding="utf-8-sig")

    assert picture(load(RULES, tmp_path / "farms.txt")) == picture(new().play(*HALF_A_GAME))


def test_saving_leaves_one_file_and_replaces_an_older_one(tmp_path):
    save(new().play("0"), tmp_path / "farms.txt")
    save(new().play("0", "no"), str(tmp_path / "farms.txt"))

    assert [file.name for file in tmp_path.iterdir()] == ["farms.txt"]
    assert load(RULES, tmp_path / "farms.txt").answers == ["0", "no"]


def test_a_file_that_cannot_be_written_is_one_sentence_and_leaves_nothing_behind(tmp_path, monkeypatch):
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    for target in [tmp_path / "nowhere" / "farms.txt", tmp_path / "folder", ".", ".."]:
        with pytest.raises(SandtableError, match=re.escape(f"cannot write '{target}': ")):
            save(new(), target)

    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path):
    (tmp_path / "binary").write_bytes(b"sandtable record: 1\n\xff\xfe\x00")
    for target in [tmp_path / "nowhere.txt", tmp_path, tmp_path / "binary"]:
        with pytest.raises(BadRecord, match=re.escape(f"cannot read '{target}'")):
            load(RULES, target)


def test_what_is_longer_than_any_record_is_not_read_to_its_end(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "LONGEST", 1000)
    (tmp_path / "endless").write_text("x" * 1001)
    save(new(), tmp_path / "farms.txt")

    with pytest.raises(BadRecord, match=r"endless': it is too long$"):
        load(RULES, tmp_path / "endless")
    assert load(RULES, tmp_path / "farms.txt").answers == []


def test_a_record_may_come_through_a_pipe():
    reading, writing = os.pipe()
    with os.fdopen(reading), os.fdopen(writing, "w") as pipe:
        pipe.write(new_game("palestine", seed=1).record())
        pipe.close()

        assert load_game(f"/dev/fd/{reading}").rules.name == "palestine"


def test_a_game_is_found_by_the_name_in_its_record(tmp_path):
    save(new_game("palestine", seed=1), tmp_path / "palestine.txt")
    save(new(), tmp_path / "farms.txt")

    assert load_game(tmp_path / "palestine.txt").rules.name == "palestine"
    with pytest.raises(UnknownName, match="unknown game 'three_farms': choose from palestine"):
        load_game(tmp_path / "farms.txt")
    with pytest.raises(UnknownName, match="unknown game 'chess': choose from palestine"):
        new_game("chess")


# Anything at all: only a SandtableError escapes

WORDS = st.sampled_from(
    [
        *START.replace("|", " ").split(),
        "turn red",
        "round",
        "answers:",
        "options:",
        "|",
        ",",
        ":",
        "\n",
        "=",
        "-1",
        "1e9",
    ]
)
ANY_LETTER = st.characters(exclude_categories=[])  # half a letter (a surrogate) too
SOUP = st.lists(st.one_of(WORDS, st.text(ANY_LETTER, max_size=5)), max_size=30).map(" ".join)


def read_and_use(text: str) -> None:
    for reading in (lambda: new(position=text), lambda: replay(text)):
        try:
            told = picture(reading())
        except SandtableError as refusal:
            told = (str(refusal),)
        assert len(told) > 1 or str(told[0]).isprintable()


@given(st.one_of(st.text(ANY_LETTER), SOUP))
@example("")
@example(START + " | answers: ,,,")
@settings(max_examples=300, deadline=None, derandomize=True)
def test_any_text_is_read_or_refused(text):
    read_and_use(text)


@given(
    st.sampled_from([RECORD, FINISHED, START]), st.integers(0, 300), st.integers(0, 20), st.text(ANY_LETTER, max_size=6)
)
@settings(max_examples=500, deadline=None, derandomize=True)
def test_a_record_or_position_with_a_piece_replaced_is_read_or_refused(text, at, length, piece):
    read_and_use(text[:at] + piece + text[at + length :])


@given(st.binary(max_size=200))
@settings(max_examples=100, deadline=None, derandomize=True)
def test_any_file_is_read_or_refused(tmp_path_factory, content):
    file = tmp_path_factory.mktemp("records") / "record"
    file.write_bytes(content)

    with pytest.raises(SandtableError):
        load(RULES, file)
