"""What a store answers where it can't do what it was asked."""

from __future__ import annotations

from typing import final

from sobremesa.kernel.errors import SobremesaError


class StoreError(SobremesaError):
    """The database couldn't do what it was asked; nothing of it was written."""


class Conflict(StoreError):
    """That place in the record is taken, or that code."""


@final
class Lost(StoreError):
    """It was not for this room to write: the table has been let go, or taken anew, or the session is over."""


@final
class Elsewhere(StoreError):
    """Another server has that table, and people must go there."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__(f"another server has table {code}")
        self.address = address


@final
class Unindexed(StoreError):
    """What a table is found by is not what was written; it follows from its record."""

    def __init__(self, code: str) -> None:
        super().__init__(f"what table {code} is found by is not what was written")
