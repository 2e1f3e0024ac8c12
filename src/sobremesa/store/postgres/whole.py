"""A database as a whole, to be read or filled by one who has it alone, or as it is at one moment under play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import asyncpg

from sobremesa.store.contract import Itself
from sobremesa.store.postgres.opening import connected, must_be_safe, name_of, told
from sobremesa.store.postgres.schema import check, prepare
from sobremesa.store.postgres.session import Session
from sobremesa.store.postgres.statements import Statements

_OF_ONE_MOMENT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
# What gives rows their numbers has to go on after those that came with theirs.
_NEXT_REPORT: Final = "SELECT setval(pg_get_serial_sequence('reports', 'id'), max(id)) FROM reports HAVING max(id) > 0"


@contextmanager
def snapshot(address: str) -> Iterator[Statements]:
    """As it is at this moment; servers may run on it."""
    with told(address), asyncio.Runner() as runner:
        connection = runner.run(connected(address))
        try:
            runner.run(check(connection, name_of(address)))
            runner.run(connection.execute(_OF_ONE_MOMENT))
            yield Statements(connection, runner.run)
        finally:
            runner.run(connection.close())


@contextmanager
def at_rest(address: str) -> Iterator[Statements]:
    """A database of today's on which no server runs. Whoever starts one meanwhile ends this, and it fails."""
    with told(address), asyncio.Runner() as runner:
        session = runner.run(_alone(address, is_new=False))
        try:
            runner.run(session.connection.execute(_OF_ONE_MOMENT))
            statements = Statements(session.connection, runner.run)
            yield statements
            statements.execute("SELECT 1")
            runner.run(session.connection.execute("COMMIT"))
        finally:
            runner.run(_end(session))


@contextmanager
def filled(address: str) -> Iterator[Statements]:
    """The same, made if there is none, to be filled in one transaction; nothing of it stays where that fails."""
    with told(address), asyncio.Runner() as runner:
        session = runner.run(_alone(address, is_new=True))
        try:
            runner.run(session.connection.execute("BEGIN"))
            yield Statements(session.connection, runner.run)
            runner.run(session.connection.execute(_NEXT_REPORT))
            runner.run(session.connection.execute("COMMIT"))
        finally:
            runner.run(_end(session))


async def _alone(address: str, *, is_new: bool) -> Session:
    """The session of a server that wants no others, on whose own connection all is done."""
    connection = await connected(address)
    try:
        if not is_new:
            await check(connection, name_of(address))
        _, lock_class = await prepare(connection, name_of(address))
        await must_be_safe(connection, address, lock_class)
        return await Session.begun(address, lock_class, Itself(), None)
    finally:
        await connection.close()


async def _end(session: Session) -> None:
    with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
        await session.connection.execute("ROLLBACK")
        await session.connection.execute("DELETE FROM servers WHERE id = $1", session.number)
    await session.connection.close()
