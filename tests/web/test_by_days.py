"""Tables whose clock counts days: it goes on whoever is there, and while no server runs."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from sobremesa.tables.clock import Patience
from sobremesa.web import wire
from web.conftest import Sit
from web.players import Guest
from web.running import serving
from web.test_staying_up import until

AT_ONCE = Patience(day=0.2)
NEVER = Patience(day=1e6)


def version_of(guest: Guest, code: str) -> int:
    with guest.at(code) as page:
        return page.table.version


def alarms(database: Path) -> dict[str, float]:
    with closing(sqlite3.connect(database)) as connection:
        return dict(connection.execute("SELECT code, at FROM alarms").fetchall())


def test_a_bot_chooses_for_who_is_late_though_nobody_is_there_and_the_chair_stays_theirs(
    tmp_path: Path, seated: Sit
) -> None:
    with serving(tmp_path / "tables.db", patience=AT_ONCE, seconds_in_memory=0.1) as server:
        first, second = seated(2, address=server.address, clock="1d-bot")
        code, guest = first.code, first.guest
        first.close()
        second.close()
        until(lambda: guest.http.get(f"/api/tables/{code}").json()["phase"] == "over")
        with guest.at(code) as page:
            assert [chair.who for chair in page.table.chairs] == ["person", "person"]
            assert page.table.result is not None


def test_it_goes_on_after_a_restart(tmp_path: Path, seated: Sit) -> None:
    file = tmp_path / "tables.db"
    with serving(file, patience=NEVER) as server:
        first, second = seated(2, address=server.address, clock="3d-bot")
        since = first.table.waiting_since
        assert since is not None
        assert first.table.played_for_at == pytest.approx(since + 3e6)
        until(lambda: alarms(file) == {first.code: pytest.approx(since + 3e6)})
        second.close()
        first.close()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alarms SET at = 0")  # meanwhile days have passed
    with serving(file, patience=AT_ONCE) as server:
        guest = first.guest.again(server.address)
        until(lambda: guest.http.get(f"/api/tables/{first.code}").json()["phase"] == "over")
        until(lambda: alarms(file) == {})
        guest.close()


@pytest.mark.parametrize("late", ["reminder", "owner"])
def test_where_nobody_chooses_for_who_is_late_the_table_waits(tmp_path: Path, seated: Sit, late: str) -> None:
    with serving(tmp_path / "tables.db", patience=AT_ONCE) as server:
        first, second = seated(2, address=server.address, clock=f"1d-{late}")
        first.choose()
        second.until(lambda table: table.decision is not None)
        rung: set[float] = set()

        def has_rung_thrice() -> bool:
            rung.update(alarms(server.config.database).values())
            return len(rung) > 3

        until(has_rung_thrice)
        assert version_of(first.guest, first.code) == 1


def test_the_owner_decides_about_who_is_late_and_about_nobody_before(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=NEVER) as server:
        first, second = seated(2, address=server.address, clock="7d-owner")
        first.choose()
        second.close()
        first.until(lambda table: not table.chairs[1].here)
        assert first.refused(wire.SeatBot, chair=1, level="random") == "not-away"
        moment = first.table.bot_from[1]
        assert moment is not None
        assert (first.table.bot_from[0], moment > time.time()) == (None, True)  # nor is it offered before
    with serving(tmp_path / "tables.db", patience=Patience(day=0.01)) as server:
        back = first.guest.again(server.address)
        with back.at(first.code) as page:
            until(lambda: time.time() > (page.table.bot_from[1] or 1e12))
            page.do(wire.SeatBot, chair=1, level="random")
            assert page.table.chairs[1].kept_for == "Player 1"
        back.close()


def test_where_the_owner_is_late_the_table_passes_to_somebody_who_is_not(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=AT_ONCE) as server:
        first, second = seated(2, address=server.address, clock="1d-owner")
        second.until(lambda table: table.owner)
        assert first.until(lambda table: not table.owner).me == 0
        second.do(wire.SeatBot, chair=0, level="random")
        second.until(lambda table: table.version > 0)


def test_a_table_by_days_does_not_pass_on_because_its_owner_is_not_there(tmp_path: Path, seated: Sit) -> None:
    patience = Patience(before_the_owner_is_missed=0.0)
    with serving(tmp_path / "tables.db", patience=patience) as server:
        first, second = seated(2, address=server.address, clock="7d-reminder")
        first.close()
        second.until(lambda table: not table.chairs[0].here)
        second.do(wire.Say, text="hola")
        assert server.ask(lambda: server.room(first.code)._owning._timer) is None
        assert not second.table.owner


def test_ones_tables_say_since_when_they_wait_and_until_when(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=NEVER) as server:
        first, second = seated(2, address=server.address, clock="1d-reminder")
        (mine,) = first.guest.http.get("/api/tables").json()
        assert mine["my_turn"] is True
        assert mine["late_at"] == pytest.approx(mine["waits_since"] + 1e6)
        (theirs,) = second.guest.http.get("/api/tables").json()
        assert (theirs["my_turn"], theirs["waits_since"], theirs["late_at"]) == (False, None, None)
