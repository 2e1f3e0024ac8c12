"""Token buckets and places: how much is too much, and how many are too many at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Final, final

from sobremesa.web.config import Rate

_MOST_REMEMBERED: Final = 10_000


@final
class Bucket:
    """Holds tokens up to a burst, refilled steadily; each thing done takes one."""

    __slots__ = ("_burst", "_per_second", "_since", "tokens")

    def __init__(self, rate: Rate) -> None:
        self._burst, self._per_second = rate.burst, rate.per_second
        self._since = time.monotonic()
        self.tokens = rate.burst

    def take(self, tokens: float = 1) -> bool:
        """Take so many, if there is one."""
        now = time.monotonic()
        held = self.tokens + (now - self._since) * self._per_second
        self._since = now
        held = min(held, self._burst)
        if held < 1:
            self.tokens = held
            return False
        self.tokens = held - tokens
        return True


@final
class Buckets:
    """A bucket for each guest or address; those not heard of for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate)
            if len(self._buckets) > _MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket

    def has(self, who: str) -> bool:
        """Whether there is one to take, without taking it."""
        return self.of(who).take(0)

    def take(self, who: str) -> bool:
        return self.of(who).take()


@final
class Allowance:
    """What one guest may do, out of what all the guests of their address may do together."""

    __slots__ = ("_address", "_guest")

    def __init__(self, guest: Bucket, address: Bucket) -> None:
        self._guest = guest
        self._address = address

    def take(self) -> bool:
        return self._guest.take() and self._address.take()


@final
class Allowances:
    """They outlive connections: nobody starts anew by coming back."""

    def __init__(self, of_a_guest: Rate, guests_of_an_address: int) -> None:
        together = Rate(of_a_guest.burst * guests_of_an_address, of_a_guest.per_second * guests_of_an_address)
        self._guests = Buckets(of_a_guest)
        self._addresses = Buckets(together)

    def of(self, guest: str, address: str) -> Allowance:
        return Allowance(self._guests.of(guest), self._addresses.of(address))


@final
class Places:
    """So many for each, and so many in all, at the same time. Nobody is remembered who holds none."""

    def __init__(self, for_each: int, in_all: int = 10**9) -> None:
        self._for_each = for_each
        self._in_all = in_all
        self._taken: Counter[str] = Counter()
        self.taken = 0

    def take(self, who: str) -> bool:
        if self.taken >= self._in_all or self._taken[who] >= self._for_each:
            return False
        self._taken[who] += 1
        self.taken += 1
        return True

    def give_back(self, who: str) -> None:
        self.taken -= 1
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
