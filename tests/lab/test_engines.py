"""The same report wherever it ran: on clusters of Ray, Dask and MPI, and if a machine of theirs is lost."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from lab.clusters import BESIDE_PYTHON, ENVIRONMENT, Cluster, dask_of_two_machines, ray_head, ray_of_two_machines

MATCHES = 1500
WORDS = ("arcana", "--matches", str(MATCHES), "--seats", "2", "--bots", "random", "--key", "wherever", "--json", "-")


def _without_seconds(written: bytes) -> bytes:
    whole, times = re.subn(rb'"seconds": [0-9.e-]+', b'"seconds": 0', written)
    assert times == 1
    return whole


def _ran(*command: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, capture_output=True, check=False, timeout=240, env=ENVIRONMENT)


def _told(*command: str) -> bytes:
    done = _ran(*command)
    assert done.returncode == 0, done.stderr.decode()
    assert b"Traceback" not in done.stderr
    return _without_seconds(done.stdout)


def _simulated(*args: str, before: tuple[str, ...] = ()) -> bytes:
    return _told(*before, sys.executable, "-m", "sobremesa", "simulate", *WORDS, *args)


@pytest.fixture(scope="module")
def here() -> bytes:
    return _simulated("--jobs", "1")


@pytest.mark.parametrize(
    ("start", "inside"), [(ray_of_two_machines, "ray"), (dask_of_two_machines, "")], ids=["ray", "dask"]
)
def test_a_cluster_gives_the_same_report_and_does_so_if_a_machine_of_its_two_is_killed_in_the_middle(
    start: Callable[[], AbstractContextManager[Cluster]], inside: str, here: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    with start() as cluster:
        assert _simulated("--on", cluster.address) == here
        os.kill(cluster.second, 0)  # it is there until then
        monkeypatch.setitem(ENVIRONMENT, "RAY_ADDRESS", cluster.inside)
        where = (inside or cluster.address, str(cluster.second), str(MATCHES))
        assert _told(sys.executable, "-m", "lab.losing", *where) == here


def _mpiexec(processes: int) -> tuple[str, ...]:
    as_root = ("--allow-run-as-root",) if os.geteuid() == 0 else ()
    return (str(BESIDE_PYTHON / "mpiexec"), *as_root, "--oversubscribe", "-n", str(processes))


def test_processes_that_mpi_started_together(here: bytes) -> None:
    assert _simulated("--on", "mpi", before=_mpiexec(3)) == here


def test_a_cluster_of_another_release_of_ray_is_told_in_a_line(tmp_path: Path) -> None:
    """Its processes are those of Ray; they say that they are older."""
    (tmp_path / "sitecustomize.py").write_text("import ray\nray.__version__ = '2.0.9'\n")
    with ray_head({"PYTHONPATH": str(tmp_path)}) as (address, _):
        done = _ran(sys.executable, "-m", "sobremesa", "simulate", *WORDS, "--on", address)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert done.stderr.startswith(f"sobremesa: nothing can be played at {address}: ".encode())
    assert b"2.0.9" in done.stderr


@pytest.mark.parametrize("scheme", ["ray", "tcp"])
def test_where_something_else_listens_it_is_told_in_a_line(scheme: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"{scheme}://127.0.0.1:{silent.getsockname()[1]}"
        done = _ran(sys.executable, "-m", "sobremesa", "simulate", *WORDS, "--on", address)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert done.stderr.startswith(f"sobremesa: nothing can be played at {address}: ".encode())
