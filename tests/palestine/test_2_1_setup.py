"""2.1 Setup: the deck, the tracks and the pieces before the first card."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from palestine.random_games import SEEDS, moments
from palestine.table import asked, check, offered, position, proves, state_of
from sandtable import new_game
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.cards import CARDS, EVENT_CARDS, PROPAGANDA_CARDS, next_card_weights
from sandtable.games.british_way.palestine.map import NAMES

KINDS = ["troops", "police", "underground", "active", "caches"]
THIRD = Fraction(1, 3)


def turned_up(events: int, propaganda: int) -> list[str]:
    return EVENT_CARDS[:events] + PROPAGANDA_CARDS[:propaganda]


def shares(options: list[str], weights: list[int] | None) -> dict[str, Fraction]:
    """How likely each option is; without weights all are alike."""
    numbers = [1] * len(options) if weights is None else weights
    return {option: Fraction(number, sum(numbers)) for option, number in zip(options, numbers, strict=True)}


def chances(seen: list[str]) -> dict[str, Fraction]:
    """How likely each card is to come next."""
    cards, weights = next_card_weights([card for card in CARDS if card not in seen])
    return shares(cards, weights)


def asked_chances(game: Game) -> dict[str, Fraction]:
    """How likely each answer to the question of chance is."""
    assert game.question is not None
    assert game.question.side == "chance"
    return shares(offered(game), game.question.weights)


def propaganda_next(events: int, propaganda: int) -> Fraction:
    """How likely it is that the next card is a Propaganda card."""
    likely = chances(turned_up(events, propaganda))
    return sum((chance for card, chance in likely.items() if card in PROPAGANDA_CARDS), Fraction(0))


def propaganda_places() -> dict[tuple[int, ...], Fraction]:
    """How likely it is that the Propaganda cards are the first, second and third to be turned up at these places."""
    lines: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    for place in range(1, 22):
        after: dict[tuple[int, ...], Fraction] = {}
        for places, likely in lines.items():
            if len(places) == 3:  # the game is over
                after[places] = after.get(places, Fraction(0)) + likely
                continue
            chance = propaganda_next(place - 1 - len(places), len(places))
            for found, share in (((*places, place), chance), (places, 1 - chance)):
                if share:
                    after[found] = after.get(found, Fraction(0)) + likely * share
        lines = after
    return lines


def space(name: str) -> dict[str, int]:
    """What stands in a space at the start."""
    state = state_of(new_game("palestine"))
    counts = {kind: getattr(state, kind)[NAMES.index(name)] for kind in KINDS}
    return {kind: count for kind, count in counts.items() if count}


# The deck


@proves("P-2.1-a", "P-2.2-a")
def test_the_set_up_is_done_and_the_first_card_is_still_to_come():
    game = new_game("palestine")
    check(game)

    assert asked(game) == "chance"
    assert (state_of(game).card, state_of(game).played) == ("", [])


@proves("P-SETUP-a")
def test_the_first_card_is_any_event_card_with_equal_chance():
    assert asked_chances(new_game("palestine")) == dict.fromkeys(EVENT_CARDS, Fraction(1, 32))


@proves("P-SETUP-a")
@pytest.mark.parametrize("propaganda", [0, 1, 2])
def test_every_event_card_not_yet_seen_is_always_as_likely_as_any_other(propaganda):
    for events in range(6 * propaganda, 6 * propaganda + 6):
        likely = chances(turned_up(events, propaganda))
        event_chances = {likely.get(card) for card in EVENT_CARDS[events:]}

        assert len(event_chances) == 1
        assert not set(likely) & set(turned_up(events, propaganda))
        assert sum(likely.values()) == 1


@proves("P-SETUP-a")
def test_which_cards_have_been_seen_and_where_they_lie_does_not_matter():
    seen = asked_chances(position("played: P5 P7 P30 | capabilities: P9 shaded irgun | do: reveal"))
    others = asked_chances(position("played: P1 P2 P3 P4 | do: reveal"))

    assert not {"P5", "P7", "P30", "P9"} & set(seen)
    assert len(seen) == len(others) == 28 + 3
    assert list(seen.values()) == list(others.values())


@proves("P-SETUP-a")
def test_eighteen_event_cards_are_in_the_game_and_fourteen_are_not():
    piles = [*EVENT_CARDS[:6], "P33", *EVENT_CARDS[6:12], "P34", *EVENT_CARDS[12:18]]
    game = position(f"played: {' '.join(piles)} | political will: 10 | do: reveal")

    assert state_of(game).card == "P35"  # nothing else can come
    assert (game.over, game.result) == (True, "british")
    assert len(set(EVENT_CARDS) - set(state_of(game).played)) == 14


@proves("P-SETUP-b")
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_the_first_four_cards_of_a_pile_are_event_cards(pile):
    for place in range(4):
        assert propaganda_next(6 * pile + place, pile) == 0


@proves("P-SETUP-b")
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_the_propaganda_card_is_fifth_sixth_or_seventh_of_its_pile_with_equal_chance(pile):
    fifth, sixth, seventh = (propaganda_next(6 * pile + place, pile) for place in (4, 5, 6))

    assert fifth == THIRD
    assert (1 - fifth) * sixth == THIRD
    assert (1 - fifth) * (1 - sixth) * seventh == THIRD


@proves("P-SETUP-b")
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_after_its_propaganda_card_a_pile_holds_event_cards_only(pile):
    for place in (4, 5):
        assert propaganda_next(6 * pile + place, pile + 1) == 0


@proves("P-SETUP-b")
@pytest.mark.parametrize(("propaganda", "share"), [(0, THIRD / 3), (1, THIRD / 2), (2, THIRD)])
def test_each_propaganda_card_left_is_as_likely_as_the_others(propaganda, share):
    likely = chances(turned_up(6 * propaganda + 4, propaganda))

    assert [likely[card] for card in PROPAGANDA_CARDS[propaganda:]] == [share] * (3 - propaganda)
    assert {card for card in likely if card in PROPAGANDA_CARDS} == set(PROPAGANDA_CARDS[propaganda:])


@proves("P-SETUP-b")
@pytest.mark.parametrize("played", [3, 4, 5, 6])
def test_the_question_for_the_next_card_carries_these_chances(played):
    game = position(f"played: {' '.join(EVENT_CARDS[:played])} | do: reveal")

    assert asked_chances(game) == chances(EVENT_CARDS[:played])


@proves("P-SETUP-b")
def test_the_dealer_keeps_to_the_chances():
    question = position("played: P1 P2 P3 P4 | do: reveal").question
    assert question is not None
    drawn = Counter(Dealer(seed).answer(question, 4) for seed in range(6000))

    assert 1850 <= sum(drawn[card] for card in PROPAGANDA_CARDS) <= 2150
    assert all(570 <= drawn[card] <= 770 for card in PROPAGANDA_CARDS)
    assert all(90 <= drawn[card] <= 200 for card in EVENT_CARDS[4:])


@proves("P-SETUP-c")
def test_the_three_propaganda_cards_have_their_places_in_a_deck_of_twenty_one():
    likely = propaganda_places()

    assert set(likely) == {(a, b, c) for a in (5, 6, 7) for b in (12, 13, 14) for c in (19, 20, 21)}
    assert set(likely.values()) == {Fraction(1, 27)}


@proves("P-SETUP-c", "P-INV-20")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_propaganda_cards_of_a_game_are_where_the_deck_puts_them(seed):
    cards, winner = [], ""
    for moment in moments(seed):
        winner = moment.game.result
        cards += [str(line.arguments["card"]) for line in moment.lines if line.message == "log-reveal"]

    places = [place for place, card in enumerate(cards, 1) if card in PROPAGANDA_CARDS]
    for place, allowed in zip(places, [(5, 6, 7), (12, 13, 14), (19, 20, 21)], strict=False):
        assert place in allowed
    assert len(places) == 3 or winner == "irgun"
    assert len(cards) == len(set(cards)) == places[-1]


@proves("P-SETUP-q")
def test_a_game_that_has_been_played_leaves_the_next_set_up_as_it_was():
    before = new_game("palestine").position()
    for _ in moments(1):
        pass

    assert new_game("palestine").position() == before


@proves("P-1.3.5-a")
def test_options_chosen_at_the_set_up_hold_in_the_game():
    game = new_game("palestine", options={"rail_syria_touches_samaria": "true"})
    game.play("P10", "limited", "pass", "done", "operation", "search", "search samaria", "search rail_syria", "done")

    assert "from samaria" in offered(game)
    assert "from galilee" in offered(game)
    game.play("from samaria", "1")
    assert state_of(game).troops[NAMES.index("rail_syria")] == 1


# Markers and tracks


@proves("P-SETUP-d")
def test_all_chits_are_in_the_bag_and_no_marker_is_on_the_map():
    game = new_game("palestine")
    state = state_of(game)

    assert state.chits == [0, 0, 0]
    assert sum(state.sabotage) == sum(state.terror) == sum(state.curfew) == 0
    assert state.markers_left() == 15


@proves("P-SETUP-d")
def test_the_first_chit_drawn_is_one_of_nine():
    game = new_game("palestine").play("P10", "limited", "pass", "done", "event", "pass")

    assert asked_chances(game) == dict.fromkeys(["chit 0", "chit 1", "chit 2"], THIRD)


@proves("P-SETUP-e", "P-1.8-b")
def test_haganah_is_at_four_and_political_will_at_eighteen():
    state = state_of(new_game("palestine"))

    assert (state.haganah, state.track_cells, state.track_caches) == (4, 0, 0)
    assert state.political_will == 18


@proves("P-SETUP-e")
def test_irgun_is_first_eligible_the_british_second_and_no_capability_is_in_force():
    game = new_game("palestine").play("P10")
    state = state_of(game)

    assert (asked(game), state.first) == ("irgun", "irgun")
    assert (state.boxes, state.capabilities, state.executed_by) == ([""] * 3, [""] * 8, [""] * 8)
    assert state.forced_pass == "no"
    game.play("limited", "pass", "done")
    assert asked(game) == "british"


# Pieces


@proves("P-SETUP-f")
def test_six_cells_three_caches_and_three_police_are_available_and_prison_is_empty():
    state = state_of(new_game("palestine"))

    assert (state.available_cells, state.available_caches, state.available_police) == (6, 3, 3)
    assert (state.prison, state.removed_from_game) == (0, 0)


@proves("P-SETUP-g")
def test_galilee():
    assert space("galilee") == {"underground": 1, "troops": 2}


@proves("P-SETUP-h")
def test_haifa_district():
    assert space("haifa_d") == {"underground": 1}


@proves("P-SETUP-i")
def test_haifa_city():
    assert space("haifa_c") == {"underground": 1, "troops": 2, "police": 1}


@proves("P-SETUP-j")
def test_samaria():
    assert space("samaria") == {"underground": 1, "troops": 2}


@proves("P-SETUP-k")
def test_tel_aviv():
    assert space("tel_aviv") == {"underground": 1, "troops": 2, "police": 1}


@proves("P-SETUP-l")
def test_lydda():
    assert space("lydda") == {"underground": 1, "caches": 1}


@proves("P-SETUP-m")
def test_jerusalem_district():
    assert space("jerusalem_d") == {"underground": 1, "caches": 1}


@proves("P-SETUP-n")
def test_jerusalem_city():
    assert space("jerusalem_c") == {"underground": 1, "troops": 2, "police": 1}


@proves("P-SETUP-o")
def test_gaza():
    assert space("gaza") == {"underground": 1, "troops": 2}


@proves("P-SETUP-p")
def test_the_railways_are_empty_and_all_cells_underground():
    state = state_of(new_game("palestine"))

    assert all(space(name) == {} for name in ("rail_egypt", "rail_jerusalem", "rail_haifa", "rail_syria"))
    assert sum(state.active) == 0


@proves("P-SETUP-q")
def test_the_sums_are_right():
    state = state_of(new_game("palestine"))

    assert sum(state.troops) == 12
    assert (sum(state.police), state.available_police) == (3, 3)
    assert (sum(state.underground), state.available_cells) == (9, 6)
    assert (sum(state.caches), state.available_caches) == (2, 3)
