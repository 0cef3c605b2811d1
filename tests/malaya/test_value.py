"""The learned value of a position of Malaya: a chance between 0 and 1 that moves the right way."""

from __future__ import annotations

from random import Random

import pytest

from malaya.table import position, state_of
from sandtable.bots.analysis import chances_to_win
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.malaya.bot import GUIDE
from sandtable.games.british_way.malaya.bot.value import NETWORK, chance_of_british, facts_of
from sandtable.games.british_way.malaya.rules import RULES

FIRST_CAMPAIGNS = "played: HM-01 HM-02 HM-03 HM-04 HM-33 HM-14 HM-15 HM-16 HM-17 HM-18 HM-19 HM-34"
LAST_CARDS = f"{FIRST_CAMPAIGNS} HM-20 HM-21 HM-22 HM-23 HM-24 HM-25"
BOARD = (
    "perak: 3 troops, 2 police | pahang: 2 underground, 1 bases | selangor: 1 police, 1 underground"
    " | kuala_lumpur: 3 troops, 2 police, support | johore: 2 troops, 1 police, 1 underground"
    f" | ec_tin: 1 police | {FIRST_CAMPAIGNS} | do: reveal"
)


def british(text: str) -> float:
    """The British chance in a position."""
    return chance_of_british(state_of(position(text)))


def with_perak(level: str) -> str:
    """The board with this opinion in Perak, where most people live."""
    return BOARD.replace("perak: 3 troops, 2 police", f"perak: 3 troops, 2 police{level}")


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_every_fact_has_its_weights(scenario):
    facts = facts_of(state_of(Game.new(RULES, scenario=scenario)))

    assert {len(row) for row in NETWORK.rows} == {len(facts)}


def test_the_chances_of_both_sides_make_one():
    chances = GUIDE.chances(state_of(position(BOARD)))

    assert sum(chances) == 1
    assert all(0 < chance < 1 for chance in chances)


def test_political_will_speaks_for_the_british():
    chances = [british(f"political will: {will} | {BOARD}") for will in (5, 8, 11, 14)]

    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.4


def test_support_speaks_for_the_british_and_opposition_against_them():
    chances = [british(with_perak(level)) for level in (", opposition", "", ", support")]

    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.1


def test_the_estimate_before_the_last_card_is_near_the_outcome():
    right = 0
    for seed in range(12):
        game, dealer, random, favourite = Game.new(RULES), Dealer(seed), Random(seed), ""
        while (question := game.question) is not None:
            if question.message == "ask-reveal":
                favourite = "british" if chance_of_british(game.state) > 0.5 else "mcp"
            chance = question.side == CHANCE
            game.play(dealer.answer(question, len(game.answers)) if chance else GUIDE.answer(game, random.random))
        right += favourite == game.result

    assert right >= 9


@pytest.mark.parametrize(("winner", "will", "wanted"), [("british", 12, 1.0), ("mcp", 8, 0.0), ("draw", 10, 0.5)])
def test_a_game_that_is_over_is_certain_and_a_draw_is_shared(winner, will, wanted):
    game = position(f"{LAST_CARDS} HM-35 | card: HM-35 | political will: {will} | winner: {winner}")

    assert game.over
    assert GUIDE.chances(game.state) == [wanted, 1 - wanted]
    assert chances_to_win(game, "2", 1) == [wanted, 1 - wanted]


def test_what_a_search_thinks_of_a_position_is_the_value():
    strong, weak = (position(f"political will: {will} | {BOARD}") for will in (16, 4))

    assert chances_to_win(strong, "20", 1)[0] > 0.5 > chances_to_win(weak, "20", 1)[0]
