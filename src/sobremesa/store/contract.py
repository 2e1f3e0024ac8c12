"""What is asked of a store, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.tables.acts import Entry
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.played import Played, Shelving
from sobremesa.tables.table import Table


class StoreError(SobremesaError):
    """The database couldn't do what it was asked; nothing of it was written."""


class Conflict(StoreError):
    """That place in the record is taken, or that code."""


@final
@dataclass(frozen=True, slots=True)
class Index:
    """What a table is found by: in the lobby, by its code, by its link."""

    listed: bool
    phase: str
    people: tuple[str, ...]
    spoken: bool = False  # a private table that its code opens now
    link_hash: bytes | None = None
    let_in: tuple[str, ...] = ()  # to a private table

    @classmethod
    def of(cls, table: Table) -> Index:
        door = table.door
        if not door.private:
            return cls(True, table.phase, table.everybody)
        # A lesson is begun anew rather than gone on with: until it is done it is nobody's table.
        people = table.everybody if table.lesson_step is None else ()
        return cls(False, table.phase, people, table.opens_by_code, door.link_hash, door.let_in)


class WayIn(Enum):
    """How a table with some code opens to somebody."""

    NONE = "there is no such table, or it doesn't open"
    FREE = "everybody may come, or they were let in before"
    SPOKEN = "by saying the code, which must not be guessed"


@final
@dataclass(frozen=True, slots=True)
class Page:
    """Entries to be added to one table's record, all or none: the first goes to place `first`, if it is free."""

    code: str
    first: int
    entries: Sequence[Entry]
    checkpoint: Checkpoint | None = None
    index: Index | None = None
    opens: bool = False  # a new table: its code must be free


@final
@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came in by name. Of the key in their browser only the hash is kept."""

    id: str
    name: str
    key_hash: bytes


@final
@dataclass(frozen=True, slots=True)
class Telling:
    """How a match was told from some version on, in the place of what was kept of that before; and its edition."""

    code: str
    since: int
    rows: Sequence[tuple[int, bytes]]
    is_whole: bool  # the match is over: there will be no more to tell
    edition: str
    body: bytes


@final
@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody's matches of one game come to, those for practice left out."""

    game: str
    matches: int
    won: int
    seconds: float  # all of them together
    latest: tuple[bool, ...]  # whether they won, the latest last


@final
@dataclass(frozen=True, slots=True)
class Shelf:
    """What somebody has played: some of their matches, the latest first, and what all of them come to."""

    played: list[tuple[Played, int]]  # with the chair that was theirs
    more: bool
    tallies: list[Tally]


@final
@dataclass(frozen=True, slots=True)
class Probe:
    """Nothing but the question whether anything can be written."""


Writable = Page | Guest | Telling | Shelving | Probe
Written = Callable[[StoreError | None], None]
