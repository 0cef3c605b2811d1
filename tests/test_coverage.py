"""Every statement of the rulebook is proven or exempt: below that the build fails."""

from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.coverage import measure
from sandtable.engine.errors import SandtableError
from sandtable.games import GAMES, find_reference
from sandtable.rules_reference import print_coverage

TESTS = Path(__file__).parent
every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_every_statement_is_proven_or_exempt(game):
    coverage = measure(find_reference(game), TESTS)

    assert coverage.open == []
    assert coverage.unknown == {}


@every_game
def test_no_exempt_statement_is_also_proven(game):
    reference = find_reference(game)

    assert measure(reference, TESTS).exempt == reference.exempt
    assert set(reference.exempt) <= set(reference.statements)


def test_the_index_holds_the_481_statements_of_palestine_once_each():
    statements = find_reference("palestine").statements

    assert len(statements) == len(set(statements)) == 481


def test_what_no_test_names_is_open_and_listed(tmp_path, capsys):
    (tmp_path / "test_1.py").write_text('@proves("P-3.3.3-a", "P-3.3.3-b")\ndef test_sabotage():\n    pass\n')

    coverage = measure(find_reference("palestine"), tmp_path)
    complete = print_coverage(coverage, "palestine")

    assert not complete
    assert coverage.proven == {name: ["test_1.py::test_sabotage"] for name in ("P-3.3.3-a", "P-3.3.3-b")}
    assert "P-3.3.3-c" in coverage.open
    listed = capsys.readouterr().out
    assert listed.startswith("palestine: 2 of 481 statements proven by tests, 6 exempt, 473 open\n")
    assert all(statement in listed for statement in coverage.open)


def test_a_name_that_stands_for_no_statement_is_listed_and_not_complete(tmp_path, capsys):
    statements = find_reference("palestine").statements
    names = ", ".join(f'"{name}"' for name in [*statements, "P-9.9.9-z"])
    (tmp_path / "test_1.py").write_text(f"@proves({names})\ndef test_all():\n    pass\n")

    complete = print_coverage(measure(find_reference("palestine"), tmp_path), "palestine")

    assert not complete
    assert "unknown statement P-9.9.9-z is named by test_1.py::test_all" in capsys.readouterr().out


def test_what_is_due_later_is_listed_with_what_brings_it_and_leaves_the_book_complete(tmp_path, capsys):
    tests, reference = tmp_path, find_reference("palestine")
    (tests / "test_1.py").write_text('@proves("P-3.3.3-a")\ndef test_sabotage():\n    pass\n')
    later = dict.fromkeys(reference.statements, "the next scenario")

    complete = print_coverage(measure(replace(reference, exempt={}, due_later=later), tests), "palestine")

    assert complete
    listed = capsys.readouterr().out
    assert listed.startswith("palestine: 1 of 481 statements proven by tests, 0 exempt, 480 due later, 0 open\n")
    assert "due with the next scenario: P-1" in listed
    assert "P-3.3.3-a " not in listed


def test_what_another_game_states_is_neither_proven_nor_unknown(tmp_path):
    (tmp_path / "test_1.py").write_text('@proves("M-3.3.3-a")\ndef test_attack():\n    pass\n')

    coverage = measure(find_reference("palestine"), tmp_path)

    assert (coverage.proven, coverage.unknown) == ({}, {})


def test_only_tests_count(tmp_path):
    (tmp_path / "helper.py").write_text('@proves("P-3.3.3-a")\ndef test_sabotage():\n    pass\n')
    (tmp_path / "test_1.py").write_text('# @proves("P-3.3.3-a")\ndef test_sabotage():\n    pass\n')

    assert measure(find_reference("palestine"), tmp_path).proven == {}


def test_without_the_tests_there_is_nothing_to_measure(tmp_path):
    with pytest.raises(SandtableError, match="needs a checkout"):
        measure(find_reference("palestine"), tmp_path / "nowhere")
