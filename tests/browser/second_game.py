"""The project with a second game: its folders beside the others, one line in the list of games, a client built anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from processes import PATIENCE
from table.server import Server

ROOT = Path(__file__).parents[2]
GAME = "three_farms"
FACE = ROOT / "tests" / GAME / "web"
LIST = "GAMES = {"
LEFT_OUT = "the tests of a second game were left out: 'npm install --no-package-lock' in the folder web builds clients"


class Copy:
    """A copy of the sources, to which a game is added."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source, self.client = folder / "src", folder / "web"

    def make(self) -> None:
        """Two folders and a line; nothing else is another one."""
        if shutil.which("npm") is None or not (ROOT / "web/node_modules").is_dir():
            if os.environ.get("CI"):
                raise FileNotFoundError("CI builds clients, and there is no npm with its libraries")
            pytest.skip(LEFT_OUT)
        leave_out = shutil.ignore_patterns("static", "node_modules", "__pycache__")
        shutil.copytree(ROOT / "src", self.source, ignore=leave_out)
        shutil.copytree(ROOT / "web", self.client, ignore=leave_out)
        (self.client / "node_modules").symlink_to(ROOT / "web/node_modules")
        shutil.copytree(ROOT / "tests" / GAME, self.source / GAME, ignore=shutil.ignore_patterns("web", "__pycache__"))
        shutil.copytree(FACE, self.client / "src/games" / GAME)
        games = self.source / "sandtable/games/__init__.py"
        # At the top: whatever takes the first game for the only one takes the wrong one.
        listed = games.read_text().replace(LIST, f'{LIST}"{GAME}": "{GAME}", ')
        assert listed.count(GAME) == 2
        games.write_text(listed)
        self.run("npm", "run", "build")

    def run(self, *command: str) -> None:
        """Run a command in the folder of the client."""
        done = subprocess.run(command, cwd=self.client, capture_output=True, text=True, timeout=10 * PATIENCE)
        assert done.returncode == 0, done.stdout + done.stderr


class SecondServer(Server):
    """`sandtable serve` of a copy, in a fresh interpreter: its thinkers must know the game as well."""

    def __init__(self, copy: Copy) -> None:
        super().__init__(copy.folder / "table.sqlite")
        self.variables = {**os.environ, "PYTHONPATH": str(copy.source)}

    def start(self) -> None:
        command = [sys.executable, "-P", "-m", "sandtable", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self.arguments]
        with self.file.with_suffix(".log").open("a") as log:
            self.child = subprocess.Popen(command, env=self.variables, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.child.stdout is not None
        self.process, self.output, self.told = self.child.pid, self.child.stdout, nullcontext()
        self.is_running = True
        line = self.output.readline()
        assert "http" in line, self.log()
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        super().kill()
        self.child.wait()
