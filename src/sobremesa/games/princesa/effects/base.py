"""What the texts of the cards do. Each effect runs, says itself, and knows what it asks, reveals and draws at random.

An effect is a frame of the agenda when its time comes: its number, winner, loser, the card, and what it has to remember
between two questions. A loser below zero is nobody. Where there is nobody or nothing for an effect, it does nothing.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar, Final

from sobremesa.games.princesa.frames import EFFECT
from sobremesa.games.princesa.kinds import HERO_OF
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects import Effect, Phrase
from sobremesa.kernel.option import Option

# What an effect may do besides changing what lies open.
ASKS: Final = "asks"
REVEALS: Final = "reveals"
RANDOM: Final = "random"

DEEDS: Final[list[Deed]] = []  # by their number


@dataclass(frozen=True)
class Deed(Effect):
    """An effect that happens at a moment: a part of a card's text."""

    TOUCHES: ClassVar[frozenset[str]] = frozenset()

    number: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", len(DEEDS))
        DEEDS.append(self)

    @abstractmethod
    def run(self, s: Princesa, frame: Frame) -> bool:
        """Do it; or say True: the frame must wait for an answer."""

    def can(self, s: Princesa, winner: int, loser: int) -> bool:
        """Whether it would do anything."""
        return True

    def parts(self) -> tuple[Deed, ...]:
        """The effects it is made of."""
        return ()

    def scan(self) -> frozenset[str]:
        """What it asks, reveals or draws at random, its parts included."""
        return self.TOUCHES.union(*(part.scan() for part in self.parts()))

    def sentences(self) -> tuple[Phrase, ...]:
        """What it says on a card, sentence by sentence."""
        return (sentence(self),)

    def say_beyond(self, plain: Deed) -> Phrase:
        """What a master does instead of something plain that has just been said: no more than what differs."""
        return "do-instead", (("do", self.say()),)


@dataclass(frozen=True)
class AskingDeed(Deed):
    """An effect that may have to wait for an answer."""

    @abstractmethod
    def asks(self, s: Princesa, frame: Frame) -> Decision: ...

    @abstractmethod
    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        """Go on with the answer; the frame is off the agenda."""


def asking(frame: Frame) -> AskingDeed:
    """The effect that waits in that frame."""
    deed = DEEDS[frame[1]]
    assert isinstance(deed, AskingDeed)
    return deed


def sentence(effect: Effect) -> Phrase:
    return "says", (("do", effect.say()),)


def push(s: Princesa, deed: Deed, winner: int, loser: int, card: int, *memory: int) -> None:
    s.agenda.append((EFFECT, deed.number, winner, loser, card, *memory))


def push_text(s: Princesa, deeds: tuple[Deed, ...], winner: int, loser: int, card: int) -> None:
    """The first of them comes on top."""
    for deed in deeds[::-1]:
        push(s, deed, winner, loser, card)


def is_master(s: Princesa, seat: int, card: int) -> bool:
    """Whether the seat's present hero card shows the symbol of the card."""
    return HERO_OF[card] == s.heroes[seat]
