"""The command line: help for everything, one sentence for every mistake."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from commands import half_a_game, sandtable, write_bad_files
from processes import PATIENCE
from sandtable import new_game
from sandtable.cli import app, main
from sandtable.files import save

COMMANDS = [
    *["table", "serve", "text", "position", "simulate", "tournament", "rules"],
    *["record show", "record check", "record verify", "record extract", "box check", "games prune", "bench"],
]


@pytest.fixture(scope="module")
def bad_files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bad_files")
    write_bad_files(folder)
    return folder


@pytest.fixture
def folder(bad_files, monkeypatch):
    """The working folder is the one with all the bad files."""
    monkeypatch.chdir(bad_files)
    return bad_files


def run(line, monkeypatch, capsys):
    """The exit code, output and complaints of a command line, run in this process."""
    monkeypatch.setattr(sys, "argv", ["sandtable", *shlex.split(line)])
    code = 0
    try:
        main()
    except SystemExit as end:
        code = end.code or 0
    captured = capsys.readouterr()
    return code, captured.out, captured.err


# Help


def test_the_commands_are_known():
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)

    assert sorted(group.commands) == sorted({command.split()[0] for command in COMMANDS})


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command, monkeypatch, capsys):
    code, out, err = run(f"{command} --help", monkeypatch, capsys)

    assert (code, err) == (0, "")
    assert f"Example: sandtable {command}" in " ".join(out.split())


# Imports

LIBRARIES = {"alembic", "fastapi", "fluent", "ray", "rich", "sqlalchemy", "uvicorn", "websockets"}
NEEDED = {
    "--help": set(),
    "serve --help": set(),
    "record check game.txt": set(),
    "rules palestine 1.1": {"fluent", "rich"},
}


@pytest.mark.parametrize("line", list(NEEDED))
def test_a_command_imports_only_what_it_needs(line, tmp_path):
    save(half_a_game(), tmp_path / "game.txt")
    command = [sys.executable, "-P", "-X", "importtime", "-m", "sandtable", *shlex.split(line)]

    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)

    imported = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines()}
    assert done.returncode == 0
    assert imported & LIBRARIES == NEEDED[line]


# Mistakes

TOO_LONG = "x" * 300  # for the name of a file
MISTAKES = {
    "": "Missing command",
    "fly": "No such command 'fly'",
    "record": "Missing command",
    "record burn x": "No such command 'burn'",
    "text": "Missing argument 'GAME'",
    "text palestine --seats 3": "No such option: --seats",
    "text palestine --seat random": "--seat 'random' is not of the form SIDE=WHO",
    "text palestine --seat eoka=random": "unknown side of palestine 'eoka': choose from british, irgun",
    "text palestine --seat irgun=random --insurgent random": "--seat irgun is given twice",
    "text kenya": "unknown game 'kenya': choose from palestine",
    "text palestine --scenario moon": "unknown scenario of palestine 'moon': choose from standard",
    "text palestine --option moon=1": "unknown option of palestine 'moon': choose from assault_alternation",
    "text palestine --option p29_anywhere=maybe": "'maybe': choose from false, true",
    "text palestine --option 'p29_anywhere=a\nb'": r"p29_anywhere 'a\nb': choose from false, true",
    "text palestine --option 'a\nb'": r"--option 'a\nb' is not of the form NAME=VALUE",
    "text palestine --option p29_anywhere": "'p29_anywhere' is not of the form NAME=VALUE",
    "text palestine --option p29_anywhere=true --option p29_anywhere=false": "p29_anywhere is given twice",
    "text palestine --option p29_anywhere=true,p23s_roll=per_police": "choose from false, true",
    "text palestine --language de": "unknown language 'de': choose from en, ja",
    "text palestine --british deep": "unknown bot 'deep': choose from random",
    "text palestine --insurgent ''": "unknown bot ''",
    "text dak2 --seat axis=deep": "unknown bot 'deep': choose from random, easy, heuristic\n",
    "text dak2 --seat axis=search:deep": "'search:deep' does not play dak2",
    "text palestine --seed 'a\udcff'": r"--seed 'a\udcff' is not text",  # a byte that is no UTF-8
    "text palestine --load nowhere": "cannot read 'nowhere'",
    "text palestine --load .": "cannot read '.'",
    "text palestine --load binary": "cannot read 'binary': it is not text",
    "text palestine --load truncated --seed 1 --position will_21": "--load continues a game as recorded",
    "text palestine --load truncated --bid 0": "--load continues a game as recorded",
    "text palestine --bid 3": "a bid of 3 is not from -17 to 2",
    f"text palestine --box {TOO_LONG}": TOO_LONG,
    f"box check {TOO_LONG}": TOO_LONG,
    "text palestine --position nowhere": "cannot read 'nowhere'",
    "text palestine --position binary": "it is not text",
    "text palestine --position garbage": "is not of the form name: value",
    "text palestine --position empty": "'empty' holds no position",
    "text palestine --position truncated": "'truncated' is a record and no position: --load continues it",
    "text palestine --position sixteen_cells --scenario standard": "it takes no --scenario",
    "text palestine --position ''": "--position is empty: it needs the name of a file",
    "text palestine --load ''": "--load is empty: it needs the name of a file",
    "position palestine ''": "--position is empty: it needs the name of a file",
    "text palestine --position sixteen_cells": "Cells",
    "text palestine --position third_cache": "Cache",
    "text palestine --position will_21": "Political Will",
    "text palestine --position no_such_field": "no field 'moon'",
    "text palestine --position too_long": "position: longer than 500000 characters",
    "text palestine --position no_such_step": "no step 'charge'",
    "position palestine": "Missing argument 'FILE'",
    "position palestine will_21": "Political Will",
    "position kenya will_21": "unknown game 'kenya'",
    "simulate kenya": "unknown game 'kenya'",
    "simulate palestine --games 0": "at least one game, not 0",
    "simulate palestine --games -1": "at least one game, not -1",
    "simulate palestine --games x": "'--games'",
    "simulate palestine --workers 0": "at least one worker, not 0",
    "simulate palestine --workers 1001 --games 0": "at most 1000 workers, not 1001",
    "simulate palestine --seed x": "'--seed'",
    "simulate palestine --british person": "unknown bot 'person'",
    "simulate palestine --option moon=1 --json": "unknown option of palestine 'moon'",
    "simulate palestine --option 'p29_anywhere=a\nb'": r"'a\nb': choose from false, true",
    "simulate palestine --option p29_anywhere=true,maybe": "'maybe': choose from false, true",
    "simulate palestine --option p29_anywhere=false,true --games 1": "2 ways to play need at least as many games",
    "simulate palestine --british search:0 --out here": "a search thinks for 1 to",
    "simulate palestine --bid 1,x": "--bid '1,x' is not a whole number, or several with commas",
    "simulate palestine --bid -18": "a bid of -18 is not from -17 to 2",
    "simulate palestine --bid 3": "a bid of 3 is not from -17 to 2",
    "simulate palestine --language de": "unknown language 'de'",
    "simulate palestine --answer-seconds 0": "more than 0 seconds",
    "simulate palestine --workers 0 --out here": "at least one worker, not 0",
    "simulate palestine --out garbage": "cannot write 'garbage': File exists",
    "simulate palestine --out garbage/here": "cannot write 'garbage/here': Not a directory",
    f"simulate palestine --out {TOO_LONG}": f"cannot write '{TOO_LONG}': ",
    "simulate palestine --out .": "'.' is not empty and no arena's folder: choose another",
    "simulate palestine --ray 127.0.0.1:1": "cannot reach Ray at '127.0.0.1:1': Connection refused",
    "simulate palestine --ray nowhere.invalid": "cannot reach Ray at 'nowhere.invalid'",
    "simulate palestine --ray http://x:y": "cannot reach Ray at 'http://x:y'",
    "tournament": "Missing argument 'GAME'",
    "tournament palestine": "Missing argument 'BOT...'",
    "tournament kenya random heuristic": "unknown game 'kenya'",
    "tournament palestine random": "a tournament needs at least two players",
    "tournament palestine random random": "'random' is named twice",
    "tournament palestine random deep": "unknown bot 'deep'",
    "tournament dak2 random deep": "unknown bot 'deep': choose from random, easy, heuristic\n",
    "tournament palestine random heuristic --games 5": "as often from each side: a multiple of 2 games, not 5",
    "rules kenya": "unknown game 'kenya'",
    "rules kenya --coverage": "unknown game 'kenya'",
    "rules palestine 9.9.9": "no rule '9.9.9': try 3.3.4 or P18",
    "rules cyprus P28": "no rule 'P28': try 3.3.2 or HC-18",
    "rules dak2 3.3.3": "no rule '3.3.3': try 13.9",
    "rules palestine P36": "no rule 'P36'",
    "rules palestine 3.3.3 --language fr": "unknown language 'fr'",
    "record show": "Missing argument 'FILE'",
    "record show garbage": "no Sandtable record",
    "record show empty": "no Sandtable record",
    "record show truncated": "the record is cut",
    "record show headless": "the record is cut",
    "record show edited": "the record",
    "record show swapped": "does not replay",
    "record show foreign": "kenya",
    "record show newer": "version 99",
    "record check binary": "it is not text",
    "record check truncated": "the record is cut",
    "record extract nowhere 0": "cannot read 'nowhere/plan.json'",
    "serve --host '\u202e'": r"cannot listen on \u202e port 8000: ",
    "games": "Missing command",
    "games prune": "Missing option '--finished-before'",
    "games prune --finished-before yesterday": "'yesterday' is not a day of the form 2026-01-31",
    "games prune --finished-before 2026-02-30": "'2026-02-30' is not a day",
    "games prune --finished-before 2026-01-31 --data here --database sqlite:///x": "both say where games are kept",
    "games prune --finished-before 2026-01-31 --data nowhere": "no games are kept in",
    f"games prune --finished-before 2026-01-31 --data {TOO_LONG}": TOO_LONG,
    "games prune --finished-before 2026-01-31 --database sqlite:///nowhere/x": "no games are kept in 'nowhere/x'",
    "games prune --finished-before 2026-01-31 --database mysql:///x": "must be a SQLite file or PostgreSQL",
    "games prune --finished-before 2026-01-31 --database postgresql://../x": "cannot be used: encoding with 'idna'",
    "bench --seconds 0": "not 0.0",
    "bench --seconds nan": "not nan",
    "bench --seconds inf": "not inf",
}


@pytest.mark.parametrize("line", list(MISTAKES))
def test_a_mistake_is_one_sentence_and_changes_nothing(line, folder, monkeypatch, capsys):
    before = contents(folder)

    code, out, err = run(line, monkeypatch, capsys)

    assert (code, out) == (2, "")
    assert err.startswith("sandtable: ")
    assert err.count("\n") == 1
    assert MISTAKES[line] in err
    assert contents(folder) == before


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("line", ["text kenya", "simulate palestine --games 0", "record show edited", "fly"])
def test_a_mistake_ends_the_process_with_code_2_and_no_traceback(line, folder):
    done = sandtable(*shlex.split(line))

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sandtable: ")
    assert done.stderr.count("\n") == 1


def test_a_record_of_another_game_cannot_be_continued(folder, monkeypatch, capsys, tmp_path):
    code, _, err = run("text palestine --load foreign", monkeypatch, capsys)
    monkeypatch.chdir(tmp_path)
    save(new_game("cyprus", seed=1), "cyprus.txt")
    cyprus = run("text palestine --load cyprus.txt", monkeypatch, capsys)

    assert code == cyprus[0] == 2
    assert "kenya" in err
    assert cyprus[2] == "sandtable: 'cyprus.txt' is the record of a game of cyprus, not of palestine\n"


# Rules


@pytest.mark.parametrize(
    ("line", "title", "words"),
    [
        ("rules palestine 3.3.3", "3.3.3 Sabotage", "Underground Cell"),
        ("rules palestine 3.3.3 --language ja", "3.3.3 サボタージュ", "構成員"),
        ("rules palestine P28", "P28 CID", "unshaded: "),
        ("rules palestine p28", "P28 CID", "shaded: "),
        ("rules palestine P33", "P33 Propaganda", "Propaganda Round"),
        ("rules palestine P28 --language ja", "P28 CID（犯罪捜査部）", "網掛け："),
    ],
)
def test_a_rule_is_shown_in_our_words(line, title, words, monkeypatch, capsys):
    code, out, err = run(line, monkeypatch, capsys)

    assert (code, err) == (0, "")
    assert out.splitlines()[0] == title
    assert words in out


@pytest.mark.parametrize(("columns", "most"), [("60", 60), ("80", 80), ("200", 96)])
def test_a_rule_is_as_wide_as_the_terminal_and_never_wider_than_one_reads(columns, most):
    shown = sandtable("rules", "palestine", "3.3.3", COLUMNS=columns, TTY_COMPATIBLE="1", TERM="xterm")
    widest = max(len(line) for line in shown.stdout.splitlines())

    assert most - 20 < widest <= most


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_contents_list_every_paragraph_and_then_every_card(language, monkeypatch, capsys):
    _, out, _ = run(f"rules palestine --language {language}", monkeypatch, capsys)

    numbers = [line.split()[0] for line in out.splitlines()]
    cards = [f"P{number}" for number in range(1, 36)]
    assert numbers[-35:] == cards
    assert {"1.1", "3.3.3", "6.5.2", "7.2"} <= set(numbers[:-35])
    assert len(set(numbers)) == len(numbers)


def test_coverage_is_printed_and_complete(monkeypatch, capsys):
    code, out, _ = run("rules palestine --coverage", monkeypatch, capsys)

    assert code == 0
    assert "of 481 statements proven by tests" in out
    assert " 0 open" in out


# Records


def test_a_record_is_shown_as_a_story_and_checked(tmp_path, monkeypatch, capsys):
    save(half_a_game(), tmp_path / "game.txt")

    _, english, _ = run(f"record show {tmp_path / 'game.txt'}", monkeypatch, capsys)
    _, japanese, _ = run(f"record show {tmp_path / 'game.txt'} --language ja", monkeypatch, capsys)
    code, checked, _ = run(f"record check {tmp_path / 'game.txt'}", monkeypatch, capsys)

    assert english.startswith("Card 1: ")
    assert len(japanese.splitlines()) == len(english.splitlines())
    assert code == 0
    assert checked.endswith("answers of palestine replay; result: none yet\n")


def test_a_resignation_is_told_checked_and_decides_the_game(tmp_path, monkeypatch, capsys):
    save(half_a_game().resign("british"), tmp_path / "game.txt")

    _, english, _ = run(f"record show {tmp_path / 'game.txt'}", monkeypatch, capsys)
    _, japanese, _ = run(f"record show {tmp_path / 'game.txt'} --language ja", monkeypatch, capsys)
    code, checked, _ = run(f"record check {tmp_path / 'game.txt'}", monkeypatch, capsys)

    assert english.splitlines()[-1] == "British resigned"
    assert japanese.splitlines()[-1] == "英国が投了"
    assert code == 0
    assert checked.endswith("answers of palestine replay; result: irgun\n")
