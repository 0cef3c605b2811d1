"""2.1 Setup, in both scenarios."""

from __future__ import annotations

from itertools import islice

import pytest

from malaya.table import proves, state_of
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.cards import DECKS, PROPAGANDA_CARDS
from sandtable.games.british_way.malaya.position import write_fields
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.state import State


def start(scenario: str = "standard") -> State:
    return state_of(Game.new(RULES, scenario=scenario))


@proves("M-2.1-e", "M-2.1-f", "M-2.1-g", "M-2.1-h", "M-2.1-q", "M-2.3.1-a")
def test_tracks_markers_and_eligibility_at_the_start():
    state = start()

    assert (state.resources, state.commander, state.political_will, state.first) == ([20, 10], 0, 12, "british")
    assert not any([*state.terror, *state.sabotage, *state.villages, *state.active, *filter(None, state.capabilities)])


@proves("M-2.1-j", "M-2.1-k", "M-2.1-l", "M-2.1-m", "M-2.1-n", "M-2.1-o", "M-2.1-p")
def test_forces_control_and_opinion_at_the_start():
    fields = write_fields(start())

    assert {name: fields[name] for name in list(fields)[:6]} == {
        "perak": "2 troops, 2 police, 1 underground",
        "kelantan": "1 underground, 1 bases",
        "trengganu": "1 underground",
        "pahang": "2 underground, 1 bases, opposition",
        "johore": "2 troops, 2 police, 1 underground",
        "kuala_lumpur": "4 troops, 2 police, support",
    }
    assert start().control == [0, 1, -1, -1, -1, 0, 0, 1, 0, 1, 0, 0]


@proves("M-2.1-i", "M-2.1-r")
def test_what_is_not_on_the_map_is_available():
    state = start()

    assert (state.bases_available(), state.guerrillas_available()) == (2, 9)
    assert (state.troops_available(), state.police_available(), state.villages_left()) == (7, 9, 4)
    assert state.control == [state.control_by_pieces(space) for space in range(12)]


def cards_turned_up(scenario: str, seed: int) -> list[str]:
    """The whole deck, turned up card by card without playing it."""
    deck, dealer = DECKS[scenario], Dealer(seed)
    game = Game.new(RULES, scenario=scenario)
    unseen, turned = deck.cards.copy(), []
    for number in range(deck.piles * deck.cards_in_pile):
        options, weights = deck.next_card_weights(unseen)
        game.question.options, game.question.weights = options, weights
        turned.append(dealer.answer(game.question, number))
        unseen.remove(turned[-1])
    return turned


@proves("M-2.1-a", "M-2.1-b", "M-2.1-c")
@pytest.mark.parametrize(
    ("scenario", "cards", "places"),
    [("standard", 21, [(5, 7), (12, 14), (19, 21)]), ("extended", 27, [(5, 9), (14, 18), (23, 27)])],
)
def test_propaganda_cards_are_in_the_lower_part_of_each_pile(scenario: str, cards: int, places: list[tuple[int, int]]):
    found: list[set[int]] = [set(), set(), set()]
    for seed in range(200):
        turned = cards_turned_up(scenario, seed)
        assert len(set(turned)) == cards
        for pile, place in zip(found, (n for n, card in enumerate(turned, 1) if card in PROPAGANDA_CARDS), strict=True):
            pile.add(place)

    assert found == [set(range(low, high + 1)) for low, high in places]


@proves("M-2.1-d")
def test_the_extended_scenario_differs_by_its_deck_alone():
    standard, extended = write_fields(start()), write_fields(start("extended"))

    assert extended.pop("scenario") == "extended"
    assert extended == standard
    assert RULES.scenarios == ["standard", "extended"]


@proves("M-2.2-a")
def test_only_the_current_card_is_seen_and_the_rest_is_not_in_the_state():
    game = Game.new(RULES).play("HM-04")

    state = state_of(game)
    assert (state.card, state.played) == ("HM-04", ["HM-04"])
    assert state.unseen == [card for card in state.deck.cards if card != "HM-04"]


@proves("M-2.4-b")
def test_campaigns_have_as_many_events_as_the_piles_allow():
    lengths = {scenario: (set(), set()) for scenario in DECKS}
    for scenario, (first, later) in lengths.items():
        for seed in range(300):
            turned = cards_turned_up(scenario, seed)
            places = [number for number, card in enumerate(turned) if card in PROPAGANDA_CARDS]
            first.add(places[0])
            later |= {end - begin - 1 for begin, end in zip(places, islice(places, 1, None), strict=False)}

    assert lengths["standard"] == ({4, 5, 6}, {4, 5, 6, 7, 8})
    assert lengths["extended"] == ({4, 5, 6, 7, 8}, {4, 5, 6, 7, 8, 9, 10, 11, 12})
