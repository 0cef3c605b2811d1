"""Running a few lines of Python in a process of their own."""

import os
import subprocess
import sys


def output_of(script: str, hash_seed: str) -> str:
    """What a script prints in a new process with this hash seed, which finds the same sandtable as this one."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-P", "-c", script]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()
