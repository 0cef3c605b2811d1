"""A game in progress, shown on Three Farms: start, play, undo, clone, end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.toy import dealt, farms, new, picture
from sandtable.engine.errors import IllegalMove, SandtableError, UnknownName
from sandtable.engine.game import Game

# Without a dealer: red sows nothing and does not gamble, green and blue neither; twice.
A_WHOLE_GAME = ["0", "no"] * 6


def whole_game(**keywords: object) -> Game:
    return new(**keywords).play(*A_WHOLE_GAME)


# The start


def test_a_new_game_asks_its_first_question():
    game = new()

    assert game.question is not None
    assert (game.question.side, game.question.rule, list(game.question.options)) == ("red", "2.2", ["0", "1", "2"])
    assert (game.over, game.result, game.answers) == (False, "", [])


def test_the_first_scenario_is_the_default_and_another_can_be_named():
    assert farms(new()).grain == [2, 2, 2]
    assert farms(new(scenario="equal")).grain == [2, 2, 2]
    assert farms(new(scenario="unequal")).grain == [1, 2, 3]


def test_an_unknown_scenario_is_refused_and_the_known_ones_are_named():
    with pytest.raises(
        UnknownName, match=r"^unknown scenario of three_farms 'huge': choose from equal, unequal, closed$"
    ):
        new(scenario="huge")


def test_options_have_defaults_and_are_recorded():
    assert new().settings == {"generous": "no"}
    assert new(options={"generous": "yes"}).settings == {"generous": "yes"}
    assert "options: generous=yes\n" in new(options={"generous": "yes"}).record()


def test_an_unknown_option_is_refused_and_the_known_ones_are_named():
    with pytest.raises(UnknownName, match=r"^unknown option of three_farms 'weather': choose from generous$"):
        new(options={"weather": "fine"})


def test_an_unknown_value_of_an_option_is_refused_and_the_known_ones_are_named():
    with pytest.raises(UnknownName, match=r"^unknown value of the option generous 'x': choose from no, yes$"):
        new(options={"generous": "x"})


def test_three_sides_take_turns():
    game = whole_game()

    assert game.sides == ["red", "red", "green", "green", "blue", "blue"] * 2


# Playing


def test_an_answer_leads_to_the_next_question():
    game = new().play("2")

    assert game.question is not None
    assert (game.question.side, list(game.question.options)) == ("chance", ["1", "2", "3", "4", "5", "6"])


def test_a_number_may_be_given_as_one():
    assert picture(new().play(2, 5, "no")) == picture(new().play("2", "5", "no"))


def test_several_answers_count_like_one_after_the_other():
    several = new().play(*A_WHOLE_GAME)
    one_by_one = new()
    for answer in A_WHOLE_GAME:
        one_by_one.play(answer)

    assert picture(several) == picture(one_by_one)


@pytest.mark.parametrize("answer", ["3", "-1", "sun", "", "2 ", "zwei", "yes\n", "1, 2"])
def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing(answer):
    game = new()
    before = picture(game)

    with pytest.raises(IllegalMove) as refusal:
        game.play(answer)

    assert (refusal.value.rule, refusal.value.answer) == ("2.2", answer)
    assert picture(game) == before


def test_a_refusal_is_one_short_line_whatever_was_typed():
    for answer in ["sow\nreap", "x" * 100_000, "\x1b[2J\x00"]:
        with pytest.raises(IllegalMove) as refusal:
            new().play(answer)

        assert str(refusal.value).isprintable()
        assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    "answers",
    [
        ["0", "sun"],  # in the same step
        ["2", "6", "yes", "sun", "rain", "9"],  # in the next step
        ["0", "no"] * 3 + ["7"],  # rounds and steps later
        [*A_WHOLE_GAME, "0"],  # beyond the end
    ],
)
def test_of_several_answers_none_counts_if_one_is_refused(answers):
    game = new()
    before = picture(game)

    with pytest.raises(IllegalMove):
        game.play(*answers)

    assert picture(game) == before
    assert picture(game.play("1")) == picture(new().play("1"))


@pytest.mark.parametrize("seed", range(5))
def test_of_several_answers_none_counts_even_if_dice_fell_between_them(seed):
    game = dealt(seed).play("0", "no")
    before = picture(game)

    with pytest.raises(IllegalMove):
        game.play("2", "no", "no such answer")

    assert picture(game) == before
    assert picture(game.play("2")) == picture(dealt(seed).play("0", "no", "2"))


def test_no_answers_at_all_change_nothing():
    game = new()
    before = picture(game)

    assert picture(game.play()) == before


# Seats


def test_the_side_that_is_asked_may_answer():
    assert new().play("1", side="red").answers == ["1"]


@pytest.mark.parametrize("side", ["green", "blue", "chance", "yellow"])
def test_an_answer_from_the_wrong_seat_is_refused_and_changes_nothing(side):
    game = new()
    before = picture(game)

    with pytest.raises(IllegalMove, match=rf"^2\.2: it is red that decides now, not {side}$"):
        game.play("1", side=side)

    assert picture(game) == before


def test_a_side_may_answer_several_times_only_while_it_is_asked():
    game = new()
    before = picture(game)

    with pytest.raises(IllegalMove, match="green"):
        game.play("0", "no", "0", side="red")

    assert picture(game) == before


def test_no_seat_answers_for_chance():
    game = new().play("2")

    with pytest.raises(IllegalMove, match="it is chance that decides"):
        game.play("6", side="red")


# The end


def test_a_game_is_over_when_nothing_is_left_to_ask():
    game = new().play(*A_WHOLE_GAME[:-1])
    before = (game.over, game.result)
    game.play(A_WHOLE_GAME[-1])

    assert before == (False, "")
    assert (game.over, game.result, game.question) == (True, "draw", None)


def test_an_answer_after_the_end_is_refused_and_changes_nothing():
    game = whole_game()
    before = picture(game)

    with pytest.raises(IllegalMove, match=r"^the game is over: 'no' cannot be played$"):
        game.play("no")

    assert picture(game) == before


# Undo


def test_undo_takes_back_the_last_answer():
    game = new().play("0")
    before = picture(game)

    assert picture(game.play("no").undo()) == before  # into the step before
    assert picture(game.undo()) == picture(new())


def test_undo_then_the_same_answer_is_as_if_nothing_had_happened():
    game = new().play("0", "no", "0", "no")
    before = picture(game)

    assert picture(game.undo().undo().play("0", "no")) == before


def test_undo_stops_at_what_chance_has_shown():
    game = new().play("2", "6")
    before = picture(game)

    with pytest.raises(IllegalMove, match="undo stops at a die or a draw"):
        game.undo()

    assert picture(game) == before


def test_undo_stops_at_what_the_dealer_has_shown():
    game = dealt().play("1")

    with pytest.raises(IllegalMove, match="undo stops at a die or a draw"):
        game.undo()


def test_undo_goes_back_to_chance_and_no_further():
    game = new().play("2", "6", "yes", "sun")
    game.undo().undo()

    assert game.answers == ["2", "6"]
    with pytest.raises(IllegalMove, match="undo stops at a die or a draw"):
        game.undo()


def test_undo_stops_at_another_sides_answer():
    game = new().play("0", "no")
    before = picture(game)

    with pytest.raises(IllegalMove, match="undo stops at the other side's answer: red gave the last one"):
        game.undo(side="green")

    assert picture(game) == before
    assert game.undo(side="red").answers == ["0"]


def test_there_is_nothing_to_undo_in_a_new_game():
    with pytest.raises(IllegalMove, match="nothing to undo"):
        new().undo()


def test_undo_takes_back_the_end_of_the_game():
    game = whole_game()

    game.undo()

    assert (game.over, game.result) == (False, "")
    assert picture(game) == picture(new().play(*A_WHOLE_GAME[:-1]))


def test_undo_in_a_game_from_a_position_goes_back_to_its_start():
    position = new().play("0").position()
    game = new(position=position)

    game.undo()

    assert game.answers == []
    assert repr(game.question) == repr(new().question)
    with pytest.raises(IllegalMove, match="nothing to undo"):
        game.undo()


# Clones


@pytest.mark.parametrize("count", range(len(A_WHOLE_GAME) + 1))
def test_a_clone_stands_where_the_original_stands(count):
    game = new().play(*A_WHOLE_GAME[:count])

    assert picture(game.clone()) == picture(game)


def test_a_clone_and_its_original_do_not_touch_each_other():
    game = new().play("0", "no", "2")
    before = picture(game)
    twin = game.clone()
    twin.play("6", "yes", "sun", "rain", "0")
    played = picture(twin)

    assert picture(game) == before
    game.play("1", "0")
    assert picture(twin) == played


def test_a_clone_can_be_cloned_undone_and_recorded():
    game = new().play("2", "6", "no", "0")
    twin = game.clone().clone()

    assert picture(twin.undo()) == picture(new().play("2", "6", "no"))
    assert picture(game.play("no").clone().undo()) == picture(new().play("2", "6", "no", "0"))


def test_a_clone_of_a_game_from_a_position_has_the_same_record():
    game = new(position=new().play("0", "no").position()).play("1")

    assert "start: sandtable position: 1 | " in game.record()
    assert game.clone().record() == game.record()


def test_a_clone_has_the_same_dealer():
    game = dealt(4).play("0", "no")

    assert picture(game.clone().play("2")) == picture(game.play("2"))


def test_a_clone_of_a_finished_game_is_finished():
    assert (whole_game().clone().over, whole_game().clone().result) == (True, "draw")


# The log


def test_the_log_tells_what_happened_in_order():
    game = new().play("2", "6", "no", "0", "no")

    assert [line.message for line in game.log or []] == ["log-round", "log-reap"]
    assert (game.log or [])[1].arguments == {"side": "red", "die": 6, "grain": 6}


def test_a_game_may_be_played_without_a_log():
    game = new(log=False).play("2", "6", "no")

    assert game.log is None
    assert game.clone().log is None
    assert game.record() == new().play("2", "6", "no").record()


def test_refused_answers_and_undo_leave_no_trace_in_the_log():
    game = new().play("2", "6")
    before = [repr(line) for line in game.log or []]
    with pytest.raises(IllegalMove):
        game.play("no", "1", "6", "never")
    game.play("no").undo()

    assert [repr(line) for line in game.log or []] == before


# All of it, at random


@given(st.integers(0, 10_000), st.lists(st.integers(0, 99), max_size=40), st.sampled_from(["equal", "unequal"]))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_way_of_playing_undoing_and_cloning_leads_to_what_the_answers_alone_lead_to(seed, moves, scenario):
    game = dealt(seed, scenario=scenario)
    for move in moves:
        if move % 10 == 0:
            game = game.clone()
        elif move % 10 == 1:
            try:
                game.undo()
            except SandtableError:
                continue
        elif game.question is not None:
            game.play(list(game.question.options)[move % len(game.question.options)])

    plain = new(scenario=scenario)
    for answer in game.answers:
        plain.play(answer)
    assert picture(game) == picture(plain)


@given(st.text(max_size=20), st.text(max_size=8))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_whatever_is_typed_is_played_or_refused(answer, side):
    game = new()
    if answer in ("0", "1", "2") and side in ("", "red"):
        assert game.play(answer, side=side).answers == [answer]
        return
    before = picture(game)

    with pytest.raises(IllegalMove):
        game.play(answer, side=side)

    assert picture(game) == before


# Giving up; that it ends a game of two sides is a law of every game


def test_with_three_sides_nobody_can_resign_since_nobody_would_have_won():
    game = new()
    before = picture(game)

    with pytest.raises(IllegalMove, match=r"^only where two sides play can one resign: here 3 do$"):
        game.resign("red")

    assert picture(game) == before


@pytest.mark.parametrize("answer", ["resign", "resign ", "resign purple", "resign chance"])
def test_only_a_side_of_the_game_can_resign(answer):
    with pytest.raises(IllegalMove, match="is not offered"):
        new().play(answer)
