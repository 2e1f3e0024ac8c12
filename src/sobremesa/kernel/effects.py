"""What a card does, declared once as a tree: the rules run it and the texts read it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sobremesa.kernel.decision import Args

Phrase = tuple[str, Args]  # a text of the game's and its arguments


class Effect(ABC):
    """A node of a card's tree. How it runs is the game's own affair; how it reads is everyone's."""

    @abstractmethod
    def say(self) -> Phrase:
        """The sentence that tells what it does. Whatever changes what it does must change the sentence."""
