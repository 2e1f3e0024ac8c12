"""What a table of Arcana shows besides its pieces, and what never changes: typed, for whoever draws it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from sobremesa.kernel.phrase import PlainPhrase


class Chances(TypedDict):
    """Of the values from 1 to 7."""

    ways: list[int]
    chances: list[float]


class Deduction(TypedDict):
    """For each seat; None where it has no secret fate."""

    public: list[Chances | None]  # what follows from play that all have seen
    mine: NotRequired[list[Chances | None]]  # and from one's own fates


class Derived(TypedDict):
    seated: list[int]  # the seats that take part, or are about to
    allies: list[int]  # of the active player, in the order that breaks a tie
    hours: list[int]
    moons: list[int]
    unseen: list[int]  # how many tokens of each value from 1 to 7 lie where not everybody sees them
    deduction: Deduction | None


class Card(TypedDict):
    id: str
    says: list[PlainPhrase]
    power: str
    power_says: PlainPhrase
    window: str


class Almanac(TypedDict):
    arcana: list[Card]
    hours: list[int]  # by the value of a fate
    goal: int
