"""How a table comes to its deal: the secret that is committed to, the shuffle under way, and those that were void."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.rng import derive
from sobremesa.tables import acts
from sobremesa.tables.chair import Chair
from sobremesa.tables.shuffle import Shuffle, seated

OfTheShuffle = acts.Shuffling | acts.Sealed | acts.Revealed | acts.CalledOff


@final
class Shuffling:
    __slots__ = ("_first", "called_off", "commitment", "secret", "shuffle")

    def __init__(self, first: str) -> None:
        self._first = bytes.fromhex(first)
        self.secret = self._first
        self.commitment = MatchKey(self.secret, ()).commitment
        self.shuffle: Shuffle | None = None  # under way, or that of the match
        self.called_off = 0  # how many were begun and came to nothing

    def take(
        self,
        act: acts.Shuffling | acts.Sealed | acts.Revealed | acts.CalledOff,
        chairs: Sequence[Chair],
        *,
        is_dealt: bool,
    ) -> None:
        match act:
            case acts.Shuffling():
                self.shuffle = Shuffle.of(chairs)
            case acts.Sealed():
                self._under_way(is_dealt).seals[act.chair] = act.seal
            case acts.Revealed():
                self._under_way(is_dealt).nonces[act.chair] = act.nonce
            case acts.CalledOff():
                self._call_off()

    def _under_way(self, is_dealt: bool) -> Shuffle:
        if self.shuffle is None or is_dealt:
            raise BadFile("the record tells of a nonce where no shuffle is")
        return self.shuffle

    def call_off_if_changed(self, chairs: Sequence[Chair]) -> None:
        """The nonces are of those who sat there when the shuffle began; whatever brought others, it is void."""
        if self._under_way(is_dealt=False).people != seated(chairs):
            self._call_off()

    def _call_off(self) -> None:
        # Nonces may have been shown, and the server knows them: its next secret must be fixed before the next ones.
        # It follows from the first, so nobody who runs the server can choose it now.
        self.shuffle = None
        self.called_off += 1
        self.secret = derive(self._first, "shuffle", self.called_off)
        self.commitment = MatchKey(self.secret, ()).commitment
