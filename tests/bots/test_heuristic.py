"""The heuristic bot: whole games, determinism, and an answer of its own to every question."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from palestine.table import check, position
from processes import output_of
from sandtable import new_game
from sandtable.bots import find_bot, play_match
from sandtable.engine.errors import UnknownName
from sandtable.engine.game import Game
from sandtable.games import find
from sandtable.games.british_way.palestine.bot.answers import ANSWERS
from sandtable.games.british_way.palestine.bot.events import JUDGEMENTS, best_text, worth_of_text
from sandtable.games.british_way.palestine.cards import EVENT_CARDS, SINGLE_TEXT
from sandtable.games.british_way.palestine.state import State

PALESTINE = Path(sandtable.__file__).parent / "games" / "british_way" / "palestine"
GAMES = range(60 if os.environ.get("SANDTABLE_LONG") else 6)
PAIRINGS = [("heuristic", "heuristic"), ("heuristic", "random"), ("random", "heuristic")]
SIDES = ["british", "irgun"]
# What chance is asked besides its dice.
CHANCE_ASKED = {"ask-draw-chit", "ask-reveal"}

every_pairing = pytest.mark.parametrize(("british", "irgun"), PAIRINGS)


def some_options(random: Random) -> dict[str, str]:
    """Any value of every option for half of the games."""
    if random.random() < 0.5:
        return {}
    return {option: random.choice(values) for option, values in find("palestine").option_values.items()}


def whole_game(british: str, irgun: str, seed: int) -> Game:
    game = new_game("palestine", seed=seed)
    play_match(game, {"british": find_bot(british, f"{seed}/british"), "irgun": find_bot(irgun, f"{seed}/irgun")})
    return game


@every_pairing
@pytest.mark.parametrize("seed", GAMES)
def test_a_game_with_any_options_ends_and_keeps_the_invariants_after_every_answer(british, irgun, seed):
    game = new_game("palestine", seed=seed, options=some_options(Random(f"{british}{irgun}{seed}")))
    bots = {"british": find_bot(british, seed), "irgun": find_bot(irgun, seed)}
    while (question := game.question) is not None:
        answer = bots[question.side].answer(game)
        assert answer in question.options
        game.play(answer)
        check(game)
        assert len(game.answers) < 2_000

    assert game.result in SIDES


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    games = [whole_game("heuristic", "heuristic", seed).answers for seed in (3, 3, 4)]

    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_the_game_is_the_same_in_any_process(hash_seed):
    script = (
        "from sandtable import new_game; from sandtable.bots import find_bot, play_match\n"
        "game = new_game('palestine', seed=5)\n"
        "play_match(game, {side: find_bot('heuristic', f'5/{side}') for side in ('british', 'irgun')})\n"
        "print(' '.join(game.answers))"
    )

    assert output_of(script, hash_seed=hash_seed) == " ".join(whole_game("heuristic", "heuristic", 5).answers)


def test_thinking_changes_nothing_and_needs_no_memory():
    game = new_game("palestine", seed=8)
    while (question := game.question) is not None:
        before = game.state.copy()
        assert isinstance(before, State)
        answers = {find_bot("heuristic", 1).answer(game), find_bot("heuristic", 1).answer(game.clone())}
        state = game.state
        assert isinstance(state, State)
        assert (len(answers), state.police, state.troops) == (1, before.police, before.troops)
        game.play(answers.pop(), side=question.side)


# An answer to every question


def messages_of_the_rules() -> set[str]:
    """Every message id with which the rules ask a side."""
    sources = "".join(file.read_text(encoding="utf-8") for file in PALESTINE.rglob("*.py"))
    operations = {f"ask-{name}" for name in re.findall(r'^    "(\w+)": "3\.\d\.\d",$', sources, re.MULTILINE)}
    asked = set(re.findall(r'"(ask-[a-z-]*[a-z])"', sources)) | operations | {"ask-move-troops", "ask-move-police"}
    return {message for message in asked if not message.startswith("ask-roll") and message not in CHANCE_ASKED}


def test_every_message_of_the_rules_has_an_answer_and_every_answer_a_message():
    assert messages_of_the_rules() == set(ANSWERS["british"]) | set(ANSWERS["irgun"])


def test_no_random_game_asks_a_side_what_it_has_no_answer_to():
    asked = set()
    for seed in range(len(GAMES) * 10):
        random = Random(seed)
        game = new_game("palestine", seed=seed, options=some_options(random))
        while (question := game.question) is not None:
            asked.add((question.side, question.message))
            game.play(random.choice(list(question.options)))

    assert {(side, message) for side, message in asked if message not in ANSWERS[side]} == set()
    assert len(asked) > 60


def test_a_side_that_executes_a_text_against_itself_has_an_answer_too():
    for message in ("ask-remove-police", "ask-place-cell", "ask-place-cache", "ask-remove-cell", "ask-exile"):
        assert [side for side in SIDES if message not in ANSWERS[side]] == []


@pytest.mark.parametrize(
    ("card", "side", "text"), [("P11", "irgun", "unshaded"), ("P11", "british", "shaded"), ("P21", "british", "shaded")]
)
def test_a_side_that_directs_an_operation_of_the_enemy_has_an_answer_too(card, side, text):
    game = position(
        "tel_aviv: 2 troops, 1 curfew, 1 underground, 1 active | jerusalem_c: 1 troops, 2 underground, 1 caches"
        f"| rail_haifa: 3 troops, 1 underground | lydda: 1 caches | chits: 1 | card: {card} | do: event {side} {text}",
        unnamed_side="executor",
    )
    asked = set()
    while (question := game.question) is not None:
        asked.add(question.side)
        answer = "4" if question.side == "chance" else find_bot("heuristic", 1).answer(game)
        assert answer in question.options
        game.play(answer)

    assert side in asked


def test_every_card_is_judged_for_both_sides():
    game = new_game("palestine", seed=1)
    state = game.state
    assert isinstance(state, State)

    assert set(JUDGEMENTS) | {"P22", "P26"} == set(EVENT_CARDS)
    for card in EVENT_CARDS:
        for side in SIDES:
            texts = ["unshaded"] if card in SINGLE_TEXT else ["unshaded", "shaded"]
            worths = [worth_of_text(state, card, text, side) for text in texts]
            assert best_text(state, card, side) == (max(worths) if side == "british" else -min(worths))


def test_no_judgement_speaks_for_the_wrong_side_in_any_game():
    for seed in GAMES:
        game = new_game("palestine", seed=seed)
        bots = {side: find_bot("heuristic", f"{seed}{side}") for side in SIDES}
        while (question := game.question) is not None:
            if question.message == "ask-box":
                state = game.state
                assert isinstance(state, State)
                assert (
                    worth_of_text(state, "P2", "shaded", "irgun")
                    <= 0
                    <= worth_of_text(state, "P8", "unshaded", "irgun")
                )
                assert (
                    worth_of_text(state, "P31", "shaded", "irgun")
                    <= 0
                    <= worth_of_text(state, "P7", "unshaded", "irgun")
                )
            game.play(bots[question.side].answer(game))


# Names


def test_an_unknown_bot_is_one_sentence():
    with pytest.raises(UnknownName, match="genius") as error:
        find_bot("genius", 1)

    assert "heuristic" in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_random_play_from_either_seat(side):
    bots = {other: "heuristic" if other == side else "random" for other in SIDES}

    assert {whole_game(bots["british"], bots["irgun"], seed).result for seed in range(6)} == {side}
