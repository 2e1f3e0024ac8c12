"""A board drawn in words: rows of panels that any interface can lay out, in letters or as a table in the browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

# What a panel or a piece means, not how it looks: plain, in play now, one's own, …
TONES = ("", "live", "mine", "good", "bad", "dim")


@final
@dataclass(frozen=True)
class Piece:
    """Something on a panel that can be pointed at: a card, a token, a place.

    `options` are those that mean it; where one of them is offered, choosing the piece chooses it. An option may be
    meant by several pieces: it is chosen by pointing at all of them.
    """

    name: Phrase
    says: tuple[Phrase, ...] = ()
    options: tuple[Option, ...] = ()
    tone: str = ""


@final
@dataclass(frozen=True)
class Panel:
    """A part of the table: somebody's place, a pile, a row. It can be pointed at like a piece.

    `places` names what lies here (`deck`, `seat-2`) as the browser's boards name it, for lessons to show it.
    """

    title: Phrase
    lines: tuple[Phrase, ...] = ()
    tone: str = ""
    pieces: tuple[Piece, ...] = ()
    options: tuple[Option, ...] = ()
    places: tuple[str, ...] = ()


Sketch = tuple[tuple[Panel, ...], ...]
