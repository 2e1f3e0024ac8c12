"""Somebody is forgotten: what they wrote is taken out of everything that is kept, and nothing else changes.

Entries stay where they are, with what was done; so records load and matches are played again as they were. What is
written over is gone from the file as well: connections that write delete securely, and the journal is emptied after.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.names import SOMEBODY
from sobremesa.store import rows
from sobremesa.store.browsers import forget_browsers
from sobremesa.store.calls import forget_calls
from sobremesa.store.kept.people import Farewell, Forgetting
from sobremesa.store.passkeys import forget_passkeys
from sobremesa.store.rows import Database
from sobremesa.store.sealing import COLUMNS, among, is_sound, note_checkpoint, people_of, sealed, sound, write_over
from sobremesa.store.traces import forget_reporter
from sobremesa.tables import acts
from sobremesa.tables.called import Called
from sobremesa.tables.checkpoint import Body, Checkpoint, Fingerprint, packed, unpacked
from sobremesa.tables.letters import led_by
from sobremesa.tables.played import shelving

_encoder: Final = msgspec.json.Encoder()

Rows = Sequence[tuple[int, bytes]]

_PUT_CHECKPOINT: Final = rows.put("checkpoints", COLUMNS["checkpoints"], ("code", "entries"))


def say_farewell(database: Database, farewell: Farewell) -> None:
    """Their key opens nothing any more, and what was kept for them alone is gone; what they wrote at tables is next."""
    person = farewell.person
    database.execute("INSERT INTO forgotten VALUES (?, ?) ON CONFLICT DO NOTHING", (person, farewell.at))
    for table, column in (
        ("guests", "id"),
        ("played", "person"),
        ("tallies", "person"),
        ("visits", "person"),
        ("mutes", "person"),
        ("mutes", "muted"),
    ):
        database.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
    forget_browsers(database, person)
    forget_passkeys(database, person)
    forget_reporter(database, person)
    forget_calls(database, person)


class _Change(NamedTuple):
    """A record as it was and as it is without what one person wrote; None where an entry can't be read."""

    code: str
    person: str
    name: str  # what they are called from now on
    before: Sequence[acts.Entry | None]
    after: Sequence[acts.Entry | None]


def forget(database: Database, forgetting: Forgetting) -> None:
    """At one table. Once this is written, nothing there bears their name."""
    person, code = forgetting.person, forgetting.code
    rows = database.execute(
        "SELECT number, CAST(entry AS BLOB) FROM entries WHERE code = ? ORDER BY number", (code,)
    ).fetchall()
    before = [_readable(line) for _, line in rows]
    name = _name_among(before, code, person)
    change = _Change(code, person, name, before, [_without_words(entry, person, name) for entry in before])
    _write_over(database, change, rows)
    _forget_in_checkpoints(database, change)
    _forget_in_result(database, change)
    _forget_where_they_sit(database, change)
    # What a list shows of it is written anew by who has the table, or when a server looks for what is outdated.
    nothing = sealed("summaries", code, 0, b"")
    database.execute("UPDATE summaries SET entries = ?, body = ?, seal = ? WHERE code = ?", (*nothing[1:], code))
    database.execute("DELETE FROM traces WHERE person = ? AND code = ?", (person, code))


def finish_forgetting(database: Database) -> None:
    """What a backup brought back, or a server that was killed left over."""
    for person, code in database.execute("SELECT person, code FROM traces JOIN forgotten USING (person)").fetchall():
        forget(database, Forgetting(person, code))


def _readable(line: bytes) -> acts.Entry | None:
    try:
        return acts.read(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _without_words(entry: acts.Entry | None, person: str, name: str) -> acts.Entry | None:
    return acts.without_words(entry, name) if entry is not None and entry.by == person else entry


def _write_over(database: Database, change: _Change, rows: Rows) -> None:
    """Of what is damaged beyond reading, who knows what it holds: what has that person's number in it goes."""
    new: dict[int, bytes] = {}
    for (number, line), before, after in zip(rows, change.before, change.after, strict=True):
        if after is None and change.person.encode() in line:
            new[number] = b""
        elif after is not None and after != before:
            new[number] = _encoder.encode(after)
    write_over(database, change.code, new)


def _forget_where_they_sit(database: Database, change: _Change) -> None:
    gone = database.execute("DELETE FROM seats WHERE person = ? AND code = ?", (change.person, change.code)).rowcount
    columns = ", ".join(COLUMNS["tables"])
    row = database.execute(f"SELECT {columns}, seal FROM tables WHERE code = ?", (change.code,)).fetchone()
    if gone and row is not None and is_sound("tables", row):
        row = sealed("tables", *row[:-2], among(*people_of(database, change.code)))
        database.execute(rows.put("tables", COLUMNS["tables"], ("code",)), row)


def _name_among(entries: Sequence[acts.Entry | None], code: str, person: str) -> str:
    """Of several who are forgotten at one table, each is somebody of their own."""
    called = Called(code)
    for entry in entries:
        if entry is not None and entry.by != person:
            called.note(entry.by, entry.act)
    return called.name_for(person, SOMEBODY)


def _forget_in_checkpoints(database: Database, change: _Change) -> None:
    """They bear a fingerprint of the record so far, which is another now; those that didn't fit it go."""
    old, new = Fingerprint(()), Fingerprint(())
    read = 0
    rows = database.execute(
        "SELECT entries, rules, body, seal FROM checkpoints WHERE code = ? ORDER BY entries", (change.code,)
    ).fetchall()
    for entries, rules, kept, seal in rows:
        for was, now in zip(change.before[read:entries], change.after[read:entries], strict=True):
            if was is not None and now is not None:
                old.add(was)
                new.add(now)
        read = max(read, entries)
        body = _body((change.code, entries, rules, kept, seal))
        if body is not None and body.standing is None:
            continue  # of a time when only the state was kept, which knows no names
        if body is None or body.print != old.hex():
            database.execute("DELETE FROM checkpoints WHERE code = ? AND entries = ?", (change.code, entries))
        else:
            told = packed(_encoder.encode(_without_name(body, new.hex(), change.person, change.name)))
            row = sealed("checkpoints", change.code, entries, rules, told)
            database.execute(_PUT_CHECKPOINT, row)
    note_checkpoint(database, change.code)


def _body(row: Sequence[Any]) -> Body | None:
    try:
        _, entries, rules, kept = sound("checkpoints", row, "a checkpoint")
        return Body.read(Checkpoint(entries, rules, unpacked(kept)))
    except Exception:  # whatever is wrong with it: nobody comes back by it, and it isn't worth keeping
        return None


def _without_name(body: Body, print_: str, person: str, name: str) -> Body:
    assert body.standing is not None
    seating = body.standing.seating
    for chair in seating.chairs:
        if chair.person == person:
            chair.name = name
    for ask in seating.asks:
        if ask.person == person:
            ask.name = name
    if person in seating.called:
        seating.called[person] = name
    return replace(body, print=print_)


def _forget_in_result(database: Database, change: _Change) -> None:
    """On the shelves of those who played with them stands who had which chair, as the record tells it."""
    columns = ", ".join(COLUMNS["results"])
    row = database.execute(f"SELECT {columns} FROM results WHERE code = ?", (change.code,)).fetchone()
    if row is None:
        return
    _, told, *rest = row
    try:
        names = shelving(change.code, [entry for entry in change.after if entry is not None]).match.names
    except SobremesaError:  # a damaged record, or a game that isn't here: by what was written there
        theirs = set(_names_of(change))
        names = tuple(change.name if {shown, led_by(shown)} & theirs else shown for shown in json.loads(told))
    row = sealed("results", change.code, json.dumps(names), *rest)
    database.execute(rows.put("results", COLUMNS["results"], ("code",)), row)


def _names_of(change: _Change) -> Iterator[str]:
    for entry in change.before:
        if entry is not None and entry.by == change.person and isinstance(entry.act, acts.Sat):
            yield entry.act.name
