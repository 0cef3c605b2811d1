"""Records and positions in files."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadRecord, SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.engine.rules import Rules

LONGEST: Final = 20_000_000  # letters; no game has so many, and a device may never end


def save(game: Game, path: str | Path) -> None:
    """Write the record of a game to a file, whole or not at all."""
    write_file(path, game.record())


def load(rules: Rules, path: str | Path, dealer: Dealer | None = None) -> Game:
    """Read a record from a file and replay it."""
    return Game.replay(rules, read_record(rules, read_file(path)), dealer)


def read_file(path: str | Path) -> str:
    """The text of a file; one sentence if it cannot be read."""
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            text = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadRecord("cannot read '{path}': {reason}", path=path, reason=reason) from None
    if len(text) > LONGEST:
        raise BadRecord("cannot read '{path}': {reason}", path=path, reason="it is too long")
    return text


def is_file(path: str | Path) -> bool:
    """Whether there is such a file, as far as we may look; nothing has a name that is too long."""
    with suppress(OSError):
        return Path(path).is_file()
    return False


def write_file(path: str | Path, text: str) -> None:
    """Write a file, whole or not at all; one sentence if it cannot be written."""
    target = Path(path)
    draft = target.parent / f"{target.name}.part"
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        reason = error.strerror if isinstance(error, OSError) else "no file can have this name"
        raise SandtableError("cannot write '{path}': {reason}", path=path, reason=reason) from None
