"""Token buckets: how much is too much."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, final

from sobremesa.web.config import Rate

_MOST_REMEMBERED: Final = 10_000


@final
class Bucket:
    """Holds tokens up to a burst, refilled steadily; each thing done takes one."""

    __slots__ = ("_rate", "_since", "tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._since = time.monotonic()
        self.tokens = rate.burst

    def has(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self._rate.burst, self.tokens + (now - self._since) * self._rate.per_second)
        self._since = now
        return self.tokens >= 1

    def take(self) -> bool:
        if not self.has():
            return False
        self.tokens -= 1
        return True


@final
class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, address: str) -> bool:
        """Whether there is one to take, without taking it."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > _MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
