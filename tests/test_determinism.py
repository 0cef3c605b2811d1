"""The same seed gives the same game in every process, whatever the hash seed."""

import pytest

from processes import output_of
from sandtable.games import GAMES

# Prints a digest over the records, positions, questions and logs of three random games.
SCRIPT = """
from hashlib import sha256
from random import Random
from sandtable import new_game

digest = sha256()
for seed in range(3):
    random = Random(seed)
    game = new_game("{name}", seed=seed)
    while game.question is not None:
        question = game.question
        seen = (question, sorted(question.arguments), question.withheld(), list(question.next([])))
        digest.update(repr(seen).encode())
        game.play(question.sample(random.randrange))
    digest.update((game.record() + game.position() + repr(game.log)).encode())
print(digest.hexdigest(), len(game.answers))
"""


@pytest.mark.parametrize("name", list(GAMES))
def test_random_games_are_the_same_in_every_process_and_for_every_hash_seed(name):
    outputs = [output_of(SCRIPT.format(name=name), hash_seed) for hash_seed in ("0", "1", "2024")]

    assert outputs[0]
    assert outputs == [outputs[0]] * 3
