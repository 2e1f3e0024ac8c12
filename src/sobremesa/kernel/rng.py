"""Randomness that can be replayed anywhere: keyed BLAKE2b over a counter.

The whole generator is its key and how many words were drawn, so copying it costs two fields; what players see
of a match tells nothing about the words to come.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final, TypeVar

from sobremesa.kernel.compiling import mypyc_attr

T = TypeVar("T")

_WORDS: Final = 16  # 32-bit words in one BLAKE2b digest of 64 bytes
_SPAN: Final = 1 << 32
_LOW: Final = _SPAN - 1
_HALF: Final = (1 << 16) - 1
_HIGHER_HALVES: Final = Struct("<" + "2xH" * _WORDS)
_UNUSED: Final = b""


def derive(key: bytes, *labels: str | int) -> bytes:
    """A key of its own for each purpose, so that streams can't disturb one another."""
    digest = blake2b(key=key, digest_size=32)
    for label in labels:
        part = str(label).encode()
        digest.update(len(part).to_bytes(4, "little"))
        digest.update(part)
    return digest.digest()


@mypyc_attr(acyclic=True)
class Rng:
    """A generator that gives the same everywhere for the same 32 bytes of key."""

    __slots__ = ("_block", "_highs", "_keyed", "drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self._block = _UNUSED
        self._highs = _UNUSED  # of each word of the block the highest byte, which mostly says it all
        self._keyed: Any = None  # the hash that has taken in the key, and nothing else: a copy costs less than another
        if drawn % _WORDS:
            self._refill()

    def copy(self) -> Rng:
        """A twin with the same future."""
        twin = Rng(self.key)
        twin.drawn = self.drawn
        twin._block = self._block
        twin._highs = self._highs
        twin._keyed = self._keyed
        return twin

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes, int]]:
        return Rng, (self.key, self.drawn)

    def branch(self) -> Rng:
        """A generator with a future of its own, which tells nothing about this one's."""
        self.drawn += _WORDS - self.drawn % _WORDS  # so that the next branch is another one
        return Rng(derive(self.key, "branch", self.drawn))

    def _refill(self) -> None:
        if self._keyed is None:
            self._keyed = blake2b(key=self.key)
        digest = self._keyed.copy()
        digest.update((self.drawn // _WORDS).to_bytes(8, "little"))
        self._lay(digest.digest())

    def _lay(self, block: bytes) -> None:
        """The words to come."""
        self._block = block
        self._highs = block[3::4]

    def _word(self) -> int:
        if self.drawn % _WORDS == 0:
            self._refill()
        self.drawn += 1
        return self._last_word()

    def _last_word(self) -> int:
        at = (self.drawn - 1) % _WORDS * 4
        return int.from_bytes(self._block[at : at + 4], "little")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely."""
        drawn = self.drawn
        at = drawn & 15
        if not at:
            self._refill()
        self.drawn = drawn + 1
        # Small numbers are the fast ones, and the highest byte of the word mostly decides: the others would add less
        # than n. Where that could carry, or the word may be one to draw again, more of it is taken.
        product = self._highs[at] * n
        if (product + n) & 255 > n:
            return product >> 8
        at <<= 2
        product = (self._block[at + 2] | self._block[at + 3] << 8) * n
        if (product + n) & _HALF > n:
            return product >> 16
        return self._below_with_care(n)

    def _below_with_care(self, n: int) -> int:
        """The same with all of the word that was drawn last, and more where that won't do."""
        # Lemire's method: of the 2**32 words, the first 2**32 mod n would favour some results. Numbers wider than
        # a word are drawn from as many words as they need.
        if n < 1:
            raise ValueError("nothing to choose from")
        if n <= _SPAN:
            product = self._last_word() * n
            while (product & _LOW) < _SPAN % n:
                product = self._word() * n
            return product >> 32
        words = (n.bit_length() + 31) // 32
        while True:
            value = 0
            for _ in range(words):
                value = (value << 32) | self._word()
            if value < (1 << (32 * words)) // n * n:
                return value % n

    def pick(self, items: tuple[T, ...]) -> T:
        """One of them, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the list in another order, each as likely."""
        left = len(items)  # so many have no place yet
        while left > 1:
            # As `below` does, without a call for every card: block by block.
            drawn, before = self.drawn, left
            at = drawn & 15
            if at == 0:
                self._refill()
            halves = _HIGHER_HALVES.unpack(self._block)[at : at + left - 1]
            self.drawn = drawn + len(halves)
            for high in halves:
                product = high * left
                if (product + left) & _HALF <= left:
                    break
                left -= 1
                other = product >> 16
                items[left], items[other] = items[other], items[left]
            else:
                continue
            self.drawn = drawn + before - left + 1
            other = self._below_with_care(left)
            left -= 1
            items[left], items[other] = items[other], items[left]
