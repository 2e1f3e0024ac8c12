"""A budget of time for what the rules do in the server's own thread.

A choice takes microseconds, so it is played right there, between two messages. Should the rules of some game ever not
come back, all tables would stand still. So a second thread watches: whatever is still running when its time is up is
broken off with an exception, wherever it is, and whoever asked for it takes the table from its record again.

What counts is the time the thread has had on the processor: a machine that was busy elsewhere is nobody's fault.
Compiled rules can't be broken off between two lines; for them the kernel counts steps (`kernel/effects/running.py`).
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Final, NoReturn, TypeVar, TypeVarTuple, final

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

SECONDS: Final = 0.5
_SECONDS_BETWEEN_LOOKS: Final = 0.1
_HAS_A_CLOCK_FOR_EACH_THREAD: Final = hasattr(time, "pthread_getcpuclockid")


class OutOfTime(Exception):
    """The rules took longer than a choice may."""


@final
class Budget:
    """For the thread that makes it. Whatever runs stands in `_running`; whoever takes it out decides how it ends."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._thread = threading.get_ident()
        self._number = 0
        self._running: dict[int, bool] = {}
        self._broken_off = 0  # the latest that was
        self._is_closed = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="sobremesa-budget", daemon=True)
        self._watcher.start()

    def spend(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Do it, unless it takes too long."""
        self._number = number = self._number + 1
        running = self._running
        running[number] = True
        try:
            done = work(*args)
        except OutOfTime:
            running.pop(number, None)  # if it was meant for something around this
            raise
        except BaseException:
            self._settle(number)
            raise
        if not running.pop(number, False):
            self._await_the_end(number)
        return done

    def _settle(self, number: int) -> None:
        if not self._running.pop(number, False):
            self._await_the_end(number)

    def _await_the_end(self, number: int) -> NoReturn:
        """An exception that is on its way must arrive here, and not in whatever this thread does next."""
        while self._broken_off < number:
            time.sleep(0.001)
        for _ in range(1000):
            pass  # here it arrives
        raise OutOfTime  # or has been swallowed by the rules

    def _watch(self) -> None:
        seen: dict[int, float] = {}  # on the thread's own clock, when each was first seen
        while not self._is_closed.wait(_SECONDS_BETWEEN_LOOKS):
            now = _time_of(self._thread)
            seen = {number: seen.get(number, now) for number in list(self._running)}
            for number, since in seen.items():
                if now - since >= self._seconds and self._running.pop(number, False):
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(
                        ctypes.c_ulong(self._thread), ctypes.py_object(OutOfTime)
                    )
                    self._broken_off = number

    def close(self) -> None:
        self._is_closed.set()
        self._watcher.join()


def _time_of(thread: int) -> float:
    if _HAS_A_CLOCK_FOR_EACH_THREAD:
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return time.monotonic()
