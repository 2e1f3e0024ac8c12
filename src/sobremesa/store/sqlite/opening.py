"""Opening the file behind the store: what can be in the way, each with a word, before anything is written."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sobremesa.store.errors import StoreError
from sobremesa.store.sqlite.lock import Held

_SECONDS_TO_WAIT: Final = 2.0  # for some other program that has the file locked

_SENTENCES: Final = {
    "directory": "it is a folder",
    "no-permission": "that is not permitted",
    "read-only": "it can only be read",
    "not-a-database": "it is not a database",
    "foreign": "it is a database of another program",
    "damaged": "it is damaged",
    "older": "a server has to bring it up to date first",
    "newer": "it was written by a newer Sobremesa",
    "locked": "another program has it locked",
    "served": "a server is running on it",
    "unwritable": "it can't be written; the disk may be full",
    "exists": "it is there already",
    "not-new": "it is there already, and has to be new",
    "same": "it is the database itself",
    "missing": "there is no such file",
    "unopenable": "it can't be reached",
}

_OF_SQLITE: Final = {
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "unwritable",
    sqlite3.SQLITE_IOERR: "unwritable",
    sqlite3.SQLITE_PERM: "no-permission",
}

_OF_THE_SYSTEM: Final = {
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "read-only",
    errno.EISDIR: "directory",
    errno.ENOENT: "missing",
    errno.ENOSPC: "unwritable",
    errno.EDQUOT: "unwritable",
    errno.EFBIG: "unwritable",
    errno.EIO: "unwritable",
}


class CannotOpen(StoreError):
    """A database that can't be opened, and why."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file} can't be opened: {_SENTENCES[why]}", f"database-{why}", file=str(file))


@contextmanager
def told(file: Path) -> Iterator[None]:
    """Whatever goes wrong with that file here is told as `CannotOpen`."""
    try:
        yield
    except Held:
        raise CannotOpen(file, "served") from None
    except sqlite3.Error as error:
        raise CannotOpen(file, _word_for(file, error)) from error
    except UnicodeDecodeError as error:  # what SQLite complains of is named by letters that are none any more
        raise CannotOpen(file, "damaged") from error
    except OSError as error:
        raise CannotOpen(file, _OF_THE_SYSTEM.get(error.errno or 0, "unopenable")) from error


def _word_for(file: Path, error: sqlite3.Error) -> str:
    if file.is_dir():
        return "directory"
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_CANTOPEN and file.exists():
        return "unopenable" if os.access(file, os.R_OK | os.W_OK) else "no-permission"
    return _OF_SQLITE.get(code, "unopenable")


def connected(file: Path, *, wait: float = _SECONDS_TO_WAIT) -> sqlite3.Connection:
    """A connection to a file that is there; nothing is written, and no file is made."""
    # The system is asked, as SQLite would only say that it can't. Not by opening the file: closing it again would drop
    # the locks of every connection this process has to it, and the next program to go would take the journal with it.
    file.stat()
    if not os.access(file, os.R_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=wait)
    connection.text_factory = _readable
    return connection


def _readable(text: bytes) -> str:
    """Text as it lies there; what is no text any more is not what was written, and its seal tells so."""
    return text.decode(errors="replace")


def create(file: Path) -> None:
    """An empty file for a new database: it will hold every secret of every match, so it is nobody else's to read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
