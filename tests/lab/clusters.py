"""Real clusters on this machine, each machine of theirs a group of processes that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

LOCAL = "127.0.0.1"
PATIENCE = 150.0  # seconds
BESIDE_PYTHON = Path(sys.executable).parent
TESTS = Path(__file__).parents[1]
# Nothing here speaks to anybody outside; a token of whoever sits at this machine is none of ours.
ENVIRONMENT = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "disabled",
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "150",  # on a machine that is busy with other tests
    "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
}


@dataclass(frozen=True)
class Cluster:
    address: str
    inside: str  # the address for who is on one of its machines
    second: int  # the process group of the second of its two machines


def free_port() -> int:
    with socket.create_server((LOCAL, 0)) as found:
        port: int = found.getsockname()[1]
        return port


def kill(group: int) -> None:
    os.killpg(group, signal.SIGKILL)


@contextmanager
def _machine(log: Path, *command: str, environment: dict[str, str] | None = None) -> Iterator[int]:
    with log.open("wb") as told:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=subprocess.STDOUT,
            env={**ENVIRONMENT, **(environment or {})},
            start_new_session=True,
        )
        try:
            yield process.pid
        finally:
            with suppress(ProcessLookupError):  # it was killed before
                kill(process.pid)
            process.wait()


def _wait_until(log: Path, words: str) -> None:
    until = time.monotonic() + PATIENCE
    while words not in (told := log.read_text("utf-8", "replace")):
        assert time.monotonic() < until, told
        time.sleep(0.05)


@contextmanager
def ray_head(environment: dict[str, str] | None = None) -> Iterator[tuple[str, str]]:
    """One machine: its address for clients, and the one for other machines."""
    with TemporaryDirectory() as folder:
        log, port, client_port = Path(folder) / "head", free_port(), free_port()
        ray = str(BESIDE_PYTHON / "ray")
        ports = (f"--port={port}", f"--ray-client-server-port={client_port}")
        command = (ray, "start", "--head", "--block", "--num-cpus=1", "--include-dashboard=false", *ports)
        where = (f"--node-ip-address={LOCAL}", f"--temp-dir={folder}/ray")
        with _machine(log, *command, *where, environment=environment):
            _wait_until(log, "--block")
            yield f"ray://{LOCAL}:{client_port}", f"{LOCAL}:{port}"


@contextmanager
def ray_of_two_machines() -> Iterator[Cluster]:
    with ray_head() as (address, head), TemporaryDirectory() as folder:
        log = Path(folder) / "second"
        command = (str(BESIDE_PYTHON / "ray"), "start", "--block", "--num-cpus=1", f"--address={head}")
        with _machine(log, *command) as second:
            _wait_until(log, "--block")
            yield Cluster(address, head, second)


@contextmanager
def dask_of_two_machines() -> Iterator[Cluster]:
    with TemporaryDirectory() as folder, ExitStack() as stack:
        log, port = Path(folder) / "scheduler", free_port()
        command = (str(BESIDE_PYTHON / "dask"), "scheduler", "--host", LOCAL, "--port", str(port), "--no-dashboard")
        stack.enter_context(_machine(log, *command))
        _wait_until(log, "Scheduler at")
        address = f"tcp://{LOCAL}:{port}"
        second = 0
        for name in ("one", "two"):
            log = Path(folder) / name
            told = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", folder)
            second = stack.enter_context(_machine(log, str(BESIDE_PYTHON / "dask"), "worker", address, *told))
            _wait_until(log, "Registered to")
        yield Cluster(address, address, second)
