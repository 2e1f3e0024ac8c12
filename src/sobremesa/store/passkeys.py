"""Keys that people's devices keep for years, by which a browser that is new becomes theirs again."""

from __future__ import annotations

from dataclasses import astuple, replace
from typing import Any, Final

from sobremesa.store import rows
from sobremesa.store.browsers import make_room, move_in
from sobremesa.store.errors import Conflict
from sobremesa.store.kept.passkeys import CameBack, NewPasskey, NoPasskey, Passkey, Spent
from sobremesa.store.rows import Database
from sobremesa.store.sealing import COLUMNS, is_sound, sealed
from sobremesa.store.traces import is_forgotten

MOST_PASSKEYS: Final = 12  # of one person

_COLUMNS: Final = ", ".join(COLUMNS["passkeys"])
_PUT: Final = rows.put("passkeys", COLUMNS["passkeys"], ("id",))
_SPEND: Final = "INSERT INTO spent (challenge, until) VALUES (?, ?) ON CONFLICT (challenge) DO NOTHING"


# --- writing ---------------------------------------------------------------------------------------------------------


def add(database: Database, new: NewPasskey) -> None:
    passkey = new.passkey
    _spend(database, new.spent, passkey.since)
    if is_forgotten(database, passkey.person):
        raise Conflict("whose passkey it is wanted to be forgotten")
    if database.execute("SELECT 1 FROM passkeys WHERE credential = ?", (passkey.credential,)).fetchone():
        raise Conflict("that passkey is somebody's")
    (there,) = database.execute("SELECT count(*) FROM passkeys WHERE person = ?", (passkey.person,)).fetchone()
    if there >= MOST_PASSKEYS:
        raise Conflict("too many passkeys")
    database.execute(_PUT, sealed("passkeys", *astuple(passkey)))


def remove(database: Database, asked: NoPasskey) -> None:
    database.execute("DELETE FROM passkeys WHERE id = ? AND person = ?", (asked.passkey, asked.person))


def come_back(database: Database, came: CameBack) -> None:
    now = came.browser.since
    _spend(database, came.spent, now)
    # What was looked at must still be so: it may have been removed, or have answered somebody else meanwhile.
    known = passkey_with(database, came.passkey.credential)
    if known is None or (known.id, known.signs) != (came.passkey.id, came.passkey.signs):
        raise Conflict("that passkey opens nothing, or has been used meanwhile")
    database.execute(_PUT, sealed("passkeys", *astuple(replace(known, signs=came.signs, used=now))))
    make_room(database, known.person)
    move_in(database, replace(came.browser, person=known.person), came.instead)


def _spend(database: Database, spent: Spent, now: float) -> None:
    """A challenge is answered once."""
    database.execute("DELETE FROM spent WHERE until <= ?", (now,))
    if not database.execute(_SPEND, astuple(spent)).rowcount:
        raise Conflict("that challenge was answered already")


def forget_passkeys(database: Database, person: str) -> None:
    database.execute("DELETE FROM passkeys WHERE person = ?", (person,))


# --- reading ---------------------------------------------------------------------------------------------------------


def passkey_with(database: Database, credential: bytes) -> Passkey | None:
    """The passkey that a device finds by that. What isn't what was written opens nothing."""
    row = database.execute(f"SELECT {_COLUMNS}, seal FROM passkeys WHERE credential = ?", (credential,)).fetchone()
    return _passkey(row) if row is not None and is_sound("passkeys", row) else None


def passkeys_of(database: Database, person: str) -> list[Passkey]:
    """What was used last comes first."""
    found = database.execute(f"SELECT {_COLUMNS}, seal FROM passkeys WHERE person = ? ORDER BY used DESC", (person,))
    return [_passkey(row) for row in found if is_sound("passkeys", row)]


def _passkey(row: Any) -> Passkey:
    return Passkey(*row[:-1])
