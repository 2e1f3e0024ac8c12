"""What nobody gets away with: each line of the hardening list is a test."""

from __future__ import annotations

import logging
import re
import socket
import sqlite3
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, cast

import httpx
import pytest
from benchmarks.siege.raw import called, request_to_upgrade, rest_of
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sobremesa.web import wire
from sobremesa.web.app import build
from sobremesa.web.config import Config, Limits, Rate
from web.conftest import Come, Sit
from web.players import PATIENCE, Player, dial, play_on
from web.running import Running, serving


def status_of(address: str, code: str, cookie: str, origin: str | None = None) -> int:
    with pytest.raises(InvalidStatus) as caught, dial(address, code, cookie, origin):
        pass
    return caught.value.response.status_code


def closed_with(player: Player) -> int:
    """Read on until the server has closed, and tell its code."""
    with suppress(ConnectionClosed):
        while True:
            player.hear()
    code = player.socket.close_code
    assert code is not None
    return code


# --- the handshake ---------------------------------------------------------------------------------------------------


def test_compression_stays_off_even_if_asked_for(come: Come) -> None:
    guest = come()
    url = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{guest.open_table()}/socket"
    headers = {"Cookie": guest.cookie}
    with connect(url, origin=guest.address, additional_headers=headers, compression="deflate") as page:  # type: ignore[arg-type]
        assert page.response is not None
        assert "Sec-WebSocket-Extensions" not in page.response.headers


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "null",
        "http://127.0.0.1.evil.example",
        "https://{host}",
        "http://{host}/",
        "http://{host}.evil.example",
        "HTTP://{host}",
    ],
)
def test_a_foreign_origin_is_turned_away(come: Come, origin: str) -> None:
    guest = come()
    code = guest.open_table()
    assert status_of(guest.address, code, guest.cookie, origin.format(host=guest.address[7:])) == 403


def test_a_missing_origin_is_turned_away(come: Come) -> None:
    guest = come()
    url = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{guest.open_table()}/socket"
    with pytest.raises(InvalidStatus) as caught, connect(url, additional_headers={"Cookie": guest.cookie}):
        pass
    assert caught.value.response.status_code == 403


def test_a_foreign_host_name_is_not_ours(come: Come) -> None:
    """Somebody else's name may be made to resolve to this machine; that doesn't make it ours."""
    guest = come()
    answer = guest.http.get("/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert "evil.example" not in answer.headers["Content-Security-Policy"]
    answer = guest.http.post(
        "/api/me", json={"name": "x"}, headers={"Host": "evil.example", "Origin": "http://evil.example"}
    )
    assert answer.status_code == 421


NO_HOSTS: Final = (
    *("[", "[abc", "[1]2", "]", "\xbd", "", "[::1", "::1", "[::1]x", "[fe80::1%25lo]", "[::1]:", "127.0.0.1:99999"),
    *("127.0.0.1;x", "127.0.0.1; script-src *", "127.0.0.1 x", "127.0.0.1:80;", "localhost,127.0.0.1", "a@127.0.0.1"),
    *("127.0.0.1/", "127.0.0.1?x", "127.0.0.1#x", "localhost\\x", "localhost:80:80", "localhost:0", "localhost:8o"),
    *('localhost"', "localhost'", "<localhost>", "local%68ost", "localhost*", "*", ".localhost", "localhost..", "-x"),
)


@pytest.mark.parametrize("host", NO_HOSTS)
def test_what_is_no_host_name_is_refused_and_takes_nobodys_place(server: Running, host: str) -> None:
    """Sixty places that were not given back would shut a household out until the server is started again."""
    ours = server.address.removeprefix("http://").encode()
    plain = b"GET /api/games HTTP/1.1\r\nHost: %b\r\nConnection: close\r\n\r\n" % ours
    for request, status in ((plain, 421), (request_to_upgrade(server.address, "NADA-00", ""), 403)):
        with called(server.address) as line:
            line.sendall(request.replace(ours, host.encode("latin-1")))
            assert rest_of(line).startswith(b"HTTP/1.1 %d " % status)
    assert server.ask(lambda: server.hub.gate.open_requests.taken) == 0
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8765", "127.0.0.1", "[::1]", "[::1]:8765", "192.168.7.9:80"])
def test_what_is_a_host_of_ours_is_said_to_the_browser_as_it_said_it(server: Running, host: str) -> None:
    answer = httpx.get(f"{server.address}/api/games", headers={"Host": host}, timeout=PATIENCE)
    assert answer.status_code == 200
    assert f"connect-src 'self' ws://{host};" in answer.headers["Content-Security-Policy"]


def test_a_host_that_is_said_twice_is_none(server: Running) -> None:
    host, port = server.address[7:].split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert rest_of(line).startswith(b"HTTP/1.1 421 ")


def test_what_a_proxy_says_of_another_host_or_scheme_is_not_believed(server: Running) -> None:
    said = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https;x", "Forwarded": "host=evil.example"}
    answer = httpx.get(f"{server.address}/api/games", headers=said, timeout=PATIENCE)
    assert answer.status_code == 200
    assert "evil" not in answer.headers["Content-Security-Policy"]
    assert "https" not in answer.headers["Content-Security-Policy"]


# What other programs on the same host, or browsers, put beside our cookie.
BESIDE: Final = (
    "{}",
    'prefs={{"a":1}}; {}',
    '{}; prefs={{"a":1}}',
    "flag; {}",
    "{}; flag",
    "=x; {}; ==",
    "a=" + "x" * 5000 + "; {}",
    "sobremesa2=y; {}; xsobremesa=z",
    "sobremesa=short; {}",
    "sobremesa=" + "a" * 43 + "; {}",
    "{}; {}",
    'ses="un;closed; {}',
    "x;  {}  ;",
    "a=\xe9\xff; {}",
)


@pytest.mark.parametrize("beside", BESIDE)
def test_whatever_cookies_stand_beside_ours_we_know_our_guests(come: Come, beside: str) -> None:
    guest = come()
    quoted = guest.cookie.replace("=", '="') + '"'
    for own in (guest.cookie, quoted):
        cookies = beside.format(own, own).encode("latin-1")
        answer = httpx.get(f"{guest.address}/api/me", headers=[(b"Cookie", cookies)], timeout=PATIENCE)
        assert answer.status_code == 200, cookies
        request = request_to_upgrade(guest.address, guest.open_table(), "COOKIES").replace(b"COOKIES", cookies)
        with called(guest.address) as line:
            line.sendall(request)
            assert line.recv(12) == b"HTTP/1.1 101"


def test_cookies_in_several_lines_are_as_one_line(come: Come) -> None:
    guest = come()
    said = [("Cookie", "a=b"), ("Cookie", guest.cookie), ("Cookie", "flag")]
    assert httpx.get(f"{guest.address}/api/me", headers=said, timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("cookie", ["", "sobremesa=", "sobremesa=" + "a" * 43, "other=1", "sobremesa", ";;=;,==;"])
def test_without_a_key_nobody_comes_in(come: Come, cookie: str) -> None:
    guest = come()
    assert status_of(guest.address, guest.open_table(), cookie) == 401


@pytest.mark.parametrize(("said", "status"), [("Host: evil.example", 403), ("Origin: http://evil.example", 403)])
def test_what_a_handshake_says_twice_it_does_not_say(come: Come, said: str, status: int) -> None:
    guest = come()
    request = request_to_upgrade(guest.address, guest.open_table(), guest.cookie)
    with called(guest.address) as line:
        line.sendall(request.replace(b"\r\n\r\n", f"\r\n{said}\r\n\r\n".encode()))
        assert rest_of(line).startswith(b"HTTP/1.1 %d " % status)


def test_an_unknown_table_or_path_is_not_found(come: Come) -> None:
    guest = come()
    assert status_of(guest.address, "NADA-00", guest.cookie) == 404
    assert status_of(guest.address, "nada", guest.cookie) == 404
    assert status_of(guest.address, "..%2F..%2Fetc", guest.cookie) == 404
    for path in ("match.json", "replay", "verify", "qr.svg"):
        assert guest.http.get(f"/api/tables/NADA-00/{path}").status_code == 404


def test_other_pages_cannot_post_here(come: Come) -> None:
    guest = come()
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": ""}):
        for path, body in (("/api/me", {"name": "x"}), ("/api/tables", {"game": "tictactoe", "seats": 2})):
            assert guest.http.post(path, json=body, headers=headers).status_code == 403
        assert guest.http.delete("/api/me", headers=headers).status_code == 403
    form = guest.http.post("/api/tables", data={"game": "tictactoe"})
    assert form.status_code == 415


# --- keys ------------------------------------------------------------------------------------------------------------


def test_the_key_is_long_hidden_from_scripts_and_only_its_hash_is_kept(server: Running) -> None:
    answer = httpx.post(
        f"{server.address}/api/me", json={"name": "Ana"}, headers={"Origin": server.address}, timeout=PATIENCE
    )
    header = answer.headers["Set-Cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert "Path=/" in header
    key = answer.cookies["sobremesa"]
    assert len(key) == 43  # 256 bits
    with sqlite3.connect(server.config.database) as database:
        hashes = {row[0] for row in database.execute("SELECT key_hash FROM browsers")}
    database.close()
    assert sha256(key.encode()).digest() in hashes
    assert key not in answer.text


def test_behind_https_the_cookie_and_the_headers_say_so(tmp_path: Path) -> None:
    origin = "https://table.example.org"
    with serving(tmp_path / "tables.db", origins=(origin,)) as server:
        ours = {"Host": "table.example.org", "Origin": origin}
        answer = httpx.post(f"{server.address}/api/me", json={"name": "Ana"}, headers=ours, timeout=PATIENCE)
        assert answer.headers["Set-Cookie"].startswith("__Host-sobremesa=")
        assert "; Secure" in answer.headers["Set-Cookie"]
        assert "max-age=" in answer.headers["Strict-Transport-Security"]
        assert "wss://table.example.org" in answer.headers["Content-Security-Policy"]
        plain = {"Host": "table.example.org", "Origin": "http://table.example.org"}
        assert (
            httpx.post(f"{server.address}/api/me", json={"name": "Ana"}, headers=plain, timeout=PATIENCE).status_code
            == 403
        )
        assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 421


def test_who_logs_out_is_out_at_once(come: Come) -> None:
    guest = come()
    with guest.at(guest.open_table()) as page:
        assert guest.http.delete("/api/me").status_code == 200
        assert closed_with(page) == 1008
    assert status_of(guest.address, page.code, guest.cookie) == 401
    assert httpx.get(f"{guest.address}/api/me", headers={"Cookie": guest.cookie}, timeout=PATIENCE).status_code == 401


def test_a_renamed_guest_is_the_same_guest(come: Come) -> None:
    guest = come("Ana")
    code = guest.open_table()
    assert guest.http.post("/api/me", json={"name": "Ana María"}).json() == {"name": "Ana María"}
    assert guest.http.get("/api/me").json() == {"name": "Ana María"}
    with guest.at(code) as page:
        assert page.table.owner


# --- messages --------------------------------------------------------------------------------------------------------


def whole(server: Running, code: str) -> tuple[int, int, list[Any]]:
    """Everything about a table that a message could have changed."""
    table = server.room(code).table
    return table.entries, table.version, [(chair.who, chair.name) for chair in table.chairs]


def raw(player: Player, data: str | bytes) -> wire.Refused:
    """Send just that, and be refused."""
    known = set(player.answers)
    player.answers.pop("", None)
    player.socket.send(data)
    while True:
        player.hear()
        fresh = set(player.answers) - known
        if "" in player.answers:
            answer = player.answers.pop("")
        elif fresh:
            answer = player.answers[fresh.pop()]
        else:
            continue
        assert isinstance(answer, wire.Refused)
        return answer


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '"choose"',
        '{"type":"choose"}',
        '{"type":"table","id":"12345678"}',
        '{"type":"sit","id":"12345678","chair":-1}',
        '{"type":"sit","id":"12345678","chair":1e300}',
        '{"type":"sit","id":"12345678","chair":"0"}',
        '{"type":"sit","id":"12345678","chair":0,"seat":1}',
        '{"type":"choose","id":"short","decision":"0.0","option":"mark:0"}',
        '{"type":"choose","id":"12345678","decision":"0.0","option":"mark:0","seat":0}',
        '{"type":"choose","id":"12345678","decision":null,"option":"mark:0"}',
        '{"type":"choose","id":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","decision":"0.0","option":"x"}',
        '{"type":"say","id":"12345678","text":""}',
        '{"type":"say","id":"12345678","text":"' + "x" * 301 + '"}',
        '{"type":"say","id":"12345678","text":"\\ud800"}',
        "[" * 2000,
        '{"type":' * 400,
        '{"__proto__":{},"type":"start"}',
    ],
)
def test_a_malformed_message_is_answered_and_changes_nothing(server: Running, seated: Sit, text: str) -> None:
    first, _ = seated(2)
    before = whole(server, first.code)
    assert raw(first, text).reason == "malformed"
    assert whole(server, first.code) == before
    first.choose()


def test_a_refusal_carries_the_id_if_it_could_be_read(seated: Sit) -> None:
    first, _ = seated(2)
    assert raw(first, '{"type":"fly","id":"abcdefgh"}').id == "abcdefgh"


def test_a_message_too_long_ends_the_connection(server: Running, seated: Sit) -> None:
    first, _ = seated(2)
    before = whole(server, first.code)
    first.socket.send('{"type":"say","id":"12345678","text":"' + "x" * 4096 + '"}')
    assert closed_with(first) == 1009
    assert whole(server, first.code) == before


def test_a_long_message_in_small_pieces_ends_it_too(seated: Sit) -> None:
    first, _ = seated(2)
    with suppress(ConnectionClosed):
        first.socket.send("x" * 100 for _ in range(100))
    assert closed_with(first) == 1009


def test_a_message_in_pieces_is_one_message(seated: Sit) -> None:
    first, _ = seated(2)
    first.socket.send(iter(['{"type":"say","id":"piece', 's-1","text":"ho', 'la"}']))
    assert isinstance(first.answer_to("pieces-1"), wire.Done)


def test_binary_is_refused(seated: Sit) -> None:
    first, _ = seated(2)
    first.socket.send(b'{"type":"start","id":"12345678"}')
    assert closed_with(first) == 1003


NO_UTF8: Final = (
    b'{"type":"say","id":"12345678","text":"\xff\xfe"}',
    b'{"type":"say","id":"12345678","text":"x","unknown":"\xc3"}',
    b"\xed\xa0\x80",  # half of a pair
    b"\xf4\x90\x80\x80",  # beyond all letters
    b'{"type":"sa\xc0\xaf',
)


@pytest.mark.parametrize("text", NO_UTF8)
@pytest.mark.parametrize("pieces", [1, 3])
def test_text_that_is_not_unicode_ends_the_connection_and_changes_nothing(
    server: Running, seated: Sit, text: bytes, pieces: int
) -> None:
    first, _ = seated(2)
    before = whole(server, first.code)
    size = -(-len(text) // pieces)
    first.socket.send([text[at : at + size] for at in range(0, len(text), size)] if pieces > 1 else text, text=True)
    assert closed_with(first) == 1007
    assert whole(server, first.code) == before


def test_a_letter_in_two_pieces_is_one_letter(seated: Sit) -> None:
    first, _ = seated(2)
    said = '{"type":"say","id":"12345678","text":"¡qué!"}'.encode()
    at = said.index("é".encode()) + 1
    first.socket.send([said[:at], said[at:]], text=True)
    assert isinstance(first.answer_to("12345678"), wire.Done)


def test_a_farewell_that_is_not_unicode_is_told_so(seated: Sit) -> None:
    first, _ = seated(2)
    reason = (1000).to_bytes(2) + b"\xff"
    first.socket.socket.sendall(b"\x88" + bytes([0x80 | len(reason)]) + b"\0\0\0\0" + reason)
    assert closed_with(first) == 1007


def test_an_answer_given_twice_counts_once(server: Running, seated: Sit) -> None:
    first, second = seated(2)
    assert first.table.decision is not None
    message = wire.Choose("the-same-id", first.table.decision.id, "mark:4")
    for _ in range(3):
        first.say(message)
    for _ in range(3):
        first.answers.pop("the-same-id", None)
        assert isinstance(first.answer_to("the-same-id"), wire.Done)
    second.until(lambda table: table.decision is not None)
    second.choose("mark:0")
    first.say(message)  # a replay, much later
    first.answers.pop("the-same-id", None)
    assert isinstance(first.answer_to("the-same-id"), wire.Done)
    assert server.room(first.code).table.version == 2


def test_the_id_is_each_persons_own(server: Running, seated: Sit) -> None:
    first, second = seated(2)
    for number, player in enumerate((first, second)):
        decision = player.until(lambda table: table.decision is not None).decision
        assert decision is not None
        player.say(wire.Choose("everybodys-id", decision.id, f"mark:{number}"))
        assert isinstance(player.answer_to("everybodys-id"), wire.Done)
    assert server.ask(lambda: server.room(first.code).table.version) == 2


def test_a_late_answer_is_refused_and_followed_by_the_table_as_it_is(seated: Sit) -> None:
    first, second = seated(2)
    old = first.table.decision
    assert old is not None
    first.choose("mark:4")
    second.until(lambda table: table.decision is not None)
    second.choose("mark:0")
    first.until(lambda table: table.version == 2)
    seen = len(first.tables)
    assert first.refused(wire.Choose, decision=old.id, option="mark:5") == "stale"
    while len(first.tables) == seen:
        first.hear()
    assert first.table.version == 2
    assert first.table.decision is not None
    assert first.table.happened == []


def test_nobody_answers_for_another_seat(server: Running, seated: Sit, come: Come) -> None:
    first, second = seated(2)
    decision = first.table.decision
    assert decision is not None
    assert second.refused(wire.Choose, decision=decision.id, option="mark:0") == "stale"
    with come("Watcher").at(first.code) as watcher:
        assert watcher.refused(wire.Choose, decision=decision.id, option="mark:0") == "not-seated"
        for kind, more in ((wire.Undo, {}), (wire.Pause, {"paused": True}), (wire.Agree, {"yes": True})):
            assert watcher.refused(kind, **more) == "not-seated"
    assert server.room(first.code).table.version == 0


def test_names_and_chat_are_cleaned(come: Come) -> None:
    guest = come("  \u202eAna\u0000\u200b\u2066 \n <b>María</b>  ")
    name = guest.http.get("/api/me").json()["name"]
    assert name == "Ana <b>María</b>"
    with guest.at(guest.open_table()) as page:
        page.do(wire.Say, text="a\u202eb\u0301\u0301\u0301\u0301\u0301c\ud7ff\ufeff\u2028d")
        assert page.table.chat[-1].text == "ab\u0301\u0301c\ud7ff d".replace("\ud7ff", "")
        assert page.refused(wire.Say, text="\u200b\u202e\n") == "empty-text"
    for name in ("", "\u200b", " \n "):
        assert guest.http.post("/api/me", json={"name": name}).status_code == 400
    assert len(guest.http.post("/api/me", json={"name": "x" * 100}).json()["name"]) == 24
    assert guest.http.post("/api/me", json={"name": "x" * 201}).status_code == 400


# --- too much --------------------------------------------------------------------------------------------------------


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(messages=Rate(10, 0.001))) as server:
        first, second = seated(2, address=server.address)
        with suppress(ConnectionClosed):
            for number in range(200):
                first.say(wire.Say(f"flood-{number:04d}", "x"))
        assert closed_with(first) == 1008
        reasons = {answer.reason for answer in first.answers.values() if isinstance(answer, wire.Refused)}
        assert reasons == {"too-fast"}
        assert len(server.room(second.code).table.chat) <= 10


def test_chat_is_limited_more_than_choices(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(chat=Rate(3, 0))) as server:
        first, _ = seated(2, address=server.address)
        for _ in range(3):
            first.do(wire.Say, text="x")
        assert first.refused(wire.Say, text="x") == "too-fast"
        first.choose()


def test_guests_tables_and_lookups_are_limited_by_address(tmp_path: Path) -> None:
    limits = Limits(guests=Rate(3, 0), tables=Rate(2, 0), lessons=Rate(1, 0), lookups=Rate(4, 0))
    with serving(tmp_path / "tables.db", limits=limits, behind_proxy=True) as server:

        def post(path: str, body: Any, cookie: str = "", address: str = "10.0.0.1") -> httpx.Response:
            headers = {"Origin": server.address, "Cookie": cookie, "X-Forwarded-For": f"6.6.6.6, {address}"}
            return httpx.post(server.address + path, json=body, headers=headers, timeout=PATIENCE)

        answers = [post("/api/me", {"name": "x"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert post("/api/me", {"name": "x"}, address="10.0.0.2").status_code == 200
        cookie = f"sobremesa={answers[0].cookies['sobremesa']}"
        made = [post("/api/tables", {"game": "tictactoe", "seats": 2}, cookie).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        learned = [post("/api/lessons", {"game": "arcana"}, cookie).status_code for _ in range(2)]
        assert learned == [201, 429]
        tried = [
            httpx.get(f"{server.address}/api/tables/NADA-{n}/qr.svg", timeout=PATIENCE).status_code
            for n in range(10, 16)
        ]
        assert tried == [404] * 4 + [429] * 2


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(requests=Rate(5, 0))) as server:
        statuses = [httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code for _ in range(7)]
    assert statuses == [200] * 5 + [429] * 2


def test_connections_are_limited_by_guest(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(connections_of_a_guest=2)) as server:
        guest = come("Ana", server.address)
        code = guest.open_table()
        with guest.at(code), guest.at(code):
            assert status_of(server.address, code, guest.cookie) == 429
        with guest.at(code):
            pass


def test_connections_are_limited_by_address(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(connections=1)) as server:
        ana, blas = come("Ana", server.address), come("Blas", server.address)
        code = ana.open_table()
        with ana.at(code):
            assert status_of(server.address, code, blas.cookie) == 429


def test_a_connection_that_never_asks_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(seconds_to_ask=0.1)) as server:
        host, port = server.address[7:].split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as slow:
            slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: ")
            with suppress(ConnectionResetError):
                assert slow.recv(100) == b""


def test_a_client_that_went_silent_is_given_up(tmp_path: Path, come: Come, seated: Sit) -> None:
    limits = Limits(seconds_between_pings=0.05, seconds_of_silence=0.3)
    with serving(tmp_path / "tables.db", limits=limits) as server:
        (first,) = seated(1, seats=2, start=False, address=server.address)
        silent = come("Silent", server.address)
        host, port = server.address[7:].split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as dead:
            dead.sendall(
                f"GET /api/tables/{first.code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.address}\r\n"
                f"Cookie: {silent.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            first.until(lambda table: table.watchers == 1)
            first.until(lambda table: table.watchers == 0)
        first.do(wire.Say, text="still here")


def test_a_slow_reader_is_caught_up_and_loses_nothing(server: Running, seated: Sit) -> None:
    first, second = seated(2)
    room = server.room(first.code)

    def clog(clogged: bool) -> None:
        page = next(page for page in room.connections if page.person.name == "Player 1")
        page.pause_writing() if clogged else page.resume_writing()  # type: ignore[attr-defined]

    server.ask(lambda: clog(True))
    first.choose("mark:4")
    for number in range(3):
        first.do(wire.Say, text=f"line {number}")
    seen = len(second.tables)
    second.catch_up()
    assert len(second.tables) == seen
    server.ask(lambda: clog(False))
    second.until(lambda table: table.version == 1)
    assert [line.text for line in second.table.chat] == ["line 0", "line 1", "line 2"]


def test_a_reader_that_never_reads_is_cut_off(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(unsent=0)) as server:
        first, _ = seated(2, address=server.address)
        room = server.room(first.code)

        def clog() -> None:
            page = next(page for page in room.connections if page.person.name == "Player 1")
            page.pause_writing()  # type: ignore[attr-defined]
            page._transport.write(b"\x8a\x00" * 4_000_000)  # type: ignore[attr-defined]
            page.send(b"{}")

        server.ask(clog)
        first.until(lambda table: not table.chairs[1].here)


# --- what is told ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/t/BRISA-27", "/api/games", "/api/me", "/nothing", "/api/tables/NADA-00/replay"]
)
def test_every_answer_tells_the_browser_to_be_careful(server: Running, path: str) -> None:
    headers = httpx.get(server.address + path, timeout=PATIENCE).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["font-src"] == "'self'"
    for kind in ("script", "style"):  # besides files of ours, what lies inline in the page as it was built
        ours, *inline = policy[f"{kind}-src"].split()
        assert ours == "'self'"
        assert all(re.fullmatch(r"'sha256-[\w+/]{43}='", one) for one in inline)
    assert policy["worker-src"] == policy["manifest-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{server.address[7:]}"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "server" not in headers


def test_what_depends_on_who_asks_is_kept_by_no_cache_between(server: Running, seated: Sit) -> None:
    """Every answer to everybody who asks: what differs by the cookie says so, and what no cache may keep."""
    players = seated(2)
    play_on(players)
    guest, code = players[0].guest, players[0].code
    asked = [route.path for route in routes(server) if "GET" in (route.methods or ())]
    for path in asked:
        known = path.format_map(Named(code=code, game="tictactoe", language="en", edition="none"))
        mine = guest.http.get(known)
        control, varies = mine.headers["Cache-Control"], mine.headers.get("Vary", "")
        if control == "no-store":
            continue
        is_the_same = path in FOR_ALL or not path.startswith("/api/")
        assert is_the_same or (control.startswith("private") and "Cookie" in varies), path
    assert {"/api/tables", "/api/shelf"} <= {*asked} - FOR_ALL


FOR_ALL: Final = {
    "/api/games",
    "/api/games/{game}/almanac",
    "/api/games/{game}/text.{language}.ftl",
    "/api/games/{game}/rules.{language}.md",
    "/api/games/{game}/components",
    "/api/text.{language}.ftl",
    "/api/editions/{edition}/almanac",
    "/api/editions/{edition}/text.{language}.ftl",
}


class Named(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return "nothing"


def routes(server: Running) -> list[Route]:
    guard = build(server.config, server.hub.store)
    found = cast(Any, guard)._app.routes
    return [route for route in found if isinstance(route, Route) and "{path:path}" not in route.path]


def test_no_file_outside_the_folder_is_served(server: Running) -> None:
    host, port = server.address[7:].split(":")
    for path in ("/../wire.py", "/%2e%2e/wire.py", "/assets/../../wire.py", "//etc/passwd", "/..%2fwire.py"):
        with socket.create_connection((host, int(port)), PATIENCE) as plain:
            plain.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: plain.recv(65536), b""))
        assert answer.split()[1] == b"404", path


def test_what_breaks_inside_is_told_to_the_sender_alone_and_without_details(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = seated(2)
    match = server.room(first.code).table.match
    assert match is not None
    decision = first.table.decision
    assert decision is not None

    def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret is 42")

    with monkeypatch.context() as patch:
        patch.setattr(type(match.game), "apply", broken)
        assert first.refused(wire.Choose, decision=decision.id, option="mark:0") == "fault"
    assert b"secret" not in b"".join(first.raw)
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    heard = len(second.raw)
    second.catch_up()
    assert len(second.raw) == heard
    first.choose("mark:0")


def test_a_request_that_breaks_inside_gives_no_details(
    server: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = come()

    def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret is 42")

    monkeypatch.setattr(type(server.hub.store), "tables_of", broken)
    answer = guest.http.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"problem": "fault", "detail": "something broke on our side"}


def test_logs_hold_no_keys_and_no_words(seated: Sit, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        first, second = seated(2)
        first.do(wire.Say, text="a private word")
        raw(first, '{"type":"unheard of","id":"12345678"}')
        first.choose()
    told = "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith(("websockets", "http"))
    )
    for secret in (first.guest.cookie[10:], second.guest.cookie[10:], "a private word", "unheard of"):
        assert secret not in told


@pytest.mark.parametrize("origin", ["table.example.org", "https://table.example.org/", "ftp://x", "https://"])
def test_an_origin_that_is_none_is_refused_at_the_start(tmp_path: Path, origin: str) -> None:
    with pytest.raises(Exception, match="an origin is given as"):
        Config(tmp_path, origins=(origin,))
