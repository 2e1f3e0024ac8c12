"""A shuffle under way: the seating is closed; every person's browser seals a nonce, then all nonces are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import final

from sobremesa.tables.chair import Chair


@final
@dataclass(slots=True)
class Shuffle:
    # Who sat in each chair when the seating was closed; "" for a bot. Who leads several adds one nonce, by the first.
    people: tuple[str, ...]
    seals: dict[int, str] = field(default_factory=dict)  # by chair
    nonces: dict[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, chairs: Sequence[Chair]) -> Shuffle:
        return cls(seated(chairs))

    @property
    def is_sealed(self) -> bool:
        """Whether all seals lie on the table, so that nonces may be shown."""
        return not self._lacking(self.seals)

    @property
    def waiting(self) -> list[int]:
        """The chairs whose seal or, once all are sealed, whose nonce is still awaited."""
        return self._lacking(self.seals) or self._lacking(self.nonces)

    def _lacking(self, given: dict[int, str]) -> list[int]:
        first = [chair for chair, person in enumerate(self.people) if person and chair == self.people.index(person)]
        return [chair for chair in first if chair not in given]

    def in_order(self, given: dict[int, str]) -> tuple[str, ...]:
        return tuple(given.get(chair, "") for chair in range(len(self.people)))


def seated(chairs: Sequence[Chair]) -> tuple[str, ...]:
    return tuple(chair.person for chair in chairs)
