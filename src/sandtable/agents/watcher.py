"""Somebody who ends a program that we could not end ourselves, because we were killed."""

from __future__ import annotations

import subprocess
from contextlib import suppress

# It waits for the end of its stdin, which comes with ours: then the program's whole group is killed.
SCRIPT = 'read -r _; kill -s KILL -- "-$0"'


class Watcher:
    """A shell that kills a group of processes as soon as this process is gone, however it ended."""

    def __init__(self, group: int) -> None:
        self._process = subprocess.Popen(
            ["/bin/sh", "-c", SCRIPT, str(group)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us
        )

    def dismiss(self) -> None:
        """There is nothing left to watch."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
