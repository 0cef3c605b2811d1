"""The tests themselves: one that fails blames no other, and they may run in the background."""

import signal
import subprocess
import sys
from pathlib import Path

from processes import PATIENCE, started
from sandtable.checkout import find_checkout

ROOT = find_checkout()
TWO_TESTS = """
import gc, pathlib, subprocess, sys
def test_that_fails():
    asleep = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    file = pathlib.Path(__file__).open()
    assert False
def test_that_is_innocent():
    gc.collect()
"""
SIGINT_OF_CHILD = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"


def test_a_test_that_fails_with_files_and_processes_open_fails_alone(tmp_path):
    (tmp_path / "conftest.py").write_text(Path(__file__).with_name("conftest.py").read_text())
    (tmp_path / "test_two.py").write_text(TWO_TESTS)
    command = [sys.executable, "-m", "pytest", "-q", "-W", "error", "-p", "no:xdist", "-p", "no:cacheprovider"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)

    assert "1 failed, 1 passed" in run.stdout


def test_a_program_can_be_interrupted_though_the_tests_cannot():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with started(sys.executable, "-c", SIGINT_OF_CHILD) as program:
            out, _ = program.communicate(timeout=PATIENCE)
        still = signal.getsignal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)

    assert (out, still) == ("True\n", signal.SIG_IGN)


def test_what_is_compiled_is_kept_whatever_the_shell_says():
    asked = "import sys; print(sys.dont_write_bytecode)"
    program = f"import scripts.environment, subprocess, sys; subprocess.run([sys.executable, '-c', '{asked}'])"
    shell = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(ROOT)}
    with started(sys.executable, "-c", program, **shell) as running:
        out, _ = running.communicate(timeout=PATIENCE)

    assert out == "False\n"
