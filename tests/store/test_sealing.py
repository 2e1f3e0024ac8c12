"""Whatever bit of the file changes by itself: it is named where somebody would come across it, or changes nothing."""

from __future__ import annotations

import logging
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from sobremesa.kernel.saved import save
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.passkeys import NewPasskey, Passkey, Spent
from sobremesa.store.kept.people import Browser, Guest
from sobremesa.store.kept.tables import Index, Page, Telling
from sobremesa.store.sealing import COLUMNS, rewrite
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.checkpoint import page_of
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.table import OVER, Table
from store.engines import with_store, write
from store.resealed import unseal
from tables.gathering import ANA, BLAS, asking, begun, choose

OPEN, ENDED, PRIVATE = "BRISA-27", "LUNA-11", "COBRE-4040"
KEYS: Final = {"ana": b"a" * 32, "blas": b"b" * 32}
PAGES: Final = [(number, b"how it was told, page %d" % number) for number in (0, 50, 100)]


def played(*options: str) -> Table:
    table = begun()
    asking(table, ANA).pause(True)
    asking(table, ANA).pause(False)
    for number, option in enumerate(options):
        asking(table, (ANA, BLAS)[number % 2]).say(f"I'll think about {option}")
        choose(table, (ANA, BLAS)[number % 2], option)
    return table


async def fill(store: SqliteStore) -> None:
    for number, (person, key) in enumerate(KEYS.items()):
        await store.written(Guest(person, person.title()))
        await store.written(Browser(f"{number}", person, key, "", 0.0, 0.0))  # as if from before there were seals
        passkey = Passkey(f"{number}", person, KEYS[person], b"public", 3, "Chrome", 1.0, 2.0)
        await store.written(NewPasskey(passkey, Spent(key, 1e12)))
    for code, table, given in (
        (OPEN, played("mark:4", "mark:0"), None),
        (ENDED, played("mark:0", "mark:3", "mark:1", "mark:4", "mark:2"), None),
        (PRIVATE, played("mark:8"), Index(False, "playing", ("ana", "blas"), False, b"l" * 32, ("ana", "blas"))),
    ):
        fresh, table.fresh = table.fresh, []
        index = given or Index.of(table)
        half = len(fresh) - 2
        await store.written(Page(code, 0, fresh[:half], None, index, opens=True, summary=b"what lists show"))
        await write(store, Page(code, half, fresh[half:], table.checkpoint(), None))
    await write(store, Page(ENDED, 19, (), None, Index(True, OVER, ("ana", "blas"))))
    await store.written(await store.shelving(ENDED))
    await store.written(Telling(ENDED, 0, PAGES, True, "edition", b"the words of then"))


def told_of(table: Table) -> Any:
    """What a table is to those who sit there."""
    assert table.match is not None
    return (
        save(table.match),
        page_of(0, table.log).lines,
        table.chat,
        Index.of(table),
        table.names,
        table.waiting,
        table.entries,
    )


async def seen(store: SqliteStore) -> dict[str, Any]:
    """All that anybody is ever served from a store, by what they would ask for; or that it is damaged."""

    async def asked(what: Any) -> Any:
        try:
            return await what
        except StoreError as error:
            return error
        except Damaged as error:
            return error

    found: dict[str, Any] = {}
    for code in (OPEN, ENDED, PRIVATE):
        table = await asked(store.table(code))
        found[f"table {code}"] = told_of(table) if isinstance(table, Table) else table
        for person in ("ana", "carla"):
            found[f"way in {code} {person}"] = await asked(store.way_in(code, person))
    file = await asked(store.bygone(ENDED))
    found["match file"] = file if isinstance(file, Exception) else msgspec.json.encode(file.file())
    is_told = await asked(store.is_told(ENDED))
    for low in (0, 50, 100):  # else it is told from the record, which is looked at already
        found[f"telling {low}"] = await asked(store.telling(ENDED, low, low + 50)) if is_told else Damaged("not kept")
    found["edition"] = await asked(store.edition("edition"))
    for person, key in KEYS.items():
        found[f"guest {person}"] = await asked(store.browser_with(key))
        found[f"passkey {person}"] = await asked(store.passkey_with(key))
        found[f"passkeys of {person}"] = await asked(store.passkeys_of(person))
        found[f"shelf {person}"] = await asked(store.shelf(person, "", 0))
        found[f"tables of {person}"] = await asked(store.tables_of(person, 20))
    found["link"] = await asked(store.behind_link(b"l" * 32))
    for phase in ("gathering", "playing"):
        found[f"lobby {phase}"] = await asked(store.open_tables(phase, 50))
    return found


FOUND: Final = ("way", "guest", "passkey", "passkeys", "tables", "lobby", "link", "edition")


class House:
    """A filled database, and what is seen of it; copies of it are harmed."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "sound.db"
        self._copy = folder / "harmed.db"
        with_store(self.file, fill)
        with sqlite3.connect(self.file) as database:
            database.execute("PRAGMA journal_mode = DELETE")
        database.close()
        self.data = self.file.read_bytes()
        self.told = self.look(self.file)

    def look(self, file: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}

        async def work(store: SqliteStore) -> None:
            await store.look_through()
            found.update(await seen(store))

        with_store(file, work)
        return found

    def harmed(self) -> Path:
        for path in self._copy.parent.glob("harmed.db*"):
            path.unlink()
        shutil.copy(self.file, self._copy)
        return self._copy

    def changed_unnoticed(self, file: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
        """What is served otherwise than it was written, and nobody is told."""
        caplog.clear()
        try:
            found = self.look(file)
        except StoreError:
            caplog.handler.emit(logging.makeLogRecord({"levelno": logging.ERROR, "levelname": "ERROR"}))
            return []  # the server doesn't start, and says why
        is_logged = any(record.levelno >= logging.ERROR for record in caplog.records)
        return [
            what
            for what, told in self.told.items()
            if found[what] != told
            and not isinstance(found[what], Exception)
            # Who can't be found can't be opened either: that is said when the server starts.
            and not (is_logged and what.split()[0] in FOUND)
        ]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, _small_game: None) -> House:
    return House(tmp_path_factory.mktemp("house"))


FLIPS: Final = 150


def test_any_bit_of_the_file(house: House, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random("bits")
    noticed = 0
    used = [at for at, byte in enumerate(house.data) if byte or chance.random() < 0.02]
    for _ in range(FLIPS):
        at, bit = chance.choice(used), 1 << chance.randrange(8)
        file = house.harmed()
        with file.open("r+b") as bytes_of_it:
            bytes_of_it.seek(at)
            bytes_of_it.write(bytes([house.data[at] ^ bit]))
        assert house.changed_unnoticed(file, caplog) == [], f"bit {bit} of byte {at}"
        noticed += bool(caplog.records)
    assert noticed > FLIPS // 5


TABLES: Final = {**COLUMNS, "entries": ("code", "number", "entry"), "tellings": ("code", "first", "steps", "is_end")}
OF_THE_SEALS: Final = {"ends": ("code", "entries", "seal", "checkpoint")}
ROWS_FLIPPED: Final = 4


def flipped(value: Any, chance: random.Random) -> Any:
    match value:
        case int():
            return value ^ 1 << chance.randrange(16)
        case float():
            return value * 2
        case None:
            return 0
        case str():
            at = chance.randrange(max(1, len(value)))
            return value[:at] + chr(ord(value[at : at + 1] or "?") ^ 1 << chance.randrange(5)) + value[at + 1 :]
        case bytes():
            at = chance.randrange(max(1, len(value)))
            return value[:at] + bytes([(value[at : at + 1] or b"?")[0] ^ 1 << chance.randrange(8)]) + value[at + 1 :]
    raise AssertionError(value)


@pytest.mark.parametrize("kind", [*TABLES, "ends"])
def test_any_value_of_any_row(house: House, caplog: pytest.LogCaptureFixture, kind: str) -> None:
    chance = random.Random(kind)
    columns = {**TABLES, **OF_THE_SEALS}[kind]
    for column in dict.fromkeys((*columns, "seal")):
        for _ in range(ROWS_FLIPPED):
            file = house.harmed()
            with sqlite3.connect(file) as database:
                database.execute("PRAGMA ignore_check_constraints = ON")
                rows = database.execute(f"SELECT * FROM {kind}").fetchall()
                names = [name for (name,) in database.execute("SELECT name FROM pragma_table_info(?)", (kind,))]
                row = dict(zip(names, chance.choice(rows), strict=True))
                other = flipped(row[column], chance)
                which = " AND ".join(f"{name} IS ?" for name in names)
                database.execute(f"UPDATE OR IGNORE {kind} SET {column} = ? WHERE {which}", (other, *row.values()))
            database.close()
            assert house.changed_unnoticed(file, caplog) == [], (row, column, other)


# A guest or an edition is there or isn't: that one was is known nowhere else.
UNCOUNTED: Final = ("guests", "browsers", "passkeys", "editions")


@pytest.mark.parametrize("kind", [kind for kind in (*TABLES, "ends") if kind not in UNCOUNTED])
def test_any_row_that_is_gone(house: House, caplog: pytest.LogCaptureFixture, kind: str) -> None:
    rows = sqlite3.connect(house.file).execute(f"SELECT count(*) FROM {kind}").fetchone()[0]
    for at in {0, rows // 2, rows - 1}:
        file = house.harmed()
        with sqlite3.connect(file) as database:
            keys = [name for (name,) in database.execute("SELECT name FROM pragma_table_info(?) WHERE pk", (kind,))]
            row = database.execute(f"SELECT {', '.join(keys)} FROM {kind} LIMIT 1 OFFSET ?", (at,)).fetchone()
            database.execute(f"DELETE FROM {kind} WHERE {' AND '.join(f'{key} = ?' for key in keys)}", row)
        database.close()
        unnoticed = house.changed_unnoticed(file, caplog)
        assert unnoticed == [], row


def test_what_was_written_before_there_were_seals_is_sealed_as_it_lies(house: House) -> None:
    file = house.harmed()
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT code, number, entry, seal FROM entries ORDER BY id").fetchall()
        unseal(database)
    database.close()
    # What lists show was not kept then: they show nothing until a server has looked the tables through.
    later = {"tables": [], "lobby": [], "passkeys": [], "passkey": None}
    missing = {what: later[kind] for what in house.told if (kind := what.split()[0]) in later}
    assert house.look(file) == {**house.told, **missing}
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT code, number, entry, seal FROM entries ORDER BY id").fetchall() == rows
    database.close()


def test_a_record_is_written_on_after_it_was_written_anew(house: House) -> None:
    """As when somebody is forgotten: other words in the same places, and the chain goes on from there."""
    file = house.harmed()

    async def work(store: SqliteStore) -> None:
        said = asking(played(), ANA)
        said.say("something else")
        (other,) = said.table.fresh[-1:]
        number = next(at for at, (line,) in enumerate(lines) if "think about mark:4" in line)
        database = sqlite3.connect(file)
        rewrite(database, OPEN, {number: msgspec.json.encode(other)})
        database.commit()
        database.close()
        await write(store, Page(OPEN, len(lines), [other]))
        again = await store.table(OPEN)
        assert [line.text for line in again.chat] == ["something else", "I'll think about mark:0", "something else"]

    question = "SELECT entry FROM entries WHERE code = ? ORDER BY number"
    lines = sqlite3.connect(file).execute(question, (OPEN,)).fetchall()
    with_store(file, work)


def test_what_is_broken_is_not_sealed_by_writing_anew(house: House) -> None:
    file = house.harmed()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE entries SET entry = replace(entry, 'mark:4', 'mark:5') WHERE code = ?", (OPEN,))
        with pytest.raises(Damaged, match="is not what was written"):
            rewrite(database, OPEN, {})
    database.close()
