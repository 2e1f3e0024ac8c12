"""What is kept of a table, and what is known of it who took it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import final

from sobremesa.tables.acts import Entry
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.table import Table


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


@final
class Token:
    """Who took a table may write to it for as long as theirs is the one the store knows. It is nothing but itself."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code


@final
@dataclass(frozen=True, slots=True)
class Taken:
    """A table that this server may write to, until it lets it go or loses it."""

    table: Table
    token: Token


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
    people: Sequence[str] = ()  # who has written there for the first time
    token: Token | None = None  # of who took the table; a new one isn't anybody's yet
    summary: bytes = b""  # what a list shows of it now, where that is written with the index


@final
@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a table, as it was after so many entries."""

    code: str
    entries: int
    body: bytes


@final
@dataclass(frozen=True, slots=True)
class Shown:
    """A table in a list."""

    code: str
    body: bytes
    is_held: bool  # by a server that runs, so that whoever was there still is


@final
@dataclass(frozen=True, slots=True)
class Alarm:
    """When the clock of a table rings next; None: it doesn't."""

    code: str
    at: float | None


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
    token: Token | None = None  # of who took the table; how a finished match was told, anybody may write


@final
@dataclass(frozen=True, slots=True)
class Removal:
    """A table goes with all its rows; with `entries`, only if no more than those was written about it."""

    code: str
    entries: int | None = None
    token: Token | None = None  # of who took it for that
