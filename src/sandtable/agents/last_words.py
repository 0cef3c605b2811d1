"""What a program that crashed said about it: one line of all that it wrote on stderr."""

from __future__ import annotations

import re

# How languages tell what went wrong: `ValueError: x`, `TypeError [CODE]: x`, `panic: x`, `./bot: line 3: x`,
# `a.b.Exception`, `Exception in thread "main" x`, `thread 'main' panicked at x`. Notes and stacks say less.
ERROR = re.compile(
    r"(?!(?i:note|hint|help|warning|info|debug): )[\w.$/-]+(?: \[\w+\])?: .*"
    r"|[\w.$]+(?:Error|Exception)|Exception in .*|.* panicked at .*"
)


def most_telling(words: str) -> str:
    """The last line that tells an error, or else the last; empty if there is none."""
    lines = [line.rstrip() for line in words.splitlines() if line.strip()]
    errors = [line for line in lines if ERROR.fullmatch(line)]
    return (errors or lines or [""])[-1].strip()
