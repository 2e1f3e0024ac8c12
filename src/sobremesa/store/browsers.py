"""The browsers from which people come, and how one of them hands on to another who it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, replace
from typing import Final

from sobremesa.store import rows
from sobremesa.store.errors import Conflict
from sobremesa.store.kept.people import Browser, Follow, Guest, Handover, PutOut
from sobremesa.store.reading import MOST_IN_A_QUESTION
from sobremesa.store.rows import Database
from sobremesa.store.sealing import COLUMNS, is_sound, seal_of, sealed
from sobremesa.store.traces import is_forgotten

MOST_BROWSERS: Final = 12  # of one person

_COLUMNS: Final = ", ".join(COLUMNS["browsers"])
_PUT_GUEST: Final = rows.put("guests", COLUMNS["guests"], ("id",))
_PUT_BROWSER: Final = rows.put("browsers", COLUMNS["browsers"], ("id",))
_PUT_HANDOVER: Final = (
    "INSERT INTO handovers (person, code_hash, until) VALUES (?, ?, ?)"
    " ON CONFLICT (person) DO UPDATE SET code_hash = excluded.code_hash, until = excluded.until"
)


# --- writing ---------------------------------------------------------------------------------------------------------


def put_guest(database: Database, guest: Guest) -> None:
    if is_forgotten(database, guest.id):
        return  # they asked for another name at the same moment
    database.execute(_PUT_GUEST, sealed("guests", guest.id, guest.name))


def put_browser(database: Database, browser: Browser) -> None:
    """One that is new, or of one that is there when it was seen and what it is called."""
    if is_forgotten(database, browser.person):
        return
    database.execute(_PUT_BROWSER, sealed("browsers", *astuple(browser)))


def note_seen(database: Database, browser: Browser) -> None:
    """Unless it was put out meanwhile."""
    if database.execute("SELECT 1 FROM browsers WHERE id = ?", (browser.id,)).fetchone():
        put_browser(database, browser)


def put_out(database: Database, asked: PutOut) -> None:
    database.execute("DELETE FROM browsers WHERE id = ? AND person = ?", (asked.browser, asked.person))
    database.execute("DELETE FROM handovers WHERE person = ?", (asked.person,))
    database.execute("DELETE FROM subscriptions WHERE browser = ? AND person = ?", (asked.browser, asked.person))


def offer(database: Database, handover: Handover, now: float) -> None:
    """One code for each person: another makes the one before worthless."""
    database.execute("DELETE FROM handovers WHERE until <= ?", (now,))
    if is_forgotten(database, handover.person):
        raise Conflict("who asked for a code wanted to be forgotten")
    database.execute(_PUT_HANDOVER, astuple(handover))


def follow(database: Database, asked: Follow) -> None:
    row = database.execute(
        "DELETE FROM handovers WHERE code_hash = ? AND until > ? RETURNING person",
        (asked.code_hash, asked.browser.since),
    ).fetchone()
    if row is None:
        raise Conflict("the code opens nothing")
    (person,) = row
    (there,) = database.execute("SELECT count(*) FROM browsers WHERE person = ?", (person,)).fetchone()
    if there >= MOST_BROWSERS:
        raise Conflict("too many browsers")
    move_in(database, replace(asked.browser, person=person), asked.instead)


def move_in(database: Database, browser: Browser, instead: bytes) -> None:
    """A browser is somebody's from now on, whatever it was before."""
    put_browser(database, browser)
    before = "SELECT id FROM browsers WHERE key_hash = ?"
    database.execute(f"DELETE FROM subscriptions WHERE browser IN ({before})", (instead,))
    database.execute("DELETE FROM browsers WHERE key_hash = ?", (instead,))


def make_room(database: Database, person: str) -> None:
    """For one more browser: the one that wasn't seen for longest gives way, with what it was called about."""
    found = database.execute("SELECT id FROM browsers WHERE person = ? ORDER BY seen DESC, id", (person,)).fetchall()
    for (browser,) in found[MOST_BROWSERS - 1 :]:
        database.execute("DELETE FROM subscriptions WHERE browser = ?", (browser,))
        database.execute("DELETE FROM browsers WHERE id = ?", (browser,))


def forget_browsers(database: Database, person: str) -> None:
    for table in ("browsers", "handovers"):
        database.execute(f"DELETE FROM {table} WHERE person = ?", (person,))


# --- reading ---------------------------------------------------------------------------------------------------------


def browser_with(database: Database, key_hash: bytes) -> tuple[Guest, Browser] | None:
    """Whose key that is. What isn't what was written opens nothing; that is said when the server starts."""
    row = database.execute(f"SELECT {_COLUMNS}, seal FROM browsers WHERE key_hash = ?", (key_hash,)).fetchone()
    if row is None or not is_sound("browsers", row):
        return None
    browser = Browser(*row[:-1])
    guest = database.execute("SELECT id, name, seal FROM guests WHERE id = ?", (browser.person,)).fetchone()
    return (Guest(*guest[:-1]), browser) if guest is not None and is_sound("guests", guest) else None


def browsers_of(database: Database, person: str) -> list[Browser]:
    """Who was seen last comes first."""
    found = database.execute(f"SELECT {_COLUMNS}, seal FROM browsers WHERE person = ? ORDER BY seen DESC", (person,))
    return [Browser(*row[:-1]) for row in found if is_sound("browsers", row)]


def known_keys(database: Database, key_hashes: Iterable[bytes]) -> set[bytes]:
    """Those of them by which somebody can still come in."""
    known: set[bytes] = set()
    hashes = list(key_hashes)
    for start in range(0, len(hashes), MOST_IN_A_QUESTION):
        some = hashes[start : start + MOST_IN_A_QUESTION]
        marks = ", ".join("?" * len(some))
        found = database.execute(
            f"SELECT key_hash FROM browsers JOIN guests ON guests.id = person WHERE key_hash IN ({marks})", some
        )
        known.update(key_hash for (key_hash,) in found)
    return known


# --- of a time when each guest had one key ---------------------------------------------------------------------------


def give_each_guest_a_browser(database: Database) -> None:
    """What wasn't what was written isn't sealed by it."""
    for number, (person, name, key_hash, seal) in enumerate(
        database.execute("SELECT id, name, key_hash, seal FROM guests_before ORDER BY id").fetchall()
    ):
        row: tuple[object, ...] = (person, name, seal)
        if seal == seal_of("guests", (person, name, key_hash)):
            row = sealed("guests", person, name)
            browser = sealed("browsers", f"{number}", person, key_hash, "", 0.0, 0.0)
            database.execute(f"INSERT INTO browsers ({_COLUMNS}, seal) VALUES (?, ?, ?, ?, ?, ?, ?)", browser)
        database.execute("INSERT INTO guests (id, name, seal) VALUES (?, ?, ?)", row)
    database.execute("DROP TABLE guests_before")
