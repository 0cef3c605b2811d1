"""Workers on Ray: a cluster of this machine alone (`local`), or one that runs already and is reached by its address."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from sandtable.arena.workers import Result, Results, Task, in_order
from sandtable.engine.errors import SandtableError
from sandtable.games.box import VARIABLE

LOCAL = "local"
PORT = 6379  # Ray's own default
PORT_OF_CLIENTS = 10001  # of addresses that begin with ray://
SECONDS_TO_REACH = 5.0
SECONDS_TO_CONNECT = 30.0
# It reports to nobody, warns of no changes to come, and gives up on an address in seconds.
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_NUM_REDIS_GET_RETRIES": "5",
}
QUIET = {"log_to_driver": False, "logging_level": "ERROR"}
STORE = 80 * 2**20  # bytes for results on their way, nearly the least that Ray accepts
CONNECT = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False, logging_level='ERROR')"


class RayWorkers:
    """All processors of a Ray cluster, or at most so many of them."""

    def __init__(self, address: str, at_once: int | None) -> None:
        if find_spec("ray") is None:
            raise SandtableError("--ray needs Ray: pip install 'sandtable[arena]'")
        os.environ.update({name: value for name, value in SETTINGS.items() if name not in os.environ})
        self._ray = start(at_once) if address == LOCAL else connect(address)
        # Processes of this machine inherit the name of the box; a cluster has it at the same place of every machine.
        box = "" if address == LOCAL else os.environ.get(VARIABLE, "")
        self._with_box: dict[str, Any] = {"runtime_env": {"env_vars": {VARIABLE: box}}} if box else {}
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self.at_once = min(at_once or processors, processors)

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        remote = self._ray.remote(max_retries=0, **self._with_box)(work)
        try:
            yield from in_order(remote.remote, self._ray.get, tasks, self.at_once)
        except self._ray.exceptions.RayTaskError:
            raise
        except self._ray.exceptions.RayError as error:
            raise SandtableError(f"Ray has lost its workers: {str(error).splitlines()[0]}") from None

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self._ray.shutdown()


def start(at_once: int | None) -> Any:
    """Ray on this machine alone."""
    ray = import_module("ray")
    try:
        ray.init(LOCAL, num_cpus=at_once, object_store_memory=STORE, include_dashboard=False, **QUIET)
    except (OSError, RuntimeError, ValueError) as error:
        raise SandtableError(f"Ray does not start here: {str(error).splitlines()[0]}") from None
    return ray


def connect(address: str) -> Any:
    """Ray, connected to a cluster; one sentence, and soon, if there is none at the address."""
    try:
        full_address = knock(address)
        try_out(full_address)
        ray = import_module("ray")
        ray.init(full_address, **QUIET)
    except (OSError, RuntimeError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise SandtableError(f"cannot reach Ray at '{address}': {reason}") from None
    return ray


def knock(address: str) -> str:
    """The full address, if anything answers there; OSError or ValueError if not."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    port = parts.port or (PORT_OF_CLIENTS if parts.scheme else PORT)
    socket.create_connection((parts.hostname or "", port), SECONDS_TO_REACH).close()
    return address if parts.port else f"{address}:{port}"


def try_out(address: str) -> None:
    """Connect in a process of its own, that can be ended: with a server that is not Ray, Ray itself waits for ever."""
    command = [sys.executable, "-P", "-c", CONNECT, address]
    try:
        tried = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS_TO_CONNECT, check=False)
    except subprocess.TimeoutExpired:
        raise TimeoutError("what answers there is not Ray") from None
    if "AuthenticationError" in tried.stderr:
        raise ConnectionError("the cluster asks for a token (see RAY_AUTH_MODE in Ray's documentation)")
    if tried.returncode:
        raise ConnectionError(tried.stderr.strip().splitlines()[-1].partition(": ")[2])
