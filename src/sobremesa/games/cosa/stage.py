"""What is going on at the table, as everybody sees it."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa.book import BOOK
from sobremesa.games.cosa.effects.deed import Deed
from sobremesa.games.cosa.state import Cosa

OVER: Final = "over"
OFFERING: Final = "offer"  # an exchange has begun: neither side is superinfected
ANSWERING: Final = "answer"
KEEPING: Final = "keep"  # somebody has drawn cards to keep one of them


def stage_at(number: int, step: int) -> str:
    """What it is called that the node of that number waits for an answer."""
    deed = BOOK.nodes[number]
    assert isinstance(deed, Deed)
    return deed.stage(step)


def stage_of(s: Cosa) -> str:
    return stage_at(*s.agenda[-1]) if s.agenda else OVER
