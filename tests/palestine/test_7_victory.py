"""7.0 Victory, 7.1 Raising and 7.2 Lowering Political Will."""

from __future__ import annotations

from random import Random

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable import new_game
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.cards import EVENT_CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.palestine.events.in_general import texts_of

FIRST_ROUND = "played: P1 P2 P3 P4 P33"
SECOND_ROUND = "played: P1 P2 P3 P4 P33 P5 P6 P7 P8 P10 P11 P34"
THIRD_ROUND = f"{SECOND_ROUND} P12 P14 P15 P16 P19 P20 P35"
# One Sabotage on a Railway and one Terror in each City: -2 - 9 and no Order at all.
DISORDER = "rail_egypt: 1 sabotage | haifa_c: 1 terror | tel_aviv: 1 terror | jerusalem_c: 1 terror"

BEVIN = "capabilities: P9 unshaded british"
BEGIN_UNSHADED = "capabilities: P25 unshaded british"
BEGIN_SHADED = "capabilities: P25 shaded irgun"
TWO_CURFEW_CITIES = (
    "haifa_c: 1 active, 1 troops, 1 curfew | tel_aviv: 1 active, 1 troops, 1 curfew | gaza: 1 underground"
    " | do: operation sabotage operation"
)
DETENTION = "haifa_c: 3 troops, 1 curfew, 1 active | haifa_d: 1 active | do: operation search operation"
COAST = "card: P4 | do: event irgun unshaded"

# 7.1: every source, a position, answers, and by how much Political Will rises from 10.
GAINS = [
    ("Assault", "gaza: 2 troops, 1 caches | do: operation assault limited", [], 1),
    ("Assault on two Caches", "gaza: 4 troops, 2 caches | do: operation assault limited", ["chit 0", "chit 0"], 2),
    ("Assault, P25", f"gaza: 2 troops, 1 caches | {BEGIN_UNSHADED} | do: operation assault limited", [], 2),
    ("P11", "jerusalem_d: 1 caches | card: P11 | do: event british unshaded", [], 1),
    ("P11, P25", f"jerusalem_d: 1 caches | {BEGIN_UNSHADED} | card: P11 | do: event british unshaded", [], 1),
    ("P19", "gaza: 1 caches | card: P19 | do: event british unshaded", ["cache gaza"], 1),
    ("P19 without Cache", "gaza: 1 caches | card: P19 | do: event british unshaded", ["done"], 0),
    ("P4", f"jerusalem_d: 1 sabotage | {COAST}", [], 2),
    ("P8", "card: P8 | do: event british unshaded", [], 2),
    ("P20", "card: P20 | do: event british unshaded", [], 2),
    ("P20, sabotaged", "rail_egypt: 1 sabotage | card: P20 | do: event british unshaded", [], 0),
    ("P24 at 0", "card: P24 | do: event british unshaded", [], 0),
    ("P24 at 2", "haifa_c: 2 terror | card: P24 | do: event british unshaded", [], 2),
    ("P24 at 3", "haifa_c: 3 terror | card: P24 | do: event british unshaded", [], 3),
    ("P24 at 4", "haifa_c: 4 terror | card: P24 | do: event british unshaded", [], 3),
    ("6.1, clean", f"{FIRST_ROUND} | do: political_will", [], 5),
    ("6.1, net", f"gaza: 2 sabotage | {FIRST_ROUND} | do: political_will", [], 3),
]

# 7.2: the same for what Political Will falls by.
LOSSES = [
    ("Propagandize, one City", TWO_CURFEW_CITIES, ["propagandize haifa_c", "done"], 1),
    ("Propagandize, two", TWO_CURFEW_CITIES, ["propagandize haifa_c", "propagandize tel_aviv"], 2),
    ("Propagandize, P25", f"{BEGIN_SHADED} | {TWO_CURFEW_CITIES}", ["propagandize haifa_c", "done"], 2),
    ("two, P25", f"{BEGIN_SHADED} | {TWO_CURFEW_CITIES}", ["propagandize haifa_c", "propagandize tel_aviv"], 4),
    ("Mass Detention 1", DETENTION, ["detain haifa_c", "1", "active haifa_c"], 0),
    ("Mass Detention 2", DETENTION, ["detain haifa_c", "2"], 0),
    ("Mass Detention 3", DETENTION, ["detain haifa_c", "3"], 1),
    ("Mass Detention 6", DETENTION, ["detain haifa_c", "6"], 4),
    ("of nobody", DETENTION.replace("1 active", "1 sabotage"), ["detain haifa_c", "6"], 6),
    ("P2", "card: P2 | do: event irgun shaded", [], 3),
    ("P2, P9", f"{BEVIN} | card: P2 | do: event irgun shaded", [], 2),
    ("P4 at 1", f"gaza: 1 sabotage | {COAST}", [], 0),
    ("P4 at 3", f"gaza: 1 sabotage, 2 active | {COAST}", [], 1),
    ("P4 at 8", f"gaza: 1 sabotage, 6 active, 1 caches | {COAST}", [], 3),
    ("P4 at 1, P9", f"{BEVIN} | gaza: 1 sabotage | {COAST}", [], 0),
    ("P4 at 8, P9", f"{BEVIN} | gaza: 1 sabotage, 7 active | {COAST}", [], 2),
    ("P8 at 0", "card: P8 | do: event irgun shaded", [], 0),
    ("P8 at 2", f"{TWO_CURFEW_CITIES.partition(' | do')[0]} | card: P8 | do: event irgun shaded", [], 2),
    ("P8 at 2, P9", f"{BEVIN} | {TWO_CURFEW_CITIES.partition(' | do')[0]} | card: P8 | do: event irgun shaded", [], 1),
    ("P8 at 0, P9", f"{BEVIN} | card: P8 | do: event irgun shaded", [], 0),
    ("P19 at 2", "card: P19 | do: event irgun shaded", ["2"], 0),
    ("P19 at 3", "card: P19 | do: event irgun shaded", ["3"], 2),
    ("P19 at 3, P9", f"{BEVIN} | card: P19 | do: event irgun shaded", ["3"], 2),
    ("P20", "card: P20 | do: event irgun shaded", [], 2),
    ("P20, P9", f"{BEVIN} | card: P20 | do: event irgun shaded", [], 1),
    ("P24 at 0", "card: P24 | do: event irgun shaded", [], 0),
    ("P24 at 4", "haifa_c: 4 terror | card: P24 | do: event irgun shaded", [], 3),
    ("P24 at 1, P9", f"{BEVIN} | haifa_c: 1 terror | card: P24 | do: event irgun shaded", [], 1),
    ("P27", "card: P27 | do: event irgun shaded", [], 1),
    ("P27, P9", f"{BEVIN} | card: P27 | do: event irgun shaded", [], 0),
    ("P30", "card: P30 | do: event irgun shaded", [], 1),
    ("P30, P9", f"{BEVIN} | card: P30 | do: event irgun shaded", [], 1),
    ("6.1, net", f"rail_egypt: 3 sabotage | haifa_c: 2 terror | {FIRST_ROUND} | do: political_will", [], 6),
]

# Everything that an event could touch: markers, Curfew, Caches without Troops beside them, Police, Cells, prisoners;
# but no three Troops near a City, so that P1 detains nobody.
RICH = (
    "haifa_c: 1 troops, 1 police, 2 underground, 1 terror, 1 curfew | haifa_d: 1 underground, 2 caches | gaza: 1 active"
    " | lydda: 1 underground, 1 caches, 1 sabotage | rail_egypt: 1 underground, 1 police | samaria: 1 troops, 1 active"
    " | galilee: 10 troops | political will: 10 | prison: 3 | chits: 1 2"
)
# 1 Sabotage, 4 Cells and 3 Caches lie in Coastal Districts for P4.
CHANGES = {
    "P2 shaded": -3,
    "P4 unshaded": -3,
    "P8 unshaded": 2,
    "P8 shaded": -1,
    "P11 unshaded": 1,
    "P19 unshaded": 1,
    "P19 shaded": -2,
    "P20 unshaded": 2,
    "P20 shaded": -2,
    "P24 unshaded": 1,
    "P24 shaded": -1,
    "P27 shaded": -1,
    "P30 shaded": -1,
}


def will_after(board: str, answers: list[str]) -> int:
    """Political Will, from 10, once these answers are given."""
    game = position(f"political will: 10 | {board}")
    for answer in answers:
        game.play(answer)
    return state_of(game).political_will


def play_out(game: Game) -> Game:
    """Give the first answer, and the last face of a die, until nothing is asked."""
    while not game.over:
        game.play(offered(game)[-1 if game.question.side == "chance" else 0])
    return game


@pytest.mark.parametrize("played", [FIRST_ROUND, SECOND_ROUND, THIRD_ROUND])
@pytest.mark.parametrize("will", [11, 10, 1, 0])
@proves("P-7.0.1-a", "P-7.0-a")
def test_irgun_wins_any_propaganda_round_whose_check_finds_no_political_will(played: str, will: int):
    game = position(f"{DISORDER} | political will: {will} | {played} | do: political_will, expropriations")

    assert (game.over, game.result, state_of(game).political_will) == (True, "irgun", 0)


@pytest.mark.parametrize("played", [FIRST_ROUND, SECOND_ROUND])
@proves("P-7.0.1-a", "P-7.0-a")
def test_with_political_will_left_the_first_two_rounds_end_nothing(played: str):
    game = position(f"gaza: 1 active | {DISORDER} | political will: 12 | {played} | do: political_will, expropriations")

    assert (game.over, game.result, state_of(game).political_will) == (False, "", 1)


@proves("P-7.0.1-a")
def test_political_will_at_0_during_a_campaign_ends_nothing():
    game = position("political will: 3 | card: P2 | do: action first, action second, adjust_eligibility")
    game.play("event", "shaded")
    assert (game.over, game.result, state_of(game).political_will) == (False, "", 0)
    game.play("limited", "pass", "chit 0", "P20", "event", "unshaded")

    assert (game.over, game.result, state_of(game).political_will) == (False, "", 2)


@proves("P-7.0.1-a")
def test_the_check_looks_at_the_net_of_the_phase():
    game = position(f"political will: 0 | {FIRST_ROUND} | gaza: 1 active | do: political_will, expropriations")

    assert (game.over, game.result, state_of(game).political_will) == (False, "", 5)


@proves("P-7.0.2-a", "P-7.0-a")
def test_the_british_win_the_third_round_with_any_political_will_left():
    game = position(f"{DISORDER} | political will: 12 | {THIRD_ROUND} | do: political_will, expropriations")

    assert (game.over, game.result, state_of(game).political_will) == (True, "british", 1)


@proves("P-7.0-a")
def test_every_game_ends_at_a_propaganda_card_with_a_winner():
    for seed in range(4):
        game, choice = new_game("palestine", seed=seed, log=False), Random(seed)
        while not game.over:
            game.play(choice.choice(offered(game)))

        state = state_of(game)
        assert state.card in PROPAGANDA_CARDS
        assert game.result == ("irgun" if state.political_will == 0 else "british")
        assert game.result == "irgun" or state.propaganda_seen() == 3


@pytest.mark.parametrize(("source", "board", "answers", "gain"), GAINS, ids=[row[0] for row in GAINS])
@proves("P-7.1-a")
def test_what_raises_political_will(source: str, board: str, answers: list[str], gain: int):
    assert will_after(board, answers) == 10 + gain


@pytest.mark.parametrize(("source", "board", "answers", "loss"), LOSSES, ids=[row[0] for row in LOSSES])
@proves("P-7.2-a")
def test_what_lowers_political_will(source: str, board: str, answers: list[str], loss: int):
    assert will_after(board, answers) == 10 - loss


@proves("P-7.1-a", "P-7.2-a")
def test_no_other_event_touches_political_will():
    changes = {}
    for card in EVENT_CARDS:
        for text in texts_of(card):
            for side in ("british", "irgun"):
                game = play_out(position(f"{RICH} | card: {card} | do: event {side} {text}"))
                if state_of(game).political_will != 10:
                    changes[f"{card} {text}"] = state_of(game).political_will - 10

    assert changes == CHANGES


@pytest.mark.parametrize(
    "agenda",
    [
        *[f"operation {name} limited" for name in ("deploy", "patrol", "search", "assault")],
        *[f"operation {name} limited" for name in ("recruit", "travel", "sabotage", "rob")],
        *["pass british", "pass irgun", "expropriations", "british_intel", "haganah_cooperation"],
        *["redeploy_police", "redeploy_troops", "redeploy_cells", "redeploy_cache", "reset"],
        "adjust_eligibility | card: P20 | boxes: limited irgun, event british",
    ],
)
@proves("P-7.1-a", "P-7.2-a")
def test_no_other_step_touches_political_will(agenda: str):
    game = position(f"{RICH} | {FIRST_ROUND} | do: {agenda}")
    while not game.over and game.question.message != "ask-reveal":
        game.play(offered(game)[0])

    assert state_of(game).political_will == 10


@pytest.mark.parametrize(
    ("board", "answers"),
    [
        ("gaza: 2 caches | lydda: 1 caches | card: P12 | do: event british unshaded", ["cache gaza", "cache lydda"]),
        (
            "gaza: 2 caches | lydda: 2 caches | samaria: 1 caches | card: P15 | do: event british unshaded",
            ["cache gaza"],
        ),
        (
            "gaza: 1 underground, 2 caches | galilee: 1 underground | haganah: 3 | do: operation sabotage limited",
            ["offensive gaza", "sabotage gaza", "spend gaza"],
        ),
        ("tel_aviv: 3 troops, 1 police | do: operation deploy operation", ["restore tel_aviv"]),
        ("do: operation search operation", ["negotiate", "6"]),
        ("gaza: 1 police, 1 underground | do: operation rob operation", []),
        ("haifa_c: 2 underground | do: operation sabotage operation", ["terror haifa_c", "6"]),
    ],
)
@proves("P-7.1-a", "P-7.2-a")
def test_caches_lost_otherwise_and_other_special_activities_do_not_touch_it(board: str, answers: list[str]):
    assert will_after(board, answers) == 10
