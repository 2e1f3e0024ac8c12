"""From one database into another: every row of every kind, both ways, or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from benchmarks.cluster.postgres import Given, Postgres

from sobremesa.cli.main import main
from sobremesa.store.contract import Store
from sobremesa.store.moving import KINDS, Differs, moved
from sobremesa.store.place import Remote, at_rest, filled, inside
from sobremesa.store.sqlite import SqliteStore
from store.engines import InAFile, OnAServer, Outside, run
from store.test_sealing import ENDED, OPEN, fill, seen

MANY = 450  # more than are moved at once
SERVERS_OWN = {
    "servers",
    "holds",
    "installation",
    "guesses",
}  # of PostgreSQL alone: they tell of servers, not of tables


@pytest.fixture
def full(tmp_path: Path) -> InAFile:
    """A file with rows of every kind."""
    engine = InAFile(tmp_path)

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await fill(store)

    run(engine.store(), work)
    database = sqlite3.connect(engine.file)
    numbers = count(1)
    for name in KINDS:
        types = {column: given for _, column, given, *_ in database.execute(f"PRAGMA table_info({name})")}
        for _ in range(MANY if name == "traces" else 2):
            row = [
                1 if column == "id" and name == "identity" else _made(types[column], next(numbers)) for column in types
            ]
            marks = ", ".join("?" * len(row))
            database.execute(f"INSERT OR IGNORE INTO {name} ({', '.join(types)}) VALUES ({marks})", row)
    database.commit()
    database.close()
    return engine


def _made(given: str, number: int) -> object:
    return {"TEXT": f"some «{number}»", "BLOB": bytes([number % 256, 0, 255]), "REAL": number / 7}.get(given, number)


@pytest.fixture
def server(postgres: Postgres | Given) -> OnAServer:
    return OnAServer(postgres)


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def move(source: str, target: str, language: str = "en") -> int:
    return main(["move", "--from", source, "--to", target, "--lang", language])


def rows(engine: Outside, name: str) -> list[tuple[Any, ...]]:
    columns = ", ".join("CAST(entry AS BLOB)" if column == "entry" else column for column in KINDS[name].columns)
    return sorted(engine.rows(f"SELECT {columns} FROM {name}"), key=repr)


def all_rows(engine: Outside) -> dict[str, list[tuple[Any, ...]]]:
    return {name: rows(engine, name) for name in KINDS}


def test_there_and_back_every_row_is_the_same(
    full: InAFile, server: OnAServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = all_rows(full)
    assert all(before.values())
    assert move(address(full.file), server.address) == 0
    total = sum(map(len, before.values()))
    assert capsys.readouterr().err == (
        f"Moved: {len(before['tables'])} tables, {len(before['guests'])} people, {total} rows in all,"
        " read again and found equal.\n"
    )
    assert all_rows(server) == before
    back = tmp_path / "back"
    back.mkdir()
    assert move(server.address, address(back / "tables.db"), "es") == 0
    assert "Mudanza hecha" in capsys.readouterr().err
    again = InAFile(back)
    assert all_rows(again) == before == all_rows(full)
    assert [path.name for path in back.iterdir() if "lock" not in path.name] == ["tables.db"]
    assert again.file.stat().st_mode & 0o077 == 0


def test_what_was_moved_is_played_on(tmp_path: Path, server: OnAServer) -> None:
    here = InAFile(tmp_path)
    before: dict[str, Any] = {}

    async def put(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await fill(store)
        before.update(await seen(store))

    run(here.store(), put)
    assert move(address(here.file), server.address) == 0

    async def look(store: Store) -> None:
        assert {one.code for one in await store.open_tables("playing", 9)} >= {OPEN}
        assert await store.is_over(ENDED)
        assert await store.look_through() == []
        table = (await store.take(OPEN)).table
        assert table.match is not None
        assert table.match.version == 2

    run(server.store(), look)


def test_both_databases_keep_what_is_moved_and_nothing_else(full: InAFile, server: OnAServer) -> None:
    """A new table or column is for `KINDS` too."""
    run(server.store(), _nothing)
    found: dict[str, set[str]] = {}
    for name, column in server.rows(
        "SELECT table_name::text, column_name::text FROM information_schema.columns"
        " WHERE table_schema = current_schema()"
    ):
        found.setdefault(name, set()).add(column)
    assert set(found) - SERVERS_OWN == set(KINDS)
    in_file = {name for (name,) in full.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {name for name in in_file if not name.startswith("sqlite_")} == set(KINDS)
    for name, kind in KINDS.items():
        columns = set(kind.columns)
        assert found[name] == columns, name
        theirs = full.rows(f"SELECT name, pk FROM pragma_table_info('{name}')")
        assert {column for column, _ in theirs if (name, column) != ("entries", "id")} == columns, name
        keys = full.rows(f"SELECT count(*), count(DISTINCT ({' || '.join(kind.columns[: kind.key])})) FROM {name}")
        assert keys[0][0] == keys[0][1], name


async def _nothing(store: Store) -> None:
    pass


def test_reports_go_on_with_numbers_of_their_own(full: InAFile, server: OnAServer) -> None:
    assert move(address(full.file), server.address) == 0
    latest = max(number for number, *_ in rows(server, "reports"))
    (found,) = server.rows("SELECT nextval(pg_get_serial_sequence('reports', 'id'))")
    assert found[0] > latest


def refused(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = capsys.readouterr().err.strip().splitlines()
    return line.removeprefix("sobremesa: ")


def test_what_holds_tables_is_not_moved_to(
    full: InAFile, server: OnAServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert move(address(full.file), server.address) == 0
    capsys.readouterr()
    assert move(address(full.file), server.address) != 0
    assert "There are tables in" in refused(capsys)
    assert move(server.address, address(full.file)) != 0
    assert "is there already; name a file that isn't" in refused(capsys)  # --force is only of backups
    assert move(address(tmp_path / "nowhere.db"), server.address) != 0
    assert "no file" in refused(capsys)


def test_nothing_is_moved_while_a_server_runs_on_either(
    full: InAFile, server: OnAServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def on_the_file(_: Store) -> None:
        assert await asyncio.to_thread(move, address(full.file), server.address) != 0
        assert "Stop that one first" in refused(capsys)

    async def on_the_server(_: Store) -> None:
        assert await asyncio.to_thread(move, server.address, address(tmp_path / "new.db")) != 0
        assert "Stop that one first" in refused(capsys)
        assert await asyncio.to_thread(move, address(full.file), server.address) != 0
        assert "Stop that one first" in refused(capsys)

    run(full.store(), on_the_file)
    run(server.store(), on_the_server)
    assert not (tmp_path / "new.db").exists()
    assert rows(server, "tables") == []


def test_what_arrives_otherwise_is_noticed_and_nothing_of_it_stays(full: InAFile, server: OnAServer) -> None:
    run(server.store(), _nothing)
    # As if that database kept other bytes than it was given.
    for statement in (
        "CREATE FUNCTION worsen() RETURNS trigger LANGUAGE plpgsql"
        " AS $$ BEGIN NEW.entry := 'x'::bytea; RETURN NEW; END $$",
        "CREATE TRIGGER worsening BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION worsen()",
    ):
        server.rows(statement)
    with (
        pytest.raises(Differs, match="entries"),
        at_rest(full.file) as source,
        filled(Remote(server.address)) as target,
    ):
        moved(source, target)
    assert rows(server, "tables") == []


def test_a_backup_of_a_postgresql_is_a_file_of_one_moment(full: InAFile, server: OnAServer, tmp_path: Path) -> None:
    assert move(address(full.file), server.address) == 0
    copy = tmp_path / "copies" / "tables.db"
    copy.parent.mkdir()

    async def while_it_runs(_: Store) -> None:
        asked = ["backup", str(copy), "--db", server.address]
        assert await asyncio.to_thread(main, asked) == 0
        assert await asyncio.to_thread(main, asked) != 0  # it is there already
        assert await asyncio.to_thread(main, [*asked, "--force"]) == 0

    run(server.store(), while_it_runs)
    assert all_rows(InAFile(copy.parent)) == all_rows(full)
    with inside(copy) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
