"""What a good player of Cyprus would do, position by position; the heuristic bot must do it."""

from __future__ import annotations

from random import Random

import pytest

from cyprus.table import position
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.cyprus.bot import GUIDE

# EOKA's single space of an Operation, the card aside.
SABOTAGE = "do: operation sabotage limited"
RECRUIT = "do: operation recruit limited"
AMBUSH = "do: operation ambush limited"

TURNS = {
    "strike the capital before another Town": (
        f"nicosia: 1 underground | paphos: 1 underground | {SABOTAGE}",
        ["sabotage nicosia"],
    ),
    "strike a Base before a Town": (
        f"akrotiri: 1 underground | paphos: 1 underground | {SABOTAGE}",
        ["sabotage akrotiri"],
    ),
    "strike where no Police stand": (
        f"limassol: 2 police, 1 underground | paphos: 1 underground | {SABOTAGE}",
        ["sabotage paphos"],
    ),
    "keep the last Cache of the Mountains out of a Sabotage": (
        f"paphos: 1 police, 1 underground | troodos: 1 caches | {SABOTAGE}",
        ["done"],
    ),
    "spend a Cache against Police in the capital": (
        f"nicosia: 3 police, 1 underground | paphos: 2 caches | troodos: 1 caches | {SABOTAGE}",
        ["spend paphos"],
    ),
    "recruit where a Cell threatens most": (f"troodos: 1 caches, 2 underground | {RECRUIT}", ["recruit nicosia"]),
    "bring captured weapons into the Mountains": (f"limassol: 1 underground | {AMBUSH}", ["troodos"]),
    "speak about a Curfew rather than about Sabotage": (
        "political will: 12 | nicosia: 1 troops, 1 curfew, 1 sabotage, 1 active | paphos: 1 underground"
        " | do: operation sabotage operation",
        ["sabotage paphos", "propagandize nicosia", "opinion"],
    ),
    "assault the Cache that nobody guards": (
        "troodos: 2 troops, 1 caches | paphos: 1 troops, 1 underground | do: operation assault limited",
        ["assault troodos"],
    ),
    "arrest where most Cells are shown": (
        "nicosia: 2 police, 2 active | paphos: 1 police, 1 active | do: operation patrol limited",
        ["patrol nicosia"],
    ),
    "quiet Opinion beside a Patrol": (
        "nicosia: 1 police, 1 active | do: operation patrol operation",
        ["patrol nicosia", "diplomacy"],
    ),
    "restore the capital with the Police that Deploy brings": (
        "opinion: 0 | nicosia: 2 troops, 3 sabotage | paphos: 1 troops | do: operation deploy operation",
        ["deploy nicosia"],
    ),
    "discard the least chit": ("chits: 0 2 | do: british_intel", ["discard 0"]),
    "even out the Bases": ("troodos: 4 troops | akrotiri: 4 troops | dhekelia: 4 troops | do: redeploy_troops", ["2"]),
}


def answers(text: str, seed: int) -> list[str]:
    """What the bot answers for either side, where there is a choice; every die shows 6."""
    game, given, random = position(text), [], Random(seed)
    while game.question is not None:
        chance = game.question.side == CHANCE
        answer = game.question.options[-1] if chance else GUIDE.answer(game, random.random)
        if not chance:
            given.append(answer)
        game.play(answer)
    return given


@pytest.mark.parametrize(("text", "wanted"), TURNS.values(), ids=TURNS)
def test_its_first_answers(text, wanted):
    assert {tuple(answers(text, seed)[: len(wanted)]) for seed in range(4)} == {tuple(wanted)}
