"""What an operator can choose, and where games are kept."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from sandtable.engine.errors import SandtableError
from sandtable.games.user_folder import data_folder

FILE = "table.sqlite"
NO_LIMIT = 0


@dataclass(frozen=True)
class Limits:
    """What each client may do, and for how many seconds it may keep us waiting; 0 of anything else is no limit."""

    rate: float = NO_LIMIT
    connections: int = NO_LIMIT
    sockets: int = NO_LIMIT
    patience: float = 30.0
    bots: int = NO_LIMIT  # at work before another is refused
    analyses: int = NO_LIMIT


@dataclass(frozen=True)
class Settings:
    """What an operator can choose."""

    database: str
    log_level: str
    limits: Limits = Limits()
    behind: Sequence[str] = ()
    notices: Sequence[str] = ()
    notice_delay: float = 60.0
    hosts: Collection[str] = ()  # the names to which it answers; none means all


@dataclass(frozen=True)
class Place:
    """Where games are kept: in a file in a folder, or in a database that somebody has named."""

    folder: Path | None
    database: str


def find_place(data: str, database: str = "") -> Place:
    """The place that `--data DIR` or `--database URL` names, or the user's data folder."""
    if data and database:
        raise SandtableError("--data and --database both say where games are kept: give one of them")
    if database:
        return Place(None, database)
    folder = Path(data).absolute() if data else data_folder()
    return Place(folder, str(folder / FILE))
