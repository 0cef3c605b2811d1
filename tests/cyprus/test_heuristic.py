"""The heuristic bot in Cyprus: whole games, determinism, and an answer of its own to every question."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from cyprus.table import position, state_of
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.cyprus.bot import GUIDE
from sandtable.games.british_way.cyprus.bot.answers import ANSWERS
from sandtable.games.british_way.cyprus.bot.events import JUDGEMENTS, best_text, worth_of_text
from sandtable.games.british_way.cyprus.cards import DECK, EVENT_CARDS
from sandtable.games.british_way.cyprus.rules import RULES

FAMILY = Path(sandtable.__file__).parent / "games" / "british_way"
GAMES = range(60 if os.environ.get("SANDTABLE_LONG") else 6)
SIDES = ["british", "eoka"]
# What chance is asked besides its dice.
CHANCE_ASKED = {"ask-draw-chit", "ask-reveal"}


def some_options(random: Random) -> dict[str, str]:
    """Any value of every option for half of the games."""
    if random.random() < 0.5:
        return {}
    return {option: random.choice(values) for option, values in RULES.option_values.items()}


def whole_game(thinking: list[str], seed: int, **options: str) -> Game:
    """A game in which these sides think and the others play at random; every answer leaves a sound position."""
    game, dealer, random = Game.new(RULES, options=options), Dealer(seed), Random(seed)
    while (question := game.question) is not None:
        if question.side == CHANCE:
            game.play(dealer.answer(question, len(game.answers)))
        elif question.side in thinking:
            answer = GUIDE.answer(game, random.random)
            assert answer in question.options
            game.play(answer)
        else:
            game.play(random.choice(list(question.options)))
        state_of(game).check(settled=False)
        assert len(game.answers) < 2_000
    return game


@pytest.mark.parametrize("thinking", [["british"], ["eoka"], SIDES], ids=" ".join)
@pytest.mark.parametrize("seed", GAMES)
def test_a_game_with_any_options_ends_and_keeps_the_invariants_after_every_answer(thinking, seed):
    game = whole_game(thinking, seed, **some_options(Random(f"{thinking}{seed}")))

    assert game.result in SIDES


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    games = [whole_game(SIDES, seed).answers for seed in (3, 3, 4)]

    assert games[0] == games[1] != games[2]


def test_thinking_changes_nothing():
    game, dealer = Game.new(RULES), Dealer(8)
    while (question := game.question) is not None:
        before = game.position()
        if question.side == CHANCE:
            game.play(dealer.answer(question, len(game.answers)))
            continue
        answers = {GUIDE.answer(game, Random(1).random), GUIDE.answer(game.clone(), Random(1).random)}
        assert (len(answers), game.position()) == (1, before)
        game.play(answers.pop())


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_random_play_from_either_seat(side):
    assert {whole_game([side], seed).result for seed in range(6)} == {side}


# An answer to every question


def messages_of_the_rules() -> set[str]:
    """Every message id with which the rules ask a side: those of the game's folder and of what the family shares."""
    folders = [FAMILY.glob("*.py"), FAMILY.glob("cells/*.py"), (FAMILY / "cyprus").rglob("*.py")]
    rules = [file for files in folders for file in files if "bot" not in file.parts]
    sources = "".join(file.read_text(encoding="utf-8") for file in rules)
    operations = {f"ask-{name}" for name in re.findall(r'^    "(\w+)": "3\.\d\.\d",$', sources, re.MULTILINE)}
    asked = set(re.findall(r'"(ask-[a-z-]*[a-z])"', sources)) | operations | {"ask-move-troops", "ask-move-police"}
    return {message for message in asked if not message.startswith("ask-roll") and message not in CHANCE_ASKED}


def test_every_message_of_the_rules_has_an_answer_and_every_answer_a_message():
    assert messages_of_the_rules() == set(ANSWERS["british"]) | set(ANSWERS["eoka"])


def test_no_random_game_asks_a_side_what_it_has_no_answer_to():
    asked = set()
    for seed in range(len(GAMES) * 10):
        random, dealer = Random(seed), Dealer(seed)
        game = Game.new(RULES, options=some_options(random))
        while (question := game.question) is not None:
            if question.side == CHANCE:
                game.play(dealer.answer(question, len(game.answers)))
                continue
            asked.add((question.side, question.message))
            game.play(random.choice(list(question.options)))

    assert {(side, message) for side, message in asked if message not in ANSWERS[side]} == set()
    assert len(asked) > 60


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_a_side_can_execute_every_text_even_against_itself(card, side):
    for text in DECK.texts_of(card):
        game = position(
            "nicosia: 2 troops, 1 police, 1 underground, 1 active, 1 sabotage, 1 curfew | troodos: 2 troops, 1 caches"
            " | famagusta: 1 police, 2 underground, 1 caches | limassol: 2 troops, 1 police, 1 sabotage"
            f" | akrotiri: 1 underground | prison: 3 | chits: 1 2 | card: {card} | do: event {side} {text}"
        )
        while (question := game.question) is not None:
            answer = question.options[-1] if question.side == CHANCE else GUIDE.answer(game, Random(1).random)
            game.play(answer)

        assert game.over


def test_every_card_is_judged_for_both_sides():
    state = state_of(Game.new(RULES))

    assert set(JUDGEMENTS) | {"HC-15"} == set(EVENT_CARDS)
    for card in EVENT_CARDS:
        for side in SIDES:
            worths = [worth_of_text(state, card, text, side) for text in DECK.texts_of(card)]
            assert best_text(state, card, side) == (max(worths) if side == "british" else -min(worths))
