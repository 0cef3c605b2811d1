"""What a user does wrong, in every language: the English sentence is in the code, the others in a catalogue."""

import ast
from pathlib import Path
from string import Formatter

import pytest
from tests.test_words import variables_in

import sandtable
from sandtable.engine.errors import BadPosition, BadRecord, IllegalMove, SandtableError, UnknownName
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games import find
from sandtable.words import Texts, Words, message_of_error

PACKAGE = Path(sandtable.__file__).parent
RULES = find("palestine")
CATALOGUES = [PACKAGE / "locales" / "ja-errors.ftl", *sorted(PACKAGE.glob("games/*/*/locales/ja/errors.ftl"))]
# What can go wrong with what a player sends to a table is found in these.
SOURCES = ["files.py", "engine/**/*.py", "games/**/*.py", "bots/__init__.py", "bots/search/budget.py"]
RAISED = {"BadBox", "BadPosition", "BadRecord", "IllegalMove", "NoPart", "SandtableError", "error"}
WORDED_BY_THE_GAME = "{rule}: {shown} is not offered: {why}"


def sentences() -> set[str]:
    """The English sentences in the code, with their gaps."""
    files = [file for pattern in SOURCES for file in PACKAGE.glob(pattern)]
    return {found for file in files for found in sentences_in(ast.parse(file.read_text(encoding="utf-8")))}


def sentences_in(tree: ast.Module) -> list[str]:
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "sentence":
            found += [node.value.value] if isinstance(node.value, ast.Constant) else []
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
            continue
        first = node.args[0]
        if node.func.id in RAISED:
            assert isinstance(first, ast.Constant | ast.Name), (
                f"a sentence without gaps of its own: {ast.unparse(node)}"
            )
            found += [first.value] if isinstance(first, ast.Constant) else []
        elif node.func.id == "UnknownName":
            assert isinstance(first, ast.Constant), ast.unparse(node)
            found.append(f"unknown {first.value} '{{name}}': choose from {{known}}")
    return found


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_sentence_is_translated_with_its_gaps():
    translated: dict[str, set[str]] = {}
    for catalogue in CATALOGUES:
        translated |= variables_in(catalogue.read_text(encoding="utf-8"))
    found = sentences() - {WORDED_BY_THE_GAME}

    assert len(found) > 60
    assert translated == {message_of_error(sentence): gaps(sentence) for sentence in found}


def error_of(text: str) -> SandtableError:
    """What is wrong with a record of Palestine, or with a position."""
    with pytest.raises((BadPosition, BadRecord)) as error:
        open_game(text)
    return error.value


def open_game(text: str) -> Game:
    if text.startswith("sandtable record"):
        return Game.replay(RULES, read_record(RULES, text))
    return Game.new(RULES, position=text)


START = Game.new(RULES).position()
RECORD = Game.new(RULES).play("P1").record()


@pytest.mark.parametrize(
    ("text", "english", "japanese"),
    [
        (
            "hello",
            "position: 'hello' is not of the form name: value",
            "局面：'hello'は「name: value」の形ではありません",
        ),
        (
            START.replace("gaza: ", "gaza: 1 terror, "),
            "4.3.3: Terror in gaza, which is no City",
            "4.3.3：都市でないgazaにテロがあります",
        ),
        (
            RECORD.replace("answers: 1", "answers: {}"),
            "the record is cut: it promises {} answers and holds 1",
            "棋譜が途中で切れています：答えは{}個のはずですが1個しかありません",
        ),
        (
            START + "answers: P1, gaza\n",
            "answers: 2.3.2: 'gaza' is not offered: not an option",
            "answers：2.3.2：「Gaza」は選べません：この質問の選択肢ではない",
        ),
    ],
)
def test_an_error_in_both_languages(text, english, japanese):
    error = error_of(text)

    assert str(error) == english
    assert Words(RULES, "ja").error(error) == japanese


def test_an_error_that_nobody_translated_stays_english():
    assert Texts("ja").error(SandtableError("a {brace} as it stands")) == "a {brace} as it stands"
    assert Texts("ja").error(IllegalMove("so {many} times", many=3)) == "so 3 times"


def test_of_many_names_those_that_may_be_meant_come_first_and_the_rest_is_counted():
    names = [*(f"rule_{number}" for number in range(10, 30)), "gentle_dice"]
    error = UnknownName("option of {game}", "gentel_dice", names, game="palestine")
    some = "gentle_dice, " + ", ".join(names[:7]) + ", ... (+13)"

    assert str(error) == f"unknown option of palestine 'gentel_dice': choose from {some}"
    japanese = Texts("ja").error(error)
    assert japanese == f"palestineに「gentel_dice」というオプションはありません（{some}から選んでください）"
    assert str(UnknownName("bot", "x" * 10**6, names)).endswith(f"choose from {', '.join(names[:8])}, ... (+13)")


def test_of_few_names_all_are_told_in_their_order():
    names = [f"rule_{number}" for number in range(8)]

    assert str(UnknownName("bot", "rule_70", names)).endswith(f"choose from {', '.join(names)}")
