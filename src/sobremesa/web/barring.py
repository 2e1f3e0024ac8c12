"""What the host has decided, as a server knows it: it is read anew every second, and then it holds at once."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.kept.hosting import Rulings
from sobremesa.store.ruling import is_guest


class Barred(SobremesaError):
    """The host wants that person here no more."""


class ClosedByHost(SobremesaError):
    """The host has closed that table."""


@final
class Barring:
    def __init__(self) -> None:
        self.rulings = Rulings()
        self._guests: frozenset[str] = frozenset()
        self._networks: tuple[str, ...] = ()

    def learn(self, rulings: Rulings) -> None:
        self.rulings = rulings
        self._guests = frozenset(who for who in rulings.barred if is_guest(who))
        self._networks = tuple([who for who in rulings.barred if not is_guest(who)])

    def bars(self, person: str, address: str) -> bool:
        return person in self._guests or self.bars_address(address)

    def bars_guest(self, person: str) -> bool:
        return person in self._guests

    def bars_address(self, address: str) -> bool:
        return bool(self._networks) and _lies_in(address, self._networks)

    def check(self, code: str) -> None:
        if code in self.rulings.closed:
            raise ClosedByHost(f"the host has closed table {code}")


@lru_cache(4096)
def _lies_in(address: str, networks: tuple[str, ...]) -> bool:
    here = _network(address)
    return here is not None and any(_covers(network, here) for network in networks)


@lru_cache(4096)
def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text)
    except ValueError:  # a proxy of ours, or whatever a connection without an address is called
        return None


def _covers(network: str, here: IPv4Network | IPv6Network) -> bool:
    there = _network(network)
    return there is not None and there.version == here.version and there.supernet_of(here)  # type: ignore[arg-type]
