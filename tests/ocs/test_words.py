"""The hex game in words: every message of the code, every answer and every name, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games import GAMES
from sandtable.games.ocs.dak2.map import rows_of
from sandtable.games.ocs.dak2.rulebook import DUE, EXEMPT, SLICES
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.words import LANGUAGES, Words
from test_words import variables_in

SERIES = Path(sandtable.__file__).parent / "games" / "ocs"
every_language = pytest.mark.parametrize("language", LANGUAGES)
# Made of parts in the code
MADE = ["log-leader-killed", "log-leader-captured", "log-leader-wounded", "ask-along", "ask-advance", "ask-exploit"]


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "dak2", "sandtable.games.ocs.dak2")


def texts(language: str) -> dict[str, set[str]]:
    files = sorted((SERIES / "dak2" / "locales" / language).glob("*.ftl"))
    return {key: told for file in files for key, told in variables_in(file.read_text(encoding="utf-8")).items()}


def messages_in_code() -> set[str]:
    sources = "".join(file.read_text(encoding="utf-8") for file in SERIES.rglob("*.py"))
    return {*re.findall(r'"((?:ask|roll|draw|log|why)-[a-z0-9-]*[a-z0-9])"', sources), *MADE}


@every_language
def test_every_message_in_the_code_has_a_text_and_every_text_its_message(language):
    told = {key for key in texts(language) if key.split("-")[0] in ("ask", "roll", "draw", "log", "why")}

    assert told - {"why-not-an-option"} == messages_in_code()


def test_the_texts_speak_of_the_same_things_in_both_languages():
    assert texts("en") == texts("ja")


@every_language
def test_every_counter_leader_truck_and_place_has_a_name(language):
    ids = [row["id"].lower() for file in ("units.csv", "leaders.csv", "trucks.csv") for row in rows_of(file)]
    places = [row["hex"] for row in rows_of("hexes.csv") if row["name"]]

    assert [thing for thing in ids + places if f"name-{thing.replace('.', '-')}" not in texts(language)] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Move 11 Ind, 7 RTR (early) to Nibeiwa (C40.19)"),
        ("ja", "第11インド旅団、第7王立戦車連隊（前期）：Nibeiwa（C40.19）へ移動"),
    ],
)
def test_an_order_is_told_in_words(listed, language, told):
    assert Words(RULES, language).answer("move in-11 br-7rtr to C40.19") == told


@every_language
def test_a_game_can_be_told_from_its_beginning(listed, language):
    words, random = Words(RULES, language), Random(3)
    game = Game.new(RULES, scenario="7.3", dealer=Dealer(3))
    for _ in range(20):
        if game.question is None:
            break
        answer = game.question.sample(random.randrange)
        assert words.question(game.question)
        assert words.answer(answer, game.question)
        assert "answer" not in words.answer(answer, game.question)
        game.play(answer)

    assert all(words.line(line) for line in game.log or [])
    assert len(game.log or []) > 5


def test_every_statement_is_due_in_a_slice():
    assert len(DUE) == 2139
    assert {1, 2} <= set(DUE.values()) <= set(range(1, len(SLICES) + 1))
    assert set(EXEMPT) <= set(DUE)
