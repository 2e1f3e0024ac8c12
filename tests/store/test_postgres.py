"""What is PostgreSQL's own: what is in the way is told before anybody is served, and no setting ends a session."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import asyncpg
import pytest
from benchmarks.cluster.postgres import Given, Postgres, free_port

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Itself
from sobremesa.store.errors import StoreError
from sobremesa.store.place import Remote, opened, place_of
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.postgres.opening import Pooled, connected, must_be_a_session
from store.engines import OnAServer, run, texts, write
from store.test_ownership import House, page

Server = Postgres | Given


@pytest.fixture
def engine(postgres: Server) -> OnAServer:
    return OnAServer(postgres)


def why_not(address: str) -> str:
    with pytest.raises(StoreError) as told:
        opened(Remote(address))
    return told.value.said


def sentence(address: str, language: str = "en") -> str:
    """What `sobremesa serve` says of it, before it listens."""
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--db", address, "--lang", language],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={name: value for name, value in os.environ.items() if not name.startswith("PG")},
    )
    assert done.returncode != 0
    assert done.stdout == ""
    (line,) = done.stderr.strip().splitlines()
    return line.removeprefix("sobremesa: ")


def test_what_is_not_there_is_told_in_a_sentence(engine: OnAServer) -> None:
    nowhere = f"postgresql://sobremesa@127.0.0.1:{free_port()}/tables"
    assert sentence(nowhere) == f"{nowhere.replace('sobremesa@', '')} can't be reached: Connection refused."
    assert sentence(nowhere, "es").startswith("No se llega a postgresql://127.0.0.1")
    assert why_not(engine.address.rpartition("/")[0] + "/nothing-of-the-kind") == "server-no-database"


def test_who_is_not_let_in_is_told_so(engine: OnAServer) -> None:
    assert why_not(engine.address.replace("sobremesa@", "nobody_of_that_name@")) == "server-refused"


def test_a_database_of_another_program_is_left_alone(engine: OnAServer) -> None:
    asyncio.run(_run(engine.address, ["CREATE TABLE invoices (id integer)"]))
    assert why_not(engine.address) == "server-foreign"


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE installation SET oldest = 99 RETURNING 1", "server-newer"),
        ("UPDATE installation SET key = 'short' RETURNING 1", "server-key"),
        ("DELETE FROM installation RETURNING 1", "server-foreign"),
    ],
)
def test_an_installation_that_is_not_for_us(engine: OnAServer, statement: str, why: str) -> None:
    opened(Remote(engine.address))
    assert engine.rows(statement)
    assert why_not(engine.address) == why


def test_one_that_may_lose_what_it_says_is_written_is_refused() -> None:
    unsafe = Postgres(fsync="off")
    try:
        assert why_not(unsafe.address()) == "server-unsafe"
    finally:
        unsafe.close()


def test_a_second_server_is_refused_where_there_is_to_be_one(engine: OnAServer) -> None:
    async def work(_: Any) -> None:
        beside = await asyncio.to_thread(sentence, engine.address)
        assert beside.endswith("is in use: a server is running on it. Stop that one first.")
        assert "está en uso" in await asyncio.to_thread(sentence, engine.address, "es")

    run(engine.store(), work)
    run(engine.store(), lambda store: store.can_write())  # and afterwards there is room


def test_a_password_does_not_stand_on_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SobremesaError, match="command line"):
        place_of("postgresql://ana:secret@db.internal/tables")
    monkeypatch.setenv("SOBREMESA_DB", "postgresql://ana:secret@db.internal/tables")
    place = place_of(None)
    assert place == Remote("postgresql://ana:secret@db.internal/tables")
    assert "secret" not in repr(place)


def test_a_session_that_several_are_given_is_refused(engine: OnAServer) -> None:
    """As poolers do, which hand one on between transactions: its lock would say that all of them live."""

    async def ask() -> None:
        ours, other = await connected(engine.address), await connected(engine.address)
        await must_be_a_session(ours, other, 7)
        with pytest.raises(Pooled):
            await must_be_a_session(ours, ours, 7)
        await ours.close()
        await other.close()

    asyncio.run(ask())


def test_no_setting_of_the_role_ends_the_session_or_loosens_a_commit(engine: OnAServer) -> None:
    name = engine.address.rpartition("/")[2]
    opened(Remote(engine.address))
    loosened = ("idle_session_timeout = 1", "statement_timeout = 1", "synchronous_commit = off")
    asyncio.run(_run(engine.address, [f'ALTER DATABASE "{name}" SET {setting}' for setting in loosened]))

    async def work(store: PostgresStore) -> None:
        await asyncio.sleep(0.05)
        await write(store, page(await store.hold("BRISA-27"), 0))
        assert store._session is not None
        assert await store._session.connection.fetchval("SHOW synchronous_commit") == "on"
        assert store.counts.losses == 0

    run(engine.store(), work)


async def _run(address: str, statements: Sequence[str]) -> None:
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def test_when_the_database_is_back_so_is_the_server() -> None:
    """Stopped as when its machine goes: what was acknowledged is there, and nothing else is believed."""
    server = Postgres()
    engine = OnAServer(server)
    house = House(engine, 1, lease=6.0)
    (store,) = house.stores
    try:
        token = house.do(store.hold("BRISA-27"))
        house.do(store.written(page(token, 0, "kept")))
        server.stop()
        with pytest.raises(StoreError):
            house.do(store.written(page(token, 1)))
        assert not store.is_ready()
        with pytest.raises(StoreError):
            house.do(store.way_in("BRISA-27", "ana"))
        server.start()
        house.come_back(store)
        house.do(store.written(page(house.do(store.hold("BRISA-27")), 1, "again")))
        assert texts(engine) == ["kept", "again"]
    finally:
        house.close()
        server.close()


def test_what_waits_when_the_session_ends_is_not_tried_again(engine: OnAServer) -> None:
    house = House(engine, 1)
    (store,) = house.stores
    try:
        token = house.do(store.hold("BRISA-27"))

        async def many() -> list[Any]:
            writing = [asyncio.ensure_future(store.written(page(token, number))) for number in range(5)]
            await asyncio.sleep(0)
            assert store._session is not None
            store._session.connection.terminate()
            return await asyncio.gather(*writing, return_exceptions=True)

        assert all(isinstance(one, StoreError) for one in house.do(many()))
        house.come_back(store)
        house.do(asyncio.sleep(0.05))
        assert texts(engine) in ([], ["x"] * 5)
    finally:
        house.close()


def test_it_is_told_how_many_pages_the_key_refused(engine: OnAServer) -> None:
    """Of two who both believe that a table is theirs, one comes to the key: that is a fault, and it is counted."""
    house = House(engine, 2)
    first, second = house.stores
    try:
        token = house.do(first.hold("BRISA-27"))
        house.do(first.written(page(token, 0)))
        wrong = second._tokens.fresh("BRISA-27")
        second._ends["BRISA-27"] = (0, b"")
        with pytest.raises(StoreError):
            house.do(second.written(page(wrong, 0)))
        assert (first.counts.refused_by_key, second.counts.refused_by_key) == (0, 1)
    finally:
        house.close()


def test_nobody_but_its_own_servers_know_the_key(engine: OnAServer) -> None:
    first = PostgresStore(engine.address, Itself())
    second = PostgresStore(engine.address, Itself())
    assert first.key == second.key
    assert len(first.key) == 32
    asyncio.run(first.close())
    asyncio.run(second.close())
