"""Token buckets and places: how much is too much, and how many are too many at once.

What is counted by address is counted by the networks around it too: who has one address of IPv6 mostly has thousands.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Final, final

from sobremesa.web.address import networks_of
from sobremesa.web.config import Rate

NO_END: Final = Rate(1e9, 1e9)
_MOST_REMEMBERED: Final = 10_000


@final
class Bucket:
    """Holds tokens up to a burst, refilled steadily; each thing done takes one."""

    __slots__ = ("_burst", "_per_second", "_since", "tokens")

    def __init__(self, rate: Rate) -> None:
        self._burst, self._per_second = rate.burst, rate.per_second
        self._since = time.monotonic()
        self.tokens = rate.burst

    def most_within(self, seconds: float) -> float:
        return self._burst + self._per_second * seconds

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


def _around(rate: Rate, times: int, in_all: Rate) -> Rate:
    """What a network may do together: so many times as much as an address, but never more than half of what all may."""
    return Rate(
        min(rate.burst * times, max(rate.burst, in_all.burst / 2)),
        min(rate.per_second * times, max(rate.per_second, in_all.per_second / 2)),
    )


@final
class Neighbourhoods:
    """Buckets for an address and the networks around it, the narrowest first."""

    def __init__(self, rate: Rate, in_all: Rate = NO_END) -> None:
        self._rate = rate
        self._in_all = in_all
        self._households = Buckets(rate)
        self._networks: dict[int, Buckets] = {}  # by how many times as much

    def of(self, address: str) -> tuple[Bucket, ...]:
        return (
            self._households.of(address),
            *[self._together(times).of(network) for network, times in networks_of(address)],
        )

    def _together(self, times: int) -> Buckets:
        found = self._networks.get(times)
        if found is None:
            found = self._networks[times] = Buckets(_around(self._rate, times, self._in_all))
        return found


@final
class Strangers:
    """What may be done from an address, out of what its networks may do together, and what everybody may."""

    def __init__(self, rate: Rate, in_all: Rate = NO_END, everybody: Bucket | None = None) -> None:
        self._neighbourhoods = Neighbourhoods(rate, in_all)
        self._everybody = everybody or Bucket(in_all)

    def has(self, address: str, *, in_all: bool = True) -> bool:
        """Whether it may be done, without its being done."""
        return all(bucket.take(0) for bucket in self._of(address, in_all))

    def take(self, address: str, *, in_all: bool = True) -> bool:
        """Nobody pays for what is refused: who is held back by a neighbour isn't held back longer for having asked."""
        buckets = self._of(address, in_all)
        if not all(bucket.take(0) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.take()
        return True

    def most_within(self, address: str, seconds: float, *, in_all: bool = True) -> dict[str, float]:
        """How much may be done in so long from there, from each network around it, and by everybody ("")."""
        whence = [address, *[network for network, _ in networks_of(address)], *([""] if in_all else [])]
        buckets = self._of(address, in_all)
        return {one: bucket.most_within(seconds) for one, bucket in zip(whence, buckets, strict=True)}

    def _of(self, address: str, in_all: bool) -> tuple[Bucket, ...]:
        found = self._neighbourhoods.of(address)
        return (*found, self._everybody) if in_all else found


@final
class Allowance:
    """What one guest may do, out of what all the guests of their address, and of its networks, may do together."""

    __slots__ = ("_around", "_guest")

    def __init__(self, guest: Bucket, around: tuple[Bucket, ...]) -> None:
        self._guest = guest
        self._around = around

    def take(self) -> bool:
        return self._guest.take() and all(bucket.take() for bucket in self._around)


@final
class Allowances:
    """They outlive connections: nobody starts anew by coming back."""

    def __init__(self, of_a_guest: Rate, guests_of_an_address: int) -> None:
        together = Rate(of_a_guest.burst * guests_of_an_address, of_a_guest.per_second * guests_of_an_address)
        self._guests = Buckets(of_a_guest)
        self._neighbourhoods = Neighbourhoods(together)

    def of(self, guest: str, address: str) -> Allowance:
        return Allowance(self._guests.of(guest), self._neighbourhoods.of(address))


@final
class Places:
    """So many for each, for the networks around it and in all, at the same time. Who holds none is forgotten."""

    def __init__(self, for_each: int, in_all: int = 10**9, *, but: str = "") -> None:
        self._but = but  # who may have as many as there are
        self._for_each = for_each
        self._in_all = in_all
        self._taken: Counter[str] = Counter()
        self.taken = 0

    def take(self, who: str) -> bool:
        if self.taken >= self._in_all or not (who == self._but or self._has(who)):
            return False
        self._taken[who] += 1
        self.taken += 1
        for network, _ in networks_of(who):
            self._taken[network] += 1
        return True

    def _has(self, who: str) -> bool:
        most = max(self._for_each, self._in_all // 2)  # that a network may hold
        return self._taken[who] < self._for_each and all(
            self._taken[network] < min(self._for_each * times, most) for network, times in networks_of(who)
        )

    def give_back(self, who: str) -> None:
        self.taken -= 1
        for one in (who, *[network for network, _ in networks_of(who)]):
            self._taken[one] -= 1
            if not self._taken[one]:
                del self._taken[one]
