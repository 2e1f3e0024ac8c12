"""By what a server believes another one whom it passes on: a MAC with the key that only servers of one database know.

Whatever comes without one is a stranger's, and what it says of itself is not even read.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final
from urllib.parse import quote, unquote

HEADER: Final = "X-Sobremesa-Passed"
_SECONDS_BELIEVED: Final = 60.0  # clocks of two machines may differ by as much


@final
@dataclass(frozen=True, slots=True)
class Passed:
    """Another server of ours sent this on."""

    address: str | None  # whom it comes from; None where that was said too long ago to be believed


def proof(key: bytes, target: str, address: str, now: float) -> str:
    """What is sent along with a request for `target` by who comes from `address`."""
    at = str(int(now))
    return f"{quote(address)} {at} {_mac(key, target, address, at)}"


def passed(key: bytes, target: str, said: Sequence[str], now: float) -> Passed | None:
    """What the header says, if who wrote it has the key. A server without others has none, and believes nobody."""
    words = said[0].split(" ") if key and len(said) == 1 else []
    if len(words) != 3:
        return None
    quoted, at, mac = words
    address = unquote(quoted)
    if not hmac.compare_digest(mac.encode(), _mac(key, target, address, at).encode()):
        return None
    return Passed(address if abs(now - int(at)) <= _SECONDS_BELIEVED else None)


def _mac(key: bytes, target: str, address: str, at: str) -> str:
    return hmac.digest(key, "\n".join((target, address, at)).encode(), "sha256").hex()
