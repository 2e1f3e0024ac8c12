"""File handles: every connection takes one, and some must be left for the database, the helpers and the pages."""

from __future__ import annotations

import sys
from typing import Final

_RESERVE: Final = 128
_WANTED: Final = 8192
_WITHOUT_A_LIMIT: Final = 10**6


def handles_for_connections() -> int:
    """Ask the system for as many as it gives without being begged, and tell how many connections that makes."""
    if sys.platform == "win32":
        return _WITHOUT_A_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return _WITHOUT_A_LIMIT
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(_WANTED, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, soft - _RESERVE)
