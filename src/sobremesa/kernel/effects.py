"""What a card does, declared once as a tree: the rules run it, the texts read it, and tools scan it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from sobremesa.kernel.decision import Args

Phrase = tuple[str, Args]  # a text of the game's and its arguments


class Effect(ABC):
    """A node of a card's tree. How it runs is the game's own affair; how it reads and what it touches is everyone's."""

    ASKS: ClassVar[bool] = False  # does somebody have to choose?
    REVEALS: ClassVar[bool] = False  # does something hidden become known?
    DRAWS: ClassVar[bool] = False  # is something drawn at random?

    @abstractmethod
    def say(self) -> Phrase:
        """The sentence that tells what it does. Whatever changes what it does must change the sentence."""
