"""Which machine a request comes from, as far as limits tell machines apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final

from sobremesa.web.config import Config

_NETWORK_BITS: Final = 64  # of an IPv6 address: the rest is one household's to choose


def address_of(peer: Any, forwarded: Sequence[str], config: Config) -> str:
    """The peer's address; behind our own proxy, the one the proxy saw, which it wrote last."""
    if config.behind_proxy and forwarded:
        seen = _household(forwarded[-1].rpartition(",")[2].strip())
        if seen:
            return seen
    return (_household(str(peer[0])) or str(peer[0])) if peer else ""


@lru_cache(1024)
def _household(written: str) -> str:
    """The address as one text for one household: of IPv6, its network. "" if it is none."""
    try:
        address = ip_address(_without_port(written).partition("%")[0])
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        mapped: IPv4Address | None = address.ipv4_mapped
        if mapped is not None:
            return str(mapped)
        network = int(address) >> (128 - _NETWORK_BITS) << (128 - _NETWORK_BITS)
        return f"{IPv6Address(network)}/{_NETWORK_BITS}"
    return str(address)


def _without_port(written: str) -> str:
    """Some proxies write the port as well."""
    if written.startswith("["):
        return written[1:].partition("]")[0]
    return written.partition(":")[0] if written.count(":") == 1 else written
