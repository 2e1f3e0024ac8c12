"""One language for the cards of all games: what a card does, declared once as a tree that runs, asks and reads."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sobremesa.kernel.phrase import Phrase


class Effect(ABC):
    """Something of a card that reads and is no node: a condition that a game tabulates."""

    @abstractmethod
    def say(self) -> Phrase:
        """The sentence that tells what it does. Whatever changes what it does must change the sentence."""
