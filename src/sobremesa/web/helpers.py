"""Processes for what takes long: a bot's thinking, telling a match again. The event loop never waits for them.

Processes and not threads: a bot is pure Python, and in a thread it would hold the interpreter's lock for several
milliseconds at a time, which every player at every other table would feel.

There are as many as were asked for and never more: each has a thread here that gives it one thing at a time to do, and
only that thread replaces it when it dies or hangs. What waits for its turn is not touched by that.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final, ParamSpec, TypeVar, final

from sobremesa.kernel.errors import SobremesaError

P = ParamSpec("P")
T = TypeVar("T")

logger: Final = logging.getLogger(__name__)

_ATTEMPTS: Final = 2  # at something during which a helper died
_spawn: Final = multiprocessing.get_context("spawn")


class Busy(SobremesaError):
    """There is more to do than is taken on; it can be asked for again in a moment."""


class TooLong(SobremesaError):
    """It took longer than anything may."""


class HelperDied(SobremesaError):
    """Whoever tries it, dies."""


@final
@dataclass(frozen=True, eq=False)
class _Job:
    work: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    done: Future[Any]


@final
class Helpers:
    """A fixed number of helper processes, with a queue that has an end."""

    def __init__(self, number: int, most_waiting: int, longest: float = 30.0) -> None:
        self._number = number
        self._most_waiting = most_waiting
        self._longest = longest
        self._waiting = 0
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._processes: set[_Process] = set()
        self._is_closing = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in another process. The first calls start them."""
        if self._waiting >= self._most_waiting:
            raise Busy("too much waits to be done")
        if len(self._threads) < self._number:
            thread = threading.Thread(target=self._work_for_ever, name="sobremesa-helper", daemon=True)
            self._threads.append(thread)
            thread.start()
        done: Future[T] = Future()
        self._waiting += 1
        self._jobs.put(_Job(work, args, kwargs, done))
        try:
            return await asyncio.wrap_future(done)
        finally:
            self._waiting -= 1

    @property
    def waiting(self) -> int:
        """How many jobs are to be done or being done."""
        return self._waiting

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        with self._lock:
            return [process.pid for process in self._processes]

    def close(self) -> None:
        """End them all, whatever they are doing."""
        with self._lock:
            self._is_closing = True
            for process in self._processes:
                process.kill()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    # --- in a thread for each process ------------------------------------------------------------------------------

    def _work_for_ever(self) -> None:
        process: _Process | None = None
        while (job := self._jobs.get()) is not None:
            if job.done.set_running_or_notify_cancel():
                process = self._do(job, process)
        self._end(process)

    def _do(self, job: _Job, process: _Process | None) -> _Process | None:
        """Have it done; tell which process, if any, can do the next thing."""
        for _ in range(_ATTEMPTS):
            try:
                process = process or self._begin()
                process.do(job, self._longest)
                return process
            except (EOFError, OSError):
                if self._is_closing:
                    break
                logger.warning("a helper process died and is replaced")
            except TooLong as error:
                logger.warning("a helper process took more than %d s and is replaced", self._longest)
                job.done.set_exception(error)
                break
            except Exception as error:  # an answer that can't be read, say
                job.done.set_exception(error)
                break
            self._end(process)
            process = None
        self._end(process)
        if not job.done.done():
            job.done.set_exception(HelperDied("a helper process died of it"))
        return None

    def _begin(self) -> _Process:
        process = _Process()
        with self._lock:
            if not self._is_closing:
                self._processes.add(process)
                return process
        process.end()
        raise EOFError("the server is going down")

    def _end(self, process: _Process | None) -> None:
        if process is not None:
            with self._lock:
                self._processes.discard(process)
            process.end()


@final
class _Process:
    def __init__(self) -> None:
        self._line, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_help, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self.pid = self._process.pid or 0
        self._is_ready = False

    def do(self, job: _Job, longest: float) -> None:
        if not self._is_ready:  # getting ready is nobody's work, and takes as long as it takes
            self._line.recv()
            self._is_ready = True
        self._line.send((job.work, job.args, job.kwargs))
        if not self._line.poll(longest):
            raise TooLong("it took too long")
        went_well, answer = self._line.recv()
        if went_well:
            job.done.set_result(answer)
        else:
            job.done.set_exception(answer)

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self._line.close()


# --- in the process --------------------------------------------------------------------------------------------------


def _help(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its helpers itself
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with suppress(EOFError, OSError):  # the server has gone
        line.send(None)
        while True:
            work, args, kwargs = line.recv()
            try:
                answer: tuple[bool, Any] = True, work(*args, **kwargs)
            except Exception as error:
                answer = False, error
            line.send(answer)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
