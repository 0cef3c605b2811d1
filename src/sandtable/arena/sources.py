"""What decides the games of a plan besides the plan: the sources of the rules and the bots."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from sandtable.checkout import PACKAGE

PARTS = ["engine", "games", "bots"]
KINDS = {".py", ".json"}  # the texts of a game decide nothing


@cache
def digest_of_sources() -> str:
    """The same for the same sources, compiled or not: the compiled package has its sources beside it."""
    digest = sha256()
    for file in sorted(file for part in PARTS for file in (PACKAGE / part).rglob("*") if file.suffix in KINDS):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()
