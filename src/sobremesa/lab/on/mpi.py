"""The processes that `mpiexec` or Slurm's `srun` started together: the first one asks, the others play."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any, Self, final

from sobremesa.kernel.extras import needing
from sobremesa.lab.on.place import NoSuchPlace, Place


@final
class MpiPlace(Place):
    """Entered by all of them, and gone on from by the first; the others play until it leaves, and are done."""

    def __init__(self) -> None:
        self._entered: Any = None
        self._executor: Executor | None = None

    def __enter__(self) -> Self:
        with needing("mpi"):
            from mpi4py import MPI
            from mpi4py.futures import MPICommExecutor

        if MPI.COMM_WORLD.size < 2:
            raise NoSuchPlace(
                "there is one process, which would have to ask and to play: start at least two with mpiexec",
                "mpi-alone",
            )
        self._entered = MPICommExecutor(MPI.COMM_WORLD, 0)
        self._executor = self._entered.__enter__()
        if self._executor is None:
            self._entered.__exit__(None, None, None)
            raise SystemExit(0)
        return self

    def executor(self) -> Executor | None:
        return self._executor

    def __exit__(self, *raised: Any) -> None:
        self._entered.__exit__(*raised)
