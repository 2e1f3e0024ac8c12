"""The server is killed again and again during play. Nothing that was acknowledged may be lost, nothing done twice."""

from __future__ import annotations

import os
import random
import secrets
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from benchmarks.siege.victim import Victim
from websockets.exceptions import ConnectionClosed, WebSocketException

from sobremesa.kernel import record
from sobremesa.tables import acts
from sobremesa.web import wire
from web.players import PATIENCE, Guest, dial
from web.witness import Witness

TESTS = Path(__file__).parent.parent
KILLS = 8

_decoder = msgspec.json.Decoder(wire.ToClient)


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    command = [sys.executable, "-m", "web.launch"]
    running = Victim(
        command, tmp_path / "tables.db", {**os.environ, "PYTHONPATH": f"{TESTS}{os.pathsep}{TESTS.parent}"}
    )
    yield running
    running.stop()


class Stubborn:
    """A client that reconnects by itself, and gives its answer again until it is acknowledged."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self._code = code
        self.acknowledged: list[str] = []
        self.versions: list[int] = []
        self.table: wire.Table | None = None
        self.pending: tuple[bytes, str, str] | None = None  # the message, its id, the option
        self._witness = Witness({}, code)
        self._open()

    def _open(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError, WebSocketException):
                self._context = dial(self.guest.address, self._code, self.guest.cookie)
                self._socket = self._context.__enter__()
                break
            assert time.monotonic() < deadline
            time.sleep(0.05)
        if self.pending is not None:
            self._send(self.pending[0])

    @property
    def is_playing(self) -> bool:
        return self.table is None or self.table.result is None or self.pending is not None

    def close(self) -> None:
        with suppress(ConnectionClosed, OSError):
            self._context.__exit__(None, None, None)

    def _again(self) -> None:
        self.close()
        self._open()

    def _send(self, data: bytes) -> None:
        with suppress(ConnectionClosed):
            self._socket.send(data, text=True)

    def send(self, message: object) -> None:
        self._witness.asks(message)
        self._send(msgspec.json.encode(message))

    def step(self) -> None:
        """Hear what there is; answer what is asked."""
        try:
            data = self._socket.recv(timeout=0.01)
            message = _decoder.decode(data)
        except TimeoutError:
            return
        except ConnectionClosed:
            self._again()
            return
        if isinstance(message, wire.Table):
            self.table = message
            self.versions.append(message.version)
            part = self._witness.heed(message, msgspec.json.decode(data))
            if part is not None:
                self.send(part)
            if message.decision is not None and self.pending is None:
                option = random.choice(message.decision.options).key
                answer = secrets.token_hex(8)
                self.pending = (
                    msgspec.json.encode(wire.Choose(answer, message.decision.id, option)),
                    answer,
                    option,
                )
                self._send(self.pending[0])
        elif isinstance(message, wire.Here):
            return
        elif self.pending is not None and message.id == self.pending[1]:
            assert isinstance(message, wire.Done), message
            self.acknowledged.append(self.pending[2])
            self.pending = None


@contextmanager
def playing(victim: Victim) -> Iterator[tuple[str, list[Stubborn]]]:
    guests = [Guest(victim.address, name) for name in ("Ana", "Blas")]
    code = guests[0].open_table("arcana", 3)
    clients = [Stubborn(guest, code) for guest in guests]
    for chair, client in enumerate(clients):
        client.send(wire.Sit(secrets.token_hex(8), chair))
    while any(client.table is None or client.table.me < 0 for client in clients):
        for client in clients:
            client.step()
    clients[0].send(wire.SeatBot(secrets.token_hex(8), 2, "random"))
    clients[0].send(wire.Start(secrets.token_hex(8)))
    yield code, clients
    for client in clients:
        client.close()
    for guest in guests:
        guest.close()


def play_and_kill(victim: Victim, code: str, clients: list[Stubborn]) -> None:
    kill_at = 2
    deadline = time.monotonic() + 6 * PATIENCE
    while any(client.is_playing for client in clients):
        assert time.monotonic() < deadline
        for client in clients:
            client.step()
            if victim.kills < KILLS and sum(len(one.acknowledged) for one in clients) >= kill_at:
                victim.kill()  # with answers under way
                kill_at += random.randint(1, 4)
                victim.start()
    http = clients[0].guest.http
    assert http.get(f"/api/tables/{code}/verify").json()["verified"]
    kept = record.read(http.get(f"/api/tables/{code}/match.json").content)
    chosen = [line.split(" ", 1) for line in kept.choices]
    for chair, client in enumerate(clients):
        assert client.acknowledged == [option for seat, option in chosen if int(seat) == chair]
        assert client.versions == sorted(client.versions)


def test_every_acknowledged_choice_survives_being_killed(victim: Victim, tmp_path: Path) -> None:
    codes = []
    while victim.kills < KILLS:
        with playing(victim) as (code, clients):
            play_and_kill(victim, code, clients)
            codes.append(code)
    database = sqlite3.connect(tmp_path / "tables.db")
    for code in codes:
        rows = database.execute("SELECT number, entry FROM entries WHERE code = ? ORDER BY id", (code,)).fetchall()
        assert [number for number, _ in rows] == list(range(len(rows)))
        entries = [acts.read(line) for _, line in rows]
        answers = Counter((entry.by, entry.answer) for entry in entries if entry.answer)
        assert set(answers.values()) == {1}
    database.close()


def _play_on(clients: list[Stubborn], choices: int) -> int:
    """Until so many of their choices have been acknowledged, or the match is over. How many there are then."""
    deadline = time.monotonic() + PATIENCE
    while (taken := sum(len(client.acknowledged) for client in clients)) < choices:
        assert time.monotonic() < deadline
        for client in clients:
            client.step()
            if client.table is not None and client.table.result is not None:
                return sum(len(client.acknowledged) for client in clients)
    return taken


def test_a_server_told_to_stop_stops_cleanly_and_goes_on_later(victim: Victim) -> None:
    with playing(victim) as (_, clients):
        taken = _play_on(clients, 2)
        code = victim.stop()
        assert code == 0
        victim.start()
        assert _play_on(clients, taken + 2) > taken
