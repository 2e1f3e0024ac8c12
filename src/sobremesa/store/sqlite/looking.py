"""What SQLite itself says of a file that isn't what it was."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.store.looking_through import LOOKED_UP
from sobremesa.store.rows import Database


def complaints(database: Database) -> Iterator[str]:
    for kind in LOOKED_UP:
        for (complaint,) in database.execute(f"PRAGMA integrity_check({kind})"):
            if complaint != "ok":
                yield f"{kind}: {complaint}"
