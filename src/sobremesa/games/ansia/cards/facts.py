"""What is printed on a card besides its text: its type, its speed, what it is worth on being hunted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from sobremesa.games.ansia.book import BOOK, CARDS, THINGS
from sobremesa.games.ansia.words import HUMAN, NO_CATEGORY
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.standing import Rule
from sobremesa.kernel.effects.words import Word


@final
@dataclass(frozen=True)
class Facts:
    type: Word
    speed: int
    points: int = 0
    kind: Word | None = None  # of a human
    category: Word = NO_CATEGORY
    copies: int = 1
    marked: int = 0  # how many copies are among those that novices start with


FACTS: Final[list[Facts]] = []  # by card
HUMANS: Final[set[int]] = set()
SPEED: Final[list[int]] = []
KIND: Final[list[int]] = []  # of a human; -1 of any other card


def declare(name: str, facts: Facts, *standing: Standing, rule: str, **parts: Node) -> int:
    """A card: what is printed on it, and what it says. Its number."""
    number = THINGS.add(CARDS, name)
    FACTS.append(facts)
    SPEED.append(facts.speed)
    KIND.append(-1 if facts.kind is None else facts.kind.number)
    if facts.type is HUMAN:
        HUMANS.add(number)
    BOOK.card(CARDS, name, *standing, rule=rule, **parts)
    return number


@cache
def cards_that(question: Word) -> frozenset[int]:
    """The cards of which that is so, wherever they lie. Not to be asked before all are declared."""
    return frozenset([card for card in range(len(FACTS)) if _is_so(card, question)])


def _is_so(card: int, question: Word) -> bool:
    standing = BOOK.standing_of(CARDS.thing(card))
    return any(isinstance(node, Rule) and node.question is question for node in standing)


@cache
def cards_with(part: str) -> frozenset[int]:
    """The cards that have that part."""
    return frozenset([card for card, found in enumerate(parts_called(part)) if found is not None])


@cache
def parts_called(part: str) -> tuple[Node | None, ...]:
    """By card, what that part of it is, if it has one."""
    return tuple([BOOK.cards[CARDS.thing(card)].part(part) for card in range(len(FACTS))])
