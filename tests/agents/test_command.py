"""Programs that take a seat: what they are told, and that they lose, and leave nothing behind, if they fail."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from commands import sandtable
from processes import PATIENCE, is_gone, started, until
from sandtable import new_game
from sandtable.agents.command import CommandBot, read_command
from sandtable.agents.last_words import most_telling
from sandtable.agents.limits import Limits
from sandtable.agents.seats import end_players, find_player
from sandtable.arena.plan import Match, Plan
from sandtable.arena.play import play_one
from sandtable.arena.simulate import simulate
from sandtable.arena.workers import Here, Processes
from sandtable.bots import find_bot
from sandtable.bots.match import Forfeit, play_match
from sandtable.engine.errors import SandtableError, UnknownName
from sandtable.games import GAMES
from sandtable.words import words_for

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes cannot be waited for on Windows")

ROOT = Path(__file__).resolve().parents[2]
RANDOM_BOT = "cmd:" + shlex.join([sys.executable, str(ROOT / "examples" / "random_bot.py")])
SHELL_BOT = f"cmd:{ROOT / 'examples' / 'first_bot.sh'}"
MOVES = ["move", "rest", "done"]
PATIENT = Limits(answer=PATIENCE, game=10 * PATIENCE, start=PATIENCE)
HASTY = Limits(
    answer=0.5, game=60, start=PATIENCE
)  # with a program that hangs: no other could be sure of keeping to it


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


def plan(bot: str, games: int = 1, limits: Limits = PATIENT) -> Plan:
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
    assert hello["seconds"] == {"answer": PATIENCE, "game": 10 * PATIENCE, "start": PATIENCE}
    assert set(first) == {
        *["type", "at", "side", "rule", "prompt", "orders", "options", "words", "log", "state", "position"],
    }
    assert len(first["options"]) == len(first["words"])
    assert new_game("palestine", position=first["position"]).question.options == first["options"]
    assert {message["type"] for message in others} == {"question"}
    assert end == {"type": "end", "winner": played.result, "reason": ""}


def test_the_log_is_told_once_and_whole(program, tmp_path):
    bot = CommandBot(program("while (message := read())['type'] == 'question': answer(message)"), 0, PATIENT)
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


def test_a_program_is_told_which_words_of_an_order_may_follow_as_often_as_it_asks(program, tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "carts", "carts")
    asked = ["", "move n1 to", "move n1 to 22.26", "move n1 to 59.59", "fly"]
    name = program(
        "read()",
        f"for said in {asked}: say(json.dumps({{'next': said}})); read()",
        "say(json.dumps({'answer': 'move n1 to 22.26'}))",
        "read()",
    )
    bot, game = CommandBot(name, 0, PATIENT), new_game("carts")
    answer = bot.answer(game)
    bot.end("", "")
    _, question, start, to, whole, far, nonsense, _ = told(tmp_path)

    assert answer == "move n1 to 22.26"
    assert (question["orders"], question["options"], question["words"]) == (True, [], [])
    assert start == {"type": "next", "said": "", "words": dict.fromkeys(MOVES), "whole": False, "reason": ""}
    assert to["words"]["22.26"] == 3
    assert (whole["words"], whole["whole"]) == ({}, True)
    assert (far["words"], far["whole"], far["reason"]) == ({}, False, "2.2: 59.59 costs 73, 20 left")
    assert nonsense["reason"] == "2: “fly” cannot be read here"


def test_the_example_plays_a_whole_game_of_orders():
    matches = [Match({"allied": RANDOM_BOT, "axis": "random"})]
    played = play_one(Plan("dak2", matches, 1, 0, PATIENT), 1)

    assert played.forfeit == ""
    assert played.result


# Failures: the seat loses with a sentence that names the program

FAILURES = {
    "not offered": (["answer({'options': ['win']})", "read()"], "answered 'win', which is not offered (2.3.2)"),
    "crash": (
        ["read()", "raise RuntimeError('out of ideas')"],
        "exited with code 1 after saying 'RuntimeError: out of",
    ),
    "exit": (["read()", "sys.exit(3)"], "exited with code 3"),
    "exit at once": (["sys.exit(0)"], "exited with code 0"),
    "killed": (["read()", "os.kill(os.getpid(), 9)"], "exited with code -9"),
    "exit later": (["answer(read())", "answer(read())", "sys.exit(4)"], "exited with code 4"),
    "stdout closed": (["read()", "os.close(1)", "time.sleep(600)"], "closed its stdout"),
    "no JSON": (["read()", "say('sabotage gaza')", "time.sleep(600)"], "answered nonsense: 'sabotage gaza'"),
    "no object": (["read()", "say('[1]')", "time.sleep(600)"], "answered nonsense: '[1]'"),
    "no answer": (["read()", "say('{}')", "time.sleep(600)"], "answered nonsense: '{}'"),
    "a number": (["read()", "say('{\"answer\": 1}')", "time.sleep(600)"], "answered nonsense"),
    "words that are none": (["read()", "say('{\"next\": 1}')", "time.sleep(600)"], "answered nonsense"),
    "an empty line": (["read()", "say('')", "time.sleep(600)"], "answered nonsense: ''"),
    "no text": (["read()", "os.write(1, b'\\xff\\xfe\\n')", "time.sleep(600)"], "answered nonsense"),
    "brackets": (["read()", "say('[' * 50000)", "time.sleep(600)"], "answered nonsense: '[[["),
    "a flood": (["read()", "while True: os.write(1, b'x' * 1000)"], "said a line without an end"),
    "an answer ahead": (
        [
            "lines = json.dumps({'answer': read()['options'][0]}) + '\\n' + '{\"answer\": \"pass\"}'",
            "say(lines)",
            "read()",
        ],
        """said '{"answer": "pass"}' before it was asked""",
    ),
    "half a line ahead": (
        [
            "answer_of = json.dumps({'answer': read()['options'][0]})",
            "os.write(1, (answer_of + '\\n{').encode())",
            "read()",
        ],
        "said '{' before it was asked",
    ),
    "much on stderr": (["read()", "sys.stderr.write('x' * 10**6)", "sys.exit(5)"], "exited with code 5"),
}


@pytest.mark.parametrize(("lines", "failure"), FAILURES.values(), ids=FAILURES)
def test_a_program_that_fails_loses_its_game_and_leaves_no_process(lines, failure, program, tmp_path):
    bot = program(*lines)

    played = play_one(plan(bot), 7)

    assert (played.forfeit, played.result, played.error) == ("irgun", "british", "")
    assert played.failure.startswith(f"game 7, {bot}: irgun loses at answer ")
    assert failure in played.failure
    assert [process for process in processes(tmp_path) if is_alive(process)] == []


def test_a_program_that_hangs_loses_when_its_seconds_are_over_and_leaves_no_process(program, tmp_path):
    bot = program("answer(read())", "time.sleep(600)")

    played = play_one(plan(bot, limits=HASTY), 7)

    assert (played.forfeit, played.result) == ("irgun", "british")
    assert "did not answer within 0.5 seconds" in played.failure
    assert [process for process in processes(tmp_path) if is_alive(process)] == []


def test_the_seconds_of_a_game_are_counted(program):
    bot = program("while True:", "    message = read()", "    time.sleep(0.2)", "    answer(message)")

    played = play_one(plan(bot, limits=Limits(answer=60, game=1, start=60)), 0)

    assert "used up the 1 second of its game" in played.failure


@pytest.mark.parametrize(
    ("limits", "failure"),
    [
        (Limits(answer=0.2, game=60, start=0.3), "did not answer within 0.5 seconds, 0.3 of them to start"),
        (Limits(answer=0.2, game=0.4, start=0.3), "used up the 0.4 seconds of its game"),
        (Limits(answer=60, game=0.4, start=60), "used up the 0.4 seconds of its game"),
    ],
)
def test_a_first_answer_that_does_not_come_is_told_with_the_limit_that_was_reached(limits, failure, program):
    bot = program("time.sleep(600)")
    began = time.monotonic()

    played = play_one(plan(bot, limits=limits), 0)

    assert played.failure.endswith(f"{bot} {failure}")
    assert time.monotonic() - began > 0.4


def test_a_slow_start_is_forgiven(program):
    bot = program("time.sleep(1)", "while (message := read())['type'] == 'question': answer(message)")

    assert play_one(plan(bot), 0).forfeit == ""


def test_what_a_program_has_started_ends_with_it(program, tmp_path):
    child = (
        f"import os, time; print(os.getpid(), file=open({str(tmp_path / 'pids')!r}, 'a'), flush=True); time.sleep(600)"
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
    until(lambda: all(map(is_gone, processes(tmp_path))))


def test_the_arena_goes_on_and_counts_forfeits(program):
    bot = program("for _ in range(3): answer(read())", "raise RuntimeError('tired')")
    done = sandtable("simulate", "palestine", "--insurgent", bot, "--games", "3", "--answer-seconds", "120")

    assert done.returncode == 0
    assert "forfeits: Irgun 3" in done.stdout
    assert [line.split(",")[0] for line in done.stderr.splitlines()] == ["game 0", "game 1", "game 2"]
    assert done.stderr.count("RuntimeError: tired") == 3


@pytest.mark.parametrize(
    ("line", "failure"),
    [
        ("sys.exit(3)", "exited with code 3"),
        ("answer({'options': ['surrender']})", "answered 'surrender', which is not offered (2.3.2)"),
    ],
)
def test_a_program_that_fails_at_the_terminal_ends_the_game_with_one_sentence_that_names_it(line, failure, program):
    bot = program("read()", line)
    done = sandtable("text", "palestine", "--british", bot, "--insurgent", "random", "--seed", "1")

    assert done.returncode == 2
    assert done.stderr.startswith("sandtable: british loses at answer ")
    assert done.stderr.endswith(f": {bot} {failure}\n")


@contextmanager
def arena_with(bot: str, folder: Path, workers: str) -> Iterator[subprocess.Popen[str]]:
    """An arena that waits for a program's second answer."""
    command = [sys.executable, "-P", "-m", "sandtable", "simulate", "palestine", "--insurgent", bot]
    with started(*command, "--games", "100", "--answer-seconds", "500", "--workers", workers) as arena:
        until(lambda: (folder / "told").exists() and len((folder / "told").read_text().splitlines()) > 1)
        yield arena


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("tell", [os.killpg, os.kill], ids=["ctrl-c", "terminate"])
def test_an_arena_that_is_told_to_end_leaves_no_program_behind(tell, workers, program, tmp_path):
    with arena_with(program("answer(read())", "time.sleep(600)"), tmp_path, workers) as arena:
        tell(arena.pid, signal.SIGINT if tell is os.killpg else signal.SIGTERM)

        assert arena.communicate(timeout=PATIENCE) == ("", "")
        assert arena.returncode == 130
        assert [process for process in processes(tmp_path) if not is_gone(process)] == []


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_arena_that_is_killed_leaves_no_program_and_no_child_of_one_behind(workers, program, tmp_path):
    child = f"import os, time; print(os.getpid(), file=open({str(tmp_path / 'pids')!r}, 'a')); time.sleep(600)"
    bot = program(
        "import subprocess",
        f"subprocess.Popen([sys.executable, '-c', {child!r}])",
        f"while len(open({str(tmp_path / 'pids')!r}).read().split()) < 2: time.sleep(0.01)",
        "answer(read())",
        "time.sleep(600)",
    )
    with arena_with(bot, tmp_path, workers) as arena:
        arena.kill()

        until(lambda: all(map(is_gone, processes(tmp_path))))
        assert len(processes(tmp_path)) >= 2


# What a crashed program is quoted with

LAST_WORDS = {
    "Python": (
        "Traceback (most recent call last):\n  File \"bot.py\", line 3\n    raise Tired('no')\nTired: no\n",
        "Tired: no",
    ),
    "Python, twice": (
        "ValueError: 1\n\nDuring handling of the above exception, another exception occurred:\n\n"
        'Traceback (most recent call last):\n  File "bot.py", line 3, in <module>\nKeyError\n',
        "KeyError",
    ),
    "Node": (
        "/bots/bot.js:3\n    throw new Error('boom');\n    ^\n\nError: boom\n    at foo (/bots/bot.js:3:11)\n"
        "    at node:internal/main/run_main_module:28:49\n\nNode.js v20.20.2\n",
        "Error: boom",
    ),
    "Node, with a code": (
        "node:internal/modules/cjs/loader:1228\n  throw err;\n  ^\n\nTypeError [ERR_X]: bad\n    at f (a.js:1:2) {\n"
        "  code: 'ERR_X'\n}\n\nNode.js v20.20.2\n",
        "TypeError [ERR_X]: bad",
    ),
    "Go": ("panic: boom\n\ngoroutine 1 [running]:\nmain.main()\n\t/bot.go:4 +0x1d\nexit status 2\n", "panic: boom"),
    "Rust": (
        "thread 'main' panicked at src/main.rs:2:5:\nboom\nnote: run with `RUST_BACKTRACE=1` to see more\n",
        "thread 'main' panicked at src/main.rs:2:5:",
    ),
    "Java": (
        'Exception in thread "main" java.lang.RuntimeException: boom\n\tat Bot.main(Bot.java:3)\n',
        'Exception in thread "main" java.lang.RuntimeException: boom',
    ),
    "shell": ("./bot.sh: line 3: bet: command not found\n", "./bot.sh: line 3: bet: command not found"),
    "C++": ("terminate called after throwing an instance\n  what():  boom\n\n", "what():  boom"),
    "nothing": ("\n \n", ""),
}


@pytest.mark.parametrize(("words", "line"), LAST_WORDS.values(), ids=LAST_WORDS)
def test_the_line_that_tells_the_error_is_quoted(words, line):
    assert most_telling(words) == line


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_a_program_in_node_that_crashes_is_quoted_with_its_error(tmp_path):
    file = tmp_path / "bot.js"
    file.write_text("process.stdin.once('data', () => { throw new RangeError('out of ideas'); });\n")

    played = play_one(plan(f"cmd:node {shlex.quote(str(file))}"), 0)

    assert played.failure.endswith("exited with code 1 after saying 'RangeError: out of ideas'")


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


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), float("-inf"), 604_801])
def test_limits_that_no_game_can_have_are_refused(seconds):
    for limit, purpose in [("answer", "an answer"), ("game", "a game"), ("start", "its start")]:
        sentence = f"a program has more than 0 seconds and at most 604,800 (a week) for {purpose}, not {seconds:g}"
        with pytest.raises(SandtableError, match=re.escape(sentence)):
            Limits(**{limit: seconds})


@pytest.mark.parametrize("option", ["--answer-seconds", "--game-seconds"])
def test_limits_are_refused_before_anything_is_played(option):
    done = sandtable("simulate", "palestine", "--insurgent", RANDOM_BOT, option, "inf")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sandtable: a program has more than 0 seconds")
    assert done.stderr.count("\n") == 1


def test_bots_have_their_names_and_the_table_knows_no_programs():
    assert type(find_player("random", 0, PATIENT)) is type(find_bot("random", 0))
    with pytest.raises(UnknownName):
        find_player("deep", 0, PATIENT)
    with pytest.raises(UnknownName):
        find_bot(RANDOM_BOT, 0)


def test_a_program_that_was_never_asked_is_never_started(program, tmp_path):
    players = {"irgun": find_player(program("read()"), 0, PATIENT)}

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
