"""What a browser does about the deal: seal a nonce, show it when all seals are there, and keep a receipt."""

from __future__ import annotations

import secrets
from typing import Any

from sobremesa.kernel.key import seal_of
from sobremesa.web import wire


class Witness:
    def __init__(self) -> None:
        self._nonces: dict[str, str] = {}  # by commitment
        self._done: set[tuple[str, str]] = set()
        self.receipt: dict[str, Any] = {}

    def heed(self, table: wire.Table) -> wire.Seal | wire.Reveal | None:
        """What is to be sent now, if anything."""
        shuffle = table.shuffle
        if shuffle is None or table.me not in shuffle.waiting:
            return None
        commitment = table.commitment
        nonce = self._nonces.setdefault(commitment, secrets.token_hex(16))
        seal = seal_of(commitment, table.me, nonce)
        if not shuffle.sealed:
            return self._once(wire.Seal(secrets.token_hex(8), commitment, seal), commitment)
        assert shuffle.seals[table.me] == seal
        return self._once(wire.Reveal(secrets.token_hex(8), nonce), commitment)

    def _once(self, message: wire.Seal | wire.Reveal, commitment: str) -> wire.Seal | wire.Reveal | None:
        step = (type(message).__name__, commitment)
        if step in self._done:
            return None
        self._done.add(step)
        return message
