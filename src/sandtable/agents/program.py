"""A program of its own, spoken to line by line and never waited for longer than allowed."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, BaseSelector, DefaultSelector, SelectorKey
from signal import SIGKILL
from typing import IO

from sandtable.agents.last_words import most_telling
from sandtable.agents.watcher import Watcher
from sandtable.engine.errors import shown

LONGEST_LINE = 2**16
MOST_LAST_WORDS = 10_000
SECONDS_TO_LEAVE = 1.0
SECONDS_BETWEEN_LOOKS = 1.0


class Silent(Exception):
    """The program has not read or said a line in time."""


class Gone(Exception):
    """The program has ended, or talks without an end; the text says which."""


class Program:
    """A running program. `end` must be called, and leaves nothing of it behind; if we are killed, a watcher does."""

    def __init__(self, words: list[str]) -> None:
        pipe = subprocess.PIPE
        # A session of its own: Ctrl-C is for us, and what the program starts ends with it.
        self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        try:
            self._watcher = Watcher(self._process.pid)
        except OSError:
            with self._process:
                self._process.kill()
            raise
        self._stdin, self._stdout, self._stderr = streams(self._process)
        os.set_blocking(self._stdin.fileno(), False)
        self._heard = b""
        self._last_words = b""

    def say(self, line: bytes, deadline: float) -> None:
        """Write a line to the program's stdin."""
        with DefaultSelector() as selector:
            selector.register(self._stdin, EVENT_WRITE)
            while line:
                self._wait(selector, deadline)
                try:
                    line = line[os.write(self._stdin.fileno(), line) :]
                except BrokenPipeError:
                    raise self._gone() from None

    def said_unasked(self) -> bytes:
        """What the program has said already, to be looked at before it is asked."""
        with DefaultSelector() as selector:
            selector.register(self._stdout, EVENT_READ)
            if not self._heard and selector.select(0):
                self._heard = os.read(self._stdout.fileno(), LONGEST_LINE)
        return self._heard

    def hear(self, deadline: float) -> bytes:
        """Read a line from the program's stdout; what it says on stderr is kept for its end."""
        with DefaultSelector() as selector:
            selector.register(self._stdout, EVENT_READ)
            selector.register(self._stderr, EVENT_READ)
            while b"\n" not in self._heard:
                if len(self._heard) > LONGEST_LINE:
                    raise Gone("said a line without an end")
                for key, _ in self._wait(selector, deadline):
                    data = os.read(key.fd, LONGEST_LINE)
                    if key.fileobj is self._stderr:
                        self._last_words = (self._last_words + data)[-MOST_LAST_WORDS:]
                        if not data:
                            selector.unregister(self._stderr)
                    elif data:
                        self._heard += data
                    else:
                        raise self._gone()
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def end(self, farewell: bytes) -> None:
        """Say a last line, give the program a moment to leave, then end it and all that it has started."""
        with suppress(OSError):
            os.write(self._stdin.fileno(), farewell)
        with suppress(OSError):
            self._stdin.close()
        deadline = time.monotonic() + SECONDS_TO_LEAVE
        with DefaultSelector() as selector:
            selector.register(self._stdout, EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                if selector.select(left) and not os.read(self._stdout.fileno(), LONGEST_LINE):
                    break
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, SIGKILL)
        self._watcher.dismiss()  # before the program is waited for, as its number may then be another's
        self._process.wait()
        self._stdout.close()
        self._stderr.close()

    def _wait(self, selector: BaseSelector, deadline: float) -> list[tuple[SelectorKey, int]]:
        """Wait until a pipe is ready; see now and then whether a child of the program holds what it has left."""
        while (left := deadline - time.monotonic()) > 0:
            if ready := selector.select(min(left, SECONDS_BETWEEN_LOOKS)):
                return ready
            if self._process.poll() is not None:
                raise self._gone()
        raise Silent

    def _gone(self) -> Gone:
        """How the program ended, with what it said on stderr about it."""
        try:
            how = f"exited with code {self._process.wait(SECONDS_TO_LEAVE)}"
        except subprocess.TimeoutExpired:
            how = "closed its stdout"
        os.set_blocking(self._stderr.fileno(), False)
        with suppress(BlockingIOError):
            self._last_words += os.read(self._stderr.fileno(), LONGEST_LINE)
        line = most_telling(self._last_words.decode(errors="replace"))
        return Gone(f"{how} after saying {shown(line)}" if line else how)


def streams(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """The three pipes of a process."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr
