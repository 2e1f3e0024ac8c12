"""What nobody goes on with is deleted after a while, with all its rows; a match that began never is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.store.errors import StoreError
from sobremesa.store.kept.tables import Removal
from sobremesa.store.retention import BY_CODE
from sobremesa.web import retention, wire
from web.players import Guest, Player, begin, play_on
from web.running import Running, serving
from web.test_forgetting import bytes_kept
from web.test_staying_up import until

WORDS = "quedamos el jueves a las siete"


@pytest.fixture
def pages() -> Iterator[ExitStack]:
    with ExitStack() as open_ones:
        yield open_ones


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """It keeps nothing that rests, and looks for it when a test says so."""
    with serving(tmp_path / "tables.db", seconds_in_memory=0.02) as running:
        running.hub.config = replace(running.config, keep_unstarted=0.0)
        yield running


def sweep(server: Running) -> None:
    """Once whoever has left is out of the memory too."""
    until(lambda: server.ask(lambda: all(room.connections for room in server.hub.rooms.values())))
    until(lambda: server.ask(lambda: not server.hub._going))
    asyncio.run_coroutine_threadsafe(retention.sweep(server.hub), server.loop).result()


def come(server: Running, pages: ExitStack, name: str) -> Guest:
    guest = Guest(server.address, name)
    pages.callback(guest.close)
    return guest


def at(guest: Guest, code: str, pages: ExitStack) -> Player:
    return pages.enter_context(guest.at(code))


def rows(server: Running, statement: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(server.config.database, timeout=30)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def rows_of(server: Running, code: str) -> int:
    tables = [str(name) for (name,) in rows(server, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    with_code = [
        name for name in tables if (any(row[1] == "code" for row in rows(server, f"PRAGMA table_info({name})")))
    ]
    return sum(len(rows(server, f"SELECT 1 FROM {name} WHERE code = ?", code)) for name in with_code)


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_table_where_no_match_began_is_deleted_with_all_its_rows(server: Running, pages: ExitStack) -> None:
    ana, blas = come(server, pages, "Ana"), come(server, pages, "Blas")
    open_to_all, private = ana.open_table(sit=True), ana.open_table(private=True, sit=True)
    with ana.at(open_to_all) as page, blas.at(open_to_all) as other, blas.at(private):
        page.do(wire.Say, text=WORDS)
        other.do(wire.Sit, chair=1)
    assert min(rows_of(server, open_to_all), rows_of(server, private)) > 5
    sweep(server)
    assert (rows_of(server, open_to_all), rows_of(server, private)) == (0, 0)
    assert ana.http.get(f"/api/tables/{open_to_all}").status_code == 404
    assert ana.http.get("/api/tables").json() == []
    assert WORDS.encode() not in bytes_kept(server.config.database)


def test_every_table_of_the_database_with_rows_of_one_table_is_known(server: Running) -> None:
    tables = rows(server, "SELECT name FROM sqlite_master WHERE type = 'table'")
    with_code = {
        name for (name,) in tables if any(row[1] == "code" for row in rows(server, f"PRAGMA table_info({name})"))
    }
    assert with_code == {*BY_CODE, "played"}  # whose sums go with them


def test_a_lesson_that_was_left_off_is_deleted(server: Running, pages: ExitStack) -> None:
    ana = come(server, pages, "Ana")
    lessons = [ana.http.post("/api/lessons", json={"game": "arcana"}).json()["code"] for _ in range(2)]
    with ana.at(lessons[1]):
        pass
    sweep(server)
    assert [rows_of(server, code) for code in lessons] == [0, 0]


def test_a_match_that_began_never_is(server: Running, pages: ExitStack) -> None:
    ana, blas = come(server, pages, "Ana"), come(server, pages, "Blas")
    codes = [ana.open_table(), ana.open_table(private=True, sit=True), ana.open_table()]
    for code in codes[:2]:
        with ana.at(code) as page:
            if code == codes[0]:
                page.do(wire.Sit, chair=0)
            page.do(wire.SeatBot, chair=1, level="random")
            begin([page])
            page.do(wire.Stand)
    with ana.at(codes[2]) as page, blas.at(codes[2]) as other:
        page.do(wire.Sit, chair=0)
        other.do(wire.Sit, chair=1)
        begin([page, other])
        play_on([page, other])
    kept = {code: rows_of(server, code) for code in codes}
    sweep(server)
    assert all(kept.values())
    assert all(rows_of(server, code) >= kept[code] for code in codes)


def test_what_somebody_has_open_stays(server: Running, pages: ExitStack) -> None:
    ana = come(server, pages, "Ana")
    code = ana.open_table(sit=True)
    page = at(ana, code, pages)
    sweep(server)
    page.do(wire.Say, text="still here")
    assert rows_of(server, code)


def test_what_waits_for_the_host_stays_until_they_are_done_with_it(server: Running, pages: ExitStack) -> None:
    ana, blas = come(server, pages, "Ana"), come(server, pages, "Blas")
    code = ana.open_table(sit=True)
    with ana.at(code) as page, blas.at(code) as other:
        page.do(wire.Say, text=WORDS)
        other.ask(wire.Report, room="table", number=0)
    sweep(server)
    assert rows_of(server, code)
    rows(server, "UPDATE reports SET settled = 1.0")
    sweep(server)
    assert not rows_of(server, code)


def test_what_was_touched_lately_stays(tmp_path: Path, pages: ExitStack) -> None:
    with serving(tmp_path / "tables.db", keep_unstarted=3600.0) as server:
        ana = come(server, pages, "Ana")
        code = ana.open_table()
        sweep(server)
        assert rows_of(server, code)


def test_a_table_that_was_written_to_meanwhile_stays(server: Running, pages: ExitStack) -> None:
    ana = come(server, pages, "Ana")
    code = ana.open_table(sit=True)

    async def remove() -> None:
        await server.hub.store.written(Removal(code, 1))

    with pytest.raises(StoreError):
        asyncio.run_coroutine_threadsafe(remove(), server.loop).result()
    assert rows_of(server, code)


def test_nobody_opens_a_table_while_it_is_deleted(server: Running, pages: ExitStack) -> None:
    ana = come(server, pages, "Ana")
    code = ana.open_table(sit=True)
    seen: list[int] = []

    async def removing() -> bool:
        looked = server.loop.create_task(server.hub.removing.remove(code, lambda _: True))
        await asyncio.sleep(0)
        try:
            await server.hub.room(code)
        except Exception as error:
            seen.append(type(error).__name__ == "NoTable")
        return await looked

    assert asyncio.run_coroutine_threadsafe(removing(), server.loop).result()
    assert seen == [True]
    assert not rows_of(server, code)


def test_its_code_may_be_another_tables_then(
    server: Running, pages: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.web.hub.fresh_code", lambda *_: "LUNA-10")
    ana = come(server, pages, "Ana")
    for words in ("first", "second"):
        code = ana.open_table(sit=True)
        with ana.at(code) as page:
            page.do(wire.Say, text=words)
            assert [line.text for table in page.tables for line in table.chat] == [words]
        if words == "first":
            sweep(server)
    until(lambda: server.ask(lambda: not server.hub.rooms))
    with ana.at(code) as page:  # from its record
        assert [line.text for line in page.table.chat] == ["second"]


# --- guests ----------------------------------------------------------------------------------------------------------


def names(server: Running) -> set[str]:
    return {str(name) for (name,) in rows(server, "SELECT name FROM guests")}


def age(server: Running, days: float, name: str) -> None:
    """As if they had been here last so long ago."""
    day = (time.time() // 86400 + 1 - days) * 86400
    rows(server, "UPDATE visits SET day = ? WHERE person = (SELECT id FROM guests WHERE name = ?)", day, name)


def test_guests_who_never_sat_are_forgotten_and_all_others_stay(server: Running, pages: ExitStack) -> None:
    server.hub.config = replace(server.config, keep_unstarted=30 * 86400.0)
    people = {name: come(server, pages, name) for name in ("Never", "Looks on", "Spoke", "Sat", "Today", "Here")}
    code = people["Sat"].open_table(sit=True)
    with people["Spoke"].at(code) as page, people["Looks on"].at(code):
        page.do(wire.Say, text="hola")
    for name in people:
        age(server, 32, name)
    age(server, 29, "Today")
    at(people["Here"], code, pages)
    sweep(server)
    assert names(server) == {"Spoke", "Sat", "Today", "Here"}
    assert people["Never"].http.get("/api/me").status_code == 401
    assert people["Today"].http.get("/api/me").json() == {"name": "Today"}
    assert rows(server, "SELECT count(*) FROM visits") == [(4,)]


def test_who_comes_back_stays(tmp_path: Path, pages: ExitStack) -> None:
    with serving(tmp_path / "tables.db") as server:
        ana = come(server, pages, "Ana")
        age(server, 200, "Ana")
    with serving(tmp_path / "tables.db") as server:
        back = ana.again(server.address)
        pages.callback(back.close)
        assert back.http.get("/api/me").status_code == 200
        until(lambda: rows(server, "SELECT day > ? FROM visits", time.time()) == [(1,)])


def test_a_server_looks_for_it_by_itself(tmp_path: Path, pages: ExitStack) -> None:
    with serving(tmp_path / "tables.db") as server:
        code = come(server, pages, "Ana").open_table()
    with serving(tmp_path / "tables.db", keep_unstarted=0.0) as server:
        until(lambda: not rows_of(server, code))
