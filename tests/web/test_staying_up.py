"""What one client inside the documented limits could do to everybody else's tables, and can't any more."""

from __future__ import annotations

import logging
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from benchmarks.siege.raw import (
    FIRST_PIECE,
    NEXT_PIECE,
    PING,
    PONG,
    called,
    close_code,
    frame,
    frames_in,
    pushed,
    request_to_upgrade,
    rest_of,
    upgraded,
)

from sobremesa.tables import codes, restoring
from sobremesa.tables.table import Table
from sobremesa.web import telling, wire
from sobremesa.web.address import A_PROXY, address_of, peer_of
from sobremesa.web.config import Config, Limits, Rate
from sobremesa.web.endpoints import games
from sobremesa.web.helpers import Helpers
from sobremesa.web.socket import TableSocket
from web.conftest import Come, Sit
from web.players import PATIENCE, Guest, Player
from web.running import Running, serving
from web.test_hardening import closed_with, status_of

ANY = Rate(1e9, 1e9)


def until(holds: Any) -> None:
    waited = threading.Event()
    for _ in range(int(PATIENCE / 0.02)):
        if holds():
            return
        waited.wait(0.02)
    raise AssertionError("it never came to hold")


def head_of(address: str, asked: str, **headers: object) -> bytes:
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"{asked} HTTP/1.1\r\nHost: {address[7:]}\r\n{lines}".encode()


def statuses_in(data: bytes) -> list[int]:
    return [int(part[:3]) for part in data.split(b"HTTP/1.1 ")[1:]]


# --- every frame counts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [PING, PONG])
def test_a_flood_of_control_frames_is_cut_off(tmp_path: Path, come: Come, seated: Sit, kind: bytes) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(frames=Rate(50, 0))) as server:
        elsewhere = seated(2, address=server.address)
        guest = come("Flood", server.address)
        with upgraded(server.address, guest.open_table(), guest.cookie) as line:
            pushed(line, kind * 100_000)
            heard = rest_of(line)
        assert close_code(heard) == 1008
        assert sum(kind == 0xA for kind, _ in frames_in(heard)) <= 50  # no more of them were looked at
        elsewhere[0].choose()


def test_a_flood_of_empty_pieces_is_cut_off(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(frames=Rate(50, 0))) as server:
        guest = come("Flood", server.address)
        with upgraded(server.address, guest.open_table(), guest.cookie) as line:
            pushed(line, FIRST_PIECE + NEXT_PIECE * 100_000)
            assert close_code(rest_of(line)) == 1008


def test_a_message_has_only_so_many_pieces(come: Come) -> None:
    guest = come()
    with upgraded(guest.address, guest.open_table(), guest.cookie) as line:
        pushed(line, FIRST_PIECE + NEXT_PIECE * 100)
        assert close_code(rest_of(line)) == 1008


def test_messages_that_come_in_together_or_torn_apart_are_all_read(seated: Sit, come: Come) -> None:
    first, _ = seated(2)
    spoken = [f'{{"type":"say","id":"torn-{number:04d}","text":"{number}"}}'.encode() for number in range(6)]
    together = b"".join(frame(words) for words in spoken[:5]) + PING + frame(spoken[5])
    with upgraded(first.guest.address, first.code, come("Torn").cookie) as line:
        for start in range(0, len(together), 7):
            line.sendall(together[start : start + 7])
        heard = b""
        while not all(f'"done","id":"torn-{number:04d}"'.encode() in heard for number in range(6)):
            heard += line.recv(65536)
        line.sendall(frame(b"\x03\xe8", 0x88))
        heard += rest_of(line)
    assert [kind for kind, _ in frames_in(heard) if kind != 1] == [0xA, 8]


# --- coming back doesn't start anew ----------------------------------------------------------------------------------


def test_chat_is_counted_across_connections(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(chat=Rate(3, 0))) as server:
        guest = come("Ana", server.address)
        code = guest.open_table()
        with guest.at(code) as page:
            for _ in range(3):
                page.do(wire.Say, text="x")
        with guest.at(code) as again, guest.at(code) as beside:
            assert again.refused(wire.Say, text="x") == "too-fast"
            assert beside.refused(wire.Say, text="x") == "too-fast"
        with come("Blas", server.address).at(code) as other:
            other.do(wire.Say, text="not mine to pay for")


def test_messages_and_frames_are_counted_across_connections(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(messages=Rate(5, 0), frames=Rate(5, 0))) as server:
        guest = come("Ana", server.address)
        code = guest.open_table()
        with guest.at(code) as page:
            for _ in range(5):
                page.do(wire.Say, text="x")
        with guest.at(code) as again:
            assert again.refused(wire.Say, text="x") == "too-fast"
        answered = 0
        for _ in range(3):
            with upgraded(server.address, code, guest.cookie) as line:
                pushed(line, PING * 3 + frame(b"\x03\xe8", 0x88))
                answered += sum(kind == 0xA for kind, _ in frames_in(rest_of(line)))
        assert answered <= 5


def test_new_names_at_one_address_share_what_an_address_has(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(guests=ANY, chat=Rate(1, 0))) as server:
        code = come("Ana", server.address).open_table()
        said = 0
        for number in range(25):
            with come(f"Name {number}", server.address).at(code) as page:
                said += isinstance(page.ask(wire.Say, text="x"), wire.Done)
        assert said == 20


def test_opening_sockets_counts_as_asking(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(requests=Rate(8, 0))) as server:
        guest = come("Ana", server.address)
        code = guest.open_table()
        for _ in range(6):
            guest.at(code).close()
        assert status_of(server.address, code, guest.cookie) == 429


def test_when_all_short_codes_are_taken_there_are_longer_ones(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """A code is never free again: some thirty thousand tables, and nobody could set one any more."""
    monkeypatch.setattr(codes, "WORDS", ("ULTIMA",))
    guest = come()
    found = {guest.open_table() for _ in range(100)}
    assert len(found) == 100
    assert {len(code) for code in found} == {len("ULTIMA-10"), len("ULTIMA-100")}
    assert guest.at(max(found, key=len)).table.owner


# --- connections, headers, bodies, answers ---------------------------------------------------------------------------


def test_slow_bodies_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    limits = Limits(connections_of_an_address=20, seconds_to_ask=600)
    with serving(tmp_path / "tables.db", limits=limits) as server, ExitStack() as lines:
        started = head_of(server.address, "POST /api/me", Origin=server.address, Content_Type="application/json")
        slow = [lines.enter_context(called(server.address, "127.0.0.66")) for _ in range(30)]
        for line in slow:
            pushed(line, started + b"Content-Length: 14\r\n\r\n{")
        until(lambda: server.ask(lambda: server.hub.gate.connections.taken) == 20)
        assert sum(rest_of(line) == b"" for line in slow[20:]) == 10
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200


def test_a_handshake_that_breaks_inside_gives_its_place_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def knock(*_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(TableSocket, "_knock", knock)
    with serving(tmp_path / "tables.db") as server:
        for _ in range(3):
            with called(server.address) as line:
                line.sendall(request_to_upgrade(server.address, "NADA-00", ""))
                assert rest_of(line) == b""
        until(lambda: server.ask(lambda: (server.hub.gate.connections.taken, len(server.hub.sockets))) == (0, 0))


def test_connections_are_limited_in_all(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(connections_in_all=10)) as server, ExitStack() as lines:
        held = [lines.enter_context(called(server.address, f"127.0.0.{number}")) for number in range(2, 12)]
        until(lambda: server.ask(lambda: server.hub.gate.connections.taken) == 10)
        with called(server.address) as late:
            assert rest_of(late) == b""
        held[0].close()
        until(lambda: server.ask(lambda: server.hub.gate.connections.taken) == 9)
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200


def test_unfinished_requests_are_limited_by_the_address_the_proxy_saw(tmp_path: Path) -> None:
    limits = Limits(open_requests=3, seconds_to_ask=600)
    with serving(tmp_path / "tables.db", limits=limits, behind_proxy=True) as server, ExitStack() as lines:

        def ask(address: str) -> int:
            return httpx.get(
                f"{server.address}/healthz", headers={"X-Forwarded-For": address}, timeout=PATIENCE
            ).status_code

        for _ in range(3):
            line = lines.enter_context(called(server.address))
            about = {"Origin": server.address, "Content_Type": "application/json", "X_Forwarded_For": "10.0.0.1"}
            line.sendall(head_of(server.address, "POST /api/me", **about) + b"Content-Length: 14\r\n\r\n{")
        until(lambda: server.ask(lambda: server.hub.gate.open_requests.taken) == 3)
        assert ask("10.0.0.1") == 429
        assert ask("10.0.0.2") == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHo",
        b"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\n"
        b"Content-Length: 14\r\n\r\n{",
    ],
)
@pytest.mark.parametrize("requests_before", [0, 1, 3])
def test_every_request_of_a_connection_has_a_deadline(
    tmp_path: Path, begun: bytes, requests_before: int, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(seconds_to_ask=0.3)) as server:
        with called(server.address) as line:
            for _ in range(requests_before):
                line.sendall(head_of(server.address, "GET /healthz") + b"\r\n")
                heard = b""
                while not heard.endswith(b"ok\n"):
                    heard += line.recv(4096)
            pushed(line, begun.replace(b"{host}", server.address[7:].encode()))
            assert rest_of(line) == b""
        until(lambda: server.ask(lambda: server.hub.gate.connections.taken) == 0)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]  # a flood is none of the log


def test_a_header_without_end_is_refused_early(server: Running) -> None:
    with called(server.address) as line:
        pushed(line, head_of(server.address, "GET /healthz") + b"X-Long: " + b"x" * 1_000_000)
        assert statuses_in(rest_of(line)) in ([431], [])  # or the line was cut before it could be read
    with called(server.address) as line:
        line.sendall(head_of(server.address, "GET /healthz") + b"X-Long: " + b"x" * 40_000)
        assert statuses_in(rest_of(line)) == [431]


def test_a_body_without_end_is_refused_early(server: Running, come: Come) -> None:
    guest = come()
    assert guest.http.post("/api/me", json={"name": "x" * 5000}).status_code == 413

    def endless() -> Any:
        yield from (b"x" * 1000 for _ in range(20))

    kind = {"Content-Type": "application/json"}
    assert guest.http.post("/api/me", content=endless(), headers=kind).status_code == 413
    with called(server.address) as line:
        about = {"Transfer_Encoding": "chunked", "Origin": server.address, "Content_Type": "application/json"}
        line.sendall(head_of(server.address, "POST /api/me", **about) + b"\r\n0\r\nX-Trailer: ")
        pushed(line, b"x" * 1_000_000)
        rest_of(line)
    assert server.ask(lambda: True)


def test_only_a_few_requests_are_read_ahead(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    with called(server.address) as line:
        pushed(line, (head_of(server.address, "GET /api/tables") + b"\r\n") * 5000)
        assert len(statuses_in(rest_of(line))) < 1000
    with called(server.address) as line:
        pushed(line, b"\x00\x01 no request\r\n\r\n" * 5000)
        assert statuses_in(rest_of(line)) in ([400], [])
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_connection_that_asks_too_much_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(requests=Rate(2, 0))) as server, called(server.address) as line:
        line.sendall((head_of(server.address, "GET /healthz") + b"\r\n") * 5)
        assert statuses_in(rest_of(line)) == [200, 200, 429]


def test_an_answer_that_nobody_takes_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_almanac", lambda _: b"x" * 30_000_000)
    limits = Limits(seconds_to_take=0.5)
    with serving(tmp_path / "tables.db", limits=limits) as server, called(server.address, read_at_once=4096) as line:
        line.sendall(head_of(server.address, "GET /api/games/tictactoe/almanac") + b"\r\n")
        until(lambda: server.ask(lambda: server.hub.gate.connections.taken) == 1)
        until(lambda: server.ask(lambda: server.hub.gate.connections.taken) == 0)


# --- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "behind_proxy", "expected"),
    [
        ("10.0.0.1", [], False, "10.0.0.1"),
        ("10.0.0.1", ["1.2.3.4"], False, "10.0.0.1"),
        ("10.0.0.1", ["6.6.6.6, 1.2.3.4"], True, "1.2.3.4"),
        ("10.0.0.1", ["6.6.6.6", "1.2.3.4"], True, "1.2.3.4"),
        ("10.0.0.1", ["1.2.3.4:5678"], True, "1.2.3.4"),
        ("10.0.0.1", ["unknown"], True, "10.0.0.1"),
        ("10.0.0.1", ["x" * 9000], True, "10.0.0.1"),
        # Two proxies of ours in a row, and three; what stands before the first stranger, the stranger wrote.
        ("10.0.0.1", ["6.6.6.6, 1.2.3.4, 10.0.0.2"], True, "1.2.3.4"),
        ("10.0.0.1", ["6.6.6.6", "1.2.3.4", "10.0.0.2, 10.9.9.9"], True, "1.2.3.4"),
        ("10.0.0.1", ["10.0.0.7, 1.2.3.4, 10.0.0.2"], True, "1.2.3.4"),
        ("10.0.0.1", ["6.6.6.6, unknown, 10.0.0.2"], True, "10.0.0.2"),
        ("10.0.0.1", ["6.6.6.6, , 10.0.0.2"], True, "10.0.0.2"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], True, "10.0.0.3"),
        ("::ffff:10.0.0.1", ["::ffff:1.2.3.4, ::ffff:10.0.0.2"], True, "1.2.3.4"),
        ("fd00::1", ["[2001:db8:1:2::9]:443, [fd00::2]:80"], True, "2001:db8:1:2::/64"),
        # A peer that is no proxy of ours is itself, whatever it says.
        ("192.0.2.7", ["1.2.3.4"], True, "192.0.2.7"),
        ("2001:db8:1:2::9", ["1.2.3.4"], True, "2001:db8:1:2::/64"),
        ("127.0.0.1", ["1.2.3.4"], True, "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", [], False, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", [], False, "2001:db8:1:2::/64"),
        ("10.0.0.1", ["[2001:db8:1:2::9]:443"], True, "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", [], False, "1.2.3.4"),
        ("fe80::1%eth0", [], False, "fe80::/64"),
    ],
)
def test_limits_go_by_household(
    tmp_path: Path, peer: str, forwarded: list[str], behind_proxy: bool, expected: str
) -> None:
    config = Config(tmp_path, behind_proxy=behind_proxy, trusted_proxies=("10.0.0.0/8", "fd00::/8"))
    assert address_of((peer, 1234), forwarded, config) == expected


def test_by_default_only_a_proxy_on_this_machine_is_believed(tmp_path: Path) -> None:
    config = Config(tmp_path, behind_proxy=True)
    for peer, expected in (("127.0.0.1", "1.2.3.4"), ("::1", "1.2.3.4"), ("10.0.0.1", "10.0.0.1")):
        assert address_of((peer, 1), ["1.2.3.4"], config) == expected
    assert peer_of(("127.0.0.1", 1), config) == A_PROXY  # it has as many connections as there are
    assert peer_of(("10.0.0.1", 1), config) == "10.0.0.1"


def test_who_only_listens_hears_every_now_and_then_that_somebody_is_there(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(seconds_between_pings=0.05)) as server:
        ana = Guest(server.address, "Ana")
        with ana.at(ana.open_table()) as page:
            heard = [msgspec.json.decode(page.socket.recv(timeout=PATIENCE)) for _ in range(3)]
        assert heard == [{"type": "here"}] * 3
        ana.close()


# --- codes and keys --------------------------------------------------------------------------------------------------


def test_people_who_come_back_after_a_restart_are_not_guessing(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as before:
        guests = [Guest(before.address, f"Player {number}") for number in range(45)]
        codes = [guest.open_table() for guest in guests]
    with serving(tmp_path / "tables.db", limits=Limits(lookups=Rate(3, 0))) as after:
        for guest, code in zip(guests, codes, strict=True):
            guest.close()
            guest.address = after.address
            with guest.at(code) as page:
                assert page.table.code == code
        tried = [status_of(after.address, f"NADA-{number}", guests[0].cookie) for number in range(10, 15)]
        assert tried == [404] * 3 + [429] * 2
        with guests[0].at(codes[0]):
            pass


def test_whoever_was_forgotten_is_shown_out(tmp_path: Path, seated: Sit) -> None:
    limits = Limits(seconds_between_pings=0.1)
    with serving(tmp_path / "tables.db", limits=limits) as server:
        first, second = seated(2, address=server.address)
        database = sqlite3.connect(tmp_path / "tables.db")
        database.execute("DELETE FROM guests WHERE name = 'Player 1'")
        database.commit()
        database.close()
        assert closed_with(second) == 1008
        first.until(lambda table: not table.chairs[1].here)
        first.choose()


# --- heavy work ------------------------------------------------------------------------------------------------------


def finished(sit: Sit, address: str = "") -> list[Player]:
    players = sit(2, address=address)
    for number, option in enumerate((0, 3, 1, 4, 2)):
        player = players[number % 2]
        player.until(lambda table: table.decision is not None)
        player.choose(f"mark:{option}")
    return players


def test_a_finished_match_is_told_once_however_many_ask(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = finished(seated)
    worked_out: list[str] = []
    run = Helpers.run

    async def counted(self: Helpers, work: Any, *args: Any) -> Any:
        if work is not telling.tell:  # which nobody asked for
            worked_out.append(work.__name__)
        return await run(self, work, *args)

    monkeypatch.setattr(Helpers, "run", counted)

    def ask(path: str) -> bytes:
        answer = httpx.get(f"{server.address}/api/tables/{first.code}/{path}", timeout=PATIENCE)
        assert answer.status_code == 200
        return answer.content

    with ThreadPoolExecutor(16) as many:
        told = set(many.map(ask, ["replay"] * 60))
        held = set(many.map(ask, ["verify"] * 30))
    assert len(told) == len(held) == 1
    assert sorted(worked_out) == ["packed_page", "verify"]


def test_whoever_asks_for_too_many_tellings_waits(tmp_path: Path, seated: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a server that has too much to tell says so; a bot's thinking waits for none of it."""
    with serving(tmp_path / "tables.db", limits=Limits(tellings=2)) as server:
        codes = [finished(seated, server.address)[0].code for _ in range(4)]
        hub = server.hub
        monkeypatch.setattr(hub.keeping.tellers, "_most_waiting", 1)
        monkeypatch.setattr("sobremesa.web.replay.verify", _think_for_ever)

        def ask(code: str, source: str) -> int:
            with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
                answer = client.get(f"{server.address}/api/tables/{code}/verify", timeout=PATIENCE)
                if answer.status_code in (429, 503):
                    assert int(answer.headers["Retry-After"]) > 0
                return answer.status_code

        with ThreadPoolExecutor(4) as many:
            waiting = [many.submit(ask, codes[0], "127.0.0.2")]
            until(lambda: server.ask(lambda: hub.gate.tellings.taken) == 1)
            assert ask(codes[1], "127.0.0.3") == 503
            monkeypatch.setattr(hub.keeping.tellers, "_most_waiting", 9)
            waiting.append(many.submit(ask, codes[1], "127.0.0.2"))
            until(lambda: server.ask(lambda: hub.gate.tellings.taken) == 2)
            assert ask(codes[2], "127.0.0.2") == 429
            (alone,) = seated(1, seats=2, start=False, address=server.address)
            alone.do(wire.SeatBot, chair=1, level="random")
            alone.do(wire.Start)
            alone.until(lambda table: table.decision is not None)
            alone.choose("mark:0")
            alone.until(lambda table: table.version == 2)
            hub.keeping.tellers.close()
            assert [one.result() for one in waiting] == [503, 503]


def _think_for_ever(*_: object) -> bytes:
    threading.Event().wait()
    return b""


def test_only_a_few_tables_are_brought_back_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.db") as before:
        guest = Guest(before.address, "Ana")
        codes = [guest.open_table() for _ in range(12)]
        guest.close()
    honest = restoring.come_back
    lock = threading.Lock()
    at_once = most = 0

    def counted(*args: Any) -> Table:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        threading.Event().wait(0.02)
        with lock:
            at_once -= 1
        return honest(*args)

    monkeypatch.setattr(restoring, "come_back", counted)
    with serving(tmp_path / "tables.db") as after, ThreadPoolExecutor(12) as many:
        asked = many.map(
            lambda code: httpx.get(f"{after.address}/api/tables/{code}/qr.svg", timeout=PATIENCE).status_code, codes
        )
        assert set(asked) == {200}
    assert most == 2


# --- a choice has a budget -------------------------------------------------------------------------------------------


def test_rules_that_do_not_come_back_are_broken_off(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = seated(2)
    elsewhere = seated(2)
    match = server.room(first.code).table.match
    decision = first.table.decision
    assert match is not None
    assert decision is not None
    apply = type(match.game).apply
    entered = []

    def endless(game: Any, state: Any, seat: int, option: Any) -> None:
        apply(game, state, seat, option)
        if option.key == "mark:0":
            entered.append(option.key)
            while True:
                pass

    monkeypatch.setattr(type(match.game), "apply", endless)
    for _ in range(3):
        assert first.refused(wire.Choose, decision=decision.id, option="mark:0") == "fault"
        elsewhere[0].do(wire.Say, text="we play on")
    assert len(entered) == 1
    assert sum("OutOfTime" in (record.exc_text or "") for record in caplog.records) == 1
    assert all(table.version == 0 for table in second.tables)
    first.until(lambda table: table.decision is not None)
    first.choose("mark:1")
    second.until(lambda table: table.version == 1)
    assert server.room(first.code).table.version == 1


def test_a_table_that_can_never_be_shown_is_one_broken_table(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = seated(2)
    elsewhere = seated(2)
    match = server.room(first.code).table.match
    assert match is not None
    decision = first.table.decision
    assert decision is not None
    entered = []

    def endless(*_: object) -> dict[str, Any]:
        entered.append(1)
        while True:
            pass

    with monkeypatch.context() as patch:
        patch.setattr(type(match.game), "derive", endless)
        first.say(wire.Choose("no-way-back", decision.id, "mark:0"))
        assert closed_with(first) == 1011
        assert closed_with(second) == 1011
        assert status_of(server.address, first.code, first.guest.cookie) >= 400
    assert len(entered) == 1
    elsewhere[0].choose()
