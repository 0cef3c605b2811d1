"""Logs for machines: one JSON object a line on stderr. Secrets travel in cookies and headers, which are not logged."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from time import monotonic
from unicodedata import category

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
# Characters that are not seen but change what is seen: controls, marks of direction, surrogates, ends of lines.
UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
OURS = "sandtable.table"
SECONDS_OF_REPETITION = 60.0
MOST_ALIKE = 5  # in that time, of what the libraries say
KINDS_KEPT = 1000


class JsonLines(logging.Formatter):
    """Time, level, message, and whatever facts came with it."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return escape_unseen(json.dumps(line, ensure_ascii=False, default=str))


class Repetition(logging.Filter):
    """Keeps what a library says over and over, as asyncio does when descriptors run out, from flooding the log."""

    def __init__(self) -> None:
        super().__init__()
        self._heard: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write it. The first after a pause says in `unwritten` how many like it were not."""
        if record.name.startswith(OURS):
            return True
        kind = record.name, record.getMessage().partition("\n")[0][:100]
        now = monotonic()
        since, times = self._heard.get(kind, (now, 0))
        if now - since > SECONDS_OF_REPETITION:
            if times > MOST_ALIKE:
                record.unwritten = times - MOST_ALIKE
            since, times = now, 0
        if len(self._heard) >= KINDS_KEPT:
            self._heard.clear()
        self._heard[kind] = since, times + 1
        return times < MOST_ALIKE


def set_up_logs(level: str) -> None:
    """Send what the table logs to stderr, and what is wrong with its libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repetition())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


def escape_unseen(line: str) -> str:
    """A line of JSON as it was, but what would not be seen in it is written out."""
    if line.isprintable():
        return line
    return "".join(json.dumps(one)[1:-1] if category(one) in UNSEEN else one for one in line)
