"""When the disk fails or another server was quicker: told to the sender, undone, and played on."""

from __future__ import annotations

import os
import signal
import sqlite3
from pathlib import Path

import pytest
from starlette.requests import Request

from sobremesa.store.errors import StoreError
from sobremesa.store.sealing import chained
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.thinking import answer, question
from sobremesa.web import wire
from sobremesa.web.helpers import Helpers
from sobremesa.web.static import StaticFiles
from web.conftest import Sit
from web.players import begin
from web.running import Running


def test_a_choice_that_could_not_be_written_was_never_made(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = seated(2)
    decision = first.table.decision
    assert decision is not None
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "_attempt", lambda *_: StoreError("disk full"))
        assert first.refused(wire.Choose, decision=decision.id, option="mark:0") == "fault"
    first.until(lambda table: table.decision is not None)
    assert first.table.version == 0
    assert all(table.version == 0 for table in second.tables)
    first.choose("mark:0")
    second.until(lambda table: table.version == 1)
    assert server.room(first.code).table.version == 1


def test_where_another_server_was_quicker_its_record_holds(server: Running, seated: Sit) -> None:
    first, second = seated(2)
    place = server.room(first.code).table.entries
    other = sqlite3.connect(server.config.database)
    entry = '{"at":1.0,"by":"","answer":"","act":{"act":"chose","chair":0,"option":"mark:8"}}'
    (before,) = other.execute("SELECT seal FROM ends WHERE code = ?", (first.code,)).fetchone()
    row = (first.code, place, entry, chained(before, entry.encode()))
    other.execute("INSERT INTO entries (code, number, entry, seal) VALUES (?, ?, ?, ?)", row)
    other.commit()
    other.close()
    decision = first.table.decision
    assert decision is not None
    assert first.refused(wire.Choose, decision=decision.id, option="mark:0") == "fault"
    assert second.until(lambda table: table.version == 1).view == {"marks": [256, 0], "turn": 1}
    second.choose("mark:0")


def test_a_rematch_that_could_not_be_opened_can_be_asked_for_again(
    seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = seated(2)
    for number, player in enumerate((first, second, first, second, first)):
        player.until(lambda table: table.decision is not None)
        player.choose(f"mark:{(0, 3, 1, 4, 2)[number]}")
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "_attempt", lambda *_: StoreError("disk full"))
        assert first.refused(wire.Rematch) == "fault"
    first.do(wire.Rematch)
    assert first.table.next_code


def test_a_bot_that_fails_draws(seated: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Helpers, "run", broken)
    (first,) = seated(1, seats=2, start=False)
    first.do(wire.SeatBot, chair=1, level="random")
    begin([first])
    first.choose("mark:0")
    first.until(lambda table: table.version == 2)


def test_a_helper_that_dies_is_replaced(server: Running, seated: Sit) -> None:
    (first,) = seated(1, seats=2, start=False)
    first.do(wire.SeatBot, chair=1, level="random")
    begin([first])
    first.choose("mark:0")
    first.until(lambda table: table.version == 2)
    for pid in server.hub.thinkers.pids:
        os.kill(pid, signal.SIGKILL)
    first.choose()
    first.until(lambda table: table.version == 4)


def test_a_bots_choice_follows_from_the_match_alone(server: Running, seated: Sit) -> None:
    first, _ = seated(2)
    match = server.room(first.code).table.match
    assert match is not None
    asked = question(match, 0, "random", persons=(1,))
    assert answer(asked) == answer(asked)


def test_the_page_is_served_packed_and_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    static = StaticFiles(tmp_path)

    def request(accepts: str, path: str = "assets/app-1a2b.js") -> Request:
        headers = [(b"accept-encoding", accepts.encode())]
        return Request({"type": "http", "headers": headers, "path_params": {"path": path}})

    packed = static.file(request("gzip, br"))
    assert packed.body == b"packed"
    assert packed.headers["content-encoding"] == "br"
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")
    plain = static.file(request("gzip"))
    assert plain.body == b"plain"
    assert "content-encoding" not in plain.headers
    page = static.page(request(""))
    assert page.headers["cache-control"] == "no-cache"
    assert static.file(request("", "../secret")).status_code == 404
    (tmp_path / "index.html").unlink()
    assert static.page(request("")).status_code == 503
