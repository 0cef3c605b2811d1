"""What agents see: complete, within its bounds, and as docs/agents.md tells it."""

import re
from pathlib import Path
from random import Random

from palestine.table import position
from sandtable import Game, new_game
from sandtable.agents.encoding import find_encoding, places
from sandtable.games import find
from sandtable.games.british_way.palestine.agents import QUESTIONS
from sandtable.games.british_way.palestine.position import KINDS, counts_of
from sandtable.words import words_for

ROOT = Path(__file__).resolve().parents[2]
ENCODING = find_encoding("palestine")
PLACES = places(ENCODING.parts)
SIZES = {part.name: part.size for part in ENCODING.parts}


def part(game: Game, name: str, side: str = "british") -> list[int]:
    """The numbers of one part."""
    numbers = ENCODING.observe(game, side)
    return list(numbers[PLACES[name] : PLACES[name] + SIZES[name]])


def moments(seed: int, *, dealer: bool = True) -> list[Game]:
    """All moments of a random game."""
    random, game = Random(seed), new_game("palestine", seed=seed if dealer else None, log=False)
    found = [game.clone()]
    while game.question is not None:
        game.play(random.choice(list(game.question.options)))
        found.append(game.clone())
    return found


def test_the_page_tells_every_part_in_its_order_with_its_bounds():
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|", page, re.MULTILINE)

    assert rows == [(part.name, str(part.size), str(part.most)) for part in ENCODING.parts]


def test_the_page_tells_the_size_of_the_vocabulary():
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")

    assert f"there are {len(find('palestine').vocabulary)}" in page


def test_every_question_that_a_player_can_be_asked_is_known():
    catalogue = ROOT / "src/sandtable/games/british_way/palestine/locales/en/play.ftl"
    asked = re.findall(r"^ask-(\S+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    of_chance = [name for name in asked if name.startswith("roll-") or name in ("draw-chit", "reveal")]

    assert sorted(set(asked) - set(of_chance)) == QUESTIONS
    assert all(words_for("palestine", "en").has(f"ask-{name}") for name in QUESTIONS)


def test_every_number_stays_within_its_bounds_with_and_without_a_dealer():
    for seed in range(4):
        for game in moments(seed, dealer=seed % 2 == 0):
            for side in game.rules.sides:
                numbers = ENCODING.observe(game, side)

                assert len(numbers) == len(ENCODING.most) + len(game.rules.vocabulary)
                assert all(number <= most for number, most in zip(numbers, ENCODING.most, strict=False))


def test_markers_beyond_those_of_the_box_are_seen_as_all_of_them():
    game = position("gaza: 300 sabotage | tel_aviv: 16 terror", markers_limit_operations="false")

    assert max(part(game, "sabotage")) == max(part(game, "terror")) == 15


def test_the_planes_are_the_pieces_space_by_space():
    for game in moments(5)[::20]:
        for kind in KINDS:
            assert part(game, kind) == counts_of(game.state, kind)


def test_the_sides_see_the_same_but_for_who_looks():
    game = moments(3)[30]

    assert (part(game, "side", "british"), part(game, "side", "irgun")) == ([1, 0], [0, 1])
    for name in SIZES.keys() - {"side"}:
        assert part(game, name, "british") == part(game, name, "irgun")


def test_the_answers_of_the_turn_are_seen_until_the_other_side_answers():
    game = new_game("palestine")
    game.play("P1", "operation", "sabotage")
    vocabulary = game.rules.vocabulary

    given = [answer for answer, number in zip(vocabulary, part(game, "given"), strict=True) if number]

    assert sorted(given) == ["P1", "operation", "sabotage"]
    assert part(game, "asked") == [0, 1]
    assert QUESTIONS[part(game, "question").index(1)] == "sabotage"


def test_nothing_is_asked_at_the_end():
    game = moments(2)[-1]

    assert sum(part(game, "asked") + part(game, "question") + part(game, "space")) == 0
    assert sum(ENCODING.observe(game, "irgun")[ENCODING.size :]) == 0
