"""Reaching a PostgreSQL: what can be in the way, each with a word, before anybody is served."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg
from asyncpg import Connection

from sobremesa.store.errors import StoreError

_SECONDS_TO_REACH: Final = 10.0
_LOOKS: Final = 3

_SENTENCES: Final = {
    "unreachable": "it can't be reached",
    "refused": "it doesn't let us in",
    "no-database": "there is no such database",
    "no-permission": "that is not permitted there",
    "foreign": "it is a database of another program",
    "newer": "it was made for a newer Sobremesa",
    "older": "a server has to bring it up to date first",
    "key": "the key its servers know each other by is damaged",
    "unsafe": "its `fsync` is off: what it says is written could be lost",
    "pooled": "a pooler in between gives one session to several; connect straight to it",
    "served": "a server is running on it",
    "filled": "there are tables in it already",
    "unopenable": "it can't be used",
}

# Of the session that writes: no setting of its role may end it, and nobody is told before it is on the disk.
SETTINGS: Final = {
    "application_name": "sobremesa",
    "synchronous_commit": "on",
    "idle_session_timeout": "0",
    "idle_in_transaction_session_timeout": "0",
    "statement_timeout": "0",
    "lock_timeout": "0",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


class CannotServe(StoreError):
    """A database that can't be used, and why."""

    def __init__(self, name: str, why: str, error: BaseException | None = None) -> None:
        reason = "" if error is None else _first_line(error)
        sentence = _SENTENCES[why] + (f" ({reason})" if reason else "")
        errno = getattr(error, "errno", None) or 0
        super().__init__(f"{name} can't be used: {sentence}", f"server-{why}", file=name, why=reason, errno=errno)


def name_of(address: str) -> str:
    """The address without anything that is nobody's business."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{host}{port}{parts.path}"


@contextmanager
def told(address: str) -> Iterator[None]:
    """Whatever goes wrong with that database here is told as `CannotServe`."""
    name = name_of(address)
    try:
        yield
    except StoreError:
        raise
    except asyncpg.InvalidCatalogNameError as error:
        raise CannotServe(name, "no-database") from error
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.TooManyConnectionsError) as error:
        raise CannotServe(name, "refused", error) from error
    except asyncpg.InsufficientPrivilegeError as error:
        raise CannotServe(name, "no-permission", error) from error
    except (TimeoutError, OSError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError) as error:
        raise CannotServe(name, "unreachable", error) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise CannotServe(name, "unopenable", error) from error


def _first_line(error: BaseException) -> str:
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return str(error).partition("\n")[0].removesuffix(".") or "no answer"


async def connected(address: str, seconds: float = _SECONDS_TO_REACH) -> Connection:
    async with asyncio.timeout(seconds):
        return await asyncpg.connect(address, timeout=seconds, server_settings=SETTINGS)


async def must_be_safe(connection: Connection, address: str, lock_class: int) -> None:
    """Refuse a database that would lose what it said is written, and a session that isn't ours alone."""
    name = name_of(address)
    if await connection.fetchval("SHOW fsync") != "on":
        raise CannotServe(name, "unsafe")
    other = await connected(address)
    try:
        await must_be_a_session(connection, other, lock_class)
    except asyncpg.PostgresConnectionError:
        raise  # that is another sentence
    except (asyncpg.PostgresError, asyncpg.InterfaceError, Pooled) as error:
        raise CannotServe(name, "pooled") from error
    finally:
        await other.close()


class Pooled(Exception):
    """Somebody else is given the same session."""


async def must_be_a_session(ours: Connection, other: Connection, lock_class: int) -> None:
    pids: list[Any] = []
    await ours.execute("SELECT pg_advisory_lock($1, 0)", lock_class)
    try:
        while len(pids) < _LOOKS:
            pid = "SELECT pg_backend_pid()"
            pids.append((await ours.fetchval(pid), await other.fetchval(pid)))
        holder = await ours.fetchval(
            "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $1 AND objid = 0 AND granted"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
            lock_class,
        )
        mine, theirs = pids[0]
        if mine == theirs or any(pair != pids[0] for pair in pids) or holder != mine:
            raise Pooled
    finally:
        await ours.execute("SELECT pg_advisory_unlock($1, 0)", lock_class)
