"""What the host may do about tables and people, on the command line and by the page behind a key."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.siege.raw import called, request_to_upgrade, rest_of
from websockets.exceptions import ConnectionClosed

from sobremesa.cli.main import main
from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.ruling import who_is
from sobremesa.web import wire
from sobremesa.web.config import Config, Limits, Rate
from web.players import PATIENCE, Player, begin, play_on
from web.running import Running, serving
from web.test_hardening import status_of
from web.test_other_rules import FULL_GAME, play
from web.test_retention import WORDS, at, come, rows, rows_of
from web.test_staying_up import until

KEY = "sesame sesame sesame open"


@pytest.fixture
def pages() -> Iterator[ExitStack]:
    with ExitStack() as open_ones:
        yield open_ones


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(tmp_path / "tables.db", host_key=KEY, behind_proxy=True, seconds_between_rulings=0.05) as running:
        yield running


def host(server: Running, path: str = "", body: object = None, key: str = KEY, address: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {key}".strip(), "Origin": server.address}
    headers |= {"X-Forwarded-For": address} if address else {}
    url = f"{server.address}/api/host{path}"
    if body is None:
        return httpx.get(url, headers=headers, timeout=PATIENCE)
    return httpx.post(url, json=body, headers=headers, timeout=PATIENCE)


def command(server: Running, *words: str) -> int:
    return main(["tables", *words, "--db", f"sqlite:///{server.config.database}", "--lang", "en"])


def sent_away(page: Player) -> int:
    try:
        while True:
            page.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def number_of(server: Running, name: str) -> str:
    (found,) = rows(server, "SELECT id FROM guests WHERE name = ?", name)
    return str(found[0])


Decide = Any


@pytest.fixture(params=["page", "command"])
def decide(request: pytest.FixtureRequest, server: Running) -> Decide:
    """Either way leads to the same."""

    def by_page(code: str, what: str) -> None:
        assert host(server, "/rulings", {"code": code, "what": what}).status_code == 200

    def by_command(code: str, what: str) -> None:
        assert command(server, code, f"--{what}") == 0

    return by_page if request.param == "page" else by_command


@pytest.fixture(params=["page", "command"])
def bar(request: pytest.FixtureRequest, server: Running) -> Decide:
    def by_page(who: str, yes: bool) -> None:
        assert host(server, "/bars", {"who": who, "yes": yes}).status_code == 200

    def by_command(who: str, yes: bool) -> None:
        assert command(server, "--bar" if yes else "--unbar", who) == 0

    return by_page if request.param == "page" else by_command


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_hidden_table_is_in_no_lobby_and_opens_as_before(server: Running, pages: ExitStack, decide: Decide) -> None:
    ana, blas = come(server, pages, "Ana"), come(server, pages, "Blas")
    code = ana.open_table(sit=True)
    decide(code, "hide")
    until(lambda: blas.http.get("/api/tables").json() == [])
    assert [table["code"] for table in ana.http.get("/api/tables").json()] == [code]
    at(blas, code, pages).do(wire.Sit, chair=1)
    decide(code, "show")
    other = come(server, pages, "Carla")
    until(lambda: [table["code"] for table in other.http.get("/api/tables").json()] == [code])


def test_a_closed_table_sends_everybody_away_and_opens_to_nobody(
    server: Running, pages: ExitStack, decide: Decide
) -> None:
    ana = come(server, pages, "Ana")
    code = ana.open_table(sit=True)
    page = at(ana, code, pages)
    decide(code, "close")
    assert sent_away(page) == 1011
    assert status_of(server.address, code, ana.cookie) == 403
    for path in ("", "/match.json", "/replay", "/qr.svg", "/remains", "/last-views", "/verify"):
        assert ana.http.get(f"/api/tables/{code}{path}").json()["problem"] == "closed-by-host"
    assert ana.http.get(f"/api/doorsteps/{code}").json()["problem"] == "closed-by-host"
    assert come(server, pages, "Blas").http.get("/api/tables").json() == []
    decide(code, "open")
    until(lambda: ana.http.get(f"/api/tables/{code}").status_code == 200)


def test_a_closed_table_is_closed_after_a_restart_too(tmp_path: Path, pages: ExitStack) -> None:
    with serving(tmp_path / "tables.db") as server:
        ana = come(server, pages, "Ana")
        code = ana.open_table(private=True, sit=True)
        ((opening,),) = rows(server, "SELECT entry FROM entries WHERE number = 0")
        command(server, code, "--close")
    with serving(tmp_path / "tables.db", seconds_between_rulings=1e6) as server:
        back = ana.again(server.address)
        pages.callback(back.close)
        assert back.http.get(f"/api/tables/{code}").json()["problem"] == "closed-by-host"
        link = json.loads(str(opening))["act"]["link"]
        answer = back.http.post("/api/invitations", json={"link": link})
        assert answer.json()["problem"] == "closed-by-host"


def test_a_deleted_table_is_gone_whoever_is_there_and_whatever_was_played(
    server: Running, pages: ExitStack, decide: Decide
) -> None:
    ana, blas = come(server, pages, "Ana"), come(server, pages, "Blas")
    shelf = {}
    for finished in (True, False):
        code = ana.open_table(sit=True)
        players = [at(ana, code, pages), at(blas, code, pages)]
        players[1].do(wire.Sit, chair=1)
        players[0].do(wire.Say, text=WORDS)
        begin(players)
        if finished:
            play(players, FULL_GAME)
            until(lambda: len(ana.http.get("/api/shelf").json()["played"]) == 1)
            shelf = ana.http.get("/api/shelf").json()
            kept = code
    again = ana.open_table(sit=True)
    players_again = [at(ana, again, pages), at(blas, again, pages)]
    players_again[1].do(wire.Sit, chair=1)
    begin(players_again)
    play(players_again, FULL_GAME)
    until(lambda: len(ana.http.get("/api/shelf").json()["played"]) == 2)
    for one in (code, again):
        decide(one, "delete")
        until(lambda one=one: rows_of(server, one) == 0)
        assert ana.http.get(f"/api/tables/{one}").status_code == 404
    assert sent_away(players[0]) == 1011
    assert ana.http.get("/api/shelf").json() == shelf  # sums too
    assert blas.http.get("/api/shelf").status_code == 200
    assert rows_of(server, kept)
    until(lambda: not server.ask(lambda: [one for one in server.hub._tasks if "conclude" in repr(one)]))
    assert (rows_of(server, code), rows_of(server, again)) == (0, 0)  # nor does anything come back


def test_a_table_is_deleted_without_a_server_too(
    tmp_path: Path, pages: ExitStack, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path / "tables.db") as server:
        ana = come(server, pages, "Ana")
        code = ana.open_table(sit=True)
        with ana.at(code) as page:
            page.do(wire.Say, text=WORDS)
    assert command(server, code, "--delete") == 0
    assert "deleted" in capsys.readouterr().err
    assert rows_of(server, code) == 0
    assert not any(WORDS.encode() in file.read_bytes() for file in tmp_path.iterdir())


def test_a_damaged_table_can_be_deleted(server: Running, pages: ExitStack, decide: Decide) -> None:
    ana = come(server, pages, "Ana")
    code = ana.open_table(sit=True)
    rows(server, "UPDATE entries SET entry = 'nonsense' WHERE code = ?", code)
    decide(code, "delete")
    until(lambda: rows_of(server, code) == 0)


# --- people ----------------------------------------------------------------------------------------------------------


def test_a_barred_guest_is_out_at_once_and_stays_out(server: Running, pages: ExitStack, bar: Decide) -> None:
    ana, blas = come(server, pages, "Ana"), come(server, pages, "Blas")
    code = blas.open_table(sit=True)
    page, other = at(ana, code, pages), at(blas, code, pages)
    bar(number_of(server, "Ana"), True)
    assert sent_away(page) == 1008
    assert status_of(server.address, code, ana.cookie) == 403
    for path in ("/api/me", "/api/tables", f"/api/tables/{code}", "/api/shelf"):
        assert ana.http.get(path).json()["problem"] == "barred"
    assert ana.http.post("/api/tables", json={"game": "tictactoe", "seats": 2}).json()["problem"] == "barred"
    other.do(wire.Say, text="on we go")
    assert ana.http.get("/api/me/kept").json()["name"] == "Ana"  # what is theirs stays theirs to ask for
    bar(number_of(server, "Ana"), False)
    until(lambda: ana.http.get("/api/me").status_code == 200)


@pytest.mark.parametrize(
    ("who", "address"),
    [("192.0.2.7", "192.0.2.7"), ("198.51.100.0/24", "198.51.100.9"), ("2001:db8:7::/48", "2001:db8:7:1::9")],
)
def test_a_barred_address_is_out_and_its_neighbours_are_not(
    server: Running, pages: ExitStack, bar: Decide, who: str, address: str
) -> None:
    def come_from(where: str) -> httpx.Response:
        headers = {"Origin": server.address, "X-Forwarded-For": where}
        return httpx.post(f"{server.address}/api/me", json={"name": "Ana"}, headers=headers, timeout=PATIENCE)

    neighbour = "203.0.113.5"
    bar(who, True)
    until(lambda: come_from(address).status_code == 403)
    assert come_from(address).json()["problem"] == "barred"
    assert come_from(neighbour).status_code == 200
    guest = come(server, pages, "Blas")
    code = guest.open_table(sit=True)
    with called(server.address) as line:
        line.sendall(request_to_upgrade(server.address, code, f"{guest.cookie}\r\nX-Forwarded-For: {address}"))
        assert rest_of(line).startswith(b"HTTP/1.1 403 ")
    bar(who, False)
    until(lambda: come_from(address).status_code == 200)


def test_nobody_bars_everybody() -> None:
    for who in ("0.0.0.0/0", "::/0", "10.0.0.0/7", "Ana", "", "1.2.3"):
        with pytest.raises(SobremesaError, match="who is barred"):
            who_is(who)
    assert who_is("2001:db8::7") == "2001:db8::/64"
    assert who_is("192.0.2.7") == "192.0.2.7/32"


# --- the key ---------------------------------------------------------------------------------------------------------


def test_without_the_key_there_is_nothing(server: Running, tmp_path: Path, pages: ExitStack) -> None:
    code = come(server, pages, "Ana").open_table()
    for key in ("", "sesame", KEY + "x", KEY[:-1]):
        assert host(server, key=key).json()["problem"] == "wrong-key"
        assert host(server, "/rulings", {"code": code, "what": "delete"}, key).json()["problem"] == "wrong-key"
        assert host(server, "/bars", {"who": "192.0.2.7", "yes": True}, key).json()["problem"] == "wrong-key"
    assert rows_of(server, code)
    with serving(tmp_path / "other.db") as other:
        assert host(other, key="").json()["problem"] == "no-host-page"


def test_keys_are_not_guessed(tmp_path: Path) -> None:
    limits = Limits(host_keys=Rate(3, 0))
    with serving(tmp_path / "tables.db", limits=limits, host_key=KEY, behind_proxy=True) as server:
        tried = [host(server, key=f"wrong {number}", address="192.0.2.7").status_code for number in range(5)]
        assert tried == [403, 403, 403, 429, 429]
        assert host(server, address="192.0.2.7").status_code == 429  # not even the right one
        assert host(server, address="192.0.2.8").status_code == 200


def test_no_other_page_decides_anything(server: Running, pages: ExitStack) -> None:
    code = come(server, pages, "Ana").open_table()
    headers = {"Authorization": f"Bearer {KEY}", "Origin": "http://elsewhere.example"}
    answer = httpx.post(
        f"{server.address}/api/host/rulings", json={"code": code, "what": "delete"}, headers=headers, timeout=PATIENCE
    )
    assert answer.json()["problem"] == "foreign-origin"
    assert rows_of(server, code)


def test_a_short_key_is_refused() -> None:
    with pytest.raises(SobremesaError, match="at least 20"):
        Config(Path("tables.db"), host_key="sesame")


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_the_host_sees_who_is_where_and_nothing_of_the_match(server: Running, pages: ExitStack) -> None:
    ana = come(server, pages, "Ana")
    code = ana.open_table(private=True, sit=True)
    page = at(ana, code, pages)
    page.do(wire.SeatBot, chair=1, level="random")
    begin([page])
    shown = host(server).json()
    (table,) = shown["tables"]
    assert table | {"people": []} == {
        "code": code,
        "game": "tictactoe",
        "phase": "playing",
        "private": True,
        "hidden": False,
        "closed": False,
        "reports": 0,
        "set_from": "127.0.0.1",
        "people": [],
    }
    assert table["people"] == [{"id": number_of(server, "Ana"), "name": "Ana", "here": True, "address": "127.0.0.1"}]
    play_on([page])
    assert host(server).json()["tables"] == []


def test_the_command_lists_tables_people_and_who_is_barred(
    server: Running, pages: ExitStack, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = come(server, pages, "Ana")
    code = ana.open_table(sit=True)
    for words in ((code, "--hide"), ("--bar", "192.0.2.7")):
        assert command(server, *words) == 0
    capsys.readouterr()
    assert command(server) == 0
    told = capsys.readouterr().out
    assert f"{code} · tictactoe · people gather · hidden\n" in told
    assert f"{number_of(server, 'Ana')}  Ana\n" in told
    assert "192.0.2.7/32 is barred" in told
    for words in (("NADA-99", "--hide"), (code,), ("--hide",), ("nonsense", "--hide"), ("--bar", "0.0.0.0/0")):
        assert command(server, *words) == 2


def test_a_ruling_about_no_table_is_kept_nowhere(server: Running) -> None:
    assert host(server, "/rulings", {"code": "NADA-99", "what": "close"}).status_code == 200
    with closing(sqlite3.connect(server.config.database)) as database:
        assert database.execute("SELECT count(*) FROM rulings").fetchone() == (0,)
