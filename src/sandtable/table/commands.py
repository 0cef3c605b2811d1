"""The commands that look after a table's games: `sandtable games prune`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import typer

from sandtable.arguments import Data, Database
from sandtable.engine.errors import SandtableError

REASONS = {
    "finished_later": "finished later",
    "not_finished": "not finished",
    "noted_today": "finished on an unknown day, which counts as today",
    "not_replayable": "not playable with this version of the rules",
    "in_use": "in use just now",
}


def prune(
    finished_before: Annotated[str, typer.Option(metavar="DATE", help="the day, like 2026-01-31, in UTC")],
    data: Data = "",
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only say what would be removed")] = False,
) -> None:
    """Remove games that were finished before a day; the table may go on meanwhile. Games in progress are kept.

    Example: sandtable games prune --finished-before 2026-01-31 --dry-run
    """
    import asyncio

    from sandtable.table.pruning import prune
    from sandtable.table.settings import find_place

    day = read_day(finished_before)
    pruned = asyncio.run(prune(find_place(data, database).database, day, dry_run=dry_run))
    done = "would be removed" if dry_run else "removed"
    print(f"{done}: {count(pruned.removed)} finished before {day:%Y-%m-%d}")
    kept = pruned.kept
    print(f"kept: {count([name for names in kept.values() for name in names])}")
    for reason, names in kept.items():
        print(f"  {len(names)} {REASONS[reason]}")


def read_day(text: str) -> datetime:
    """The beginning of a day."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise SandtableError(f"--finished-before '{text}' is not a day of the form 2026-01-31") from None


def count(names: list[str]) -> str:
    return "1 game" if len(names) == 1 else f"{len(names)} games"
