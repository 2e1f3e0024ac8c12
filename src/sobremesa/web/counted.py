"""What this process has done, in numbers alone: no name, code or address is among them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, final


@final
@dataclass(slots=True)
class Counted:
    choices: int = 0
    refusals: Counter[str] = field(default_factory=Counter)  # by the word they are refused with

    def refuse(self, word: str) -> None:
        self.refusals[word] += 1


COUNTED: Final = Counted()
