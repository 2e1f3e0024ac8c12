"""An event loop whose clock stands still until it is told to go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from heapq import heappop, heappush
from typing import Final, TypeVarTuple, Unpack, final

A = TypeVarTuple("A")

TICKS: Final = 1024  # of a second; so that sums of times are exact, whichever way they were reached


@final
class HeldLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self._hour = 0.0
        self._moments: list[float] = []  # at which something was to happen

    def time(self) -> float:
        return self._hour

    def call_at(
        self, when: float, callback: Callable[[Unpack[A]], object], *args: *A, context: Context | None = None
    ) -> asyncio.TimerHandle:
        when = round(when * TICKS) / TICKS
        heappush(self._moments, when)
        return super().call_at(when, callback, *args, context=context)

    def next_moment(self) -> float | None:
        """When something is to happen next, if anything is."""
        while self._moments and self._moments[0] <= self._hour:
            heappop(self._moments)
        return self._moments[0] if self._moments else None

    def turn_to(self, hour: float) -> None:
        self._hour = hour
