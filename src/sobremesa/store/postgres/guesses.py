"""Codes and links that opened nothing, by whence they were tried and by the minute: for all servers together."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar, final

from asyncpg import Connection

T = TypeVar("T")

_NOTE: Final = """
    INSERT INTO guesses (whence, minute, times) SELECT whence, $2, 1 FROM unnest($1::text[]) AS whence
    ON CONFLICT (whence, minute) DO UPDATE SET times = guesses.times + 1
"""
_COUNT: Final = "SELECT whence, sum(times)::bigint FROM guesses WHERE whence = ANY($1) AND minute > $2 GROUP BY whence"

On = Callable[[Callable[[Connection], Coroutine[Any, Any, T]]], Coroutine[Any, Any, T]]


@final
class Guesses:
    """`on` lends a connection; nobody owns what is counted, so it needs no session."""

    def __init__(self, on: On[Any]) -> None:
        self._on = on
        self.minutes = 10

    async def note(self, whence: Sequence[str], now: float) -> None:
        minute = int(now // 60)

        async def put(connection: Connection) -> None:
            await connection.execute("DELETE FROM guesses WHERE minute <= $1", minute - self.minutes)
            await connection.execute(_NOTE, sorted(set(whence)), minute)  # two at once meet in the same order

        await self._on(put)

    async def lately(self, whence: Sequence[str], now: float) -> dict[str, int]:
        """How many in the last minutes, from each."""

        async def ask(connection: Connection) -> dict[str, int]:
            return dict(await connection.fetch(_COUNT, list(whence), int(now // 60) - self.minutes))

        found: dict[str, int] = await self._on(ask)
        return found
