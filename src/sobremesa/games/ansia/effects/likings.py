"""Tokens that stand for a human: of one kind, or of the kind that their owner chooses at dawn."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.ansia.book import BOOK, TOKENS
from sobremesa.games.ansia.state import Ansia
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class CountsAs(Node):
    """It counts as a human of that kind; of any, if none is named."""

    kind: Word | None = None

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return ("counts-as-any", ()) if self.kind is None else ("counts-as", (("kind", self.kind.name),))


def liked(s: Ansia, seat: int) -> list[int]:
    """The kinds that a vampire's tokens count as."""
    found = list(s.likes[seat])
    for token in s.tokens[seat]:
        part = BOOK.cards[TOKENS.thing(token)].part("counts")
        if isinstance(part, CountsAs) and part.kind is not None:
            found.append(part.kind.number)
    return found


def choices_of_kind(s: Ansia, seat: int) -> int:
    """How many of a vampire's tokens are told at dawn which kind they are."""
    parts = [BOOK.cards[TOKENS.thing(token)].part("counts") for token in s.tokens[seat]]
    return sum([isinstance(part, CountsAs) and part.kind is None for part in parts])
