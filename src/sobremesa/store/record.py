"""What is asked of a store, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.tables.acts import Entry
from sobremesa.tables.table import Snapshot


class StoreError(SobremesaError):
    """The database couldn't do what it was asked; nothing of it was written."""


class Conflict(StoreError):
    """That place in the record is taken, or that code."""


@final
@dataclass(frozen=True, slots=True)
class Index:
    """What the lobby finds a table by."""

    listed: bool
    phase: str
    people: tuple[str, ...]


@final
@dataclass(frozen=True, slots=True)
class Page:
    """Entries to be added to one table's record, all or none: the first goes to place `first`, if it is free."""

    code: str
    first: int
    entries: Sequence[Entry]
    snapshot: Snapshot | None = None
    index: Index | None = None
    opens: bool = False  # a new table: its code must be free


@final
@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came in by name. Of the key in their browser only the hash is kept."""

    id: str
    name: str
    key_hash: bytes


Written = Callable[[StoreError | None], None]
