"""What the host has decided: which tables are hidden, closed or to be deleted, and who is barred.

A server reads it anew every second, so the host's command line and page need no other way to speak to it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_network
from typing import Final, final

import msgspec

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Scrubbing, Store, Watcher
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.hosting import Bar, Overlooked, Ruling, Rulings, Sitter
from sobremesa.store.kept.tables import Removal
from sobremesa.store.place import Place, inside, opened
from sobremesa.store.rows import Database

WHATS: Final = {  # which column of a ruling, and what it is then
    "hide": ("hidden", 1),
    "show": ("hidden", 0),
    "close": ("closed", 1),
    "open": ("closed", 0),
    "delete": ("doomed", 1),
}
MOST_LISTED: Final = 500
_MOST_BITS_FREE: Final = {4: 24, 6: 96}  # of an address: whoever bars more than that bars everybody
_HOUSEHOLD: Final = {4: 32, 6: 64}
_GUEST_DIGITS: Final = 16
_SECONDS_TO_WAIT: Final = 10.0


def is_guest(who: str) -> bool:
    return len(who) == _GUEST_DIGITS and all(digit in "0123456789abcdef" for digit in who)


def who_is(text: str) -> str:
    """A guest by their number, or a network, as it is kept; an address of IPv6 is its household's."""
    if is_guest(text):
        return text
    with suppress(ValueError):
        network = ip_network(text.strip(), strict=False)
        if network.max_prefixlen - network.prefixlen <= _MOST_BITS_FREE[network.version]:
            household = min(network.prefixlen, _HOUSEHOLD[network.version])
            return str(network if household == network.prefixlen else network.supernet(new_prefix=household))
    message = f"who is barred is a guest's number or a network like 192.0.2.7 or 2001:db8::/48, not {text!r}"
    raise SobremesaError(message, "bar", given=text)


# --- for a server ----------------------------------------------------------------------------------------------------


def rule(database: Database, ruling: Ruling) -> None:
    column, value = WHATS[ruling.what]
    database.execute(
        "INSERT INTO rulings (code, hidden, closed, doomed) SELECT ?, 0, 0, 0"
        " WHERE EXISTS (SELECT 1 FROM tables WHERE code = ?) ON CONFLICT DO NOTHING",
        (ruling.code, ruling.code),
    )
    database.execute(f"UPDATE rulings SET {column} = ? WHERE code = ?", (value, ruling.code))
    database.execute("DELETE FROM rulings WHERE code = ? AND hidden + closed + doomed = 0", (ruling.code,))


def bar(database: Database, made: Bar) -> None:
    database.execute("DELETE FROM bars WHERE who = ?", (made.who,))
    if made.yes:
        database.execute("INSERT INTO bars (who, at) VALUES (?, ?)", (made.who, made.at))


def rulings(database: Database) -> Rulings:
    rows = database.execute("SELECT code, hidden, closed, doomed FROM rulings").fetchall()
    barred = database.execute("SELECT who FROM bars ORDER BY at DESC, who").fetchall()
    return Rulings(
        frozenset(code for code, hidden, _, _ in rows if hidden),
        frozenset(code for code, _, closed, _ in rows if closed),
        frozenset(code for code, _, _, doomed in rows if doomed),
        tuple(who for (who,) in barred),
    )


def overlooked(database: Database) -> list[Overlooked]:
    """The tables that aren't over, the latest first: who is there, and nothing of their matches."""
    rows = database.execute(
        "SELECT code, listed, phase, coalesce(hidden, 0), coalesce(closed, 0),"
        " (SELECT count(*) FROM reports WHERE reports.code = tables.code AND settled IS NULL)"
        " FROM tables LEFT JOIN rulings USING (code) WHERE phase <> 'over' ORDER BY touched DESC LIMIT ?",
        (MOST_LISTED,),
    ).fetchall()
    games = _games(database, [row[0] for row in rows])
    names = dict(database.execute("SELECT id, name FROM guests WHERE id IN (SELECT person FROM seats)").fetchall())
    seated: dict[str, list[Sitter]] = {}
    for code, person in database.execute("SELECT code, person FROM seats ORDER BY person"):
        seated.setdefault(code, []).append(Sitter(person, names.get(person, "")))
    return [
        Overlooked(
            code,
            games.get(code, ""),
            phase,
            not listed,
            bool(hidden),
            bool(closed),
            reports,
            seated.get(code, []),
        )
        for code, listed, phase, hidden, closed, reports in rows
    ]


class _Opened(msgspec.Struct):
    game: str = ""


class _Opening(msgspec.Struct):
    act: _Opened


_opening: Final = msgspec.json.Decoder(_Opening)


def _games(database: Database, codes: Sequence[str]) -> dict[str, str]:
    """Of each of these tables, by the beginning of its record."""
    found = {}
    for code in codes:
        row = database.execute(
            "SELECT CAST(entry AS BLOB) FROM entries WHERE code = ? AND number = 0", (code,)
        ).fetchone()
        with suppress(TypeError, msgspec.DecodeError, UnicodeDecodeError):  # a damaged one is listed without
            found[code] = _opening.decode(row[0]).act.game
    return found


# --- from the host's command line, also while a server runs ----------------------------------------------------------


def look_over(place: Place) -> tuple[list[Overlooked], Rulings]:
    with inside(place) as database:
        return overlooked(database), rulings(database)


def decide(place: Place, decided: Sequence[Ruling | Bar]) -> None:
    with inside(place) as database:
        for one in decided:
            if isinstance(one, Bar):
                bar(database, one)
            elif not _is_there(database, one.code):
                raise SobremesaError(f"there is no table {one.code}", "no-table-here", code=one.code)
            else:
                rule(database, one)


def delete(place: Place, code: str) -> bool:
    """Whether it is gone already: else a server that runs was told, and is about to do it."""
    decide(place, [Ruling(code, "delete")])
    try:
        store = opened(place)
    except StoreError:  # a server runs
        return _goes_soon(place, code)
    asyncio.run(_delete(store, code))
    return True


async def _delete(store: Store, code: str) -> None:
    await store.start(_Nobody())
    try:
        token = await store.hold(code)
        await store.written(Removal(code, token=token))
        await store.release(token)
        await store.written(Scrubbing())
    finally:
        await store.close()


@final
class _Nobody(Watcher):
    """Nobody is at any table here, so nobody need be told."""

    def lost(self) -> None:
        pass

    def alive(self, addresses: frozenset[str]) -> None:
        pass


def _goes_soon(place: Place, code: str) -> bool:
    deadline = time.monotonic() + _SECONDS_TO_WAIT
    with inside(place) as database:
        while time.monotonic() < deadline:
            if not _is_there(database, code):
                return True
            time.sleep(0.1)
    return False


def _is_there(database: Database, code: str) -> bool:
    return database.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchone() is not None
