"""D-3.1a The calendar: turns of half a week, each named by its first day."""

from __future__ import annotations

from typing import Final

DAYS: Final = [1, 5, 8, 12, 15, 19, 22, 26, 29]
FEBRUARY: Final = 2
LAST_OF_FEBRUARY: Final = 26  # D-3.1a-b: it has no turn of the 29th
DECEMBER: Final = 12


def next_turn(date: str) -> str:
    """The turn that follows one: `1940-12-29` is followed by `1941-01-01`."""
    year, month, day = (int(part) for part in date.split("-"))
    if day == DAYS[-1] or (month == FEBRUARY and day == LAST_OF_FEBRUARY):
        year, month, day = (year + 1, 1, DAYS[0]) if month == DECEMBER else (year, month + 1, DAYS[0])
    else:
        day = DAYS[DAYS.index(day) + 1]
    return f"{year}-{month:02}-{day:02}"


def turns_from(start: str, end: str) -> list[str]:
    """The turns of a scenario, the first and the last included."""
    turns = [start]
    while turns[-1] != end:
        turns.append(next_turn(turns[-1]))
    return turns
