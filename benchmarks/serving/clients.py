"""Two scripted clients at each of many tables; prints what they saw as one line of JSON.

python -m benchmarks.serving.clients KIND ADDRESS[,ADDRESS…] TABLES SECONDS SERVER_PID[,PID…]
"""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar
from urllib.request import Request, urlopen

import msgspec
import uvloop

from benchmarks.serving.process import cpu_seconds, memory
from benchmarks.serving.socket import Client, handshake
from sobremesa.kernel.key import seal_of

C = TypeVar("C", bound=Client)

WARM_UP = 1.0
FIRST = 25  # tables before any is weighed: by then a server has its caches, threads and first pages of memory


class Pair:
    """What the two at a table share: when the last choice was sent."""

    def __init__(self, score: Score) -> None:
        self.score = score
        self.sent_at = 0.0


class Score:
    def __init__(self) -> None:
        self.choices = 0
        self.waits: list[float] = []

    def seen(self, pair: Pair) -> None:
        self.choices += 1
        self.waits.append(time.perf_counter() - pair.sent_at)


def post(address: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Origin": address, "Cookie": cookie}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]


def look(address: str, path: str, cookie: str) -> None:
    with urlopen(Request(address + path, headers={"Cookie": cookie})) as answer:
        answer.read()


def _host(address: str) -> str:
    return address.removeprefix("http://")


async def connected(address: str, make: Callable[[], C]) -> C:
    host, _, port = _host(address).partition(":")
    _, client = await asyncio.get_running_loop().create_connection(make, host, int(port))
    await client.opened
    return client


# --- ours --------------------------------------------------------------------------------------------------------


class _Option(msgspec.Struct):
    key: str


class _Decision(msgspec.Struct):
    id: str
    options: list[_Option]


class _Shuffle(msgspec.Struct):
    sealed: bool
    waiting: list[int]


class _Table(msgspec.Struct, tag="table", tag_field="type"):
    version: int
    decision: _Decision | None
    me: int
    commitment: str
    shuffle: _Shuffle | None


class _Done(msgspec.Struct, tag="done", tag_field="type"):
    id: str


class _Refused(msgspec.Struct, tag="refused", tag_field="type"):
    reason: str


class _Here(msgspec.Struct, tag="here", tag_field="type"):
    pass


_decoder = msgspec.json.Decoder(_Table | _Done | _Refused | _Here)


class Ours(Client):
    def __init__(self, host: str, code: str, cookie: str, pair: Pair) -> None:
        super().__init__(f"/api/tables/{code}/socket", handshake(host, Cookie=cookie))
        self._pair = pair
        self._answered = ""
        self._nonce = secrets.token_hex(16)
        self._revealed = False
        self._number = 0
        self.playing = False

    def ask(self, kind: str, **what: object) -> None:
        self._number += 1
        self.send(json.dumps({"type": kind, "id": f"ask-{self._number:08d}", **what}).encode())

    def _shuffle(self, told: _Table, shuffle: _Shuffle) -> None:
        if shuffle.sealed and not self._revealed:
            self._revealed = True
            self.ask("reveal", nonce=self._nonce)
        elif not shuffle.sealed:
            self.ask("seal", commitment=told.commitment, seal=seal_of(told.commitment, told.me, self._nonce))

    def message(self, payload: bytes) -> None:
        told = _decoder.decode(payload)
        if type(told) is _Refused:
            raise RuntimeError(told.reason)
        if type(told) is not _Table:
            return
        if told.shuffle is not None and told.me in told.shuffle.waiting:
            self._shuffle(told, told.shuffle)
            return
        if told.decision is None or told.decision.id == self._answered or not self.playing:
            return
        pair = self._pair
        if pair.sent_at:
            pair.score.seen(pair)
        decision = told.decision
        self._answered = decision.id
        self._number += 1
        option = decision.options[self._number % len(decision.options)].key
        pair.sent_at = time.perf_counter()
        self.send(
            b'{"type":"choose","id":"choice-%d","decision":"%b","option":"%b"}'
            % (self._number + 10_000_000, decision.id.encode(), option.encode())
        )


async def seat_ours(address: str, tables: int, score: Score) -> list[Any]:
    return await _seated([(address, address)], tables, score)


async def seat_shared(addresses: str, tables: int, score: Score) -> list[Any]:
    """Each server has its part of the tables, and people come to that one."""
    return await _seated([(one, one) for one in addresses.split(",")], tables, score)


async def seat_passed(addresses: str, tables: int, score: Score) -> list[Any]:
    """Each server has its part of the tables, and people come to the other one."""
    one, other = addresses.split(",")
    return await _seated([(one, other), (other, one)], tables, score)


async def _seated(ways: list[tuple[str, str]], tables: int, score: Score) -> list[Any]:
    """Of each way, which server has the table, and to which people come."""
    everyone: list[Ours] = []
    for number in range(tables):
        owner, address = ways[number % len(ways)]
        _, first = await asyncio.to_thread(post, address, "/api/me", {"name": "First"})
        _, second = await asyncio.to_thread(post, address, "/api/me", {"name": "Second"})
        made, _ = await asyncio.to_thread(post, address, "/api/tables", {"game": "tictactoe", "seats": 2}, first)
        if owner != address:
            await asyncio.to_thread(look, owner, f"/api/tables/{made['code']}", first)  # it takes the table
        pair = Pair(score)
        here: list[Ours] = []
        for chair, cookie in enumerate((first, second)):
            here.append(await connected(address, partial(Ours, _host(address), made["code"], cookie, pair)))
            here[chair].ask("sit", chair=chair)
        await asyncio.sleep(0.01)
        here[0].ask("start")
        everyone += here
    await asyncio.sleep(0.5)
    return everyone


def begin_ours(everyone: list[Ours]) -> None:
    for client in everyone:
        client.playing = True
    for client in everyone[::2]:
        client.ask("say", text="go")  # brings everybody at the table the state to begin from


# --- boardgame.io ------------------------------------------------------------------------------------------------


class Peers(Client):
    """Socket.IO in the least that is needed: engine.io 4, one namespace."""

    SPACE = "/tic-tac-toe"

    def __init__(self, host: str, match: str, player: str, pair: Pair) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", handshake(host))
        self._match, self._player, self._pair = match, player, pair
        self.playing = False
        self._state = 0

    def emit(self, *what: object) -> None:
        self.send(b"42" + self.SPACE.encode() + b"," + json.dumps(what).encode())

    def message(self, payload: bytes) -> None:
        if payload[:1] == b"0":
            self.send(b"40" + self.SPACE.encode() + b",")
        elif payload == b"2":
            self.send(b"3")
        elif payload[:2] == b"40":
            self.emit("sync", self._match, self._player, None, 2)
        elif payload[:2] == b"42":
            name, *rest = msgspec.json.decode(payload[payload.index(b",") + 1 :])
            if name == "sync":
                self._update(rest[1]["state"])
            elif name == "update":
                self._update(rest[1])

    def _update(self, state: Any) -> None:
        self._cells = state["G"]["cells"]
        if state["ctx"]["currentPlayer"] != self._player:
            return
        self._state = state["_stateID"]
        if self.playing:
            if self._pair.sent_at:
                self._pair.score.seen(self._pair)
            self.move()

    def move(self) -> None:
        free = [number for number, cell in enumerate(self._cells) if cell is None]
        what = {"type": "clickCell", "args": [free[self._state % len(free)]], "playerID": self._player}
        action = {"type": "MAKE_MOVE", "payload": what}
        self._pair.sent_at = time.perf_counter()
        self.emit("update", action, self._state, self._match, self._player)


async def seat_peers(address: str, tables: int, score: Score) -> list[Any]:
    """Its server makes a match when somebody asks for one that isn't there."""
    everyone: list[Peers] = []
    for number in range(tables):
        pair = Pair(score)
        for player in "01":
            everyone.append(
                await connected(address, partial(Peers, _host(address), f"{id(everyone)}-{number}", player, pair))
            )
    await asyncio.sleep(1)
    return everyone


def begin_peers(everyone: list[Peers]) -> None:
    for client in everyone:
        client.playing = True
    for client in everyone[::2]:
        client.move()


# --- echo --------------------------------------------------------------------------------------------------------


class Echo(Client):
    def __init__(self, host: str, code: str, cookie: str, pair: Pair) -> None:
        super().__init__(f"/api/tables/{code}/socket", handshake(host, Cookie=cookie))
        self._pair = pair
        self._payload = b"x" * 110  # as long as a choice
        self.playing = False

    def message(self, payload: bytes) -> None:
        if self.playing and len(payload) == len(self._payload):
            self._pair.score.seen(self._pair)
            self.again()

    def again(self) -> None:
        self._pair.sent_at = time.perf_counter()
        self.send(self._payload)


async def seat_echo(address: str, tables: int, score: Score) -> list[Any]:
    _, cookie = await asyncio.to_thread(post, address, "/api/me", {"name": "Echo"})
    made, _ = await asyncio.to_thread(post, address, "/api/tables", {"game": "tictactoe", "seats": 2}, cookie)
    return [
        await connected(address, partial(Echo, _host(address), made["code"], cookie, Pair(score)))
        for _ in range(tables)
    ]


def begin_echo(everyone: list[Echo]) -> None:
    for client in everyone:
        client.playing = True
        client.again()


KINDS: dict[str, tuple[Any, Any]] = {
    "ours": (seat_ours, begin_ours),
    "shared": (seat_shared, begin_ours),
    "passed": (seat_passed, begin_ours),
    "peer": (seat_peers, begin_peers),
    "echo": (seat_echo, begin_echo),
}


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def main(kind: str, address: str, tables: int, seconds: float, pids: list[int]) -> None:
    seat, begin = KINDS[kind]
    score = Score()
    first = await seat(address, FIRST, score)  # what a server keeps once, whatever the number of tables
    empty = sum(map(memory, pids))
    everyone = await seat(address, tables, score)
    idle = sum(map(memory, pids))
    begin(everyone)
    await asyncio.sleep(WARM_UP)
    score.choices, score.waits = 0, []
    own, cpu, start = time.process_time(), sum(map(cpu_seconds, pids)), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    cpu = sum(map(cpu_seconds, pids)) - cpu
    waits = sorted(score.waits)
    report = {
        "tables": tables,
        "per_second": score.choices / took,
        "per_cpu_second": score.choices / cpu if cpu else None,
        "p50_ms": 1000 * quantile(waits, 0.5),
        "p99_ms": 1000 * quantile(waits, 0.99),
        "kb_per_table": (idle - empty) / 1000 / tables,
        "clients_busy": (time.process_time() - own) / took,
    }
    print(json.dumps(report), flush=True)
    for client in first + everyone:
        client.transport.abort()


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(
        main(
            sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), [int(pid) for pid in sys.argv[5].split(",")]
        )
    )
