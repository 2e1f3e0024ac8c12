"""Which machine a request comes from, as far as limits tell machines apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

from sobremesa.web.config import Config, network_in

_NETWORK_BITS: Final = 64  # of an IPv6 address: the rest is one household's to choose
A_PROXY: Final = "a proxy of ours"
_MOST_PROXIES: Final = 20  # in a row

_AROUND: Final = {4: ((24, 16),), 6: ((56, 4), (48, 16))}

Address = IPv4Address | IPv6Address


def address_of(peer: Any, forwarded: Sequence[str], config: Config) -> str:
    """The peer's address; of a proxy of ours, the one it saw, which it wrote last, and so on through all of ours.

    The first that is none of ours is who asks: what stands before it they may have written themselves. Where a proxy
    of ours says nothing that could be read, the limits are that proxy's.
    """
    said = str(peer[0]) if peer else ""
    found = _address(said)
    if found is None:
        return said
    if config.behind_proxy and forwarded:
        seen = ",".join(forwarded).rsplit(",", _MOST_PROXIES)
        while seen and _is_trusted(found, config.trusted_proxies) and (next_one := _address(seen.pop())) is not None:
            found = next_one
    return _household(found)


def peer_of(peer: Any, config: Config) -> str:
    """Whose a connection is before anything was said on it: an address, or a proxy of ours with everybody behind it."""
    found = _address(str(peer[0])) if peer and config.behind_proxy else None
    if found is not None and _is_trusted(found, config.trusted_proxies):
        return A_PROXY
    return address_of(peer, (), config)


@lru_cache(1024)
def _is_trusted(address: Address, networks: tuple[str, ...]) -> bool:
    return any((network := network_in(one)) is not None and address in network for one in networks)


@lru_cache(1024)
def _address(written: str) -> Address | None:
    try:
        address = ip_address(_without_port(written.strip()).partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _household(address: Address) -> str:
    """The address as one text for one household: of IPv6, its network."""
    if isinstance(address, IPv4Address):
        return str(address)
    network = int(address) >> (128 - _NETWORK_BITS) << (128 - _NETWORK_BITS)
    return f"{IPv6Address(network)}/{_NETWORK_BITS}"


@lru_cache(16_384)
def networks_of(address: str) -> tuple[tuple[str, int], ...]:
    """The networks around an address as it is written here, and how many times as much as an address each may do.

    Whoever has one address of IPv6 mostly has a /56 or a /48 full of them; of IPv4, neighbours in a /24 are often one
    machine hall.
    """
    try:
        inner = ip_network(address)
    except ValueError:  # no address at all: a proxy of ours, somebody's number
        return ()
    return tuple([(str(inner.supernet(new_prefix=bits)), times) for bits, times in _AROUND[inner.version]])


def _without_port(written: str) -> str:
    """Some proxies write the port as well."""
    if written.startswith("["):
        return written[1:].partition("]")[0]
    return written.partition(":")[0] if written.count(":") == 1 else written
