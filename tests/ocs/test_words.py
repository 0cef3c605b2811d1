"""The hex game in words: every message of the code, every answer and every name, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.ocs.dak2.deployment import Deploy
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.rulebook import DUE, EXEMPT, SLICES
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.sequence_of_play import VERBS
from sandtable.words import LANGUAGES, Words
from test_words import variables_in

SERIES = Path(sandtable.__file__).parent / "games" / "ocs"
every_language = pytest.mark.parametrize("language", LANGUAGES)
# Made of parts in the code
LAST_SLICE = 2  # of those that are built
MADE = ["log-leader-killed", "log-leader-captured", "log-leader-wounded", "ask-along", "ask-advance", "ask-exploit"]
MADE += ["log-build-hedgehog", "log-lower-hedgehog", "log-repair-port", "log-damage-port"]


def texts(language: str) -> dict[str, set[str]]:
    folders = [SERIES / "locales" / language, SERIES / "dak2" / "locales" / language]
    files = [file for folder in folders for file in sorted(folder.glob("*.ftl")) if file.stem != "errors"]
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


def rules_cited() -> set[str]:
    """The numbers of rules in questions, reasons and log, and of the statements in play."""
    sources = "".join(file.read_text(encoding="utf-8") for file in SERIES.rglob("*.py"))
    cited = set(re.findall(r'"(D?\d{1,2}\.\d{1,2}[a-z]?)"', sources)) - set(" ".join(SLICES).split(" "))
    in_play = [one for one, due in DUE.items() if due <= LAST_SLICE and one not in EXEMPT]
    return cited | {number_of(one) for one in in_play} - {""}


def number_of(statement: str) -> str:
    """The paragraph of a statement as players see it: 12.5 for O-12.5-a, D3.5b for D-3.5b-a; tables have none."""
    found = re.match(r"([OD])-(\d+\.\d+[a-z]?)(-|$)", statement)
    return "" if found is None else found[2] if found[1] == "O" else f"D{found[2]}"


@every_language
def test_every_rule_that_is_cited_or_in_play_has_a_paragraph(language):
    words = Words(RULES, language)

    assert sorted(number for number in rules_cited() if words.rule(number) is None) == []
    assert all(all(words.rule(number) or ("",)) for number in words.rule_numbers())


@every_language
def test_paragraphs_refer_only_to_paragraphs_that_are_there(language):
    words = Words(RULES, language)
    known = {*words.rule_numbers(), *SLICES}
    told = {number: (words.rule(number) or ("", ""))[1] for number in words.rule_numbers()}
    named = {
        (number, one)
        for number, text in told.items()
        for one in re.findall(r"\bD?\d{1,2}\.\d{1,2}[a-z]?\b", text, re.ASCII)
    }

    assert len(named) > 50
    assert sorted(pair for pair in named if pair[1] not in known) == []


@every_language
def test_the_numbers_of_the_series_and_of_the_game_are_told_apart(language):
    words = Words(RULES, language)

    assert words.rule("3.1") != words.rule("D3.1") == words.rule("d3.1")
    assert words.rule_numbers().index("12.5") < words.rule_numbers().index("D1.0")


@every_language
def test_every_counter_leader_truck_and_place_has_a_name(language):
    ids = [row["id"].lower() for file in ("units.csv", "leaders.csv", "trucks.csv") for row in rows_of(file)]
    places = [row["hex"] for row in rows_of("hexes.csv") if row["name"]]

    named = texts(language)

    assert [thing for thing in ids + places if f"name-{thing.replace('.', '-')}" not in named] == []


@every_language
def test_every_numbered_formation_has_a_name(language):
    formations = {row["formation"] for file in ("units.csv", "trucks.csv") for row in rows_of(file)}
    numbered = {formation for formation in formations if re.search(r"\d \w", formation)}

    assert "7 Arm" in numbered
    assert sorted(one for one in numbered if f"name-{one.replace(' ', '-')}" not in texts(language)) == []


@pytest.mark.parametrize(("language", "told"), [("en", "7 Arm"), ("ja", "第7機甲師団")])
def test_a_formation_is_told_by_its_name(language, told):
    assert told in Words(RULES, language).text("ask-fuel", {"formation": "7 Arm", "number": 2})


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Move 11 Ind, 7 RTR (early) to Nibeiwa (C40.19)"),
        ("ja", "第11インド旅団、第7王立戦車連隊（前期）：Nibeiwa（C40.19）へ移動"),
    ],
)
def test_an_order_is_told_in_words(language, told):
    assert Words(RULES, language).answer("move in-11 br-7rtr to C40.19") == told


# Every shape that an order can have
ORDERS = [
    *[
        "move in-11 to C40.19",
        "move in-11 via C40.18 C40.19",
        "overrun C40.19 with br-7rtr",
        "attack C40.19 with in-11",
    ],
    *["fire in-4da at C40.19", "fire in-4da at C44.29 port", "bombard C42.17", "bombard C44.29 port"],
    *["mode in-11 reserve", "release in-11", "react ld-oconnor", "lead ld-oconnor to C40.19", "refuel br-7rtr"],
    *["breakout in-11", "breakout ot-4ind", "breakout C40.19 full", "blow C40.19 4", "load C40.19 4"],
    *["unload C40.19 4", "drive C40.19 4 full to C38.20", "convoy ot-4ind to C38.20", "convoy ot-4ind load 2"],
    *["convoy ot-4ind reserve", "convoy ot-4ind release", "deploy it-20l at C44.30 combat"],
    *["rebuild in-11 at C40.19", "consolidate it-1lib with it-2lib", "consolidate it-1lib as it-2lib"],
    *["consolidate C40.19 3 as ot-4ind", "build hedgehog C40.19 by in-11", "lower hedgehog C40.19 by in-11"],
    *["repair port C44.29 by eg-port", "damage port C44.29 by eg-port"],
]


@every_language
def test_every_shape_of_an_order_is_told_in_words(language):
    words = Words(RULES, language)
    verbs = {verb.word for verbs in [*VERBS.values(), [Deploy()]] for verb in verbs}

    assert {order.split(" ")[0] for order in ORDERS} == verbs
    assert [order for order in ORDERS if words.answer(order) == order] == []


@pytest.mark.parametrize(
    ("order", "en", "ja"),
    [
        ("fire in-4da at C44.29 port", "Fire at the port in Bardia (C44.29) with ", "Bardia（C44.29）の港を砲爆撃："),
        ("bombard C44.29 port", "Ships bombard the port in Bardia (C44.29)", "Bardia（C44.29）の港へ艦砲射撃"),
    ],
)
def test_fire_at_a_port_is_told_apart_from_fire_at_the_units_there(order, en, ja):
    assert Words(RULES, "en").answer(order).startswith(en)
    assert Words(RULES, "ja").answer(order).startswith(ja)


@every_language
def test_a_game_can_be_told_from_its_beginning(language):
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


@every_language
def test_what_is_paid_for_and_every_terrain_have_names(language):
    sources = "".join(file.read_text(encoding="utf-8") for file in SERIES.rglob("*.py"))
    paid_for = set(re.findall(r'\bpay(?:_needs)?\(.*"([a-z]+)"\)', sources))
    terrain = {row["id"] for row in rows_of("terrain.csv") if row["kind"] in ("hex", "hexside")}

    assert {"fuel", "attack", "defence", "barrage", "stocks"} <= paid_for
    assert sorted(thing for thing in paid_for | terrain if f"name-{thing}" not in texts(language)) == []
