"""One thing at a time: whatever happens at a table waits until what came before it is on the disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

Job = Callable[[], None]


@final
class Turns:
    __slots__ = ("_waiting", "break_down", "is_held")

    def __init__(self, break_down: Callable[[Exception], None]) -> None:
        self.break_down = break_down
        self.is_held = False
        self._waiting: list[Job] = []  # few wait, mostly none: an empty deque would weigh more

    def __len__(self) -> int:
        """How many wait for their turn."""
        return len(self._waiting)

    def is_settled(self) -> bool:
        return not (self.is_held or self._waiting)

    def take(self, job: Job) -> None:
        """Do it when its turn comes: now, if nothing else is under way."""
        if self.is_settled():
            self.attempt(job)
        else:
            self._waiting.append(job)

    def attempt(self, job: Job) -> None:
        """Whatever fails here is the fault of this table, and ends no more than this table."""
        try:
            job()
        except Exception as error:
            self.break_down(error)

    def hold(self) -> None:
        """Nothing else begins until this one has let go."""
        self.is_held = True

    def let_go(self) -> None:
        """Whoever held calls `go_on` when all of theirs is done."""
        self.is_held = False

    def go_on(self) -> None:
        while self._waiting and not self.is_held:
            self.attempt(self._waiting.pop(0))

    def stop(self) -> None:
        """For good: nothing happens here any more."""
        self.is_held = True
        self._waiting.clear()
