"""What other processes carry out in tests: they import it from here."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Squares:
    """Squares of numbers, some of which take the process along: as often as is said, counted in a folder."""

    deadly: dict[int, int]
    folder: Path
    seconds: float = 0.0

    def __call__(self, numbers: range) -> dict[int, int]:
        for number in numbers:
            if number in self.deadly and self.deadly[number] > len(list(self.folder.glob(f"{number}-*"))):
                (self.folder / f"{number}-{os.getpid()}-{time.monotonic_ns()}").touch()
                os._exit(1)
            time.sleep(self.seconds)
        return {number: number * number for number in numbers}

    def given_up(self, number: int, why: str) -> dict[int, int]:
        return {number: -1}


@dataclass(frozen=True)
class Faulty:
    """Something is wrong with it, wherever it is carried out."""

    def __call__(self, numbers: range) -> int:
        if 7 in numbers:
            raise LookupError("seven")
        return len(numbers)

    def given_up(self, number: int, why: str) -> int:
        raise AssertionError
