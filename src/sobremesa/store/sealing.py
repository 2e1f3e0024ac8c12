"""Every row of the database bears a seal, so that no bit of it changes unnoticed.

The seals of a table's record are a chain: each is of its entry and of the seal before. They hold against disks, cables
and other programs, not against whoever runs the server, who could seal anew; against those is the proof that each match
carries (`kernel/receipt.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from sobremesa.store.rows import Database
from sobremesa.tables.coming_back import Damaged

SIZE: Final = 16

# What each table's rows are sealed over, in the order in which they stand; the seal is the last column. Entries and
# tellings are chained, and the row of a table knows of those who sit there and may come.
COLUMNS: Final = {
    "guests": ("id", "name"),
    "browsers": ("id", "person", "key_hash", "name", "since", "seen"),
    "passkeys": ("id", "person", "credential", "public_key", "signs", "name", "since", "used"),
    "tables": ("code", "listed", "phase", "touched", "spoken", "link_hash", "among"),
    "summaries": ("code", "entries", "body"),
    "seats": ("person", "code"),
    "let_in": ("code", "person"),
    "checkpoints": ("code", "entries", "rules", "body"),
    "log": ("code", "first", "lines"),
    "editions": ("id", "body"),
    "results": ("code", "names", "ending", "winners", "practice", "began"),
    "played": ("person", "code", "game", "chair", "won", "ended"),
    "tallies": ("person", "game", "matches", "won", "seconds", "practised"),
}

# What was sealed when seals began: guests had one key each.
COLUMNS_AT_FIRST: Final = {
    **{kind: columns for kind, columns in COLUMNS.items() if kind not in ("browsers", "passkeys", "summaries")},
    "guests": ("id", "name", "key_hash"),
}

_encoder: Final = msgspec.msgpack.Encoder()


def seal_of(kind: str, values: Iterable[Any]) -> bytes:
    return blake2b(_encoder.encode((kind, *values)), digest_size=SIZE).digest()


def sealed(kind: str, *values: Any) -> tuple[Any, ...]:
    """A row of that table with its seal."""
    # As SQLite will give them back: it knows no truth values.
    plain = tuple([int(value) if isinstance(value, bool) else value for value in values])
    return (*plain, seal_of(kind, plain))


def is_sound(kind: str, row: Sequence[Any]) -> bool:
    return bool(row[-1] == seal_of(kind, row[:-1]))


def sound(kind: str, row: Sequence[Any], what: str) -> Sequence[Any]:
    """The row without its seal, if it is what was written."""
    if not is_sound(kind, row):
        raise Damaged(f"{what} is not what was written")
    return row[:-1]


def among(people: Iterable[str], let_in: Iterable[str]) -> bytes:
    """The seal over who sits at a table and who may come to it: nobody is missing, and nobody too many."""
    return seal_of("among", (sorted(people), sorted(let_in)))


def people_of(database: Database, code: str) -> tuple[list[str], list[str]]:
    """Who sits at a table and who may come to it, as the rows tell."""
    people = database.execute("SELECT person FROM seats WHERE code = ?", (code,)).fetchall()
    let_in = database.execute("SELECT person FROM let_in WHERE code = ?", (code,)).fetchall()
    return [who for (who,) in people], [who for (who,) in let_in]


# --- records ---------------------------------------------------------------------------------------------------------


def before_the_first(code: str) -> bytes:
    return seal_of("entries", (code,))


def chained(before: bytes, entry: bytes) -> bytes:
    """The seal of an entry after the one that bears the seal `before`."""
    return blake2b(before + entry, digest_size=SIZE).digest()


def unbroken(code: str, rows: Iterable[tuple[Any, Any, Any]]) -> int:
    """How many of the rows (number, entry, seal) are what was written, from the first on."""
    before, place = before_the_first(code), 0
    for number, entry, seal in rows:
        if number != place or not isinstance(entry, bytes) or seal != (before := chained(before, entry)):
            break
        place += 1
    return place


def check_record(code: str, rows: Sequence[tuple[Any, Any, Any]], end: tuple[Any, Any] | None) -> None:
    """Raise what is wrong with a record that was written up to `end`: how many entries, and the seal of the last."""
    place = unbroken(code, rows)
    if place < len(rows):
        why = "is missing" if rows[place][0] != place else "is not what was written"
        raise Damaged(f"entry {place} {why}")
    if rows and end != (len(rows), rows[-1][2]):
        raise Damaged(f"the record ends at entry {len(rows)}, and not where it was written to")


def rewrite(database: Database, code: str, lines: Mapping[int, bytes]) -> None:
    """Other entries in the place of those with these numbers, in the caller's transaction.

    What was broken before isn't sealed by it: such a record is refused.
    """
    rows = database.execute(
        "SELECT number, CAST(entry AS BLOB), seal FROM entries WHERE code = ? ORDER BY number", (code,)
    ).fetchall()
    end = database.execute("SELECT entries, seal FROM ends WHERE code = ?", (code,)).fetchone()
    check_record(code, rows, end)
    write_over(database, code, lines)


def write_over(database: Database, code: str, lines: Mapping[int, bytes]) -> None:
    """The same also in a record that isn't what was written: as far as it is, it is sealed again, and stays broken."""
    rows = database.execute(
        "SELECT number, CAST(entry AS BLOB), seal FROM entries WHERE code = ? ORDER BY number", (code,)
    ).fetchall()
    sound_ones, last = unbroken(code, rows), rows[-1][2] if rows else b""
    before = before_the_first(code)
    changed = []
    for place, (number, entry, seal) in enumerate(rows):
        written, again = lines.get(number, entry), seal
        if place < sound_ones:
            again = before = chained(before, written)
        if written != entry or again != seal:
            changed.append((written, again, code, number))
    database.executemany("UPDATE entries SET entry = CAST(? AS TEXT), seal = ? WHERE code = ? AND number = ?", changed)
    if sound_ones == len(rows):  # where it ended as it was written to, it still does
        database.execute("UPDATE ends SET seal = ? WHERE code = ? AND seal = ?", (before, code, last))


def note_checkpoint(database: Database, code: str) -> None:
    """Which checkpoint is the latest beside a record: a match whose rules were mended goes on from it."""
    database.execute(
        "UPDATE ends SET checkpoint = (SELECT max(entries) FROM checkpoints WHERE code = ?) WHERE code = ?",
        (code, code),
    )


# --- tellings --------------------------------------------------------------------------------------------------------


def seal_of_telling(before: bytes | None, code: str, first: int, steps: bytes, is_end: int) -> bytes:
    """Chained too: no row of a telling is missing between two others."""
    return seal_of("tellings", (before, code, first, steps, is_end))
