"""The Chromium of this machine, for tests and benchmarks. `./test` asks too, so the standard library must do."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

# Without the window around the page, which it draws even where nobody looks, Chromium takes half the time.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
ON_A_MAC = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
LEFT_OUT = "the browser tests were left out: there is no Chromium here (Debian: apt install chromium-headless-shell)"


def find_chromium() -> str | None:
    """The program, or None where there is none; in CI that is an error."""
    found = [shutil.which(name) for name in NAMES] + [path for path in ON_A_MAC if Path(path).exists()]
    program = next(filter(None, found), None)
    if program is None and os.environ.get("CI"):
        raise FileNotFoundError("CI runs the browser tests, and there is no Chromium")
    return program
