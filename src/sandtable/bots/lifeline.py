"""A process that works for another does not outlive it, however that one ends."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from typing import Final

PR_SET_PDEATHSIG: Final = 1  # from Linux's <sys/prctl.h>


def end_with_parent(parent: int) -> None:
    """Be killed when the parent ends, even in the middle of a thought, where the system can do that.

    A thread that waits for the parent could not: compiled code keeps Python's lock for as long as it thinks.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it ended while this process started
        os._exit(1)
