"""What a table of La Cosa shows besides its pieces, and what never changes: typed, for whoever draws it."""

from __future__ import annotations

from typing import TypedDict

from sobremesa.kernel.phrase import PlainPhrase


class Note(TypedDict):
    turn: int
    how: str
    cards: list[int]


class Page(TypedDict):
    """Of one's notebook, about a player."""

    cards: list[int]  # that are in the hand for certain
    may_have_left: int  # of them
    entries: list[Note]


class Stage(TypedDict):
    """What is going on, and between whom."""

    kind: str
    who: int | None
    whom: int | None


class Derived(TypedDict):
    out: list[int]
    certain: list[str | None]  # the role of each seat, as far as whoever looks is certain of it
    humans_left: int | None  # as far as one knows
    notes: list[Page]
    stage: Stage
    says: dict[str, list[PlainPhrase]]  # the texts of those cards that the settings of the table change


class Card(TypedDict):
    id: str
    family: str  # contagion, action, defence, obstacle, panic
    says: list[PlainPhrase]  # at a table with the usual settings


class Almanac(TypedDict):
    cards: list[Card]
    roles: dict[str, str]  # what the numbers of roles stand for
    sought: str  # the role that everybody guesses at
