"""What every store must do, whichever database is behind it: written once, all or nothing, there after a restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.kernel.saved import save
from sobremesa.store.browsers import MOST_BROWSERS
from sobremesa.store.contract import Store
from sobremesa.store.errors import Conflict, Lost, StoreError
from sobremesa.store.kept.calling import Call, Called, Calls, Identity, Subscription, Unsubscribe
from sobremesa.store.kept.hosting import Bar, Report, Ruling, Rulings
from sobremesa.store.kept.passkeys import CameBack, NewPasskey, NoPasskey, Passkey, Spent
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
from sobremesa.store.kept.tables import Alarm, Index, Page, Removal, Shown, Summary, Telling, WayIn
from sobremesa.store.passkeys import MOST_PASSKEYS
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.table import OVER
from store.engines import Engine, InAFile, OnAServer, ignore, run, said, texts, write
from store.test_sealing import played
from tables.gathering import ANA, begun, choose

CODE = "BRISA-27"
NOBODYS = Index(True, "playing", ())


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    return InAFile(tmp_path) if request.param == "sqlite" else OnAServer(request.getfixturevalue("postgres"))


# --- records ---------------------------------------------------------------------------------------------------------


def test_what_was_written_is_read_back_after_a_restart(engine: Engine) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    entries = list(table.fresh)
    index = Index(True, "playing", ("ana", "blas"))

    async def put(store: Store) -> None:
        await store.written(Page(CODE, 0, entries, table.checkpoint(), index, opens=True, summary=b"as listed"))

    async def look(store: Store) -> None:
        again = (await store.take(CODE)).table
        assert again.entries == len(entries)
        assert again.match is not None
        assert table.match is not None
        assert save(again.match) == save(table.match)
        assert len(again.log) == len(table.log)
        with pytest.raises(Damaged, match="nothing is left"):
            await store.table("LUNA-11")
        assert [one.code for one in await store.open_tables("playing", 9)] == [CODE]
        assert await store.open_tables("gathering", 9) == []
        assert [one.code for one in await store.tables_of("blas", 9)] == [CODE]
        assert await store.tables_of("carla", 9) == []

    run(engine.store(), put)
    run(engine.store(), look)


def test_a_table_is_found_also_while_what_it_is_found_by_is_written_anew(engine: Engine) -> None:
    """Its rows are read one after the other, and between two of them it may be another table."""

    async def work(store: Store) -> None:
        def private(let_in: int) -> Index:
            people = tuple([f"guest-{number}" for number in range(let_in)])
            return Index(False, "gathering", people, True, b"link" * 8, people)

        await store.written(Page(CODE, 0, [said("x")], index=private(1), opens=True))
        token = await store.hold(CODE)
        is_over = False

        async def change() -> None:
            nonlocal is_over
            for number in range(60):
                await store.written(Page(CODE, 1, [], index=private(1 + number % 9), token=token))
            is_over = True

        async def look() -> None:
            while not is_over:
                assert await store.way_in(CODE, "guest-0") is WayIn.FREE

        await asyncio.gather(change(), look(), look())

    run(engine.store(), work)


def test_a_place_in_the_record_is_taken_once(engine: Engine) -> None:
    async def work(store: Store) -> None:
        await write(store, Page(CODE, 0, [said("first")]))
        with pytest.raises(Conflict):
            await write(store, Page(CODE, 0, [said("another first")]))
        assert store.counts.refused_by_key == 1
        with pytest.raises(Conflict):
            await write(store, Page(CODE, 0, [said("x")], index=NOBODYS, opens=True))
        assert store.counts.refused_by_key == 1  # a code that is taken is no fault
        await write(store, Page(CODE, 1, [said("second")]))
        assert texts(engine) == ["first", "second"]

    run(engine.store(), work)


def test_a_code_is_given_once(engine: Engine) -> None:
    async def work(store: Store) -> None:
        pages = [Page(CODE, 0, [said(name)], index=NOBODYS, opens=True) for name in ("Ana", "Blas", "Carla")]
        results = await asyncio.gather(*(store.written(page) for page in pages), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "Conflict", "NoneType"]
        assert len(texts(engine)) == 1

    run(engine.store(), work)


def test_a_page_is_written_whole_or_not_at_all(engine: Engine) -> None:
    async def work(store: Store) -> None:
        await write(store, Page(CODE, 0, [said("one"), said("in the way")]))
        with pytest.raises(Conflict):
            await write(store, Page(CODE, 1, [said("two"), said("three")], Checkpoint(2, 1, b"{}")))
        assert texts(engine) == ["one", "in the way"]
        assert engine.rows("SELECT code FROM checkpoints") == []

    run(engine.store(), work)


def test_one_bad_page_does_not_hurt_the_others_of_its_batch(engine: Engine) -> None:
    async def work(store: Store) -> None:
        await write(store, Page("BAD-11", 0, [said("taken")]))
        pages = [
            Page(code, 0, [said("fine")], token=await store.hold(code))
            for code in (f"GOOD-{number}" for number in range(10, 60))
        ]
        pages.insert(20, Page("BAD-11", 0, [said("again")], token=await store.hold("BAD-11")))
        results = await asyncio.gather(*(store.written(page) for page in pages), return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
        for page in pages:
            assert len(texts(engine, page.code)) == 1

    run(engine.store(), work)


def test_what_waits_is_written_before_closing(engine: Engine) -> None:
    async def hurry(store: Store) -> None:
        token = await store.hold(CODE)
        for number in range(50):
            store.write(Page(CODE, number, [said("x")], token=token), ignore)

    run(engine.store(), hurry)
    assert len(texts(engine)) == 50


def test_a_store_that_was_never_used_can_be_closed(engine: Engine) -> None:
    asyncio.run(engine.store().close())


# --- whose a table is ------------------------------------------------------------------------------------------------


def test_only_who_took_a_table_writes_to_it(engine: Engine) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Lost):
            await store.written(Page(CODE, 0, [said("by nobody")]))
        earlier = await store.hold(CODE)
        now = await store.hold(CODE)
        other = await store.hold("LUNA-11")
        await store.written(Page(CODE, 0, [said("now")], token=now))
        for void in (earlier, other, None):
            with pytest.raises(Lost):
                await store.written(Page(CODE, 1, [said("no more")], token=void))
            with pytest.raises(Lost):
                await store.written(Forgetting("ana", CODE, void))
            with pytest.raises(Lost):
                await store.written(Telling(CODE, 0, [(0, b"x")], False, "e", b"w", void))
        assert texts(engine) == ["now"]
        assert store.counts.refused_by_token == 10
        assert store.counts.refused_by_key == 0

    run(engine.store(), work)


def test_a_table_that_was_let_go_is_written_to_no_more(engine: Engine) -> None:
    async def work(store: Store) -> None:
        token = await store.hold(CODE)
        await store.written(Page(CODE, 0, [said("mine")], token=token))
        await store.release(token)
        with pytest.raises(Lost):
            await store.written(Page(CODE, 1, [said("still mine?")], token=token))
        again = await store.hold(CODE)
        await store.release(token)  # with an older token nothing is let go
        await store.written(Page(CODE, 1, [said("mine again")], token=again))
        assert texts(engine) == ["mine", "mine again"]

    run(engine.store(), work)


def test_a_page_that_waits_when_its_table_is_let_go_is_not_written(engine: Engine) -> None:
    """The hole of two prototypes: whoever took the table meanwhile would have written in the same place."""

    async def work(store: Store) -> None:
        token = await store.hold(CODE)
        waiting = asyncio.ensure_future(store.written(Page(CODE, 0, [said("late")], token=token)))
        await store.release(token)
        await asyncio.gather(waiting, return_exceptions=True)
        after = len(texts(engine))
        again = await store.hold(CODE)
        await store.written(Page(CODE, after, [said("next")], token=again))
        assert texts(engine)[-1] == "next"
        assert store.counts.refused_by_key == 0

    run(engine.store(), work)


def test_a_table_is_taken_again_only_when_nothing_of_it_is_on_its_way(engine: Engine) -> None:
    async def work(store: Store) -> None:
        table = begun()
        entries, choices = list(table.fresh), []
        await store.written(Page(CODE, 0, entries, index=NOBODYS, opens=True))
        for taking in range(3):
            taken = await store.take(CODE)
            assert taken.table.entries == len(entries) + len(choices)
            for _ in range(20):
                choices.append(said(f"in room {taking}"))
                place = len(entries) + len(choices) - 1
                store.write(Page(CODE, place, choices[-1:], token=taken.token), ignore)
            await asyncio.sleep(0)  # they are handed over
        await store.take(CODE)
        assert len(texts(engine)) == len(choices)
        assert store.counts.refused_by_key == 0

    run(engine.store(), work)


# --- what is looked up -----------------------------------------------------------------------------------------------


def test_guests_are_found_by_the_hash_of_a_key_of_theirs(engine: Engine) -> None:
    async def work(store: Store) -> None:
        phone, laptop = (Browser(name, "ana", key * 32, "", 1.0, 2.0) for name, key in (("x", b"1"), ("y", b"2")))
        await store.written(Guest("ana", "Ana"))
        await store.written(phone)
        assert await store.browser_with(b"1" * 32) == (Guest("ana", "Ana"), phone)
        assert await store.browser_with(b"2" * 32) is None
        await store.written(laptop)
        await store.written(Seen(replace(phone, seen=3.0)))
        assert [one.id for one in await store.browsers_of("ana")] == ["x", "y"]
        await store.written(PutOut("x", "somebody else"))
        assert await store.known_keys({bytes([n]) * 32 for n in range(200)}) == {b"1" * 32, b"2" * 32}
        await store.written(PutOut("x", "ana"))
        await store.written(Guest("ana", "Ana María"))
        assert await store.browser_with(b"1" * 32) is None
        assert await store.browser_with(b"2" * 32) == (Guest("ana", "Ana María"), laptop)

    run(engine.store(), work)


def test_a_code_hands_on_once_who_one_is(engine: Engine) -> None:
    async def work(store: Store) -> None:
        for person in ("ana", "blas"):
            await store.written(Guest(person, person.title()))
            await store.written(Browser(person, person, person.encode() * 8, "", 1.0, 2.0))
        await store.written(Handover("ana", b"code", 1e12))
        follow = Follow(b"code", Browser("new", "", b"n" * 32, "", 5.0, 5.0), b"blas" * 8)
        await store.written(follow)
        found = await store.browser_with(b"n" * 32)
        assert found is not None
        assert found[0].id == "ana"
        assert await store.browser_with(b"blas" * 8) is None
        with pytest.raises(Conflict):
            await store.written(follow)

    run(engine.store(), work)


def passkey_of(person: str, name: str, signs: int = 0) -> Passkey:
    return Passkey(name, person, f"{name} is found by that".encode(), b"public", signs, "Chrome", 1.0, 1.0)


def spent(answer: str) -> Spent:
    return Spent(answer.encode(), 1e12)


def browser_that_is_new(name: str, seen: float = 9.0) -> Browser:
    return Browser(name, "", name.encode().ljust(32), "", seen, seen)


def test_a_passkey_opens_as_often_as_challenges_are_answered_each_once(engine: Engine) -> None:
    async def work(store: Store) -> None:
        await store.written(Guest("ana", "Ana"))
        key = passkey_of("ana", "key", signs=5)
        await store.written(NewPasskey(key, spent("made")))
        assert await store.passkey_with(key.credential) == key
        assert await store.passkey_with(b"another") is None
        came = CameBack(key, 6, browser_that_is_new("new"), b"", spent("first"))
        await store.written(came)
        found = await store.browser_with(came.browser.key_hash)
        assert found is not None
        assert found[0] == Guest("ana", "Ana")
        again = replace(key, signs=6, used=9.0)
        assert await store.passkeys_of("ana") == [again]
        other = browser_that_is_new("other")
        for wrong in (
            CameBack(again, 7, other, b"", spent("first")),  # answered already
            CameBack(key, 7, other, b"", spent("second")),  # another answer came in between
            CameBack(passkey_of("ana", "none"), 1, other, b"", spent("third")),
        ):
            with pytest.raises(Conflict):
                await store.written(wrong)
        with pytest.raises(Conflict):
            await store.written(NewPasskey(passkey_of("ana", "next"), spent("made")))
        with pytest.raises(Conflict):
            await store.written(NewPasskey(replace(key, id="twice", person="blas"), spent("fourth")))
        assert await store.browser_with(other.key_hash) is None
        await store.written(NoPasskey("key", "blas"))
        assert await store.passkeys_of("ana") == [again]
        await store.written(NoPasskey("key", "ana"))
        with pytest.raises(Conflict):
            await store.written(CameBack(again, 7, other, b"", spent("fifth")))
        assert await store.look_through() == []

    run(engine.store(), work)


def test_who_comes_back_finds_room_and_takes_the_place_of_whoever_was_there(engine: Engine) -> None:
    async def work(store: Store) -> None:
        for person in ("ana", "blas"):
            await store.written(Guest(person, person.title()))
        for number in range(MOST_BROWSERS):
            await store.written(replace(browser_that_is_new(f"{number}", seen=float(number)), person="ana"))
        await store.written(replace(browser_that_is_new("blas"), person="blas"))
        key = passkey_of("ana", "key")
        await store.written(NewPasskey(key, spent("made")))
        came = CameBack(key, 0, browser_that_is_new("new", 99.0), b"blas".ljust(32), spent("first"))
        await store.written(came)
        left = [one.id for one in await store.browsers_of("ana")]
        assert left == ["new", *(f"{number}" for number in range(MOST_BROWSERS - 1, 0, -1))]
        assert await store.browsers_of("blas") == []

    run(engine.store(), work)


def test_passkeys_are_bounded_and_go_with_their_person(engine: Engine) -> None:
    async def work(store: Store) -> None:
        for person in ("ana", "blas"):
            await store.written(Guest(person, person.title()))
            await store.written(Visit(person, 1.0))
        for number in range(MOST_PASSKEYS):
            await store.written(NewPasskey(passkey_of("ana", f"{number}"), spent(f"{number}")))
        with pytest.raises(Conflict):
            await store.written(NewPasskey(passkey_of("ana", "more"), spent("more")))
        # Who has one means to come back, however late.
        assert await store.strangers(2.0, "", 9) == ["blas"]
        await store.written(Departure(["ana", "blas"], 2.0))
        kept = (await store.all_of("ana")).passkeys
        assert len(kept) == MOST_PASSKEYS
        await store.written(Farewell("ana", 3.0))
        assert engine.rows("SELECT person FROM passkeys") == []
        with pytest.raises(Conflict):
            await store.written(NewPasskey(passkey_of("ana", "late"), spent("late")))

    run(engine.store(), work)


def test_what_nobody_goes_on_with_goes_with_all_its_rows(engine: Engine) -> None:
    async def work(store: Store) -> None:
        index = Index(True, "gathering", ("ana",))
        for code in (CODE, "LUNA-11"):
            await store.written(Page(code, 0, [said("x")], index=index, opens=True, people=("ana",), summary=b"shown"))
        await store.written(Guest("carla", "Carla"))
        await store.written(Visit("carla", 1.0))
        assert await store.unstarted(2.0, "", 9) == [CODE, "LUNA-11"]
        assert await store.strangers(2.0, "", 9) == ["carla"]
        async with store.alone("deleting") as is_mine:
            assert is_mine
        with pytest.raises(Lost):
            await store.written(Removal(CODE, 1))
        with pytest.raises(StoreError):
            await store.written(Removal(CODE, 7, await store.hold(CODE)))
        await store.written(Removal(CODE, 1, await store.hold(CODE)))
        await store.written(Departure(["carla"], 2.0))
        assert texts(engine) == await store.strangers(2.0, "", 9) == []
        assert await store.unstarted(2.0, "", 9) == ["LUNA-11"]
        assert engine.rows("SELECT code FROM summaries") == [("LUNA-11",)]

    run(engine.store(), work)


def test_a_door_opens_to_whom_it_should(engine: Engine) -> None:
    link = b"l" * 32

    async def work(store: Store) -> None:
        await store.written(Page("LUNA-11", 0, [said("x")], index=NOBODYS, opens=True))
        private = Index(False, "gathering", ("ana",), True, link, ("ana", "blas"))
        await store.written(Page(CODE, 0, [said("x")], index=private, opens=True))
        assert await store.way_in("LUNA-11", "carla") is WayIn.FREE
        assert await store.way_in(CODE, "blas") is WayIn.FREE
        assert await store.way_in(CODE, "carla") is WayIn.SPOKEN
        await write(store, Page(CODE, 1, (), index=replace(private, spoken=False)))
        assert await store.way_in(CODE, "carla") is WayIn.NONE
        assert await store.way_in("SOL-99", "ana") is WayIn.NONE
        assert await store.behind_link(link) == CODE
        assert await store.behind_link(b"other" * 6) is None

    run(engine.store(), work)


def test_lists_show_what_was_written_for_them_the_latest_first(engine: Engine) -> None:
    async def work(store: Store) -> None:
        for number, people in enumerate((("ana",), ("ana", "blas"), ("blas",))):
            index = Index(True, "gathering", people)
            page = Page(
                f"MESA-{number}{number}", 0, [said("x", at=float(number))], index=index, opens=True, summary=b"first"
            )
            await store.written(page)
        await store.written(Summary("MESA-11", 5, b"later"))
        await store.written(Summary("MESA-11", 4, b"too late"))
        shown = await store.open_tables("gathering", 2)
        assert [(one.code, one.body) for one in shown] == [("MESA-22", b"first"), ("MESA-11", b"later")]
        assert await store.tables_of("ana", 9) == [
            Shown("MESA-11", b"later", False),
            Shown("MESA-00", b"first", False),
        ]
        assert await store.outdated(9) == ["MESA-11"]
        await write(store, Page("MESA-11", 1, (), index=Index(True, OVER, ("ana", "blas"))))
        assert [one.code for one in await store.tables_of("ana", 9)] == ["MESA-00"]
        assert engine.rows("SELECT code FROM summaries WHERE code = ?", "MESA-11") == []

    run(engine.store(), work)


def test_of_a_table_that_was_written_without_it_nothing_is_listed_until_it_was_looked_at(engine: Engine) -> None:
    async def work(store: Store) -> None:
        await store.written(Page(CODE, 0, [said("x")], index=Index(True, "gathering", ("ana",)), opens=True))
        assert await store.tables_of("ana", 9) == await store.open_tables("gathering", 9) == []
        assert await store.look_through() == []
        assert await store.outdated(9) == [CODE]
        await store.written(Summary(CODE, 1, b"found"))
        assert await store.outdated(9) == []
        assert [one.body for one in await store.tables_of("ana", 9)] == [b"found"]

    run(engine.store(), work)


# --- matches that are over -------------------------------------------------------------------------------------------


def test_a_finished_match_lies_on_the_shelves_of_those_who_played_it(engine: Engine) -> None:
    async def work(store: Store) -> None:
        table = played("mark:0", "mark:3", "mark:1", "mark:4", "mark:2")
        page = Page(CODE, 0, table.fresh, table.checkpoint(), Index.of(table), opens=True)
        await store.written(page)
        assert await store.is_over(CODE)
        assert await store.unshelved(9) == await store.untold(9) == [CODE]
        shelving = await store.shelving(CODE)
        await store.written(shelving)
        await store.written(shelving)  # a second time changes nothing
        shelf = await store.shelf("ana", "", 0)
        assert [(match.code, chair) for match, chair in shelf.played] == [(CODE, 0)]
        assert [(one.matches, one.won, one.latest) for one in shelf.tallies] == [(1, 1, (True,))]
        assert (await store.shelf("blas", table.game.info.id, 0)).tallies[0].won == 0
        assert await store.unshelved(9) == []
        rows = [(number, b"step %d" % number) for number in (0, 2, 4)]
        await store.written(Telling(CODE, 0, rows, True, "edition", b"words"))
        assert await store.is_told(CODE)
        assert await store.telling(CODE, 3, 4) == (0, tuple(rows[1:]))
        assert await store.edition("edition") == b"words"
        assert await store.edition("another") is None
        assert await store.untold(9) == []
        assert await store.look_through() == []

    run(engine.store(), work)


# --- people ----------------------------------------------------------------------------------------------------------


def test_who_wants_to_be_forgotten_is_found_nowhere(engine: Engine) -> None:
    async def work(store: Store) -> None:
        table = played("mark:4", "mark:0")
        await store.written(Guest("ana", "Ana"))
        await store.written(Browser("x", "ana", b"1" * 32, "", 1.0, 2.0))
        people = ("ana", "blas")
        page = Page(CODE, 0, table.fresh, table.checkpoint(), Index.of(table), True, people, summary=b"Ana and Blas")
        await store.written(page)
        await store.written(Mute("blas", "ana", True))
        await store.written(Report(CODE, "table", 0, "ana", 2.0))
        assert await store.tables_written_at("ana") == [CODE]
        kept = await store.all_of("ana")
        assert [(code, len(entries) > 0) for code, entries in kept.traces] == [(CODE, True)]
        assert kept.reports == [(CODE, "table", 0, 2.0)]
        assert await store.muted_by("blas") == ["ana"]
        await store.written(Farewell("ana", 3.0))
        assert await store.half_forgotten() == ["ana"]
        assert await store.browser_with(b"1" * 32) is None
        await write(store, Forgetting("ana", CODE))
        assert await store.half_forgotten() == await store.muted_by("blas") == []
        again = await store.table(CODE)
        assert "Ana" not in (*again.names, *(line.name for line in again.chat))
        assert not any(b"Ana" in bytes(body) for (body,) in engine.rows("SELECT body FROM summaries"))
        assert await store.outdated(9) == [CODE]
        assert await store.look_through() == []

    run(engine.store(), work)


def test_who_wants_to_be_called_is_until_they_were(engine: Engine) -> None:
    async def work(store: Store) -> None:
        await store.written(Guest("ana", "Ana"))
        await store.written(Browser("x", "ana", b"1" * 32, "", 1.0, 2.0))
        await store.written(Identity(b"ours"))
        await store.written(Identity(b"another"))
        assert await store.identity() == b"ours"
        asked = Subscription("x", "ana", "https://push", b"p", b"a", "es", (CODE,), None, None)
        await store.written(asked)
        assert await store.subscribers() == {"ana"}
        assert await store.subscriptions_of("ana") == [asked]
        call = Call("ana", CODE, "turn", "7", 5.0)
        await store.written(Calls(CODE, [], [call]))
        assert await store.due_calls(6.0, 9) == await store.calls_at(CODE) == [call]
        await store.written(Called(call, 5.0, True))
        assert await store.due_calls(6.0, 9) == []
        await store.written(Unsubscribe("x", ""))
        assert await store.subscribers() == set()
        await store.written(Alarm(CODE, 3.0))
        assert await store.ringing(4.0, 9) == [CODE]

    run(engine.store(), work)


def test_what_the_host_decides_is_kept(engine: Engine) -> None:
    async def work(store: Store) -> None:
        index = Index(True, "gathering", ("ana",))
        await store.written(Page(CODE, 0, [said("x")], index=index, opens=True))
        await store.written(Ruling(CODE, "hide"))
        await store.written(Ruling("LUNA-11", "hide"))  # there is none
        await store.written(Bar("192.0.2.7/32", True, 1.0))
        found = await store.rulings()
        assert (found.hidden, found.barred) == ({CODE}, ("192.0.2.7/32",))
        assert [(one.code, one.hidden) for one in await store.overlooked()] == [(CODE, True)]
        await store.written(Ruling(CODE, "show"))
        await store.written(Bar("192.0.2.7/32", False, 2.0))
        assert await store.rulings() == Rulings()

    run(engine.store(), work)


def test_the_host_is_told_of_so_many_lines_of_a_table(engine: Engine) -> None:
    async def work(store: Store) -> None:
        for number in range(50):
            assert await store.takes_reports(CODE)
            await store.written(Report(CODE, "table", number, "ana", 1.0))
            await store.written(Report(CODE, "table", number, "ana", 2.0))
        assert not await store.takes_reports(CODE)
        assert await store.takes_reports("LUNA-11")

    run(engine.store(), work)


def test_nothing_is_written_by_asking_whether_it_could_be(engine: Engine) -> None:
    async def work(store: Store) -> None:
        assert await store.can_write()
        assert store.is_ready()
        assert store.waiting() == 0

    run(engine.store(), work)
