"""Programs that take a seat: what they are told, and that they lose, and leave nothing behind, if they fail."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from commands import sandtable
from sandtable import new_game
from sandtable.agents.command import CommandBot, Limits, read_command
from sandtable.agents.seats import end_players, find_player
from sandtable.arena.plan import Match, Plan
from sandtable.arena.play import play_one
from sandtable.arena.simulate import simulate
from sandtable.arena.workers import Here, Processes
from sandtable.bots import find_bot
from sandtable.bots.match import Forfeit, play_match
from sandtable.engine.errors import SandtableError, UnknownName
from sandtable.words import words_for

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes cannot be waited for on Windows")

ROOT = Path(__file__).resolve().parents[2]
RANDOM_BOT = "cmd:" + shlex.join([sys.executable, str(ROOT / "examples" / "random_bot.py")])
SHELL_BOT = f"cmd:{ROOT / 'examples' / 'first_bot.sh'}"
QUICK = Limits(answer=0.5, game=60, start=20)


@pytest.fixture
def program(tmp_path):
    """Writes a program in Python and gives its name as a bot; it notes its process and all that it is told."""

    def write(*lines: str) -> str:
        file = tmp_path / "bot.py"
        start = [
            "import json, os, sys, time",
            f"pids = open({str(tmp_path / 'pids')!r}, 'a'); print(os.getpid(), file=pids, flush=True)",
            f"told = open({str(tmp_path / 'told')!r}, 'a')",
            "def read():",
            "    line = sys.stdin.readline()",
            "    print(line, end='', file=told, flush=True)",
            "    return json.loads(line)",
            "def say(text): print(text, flush=True)",
            "def answer(message): say(json.dumps({'answer': message['options'][0]}))",
            "hello = read()",
        ]
        file.write_text("\n".join([*start, *lines, ""]), encoding="utf-8")
        return "cmd:" + shlex.join([sys.executable, str(file)])

    return write


def told(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "told").read_text().splitlines()]


def processes(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "pids").read_text().split()]


def is_alive(process: int) -> bool:
    """Whether a process runs, or has ended and was not waited for."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def plan(bot: str, games: int = 1, limits: Limits = QUICK) -> Plan:
    return Plan("palestine", [Match({"british": "random", "irgun": bot})], games, 0, limits)


# What a program is told


def test_a_program_is_told_the_game_the_questions_and_the_end(program, tmp_path):
    bot = program("while (message := read())['type'] == 'question': answer(message)")
    played = play_one(plan(bot), 3)
    hello, first, *others, end = told(tmp_path)

    assert played.forfeit == ""
    assert set(hello) == {
        *["type", "protocol", "game", "version", "side", "sides", "options", "seed", "seconds", "vocabulary"]
    }
    assert (hello["type"], hello["protocol"], hello["game"], hello["side"]) == ("hello", 1, "palestine", "irgun")
    assert hello["seconds"] == {"answer": 0.5, "game": 60, "start": 20}
    assert set(first) == {
        *["type", "at", "side", "rule", "prompt", "options", "words", "log", "state", "position"],
    }
    assert len(first["options"]) == len(first["words"])
    assert new_game("palestine", position=first["position"]).question.options == first["options"]
    assert {message["type"] for message in others} == {"question"}
    assert end == {"type": "end", "winner": played.winner, "reason": ""}


def test_the_log_is_told_once_and_whole(program, tmp_path):
    bot = CommandBot(program("while (message := read())['type'] == 'question': answer(message)"), 0, QUICK)
    game = new_game("palestine", seed=1)
    play_match(game, {"british": find_bot("random", 1), "irgun": bot})
    bot.end(game.result, "")
    lines = [line for message in told(tmp_path) for line in message.get("log", [])]

    assert len(lines) > 50
    assert lines == [words_for("palestine", "en").line(line) for line in game.log][: len(lines)]


@pytest.mark.parametrize("bot", [RANDOM_BOT, SHELL_BOT], ids=["python", "shell"])
def test_the_examples_play_whole_games_the_same_for_the_same_seed(bot):
    limits = Limits()
    one, same = (play_one(plan(bot, limits=limits), 1) for _ in range(2))

    assert one == same
    assert one.forfeit == ""


def test_a_simulation_with_programs_gives_the_same_games_with_any_workers():
    tallies = [simulate(plan(RANDOM_BOT, 4, Limits()), workers).tally for workers in (Here(), Processes(2))]

    assert tallies[0].digest == tallies[1].digest
    assert tallies[0].forfeits == {"british": 0, "irgun": 0}


# Failures: the seat loses with a sentence that names the program

FAILURES = {
    "not offered": (["answer({'options': ['win']})", "read()"], "'win' is not offered"),
    "crash": (
        ["read()", "raise RuntimeError('out of ideas')"],
        "exited with code 1 after saying 'RuntimeError: out of",
    ),
    "exit": (["read()", "sys.exit(3)"], "exited with code 3"),
    "exit at once": (["sys.exit(0)"], "exited with code 0"),
    "killed": (["read()", "os.kill(os.getpid(), 9)"], "exited with code -9"),
    "exit later": (["answer(read())", "answer(read())", "sys.exit(4)"], "exited with code 4"),
    "stdout closed": (["read()", "os.close(1)", "time.sleep(60)"], "closed its stdout"),
    "hang": (["answer(read())", "time.sleep(60)"], "did not answer within 0.5 seconds"),
    "no JSON": (["read()", "say('sabotage gaza')", "time.sleep(60)"], "answered nonsense: 'sabotage gaza'"),
    "no object": (["read()", "say('[1]')", "time.sleep(60)"], "answered nonsense: '[1]'"),
    "no answer": (["read()", "say('{}')", "time.sleep(60)"], "answered nonsense: '{}'"),
    "a number": (["read()", "say('{\"answer\": 1}')", "time.sleep(60)"], "answered nonsense"),
    "an empty line": (["read()", "say('')", "time.sleep(60)"], "answered nonsense: ''"),
    "no text": (["read()", "os.write(1, b'\\xff\\xfe\\n')", "time.sleep(60)"], "answered nonsense"),
    "brackets": (["read()", "say('[' * 50000)", "time.sleep(60)"], "answered nonsense: '[[["),
    "a flood": (["read()", "while True: os.write(1, b'x' * 1000)"], "said a line without an end"),
    "much on stderr": (["read()", "sys.stderr.write('x' * 10**6)", "sys.exit(5)"], "exited with code 5"),
}


@pytest.mark.parametrize(("lines", "failure"), FAILURES.values(), ids=FAILURES)
def test_a_program_that_fails_loses_its_game_and_leaves_no_process(lines, failure, program, tmp_path):
    bot = program(*lines)

    played = play_one(plan(bot), 7)

    assert (played.forfeit, played.winner, played.error) == ("irgun", "british", "")
    assert played.failure.startswith(f"game 7, {bot}: irgun loses at answer ")
    assert failure in played.failure
    assert [process for process in processes(tmp_path) if is_alive(process)] == []


def test_the_seconds_of_a_game_are_counted(program):
    bot = program("while True:", "    message = read()", "    time.sleep(0.2)", "    answer(message)")

    played = play_one(plan(bot, limits=Limits(answer=5, game=1, start=5)), 0)

    assert "used up the 1 seconds of its game" in played.failure


def test_a_slow_start_is_forgiven(program):
    bot = program("time.sleep(1)", "while (message := read())['type'] == 'question': answer(message)")

    assert play_one(plan(bot), 0).forfeit == ""


def test_what_a_program_has_started_ends_with_it(program, tmp_path):
    child = (
        f"import os, time; print(os.getpid(), file=open({str(tmp_path / 'pids')!r}, 'a'), flush=True); time.sleep(60)"
    )
    bot = program(
        "import subprocess",
        f"subprocess.Popen([sys.executable, '-c', {child!r}])",
        f"while len(open({str(tmp_path / 'pids')!r}).read().split()) < 2: time.sleep(0.01)",
        "read()",
        "sys.exit(1)",
    )

    play_one(plan(bot), 0)

    assert len(processes(tmp_path)) == 2
    deadline = time.monotonic() + 5
    while any(map(runs, processes(tmp_path))) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert [process for process in processes(tmp_path) if runs(process)] == []


def runs(process: int) -> bool:
    """Whether a process runs: one that somebody else must wait for has ended all the same."""
    listed = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return listed.stdout.strip() not in ("", "Z")


def test_the_arena_goes_on_and_counts_forfeits(program):
    bot = program("for _ in range(3): answer(read())", "raise RuntimeError('tired')")
    done = sandtable("simulate", "palestine", "--insurgent", bot, "--games", "3", "--answer-seconds", "20")

    assert done.returncode == 0
    assert "forfeits: Irgun 3" in done.stdout
    assert [line.split(",")[0] for line in done.stderr.splitlines()] == ["game 0", "game 1", "game 2"]
    assert done.stderr.count("RuntimeError: tired") == 3


def test_a_program_that_fails_at_the_terminal_ends_the_game_with_one_sentence(program):
    bot = program("read()", "sys.exit(3)")
    done = sandtable("text", "palestine", "--british", bot, "--insurgent", "random", "--seed", "1")

    assert done.returncode == 2
    assert done.stderr.startswith("sandtable: british loses at answer ")
    assert "exited with code 3" in done.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_no_program_behind(workers, program, tmp_path):
    bot = program("answer(read())", "time.sleep(600)")
    command = [sys.executable, "-P", "-m", "sandtable", "simulate", "palestine", "--insurgent", bot]
    arena = subprocess.Popen(
        [*command, "--games", "100", "--answer-seconds", "500", "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 30
    while not ((tmp_path / "told").exists() and len(told(tmp_path)) > 1) and time.monotonic() < deadline:
        time.sleep(0.05)

    os.killpg(arena.pid, signal.SIGINT)

    assert arena.communicate(timeout=30) == (b"", b"")
    assert [process for process in processes(tmp_path) if runs(process)] == []


# Names


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:", "names no program"),
        ("cmd:   ", "names no program"),
        ("cmd:./no_such_bot --level 3", "there is no program './no_such_bot' that can be run"),
        ("cmd:'", "no closing quotation"),
        (f"cmd:{ROOT}", "that can be run"),
    ],
)
def test_a_name_without_a_program_is_refused_before_anything_is_played(name, sentence):
    with pytest.raises(SandtableError, match=sentence):
        simulate(plan(name))
    done = sandtable("simulate", "palestine", "--british", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_a_program_has_arguments_and_no_shell():
    assert read_command("cmd:echo 'two words' $HOME;") == ["echo", "two words", "$HOME;"]


@pytest.mark.parametrize("seconds", ["0", "-1", "nan"])
def test_limits_of_nothing_are_refused(seconds):
    done = sandtable("simulate", "palestine", "--answer-seconds", seconds)

    assert done.returncode == 2
    assert "more than 0 seconds" in done.stderr


def test_bots_have_their_names_and_the_table_knows_no_programs():
    assert type(find_player("random", 0, QUICK)) is type(find_bot("random", 0))
    with pytest.raises(UnknownName):
        find_player("deep", 0, QUICK)
    with pytest.raises(UnknownName):
        find_bot(RANDOM_BOT, 0)


def test_a_program_that_was_never_asked_is_never_started(program, tmp_path):
    players = {"irgun": find_player(program("read()"), 0, QUICK)}

    end_players(players, "british")

    assert not (tmp_path / "pids").exists()


# Bots of ours


def test_a_bot_of_ours_that_crashes_or_cheats_forfeits_too():
    class Broken:
        def answer(self, game):
            raise RuntimeError("out of ideas")

    class Cheat:
        def answer(self, game):
            return "win"

    for bot, failure in [(Broken(), "crashed with RuntimeError: out of ideas"), (Cheat(), "'win' is not offered")]:
        with pytest.raises(Forfeit, match=failure) as raised:
            play_match(new_game("palestine", seed=1), {"british": bot, "irgun": bot})
        assert raised.value.side == "irgun"
