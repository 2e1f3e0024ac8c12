"""A session: the connection that writes, its number, and the lock that says to everybody that it lives.

The lock goes when the session goes, however that happens, and by then each of its transactions is done or undone. It
isn't revived: after it comes another one, with another number.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, final

from asyncpg import Connection

from sobremesa.store.contract import Itself
from sobremesa.store.errors import Elsewhere, Lost, StoreError
from sobremesa.store.postgres.opening import CannotServe, connected, name_of

_SECONDS_TO_GO: Final = 3.0  # for a server that was stopped a moment ago
_SECONDS_BETWEEN_LOOKS: Final = 0.02
_ATTEMPTS: Final = 50
_DAYS_KEPT: Final = 1
NOBODY: Final = -1  # no lock has that number; 0 is that of who looks whether there is a pooler

# Locks of all databases of that PostgreSQL are in one list.
_LOCKS: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $1 AND objsubid = 2"
    " AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_LOCK_OF: Final = _LOCKS.replace("objid::bigint", "pid")
_LIVING: Final = (
    "SELECT id, address, extract(epoch FROM clock_timestamp() - beat)::double precision FROM servers"
    f" WHERE id IN ({_LOCKS})"
)
_TAKE: Final = f"""
    INSERT INTO holds (code, owner, level) VALUES ($2, $3, $4)
    ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, level = excluded.level
        WHERE holds.level <= excluded.level
        AND (holds.owner = excluded.owner OR NOT EXISTS ({_LOCKS} AND objid::bigint = holds.owner))
    RETURNING code
"""
# Who can take what only a release as new as that may write to: the newest of them, so that all find the same one.
_NEW_ENOUGH: Final = (
    "SELECT address FROM servers WHERE level >= $2 AND id <> $3 AND address <> ''"
    " AND clock_timestamp() - beat < make_interval(secs => $4)"
    f" AND id IN ({_LOCKS}) ORDER BY level DESC, id LIMIT 1"
)
_WHO: Final = (
    "SELECT owner, holds.level, address, extract(epoch FROM clock_timestamp() - beat)::double precision"
    " FROM holds LEFT JOIN servers ON id = owner WHERE code = $1"
)


@final
class Session:
    def __init__(self, connection: Connection, number: int, lock_class: int, itself: Itself) -> None:
        self.connection = connection
        self.number = number
        self._class = lock_class
        self._itself = itself
        self.lock = asyncio.Lock()  # one thing at a time on the connection
        self.living: frozenset[int] = frozenset({number})
        self.until_a_silence = itself.lease  # seconds until one of the others may have to be given up

    @classmethod
    async def begun(cls, address: str, lock_class: int, itself: Itself, before: int | None) -> Session:
        connection = await connected(address)
        try:
            if before is not None:
                await _end(connection, lock_class, before)
            number = await connection.fetchval("SELECT nextval('server_numbers')::integer")
            await connection.execute("SELECT pg_advisory_lock($1, $2)", lock_class, number)
            session = cls(connection, number, lock_class, itself)
            await session._must_be_welcome(name_of(address), before)
            await connection.execute(
                "DELETE FROM servers WHERE beat < clock_timestamp() - make_interval(days => $2)"
                f" AND id NOT IN ({_LOCKS})",
                lock_class,
                _DAYS_KEPT,
            )
        except BaseException:
            connection.terminate()
            raise
        return session

    async def _must_be_welcome(self, name: str, before: int | None) -> None:
        """Who was started without --peer is alone; our row is there first, so that of two at once one is refused."""
        insert = "INSERT INTO servers (id, address, level) VALUES ($1, $2, $3)"
        await self.connection.execute(insert, self.number, self._itself.address, self._itself.level)
        deadline = asyncio.get_running_loop().time() + _SECONDS_TO_GO
        while True:
            others = [row for row in await self.connection.fetch(_LIVING, self._class) if row[0] != self.number]
            for number, _, silent in others:
                if silent > self._itself.lease:
                    await _end(self.connection, self._class, number)
            if not others or (self._itself.address and all(address for _, address, _ in others)):
                return
            if asyncio.get_running_loop().time() > deadline:
                raise CannotServe(name, "served")
            await asyncio.sleep(_SECONDS_BETWEEN_LOOKS * 5)

    async def take(self, code: str) -> None:
        """The table is ours, or `Elsewhere`; a silent owner is given up."""
        for _ in range(_ATTEMPTS):
            values = (self._class, code, self.number, self._itself.level)
            if await self.connection.fetchval(_TAKE, *values) is not None:
                return
            found = await self.connection.fetchrow(_WHO, code)
            if found is None:
                continue  # let go this very moment
            owner, level, address, silent = found
            is_living = await self.connection.fetchval(f"{_LOCK_OF} AND objid::bigint = $2", self._class, owner)
            if is_living is None:
                if level > self._itself.level:
                    raise await self._newer(code, level)
            elif silent is None or silent > self._itself.lease:
                await _end(self.connection, self._class, owner)
                await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
            else:
                raise Elsewhere(code, address)
        raise StoreError(f"nobody lets go of table {code}")

    async def _newer(self, code: str, level: int) -> StoreError:
        values = (self._class, level, self.number, self._itself.lease)
        address = await self.connection.fetchval(_NEW_ENOUGH, *values)
        if address is not None:
            return Elsewhere(code, address)
        return StoreError(f"table {code} was written to by a newer release")

    async def release(self, code: str) -> None:
        """Nobody has it any more; which release wrote to it last stays known for as long as there is the table."""
        mine = "WHERE code = $1 AND owner = $2"
        await self.connection.execute(f"UPDATE holds SET owner = {NOBODY} {mine}", code, self.number)

    async def beat(self) -> frozenset[str]:
        """Say that we live. Where the others are that do."""
        beat = "UPDATE servers SET beat = clock_timestamp() WHERE id = $1 RETURNING id"
        if await self.connection.fetchval(beat, self.number) is None:
            raise Lost("this server is no longer among the servers")
        rows: list[Any] = await self.connection.fetch(_LIVING, self._class)
        living = [row for row in rows if row[2] <= self._itself.lease]
        self.living = frozenset(row[0] for row in rows)
        silent = [row[2] for row in living if row[0] != self.number]
        self.until_a_silence = max(0.0, self._itself.lease - max(silent, default=0.0))
        return frozenset(address for number, address, _ in living if address and number != self.number)


async def _end(connection: Connection, lock_class: int, number: int) -> None:
    """End that session, and wait until its lock is gone: until then it may still be writing."""
    for _ in range(_ATTEMPTS):
        pid = await connection.fetchval(f"{_LOCK_OF} AND objid::bigint = $2", lock_class, number)
        if pid is None:
            return
        await connection.execute("SELECT pg_terminate_backend($1)", pid)
        await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
