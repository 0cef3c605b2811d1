"""6.0 Propaganda Round and 6.1 Political Will Phase."""

import pytest

from palestine.table import asked, offered, position, proves, state_of

DISTRICTS = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"]
CITIES = ["haifa_c", "tel_aviv", "jerusalem_c"]
RAILWAYS = ["rail_egypt", "rail_jerusalem", "rail_haifa", "rail_syria"]

# Eighteen cards with two Propaganda cards among them: the third may come next, and three cards are left.
BEFORE_THE_THIRD = "played: P1 P2 P3 P4 P33 P5 P6 P7 P8 P10 P11 P34 P12 P14 P15 P16 P19 P20"


def will_after(markers: str, will: int = 10) -> int:
    """Political Will after a phase 6.1 that starts from `will`; a clean map gives 5."""
    game = position(f"{markers} | political will: {will} | do: political_will")
    return state_of(game).political_will


@proves("P-6.0-a")
def test_the_round_runs_through_its_four_phases_in_the_order_of_the_book():
    game = position(
        "played: P1 P2 P3 P4 | political will: 10 | chits: 1 2 | capabilities: P29 shaded british"
        "| gaza: 1 underground, 1 caches | lydda: 1 underground | tel_aviv: 1 police, 1 curfew | do: reveal"
    )
    game.play("P33")
    will_before_all_else = state_of(game).political_will
    asked_about = []
    while game.question is not None and game.question.rule != "2.3.6":
        asked_about.append((game.question.rule, game.question.side, game.question.message))
        game.play("discard 1" if game.question.rule == "6.2.2" else "done")

    assert will_before_all_else == 15
    assert asked_about == [
        ("6.2.1", "irgun", "ask-expropriate"),
        ("6.2.2", "british", "ask-discard-chit"),
        ("6.2.3", "irgun", "ask-place-cache"),
        ("6.3.1", "british", "ask-move-police"),
        ("6.3.1", "british", "ask-move-troops"),
        ("6.3.2", "irgun", "ask-redeploy-cell-to"),
        ("6.3.2", "irgun", "ask-redeploy-cache"),
        ("P29", "irgun", "ask-place-cell"),
    ]
    assert asked(game) == "chance"


@proves("P-6.0-a")
def test_no_phase_starts_before_the_one_before_it_is_done():
    game = position("played: P1 P2 P3 P4 | gaza: 1 underground, 1 sabotage | prison: 2 | do: reveal")

    game.play("P33")

    state = state_of(game)
    assert (state.sabotage[5], state.prison, sum(state.chits)) == (1, 2, 0)


@proves("P-6.1-a")
@pytest.mark.parametrize(("will", "after"), [(18, 19), (2, 3), (19, 20), (20, 20)])
def test_losses_and_gains_are_netted_before_the_marker_is_held_within_0_and_20(will, after):
    assert will_after("gaza: 4 sabotage", will) == after  # 5 - 4


@proves("P-6.1-a")
def test_a_net_gain_stops_at_20_and_a_net_loss_at_0():
    assert will_after("", 18) == 20
    assert will_after("gaza: 9 sabotage", 3) == 0


@proves("P-6.1-a")
def test_the_marker_moves_once_by_the_net():
    game = position("gaza: 2 sabotage | haifa_c: 1 terror | political will: 10 | do: political_will")

    moves = [line.arguments for line in game.log or [] if line.message == "log-political-will"]
    assert moves == [{"change": -1, "before": 10, "after": 9}]


@proves("P-6.1.1-a")
@pytest.mark.parametrize("district", DISTRICTS)
@pytest.mark.parametrize(("markers", "after"), [(1, 14), (2, 13), (5, 10)])
def test_every_sabotage_marker_in_a_district_costs_1(district, markers, after):
    assert will_after(f"{district}: {markers} sabotage") == after


@proves("P-6.1.1-a")
def test_sabotage_in_several_districts_adds_up():
    assert will_after("galilee: 2 sabotage | samaria: 1 sabotage | gaza: 1 sabotage") == 11


@proves("P-6.1.1-b")
@pytest.mark.parametrize("railway", RAILWAYS)
@pytest.mark.parametrize("markers", [1, 2, 5])
def test_a_sabotaged_railway_costs_2_whatever_the_number_of_its_markers(railway, markers):
    assert will_after(f"{railway}: {markers} sabotage") == 10 - 2 + 3


@proves("P-6.1.1-b")
def test_each_sabotaged_railway_costs_2_of_its_own():
    assert will_after("rail_egypt: 1 sabotage | rail_haifa: 3 sabotage") == 10 - 4 + 3
    assert will_after(" | ".join(f"{railway}: 1 sabotage" for railway in RAILWAYS)) == 10 - 8 + 3


@proves("P-6.1.1-c")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_every_sabotage_marker_in_a_city_costs_2(city, markers):
    assert will_after(f"{city}: {markers} sabotage") == 10 - 2 * markers + 4


@proves("P-6.1.1-d")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_every_terror_marker_in_a_city_costs_3(city, markers):
    assert will_after(f"{city}: {markers} terror") == 10 - 3 * markers + 4


@proves("P-6.1.1-c", "P-6.1.1-d")
def test_sabotage_and_terror_in_one_city_both_count():
    assert will_after("tel_aviv: 2 sabotage, 1 terror") == 10 - 4 - 3 + 4


@proves("P-6.1.2-a")
def test_four_railways_without_sabotage_give_2():
    clean_cities = " | ".join(f"{city}: 1 sabotage" for city in CITIES)  # takes away what Cities would give

    assert will_after(clean_cities) == 10 - 6 + 2


@proves("P-6.1.2-a")
@pytest.mark.parametrize("railway", RAILWAYS)
def test_one_sabotaged_railway_is_enough_to_lose_the_2(railway):
    assert will_after("") - will_after(f"{railway}: 1 sabotage") == 4  # 2 lost, and 2 not gained


@proves("P-6.1.2-b")
@pytest.mark.parametrize("marker", ["sabotage", "terror"])
def test_every_city_without_either_marker_gives_1(marker):
    value = {"sabotage": 2, "terror": 3}[marker]
    for dirty in range(4):
        text = " | ".join(f"{city}: 1 {marker}" for city in CITIES[:dirty])

        assert will_after(text) == 10 + 2 + (3 - dirty) - value * dirty


@proves("P-6.1.2-b")
def test_a_city_with_both_markers_loses_its_1_once():
    assert will_after("haifa_c: 1 sabotage, 1 terror") == 10 - 5 + 4


@proves("P-6.1.2-c")
def test_a_clean_map_gives_5_whatever_else_stands_on_it():
    text = "haifa_c: 3 active, 1 caches, 1 police, 1 curfew | rail_egypt: 2 active | gaza: 2 troops, 1 underground"

    assert will_after("") == 15
    assert will_after(text) == 15


@proves("P-6.1.2-c")
@pytest.mark.parametrize("space", DISTRICTS + CITIES + RAILWAYS)
def test_any_marker_makes_the_gain_smaller_than_5(space):
    assert will_after(f"{space}: 1 sabotage") < 15


@proves("P-6.1.3-a")
@pytest.mark.parametrize(("will", "winner"), [(3, "irgun"), (4, "irgun"), (5, "")])
def test_irgun_wins_when_the_net_move_ends_at_0(will, winner):
    game = position(f"gaza: 9 sabotage | political will: {will} | do: political_will, expropriations, british_intel")

    assert game.result == winner
    assert game.over == (winner == "irgun")


@proves("P-6.1.3-a")
def test_the_game_ends_at_once_with_irguns_win():
    game = position("played: P1 P2 P3 P4 | gaza: 9 sabotage, 1 underground | political will: 4 | do: reveal")

    game.play("P34")

    assert game.over
    assert offered(game) == []
    assert sum(state_of(game).chits) == 0  # 6.2.2 would have drawn one


@proves("P-6.1.3-b")
def test_will_2_with_4_lost_and_5_gained_is_3_and_no_win():
    game = position("lydda: 4 sabotage | political will: 2 | do: political_will, expropriations, british_intel")

    assert state_of(game).political_will == 3
    assert game.result == ""
    assert not game.over


@proves("P-6.1.3-a")
def test_will_already_at_0_is_judged_after_the_net_move():
    game = position("political will: 0 | do: political_will, expropriations, british_intel")

    assert state_of(game).political_will == 5
    assert game.result == ""


@proves("P-6.1.4-a", "P-CAP-P29-a")
def test_at_the_third_propaganda_card_the_british_win_and_nothing_more_is_done():
    game = position(
        f"{BEFORE_THE_THIRD} | political will: 1 | gaza: 5 sabotage, 1 active | prison: 4"
        "| tel_aviv: 1 police, 1 curfew | capabilities: P29 shaded irgun | do: reveal"
    )

    game.play("P35")

    state = state_of(game)
    assert game.over
    assert game.result == "british"
    assert state.political_will == 1
    assert (sum(state.chits), state.prison, state.sabotage[5], state.active[5], state.curfew[7]) == (0, 4, 5, 1, 1)
    assert len(state.seen_cards()) == 20  # of 21


@proves("P-6.1.4-a")
def test_at_the_third_propaganda_card_irgun_still_wins_if_will_falls_to_0():
    game = position(f"{BEFORE_THE_THIRD} | political will: 1 | gaza: 6 sabotage | do: reveal")

    game.play("P35")

    assert (game.over, game.result) == (True, "irgun")


@proves("P-6.1.4-a")
@pytest.mark.parametrize("seen", ["P1 P2 P3 P4", "P1 P2 P3 P4 P33 P5 P6 P7 P8 P10 P11"])
def test_the_first_and_the_second_propaganda_card_do_not_end_the_game(seen):
    game = position(f"played: {seen} | political will: 20 | do: reveal")

    game.play("P35")

    assert (game.over, game.result) == (False, "")
