"""The key of a match: a secret of the server's, whose hash is shown first, and a nonce of each person's.

Whoever gave the last nonce, knowing the rest, could try nonces until the deal is as they like it. So each person shows
a *seal* of their nonce before, and the nonces come out only once all seals lie on the table: from then on nobody, the
host included, can change the deal. A bot adds nothing: its nonce is empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import Final, final

from sobremesa.kernel.rng import Rng, derive

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16


def seal_of(commitment: str, chair: int, nonce: str) -> str:
    """What a person shows before the nonce. It is good for one secret of the server's and one chair only."""
    return sha256(f"sobremesa-seal-1 {commitment} {chair} {nonce}".encode()).hexdigest()


def seeded(seed: int, number: int, seats: int) -> MatchKey:
    """The key of the match of that number, from 1 on, of those that an environment deals from a seed."""
    return MatchKey.from_words(f"seed {seed}" if number == 1 else f"seed {seed}, match {number}", seats)


@final
@dataclass(frozen=True)
class MatchKey:
    """What a match is dealt from: the same key, settings and choices give the same match."""

    secret: bytes
    nonces: tuple[bytes, ...]

    @classmethod
    def fresh(cls, seats: int) -> MatchKey:
        """One that nobody can know beforehand."""
        return cls(token_bytes(SECRET_BYTES), tuple(token_bytes(NONCE_BYTES) for _ in range(seats)))

    @classmethod
    def from_words(cls, words: str, seats: int) -> MatchKey:
        """The same key for the same words: for simulations and tests, where nobody needs to be surprised."""
        root = blake2b(words.encode(), digest_size=32).digest()
        nonces = tuple(derive(root, "nonce", seat)[:NONCE_BYTES] for seat in range(seats))
        return cls(derive(root, "secret"), nonces)

    @property
    def commitment(self) -> str:
        """The hash of the secret, which may be shown before the match."""
        return sha256(self.secret).hexdigest()

    def stream(self, *labels: str | int) -> Rng:
        """The generator for one purpose; those of two purposes have nothing to do with each other."""
        mixed = derive(self.secret, *(nonce.hex() for nonce in self.nonces))
        return Rng(derive(mixed, *labels))
