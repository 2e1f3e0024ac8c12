"""Everything that is kept, row by row from one database to another, counted and compared on both sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, final

import msgspec

from sobremesa.store.errors import StoreError
from sobremesa.store.rows import Database
from sobremesa.store.sealing import COLUMNS


@final
@dataclass(frozen=True, slots=True)
class Kind:
    """Rows of one table: its columns, of which the first make the key."""

    columns: tuple[str, ...]
    key: int = 1


def _sealed(kind: str, key: int = 1) -> Kind:
    return Kind((*COLUMNS[kind], "seal"), key)


# Where a record ends is told by the file itself as entries come; so it is written after them.
KINDS: Final = {
    "guests": _sealed("guests"),
    "browsers": _sealed("browsers"),
    "passkeys": _sealed("passkeys"),
    "spent": Kind(("challenge", "until")),
    "handovers": Kind(("person", "code_hash", "until")),
    "visits": Kind(("person", "day")),
    "tables": _sealed("tables"),
    "summaries": _sealed("summaries"),
    "entries": Kind(("code", "number", "entry", "seal"), 2),
    "ends": Kind(("code", "entries", "seal", "checkpoint")),
    "seats": _sealed("seats", 2),
    "let_in": _sealed("let_in", 2),
    "checkpoints": _sealed("checkpoints", 2),
    "log": _sealed("log", 2),
    "tellings": Kind(("code", "first", "steps", "is_end", "seal"), 2),
    "editions": _sealed("editions"),
    "results": _sealed("results"),
    "played": _sealed("played", 2),
    "tallies": _sealed("tallies", 2),
    "traces": Kind(("person", "code"), 2),
    "forgotten": Kind(("person", "at")),
    "mutes": Kind(("person", "muted"), 2),
    "reports": Kind(("id", "code", "room", "number", "reporter", "at", "settled")),
    "rulings": Kind(("code", "hidden", "closed", "doomed")),
    "bars": Kind(("who", "at")),
    "identity": Kind(("id", "secret")),
    "subscriptions": Kind(
        ("browser", "person", "endpoint", "public", "auth", "language", "tables", "quiet_from", "quiet_until")
    ),
    "calls": Kind(("person", "code", "kind", "turn", "due", "is_sent"), 2),
    "alarms": Kind(("code", "at")),
}

_AT_ONCE: Final = 200  # rows: among them may be checkpoints of long matches
_SPAN: Final = 1 << 128
_encoder: Final = msgspec.msgpack.Encoder()


class Differs(StoreError):
    """What was written isn't what was read."""

    def __init__(self, kind: str) -> None:
        super().__init__(
            f"of {kind} not all arrived as it was; nothing was kept of the copy", "move-differs", kind=kind
        )


def is_empty(database: Database) -> bool:
    """Whether nobody has been there yet; a server may have."""
    return all(
        database.execute(f"SELECT 1 FROM {kind} LIMIT 1").fetchone() is None for kind in ("guests", "tables", "entries")
    )


def moved(source: Database, target: Database) -> dict[str, int]:
    """Write all rows of one into the other, in the caller's transactions, and read them again. How many there were."""
    counted: dict[str, int] = {}
    for name, kind in KINDS.items():
        target.execute(f"DELETE FROM {name}")
        marks = ", ".join(["CAST(? AS TEXT)" if column == "entry" else "?" for column in kind.columns])
        insert = f"INSERT INTO {name} ({', '.join(kind.columns)}) VALUES ({marks})"
        read = written = (0, 0)
        for rows in _batches(source, name, kind):
            target.executemany(insert, rows)
            read = _added(read, rows)
        for rows in _batches(target, name, kind):
            written = _added(written, rows)
        if read != written:
            raise Differs(name)
        counted[name] = read[0]
    return counted


def _batches(database: Database, name: str, kind: Kind) -> Iterator[list[tuple[Any, ...]]]:
    """So many at a time, in the order of their keys, whatever that is there."""
    columns = ", ".join(["CAST(entry AS BLOB)" if column == "entry" else column for column in kind.columns])
    key = ", ".join(kind.columns[: kind.key])
    marks = ", ".join("?" * kind.key)
    select, then = f"SELECT {columns} FROM {name}", f"ORDER BY {key} LIMIT {_AT_ONCE}"
    rows = database.execute(f"{select} {then}").fetchall()
    while rows:
        yield rows
        rows = database.execute(f"{select} WHERE ({key}) > ({marks}) {then}", rows[-1][: kind.key]).fetchall()


def _added(before: tuple[int, int], rows: list[tuple[Any, ...]]) -> tuple[int, int]:
    """How many, and the sum of their digests: it is the same in whichever order they come."""
    many, digest = before
    for row in rows:
        digest += int.from_bytes(blake2b(_encoder.encode(row), digest_size=16).digest())
    return many + len(rows), digest % _SPAN
