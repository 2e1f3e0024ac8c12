"""People who look alike, people one doesn't want to hear, and lines that the host is told of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.store.reports import MOST_AT_A_TABLE, reported, settle
from sobremesa.web import wire
from sobremesa.web.config import Rate
from web.conftest import Come, Sit
from web.players import Guest, Player, begin
from web.running import GENEROUS, Running, serving
from web.test_other_rules import FULL_GAME, play
from web.test_staying_up import until

FOUR = ("Ana", "A\u034fna", "An\ufe01a", "\u0410na")


@pytest.fixture
def pages() -> Iterator[ExitStack]:
    with ExitStack() as open_ones:
        yield open_ones


def lines_of(page: Player) -> list[wire.Line]:
    """The chat as that page has it."""
    lines: list[wire.Line] = []
    for table in page.tables:
        lines = table.chat if table.chat_anew else [*lines, *table.chat]
    return lines


def hear(page: Player, lines: int) -> None:
    while len(lines_of(page)) < lines:
        page.hear()


# --- who looks like somebody else ------------------------------------------------------------------------------------


def test_four_anas_at_one_table_are_told_apart_everywhere(come: Come, pages: ExitStack) -> None:
    anas = [come(name) for name in FOUR]
    assert [ana.http.get("/api/me").json()["name"] for ana in anas] == ["Ana", "Ana", "Ana", "\u0410na"]
    code = anas[0].open_table("tictactoe", 2, joining="consent")
    sitting = [pages.enter_context(ana.at(code)) for ana in anas]
    for chair, page in enumerate(sitting[:2]):
        page.do(wire.Sit, chair=chair)
    begin(sitting[:2])
    sitting[1].do(wire.Stand)
    sitting[2].do(wire.Sit, chair=1)  # asks for it
    for page in sitting:
        page.do(wire.Say, text="hola")
    table = sitting[0].until(lambda table: bool(table.chair_requests))
    (request,) = table.chair_requests
    assert request.name == "Ana ③"
    assert table.chairs[1].kept_for == "Ana ②"
    sitting[1].do(wire.Sit, chair=1)
    table = sitting[0].until(lambda table: table.chairs[1].who == "person" and len(table.onlookers) == 2)
    seats = [chair.name for chair in table.chairs]
    assert seats == ["Ana", "Ana ②"]
    onlookers = {one.name for one in table.onlookers}
    assert "Ana ③" in onlookers
    (fourth,) = onlookers - {"Ana ③"}
    assert fourth.startswith("\u0410na ")
    hear(sitting[3], 4)
    said = {line.person: line.name for line in lines_of(sitting[3])}
    assert sorted(said.values()) == sorted([*seats, "Ana ③", fourth])
    assert len({chair.person for chair in table.chairs} | set(said)) == 4
    play(sitting[:2], FULL_GAME)
    assert anas[3].http.get(f"/api/tables/{code}/match.json").json()["names"] == seats
    assert anas[3].http.get(f"/api/tables/{code}/replay").json()["names"] == seats
    until(lambda: anas[0].http.get("/api/shelf").json()["played"])
    assert anas[0].http.get("/api/shelf").json()["played"][0]["names"] == seats


def test_a_mark_stays_after_a_restart_and_in_a_rematch(tmp_path: Path, pages: ExitStack) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as server:
        anas = [Guest(server.address, "Ana") for _ in range(2)]
        code = anas[0].open_table("tictactoe", 2)
        with ExitStack() as there:
            players = [there.enter_context(ana.at(code)) for ana in anas]
            players[1].do(wire.Sit, chair=1)
            players[0].do(wire.Sit, chair=0)
            assert [chair.name for chair in players[0].table.chairs] == ["Ana ②", "Ana"]
    with serving(database) as server:
        back = [ana.again(server.address) for ana in anas]
        players = [pages.enter_context(ana.at(code)) for ana in back]
        players[0].do(wire.Stand)
        players[0].do(wire.Sit, chair=0)
        assert [chair.name for chair in players[0].table.chairs] == ["Ana ②", "Ana"]
        begin(players)
        play(players, FULL_GAME)
        players[0].do(wire.Rematch)
        next_code = players[0].until(lambda table: bool(table.next_code)).next_code
        names = [chair["name"] for chair in back[0].http.get(f"/api/tables/{next_code}").json()["chairs"]]
        assert names == ["Ana ②", "Ana"]
        for guest in (*anas, *back):
            pages.callback(guest.close)


# --- whom one doesn't want to hear -----------------------------------------------------------------------------------


def test_whom_somebody_mutes_is_not_heard_by_them_here_nor_elsewhere(seated: Sit, pages: ExitStack) -> None:
    first, second = seated(2)
    second.do(wire.Say, text="uno")
    hear(first, 1)
    before = len(second.raw)
    who = first.table.chairs[1].person
    assert isinstance(first.ask(wire.Mute, person=who, yes=True), wire.Done)
    table = first.until(lambda table: table.muted == [who])
    assert (table.chat_anew, lines_of(first)) == (True, [])
    second.do(wire.Say, text="dos")
    second.catch_up()
    # Who is muted is told nothing, and hears themselves.
    assert second.table.muted == []
    assert [line.text for line in lines_of(second)] == ["uno", "dos"]
    assert all(b'muted":[]' in raw for raw in second.raw[before:] if b'"type":"table"' in raw)
    first.catch_up()
    assert lines_of(first) == []
    with first.guest.at(first.code) as again:  # loaded anew
        assert (again.table.muted, again.table.chat) == ([who], [])
    # At another table too, where they go by another word.
    code = first.guest.open_table("tictactoe", 2)
    elsewhere, there = (pages.enter_context(player.guest.at(code)) for player in (first, second))
    for chair, page in enumerate((elsewhere, there)):
        page.do(wire.Sit, chair=chair)
    there.do(wire.Say, text="tres")
    elsewhere.catch_up()
    (word,) = elsewhere.until(lambda table: bool(table.muted)).muted
    assert word == elsewhere.table.chairs[1].person != who
    assert lines_of(elsewhere) == []
    elsewhere.ask(wire.Mute, person=word, yes=False)
    elsewhere.until(lambda table: not table.muted)
    assert [line.text for line in lines_of(elsewhere)] == ["tres"]


def test_nobody_mutes_themselves_or_nobody(seated: Sit) -> None:
    first, _ = seated(2)
    assert first.refused(wire.Mute, person=first.table.you, yes=True) == "no-person"
    assert first.refused(wire.Mute, person="0" * 12, yes=True) == "no-person"


# --- what the host is told of ----------------------------------------------------------------------------------------


def test_a_line_is_reported_with_what_was_said_around_it(seated: Sit, server: Running) -> None:
    first, second = seated(2)
    for text in ("hola", "algo feo", "basta"):
        second.do(wire.Say, text=text)
    hear(first, 3)
    second.catch_up()
    before = len(second.raw)
    assert isinstance(first.ask(wire.Report, room="table", number=1), wire.Done)
    assert isinstance(first.ask(wire.Report, room="table", number=1), wire.Done)
    (one,) = [report for report in reported(server.config.database) if report.code == first.code]
    assert (one.number, one.people, one.room) == (1, 1, "table")
    assert one.line is not None
    assert one.line.text == "algo feo"
    assert [line.text for line in one.around] == ["hola", "algo feo", "basta"]
    second.catch_up()
    assert len(second.raw) == before  # whoever said it is told nothing
    assert settle(server.config.database, [one.id]) == [one.id]
    assert [report for report in reported(server.config.database) if report.code == first.code] == []
    settled = [one for one in reported(server.config.database, settled=True) if one.code == first.code]
    assert [one.settled is not None for one in settled] == [True]


def test_a_line_is_reported_by_who_could_read_it_only(seated: Sit, come: Come, pages: ExitStack) -> None:
    first, second = seated(2)
    onlooker, another = (pages.enter_context(come(name).at(first.code)) for name in ("Olga", "Otto"))
    onlooker.do(wire.Say, text="entre nosotros")
    another.until(lambda table: bool(table.chat))
    for number in (0, 1):  # whether there is one is told nobody who doesn't hear it
        assert second.refused(wire.Report, room="watchers", number=number) == "no-line"
    assert onlooker.refused(wire.Report, room="watchers", number=0) == "no-line"  # one's own
    assert isinstance(another.ask(wire.Report, room="watchers", number=0), wire.Done)


def test_reports_are_bounded(tmp_path: Path, pages: ExitStack) -> None:
    with serving(tmp_path / "tables.db") as server:
        guests = [Guest(server.address, name) for name in ("Ana", "Blas")]
        for guest in guests:
            pages.callback(guest.close)
        code = guests[0].open_table("tictactoe", 2)
        ana, blas = (pages.enter_context(guest.at(code)) for guest in guests)
        for chair, page in enumerate((ana, blas)):
            page.do(wire.Sit, chair=chair)
        for number in range(MOST_AT_A_TABLE + 1):
            blas.do(wire.Say, text=f"{number}")
        for number in range(MOST_AT_A_TABLE):
            assert isinstance(ana.ask(wire.Report, room="table", number=number), wire.Done)
        assert ana.refused(wire.Report, room="table", number=MOST_AT_A_TABLE) == "reported-enough"
        settle(server.config.database, [one.id for one in reported(server.config.database)][:1])
        assert isinstance(ana.ask(wire.Report, room="table", number=MOST_AT_A_TABLE), wire.Done)


def test_a_flood_of_reports_is_too_fast(tmp_path: Path, pages: ExitStack) -> None:
    limits = replace(GENEROUS, reports=Rate(2, 0))
    with serving(tmp_path / "tables.db", limits=limits) as server:
        guests = [Guest(server.address, name) for name in ("Ana", "Blas")]
        for guest in guests:
            pages.callback(guest.close)
        code = guests[0].open_table("tictactoe", 2)
        ana, blas = (pages.enter_context(guest.at(code)) for guest in guests)
        for chair, page in enumerate((ana, blas)):
            page.do(wire.Sit, chair=chair)
        for number in range(3):
            blas.do(wire.Say, text=f"{number}")
        for number in range(2):
            assert isinstance(ana.ask(wire.Report, room="table", number=number), wire.Done)
        assert ana.refused(wire.Report, room="table", number=2) == "too-fast"
