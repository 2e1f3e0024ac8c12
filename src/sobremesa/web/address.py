"""Which machine a request comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.web.config import Config


def address_of(peer: Any, forwarded: Sequence[str], config: Config) -> str:
    """The peer's address; behind our own proxy, the one the proxy saw, which it wrote last."""
    if config.behind_proxy and forwarded:
        return forwarded[-1].rpartition(",")[2].strip()
    return str(peer[0]) if peer else ""
