"""2.1 Setup."""

from __future__ import annotations

from collections import Counter

import pytest

from cyprus.table import offered, proves, start, state_of
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import draw
from sandtable.games.british_way.cyprus.cards import DECK, EVENT_CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.cyprus.map import NAMES
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.view import VIEW

SET_UP = {
    "paphos": {"underground": 1},
    "limassol": {"underground": 1, "troops": 2},
    "nicosia": {"underground": 1, "troops": 2, "police": 1},
    "larnaca": {"underground": 1, "troops": 2, "police": 1},
    "famagusta": {"underground": 1, "police": 1},
    "troodos": {"underground": 1, "caches": 1},
    "akrotiri": {"troops": 3},
    "dhekelia": {"troops": 3},
    "karpas": {},
    "kyrenia": {},
}


@proves(
    *["C-2.1-j", "C-2.1-k", "C-2.1-l", "C-2.1-m", "C-2.1-n", "C-2.1-o", "C-2.1-p", "C-2.1-q", "C-2.1-r", "C-2.1-s"],
)
@pytest.mark.parametrize("name", NAMES)
def test_the_pieces_stand_where_the_rulebook_says(name):
    state = state_of(start())
    kinds = ["troops", "police", "underground", "active", "caches", "sabotage", "curfew"]

    found = {kind: getattr(state, kind)[NAMES.index(name)] for kind in kinds}
    assert {kind: number for kind, number in found.items() if number} == SET_UP[name]


@proves("C-2.1-j")
def test_paphos_begins_with_a_cell():
    assert state_of(start()).underground[NAMES.index("paphos")] == 1


@proves("C-2.1-k")
def test_limassol_begins_with_a_cell_and_two_troops():
    state = state_of(start())

    assert (state.underground[1], state.troops[1], state.police[1]) == (1, 2, 0)


@proves("C-2.1-l", "C-2.1-m")
@pytest.mark.parametrize("town", ["nicosia", "larnaca"])
def test_nicosia_and_larnaca_begin_with_a_cell_two_troops_and_a_police(town):
    state, space = state_of(start()), NAMES.index(town)

    assert (state.underground[space], state.troops[space], state.police[space]) == (1, 2, 1)


@proves("C-2.1-n", "C-2.1-o", "C-2.1-p", "C-2.1-q")
def test_the_other_spaces_begin_as_the_rulebook_says():
    state = state_of(start())

    assert (state.underground[4], state.police[4], state.troops[4]) == (1, 1, 0)
    assert (state.underground[6], state.caches[6]) == (1, 1)
    assert (state.troops[8], state.troops[9]) == (3, 3)
    assert [state.cubes(space) + state.insurgents(space) for space in (5, 7)] == [0, 0]


@proves("C-2.1-d", "C-2.1-e", "C-2.1-f", "C-2.1-g", "C-2.1-h", "C-2.1-i")
def test_boxes_and_tracks_begin_as_the_rulebook_says():
    state = state_of(start())

    assert (state.chits, state.opinion, state.political_will, state.first) == ([0, 0, 0], 2, 14, "eoka")
    assert (state.available_caches, state.available_cells, state.available_police, state.prison) == (3, 6, 3, 0)


@proves("C-2.1-r", "C-2.1-s")
def test_no_marker_or_capability_is_in_play_and_all_pieces_are_there():
    state = state_of(start())

    assert not any([*state.curfew, *state.sabotage, *state.active, *state.capabilities])
    assert (sum(state.troops), sum(state.police), sum(state.underground), sum(state.caches)) == (12, 3, 6, 1)


@proves("C-2.1-a", "C-2.1-b", "C-2.1-c")
def test_a_propaganda_card_comes_5th_to_7th_in_each_pile_of_seven():
    assert (DECK.piles, DECK.cards_in_pile, DECK.above_propaganda) == (3, 7, 4)
    places = Counter()
    for seed in range(60):
        unseen, dealer = list(DECK.cards), Dealer(seed)
        for number in range(1, 22):
            options, weights = DECK.next_card_weights(unseen)
            card = dealer.answer(draw("2.3.6", "ask-reveal", options, weights), number)
            unseen.remove(card)
            if card in PROPAGANDA_CARDS:
                places[number] += 1
        assert len(unseen) == 14

    assert set(places) == {5, 6, 7, 12, 13, 14, 19, 20, 21}
    assert sum(places.values()) == 180


@proves("C-2.2-a")
def test_play_begins_by_turning_up_a_card():
    game = start()
    assert (game.question.message, offered(game)) == ("ask-reveal", EVENT_CARDS)

    game.play("HC-09")

    assert (state_of(game).card, state_of(game).played) == ("HC-09", ["HC-09"])


@proves("C-2.2-b", "C-2.2-c")
def test_played_cards_are_open_and_nobody_can_know_the_next():
    game = Game.new(RULES, dealer=Dealer(1))
    view = VIEW.describe_state(game.state)

    assert (len(view["played"]), view["unseen"], view["card"]) == (1, 20, view["played"][0])
    assert len(state_of(game).unseen) == 34


@proves("C-2.1-b", "C-2.1-c")
@pytest.mark.parametrize("pile", range(3))
def test_each_of_the_last_three_places_of_a_pile_is_as_likely_for_its_propaganda_card(pile):
    events, propaganda = list(EVENT_CARDS), list(PROPAGANDA_CARDS)
    del events[: 6 * pile], propaganda[:pile]
    for seen, chance in [(3, 0), (4, 1 / 3), (5, 1 / 2), (6, 1)]:
        options, weights = DECK.next_card_weights(events[seen:] + propaganda)
        weight = dict(zip(options, weights or [1] * len(options), strict=True))

        assert sum(weight.get(card, 0) for card in propaganda) == pytest.approx(chance * sum(weight.values()))
