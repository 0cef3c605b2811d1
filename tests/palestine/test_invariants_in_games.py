"""What always holds: whole games, looked at after every answer."""

from __future__ import annotations

import pytest

from palestine.random_games import SEEDS, all_moments, moments
from palestine.table import asked, check, offered, position, proves, state_of, then
from sandtable.engine.errors import IllegalMove
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS, EVENT_CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.palestine.options import OPTION_VALUES

MANY_SEEDS = range(150)  # for what happens seldom
BOXES = ["limited", "event", "operation"]
ONE_ROUND = "P1 P2 P3 P4 P33"
TWO_ROUNDS = f"{ONE_ROUND} P5 P6 P7 P8 P10 P11 P34"
THREE_ROUNDS = f"{TWO_ROUNDS} P12 P14 P15 P16 P19 P20 P35"
OTHER_OPTIONS = {name: values[1] for name, values in OPTION_VALUES.items()}


@proves("P-INV-01", "P-INV-02", "P-INV-03", "P-INV-04", "P-INV-05", "P-INV-06", "P-INV-07", "P-INV-08", "P-INV-09")
@proves("P-INV-10", "P-INV-11", "P-INV-12", "P-INV-13", "P-INV-22")
@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_markers_and_tracks_are_sound_after_every_answer(seed):
    given = 0
    for moment in moments(seed):
        check(moment.game)
        given = len(moment.game.answers)

    assert given > 100


@pytest.mark.parametrize("seed", SEEDS)
def test_they_are_sound_with_all_the_other_options_too(seed):
    given = 0
    for moment in moments(seed, **OTHER_OPTIONS):
        check(moment.game)
        given = len(moment.game.answers)

    assert given > 100


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
def test_the_cylinders_stand_in_different_boxes_and_the_one_further_left_is_first_on_the_next_card(seed):
    cards = 0
    chosen: dict[str, str] = {}  # by box
    first = "irgun"
    for question, answer, before, lines, game in moments(seed):
        assert max(state_of(game).boxes.count(side) for side in ("british", "irgun")) <= 1
        if question.message == "ask-box":
            assert before.boxes == [chosen.get(box, "") for box in BOXES]
            assert question.side == (first if not chosen else "british" if first == "irgun" else "irgun")
            assert answer not in chosen
            chosen[answer] = question.side
        if len(chosen) == 2:
            cards += 1
            first = next(chosen[box] for box in BOXES if box in chosen)
            chosen.clear()
        if "log-reset" in [line.message for line in lines]:
            first = "irgun"
    assert 4 <= cards <= 18


@proves("P-INV-16")
def test_after_a_reset_the_map_bears_no_marker_all_cells_are_underground_and_irgun_is_first():
    resets = wins = 0
    for moment in all_moments():
        wins += moment.game.result == "irgun"
        if "log-reset" in [line.message for line in moment.lines]:
            state = state_of(moment.game)
            resets += 1

            assert sum(state.curfew) == sum(state.sabotage) == sum(state.terror) == sum(state.active) == 0
            assert state.first == "irgun"
            assert state.boxes == ["", "", ""]
    assert 2 * len(SEEDS) - 2 * wins <= resets <= 2 * len(SEEDS)


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
    for seed in MANY_SEEDS:
        for moment in moments(seed):
            change = state_of(moment.game).removed_from_game - moment.before.removed_from_game
            if change:
                exiled += change
                assert (moment.question.rule, moment.question.message) == ("P5", "ask-exile")
                assert change == int(moment.answer)
    assert exiled


@proves("P-INV-18")
def test_exiles_stay_away_from_prison_breaks_resets_and_placements():
    game = then(position("removed: 2 | prison: 13 | card: P5 | do: event irgun shaded"), "do: reset")

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
@pytest.mark.parametrize(
    ("will", "played", "winner"),
    [
        (8, ONE_ROUND, "irgun"),
        (8, TWO_ROUNDS, "irgun"),
        (8, THREE_ROUNDS, "irgun"),
        (9, ONE_ROUND, ""),
        (9, TWO_ROUNDS, ""),
        (9, THREE_ROUNDS, "british"),
    ],
)
def test_the_political_will_phase_gives_irgun_the_game_at_zero_and_else_the_third_gives_it_to_the_british(
    will, played, winner
):
    markers = (
        "gaza: 1 active | rail_egypt: 1 sabotage | haifa_c: 1 sabotage | tel_aviv: 1 sabotage | jerusalem_c: 1 sabotage"
    )
    game = position(f"political will: {will} | {markers} | played: {played} | do: political_will, expropriations")

    assert (game.result, game.over) == (winner, bool(winner))
    assert state_of(game).political_will == will - 8


@proves("P-INV-19")
def test_a_won_game_takes_no_more_answers():
    disorder = f"political will: 1 | gaza: 15 sabotage | played: {ONE_ROUND}"
    game = position(f"{disorder} | card: P33 | do: political_will, expropriations")

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

    assert state.card in PROPAGANDA_CARDS
    assert events in range(6 * propaganda - 2, 6 * propaganda + 1)
    assert propaganda == 3 or state.winner == "irgun"


@proves("P-INV-23")
def test_the_british_owe_a_pass_on_the_one_card_after_the_loan():
    boxes = "first: british | boxes: event irgun, operation british"
    game = position(f"card: P27 | {boxes} | do: event irgun shaded, adjust_eligibility")
    assert state_of(game).forced_pass == "pending"
    game.play("P1", "limited", "pass")
    assert (asked(game), state_of(game).forced_pass) == ("british", "active")
    game.play("event")  # and with that the British are done
    game.play("P5", "limited", "pass", "operation")

    assert state_of(game).forced_pass == "no"
    assert (asked(game), offered(game)) == ("british", ["search", "pass"])


@proves("P-INV-23")
def test_a_pass_is_owed_only_on_the_card_after_the_loan():
    owed = 0
    for seed in MANY_SEEDS:
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
