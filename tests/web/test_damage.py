"""A damaged table is one broken table: said so where it is opened, left out elsewhere, logged once."""

from __future__ import annotations

import asyncio
import gzip
import logging
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.kernel import registry
from sobremesa.kernel.match import Match
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.tables import Index, Page
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables import acts, restoring
from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import Person
from sobremesa.tables.checkpoint import packed
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from sobremesa.web import replay, wire
from sobremesa.web.connection import Connection
from store.engines import Nobody
from store.resealed import reseal
from tables.gathering import ANA, BLAS, CARLA, DORA, asking, begun, choose
from web.conftest import Come, Sit
from web.players import Guest, dial, play_on
from web.running import Running, serving

PEOPLE = (ANA, BLAS, CARLA, DORA)
SECRETLY = ("request", "withdraw")  # of La Cosa
Harm = Callable[[sqlite3.Connection, str], object]


_NTH = "number = (SELECT number FROM entries WHERE code = ? AND entry LIKE ? ORDER BY number LIMIT 1 OFFSET ?)"


def set_entry(act: str, value: object, nth: int = 0) -> Harm:
    """Another entry in the place of the first (or nth) of that kind."""
    return lambda database, code: database.execute(
        f"UPDATE entries SET entry = ? WHERE code = ? AND {_NTH}", (value, code, code, f'%"act":"{act}"%', nth)
    )


def set_part(act: str, path: str, value: object, nth: int = 0) -> Harm:
    return lambda database, code: database.execute(
        f"UPDATE entries SET entry = json_set(entry, ?, ?) WHERE code = ? AND {_NTH}",
        (path, value, code, code, f'%"act":"{act}"%', nth),
    )


def run(statement: str) -> Harm:
    return lambda database, code: database.execute(statement, (code,))


HARMS: dict[str, Harm] = {
    "ABEJA-10": set_entry("sat", "this is a letter to my aunt"),
    "ABEJA-11": set_entry("sat", ""),
    "ABEJA-12": set_entry("sat", b"\xff\xfe\x00\x80"),
    "ABEJA-13": set_entry("sat", 7),
    "ABEJA-14": set_entry("sat", "null"),
    "ABEJA-15": set_entry("sat", "[" * 100_000),
    "ABEJA-16": set_entry("sat", '{"at":1.0,"by":"ana","answer":"","act":{"act":"danced"}}'),
    "ABEJA-17": set_part("sat", "$.act.chair", "the red one"),
    "ABEJA-18": set_part("sat", "$.act.chair", -1),
    "ABEJA-19": set_part("sat", "$.act.chair", 11),
    "ABEJA-20": set_part("sat", "$.at", 1e300),
    "ABEJA-21": set_part("chose", "$.act.option", "mark:77"),
    "ABEJA-22": set_part("chose", "$.act.chair", 1),
    "ABEJA-23": set_part("chose", "$.act.option", "mark:4", nth=1),  # taken already
    "ABEJA-24": run("DELETE FROM entries WHERE code = ? AND number = 1"),
    "ABEJA-25": run("DELETE FROM entries WHERE code = ? AND number = 0"),
    "ABEJA-26": run("DELETE FROM entries WHERE code = ?"),
    "ABEJA-27": run("DELETE FROM entries WHERE code = ? AND number > 2"),  # its checkpoint was taken later
    "ABEJA-29": set_part("opened", "$.act.seats", 1_000_000_000_000),
    "ABEJA-30": set_part("opened", "$.act.seats", 999_999),
    "ABEJA-31": set_part("opened", "$.act.secret", "not hexadecimal"),
    "ABEJA-32": set_part("began", "$.act.nonces", "x"),
    "ABEJA-33": run("UPDATE entries SET number = number + 1000000 WHERE code = ? AND number = 5"),
    "ABEJA-34": run("UPDATE entries SET number = 'fifth' WHERE code = ? AND number = 5"),
    "ABEJA-35": set_entry("chose", '{"at":1.0,"by":"","answer":"","act":{"act":"began","rules":1,"nonces":["",""]}}'),
    "ABEJA-36": set_entry(
        "chose", '{"at":1.0,"by":"","answer":"","act":{"act":"undid","chair":0,"to":77,"agreed":true}}'
    ),
    "ABEJA-38": run("UPDATE entries SET entry = CAST(x'fffe0080' AS TEXT) WHERE code = ? AND number = 2"),
    "ABEJA-39": run("UPDATE entries SET number = number + 10 WHERE code = ? AND entry LIKE '%mark:0%'"),  # the last
    "ABEJA-37": set_entry("sat", '{"at":1.0,"by":"","answer":"","act":{"act":"chose","chair":0,"option":"mark:0"}}'),
}
SOUND = "BRISA-27"
AWAY = "COBRE-40"


def put(store: SqliteStore, code: str, table: Table) -> asyncio.Future[None]:
    entries = table.fresh
    return asyncio.ensure_future(store.written(Page(code, 0, entries, table.checkpoint(), Index.of(table), opens=True)))


def played() -> Table:
    table = begun()
    asking(table, ANA).say("hello")
    choose(table, ANA, "mark:4")
    choose(table, BLAS, "mark:0")
    return table


async def fill(file: Path, codes: list[str]) -> None:
    store = SqliteStore(file)
    await store.start(Nobody())
    for code in codes:
        await put(store, code, played())
    await store.close()


@pytest.fixture(scope="module")
def harmed(tmp_path_factory: pytest.TempPathFactory, _small_game: None) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("harmed") / "tables.db"
    asyncio.run(fill(file, [SOUND, AWAY, *HARMS]))
    with sqlite3.connect(file) as database:
        for code, harm in HARMS.items():
            harm(database, code)
        set_part("opened", "$.act.game", "a game of last year")(database, AWAY)
        reseal(database)
    database.close()
    with serving(file) as running:
        yield running


@pytest.fixture
def guest(harmed: Running) -> Iterator[Guest]:
    somebody = Guest(harmed.address, "Carla")
    yield somebody
    somebody.close()


def handshake(guest: Guest, code: str) -> int:
    with pytest.raises(InvalidStatus) as turned_away, dial(guest.address, code, guest.cookie):
        pass
    return turned_away.value.response.status_code


@pytest.mark.parametrize("code", HARMS)
def test_it_is_said_where_it_is_opened(guest: Guest, code: str) -> None:
    for path in ("", "/match.json", "/replay", "/verify", "/qr.svg"):
        answer = guest.http.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["problem"]) == (410, "damaged")
    assert handshake(guest, code) == 410


def test_what_is_left_of_it_can_be_seen_as_far_as_it_goes(guest: Guest) -> None:
    """The second choice is no legal one: what came before it is shown, as whoever watched saw it."""
    answer = guest.http.get("/api/tables/ABEJA-23/remains")
    told = msgspec.json.decode(answer.content, type=wire.Replay)
    assert (told.seat, told.last, told.result) == (-1, 1, None)
    assert [step.version for step in told.steps] == [0, 1]
    assert guest.http.get("/api/tables/ABEJA-23/remains?page=1").status_code == 410
    for page in ("-1", "x", "999999"):
        assert guest.http.get(f"/api/tables/ABEJA-23/remains?page={page}").json()["problem"] == "no-page"


@pytest.mark.parametrize("code", ["ABEJA-10", "ABEJA-24", "ABEJA-25", "ABEJA-26", "ABEJA-29", "ABEJA-31", "ABEJA-32"])
def test_where_no_match_is_left_there_is_nothing_to_see(guest: Guest, code: str) -> None:
    answer = guest.http.get(f"/api/tables/{code}/remains")
    assert (answer.status_code, answer.json()["problem"]) == (410, "damaged")


def test_what_is_left_tells_neither_what_was_chosen_nor_that_anything_was_unnoticed() -> None:
    """A table that broke down is tried again: what somebody passed or asked for in secret may still count."""
    table = asked_in_secret(replay.PAGE_SIZE + 5)
    loud = [entry for entry in table.fresh if not (isinstance(entry.act, acts.Chose) and entry.act.option in SECRETLY)]
    assert len(loud) < len(table.fresh)
    for number, steps in ((0, replay.PAGE_SIZE), (1, 6)):
        told = remains_of(table.fresh, number)
        assert told == remains_of(loud, number)
        assert [step.version for step in told.steps] == [replay.PAGE_SIZE * number + at for at in range(steps)]
        assert told.last == replay.PAGE_SIZE + 5
        assert all(step.option is None and step.question is None for step in told.steps)


def asked_in_secret(choices: int) -> Table:
    """A table of La Cosa after so many choices that everybody knows of, and many that nobody does."""
    rng = random.Random("secretly")
    table = begun("cosa", 4, people=PEOPLE)
    match = table.match
    assert match is not None
    while match.noticed < choices:
        if table.ended is not None:
            return asked_in_secret(choices)
        for chair, person in enumerate(PEOPLE):
            for key in SECRETLY:
                if any(option.key == key for option in match.game.free(match.state, chair)):
                    asking(table, person).free(key)
        asked = match.asked[0]
        asking(table, PEOPLE[asked.decision.seat]).choose(asked.id, rng.choice(asked.decision.options).key)
    return table


def remains_of(entries: Sequence[acts.Entry], number: int) -> wire.Replay:
    lines = [(place, msgspec.json.encode(entry)) for place, entry in enumerate(entries)]
    return msgspec.json.decode(gzip.decompress(replay.packed_remains("BRISA-27", lines, number)), type=wire.Replay)


def test_of_a_sound_table_there_are_no_remains(seated: Sit) -> None:
    first, _ = seated(2)
    assert first.guest.http.get(f"/api/tables/{first.code}/remains").status_code == 404


def test_it_is_left_out_of_the_lobby_and_nobody_else_suffers(guest: Guest) -> None:
    answer = guest.http.get("/api/tables")
    assert answer.status_code == 200
    assert [table["code"] for table in answer.json()] == [SOUND]
    with guest.at(SOUND) as page:
        assert page.table.version == 2


def test_a_table_whose_game_is_away_waits_for_it(guest: Guest) -> None:
    answer = guest.http.get(f"/api/tables/{AWAY}")
    assert (answer.status_code, answer.json()["problem"]) == (409, "game-away")
    assert handshake(guest, AWAY) == 409


def test_a_damaged_snapshot_harms_nobody_who_does_not_need_it(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "tables.db", [SOUND]))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE checkpoints SET body = x'00'")
    database.close()
    with serving(tmp_path / "tables.db") as server:
        carla = Guest(server.address, "Carla")
        assert carla.http.get(f"/api/tables/{SOUND}").status_code == 200
        carla.close()


def test_a_match_whose_rules_were_mended_and_whose_checkpoint_is_damaged_is_closed(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "tables.db", [SOUND]))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE checkpoints SET body = x'00'")
        set_part("began", "$.act.rules", 77)(database, SOUND)  # the rules were mended since
        reseal(database)
        database.execute("UPDATE checkpoints SET body = x'01'")
    database.close()
    with serving(tmp_path / "tables.db") as server:
        carla = Guest(server.address, "Carla")
        answer = carla.http.get(f"/api/tables/{SOUND}")
        assert (answer.status_code, answer.json()["problem"]) == (409, "closed")
        assert carla.http.get(f"/api/tables/{SOUND}/match.json").json()["problem"] == "closed"
        carla.close()


def test_it_is_logged_once_and_read_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(tmp_path / "tables.db", [SOUND, *HARMS, AWAY, "COBRE-41"]))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        set_part("chose", "$.act.option", "mark:77")(database, "ABEJA-10")
        for code in (AWAY, "COBRE-41"):
            set_part("opened", "$.act.game", "a game of last year")(database, code)
        reseal(database)
    database.close()
    read: list[str] = []
    restored = restoring._restored

    def counted(code: str, *more: object) -> Table:
        read.append(code)
        return restored(code, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(restoring, "_restored", counted)
    with serving(tmp_path / "tables.db") as server, caplog.at_level(logging.DEBUG, "sobremesa"):
        carla = Guest(server.address, "Carla")
        for _ in range(5):
            assert carla.http.get("/api/tables").status_code == 200
            assert carla.http.get("/api/tables/ABEJA-10").status_code == 410
            assert handshake(carla, "ABEJA-10") == 410
            assert carla.http.get("/api/tables/COBRE-41").status_code == 409
        carla.close()
    assert read.count("ABEJA-10") == 1
    told = [record.getMessage() for record in caplog.records]
    assert sum("ABEJA-10" in line for line in told) == 1
    assert sum("a game of last year" in line for line in told) == 1
    assert len(told) == 2
    assert not any("mark:77" in line for line in told)  # what was chosen may be a secret


class Unshowable(Exception):
    pass


@pytest.mark.parametrize("failing", ["view", "play"])
def test_a_game_that_fails_ends_no_more_than_its_own_table(
    seated: Sit, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """Both tables' choices may be written in one batch: who is told of the one must not miss the other."""
    first, second = seated(2)
    third, fourth = seated(2)
    original = getattr(Match, failing)
    broken = first.table.commitment

    def fails(match: Match[object], *args: object) -> object:
        if match.key.commitment == broken and (failing == "play" or match.version == 1):
            raise Unshowable("the secret is 42")
        return original(match, *args)

    monkeypatch.setattr(Match, failing, fails)
    decision = first.table.decision
    assert decision is not None
    first.say(wire.Choose("0123456789", decision.id, "mark:0"))
    if failing == "view":
        with pytest.raises(ConnectionClosed):
            second.until(lambda _: False)
        assert handshake(second.guest, first.code) == 410
    else:
        answer = first.answer_to("0123456789")
        assert isinstance(answer, wire.Refused)
        assert answer.reason == "fault"
        assert first.guest.http.get(f"/api/tables/{first.code}").status_code == 200
    third.choose("mark:0")
    fourth.until(lambda table: table.version == 1)
    assert third.guest.http.get("/api/tables").status_code == 200


def test_a_game_that_would_end_the_program_ends_only_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(fill(tmp_path / "tables.db", [SOUND]))

    def leave(*_: object) -> None:
        raise SystemExit(3)

    monkeypatch.setattr(type(registry.get("tictactoe")), "decisions", leave)
    with serving(tmp_path / "tables.db") as server:
        carla = Guest(server.address, "Carla")
        assert carla.http.get(f"/api/tables/{SOUND}").status_code == 410
        assert carla.http.get("/api/tables").json() == []
        carla.close()


def test_what_a_table_is_found_by_follows_from_its_record(tmp_path: Path) -> None:
    """A private table whose people were forgotten by a broken row lets them in again, and nobody else."""
    file = tmp_path / "tables.db"
    with serving(file) as server:
        ana = Guest(server.address, "Ana")
        code = ana.open_table(private=True)
        assert ana.http.get(f"/api/tables/{code}").status_code == 200
    for harm in ("UPDATE tables SET listed = 1", "DELETE FROM let_in", "DELETE FROM seats", "DELETE FROM tables"):
        with sqlite3.connect(file) as database:
            database.execute(harm)
        database.close()
        with serving(file) as server:
            back, stranger = ana.again(server.address), Guest(server.address, "Blas")
            assert back.http.get(f"/api/tables/{code}").status_code == 200, harm
            assert stranger.http.get("/api/tables").json() == [], harm
            back.close()
            stranger.close()


# --- memory is never ahead of the disk -------------------------------------------------------------------------------


def test_a_write_that_fails_leaves_no_stale_index(
    server: Running, come: Come, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby's index is right again with the next page, whatever became of the one before."""
    (first,) = seated(1, seats=2, start=False)
    blas = come("Blas")
    with blas.at(first.code) as second:
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "_attempt", lambda *_: StoreError("disk full"))
            assert second.refused(wire.Sit, chair=1) == "fault"
        assert first.code not in [table["code"] for table in blas.http.get("/api/tables").json() if table["mine"]]
        second.do(wire.Sit, chair=1)
    with sqlite3.connect(server.config.database) as database:
        found = database.execute("SELECT person FROM seats WHERE code = ?", (first.code,)).fetchall()
    database.close()
    assert len(found) == 2


def test_what_is_not_written_is_shown_to_nobody(seated: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of a match holds every secret: it must not be had while the last choice may yet come to nothing."""
    first, second = seated(2)
    for player, option in zip((first, second, first, second), (0, 3, 1, 4), strict=True):
        player.until(lambda table: table.decision is not None)
        player.choose(f"mark:{option}")
    first.until(lambda table: table.decision is not None)
    decision = first.table.decision
    assert decision is not None
    fetched: list[int] = []

    def fails(*_: object) -> StoreError:
        # The writing thread is at it: the choice that ends the match is in memory, and not on the disk.
        if not fetched:
            fetched.append(0)
            waiting.start()
        return StoreError("disk full")

    def fetch() -> None:
        fetched.append(second.guest.http.get(f"/api/tables/{first.code}/match.json").status_code)

    waiting = threading.Thread(target=fetch)
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "_attempt", fails)
        assert first.refused(wire.Choose, decision=decision.id, option="mark:2") == "fault"
        waiting.join()
    assert fetched == [0, 403]


def test_what_was_done_by_half_is_not_done(server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changing chairs is standing up and sitting down; if the second is refused, the first hasn't happened."""
    (first,) = seated(1, seats=2, start=False)
    entries = server.ask(lambda: server.room(first.code).table.entries)

    def by_half(asker: Asker, _: int) -> None:
        asker.stand()
        raise Refusal("chair-taken")

    with monkeypatch.context() as patch:
        patch.setattr(Asker, "sit", by_half)
        assert first.refused(wire.Sit, chair=1) == "chair-taken"
    first.until(lambda table: table.me == 0)
    first.do(wire.Say, text="still here")
    assert server.ask(lambda: server.room(first.code).table.entries) == entries + 1


def test_a_table_takes_only_so_much(seated: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    (first,) = seated(1, seats=2, start=False)
    monkeypatch.setattr("sobremesa.web.receiving.MOST_ENTRIES", 3)
    first.do(wire.Say, text="one more")
    assert first.refused(wire.Say, text="one too many") == "record-full"


def test_a_match_is_played_to_its_end_however_full_the_record_is(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else who pauses and goes on all day, or chatters, would end it for everybody."""
    players = seated(2)
    entries = server.ask(lambda: server.room(players[0].code).table.entries)
    monkeypatch.setattr("sobremesa.web.receiving.MOST_ENTRIES", entries)
    assert players[0].refused(wire.Pause, paused=True) == "record-full"
    assert players[0].refused(wire.SeatBot, chair=1, level="random") == "not-away"
    monkeypatch.setattr("sobremesa.web.receiving.MOST_ENTRIES", 3)
    assert players[0].refused(wire.SeatBot, chair=1, level="random") == "record-full"
    play_on(players)
    players[0].do(wire.Rematch)
    assert players[0].table.next_code


def test_onlookers_who_chatter_leave_the_others_their_say(
    seated: Sit, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = seated(2)
    monkeypatch.setattr("sobremesa.tables.asking.MOST_SAID", 2)
    with come("Carla").at(first.code) as onlooker:
        for text in ("one", "two"):
            onlooker.do(wire.Say, text=text)
        assert onlooker.refused(wire.Say, text="three") == "record-full"
    first.do(wire.Say, text="and we")


def test_who_comes_in_is_sent_only_so_much_of_the_log(seated: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = seated(2)
    for paused in (True, False, True, False):
        first.do(wire.Pause, paused=paused)
    monkeypatch.setattr("sobremesa.web.showing._LOG_WINDOW", 3)
    with second.guest.at(first.code) as again:
        assert [told.kind for told in again.table.happened] == ["table-resumed", "table-paused", "table-resumed"]
        first.do(wire.Pause, paused=True)
        again.until(lambda table: table.paused)
        assert [told.kind for told in again.table.happened] == ["table-paused"]


def test_who_wants_more_of_the_log_asks_for_it(seated: Sit, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = seated(2, "arcana")
    for paused in (True, False, True, False):
        first.do(wire.Pause, paused=paused)
    with first.guest.at(first.code) as again:
        whole = again.table.happened
        assert again.table.told_before == 0
    monkeypatch.setattr("sobremesa.web.showing._LOG_WINDOW", 3)
    for guest, is_own in ((first.guest, True), (come("Carla"), False)):
        with guest.at(first.code) as again:
            found = again.table.happened
            first_line = again.table.told_before
            assert first_line == len(whole) - 3
            while first_line > 0:
                lines = again.ask(wire.Earlier, before=first_line)
                assert isinstance(lines, wire.Lines)
                assert lines.first == max(0, first_line - 3)
                found, first_line = lines.happened + found, lines.first
            assert [told.kind for told in found] == [told.kind for told in whole]
            assert found == whole if is_own else not any(told.own for told in found)  # nor what anybody drew
            assert [told.kind for told in found] == [told.kind for told in whole]
            beyond = again.ask(wire.Earlier, before=10_000_000)
            assert isinstance(beyond, wire.Lines)
            assert beyond.first == len(whole) - 3


def test_who_is_about_to_come_in_when_a_table_breaks_down_is_told_too(server: Running, seated: Sit) -> None:
    """Their page would wait for its first table for ever."""
    (first,) = seated(1, seats=2, start=False)
    closed: list[int] = []

    class AtTheDoor:
        person = Person("somebody", "Somebody")

        def close(self, code: int, reason: str) -> None:
            closed.append(code)

    def break_down() -> None:
        room = server.room(first.code)
        room._turns.hold()  # something is being written
        room.enter(cast(Connection, AtTheDoor()))
        server.hub.give_up(room)

    server.ask(break_down)
    assert closed == [1011]


def test_every_table_again_from_its_record() -> None:
    """What `restored` refuses is damage; a sound record is none."""
    table = played()
    asking(table, ANA).say("hello")
    lines = list(enumerate(map(_line, table.fresh)))
    checkpoint = table.checkpoint()
    assert checkpoint is not None
    rows = [(checkpoint.entries, checkpoint.rules, packed(checkpoint.body))]
    again = restoring.restored(table.code, lines, rows, ())
    assert again.version == table.version
    assert again.chat == table.chat


def _line(entry: object) -> bytes:
    return msgspec.json.encode(entry)
