"""What decides the games of a plan besides the plan: the sources of the rules and the bots."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from sandtable.checkout import PACKAGE
from sandtable.games import SHOWN_BY

FOLDERS = ["engine", "games", "bots"]
KINDS = {".py", ".json"}  # the texts of a game decide nothing


def is_shown_by(file: Path) -> bool:
    """Whether a file is of a part that shows a game: it, or a folder that it is in, has the part's name."""
    return any(part in SHOWN_BY for part in file.with_suffix("").parts)


@cache
def digest_of_sources() -> str:
    """The same for the same sources, compiled or not: the compiled package has its sources beside it."""
    digest = sha256()
    found = [file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*") if file.suffix in KINDS]
    for file in sorted(file for file in found if not is_shown_by(file.relative_to(PACKAGE))):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()
