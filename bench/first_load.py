"""First load: how long a browser that knows nothing takes until the first click on the lobby counts.

Example: .venv/bin/python bench/first_load.py

Every round has a browser context of its own, so that nothing is kept. The same browser then opens the server's
smallest answer: the ratio tells what the client adds to what any page costs on this machine.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

ROUNDS = 9
USABLE = "main button:enabled"


def milliseconds(browser: Browser, address: str, wait_for: str) -> float:
    """The median of the times from asking for a page until something on it can be used."""
    took = []
    for _ in range(ROUNDS):
        context = browser.new_context()
        page = context.new_page()
        began = perf_counter()
        page.goto(address)
        page.locator(wait_for).first.wait_for()
        took.append((perf_counter() - began) * 1000)
        context.close()
    return median(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chromium", default=shutil.which("chromium"), help="the program")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'table.sqlite'}"
        command = ["-m", "sandtable", "serve", "--port", "0", "--database", database, "--log-level", "warning"]
        with subprocess.Popen([sys.executable, "-P", *command], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=options.chromium, args=["--no-sandbox"])
                lobby = milliseconds(browser, address, USABLE)
                bare = milliseconds(browser, f"{address}/healthz", "body")
                browser.close()
            server.terminate()
    print(f"the lobby can be used after {lobby:.0f} ms, {lobby / bare:.1f} times a bare page")


if __name__ == "__main__":
    main()
