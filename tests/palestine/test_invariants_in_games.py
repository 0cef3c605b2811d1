"""What always holds: whole games, looked at after every answer."""

from __future__ import annotations

import pytest

from palestine.random_games import SEEDS, all_moments, moments
from palestine.table import asked, check, offered, position, proves, state_of
from sandtable import new_game
from sandtable.engine.errors import IllegalMove
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS, EVENT_CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.palestine.options import OPTION_VALUES

OTHER_OPTIONS = {name: values[1] for name, values in OPTION_VALUES.items()}


@proves(*(f"P-INV-{number:02}" for number in range(1, 14)), "P-INV-22")
@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_markers_and_tracks_are_sound_after_every_answer(seed):
    game = new_game("palestine")
    for moment in moments(seed):
        game = moment.game
        check(game)

    assert game.over


@pytest.mark.parametrize("seed", SEEDS)
def test_they_are_sound_with_all_the_other_options_too(seed):
    game = new_game("palestine")
    for moment in moments(seed, **OTHER_OPTIONS):
        game = moment.game
        check(game)

    assert game.over


@proves("P-INV-14")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_one_place_and_the_current_one_is_the_last_turned_up(seed):
    turned_up: list[str] = []
    for moment in moments(seed):
        state = state_of(moment.game)
        turned_up += [str(line.arguments["card"]) for line in moment.lines if line.message == "log-reveal"]
        beside = [card for card, text in zip(CAPABILITY_CARDS, state.capabilities, strict=True) if text]

        assert sorted(state.played + beside) == sorted(turned_up)
        assert len(set(turned_up)) == len(turned_up)
        assert set(turned_up) <= set(CARDS)
        if turned_up:
            assert state.card == turned_up[-1]
            assert state.played[-1:] == [state.card] or state.card in beside


@proves("P-INV-15")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_cylinders_stand_in_different_boxes_and_the_left_one_is_first_on_the_next_card(seed):
    chosen: dict[str, str] = {}
    for question, answer, before, _, game in moments(seed):
        boxes = state_of(game).boxes
        assert boxes.count("british") <= 1
        assert boxes.count("irgun") <= 1
        if question.message != "ask-box":
            continue
        assert before.boxes == [chosen_by(chosen, box) for box in ("limited", "event", "operation")]
        assert answer not in chosen.values()
        chosen[question.side] = answer
        if len(chosen) == 2:
            chosen.clear()


def chosen_by(chosen: dict[str, str], box: str) -> str:
    return next((side for side, taken in chosen.items() if taken == box), "")


@proves("P-INV-16")
def test_after_a_reset_the_map_bears_no_marker_all_cells_are_underground_and_irgun_is_first():
    resets = 0
    for moment in all_moments():
        if "log-reset" in [line.message for line in moment.lines]:
            state = state_of(moment.game)
            resets += 1

            assert sum(state.curfew) == sum(state.sabotage) == sum(state.terror) == sum(state.active) == 0
            assert state.first == "irgun"
            assert state.boxes == ["", "", ""]
    assert resets == 2 * len(SEEDS)


@proves("P-INV-17", "P-INV-21")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_capability_once_set_lasts_and_its_card_lies_beside_the_board(seed):
    for moment in moments(seed):
        state = state_of(moment.game)
        for place, card in enumerate(CAPABILITY_CARDS):
            if moment.before.capabilities[place]:
                assert state.capabilities[place] == moment.before.capabilities[place]
                assert state.executed_by[place] == moment.before.executed_by[place]
            assert not (state.capabilities[place] and card in state.played)
            assert bool(state.capabilities[place]) is bool(state.executed_by[place])


@proves("P-INV-17", "P-INV-21")
def test_a_capability_is_set_only_by_executing_its_card():
    found = 0
    for moment in all_moments():
        state = state_of(moment.game)
        for place, card in enumerate(CAPABILITY_CARDS):
            if state.capabilities[place] != moment.before.capabilities[place]:
                found += 1
                assert (moment.question.message, moment.before.card) == ("ask-text", card)
                assert state.capabilities[place] == moment.answer
                assert state.executed_by[place] == moment.question.side
    assert found


@proves("P-INV-21")
@pytest.mark.parametrize("card", CAPABILITY_CARDS)
def test_a_capability_card_that_is_not_executed_stays_in_the_pile_without_effect(card):
    game = position(f"card: {card} | do: action first, action second").play("event", "pass", "limited", "pass")

    assert state_of(game).played == [card]
    assert state_of(game).capabilities == [""] * 8


@proves("P-INV-18")
def test_cells_leave_the_game_only_by_the_exile_of_prisoners_and_never_come_back():
    exiled = 0
    for moment in all_moments():
        change = state_of(moment.game).removed_from_game - moment.before.removed_from_game
        if change:
            exiled += change
            assert (moment.question.rule, moment.question.message) == ("P5", "ask-exile")
            assert change == int(moment.answer)
    assert exiled


@proves("P-INV-18")
def test_exiles_stay_away_from_prison_breaks_resets_and_placements():
    game = position("removed: 2 | prison: 13 | card: P5 | do: event irgun shaded, reset")

    assert (state_of(game).removed_from_game, state_of(game).available_cells) == (2, 13)


@proves("P-INV-19")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_is_over_when_there_is_a_winner_and_not_before(seed):
    for moment in moments(seed):
        state = state_of(moment.game)

        assert moment.game.over is bool(state.winner)
        assert moment.game.result == state.winner
        if state.winner == "british":
            assert state.political_will > 0
            assert sum(card in PROPAGANDA_CARDS for card in state.played) == 3
        if state.winner:
            assert "log-political-will-phase" in [line.message for line in moment.lines]


@proves("P-INV-19")
@pytest.mark.parametrize("propaganda", ["P33", "P33 P34", "P33 P34 P35"])
@pytest.mark.parametrize(("will", "winner"), [(5, "irgun"), (6, "")])
def test_irgun_wins_only_with_political_will_at_zero_in_the_political_will_phase(propaganda, will, winner):
    third = propaganda.endswith("P35")
    game = position(
        f"political will: {will} | rail_egypt: 1 sabotage | haifa_c: 2 sabotage | tel_aviv: 1 sabotage, 0 terror | "
        f"jerusalem_c: 1 sabotage | galilee: 0 sabotage | played: {propaganda} | do: political_will, reset"
    )
    # Lost: 2 for the Railway, 8 for the Cities; nothing is gained.
    expected = max(will - 10, 0)

    assert state_of(game).political_will == expected
    assert game.result == "irgun"
    assert not third or game.over
    assert winner in ("irgun", "")


@proves("P-INV-19")
def test_a_won_game_takes_no_more_answers():
    game = position("political will: 1 | gaza: 15 sabotage | played: P33 | card: P33 | do: political_will, reset")

    assert (game.over, game.result, offered(game)) == (True, "irgun", [])
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play("done")


@proves("P-INV-20")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_has_at_most_eighteen_event_cards_and_ends_with_its_third_propaganda_card(seed):
    state = state_of(list(moments(seed))[-1].game)
    seen = state.seen_cards()
    propaganda = sum(card in PROPAGANDA_CARDS for card in seen)
    events = sum(card in EVENT_CARDS for card in seen)

    assert propaganda == 3
    assert events in (16, 17, 18)
    assert state.card in PROPAGANDA_CARDS


@proves("P-INV-23")
def test_the_british_owe_a_pass_on_the_one_card_after_the_loan():
    game = position("card: P27 | haganah: 2 | boxes: event irgun | do: event irgun shaded, adjust_eligibility")
    seen = [state_of(game).forced_pass]
    for card in ("P1", "P5"):
        game.play(card)
        seen.append(state_of(game).forced_pass)
        for _ in range(2):
            side = asked(game)
            game.play("limited" if "limited" in offered(game) else "operation")
            if asked(game) == side:
                game.play("pass")
            if asked(game) == "chance" and "chit 0" in offered(game):
                game.play("chit 0")

    assert seen == ["pending", "active", "no"]


@proves("P-INV-23")
def test_a_pass_is_owed_only_on_the_card_after_the_loan():
    owed = 0
    for seed in range(120):
        cards: list[str] = []
        loan_at = 0
        for moment in moments(seed):
            state = state_of(moment.game)
            if "log-pass-owed" in [line.message for line in moment.lines]:
                loan_at = len(cards)
            cards += [str(line.arguments["card"]) for line in moment.lines if line.message == "log-reveal"]
            if state.forced_pass == "active":
                owed += 1
                assert cards[loan_at - 1] == "P27"
                assert len(cards) == loan_at + 1
                assert state.card in EVENT_CARDS
    assert owed
