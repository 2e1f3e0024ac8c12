"""What is told to one seat alone: who you are, what you were just given.

A whisper comes as a card that lies face down until its owner turns it over, so that nobody beside them reads it too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sobremesa.kernel.phrase import Phrase


@final
@dataclass(frozen=True)
class Whisper:
    """`mark` tells it from the one before: with another mark there is something new to turn over.

    When that happens must follow from what everybody knows, like being asked: a card that comes only to who was
    infected would tell it to whoever looks on.
    """

    mark: str
    name: Phrase  # the face of the card
    says: tuple[Phrase, ...] = ()
    tone: str = ""  # as in a sketch
