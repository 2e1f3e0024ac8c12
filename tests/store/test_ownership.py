"""Several servers on one PostgreSQL: a table is written to by one of them, whatever becomes of sessions meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import count
from typing import Any, Final, TypeVar

import pytest
from benchmarks.cluster.broken import FAULTS
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from sobremesa.store.contract import Itself
from sobremesa.store.errors import Elsewhere, Lost, StoreError
from sobremesa.store.kept.tables import Index, Page, Token
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.postgres import store as store_module
from sobremesa.store.postgres.opening import connected
from sobremesa.store.postgres.statements import Statements
from store.engines import Nobody, OnAServer, said, texts
from tables.gathering import begun

T = TypeVar("T")

CODE: Final = "BRISA-27"
A_LONG_WHILE: Final = 600.0  # no beat comes in between


class House:
    """Servers on one database, each as a process of its own would be."""

    def __init__(self, engine: OnAServer, servers: int, lease: float = A_LONG_WHILE) -> None:
        self.engine = engine
        self.loop = asyncio.new_event_loop()
        addresses = [f"http://server-{number}" for number in range(servers)]
        self.stores = [PostgresStore(engine.address, Itself(address, 1, lease)) for address in addresses]
        for store in self.stores:
            self.do(store.start(Nobody()))
        self._outside = self.do(connected(engine.address))
        self._asking = Statements(self._outside, self.do)

    def rows(self, question: str, *given: Any) -> list[tuple[Any, ...]]:
        """Looked at from outside; on one connection, for it is done again and again."""
        return self._asking.execute(question, given).fetchall()

    async def length(self, code: str) -> int:
        return int(await self._outside.fetchval("SELECT count(*) FROM entries WHERE code = $1", code))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        for store in self.stores:
            self.do(store.close())
        self.do(self._outside.close())
        self.loop.close()

    def end(self, store: PostgresStore) -> None:
        """An administrator ends its session, or the machine is gone."""
        if store._session is not None:
            self.rows(f"SELECT pg_terminate_backend({store._session.connection.get_server_pid()})")

    def silence(self, store: PostgresStore) -> None:
        """It hasn't been heard of for longer than its lease."""
        if store._session is not None:
            beat = "UPDATE servers SET beat = beat - interval '1 hour' WHERE id = ? RETURNING id"
            assert self.rows(beat, store._session.number)

    def come_back(self, store: PostgresStore) -> None:
        """By itself, as soon as it hears of its end."""
        self.do(asyncio.sleep(0.01))
        while store._session is None:
            self.do(asyncio.sleep(0.01))


@pytest.fixture
def house(postgres: Any) -> Iterator[House]:
    found = House(OnAServer(postgres), 2)
    yield found
    found.close()


def page(token: Token | None, place: int, text: str = "x") -> Page:
    return Page(CODE, place, [said(text)], token=token)


def test_a_table_that_somebody_has_is_nobody_elses(house: House) -> None:
    first, second = house.stores
    token = house.do(first.hold(CODE))
    with pytest.raises(Elsewhere) as there:
        house.do(second.hold(CODE))
    assert there.value.address == "http://server-0"
    assert second.counts.elsewhere == 1
    house.do(first.written(page(token, 0)))
    house.do(first.release(token))
    taken = house.do(second.hold(CODE))
    with pytest.raises(Lost):
        house.do(first.written(page(token, 1)))
    house.do(second.written(page(taken, 1)))


def test_of_two_who_take_at_once_one_has_it(house: House) -> None:
    for number in range(20):
        code = f"MESA-{number + 10}"

        async def both(code: str = code) -> list[Any]:
            return await asyncio.gather(*(store.hold(code) for store in house.stores), return_exceptions=True)

        assert sorted(type(one).__name__ for one in house.do(both())) == ["Elsewhere", "Token"]


def test_what_a_dead_server_had_is_taken_at_once(house: House) -> None:
    first, second = house.stores
    token = house.do(first.hold(CODE))
    house.do(first.written(page(token, 0)))
    house.end(first)
    taken = house.do(second.hold(CODE))
    house.do(second.written(page(taken, 1)))
    with pytest.raises(StoreError):
        house.do(first.written(page(token, 2)))
    house.come_back(first)
    with pytest.raises(Lost):  # another session, and what was taken in the one before is void
        house.do(first.written(page(token, 2)))
    assert first.counts.losses == 1
    assert len(texts(house.engine)) == 2


def test_a_silent_server_is_given_up_and_its_session_ended_first(house: House) -> None:
    first, second = house.stores
    token = house.do(first.hold(CODE))
    house.silence(first)
    taken = house.do(second.hold(CODE))
    with pytest.raises(StoreError):
        house.do(first.written(page(token, 0, "from the dead")))
    house.do(second.written(page(taken, 0, "alive")))
    assert texts(house.engine) == ["alive"]


def test_a_table_that_was_let_go_is_nobodys_also_while_a_server_starts(house: House) -> None:
    """Who starts holds lock 0 for a moment, to see whether there is a pooler: no table is theirs by that."""
    first, second = house.stores
    house.do(first.release(house.do(first.hold(CODE))))
    starting = house.do(connected(house.engine.address))
    house.do(starting.execute("SELECT pg_advisory_lock($1, 0)", first._class))
    house.do(second.hold(CODE))
    assert house.do(starting.fetchval("SELECT 1")) == 1
    house.do(starting.close())


def takes_beside_another_database(house: House, postgres: Any) -> None:
    """The dead server's number is a living one in another database of that PostgreSQL."""
    first, second = house.stores
    house.do(first.hold(CODE))
    assert first._session is not None
    elsewhere = House(OnAServer(postgres), 1)
    try:
        statement = "SELECT pg_advisory_lock($1, $2)"
        connection = elsewhere.stores[0]._session
        assert connection is not None
        elsewhere.do(connection.connection.execute(statement, first._class, first._session.number))
        house.end(first)
        house.do(second.hold(CODE))
    finally:
        elsewhere.close()


def test_the_locks_of_another_database_make_nobody_alive(house: House, postgres: Any) -> None:
    """Advisory locks of all databases of a PostgreSQL are in one list."""
    takes_beside_another_database(house, postgres)


def let_go_while_writing(house: House) -> int:
    """How many pages only the key refused: one server lets go while its room still writes, another takes at once."""
    first, second = house.stores
    token = house.do(first.hold(CODE))

    async def write_on() -> None:
        place = 0
        while True:
            try:
                await first.written(page(token, place))
            except StoreError:
                return
            place += 1

    async def take_and_write() -> None:
        while True:
            try:
                taken = await second.hold(CODE)
                break
            except Elsewhere:
                await asyncio.sleep(0.005)
        place = await house.length(CODE)
        for more in range(5):
            with suppress(StoreError):
                await second.written(page(taken, place + more))

    async def all_at_once() -> None:
        writing = asyncio.ensure_future(write_on())
        await asyncio.sleep(0.02)
        await asyncio.gather(first.release(token), take_and_write(), writing)

    house.do(all_at_once())
    return sum(store.counts.refused_by_key for store in house.stores)


def test_nothing_is_written_any_more_by_who_lets_go(house: House) -> None:
    assert let_go_while_writing(house) == 0
    assert len(texts(house.engine)) >= 5


def test_it_would_be_noticed_if_the_token_outlived_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS["let-go-before-forgetting"](monkeypatch.setattr)
    assert let_go_while_writing(house) > 0


def test_it_would_be_noticed_if_a_silent_session_were_not_ended(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS["take-without-ending"](monkeypatch.setattr)
    first, second = house.stores
    token = house.do(first.hold(CODE))
    house.silence(first)
    taken = house.do(second.hold(CODE))
    house.do(second.written(page(taken, 0, "alive")))
    with pytest.raises(StoreError):
        house.do(first.written(page(token, 0, "from the dead")))
    assert first.counts.refused_by_key  # nothing but the key was in the way


def test_it_would_be_noticed_if_they_did(house: House, postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS["look-at-all-databases"](monkeypatch.setattr)
    with pytest.raises(Elsewhere):
        takes_beside_another_database(house, postgres)


def test_a_table_never_goes_back_to_an_older_release(house: House) -> None:
    first, second = house.stores
    newer = PostgresStore(house.engine.address, Itself("http://newer", 2, A_LONG_WHILE))
    house.do(newer.start(Nobody()))
    table = begun()
    house.do(first.written(Page(CODE, 0, table.fresh, index=Index(True, "playing", ()), opens=True)))
    house.do(newer.take(CODE))
    house.do(newer.close())
    for older in (first, second):
        with pytest.raises(StoreError, match="newer release"):
            house.do(older.take(CODE))
    again = PostgresStore(house.engine.address, Itself("http://newer", 2, A_LONG_WHILE))
    house.do(again.start(Nobody()))
    assert house.do(again.take(CODE)).table.code == CODE
    house.do(again.close())


def test_who_can_t_reach_the_database_has_lost_its_tables(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever becomes of a write that isn't answered: it isn't said to be written, and it isn't tried again."""
    first, _ = house.stores
    token = house.do(first.hold(CODE))
    assert first._session is not None
    monkeypatch.setattr(store_module, "_OF_THE_LEASE", 0.3 / A_LONG_WHILE)
    house.do(first._session.lock.acquire())  # as if what is before it were never answered
    with pytest.raises(Lost):
        house.do(first.written(page(token, 0)))
    assert not first.is_ready()
    assert not house.do(first.can_write())
    with pytest.raises(StoreError):
        house.do(first.hold("LUNA-11"))


# --- whatever happens in whichever order -----------------------------------------------------------------------------

SERVERS: Final = st.integers(0, 1)
TABLES: Final = st.just(0)  # others would only make it seldom that two meet
_rounds = count()
_words = count()


class Ownership(RuleBasedStateMachine):
    """The model: what was acknowledged of each record, in order, and what may have been written besides."""

    house: House

    @initialize()
    def begin(self) -> None:
        number = next(_rounds)
        self.codes = [f"MESA-{number}0"]
        for store in self.house.stores:
            self.house.come_back(store)
        self.rooms: dict[tuple[int, str], list[tuple[Token, list[int]]]] = {}  # tokens of each, with how far it is
        self.acknowledged: dict[str, list[str]] = {code: [] for code in self.codes}
        self.key_before = sum(store.counts.refused_by_key for store in self.house.stores)

    def read(self, code: str) -> list[str]:
        return texts(self.house, code)

    @rule(server=SERVERS, table=TABLES)
    def take(self, server: int, table: int) -> None:
        store, code = self.house.stores[server], self.codes[table]
        try:
            token = self.house.do(store.hold(code))
        except StoreError:
            return
        self.rooms.setdefault((server, code), []).append((token, [len(self.read(code))]))

    async def _write(self, server: int, code: str, token: Token, place: list[int]) -> None:
        word = str(next(_words))
        try:
            await self.house.stores[server].written(Page(code, place[0], [said(word)], token=token))
        except StoreError:
            return
        place[0] += 1
        self.acknowledged[code].append(word)

    @rule(server=SERVERS, table=TABLES, which=st.integers(0, 2))
    def write(self, server: int, table: int, which: int) -> None:
        """Also with tokens that should be void."""
        rooms = self.rooms.get((server, self.codes[table]), [])
        if rooms:
            self.house.do(self._write(server, self.codes[table], *rooms[-1 - which % len(rooms)]))

    @rule(table=TABLES, meanwhile=st.sampled_from(("nothing", "taken", "released", "ended")), by=SERVERS)
    def all_write_at_once(self, table: int, meanwhile: str, by: int) -> None:
        code = self.codes[table]
        store = self.house.stores[by]
        latest = self.rooms.get((by, code), [])

        async def at_once() -> None:
            writing = [
                asyncio.ensure_future(self._write(server, code, *rooms[-1]))
                for (server, of), rooms in self.rooms.items()
                if of == code
            ]
            await asyncio.sleep(0)
            if meanwhile == "taken":
                writing.append(asyncio.ensure_future(self._take_at_once(store, by, code)))
            elif meanwhile == "released" and latest:
                writing.append(asyncio.ensure_future(store.release(latest[-1][0])))
            elif meanwhile == "ended" and store._session is not None:
                store._session.connection.terminate()
            await asyncio.gather(*writing, return_exceptions=True)

        self.house.do(at_once())

    async def _take_at_once(self, store: PostgresStore, server: int, code: str) -> None:
        token = await store.hold(code)
        self.rooms.setdefault((server, code), []).append((token, [await self.house.length(code)]))

    @rule(server=SERVERS, table=TABLES, which=st.integers(0, 2))
    def let_go(self, server: int, table: int, which: int) -> None:
        rooms = self.rooms.get((server, self.codes[table]), [])
        if rooms:
            token, _ = rooms[-1 - which % len(rooms)]
            try:
                self.house.do(self.house.stores[server].release(token))
            except StoreError:
                assert self.house.stores[server]._session is None

    @rule(server=SERVERS, what=st.sampled_from(("end", "silence")))
    def harm(self, server: int, what: str) -> None:
        getattr(self.house, what)(self.house.stores[server])

    @rule(server=SERVERS)
    def come_back(self, server: int) -> None:
        self.house.come_back(self.house.stores[server])

    @invariant()
    def every_record_is_one_order_of_all_that_was_acknowledged(self) -> None:
        for code in self.codes:
            numbers = [
                row[0] for row in self.house.rows("SELECT number FROM entries WHERE code = ? ORDER BY number", code)
            ]
            assert numbers == list(range(len(numbers)))
            written = self.read(code)
            assert len(set(written)) == len(written)
            assert [word for word in written if word in set(self.acknowledged[code])] == self.acknowledged[code]

    @invariant()
    def no_page_comes_as_far_as_the_key(self) -> None:
        assert sum(store.counts.refused_by_key for store in self.house.stores) == self.key_before


_FEW: Final = settings(max_examples=15, stateful_step_count=25, deadline=None)
_UNTIL_FOUND: Final = settings(_FEW, max_examples=40, phases=[Phase.generate])  # not what the fewest steps to it are


def machine_of(postgres: Any) -> tuple[House, Callable[[], RuleBasedStateMachine]]:
    found = House(OnAServer(postgres), 2)
    return found, type("OwnershipHere", (Ownership,), {"house": found})


def test_one_writer_once_and_in_order(postgres: Any) -> None:
    house, machine = machine_of(postgres)
    try:
        run_state_machine_as_test(machine, settings=_FEW)  # type: ignore[no-untyped-call]
    finally:
        house.close()


@pytest.mark.parametrize("fault", ["no-token", "token-by-number"])
def test_the_machine_finds_that_tokens_are_not_looked_at(
    postgres: Any, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    FAULTS[fault](monkeypatch.setattr)
    house, machine = machine_of(postgres)
    try:
        with pytest.raises(AssertionError):
            run_state_machine_as_test(machine, settings=_UNTIL_FOUND)  # type: ignore[no-untyped-call]
    finally:
        house.close()
