"""Executors of this machine alone: this very process, or as many others as wanted."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread, current_thread, main_thread
from typing import Any, TypeVar, final

from sobremesa.lab.on.place import Place

T = TypeVar("T")


@final
class Here(Executor):
    """Whatever is submitted is done when it has been."""

    num_workers = 1

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@final
class _Spawning(SpawnContext):
    """Spawned on every system: what works here works everywhere, and a fork beside threads may hang."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]
        process = SpawnProcess(*args, **kwargs)
        self.started.append(process)
        return process


@final
class Processes(Executor):
    """Other processes, and new ones if they die; nobody is left over when this one ends, however it ends."""

    def __init__(self, jobs: int) -> None:
        self.num_workers = jobs
        self._pool: ProcessPoolExecutor | None = None
        self._context = _Spawning()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        if self._pool is not None:
            try:
                return self._pool.submit(fn, *args, **kwargs)
            except BrokenProcessPool:
                self.stop()
        return self._started().submit(fn, *args, **kwargs)

    def _started(self) -> ProcessPoolExecutor:
        self._context = _Spawning()
        pool = ProcessPoolExecutor(self.num_workers, mp_context=self._context, initializer=_serve)
        with _deaf_to_interruptions():  # and so are the processes that are started meanwhile
            for _ in range(self.num_workers):  # a pool starts one more with each that finds nobody idle
                pool.submit(os.getpid)
        self._pool = pool
        return pool

    def __exit__(self, *raised: Any) -> None:
        if raised[0] is None:
            self.shutdown()
        else:
            self.stop()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait, cancel_futures=cancel_futures)
            self._pool = None

    def stop(self) -> None:
        """At once, whatever they are at. One that was left might wait for ever for what another held as it went."""
        for process in self._context.started:
            process.terminate()
        self.shutdown(cancel_futures=True)


# Ctrl-C reaches every process of the terminal. The one that was asked to simulate answers it; the others should
# neither go on nor say anything, and one that is still starting would say a lot.


@contextmanager
def _deaf_to_interruptions() -> Iterator[None]:
    if current_thread() is not main_thread():  # no other thread hears them
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_die_with_who_asked, daemon=True).start()


def _die_with_who_asked() -> None:
    """Who is killed tells nobody to stop."""
    asker = parent_process()
    assert asker is not None
    connection.wait([asker.sentinel])
    os._exit(1)


@final
class LocalPlace(Place):
    def __init__(self, jobs: int) -> None:
        self._processes = Processes(jobs) if jobs > 1 else None

    def executor(self) -> Executor | None:
        return self._processes

    def __exit__(self, *raised: Any) -> None:
        if self._processes is not None:
            self._processes.__exit__(*raised)
