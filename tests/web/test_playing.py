"""Whole matches over real sockets."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from sobremesa.kernel import record
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables.table import OVER, PLAYING
from sobremesa.web import wire
from web.conftest import Come, Sit
from web.players import Guest, as_json, begin, play_on
from web.running import Running, serving
from web.test_staying_up import until


def test_three_people_and_a_bot_play_a_whole_match(server: Running, seated: Sit, come: Come) -> None:
    players = seated(3, "arcana", start=False, seats=4)
    assert players[0].table.owner
    players[0].do(wire.SeatBot, chair=3, level="house")
    begin(players)
    with come("Watcher").at(players[0].code) as watcher:
        play_on(players)
        watcher.until(lambda table: table.result is not None)
        assert watcher.table.watchers == 1
    assert all(player.table.result == watcher.table.result for player in players)
    code = players[0].code
    http = players[0].guest.http
    kept = record.read(http.get(f"/api/tables/{code}/match.json").content)
    assert record.verify(kept).version == players[0].table.version
    assert kept.names == ("Player 0", "Player 1", "Player 2", "")
    verified = http.get(f"/api/tables/{code}/verify").json()
    assert verified["verified"] is True
    assert verified["choices"] == players[0].table.version
    for seat in range(-1, 4):
        steps = replayed(http, code, seat)
        assert [step.version for step in steps] == list(range(players[0].table.version + 1))
        assert steps[-1].view == as_json(server.room(code).table.match.shown(seat))  # type: ignore[union-attr]
    assert http.get(f"/api/tables/{code}/replay?seat=4").status_code == 400
    for page in ("-1", "", "1.5", "x", "9999999"):
        assert http.get(f"/api/tables/{code}/replay?page={page}").json()["problem"] == "no-page"
    last = msgspec.json.decode(http.get(f"/api/tables/{code}/last-views").content, type=wire.LastViews)
    assert last.views == [as_json(server.room(code).table.match.shown(seat)) for seat in range(4)]  # type: ignore[union-attr]


def replayed(http: httpx.Client, code: str, seat: int) -> list[wire.ReplayStep]:
    """Page after page, as long as the first one says."""
    pages: list[wire.Replay] = []
    while not pages or len(pages) * pages[0].page_size <= pages[0].last:
        answer = http.get(f"/api/tables/{code}/replay?seat={seat}&page={len(pages)}")
        pages.append(msgspec.json.decode(answer.content, type=wire.Replay))
    return [step for page in pages for step in page.steps]


def test_nothing_of_a_running_match_can_be_fetched(seated: Sit) -> None:
    (player, _) = seated(2)
    for what in ("match.json", "replay", "replay?seat=0", "last-views", "verify"):
        answer = player.guest.http.get(f"/api/tables/{player.code}/{what}")
        assert answer.status_code == 403
        assert answer.json()["problem"] == "not-over"


def _is_at(version: int, table: wire.Table) -> bool:
    return table.version >= version


def test_everybody_is_sent_exactly_what_their_chair_may_see(server: Running, seated: Sit, come: Come) -> None:
    players = seated(3, "arcana")
    with come("Watcher").at(players[0].code) as watcher:
        for _ in range(30):
            actor = next((player for player in players if player.table.decision is not None), None)
            if actor is None:
                break
            actor.choose()
            version = actor.table.version
            for player in (*players, watcher):
                player.until(partial(_is_at, version))
            match = server.room(players[0].code).table.match
            assert match is not None
            for number, player in enumerate((*players, watcher)):
                seat = number if player is not watcher else SPECTATOR
                assert player.table.me == seat
                assert player.table.view == as_json(match.shown(seat))
                asked = match.asked_of(seat)
                assert (player.table.decision and player.table.decision.id) == (asked and asked.id)
                assert player.table.waiting == list(match.waiting_for)
        log = server.room(players[0].code).table.log
        for number, player in enumerate((*players, watcher)):
            seat = number if player is not watcher else SPECTATOR
            expected = [(version, event.seen_from(seat)) for version, event in log]
            got = [told for table in player.tables for told in table.happened]
            assert [(told.version, told.kind, told.own) for told in got] == [
                (version, seen.kind, seen.own) for version, seen in expected
            ]
            assert [told.args for told in got] == [dict(seen.args) for _, seen in expected]


def test_a_page_that_is_closed_and_opened_again_goes_on(seated: Sit) -> None:
    first, second = seated(2)
    first.choose()
    second.until(lambda table: table.decision is not None)
    first.close()
    second.until(lambda table: not table.chairs[0].here)
    assert second.table.chairs[0].away_since is not None
    second.choose()
    with first.guest.at(first.code) as again:
        assert again.table.me == 0
        assert again.table.version == 2
        assert again.table.decision is not None
        assert second.until(lambda table: table.chairs[0].here).chairs[0].away_since is None
        again.choose()


def test_two_pages_of_one_person_are_one_chair(seated: Sit) -> None:
    first, second = seated(2)
    with first.guest.at(first.code) as twin:
        assert twin.table.me == 0
        assert twin.table.watchers == 0
        twin.choose()
        first.until(lambda table: table.version == 1)
        assert first.table.decision is None
    second.until(lambda table: table.decision is not None)
    assert second.table.chairs[0].here


def test_a_table_that_nobody_uses_comes_back_from_the_store(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", seconds_in_memory=0.05) as brief:
        ana, blas = come("Ana", brief.address), come("Blas", brief.address)
        code = ana.open_table()
        with ana.at(code) as first, blas.at(code) as second:
            first.do(wire.Sit, chair=0)
            second.do(wire.Sit, chair=1)
            begin([first, second])
            first.do(wire.Say, text="hola")
            first.choose("mark:4")
        while brief.ask(lambda: code in brief.hub.rooms):
            pass
        with blas.at(code) as second:
            assert second.table.version == 1
            assert second.table.me == 1
            assert [line.text for line in second.table.chat] == ["hola"]
            second.choose("mark:0")


@pytest.mark.parametrize("language", ["es", "en"])
def test_what_is_long_is_fetched_packed_and_kept(come: Come, language: str) -> None:
    http = come().http
    texts = (f"/api/text.{language}.ftl", f"/api/games/arcana/text.{language}.ftl", "/api/games/arcana/almanac")
    for path in (*texts, "/api/games", "/api/tables"):
        answer = http.get(path)
        assert answer.status_code == 200
        assert answer.headers["Content-Encoding"] == "gzip"
        assert http.get(path, headers={"Accept-Encoding": "identity"}).text == answer.text
        again = http.get(path, headers={"If-None-Match": answer.headers["ETag"]})
        assert again.status_code == 304
        assert again.content == b""
    rules = http.get(f"/api/games/arcana/rules.{language}.md")
    assert "**arcana-1.1**" in rules.text


def test_the_lobby_lists_open_tables_and_mine(come: Come) -> None:
    ana, blas = come("Ana"), come("Blas")
    open_one = ana.open_table()
    hidden = ana.open_table(private=True)
    mine = ana.open_table(private=True)
    with ana.at(mine) as page:
        page.do(wire.Sit, chair=0)
    listed = {one["code"]: one for one in ana.http.get("/api/tables").json()}
    assert open_one in listed
    assert hidden not in listed
    assert listed[mine]["mine"]
    theirs = {one["code"] for one in blas.http.get("/api/tables").json()}
    assert open_one in theirs
    assert mine not in theirs


def test_games_tell_what_a_table_can_be_set_for(come: Come) -> None:
    games = {one["id"]: one for one in come().http.get("/api/games").json()}
    assert games["arcana"]["fewest"] == 2
    assert games["arcana"]["most"] == 5
    assert [bot["name"] for bot in games["arcana"]["bots"]] == ["random", "easy", "house"]
    assert "99\u00a0%" in games["arcana"]["bots"][-1]["about"]["en"]
    assert [bot["name"] for bot in games["ansia"]["bots"]] == ["random", "easy", "search", "house"]
    assert {one["name"]: one["kind"] for one in games["arcana"]["settings"]}["difficulty"] == "pick"
    title = games["arcana"]["titles"]["es"]
    assert (title["name"], title["short"]) == ("The Shipwreck Arcana", "Arcana")
    assert title["blurb"] == "Deducir juntos qué guarda cada quien."


def test_the_invitation_is_a_picture(come: Come) -> None:
    guest = come()
    answer = guest.http.get(f"/api/tables/{guest.open_table()}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "style" not in answer.text


def test_bots_among_themselves_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    """Else a table that somebody set and left would write on the disk for nobody."""
    with serving(tmp_path / "tables.db", bot_pause=(0.02, 0.02)) as server:
        ana = Guest(server.address, "Ana")
        code = ana.open_table("arcana", 2)
        with ana.at(code) as page:
            for chair in range(2):
                page.do(wire.SeatBot, chair=chair, level="random")
            page.do(wire.Start)
            page.until(lambda table: table.version >= 1)
        room = server.room(code)
        until(lambda: server.ask(room.is_idle))
        left_at = server.ask(lambda: room.table.version)
        assert server.ask(lambda: room.table.phase) == PLAYING
        assert ana.http.get(f"/api/tables/{code}").status_code == 200  # a look from afar is nobody there
        assert server.ask(room.is_idle)
        with ana.at(code) as page:
            assert page.table.version == left_at
            page.until(lambda table: table.phase == OVER)
        ana.close()
