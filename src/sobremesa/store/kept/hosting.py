"""What the host has decided, and is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True, slots=True)
class Ruling:
    """The host hides a table from the lobby, closes it, or wants it deleted; or takes that back."""

    code: str
    what: str


@final
@dataclass(frozen=True, slots=True)
class Bar:
    """The host wants a guest, or whoever comes from some network, here no more; or again."""

    who: str
    yes: bool
    at: float


@final
@dataclass(frozen=True, slots=True)
class Rulings:
    """All that the host has decided and not taken back."""

    hidden: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()
    doomed: frozenset[str] = frozenset()
    barred: tuple[str, ...] = ()  # the latest first


@final
@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who sits at a table, under the name they go by now."""

    person: str
    name: str


@final
@dataclass(frozen=True, slots=True)
class Overlooked:
    """A table as its host may know of it: nothing follows from it about a match."""

    code: str
    game: str
    phase: str
    private: bool
    hidden: bool
    closed: bool
    reports: int  # that wait for the host
    people: Sequence[Sitter]


@final
@dataclass(frozen=True, slots=True)
class Report:
    """Somebody tells the host of a line of chat: the so-manieth of its room."""

    code: str
    room: str
    number: int
    reporter: str
    at: float
