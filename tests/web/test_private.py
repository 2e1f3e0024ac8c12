"""Private tables: opened by a link, by the code said aloud while people gather, and to nobody else."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sobremesa.store.sqlite import SqliteStore
from sobremesa.web import wire
from sobremesa.web.config import Rate
from web.conftest import Come, Sit
from web.players import PATIENCE, Guest, Player, begin, dial
from web.running import GENEROUS, Running, serving

FETCHED = ("", "/qr.svg", "/match.json", "/replay", "/verify")


def handshake(guest: Guest, code: str) -> tuple[int, bytes]:
    """How the socket of a table answers that person: its status and, unless it opens, its body."""
    try:
        with dial(guest.address, code, guest.cookie):
            return 101, b""
    except InvalidStatus as turned_away:
        return turned_away.response.status_code, turned_away.response.body or b""


def answers(guest: Guest, code: str) -> list[tuple[int, bytes]]:
    """Everything there is to be had of a table, by that person."""
    fetched = [guest.http.get(f"/api/tables/{code}{path}") for path in FETCHED]
    return [*((answer.status_code, answer.content) for answer in fetched), handshake(guest, code)]


def accept(guest: Guest, link: str) -> httpx.Response:
    return guest.http.post("/api/invitations", json={"link": link})


def win(first: Player, second: Player) -> None:
    for player, option in zip((first, second, first, second, first), (0, 3, 1, 4, 2), strict=True):
        player.until(lambda table: table.decision is not None)
        player.choose(f"mark:{option}")
    second.until(lambda table: table.result is not None)


def test_the_link_is_long_random_and_the_owners_to_give(seated: Sit) -> None:
    first, second = seated(2, private=True)
    assert len(first.table.link) * 6 >= 128
    assert second.table.link == ""
    (public,) = seated(1, seats=2, start=False)
    assert public.table.link == ""
    (other,) = seated(1, seats=2, start=False, private=True)
    assert other.table.link != first.table.link


def test_a_link_is_exchanged_once_and_the_table_remembers(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as server:
        ana, blas = Guest(server.address, "Ana"), Guest(server.address, "Blas")
        code = ana.open_table(private=True, spoken=False)
        with ana.at(code) as page:
            link = page.table.link
        assert handshake(blas, code)[0] == 404
        answer = accept(blas, link)
        assert (answer.status_code, answer.json()) == (200, {"code": code})
        assert link not in answer.text
        assert handshake(blas, code)[0] == 101
    with serving(database) as server:
        for guest in (ana, blas):
            guest.address = server.address
            assert handshake(guest, code)[0] == 101
        carla = Guest(server.address, "Carla")
        assert handshake(carla, code)[0] == 404
        for guest in (ana, blas, carla):
            guest.close()


def test_to_strangers_a_private_table_is_as_no_table(come: Come, seated: Sit) -> None:
    first, second = seated(2, private=True)
    stranger = come("Carla")
    unknown = answers(stranger, "NADA-1234")
    assert {status for status, _ in unknown} == {404}
    assert answers(stranger, first.code) == unknown
    win(first, second)
    assert answers(stranger, first.code) == unknown
    for player in (first, second):
        http = player.guest.http
        assert http.get(f"/api/tables/{player.code}/match.json").status_code == 200
        assert http.get(f"/api/tables/{player.code}/replay").status_code == 200
        assert http.get(f"/api/tables/{player.code}/verify").json()["verified"]
    nobody = httpx.get(f"{first.guest.address}/api/tables/{first.code}/match.json", timeout=PATIENCE)
    assert (nobody.status_code, nobody.content) == unknown[FETCHED.index("/match.json")]


def test_the_code_opens_it_while_people_gather_and_who_came_stays(come: Come, seated: Sit) -> None:
    first, second = seated(2, private=True, start=False)
    early, late = come("Carla"), come("Diego")
    with early.at(first.code):
        begin([first, second])
    second.until(lambda table: table.phase == "playing")
    assert handshake(early, first.code)[0] == 101
    assert handshake(late, first.code)[0] == 404


def test_a_table_that_is_not_spoken_of_is_not_opened_by_its_code(come: Come) -> None:
    ana, blas = come("Ana"), come("Blas")
    code = ana.open_table(private=True, spoken=False)
    assert answers(blas, code) == answers(blas, "NADA-1234")
    with ana.at(code) as page:
        assert not page.table.spoken


def test_a_new_link_shuts_out_the_old_one_and_nobody_who_was_let_in(come: Come) -> None:
    ana, blas, carla = come("Ana"), come("Blas"), come("Carla")
    code = ana.open_table(private=True)
    with ana.at(code) as page:
        old = page.table.link
        assert accept(blas, old).status_code == 200
        new = page.do(wire.RenewLink, spoken=False).link
        assert new
        assert new != old
        assert not page.table.spoken
        refused = accept(carla, old)
        assert (refused.status_code, refused.json()["problem"]) == (404, "no-link")
        assert refused.content == accept(carla, "x" * 24).content
        assert handshake(carla, code)[0] == 404
        with blas.at(code) as other:
            assert other.table.link == ""
            assert other.refused(wire.RenewLink, spoken=True) == "not-owner"
        assert accept(carla, new).json() == {"code": code}
        assert handshake(carla, code)[0] == 101


def test_who_was_asked_to_leave_does_not_come_back_under_another_name(come: Come, seated: Sit) -> None:
    first, second = seated(2, private=True, start=False)
    link = first.table.link
    first.do(wire.Remove, chair=1)
    assert first.until(lambda table: table.link != link).link
    assert accept(second.guest, first.table.link).status_code == 403
    again = come("Somebody else")
    assert accept(again, link).status_code == 404
    assert handshake(again, first.code)[0] == 404
    assert accept(again, first.table.link).status_code == 200  # whom the owner gives the new one is welcome


def test_a_public_table_has_no_link_to_renew(seated: Sit) -> None:
    (first,) = seated(1, seats=2, start=False)
    assert first.refused(wire.RenewLink, spoken=True) == "not-private"


def test_the_link_is_only_for_people_with_a_name_from_our_own_pages(come: Come) -> None:
    ana = come("Ana")
    code = ana.open_table(private=True)
    with ana.at(code) as page:
        link = page.table.link
    body = {"link": link}
    address = ana.address
    assert (
        httpx.post(f"{address}/api/invitations", json=body, headers={"Origin": address}, timeout=PATIENCE).status_code
        == 401
    )
    assert ana.http.post("/api/invitations", json=body, headers={"Origin": "https://evil.example"}).status_code == 403
    for wrong in ("", link[:-1], link + "a", link[:-1] + "é", code, None, 7):
        assert ana.http.post("/api/invitations", json={"link": wrong}).status_code == 400


def test_the_invitation_as_a_picture_is_the_owners(seated: Sit) -> None:
    first, second = seated(2, private=True)
    own = first.guest.http.get(f"/api/tables/{first.code}/qr.svg")
    assert own.status_code == 200
    assert own.headers["Cache-Control"] == "no-store"
    assert second.guest.http.get(f"/api/tables/{first.code}/qr.svg").status_code == 403
    first.do(wire.RenewLink, spoken=True)
    assert first.guest.http.get(f"/api/tables/{first.code}/qr.svg").content != own.content


def test_a_rematch_is_for_the_same_people_behind_a_link_of_its_own(come: Come, seated: Sit) -> None:
    first, second = seated(2, private=True, start=False)
    onlooker, stranger = come("Carla"), come("Diego")
    with onlooker.at(first.code):
        begin([first, second])
    second.until(lambda table: table.phase == "playing")
    win(first, second)
    first.do(wire.RenewLink, spoken=False)
    first.do(wire.Rematch)
    again = first.table.next_code
    with first.guest.at(again) as page:
        assert page.table.link not in ("", first.table.link)
        assert not page.table.spoken
    assert handshake(second.guest, again)[0] == 101
    assert handshake(onlooker, again)[0] == 101
    assert handshake(stranger, again)[0] == 404


def test_codes_of_private_tables_count_as_unknown_to_who_guesses_them(tmp_path: Path) -> None:
    limits = dict(GENEROUS.__dict__, lookups=Rate(5, 0))
    with serving(tmp_path / "tables.db", limits=type(GENEROUS)(**limits)) as server:
        ana, blas = Guest(server.address, "Ana"), Guest(server.address, "Blas")
        shut = ana.open_table(private=True, spoken=False)
        spoken = ana.open_table(private=True)
        public = ana.open_table()
        assert [blas.http.get(f"/api/tables/{shut}").status_code for _ in range(7)] == [404] * 5 + [429] * 2
        assert blas.http.get(f"/api/tables/{spoken}").status_code == 429  # it may be a lucky guess
        assert accept(blas, "x" * 24).status_code == 429
        assert blas.http.get(f"/api/tables/{public}").status_code == 200
        assert ana.http.get(f"/api/tables/{shut}").status_code == 200  # who was let in doesn't guess
        ana.close()
        blas.close()


def test_links_are_in_no_log(come: Come, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, blas = come("Ana"), come("Blas")
    code = ana.open_table(private=True)
    with caplog.at_level(logging.DEBUG), ana.at(code) as page:
        link = page.table.link
        page.do(wire.RenewLink, spoken=True)
        blas.http.get(f"/t/{page.table.link}")
        accept(blas, link)
        monkeypatch.setattr(SqliteStore, "behind_link", None)
        assert accept(blas, page.table.link).status_code == 500
        told = "\n".join(caplog.handler.format(record) for record in caplog.records if not _is_the_clients(record))
        assert "a request failed" in told
        for secret in (link, page.table.link):
            assert secret not in told


def _is_the_clients(record: logging.LogRecord) -> bool:
    return record.name.startswith(("httpx", "httpcore", "websockets.client"))


def test_a_lookup_is_by_hash(server: Running, come: Come) -> None:
    ana = come("Ana")
    code = ana.open_table(private=True)
    with ana.at(code) as page, sqlite3.connect(server.config.database) as database:
        (found,) = database.execute("SELECT link_hash FROM tables WHERE code = ?", (code,)).fetchone()
        assert len(found) == 32
        assert page.table.link.encode() not in found
    database.close()
