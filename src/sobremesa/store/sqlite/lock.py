"""One server for each database: two would each believe their own memory, and write over one another."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import final

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Somebody holds the lock."""


@final
class Lock:
    """A file beside the database. The lock goes with the process that holds it, however that ends; the file stays."""

    def __init__(self, database: Path) -> None:
        self._handle = os.open(database.with_name(f"{database.name}-lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._handle)
        except OSError:
            os.close(self._handle)
            raise Held from None

    def release(self) -> None:
        os.close(self._handle)
