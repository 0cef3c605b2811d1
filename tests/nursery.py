"""Commands of sandtable, each in a process of its own. Most of what a command takes are its imports.

So one process does them and forks every command of these tests. It gets the words of a command, its surroundings,
constants of the program that are something else in it, the dice of the games that are begun there, and four files: the
three standard ones, and one in which to tell the number of the process and how it ended.
"""

from __future__ import annotations

import atexit
import json
import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import IO, NamedTuple

NURSERY = """
import atexit, gc, json, os, socket, sys
from contextlib import suppress
from importlib import import_module
from traceback import print_exc
import sandtable.arena.run, sandtable.terminal.table
import sandtable.table.app, sandtable.table.dice, sandtable.table.server, sandtable.table.upgrade
from sandtable.cli import main
from sandtable.words import read_all_words
read_all_words()
gc.freeze()
link = socket.socket(fileno=int(sys.argv[1]))
while True:
    message, files, _, _ = socket.recv_fds(link, 1_000_000, 4)
    with suppress(ChildProcessError):  # the keepers of those that have ended
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    if not message:
        break
    if os.fork():  # the nursery goes on
        for file in files:
            os.close(file)
        link.send(b"!")
        continue
    link.close()
    told = files.pop()
    if child := os.fork():  # the keeper tells how it ends
        for file in files:
            os.close(file)
        os.write(told, f"{child}\\n".encode())
        ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        with suppress(BrokenPipeError):  # whoever killed it need not know
            os.write(told, f"{ended}\\n".encode())
        os._exit(0)
    os.close(told)
    for place, file in enumerate(files):
        os.dup2(file, place)
        os.close(file)
    sys.stdin, sys.stdout = open(0, encoding="utf-8", closefd=False), open(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)
    sys.argv, folder, variables, constants, dice = json.loads(message)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(variables)
    for name, value in constants.items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant), name
        setattr(import_module(module), constant, value)
    if dice:
        sandtable.table.dice.token_bytes = lambda count: bytes.fromhex(dice)
    try:
        main()
        code = 0
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        print_exc()
        code = 1
    atexit._run_exitfuncs()  # all that an interpreter does at its end but take itself to pieces
    sys.stdout.flush()
    os._exit(code)
"""
SAME_DICE = "01" * 32  # so that a test plays the same game whenever it runs
SECRET_DICE = ""
ONE_AT_A_TIME = Lock()  # the nursery's answers carry no name


@cache
def nursery() -> socket.socket:
    """The line to the nursery, which ends with this process."""
    here, there = socket.socketpair()
    process = subprocess.Popen([sys.executable, "-P", "-c", NURSERY, str(there.fileno())], pass_fds=[there.fileno()])
    there.close()

    def close() -> None:
        here.close()
        process.wait()

    atexit.register(close)
    return here


class Born(NamedTuple):
    """The number of a process, and the file in which its exit code will stand when it has ended."""

    number: int
    told: IO[str]


def bear(
    command: list[str],
    stdin: int,
    stdout: int,
    stderr: int,
    constants: Mapping[str, object] | None = None,
    dice: str = SAME_DICE,
) -> Born:
    """Start a command with these files, in this folder and with these variables of the environment.

    A constant is named with its module, the one that uses it: {"sandtable.table.analysis.TURNS_BUDGET": "50"}. All
    games that are begun there have the same dice, unless a test wants those that nobody knows: `SECRET_DICE`.
    """
    reading, writing = os.pipe()
    message = json.dumps([command, str(Path.cwd()), dict(os.environ), dict(constants or {}), dice]).encode()
    with ONE_AT_A_TIME:
        socket.send_fds(nursery(), [message], [stdin, stdout, stderr, writing])
        nursery().recv(1)
    os.close(writing)
    told = os.fdopen(reading)
    return Born(int(told.readline()), told)
