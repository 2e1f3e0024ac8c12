"""What a device with a passkey signs: made by us, for one browser and one purpose, and good for some minutes.

Nothing is kept of those that nobody answers: each bears our seal and says until when it holds. Which ones were answered
is kept (`store/passkeys.py`), so that none is answered twice.
"""

from __future__ import annotations

import hmac
import secrets
import struct
import time
from hashlib import sha256
from typing import Final, Literal, final

from sobremesa.store.kept.passkeys import Spent

Purpose = Literal["make", "use"]

SECONDS: Final = 300.0
_CHANCE: Final = 16
_UNTIL: Final = struct.Struct(">d")
_SEAL: Final = 32
_SIZE: Final = _CHANCE + _UNTIL.size + _SEAL


@final
class Challenges:
    def __init__(self, key: bytes) -> None:
        """`key`: what servers of one database have in common; without one, a challenge is good at this server only."""
        self._key = key or secrets.token_bytes(32)

    def fresh(self, purpose: Purpose, browser: bytes) -> bytes:
        said = secrets.token_bytes(_CHANCE) + _UNTIL.pack(time.time() + SECONDS)
        return said + self._seal(said, purpose, browser)

    def spent(self, challenge: bytes, purpose: Purpose, browser: bytes) -> Spent | None:
        """What is to be kept of it now that it is answered; None if it isn't ours, not for this, or too old."""
        said, seal = challenge[:-_SEAL], challenge[-_SEAL:]
        if len(challenge) != _SIZE or not hmac.compare_digest(seal, self._seal(said, purpose, browser)):
            return None
        (until,) = _UNTIL.unpack(said[_CHANCE:])
        return Spent(said, until) if time.time() < until else None

    def _seal(self, said: bytes, purpose: Purpose, browser: bytes) -> bytes:
        return hmac.digest(self._key, b"\0".join((b"passkeys", purpose.encode(), said, browser)), sha256)
