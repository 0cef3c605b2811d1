"""The project's own Python environment: `.venv`, made on first use from a pinned lock.

Standard library only, and readable by any Python 3, so that an old one gets a sentence instead of a syntax error.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import NoReturn

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
VENV = ROOT / ".venv"
# Whatever the shell says, what is compiled is kept: else every start would compile all libraries again, for a second.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def stop(sentence: str) -> NoReturn:
    """Say what went wrong in one sentence and exit with code 2."""
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


if sys.version_info < OLDEST_PYTHON:
    stop("Sandtable needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))


def prepare(lock: str) -> str:
    """Bring `.venv` up to date with `requirements/<lock>.lock` and return the path of its Python."""
    python = _in_venv("scripts") / "python"
    made_by = VENV / "made-by"
    if not python.exists() or _read(made_by) != sys.version:
        _create()
        made_by.write_text(sys.version)
    requirements = ROOT / "requirements" / f"{lock}.lock"
    digest = hashlib.sha256(requirements.read_bytes()).hexdigest()
    installed = VENV / f"installed-{lock}"
    if _read(installed) != digest:
        print(f"setting up the {lock} libraries (first run only) ...", file=sys.stderr, flush=True)
        _install(python, requirements)
        installed.write_text(digest)
    return str(python)


def compiled_environment() -> dict[str, str]:
    """The process environment in which `import sandtable` finds the compiled package."""
    return {**os.environ, "PYTHONPATH": str(COMPILED)}


def _create() -> None:
    """Make an empty `.venv` whose Python imports `sandtable` from `src`."""
    venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=not _has("pip") and _has("ensurepip"))
    packages = _in_venv("purelib")
    (packages / "sandtable.pth").write_text(os.path.relpath(ROOT / "src", packages) + "\n")


def _install(python: Path, requirements: Path) -> None:
    """Install exactly what the lock names; pip checks every hash, and compiles nothing that is never imported."""
    if _has("pip"):  # seconds quicker than a pip of the environment's own; and Debian has no ensurepip to make one
        pip = [sys.executable, "-m", "pip", "--python", str(python)]
    elif _has("ensurepip"):
        pip = [str(python), "-m", "pip"]
    else:
        stop("Sandtable needs pip, which this Python lacks (on Debian or Ubuntu: apt install python3-venv).")
    quickly = ["-qq", "--disable-pip-version-check", "--no-compile", "--no-deps"]  # the lock names all dependencies
    command = [*pip, "install", *quickly, "--require-hashes", "-r", str(requirements)]
    if subprocess.call(command):
        stop("Sandtable could not install its libraries (pip's words are above): check the network and run this again.")


def _in_venv(kind: str) -> Path:
    return Path(sysconfig.get_path(kind, "venv", {"base": str(VENV), "platbase": str(VENV)}))


def _has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def _read(file: Path) -> str:
    return file.read_text() if file.exists() else ""
