"""The files of the package: maps, counters and set-ups, in `data`, rebuilt by us."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

Row = dict[str, str]

DATA: Final = files("sandtable.games.ocs.dak2") / "data"


def rows_of(file: str) -> Iterator[Row]:
    """The rows of a data file."""
    with (DATA / file).open(encoding="utf-8") as lines:
        yield from csv.DictReader(lines)
