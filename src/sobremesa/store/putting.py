"""Whatever is written besides the entries of records, row by row: the same for either database."""

from __future__ import annotations

import time
from typing import Final

from sobremesa.store import calls, passkeys, rows, shelves
from sobremesa.store.alarms import set_alarm
from sobremesa.store.browsers import follow, note_seen, offer, put_browser, put_guest, put_out
from sobremesa.store.contract import Writable
from sobremesa.store.forgetting import forget, say_farewell
from sobremesa.store.kept.calling import Called, Calls, Identity, Subscription, Unsubscribe
from sobremesa.store.kept.hosting import Bar, Report, Ruling
from sobremesa.store.kept.passkeys import CameBack, NewPasskey, NoPasskey
from sobremesa.store.kept.people import (
    Browser,
    Departure,
    Farewell,
    Follow,
    Forgetting,
    Guest,
    Handover,
    Mute,
    PutOut,
    Seen,
    Visit,
)
from sobremesa.store.kept.tables import Alarm, Index, Page, Removal, Summary, Telling
from sobremesa.store.reading import last_touched
from sobremesa.store.reports import report
from sobremesa.store.retention import note_visit, remove, say_goodbye
from sobremesa.store.rows import Database
from sobremesa.store.ruling import bar, rule
from sobremesa.store.sealing import COLUMNS, among, note_checkpoint, seal_of_telling, sealed
from sobremesa.store.traces import leave_traces, mute
from sobremesa.tables.checkpoint import Checkpoint, packed
from sobremesa.tables.played import Shelving
from sobremesa.tables.table import OVER

_TABLE: Final = rows.put("tables", COLUMNS["tables"], ("code",))
_NEW_TABLE: Final = _TABLE.partition(" ON CONFLICT")[0]
_SEAT: Final = "INSERT INTO seats (person, code, seal) VALUES (?, ?, ?)"
_LET_IN: Final = "INSERT INTO let_in (code, person, seal) VALUES (?, ?, ?)"
_CHECKPOINT: Final = rows.put("checkpoints", COLUMNS["checkpoints"], ("code", "entries"))
_LOG: Final = rows.put("log", COLUMNS["log"], ("code", "first"))
_EDITION: Final = "INSERT INTO editions (id, body, seal) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_STEPS: Final = "INSERT INTO tellings (code, first, steps, is_end, seal) VALUES (?, ?, ?, ?, ?)"
# What was found out later is what was true later: one that comes late doesn't take its place.
_SUMMARY: Final = (
    rows.put("summaries", COLUMNS["summaries"], ("code",)) + " WHERE summaries.entries <= excluded.entries"
)


def put(database: Database, what: Writable) -> None:
    """In the caller's transaction."""
    match what:
        case Identity() | Subscription() | Unsubscribe() | Calls() | Called():
            calls.put(database, what)
        case Alarm():
            set_alarm(database, what)
        case Guest():
            put_guest(database, what)
        case Browser():
            put_browser(database, what)
        case Seen():
            note_seen(database, what.browser)
        case PutOut():
            put_out(database, what)
        case Handover():
            offer(database, what, time.time())
        case Follow():
            follow(database, what)
        case NewPasskey():
            passkeys.add(database, what)
        case NoPasskey():
            passkeys.remove(database, what)
        case CameBack():
            passkeys.come_back(database, what)
        case Ruling():
            rule(database, what)
        case Bar():
            bar(database, what)
        case Visit():
            note_visit(database, what)
        case Removal():
            remove(database, what)
        case Departure():
            say_goodbye(database, what)
        case Page():
            _put_index_and_checkpoint(database, what)
        case Summary():
            database.execute(_SUMMARY, sealed("summaries", what.code, what.entries, what.body))
        case Telling():
            _put_telling(database, what)
        case Shelving():
            shelves.put(database, what)
        case Farewell():
            say_farewell(database, what)
        case Forgetting():
            forget(database, what)
        case Mute():
            mute(database, what)
        case Report():
            report(database, what)


def _put_index_and_checkpoint(database: Database, page: Page) -> None:
    if page.index is not None:
        _put_index(database, page, page.index)
    if page.checkpoint is not None:
        _put_checkpoint(database, page.code, page.checkpoint)
    leave_traces(database, page)


def _put_index(database: Database, page: Page, index: Index) -> None:
    code = page.code
    touched = page.entries[-1].at if page.entries else last_touched(database, code)
    row = (code, index.listed, index.phase, touched, index.spoken, index.link_hash)
    seal = among(index.people, index.let_in)
    database.execute(_NEW_TABLE if page.opens else _TABLE, sealed("tables", *row, seal))
    database.execute("DELETE FROM seats WHERE code = ?", (code,))
    if index.people:
        database.executemany(_SEAT, [sealed("seats", who, code) for who in index.people])
    database.execute("DELETE FROM let_in WHERE code = ?", (code,))
    if index.let_in:
        database.executemany(_LET_IN, [sealed("let_in", code, who) for who in index.let_in])
    if index.phase == OVER:
        database.execute("DELETE FROM summaries WHERE code = ?", (code,))
    else:
        # Without one, the table is looked through for it when a server starts.
        entries = page.first + len(page.entries) if page.summary else 0
        database.execute(_SUMMARY, sealed("summaries", code, entries, page.summary))


def _put_checkpoint(database: Database, code: str, checkpoint: Checkpoint) -> None:
    row = sealed("checkpoints", code, checkpoint.entries, checkpoint.rules, packed(checkpoint.body))
    database.execute(_CHECKPOINT, row)
    stay = (checkpoint.entries, *checkpoint.stay)
    marks = ", ".join("?" * len(stay))
    database.execute(f"DELETE FROM checkpoints WHERE code = ? AND entries NOT IN ({marks})", (code, *stay))
    note_checkpoint(database, code)
    if checkpoint.page is not None:
        database.execute(_LOG, sealed("log", code, checkpoint.page.first, packed(checkpoint.page.lines)))


def _put_telling(database: Database, told: Telling) -> None:
    database.execute(_EDITION, sealed("editions", told.edition, told.body))
    database.execute("DELETE FROM tellings WHERE code = ? AND first >= ?", (told.code, told.since))
    last = database.execute(
        "SELECT seal FROM tellings WHERE code = ? ORDER BY first DESC LIMIT 1", (told.code,)
    ).fetchone()
    seal: bytes | None = last and last[0]
    end = told.rows[-1][0] if told.is_whole else None
    steps_of = []
    for first, steps in told.rows:
        seal = seal_of_telling(seal, told.code, first, steps, int(first == end))
        steps_of.append((told.code, first, steps, int(first == end), seal))
    if steps_of:
        database.executemany(_STEPS, steps_of)
