"""Where a request may come from: exactly the pages of this server, and no others."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from sobremesa.web.config import Config
from sobremesa.web.hosts import name_in


def host_is_ours(config: Config, host: str) -> bool:
    """Whether the Host header names this server. A foreign name that resolves to us is not our name."""
    if config.origins:
        return any(urlsplit(origin).netloc == host for origin in config.origins)
    name = name_in(host)
    return bool(name) and (_is_address(name) or name in _own_names())


def origin_is_ours(config: Config, origin: str | None, host: str) -> bool:
    """Whether the Origin header is that of our own pages, to the letter."""
    if origin is None or not host_is_ours(config, host):
        return False
    return origin in config.origins if config.origins else origin == f"http://{host}"


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"})
