"""The key of a match: a secret of the server's, whose hash is shown before the deal, and a nonce of each seat.

Neither side alone decides the shuffle; with both shown at the end, anyone can check that the deck wasn't stacked.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import Final, final

from sobremesa.kernel.rng import Rng, derive

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16


@final
@dataclass(frozen=True)
class MatchKey:
    secret: bytes
    nonces: tuple[bytes, ...]

    @classmethod
    def fresh(cls, seats: int) -> MatchKey:
        return cls(token_bytes(SECRET_BYTES), tuple(token_bytes(NONCE_BYTES) for _ in range(seats)))

    @classmethod
    def from_words(cls, words: str, seats: int) -> MatchKey:
        """The same key for the same words: for simulations and tests, where nobody needs to be surprised."""
        root = blake2b(words.encode(), digest_size=32).digest()
        nonces = tuple(derive(root, "nonce", seat)[:NONCE_BYTES] for seat in range(seats))
        return cls(derive(root, "secret"), nonces)

    @property
    def commitment(self) -> str:
        return sha256(self.secret).hexdigest()

    def stream(self, *labels: str | int) -> Rng:
        """The generator for one purpose; those of two purposes have nothing to do with each other."""
        mixed = derive(self.secret, *(nonce.hex() for nonce in self.nonces))
        return Rng(derive(mixed, *labels))
