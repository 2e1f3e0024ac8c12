"""A board drawn in words: rows of panels that any interface made of letters can lay out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sobremesa.kernel.phrase import Phrase


@final
@dataclass(frozen=True)
class Panel:
    """`tone` tells what it means, not how it looks: "" plain, "live" in play now, "mine", "good", "bad" or "dim"."""

    title: Phrase
    lines: tuple[Phrase, ...]
    tone: str = ""


Sketch = tuple[tuple[Panel, ...], ...]
