"""How many numbers a chunk has: one at first, then more and more, until a chunk takes about a second.

Large enough that handing one out costs nothing beside carrying it out, small enough that little is lost with a machine
and that all are finished at nearly the same time. The results don't depend on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

_SECONDS: Final = 1.0
_FASTER: Final = 2  # a chunk is never more than so many times the largest that has come back
_SHARE: Final = 2  # of what is left to each worker, a chunk is at most this part


@final
class Pace:
    def __init__(self, largest: int = 2**20) -> None:
        self.workers = 1
        self._largest = largest
        self._size = 1
        self._left = 0

    def chunks(self, wanted: Iterable[range]) -> Iterator[range]:
        """Cut only when they are asked for, by what is known then."""
        ranges = list(wanted)
        self._left = sum([len(numbers) for numbers in ranges])
        for numbers in ranges:
            first = numbers.start
            while first < numbers.stop:
                size = min(self._size, -(-self._left // (self.workers * _SHARE)), numbers.stop - first)
                self._left -= size
                yield range(first, first + size)
                first += size

    def learn(self, numbers: range, seconds: float) -> None:
        fitting = int(len(numbers) * _SECONDS / seconds) if seconds > 0 else self._largest
        grown = max(self._size, len(numbers) * _FASTER)
        self._size = max(1, min(fitting, grown, self._largest))
