"""Every attack at once, from a process of its own: `python -m benchmarks.siege.attacks SERVER CODE MESSAGES`.

CODE is a finished match, told again and again. Each attack comes from addresses of its own, as if from another
household. It goes on until it is told to stop (a line on its standard input) and all messages are thrown, and prints
what it has thrown.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count

from benchmarks.siege.broken import spoiled
from benchmarks.siege.people import Guest
from benchmarks.siege.raw import FIRST_PIECE, NEXT_PIECE, PING, PONG, frame, request_to_upgrade

_LOST = (OSError, EOFError, TimeoutError)
_SECONDS_FOR_ONE = 30.0
_SECONDS_FOR_THE_REST = 600.0  # of the broken messages, once everything else is over
_THROWERS = 40  # households that throw broken messages
_NAMES_OF_A_THROWER = 15
_BROKEN_KINDS = 20_000
_SLOW_AT_ONCE = 300

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attacker:
    """One household that means harm."""

    def __init__(self, server: str, number: int, finished: str) -> None:
        self.server = server
        self.host = server.removeprefix("http://")
        self.source = f"127.0.{100 + number // 250}.{1 + number % 250}"
        self.finished = finished
        self.code = ""
        self.guests: list[Guest] = []

    async def settle_in(self) -> None:
        self.code = await (await self.another_name()).open_table("arcana", 2)

    async def another_name(self) -> Guest:
        guest = Guest(self.server, self.source, f"Evil {len(self.guests)}")
        await guest.come_in()
        self.guests.append(guest)
        return guest

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        host, _, port = self.host.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(self.source, 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def socket(self, guest: Guest) -> AsyncIterator[Line]:
        async with self.line() as (reader, writer):
            writer.write(request_to_upgrade(self.server, self.code, guest.cookie))
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head:
                await asyncio.sleep(0.1)
                raise ConnectionError("turned away")
            yield reader, writer

    def asked(self, what: str) -> bytes:
        return f"GET {what} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode()


async def _heard(reader: asyncio.StreamReader) -> int:
    """Read on until the other side ends it; how much there was."""
    size = 0
    with suppress(*_LOST):
        while data := await reader.read(65536):
            size += len(data)
    return size


def frames(data: bytes, number: int) -> Callable[[Attacker], Awaitable[int]]:
    async def attack(attacker: Attacker) -> int:
        async with attacker.socket(attacker.guests[0]) as (reader, writer):
            listening = asyncio.create_task(_heard(reader))
            try:
                for _ in range(100):
                    writer.write(data)
                    await writer.drain()
            finally:
                listening.cancel()
        return 100 * number

    return attack


async def chat_and_come_back(attacker: Attacker) -> int:
    words = frame(b'{"type":"say","id":"%b","text":"x"}' % os.urandom(8).hex().encode())
    async with attacker.socket(attacker.guests[0]) as (reader, writer):
        for _ in range(40):
            writer.write(words.replace(b'"x"', b'"y"'))
        await writer.drain()
        await reader.read(65536)
    return 40


async def slow_bodies(attacker: Attacker) -> int:
    begun = (
        f"POST /api/me HTTP/1.1\r\nHost: {attacker.host}\r\nOrigin: {attacker.server}\r\n"
        "Content-Type: application/json\r\nContent-Length: 14\r\n\r\n{"
    ).encode()
    return await _slowly(attacker, begun)


async def slow_second_headers(attacker: Attacker) -> int:
    return await _slowly(attacker, attacker.asked("/healthz") + b"GET /healthz HTTP/1.1\r\nHo")


async def _slowly(attacker: Attacker, begun: bytes) -> int:
    async def one() -> int:
        async with attacker.line() as (reader, writer):
            writer.write(begun)
            await _heard(reader)
        return 1

    done = await asyncio.gather(*(one() for _ in range(_SLOW_AT_ONCE)), return_exceptions=True)
    return sum(outcome == 1 for outcome in done)


async def long_headers(attacker: Attacker) -> int:
    async with attacker.line() as (_, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nX-Long: ")
        for _ in range(41):
            writer.write(b"x" * 1024 * 1024)
            await writer.drain()
    return 1


async def many_at_once(attacker: Attacker) -> int:
    async with attacker.line() as (reader, writer):
        writer.write(attacker.asked("/api/tables") * 2000)
        await writer.drain()
        await _heard(reader)
    return 2000


async def replays(attacker: Attacker) -> int:
    async with attacker.line() as (reader, writer):
        for seat in range(-1, 3):
            for what in (f"replay?seat={seat}", "verify", "match.json"):
                writer.write(attacker.asked(f"/api/tables/{attacker.finished}/{what}"))
                await writer.drain()
        writer.write_eof()
        await asyncio.wait_for(_heard(reader), 5)
    return 12


async def never_read(attacker: Attacker) -> int:
    async with attacker.line() as (reader, writer):
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(8):
            writer.write(attacker.asked("/api/games/princesa/almanac"))
        await writer.drain()
        await asyncio.sleep(20)
    return 1


async def guess_codes(attacker: Attacker) -> int:
    async with attacker.line() as (reader, writer):
        for number in range(10, 18):
            writer.write(attacker.asked(f"/api/tables/NADA-{number}/qr.svg"))
        await writer.drain()
        await asyncio.wait_for(reader.read(65536), 5)
    return 8


async def come_and_go(attacker: Attacker) -> int:
    async with attacker.socket(attacker.guests[0]):
        return 1


ATTACKS: dict[str, Callable[[Attacker], Awaitable[int]]] = {
    "pings": frames(PING * 5000, 5000),
    "pongs": frames(PONG * 5000, 5000),
    "empty pieces": frames(FIRST_PIECE + NEXT_PIECE * 5000, 5001),
    "chat, coming back": chat_and_come_back,
    "slow bodies": slow_bodies,
    "slow second headers": slow_second_headers,
    "headers of 41 MiB": long_headers,
    "requests sent ahead": many_at_once,
    "replays": replays,
    "answers never read": never_read,
    "guessed codes": guess_codes,
    "coming and going": come_and_go,
}


class Siege:
    def __init__(self, server: str, finished: str, messages: int) -> None:
        self._server = server
        self._finished = finished
        self._messages = messages
        self.thrown: Counter[str] = Counter()
        self.all_thrown = asyncio.Event()

    async def go_on(self) -> None:
        rng = random.Random("siege")
        broken = [frame(spoiled(rng)) for _ in range(_BROKEN_KINDS)]
        attackers = [Attacker(self._server, number, self._finished) for number in range(len(ATTACKS) + _THROWERS)]
        async with asyncio.TaskGroup() as group:
            for attacker, (name, attack) in zip(attackers, ATTACKS.items(), strict=False):
                group.create_task(self._keep_at(name, attack, attacker))
            for attacker in attackers[len(ATTACKS) :]:
                group.create_task(self._throw(attacker, broken, random.Random(attacker.source)))

    async def _keep_at(self, name: str, attack: Callable[[Attacker], Awaitable[int]], attacker: Attacker) -> None:
        await attacker.settle_in()
        while True:
            try:
                self.thrown[name] += await asyncio.wait_for(attack(attacker), _SECONDS_FOR_ONE)
            except _LOST:
                self.thrown[f"{name}: cut off"] += 1
            await asyncio.sleep(0.05)

    async def _throw(self, attacker: Attacker, broken: list[bytes], rng: random.Random) -> None:
        await attacker.settle_in()
        for turn in count():
            if self.thrown["broken messages"] >= self._messages:
                break
            if len(attacker.guests) < _NAMES_OF_A_THROWER:
                await attacker.another_name()
            with suppress(*_LOST):
                async with attacker.socket(attacker.guests[turn % len(attacker.guests)]) as (reader, writer):
                    writer.write(b"".join(rng.choices(broken, k=64)))
                    self.thrown["broken messages"] += 64
                    await asyncio.wait_for(_heard(reader), 10)
            await asyncio.sleep(0.02)
        self.all_thrown.set()


async def besiege(server: str, finished: str, messages: int) -> None:
    siege = Siege(server, finished, messages)
    attacking = asyncio.create_task(siege.go_on())
    told = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
    await asyncio.wait((attacking, told), return_when=asyncio.FIRST_COMPLETED)
    if attacking.done():
        attacking.result()  # it never ends by itself, unless by a fault of ours
    with suppress(TimeoutError):
        await asyncio.wait_for(siege.all_thrown.wait(), _SECONDS_FOR_THE_REST)
    print(json.dumps(siege.thrown), flush=True)
    os._exit(0)  # hundreds of open lines need no farewell


if __name__ == "__main__":
    asyncio.run(besiege(sys.argv[1], sys.argv[2], int(sys.argv[3])))
