"""A budget of time for what the rules do in the server's own thread.

A choice takes microseconds, so it is played right there, between two messages. Should the rules of some game ever not
come back, all tables would stand still. So a second thread watches: whatever is still running when its time is up is
broken off with an exception, wherever it is, and whoever asked for it takes the table from its record again.

What counts is the time the thread has had on the processor: a machine that was busy elsewhere is nobody's fault.
Compiled rules can't be broken off between two lines; for them the kernel counts steps (`kernel/agenda.py`).
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar, final

T = TypeVar("T")

SECONDS: Final = 0.5
_SECONDS_BETWEEN_LOOKS: Final = 0.1
_HAS_A_CLOCK_FOR_EACH_THREAD: Final = hasattr(time, "pthread_getcpuclockid")


class OutOfTime(Exception):
    """The rules took longer than a choice may."""


@final
class _Run:
    """Something that runs now, in that thread. Whoever takes it off the list decides how it ends."""

    __slots__ = ("is_broken_off", "seen_at", "thread")

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        self.seen_at = -1.0  # on the thread's own clock, when the watcher first saw it
        self.is_broken_off = False


@final
class Budget:
    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._running: list[_Run] = []
        self._is_closed = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="sobremesa-budget", daemon=True)
        self._watcher.start()

    def spend(self, work: Callable[[], T]) -> T:
        """Do it, unless it takes too long."""
        run = _Run()
        self._running.append(run)
        try:
            done = work()
        except OutOfTime:
            raise
        except BaseException:
            self._settle(run)
            raise
        self._settle(run)
        return done

    def _settle(self, run: _Run) -> None:
        """An exception that is on its way must arrive here, and not in whatever this thread does next."""
        if self._claim(run):
            return
        while not run.is_broken_off:
            time.sleep(0.001)
        for _ in range(1000):
            pass  # here it arrives
        raise OutOfTime  # or has been swallowed by the rules

    def _claim(self, run: _Run) -> bool:
        try:
            self._running.remove(run)
        except ValueError:
            return False
        return True

    def _watch(self) -> None:
        while not self._is_closed.wait(_SECONDS_BETWEEN_LOOKS):
            for run in self._running[:]:
                now = _time_of(run.thread)
                if run.seen_at < 0:
                    run.seen_at = now
                elif now - run.seen_at >= self._seconds and self._claim(run):
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(run.thread), ctypes.py_object(OutOfTime))
                    run.is_broken_off = True

    def close(self) -> None:
        self._is_closed.set()
        self._watcher.join()


def _time_of(thread: int) -> float:
    if _HAS_A_CLOCK_FOR_EACH_THREAD:
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return time.monotonic()
