"""What agents see of Cyprus: complete and within its bounds."""

from __future__ import annotations

from random import Random

from cyprus.table import position, start
from sandtable.agents.encoding import places
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.cyprus.agents import ENCODING, QUESTIONS
from sandtable.games.british_way.cyprus.bot.answers import ANSWERS
from sandtable.games.british_way.cyprus.position import KINDS
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.position import counts_of

PLACES = places(ENCODING.parts)
SIZES = {part.name: part.size for part in ENCODING.parts}


def part(game: Game, name: str, side: str = "british") -> list[int]:
    """The numbers of one part."""
    numbers = ENCODING.observe(game, side)
    return list(numbers[PLACES[name] : PLACES[name] + SIZES[name]])


def moments(seed: int) -> list[Game]:
    """All moments of a random game."""
    random, dealer, game = Random(seed), Dealer(seed), Game.new(RULES, log=False)
    found = [game.clone()]
    while (question := game.question) is not None:
        chance = question.side == CHANCE
        game.play(dealer.answer(question, len(game.answers)) if chance else random.choice(list(question.options)))
        found.append(game.clone())
    return found


def test_every_question_that_a_player_can_be_asked_is_known():
    asked = sorted(message.removeprefix("ask-") for message in ANSWERS["british"] | ANSWERS["eoka"])

    assert asked == QUESTIONS


def test_every_number_stays_within_its_bounds():
    for seed in range(3):
        for game in moments(seed):
            for side in RULES.sides:
                numbers = ENCODING.observe(game, side)

                assert len(numbers) == len(ENCODING.most) + len(RULES.vocabulary)
                assert all(number <= most for number, most in zip(numbers, ENCODING.most, strict=False))


def test_the_planes_are_the_pieces_space_by_space():
    for game in moments(5)[::20]:
        for kind in KINDS:
            assert part(game, kind) == counts_of(game.state, kind)


def test_the_tracks_are_seen():
    game = position("political will: 9 | opinion: 3 | prison: 4 | chits: 1 1 2 | do: reveal")

    assert [part(game, name) for name in ("political_will", "opinion", "prison", "chits")] == [[9], [3], [4], [0, 2, 1]]


def test_the_sides_see_the_same_but_for_who_looks():
    game = moments(3)[30]

    assert (part(game, "side", "british"), part(game, "side", "eoka")) == ([1, 0], [0, 1])
    for name in SIZES.keys() - {"side"}:
        assert part(game, name, "british") == part(game, name, "eoka")


def test_the_answers_of_the_turn_and_the_question_are_seen():
    game = start()
    game.play("HC-01", "operation", "sabotage")

    given = [answer for answer, number in zip(RULES.vocabulary, part(game, "given"), strict=True) if number]

    assert sorted(given) == ["HC-01", "operation", "sabotage"]
    assert part(game, "asked") == [0, 1]
    assert QUESTIONS[part(game, "question").index(1)] == "sabotage"


def test_nothing_is_asked_at_the_end():
    game = moments(2)[-1]

    assert sum(part(game, "asked") + part(game, "question") + part(game, "space")) == 0
    assert sum(ENCODING.observe(game, "eoka")[ENCODING.size :]) == 0
