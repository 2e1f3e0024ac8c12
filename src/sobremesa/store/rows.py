"""What both databases are asked for rows: statements that either understands, and answers like those of `sqlite3`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Answer(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Answer: ...

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> Any: ...


def put(table: str, columns: Sequence[str], keys: Sequence[str]) -> str:
    """The statement that writes a row with its seal, in the place of the one with the same key."""
    whole = (*columns, "seal")
    marks = ", ".join("?" * len(whole))
    rest = ", ".join(f"{name} = excluded.{name}" for name in whole if name not in keys)
    return f"INSERT INTO {table} ({', '.join(whole)}) VALUES ({marks}) ON CONFLICT ({', '.join(keys)}) " + (
        f"DO UPDATE SET {rest}" if rest else "DO NOTHING"
    )
