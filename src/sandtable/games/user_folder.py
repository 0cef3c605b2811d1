"""Where this user's own things are: the games of his table, and what an owner has put into the box."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder of this user for Sandtable, whichever copy of Sandtable he starts."""
    if sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "sandtable"
