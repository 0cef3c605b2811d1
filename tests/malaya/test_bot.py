"""The bots of Malaya: whole games, an answer of their own to every question, and what is clearly right."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from malaya.table import position, state_of
from sandtable import new_game
from sandtable.bots import find_bot, play_match
from sandtable.engine.game import Game
from sandtable.games import GAMES
from sandtable.games.british_way.malaya.bot.answers import ANSWERS
from sandtable.games.british_way.malaya.bot.events import best_text, worth_of_text
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.cards import EVENT_CARDS
from sandtable.games.british_way.malaya.map import PAHANG, PERAK
from sandtable.games.british_way.malaya.options import OPTION_VALUES
from sandtable.games.british_way.malaya.position import write_fields
from sandtable.games.british_way.malaya.vocabulary import SIDES

MALAYA = Path(sandtable.__file__).parent / "games" / "british_way" / "malaya"
SEEDS = range(60 if os.environ.get("SANDTABLE_LONG") else 4)
PAIRINGS = [("heuristic", "heuristic"), ("heuristic", "random"), ("random", "heuristic")]
# What chance is asked besides its dice.
CHANCE_ASKED = {"ask-reveal"}


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    monkeypatch.setitem(GAMES, "malaya", "sandtable.games.british_way.malaya")


def some_options(random: Random) -> dict[str, str]:
    """Any value of every option for half of the games."""
    if random.random() < 0.5:
        return {}
    return {option: random.choice(values) for option, values in OPTION_VALUES.items()}


def whole_game(british: str, mcp: str, seed: int) -> Game:
    game = new_game("malaya", seed=seed)
    play_match(game, {"british": find_bot(british, f"{seed}/british"), "mcp": find_bot(mcp, f"{seed}/mcp")})
    return game


# Whole games


@pytest.mark.parametrize(("british", "mcp"), PAIRINGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_with_any_options_ends_and_keeps_the_invariants_after_every_answer(british, mcp, seed):
    random = Random(f"{british}{mcp}{seed}")
    scenario = random.choice(["standard", "extended"])
    game = new_game("malaya", scenario=scenario, seed=seed, options=some_options(random))
    bots = {"british": find_bot(british, seed), "mcp": find_bot(mcp, seed)}
    while (question := game.question) is not None:
        answer = bots[question.side].answer(game)
        assert answer in question.options
        game.play(answer)
        state_of(game).check(settled=False)
        assert len(game.answers) < 2_000

    assert game.result in [*SIDES, "draw"]


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_random_play_from_either_seat(side):
    bots = {other: "heuristic" if other == side else "random" for other in SIDES}

    assert {whole_game(bots["british"], bots["mcp"], seed).result for seed in range(6)} == {side}


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    games = [whole_game("heuristic", "heuristic", seed).answers for seed in (3, 3, 4)]

    assert games[0] == games[1] != games[2]


def test_thinking_changes_nothing_and_needs_no_memory():
    game = new_game("malaya", seed=8)
    while (question := game.question) is not None:
        before = write_fields(game.state)
        answers = {find_bot("heuristic", 1).answer(game), find_bot("heuristic", 1).answer(game.clone())}
        assert (len(answers), write_fields(game.state)) == (1, before)
        game.play(answers.pop(), side=question.side)


def test_a_search_plays_it_to_its_end():
    assert whole_game("search:3", "heuristic", 1).result in [*SIDES, "draw"]


# An answer to every question


def test_every_message_of_the_rules_has_an_answer_and_every_answer_a_message():
    catalogue = (MALAYA / "locales" / "en" / "play.ftl").read_text(encoding="utf-8")
    asked = {f"ask-{name}" for name in re.findall(r"^ask-(\S+) =", catalogue, re.MULTILINE)}
    of_sides = {message for message in asked - CHANCE_ASKED if not message.startswith("ask-roll")}

    assert of_sides == set(ANSWERS["british"]) | set(ANSWERS["mcp"])


def test_no_random_game_asks_a_side_what_it_has_no_answer_to():
    asked = set()
    for seed in range(len(SEEDS) * 10):
        random = Random(seed)
        game = new_game("malaya", seed=seed, options=some_options(random))
        while (question := game.question) is not None:
            asked.add((question.side, question.message))
            game.play(random.choice(list(question.options)))

    assert {(side, message) for side, message in asked if message not in ANSWERS[side]} == set()
    assert len(asked) > 60


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_whoever_executes_whichever_text_answers_all_that_is_asked(card, side):
    board = (
        "perak: 2 troops, 2 police, 1 underground, 1 active, 1 terror, 1 villages | kedah: 1 troops, 1 active, 1 bases"
        "| pahang: 3 underground, 1 bases, opposition | kuala_lumpur: 3 troops, 1 police, 1 underground, support"
        "| johore: 2 troops, 1 police, 2 underground | ec_tin: 1 police, 1 underground | commander: briggs"
    )
    for text in state_of(position("do: reveal")).deck.texts_of(card):
        game = position(f"{board} | card: {card} | do: event {side} {text}")
        while (question := game.question) is not None:
            answer = "3" if question.side == "chance" else find_bot("heuristic", 1).answer(game)
            assert answer in question.options
            game.play(answer)

        assert state_of(game).card == card


# Events are judged by carrying them out in thought


def test_a_text_in_thought_leaves_the_position_alone():
    state = state_of(position("perak: 2 troops, 1 underground | card: HM-01 | do: action first, action second"))
    before = write_fields(state)
    worth_of_text(state, "shaded", "mcp")

    assert write_fields(state) == before


@pytest.mark.parametrize(
    ("card", "text", "favours"),
    [
        *[("HM-10", "unshaded", "british"), ("HM-10", "shaded", "mcp"), ("HM-22", "unshaded", "british")],
        *[("HM-22", "shaded", "mcp"), ("HM-31", "shaded", "mcp"), ("HM-06", "unshaded", "british")],
        *[("HM-05", "shaded", "mcp"), ("HM-32", "unshaded", "british"), ("HM-32", "shaded", "mcp")],
    ],
)
def test_a_text_that_plainly_helps_one_side_is_worth_something_to_it(card, text, favours):
    state = state_of(position(f"perak: 3 troops, 1 police | card: {card} | do: action first, action second"))
    worth = worth_of_text(state, text, favours)

    assert worth > 0 if favours == "british" else worth < 0
    assert best_text(state, favours) > 0


@pytest.mark.parametrize("card", EVENT_CARDS)
def test_a_text_is_judged_however_many_pieces_crowd_one_space(card):
    board = "perak: 15 troops, 15 police | pahang: 15 underground"
    state = state_of(position(f"{board} | card: {card} | do: action first, action second"))

    assert all(isinstance(best_text(state, side), float) for side in SIDES)


# What is clearly right


def turn(text: str, seed: int = 1) -> list[str]:
    """What the heuristic bot answers from here on, until chance or the other side is asked."""
    game, player = position(text), find_bot("heuristic", seed)
    assert game.question is not None
    side = game.question.side
    given: list[str] = []
    while game.question is not None and game.question.side == side:
        given.append(player.answer(game))
        game.play(given[-1])
    return given


FIRST_CAMPAIGNS = "played: HM-01 HM-02 HM-03 HM-04 HM-33 HM-14 HM-15 HM-16 HM-17 HM-18 HM-19 HM-34"
LAST_CARDS = f"{FIRST_CAMPAIGNS} HM-20 HM-21 HM-22 HM-23 HM-24 HM-25"
TACTICS = {
    "the british pacify the most people": (
        "perak: 2 troops, 2 police | pahang: 2 troops, 2 police | do: pacification",
        "pacify perak",
    ),
    "the british assault the base that nobody guards": (
        "pahang: 2 troops, 1 bases | kelantan: 2 troops, 1 active | do: operation assault limited",
        "assault pahang",
    ),
    "mcp terrorizes the most people": (
        "perak: 3 police, 1 underground | kelantan: 3 police, 1 underground | do: operation terror limited",
        "terror perak",
    ),
    "mcp agitates the most people": (
        "perak: 1 underground, support | kelantan: 1 underground, support | do: agitation",
        "agitate perak",
    ),
    "mcp rallies where one guerrilla wins control of the most people": (
        "perak: 1 police, 1 underground | kedah: 2 police | selangor: 2 police | johore: 2 police | pahang: 2 police"
        "| kuala_lumpur: 2 police | negri_sembilan: 2 police | kelantan: 2 police | do: operation rally limited",
        "rally perak",
    ),
    "mcp attacks where the die is sure": (
        "johore: 2 troops, 6 underground | perak: 2 troops, 1 underground | do: operation attack limited",
        "attack johore",
    ),
}


@pytest.mark.parametrize(("text", "wanted"), TACTICS.values(), ids=TACTICS)
def test_the_heuristic_bot_finds_what_is_clearly_right(text, wanted):
    assert {turn(text, seed)[0] for seed in range(3)} == {wanted}


def test_cubes_of_a_sweep_go_where_it_was_named():
    answers = turn(
        "pahang: 2 underground, 1 bases | selangor: 5 troops, 2 police | kuala_lumpur: 3 troops | perak: 2 police"
        "| do: operation sweep operation"
    )

    assert "sweep pahang" in answers
    assert "from selangor" in answers


# What a space is worth


def worth(text: str, space: int) -> float:
    return Scene(Outlook(state_of(position(f"{text} | do: reveal"))), space).worth()


def test_a_space_is_worth_more_the_better_it_thinks_of_the_british_and_the_more_people_think_so():
    levels = [worth(f"perak: 2 troops, 2 police{level}", PERAK) for level in (", opposition", "", ", support")]

    assert levels == sorted(levels)
    assert levels[2] - levels[1] > worth("pahang: 2 troops, 2 police, support", PAHANG) - worth(
        "pahang: 2 troops, 2 police", PAHANG
    )


def test_mcp_control_costs_what_it_has_cost_in_political_will():
    held, lost = (worth(f"perak: 1 police, {number} underground", PERAK) for number in (1, 2))

    assert held - lost > 1


def test_opinion_no_longer_counts_more_than_once_before_the_last_round():
    early, late = (Outlook(state_of(position(text))).opinion for text in ("do: reveal", f"{LAST_CARDS} | do: reveal"))

    assert early > late
    assert late <= 1
