"""1.7 Sabotage and Terror, 1.8 British Political Will, 1.9 Haganah."""

from __future__ import annotations

from random import Random

import pytest

from palestine.random_games import all_moments
from palestine.table import offered, position, proves, state_of, then
from sandtable import new_game
from sandtable.engine.errors import BadPosition
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.cards import EVENT_CARDS
from sandtable.games.british_way.palestine.events.in_general import texts_of

HAIFA, TEL_AVIV, JERUSALEM = 6, 7, 8

# A busy board, with Sabotage and Terror (marked) or without (clean): five markers are left in the pool.
PIECES = {
    "galilee": "2 troops, 2 underground",
    "haifa_d": "1 active, 1 caches",
    "samaria": "1 troops, 1 police",
    "lydda": "1 troops, 1 underground, 1 caches",
    "jerusalem_d": "1 troops, 1 caches",
    "gaza": "1 active",
    "haifa_c": "1 police, 1 underground",
    "tel_aviv": "4 troops, 1 police, 1 underground, 1 active, 1 curfew",
    "jerusalem_c": "1 troops, 1 police, 1 underground",
    "rail_egypt": "1 underground",
    "rail_syria": "2 troops",
    "prison": "2",
    "chits": "0 1 2",
    "haganah": "3",
    "political will": "10",
}
MARKERS = {
    **dict.fromkeys(["galilee", "samaria", "lydda", "jerusalem_d", "gaza", "rail_egypt", "rail_syria"], "1 sabotage"),
    "haifa_c": "1 sabotage, 1 terror",
    "jerusalem_c": "1 terror",
}
STEPS = [
    *[f"operation {name} limited" for name in ("deploy", "patrol", "search", "assault")],
    *[f"operation {name} limited" for name in ("recruit", "travel", "sabotage", "rob")],
    *[f"operation {name} operation" for name in ("recruit", "travel", "sabotage", "rob", "assault")],
    *["expropriations", "british_intel", "haganah_cooperation", "redeploy_police", "redeploy_troops"],
    *["redeploy_cells", "redeploy_cache", "pass british", "pass irgun"],
]
READ_MARKERS = {("P3", "unshaded"), ("P4", "unshaded"), ("P15", "unshaded"), ("P20", "unshaded")} | {
    ("P24", "unshaded"),
    ("P24", "shaded"),
}


def board(step: str, *, marked: bool, card: str = "P5") -> Game:
    """The busy board with one step to do."""
    fields = dict(PIECES)
    if marked:
        fields.update({name: f"{fields[name]}, {markers}" for name, markers in MARKERS.items()})
    text = " | ".join(f"{name}: {value}" for name, value in fields.items())
    return position(f"{text} | {f'card: {card} |' if card else ''} do: {step}")


def all_but_markers(game: Game) -> list[object]:
    state = state_of(game)
    return [
        *[state.troops, state.police, state.underground, state.active, state.caches, state.curfew, state.chits],
        *[state.available_police, state.available_cells, state.available_caches, state.prison],
        *[state.track_cells, state.political_will, state.haganah, state.capabilities, state.forced_pass],
    ]


def same_with_markers_and_without(step: str, card: str, seed: int) -> bool:
    """Play one step twice with the same answers, on the clean and on the marked board."""
    clean, marked = board(step, marked=False, card=card), board(step, marked=True, card=card)
    player = Random(seed)
    while offered(clean) and offered(clean) == offered(marked):
        answer = player.choice(offered(clean))
        clean.play(answer)
        marked.play(answer)
    return offered(clean) == offered(marked) and all_but_markers(clean) == all_but_markers(marked)


# 1.7 Sabotage and Terror


@proves("P-1.7-a")
def test_sabotage_places_sabotage_and_terror_places_terror():
    scene = "haifa_c: 1 underground | haganah: 2 | do: operation sabotage operation"
    sabotage = position(scene).play("sabotage haifa_c", "3")
    terror = position(scene).play("terror haifa_c", "3")

    assert (state_of(sabotage).sabotage[HAIFA], state_of(sabotage).terror[HAIFA]) == (1, 0)
    assert (state_of(terror).sabotage[HAIFA], state_of(terror).terror[HAIFA]) == (0, 1)


@proves("P-1.7-a")
def test_king_david_hotel_places_terror():
    game = position("jerusalem_c: 1 underground | card: P3 | do: event irgun shaded")

    assert (state_of(game).terror[JERUSALEM], state_of(game).sabotage[JERUSALEM]) == (2, 0)


@proves("P-1.7-a")
def test_restore_turns_terror_into_sabotage():
    game = position("jerusalem_c: 2 troops, 1 police, 3 sabotage, 2 terror | do: operation deploy operation")
    game.play("restore jerusalem_c")

    assert (state_of(game).terror[JERUSALEM], state_of(game).sabotage[JERUSALEM]) == (0, 2)


@proves("P-1.7-a")
def test_markers_come_from_nothing_else():
    sabotage, terror = set(), set()
    for moment in all_moments():
        state, told = state_of(moment.game), {(line.message, line.rule) for line in moment.lines}
        if any(after > before for after, before in zip(state.sabotage, moment.before.sabotage, strict=True)):
            source = told & {("log-place-sabotage", "3.3.3"), ("log-restore-flips", "4.2.1")}
            assert source
            sabotage |= source
        if any(after > before for after, before in zip(state.terror, moment.before.terror, strict=True)):
            source = told & {("log-place-terror", "4.3.3"), ("log-place-terror", "P3")}
            assert source
            terror |= source

    assert ("log-place-sabotage", "3.3.3") in sabotage
    assert ("log-place-terror", "4.3.3") in terror


@proves("P-1.7-b")
@pytest.mark.parametrize("step", STEPS)
def test_markers_change_nothing_in_operations_and_in_the_propaganda_round_after_its_first_phase(step):
    assert all(same_with_markers_and_without(step, "", seed) for seed in range(8))


@proves("P-1.7-b")
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_markers_change_nothing_in_the_events_that_do_not_name_them(card):
    for text in texts_of(card):
        for side in ("british", "irgun"):
            if (card, text) not in READ_MARKERS:
                step = f"event {side} {text}"
                assert all(same_with_markers_and_without(step, card, seed) for seed in range(5)), step


@proves("P-1.7-b")
@pytest.mark.parametrize(
    ("card", "text", "marker", "without", "with_it"),
    [
        ("P4", "unshaded", "galilee: 1 sabotage, 5 underground", 12, 7),
        ("P20", "unshaded", "rail_egypt: 1 sabotage", 12, 10),
        ("P24", "unshaded", "haifa_c: 1 terror", 10, 11),
        ("P24", "shaded", "haifa_c: 1 terror", 10, 9),
    ],
)
def test_these_events_read_markers(card, text, marker, without, with_it):
    scene = f"political will: 10 | card: {card} | do: event irgun {text}"

    assert state_of(position(scene)).political_will == without
    assert state_of(position(f"{marker} | {scene}")).political_will == with_it


@proves("P-1.7-b")
def test_three_more_events_read_markers():
    king_david = position("haifa_c: 1 terror | card: P3 | do: event british unshaded")
    weizmann = position("gaza: 1 sabotage, 0 terror | haifa_c: 1 terror | card: P15 | do: event british unshaded")
    mines = "gaza: 1 active | lydda: 1 police | capabilities: P23 shaded irgun | do: operation patrol limited"
    clean, mined = position(mines), position(mines.replace("1 active", "1 active, 1 sabotage"))
    clean.play("from lydda")
    mined.play("from lydda")

    assert state_of(king_david).terror[HAIFA] == 0
    assert offered(weizmann) == ["gaza", "done"]
    assert offered(clean) == ["gaza", "done"]
    assert offered(mined) == ["1", "2", "3", "4", "5", "6"]


@proves("P-1.7-b")
@pytest.mark.parametrize(("terror", "haganah"), [(0, 3), (1, 2)])
def test_negotiate_reads_terror_but_not_sabotage(terror, haganah):
    game = position(f"haganah: 3 | gaza: 4 sabotage | haifa_c: {terror} terror | do: operation search operation")
    game.play("negotiate", "3")

    assert state_of(game).haganah == haganah


# 1.8 British Political Will


@proves("P-1.8-a")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_political_will_stops_at_twenty_and_the_surplus_is_lost(before, after):
    game = position(f"political will: {before} | card: P20 | do: event irgun unshaded")
    lower = then(game, "card: P27 | do: event irgun shaded")

    assert (state_of(game).political_will, state_of(lower).political_will) == (after, after - 1)


@proves("P-1.8-a")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_political_will_stops_at_zero_and_the_surplus_is_lost(before, after):
    game = position(f"political will: {before} | card: P20 | do: event irgun shaded")
    higher = then(game, "card: P8 | do: event irgun unshaded")

    assert (state_of(game).political_will, state_of(higher).political_will) == (after, after + 2)


@proves("P-1.8-a", "P-INV-11")
def test_political_will_beyond_its_track_is_refused():
    assert state_of(position("political will: 20")).political_will == 20
    assert state_of(position("political will: 0")).political_will == 0
    with pytest.raises(BadPosition, match="Political Will is 21, not 0 to 20"):
        position("political will: 21")


@proves("P-1.8-a")
def test_political_will_stays_on_its_track_in_whole_games():
    seen = {state_of(moment.game).political_will for moment in all_moments()}

    assert seen <= set(range(21))
    assert 20 in seen


@proves("P-1.8-c")
def test_political_will_at_zero_does_not_end_the_game_during_a_campaign():
    boxes = "first: british | boxes: event irgun, limited british"
    game = position(f"political will: 2 | card: P2 | haganah: 2 | {boxes} | do: event irgun shaded, adjust_eligibility")

    assert (state_of(game).political_will, game.result, game.over) == (0, "", False)
    assert offered(game)[0] == "P1"  # the next card is turned up


@proves("P-1.8-c")
def test_political_will_can_rise_again_from_zero():
    game = position("political will: 0 | card: P20 | do: event british unshaded")

    assert (state_of(game).political_will, game.result) == (2, "")


@proves("P-1.8-c")
def test_political_will_that_was_at_zero_counts_only_as_it_stands_after_the_political_will_phase():
    played = "played: P1 P2 P3 P4 P33"
    saved = position(f"political will: 0 | {played} | do: political_will")
    lost = position(f"political will: 0 | galilee: 5 sabotage | {played} | do: political_will")

    assert (state_of(saved).political_will, saved.result) == (5, "")
    assert (state_of(lost).political_will, lost.result) == (0, "irgun")


# 1.9 Haganah


@proves("P-1.9-a")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_left_is_lower(value):
    game = position(f"haganah: {value} | card: P22 | do: event british unshaded")
    if value < 4:
        game.play("left")

    assert state_of(game).haganah == value - 1


@proves("P-1.9-a")
@pytest.mark.parametrize("value", [0, 1, 2, 3])
def test_right_is_higher(value):
    game = position(f"haganah: {value} | card: P22 | do: event irgun unshaded")
    if value > 0:
        game.play("right")

    assert state_of(game).haganah == value + 1


@proves("P-1.9-a")
def test_right_is_towards_irgun_and_left_towards_the_british():
    right = position("haganah: 2 | card: P15 | do: event irgun shaded")
    left = position("haganah: 4 | card: P15 | do: event british unshaded")

    assert state_of(right).available_cells == 15 - 5 + 3  # Haganah lends Irgun its Cells
    assert state_of(left).available_cells == 15 - 2


@proves("P-1.9-a", "P-INV-11")
def test_the_track_ends_at_zero_and_four():
    fields = (
        "sandtable position: 1 | game: palestine 1 | rail_syria: 12 troops | available: 6 police, 10 cells, 4 caches"
    )

    with pytest.raises(BadPosition, match="the Haganah Track is at 5, not 0 to 4"):
        new_game("palestine", position=f"{fields} | track: 5 cells, 1 caches | haganah: 5")
    assert state_of(position("haganah: 4 | card: P15 | do: event irgun shaded")).haganah == 4
    assert state_of(position("haganah: 0 | card: P15 | do: event irgun unshaded")).haganah == 0
