"""Where the project's own files are, beside the package: only a checkout has tests and a compiled build."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent


def find_checkout() -> Path:
    """The folder of the checkout that this package belongs to, compiled or not; above the package if there is none."""
    found = (folder for folder in PACKAGE.parents if (folder / "src" / "sandtable").is_dir())
    return next(found, PACKAGE.parents[1])
