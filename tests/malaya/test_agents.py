"""What agents see of Malaya: complete, within its bounds, and the same for both sides."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from agents.test_pettingzoo import RECOMMENDATIONS, api_test
from malaya.table import position
from sandtable.agents.encoding import places
from sandtable.agents.pettingzoo import env
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games import GAMES
from sandtable.games.british_way.malaya.agents import ENCODING, QUESTIONS
from sandtable.games.british_way.malaya.map import PAHANG, PERAK
from sandtable.games.british_way.malaya.position import KINDS
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.position import counts_of

MALAYA = Path(sandtable.__file__).parent / "games" / "british_way" / "malaya"
PLACES = places(ENCODING.parts)
SIZES = {part.name: part.size for part in ENCODING.parts}


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    monkeypatch.setitem(GAMES, "malaya", "sandtable.games.british_way.malaya")


def part(game: Game, name: str, side: str = "british") -> list[int]:
    """The numbers of one part."""
    numbers = ENCODING.observe(game, side)
    return list(numbers[PLACES[name] : PLACES[name] + SIZES[name]])


def moments(seed: int, *, dealer: bool = True, scenario: str = "standard") -> list[Game]:
    """All moments of a random game."""
    random = Random(seed)
    game = Game.new(RULES, scenario=scenario, dealer=Dealer(seed) if dealer else None, log=False)
    found = [game.clone()]
    while game.question is not None:
        game.play(random.choice(list(game.question.options)))
        found.append(game.clone())
    return found


def test_every_question_that_a_player_can_be_asked_is_known():
    catalogue = (MALAYA / "locales" / "en" / "play.ftl").read_text(encoding="utf-8")
    asked = re.findall(r"^ask-(\S+) =", catalogue, re.MULTILINE)
    of_chance = [name for name in asked if name.startswith("roll-") or name == "reveal"]

    assert sorted(set(asked) - set(of_chance)) == QUESTIONS


@pytest.mark.parametrize("scenario", RULES.scenarios)
def test_every_number_stays_within_its_bounds_with_and_without_a_dealer(scenario):
    for seed in range(2):
        games = moments(seed, dealer=seed % 2 == 0, scenario=scenario)
        assert len(games) < ENCODING.longest_game
        for game in games[::5]:
            for side in game.rules.sides:
                numbers = ENCODING.observe(game, side)

                assert len(numbers) == len(ENCODING.most) + len(game.rules.vocabulary)
                assert all(number <= most for number, most in zip(numbers, ENCODING.most, strict=False))


def test_the_planes_are_the_pieces_space_by_space():
    for game in moments(5)[::40]:
        for kind in KINDS:
            assert part(game, kind) == counts_of(game.state, kind)


def test_opinion_control_people_and_tracks_are_seen():
    game = position(
        "perak: 2 troops, support | pahang: 1 underground, opposition | resources: 7 british, 3 mcp"
        "| commander: briggs down | played: HM-10 | scenario: extended | political will: 9"
    )

    assert (part(game, "support")[PERAK], part(game, "opposition")[PAHANG]) == (1, 1)
    assert (part(game, "british_control")[PERAK], part(game, "mcp_control")[PAHANG]) == (1, 1)
    assert sum(part(game, "support") + part(game, "opposition")) == 2
    assert part(game, "population")[PERAK] == 3
    assert part(game, "resources") == [7, 3]
    assert (part(game, "commander"), part(game, "commander_down")) == ([0, 1, 0], [1])
    assert (part(game, "political_will"), part(game, "scenario")) == ([9], [0, 1])


def test_the_sides_see_the_same_but_for_who_looks():
    game = moments(3)[30]

    assert (part(game, "side", "british"), part(game, "side", "mcp")) == ([1, 0], [0, 1])
    for name in SIZES.keys() - {"side"}:
        assert part(game, name, "british") == part(game, name, "mcp")


def test_what_is_asked_and_answered_in_a_turn_is_seen():
    game = Game.new(RULES).play("HM-01", "operation", "sweep")
    vocabulary = game.rules.vocabulary
    given = [answer for answer, number in zip(vocabulary, part(game, "given"), strict=True) if number]

    assert sorted(given) == ["HM-01", "operation", "sweep"]
    assert part(game, "asked") == [1, 0]
    assert QUESTIONS[part(game, "question").index(1)] == "sweep"


def test_nothing_is_asked_at_the_end():
    game = moments(2)[-1]

    assert sum(part(game, "asked") + part(game, "question") + part(game, "space")) == 0
    assert sum(ENCODING.observe(game, "mcp")[ENCODING.size :]) == 0


@pytest.mark.filterwarnings(*RECOMMENDATIONS)
def test_pettingzoo_accepts_it():
    environment = env("malaya")
    api_test(environment, num_cycles=200)

    assert environment.possible_agents == RULES.sides
