"""What names a machine: a name, an address of IPv4, or one of IPv6 in brackets, with a port or without."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from typing import Final

_LABEL: Final = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
_HOST: Final = re.compile(rf"(\[[0-9A-Fa-f:.]{{2,45}}\]|{_LABEL}(?:\.{_LABEL})*\.?)(?::([0-9]{{1,5}}))?", re.ASCII)
_LONGEST: Final = 253
_MOST_PORTS: Final = 65535


def name_in(host: str) -> str:
    """The name or address in what a `Host` header says, in small letters; "" if it says anything else."""
    found = _HOST.fullmatch(host)
    if found is None:
        return ""
    name, port = found[1], found[2]
    if len(name) > _LONGEST or (port is not None and not 0 < int(port) <= _MOST_PORTS):
        return ""
    if not name.startswith("["):
        return name.lower()
    try:
        return str(IPv6Address(name[1:-1]))
    except ValueError:
        return ""
