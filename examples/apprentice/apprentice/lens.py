"""What a network is shown of an observation: not its numbers, most of which are names, but what they are.

Of each place that takes few values, a bit for each value that occurs; of one that takes many, how much it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

FEW: Final = 24  # values of a place
RARE: Final = 1 / 300  # of the decisions: what is rarer, or lacks as rarely, is left out
MOST: Final = 1000  # bits

Vectors = NDArray[np.float32]


@dataclass(frozen=True)
class Lens:
    places: NDArray[np.int32]  # a bit each: whether there stands…
    values: Vectors  # … this
    amounts: NDArray[np.int32]  # places of which the amount counts
    middle: Vectors
    spread: Vectors

    @property
    def width(self) -> int:
        return len(self.places) + len(self.amounts)

    def __call__(self, seen: Vectors) -> Vectors:
        out = np.empty((len(seen), self.width), np.float32)
        bits = len(self.places)
        np.equal(seen[:, self.places], self.values, out=out[:, :bits], casting="unsafe")
        np.clip((seen[:, self.amounts] - self.middle) / self.spread, -4, 4, out=out[:, bits:])
        return out

    @classmethod
    def fitted(cls, seen: Vectors) -> Lens:
        """For observations like these: the bits that tell most come first, and no more than there is room for."""
        found: list[tuple[float, int, float]] = []
        amounts = []
        for place in np.flatnonzero(np.ptp(seen, axis=0)):
            values, counts = np.unique(seen[:, place], return_counts=True)
            if len(values) > FEW:
                amounts.append(place)
                continue
            for value, share in zip(values, counts / len(seen), strict=True):
                if RARE < share < 1 - RARE:
                    found.append((share * (1 - share), int(place), float(value)))
        kept = sorted(sorted(found, reverse=True)[:MOST], key=lambda bit: bit[1:])
        column = seen[:, amounts]
        return cls(
            np.array([place for _, place, _ in kept], np.int32),
            np.array([value for _, _, value in kept], np.float32),
            np.array(amounts, np.int32),
            column.mean(axis=0),
            column.std(axis=0),
        )

    def arrays(self) -> dict[str, NDArray[Any]]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    @classmethod
    def of(cls, arrays: Mapping[str, NDArray[Any]]) -> Lens:
        return cls(**{name: arrays[name] for name in cls.__dataclass_fields__})
