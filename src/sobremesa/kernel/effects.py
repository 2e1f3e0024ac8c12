"""What a card does, declared once as a tree: the rules run it and the texts read it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeGuard

from sobremesa.kernel.decision import Value

Words = tuple[tuple[str, "Value | Phrase"], ...]
Phrase = tuple[str, Words]  # a text of the game's and its arguments, which may be phrases themselves


def is_phrase(value: Value | Phrase) -> TypeGuard[Phrase]:
    """Whether an argument is a phrase itself. Lists hold no tuples; a phrase holds that of its arguments."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], tuple)


class Effect(ABC):
    """A node of a card's tree. How it runs is the game's own affair; how it reads is everyone's."""

    @abstractmethod
    def say(self) -> Phrase:
        """The sentence that tells what it does. Whatever changes what it does must change the sentence."""
