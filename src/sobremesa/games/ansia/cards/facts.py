"""What is printed on a card besides its text: its type, its speed, what it is worth on being hunted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.ansia.book import BOOK, CARDS, COPIES, MOMENTS, THINGS
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


@final
@dataclass(frozen=True)
class MissionFacts:
    is_golden: bool
    is_white: bool  # novices' public missions come from those with a white title
    for_crowds: bool  # only with five or six


FACTS: Final[list[Facts]] = []  # by card
MISSION_FACTS: Final[list[MissionFacts]] = []  # by mission
HUMANS: Final[set[int]] = set()
SPEED: Final[list[int]] = []
KIND: Final[list[int]] = []  # of a human; -1 of any other card
_THAT: Final[tuple[set[int], ...]] = tuple([set() for _ in MOMENTS.words])  # by question: see `cards_that`
_PARTS: Final[dict[str, dict[int, Node]]] = {"played": {}, "sacrificed": {}, "hunted": {}, "scored": {}}


def declare(name: str, facts: Facts, *standing: Standing, rule: str, **parts: Node) -> int:
    """A card: what is printed on it, and what it says. Its number."""
    number = THINGS.add(CARDS, name)
    FACTS.append(facts)
    COPIES.append(facts.copies)
    SPEED.append(facts.speed)
    KIND.append(-1 if facts.kind is None else facts.kind.number)
    if facts.type is HUMAN:
        HUMANS.add(number)
    for stands in standing:
        if isinstance(stands, Rule):
            _THAT[stands.question.number].add(number)
    for called, part in parts.items():
        _PARTS[called][number] = part
    BOOK.card(CARDS, name, *standing, rule=rule, **parts)
    return number


def cards_that(question: Word) -> set[int]:
    """The cards of which that is so, wherever they lie: as many as are declared by now, and those to come."""
    return _THAT[question.number]


def parts_called(part: str) -> dict[int, Node]:
    """That part of each card that has one; as many as are declared by now, and those to come."""
    return _PARTS[part]
