"""A connection of asyncpg's, spoken to as one of `sqlite3`, from a thread that may wait: rows are put in one way."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final, final

from asyncpg import Connection
from asyncpg.prepared_stmt import PreparedStatement

Run = Callable[[Coroutine[Any, Any, Any]], Any]

_MOST_PREPARED: Final = 200
# Entries lie there as the bytes they are sealed as; in a file they are text, which people can read in it.
_AS_BYTES: Final = (("CAST(entry AS BLOB)", "entry"), ("CAST(? AS TEXT)", "?"))


@lru_cache(1000)
def _translated(statement: str) -> str:
    for theirs, ours in _AS_BYTES:
        statement = statement.replace(theirs, ours)
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{piece}" for number, piece in zip(count(1), rest, strict=False))


@final
class Found:
    def __init__(self, rows: list[tuple[Any, ...]], status: str) -> None:
        self._rows = rows
        words = status.split()
        self.rowcount = int(words[-1]) if words and words[-1].isdecimal() else 0

    def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None

    def fetchall(self) -> list[Any]:
        return self._rows

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)


@final
class Statements:
    """`run` has the loop of the connection do something, and waits for it."""

    def __init__(self, connection: Connection, run: Run) -> None:
        self._connection = connection
        self._run = run
        self._prepared: dict[str, PreparedStatement] = {}

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Found:
        return self._run(self._execute(statement, values))  # type: ignore[no-any-return]

    async def _execute(self, statement: str, values: Sequence[Any]) -> Found:
        prepared = self._prepared.get(statement)
        if prepared is None:
            if len(self._prepared) >= _MOST_PREPARED:
                self._prepared.clear()
            prepared = self._prepared[statement] = await self._connection.prepare(_translated(statement))
        rows = await prepared.fetch(*values)
        return Found([tuple(row) for row in rows], prepared.get_statusmsg())

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> None:
        if rows := list(values):
            self._run(self._connection.executemany(_translated(statement), rows))
