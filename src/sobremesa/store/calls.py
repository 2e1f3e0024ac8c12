"""Who wants to be called when it is their turn, where to, and whom a table waits for who hasn't been called yet."""

from __future__ import annotations

from dataclasses import astuple
from typing import Any, Final

import msgspec

from sobremesa.store.errors import Conflict
from sobremesa.store.kept.calling import Call, Called, Calls, Identity, Subscription, Unsubscribe
from sobremesa.store.rows import Database

_PUT_IDENTITY: Final = "INSERT INTO identity (id, secret) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"
_PUT_SUBSCRIPTION: Final = """
    INSERT INTO subscriptions (browser, person, endpoint, public, auth, language, tables, quiet_from, quiet_until)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_PUT_CALL: Final = "INSERT INTO calls (person, code, kind, turn, due, is_sent) VALUES (?, ?, ?, ?, ?, ?)"

_json: Final = msgspec.json.Decoder(list[str])
_SUBSCRIPTION: Final = "browser, person, endpoint, public, auth, language, tables, quiet_from, quiet_until"
_CALL: Final = "person, code, kind, turn, due, is_sent"


# --- writing ---------------------------------------------------------------------------------------------------------


def put(database: Database, what: Identity | Subscription | Unsubscribe | Calls | Called) -> None:
    match what:
        case Identity():
            _put_identity(database, what)
        case Subscription():
            _subscribe(database, what)
        case Unsubscribe():
            _unsubscribe(database, what)
        case Calls():
            _put_calls(database, what)
        case Called():
            _note_called(database, what)


def _put_identity(database: Database, identity: Identity) -> None:
    """The first one stays: browsers have been told it."""
    database.execute(_PUT_IDENTITY, (identity.secret,))


def _subscribe(database: Database, asked: Subscription) -> None:
    """One for each browser that is still its person's."""
    found = database.execute("SELECT 1 FROM browsers WHERE id = ? AND person = ?", (asked.browser, asked.person))
    if found.fetchone() is None:
        raise Conflict("that browser was put out")
    tables = None if asked.tables is None else msgspec.json.encode(asked.tables).decode()
    database.execute("DELETE FROM subscriptions WHERE browser = ? OR endpoint = ?", (asked.browser, asked.endpoint))
    database.execute(_PUT_SUBSCRIPTION, (*astuple(asked)[:6], tables, asked.quiet_from, asked.quiet_until))


def _unsubscribe(database: Database, asked: Unsubscribe) -> None:
    database.execute(
        "DELETE FROM subscriptions WHERE browser = ? AND (endpoint = ? OR ? = '')",
        (asked.browser, asked.endpoint, asked.endpoint),
    )


def _put_calls(database: Database, calls: Calls) -> None:
    for person in (*calls.gone, *[call.person for call in calls.fresh]):
        database.execute("DELETE FROM calls WHERE person = ? AND code = ?", (person, calls.code))
    for call in calls.fresh:
        database.execute(_PUT_CALL, (*astuple(call)[:5], int(call.is_sent)))


def _note_called(database: Database, called: Called) -> None:
    """Unless something else is called for meanwhile."""
    call = called.call
    database.execute(
        "UPDATE calls SET due = ?, is_sent = ? WHERE person = ? AND code = ? AND kind = ? AND turn = ?",
        (called.due, int(called.is_sent), call.person, call.code, call.kind, call.turn),
    )


def forget_calls(database: Database, person: str) -> None:
    for table in ("subscriptions", "calls"):
        database.execute(f"DELETE FROM {table} WHERE person = ?", (person,))


# --- reading ---------------------------------------------------------------------------------------------------------


def identity_of(database: Database) -> bytes | None:
    row = database.execute("SELECT secret FROM identity").fetchone()
    return row and bytes(row[0])


def subscriptions_of(database: Database, person: str) -> list[Subscription]:
    rows = database.execute(f"SELECT {_SUBSCRIPTION} FROM subscriptions WHERE person = ?", (person,))
    return [_subscription(row) for row in rows.fetchall()]


def _subscription(row: Any) -> Subscription:
    browser, person, endpoint, public, auth, language, tables, quiet_from, quiet_until = row
    about = None if tables is None else tuple(_json.decode(tables))
    return Subscription(browser, person, endpoint, public, auth, language, about, quiet_from, quiet_until)


def subscribers(database: Database) -> set[str]:
    return {person for (person,) in database.execute("SELECT DISTINCT person FROM subscriptions")}


def calls_at(database: Database, code: str) -> list[Call]:
    return [_call(row) for row in database.execute(f"SELECT {_CALL} FROM calls WHERE code = ?", (code,)).fetchall()]


def due_calls(database: Database, now: float, most: int) -> list[Call]:
    rows = database.execute(
        f"SELECT {_CALL} FROM calls WHERE is_sent = 0 AND due <= ? ORDER BY due LIMIT ?", (now, most)
    )
    return [_call(row) for row in rows.fetchall()]


def _call(row: Any) -> Call:
    person, code, kind, turn, due, is_sent = row
    return Call(person, code, kind, turn, due, bool(is_sent))
