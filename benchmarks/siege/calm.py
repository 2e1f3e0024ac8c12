"""Tables where nobody does any harm, and how long their answers take: `python -m benchmarks.siege.calm SERVER TABLES`.

It has a process of its own, before all others where that is allowed, and times are those of the kernel: when a choice
was handed to it, when the answer lay in our socket. However late this process reads it, that isn't the server's doing.
On its standard input it is told the server's process, each time there is a new one, and at last an empty line; then it
prints what it has seen.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import socket
import struct
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import final

import msgspec

from benchmarks.siege.people import Guest
from benchmarks.siege.raw import SECONDS, frame, frames_in, upgraded
from sobremesa.kernel.key import seal_of
from sobremesa.web import wire

_GAMES = (("arcana", 3), ("cosa", 4), ("princesa", 3))
_SECONDS_TO_THINK = (0.1, 0.4)
_SECONDS_BEFORE_COMING_BACK = (0.1, 1.0)
_STAMP = 35  # SO_TIMESTAMPNS, which `socket` doesn't name
_TIMESPEC = struct.Struct("@ll")
_TEXT = 1


class _Key(msgspec.Struct):
    key: str


class _Decision(msgspec.Struct):
    id: str
    options: list[_Key]


class _Chair(msgspec.Struct):
    who: str


class _Shuffle(msgspec.Struct):
    sealed: bool
    waiting: list[int]


class _Table(msgspec.Struct, tag="table", tag_field="type"):
    me: int
    phase: str
    chairs: list[_Chair]
    commitment: str
    shuffle: _Shuffle | None
    decision: _Decision | None


class _Done(msgspec.Struct, tag="done", tag_field="type"):
    id: str


class _Refused(msgspec.Struct, tag="refused", tag_field="type"):
    id: str


_decoder = msgspec.json.Decoder(_Table | _Done | _Refused)


@final
class Answers:
    """How long those took that weren't lost with the server, and how long it waited for a processor meanwhile."""

    def __init__(self) -> None:
        self.server = ""  # its process
        self._seen: list[tuple[float, float]] = []

    def waited(self) -> float:
        """Seconds the server's loop has been ready to run while something else had the processor."""
        with suppress(OSError, IndexError):
            return int(Path(f"/proc/{self.server}/schedstat").read_text().split()[1]) / 1e9
        return 0.0

    def note(self, seconds: float, waited: float) -> None:
        self._seen.append((seconds, max(0.0, min(seconds, waited))))

    def report(self) -> dict[str, object]:
        seen = sorted(self._seen) or [(0.0, 0.0)]
        slowest, waited = seen[-1]
        return {
            "answers": len(self._seen),
            "slowest": slowest,
            "without a processor": waited,
            "within": {share: seen[int(len(seen) * float(share) / 100)][0] for share in ("50", "99", "99.9")},
        }


@final
class Line:
    """A WebSocket that tells when the kernel had what came in."""

    def __init__(self, guest: Guest, code: str) -> None:
        self._socket = upgraded(guest.server, code, guest.cookie, guest.source)
        self._socket.setsockopt(socket.SOL_SOCKET, _STAMP, 1)
        self._rest = b""
        self._heard: list[tuple[bytes, float]] = []

    def send(self, message: wire.FromClient) -> float:
        data = frame(msgspec.json.encode(message))
        now = time.time()
        self._socket.sendall(data)
        return now

    def next(self) -> tuple[bytes, float]:
        """The next message, and when it was there."""
        while not self._heard:
            data, beside, _, _ = self._socket.recvmsg(1 << 16, socket.CMSG_SPACE(_TIMESPEC.size))
            if not data:
                raise ConnectionError("the server ended it")
            seconds, nanoseconds = _TIMESPEC.unpack(beside[0][2]) if beside else divmod(time.time_ns(), 10**9)
            self._rest += data
            read = 0
            for kind, payload in frames_in(self._rest):
                read += len(payload) + (2 if len(payload) < 126 else 4 if len(payload) < 65536 else 10)
                if kind == _TEXT:
                    self._heard.append((payload, seconds + nanoseconds / 1e9))
            self._rest = self._rest[read:]
        return self._heard.pop(0)

    def close(self) -> None:
        self._socket.close()


@final
class Calm(threading.Thread):
    """Somebody who plays with bots, one match after the other."""

    def __init__(self, server: str, number: int, answers: Answers) -> None:
        super().__init__(daemon=True)
        self._guest = Guest(server, f"127.0.90.{1 + number}", f"Calm {number}")
        self._game, self._seats = _GAMES[number % len(_GAMES)]
        self._answers = answers
        self._rng = random.Random(number)

    def run(self) -> None:
        asyncio.run(self._guest.come_in())
        while True:
            self._play(asyncio.run(self._guest.open_table(self._game, self._seats)))

    def _play(self, code: str) -> None:
        nonce = secrets.token_hex(16)
        while True:
            with suppress(OSError):
                line = Line(self._guest, code)
                try:
                    table = self._latest(line)
                    while table.phase != "over":
                        wish = self._wish(table, nonce)
                        table = self._latest(line) if wish is None else self._ask(line, wish)
                    return
                finally:
                    line.close()
            time.sleep(self._rng.uniform(*_SECONDS_BEFORE_COMING_BACK))

    def _latest(self, line: Line) -> _Table:
        while not isinstance(message := _decoder.decode(line.next()[0]), _Table):
            pass
        return message

    def _ask(self, line: Line, wish: wire.FromClient) -> _Table:
        """Ask, hear the answer, and see the table that comes with it."""
        waited = self._answers.waited()
        asked_at = line.send(wish)
        while True:
            try:
                data, heard_at = line.next()
            except TimeoutError:
                self._answers.note(SECONDS, self._answers.waited() - waited)
                raise
            message = _decoder.decode(data)
            if not isinstance(message, _Table) and message.id == wish.id:
                break
        self._answers.note(heard_at - asked_at, self._answers.waited() - waited)
        return self._latest(line)

    def _wish(self, table: _Table, nonce: str) -> wire.FromClient | None:
        name = secrets.token_hex(8)
        if table.shuffle is not None:
            if table.me not in table.shuffle.waiting:
                return None
            if table.shuffle.sealed:
                return wire.Reveal(name, nonce)
            return wire.Seal(name, table.commitment, seal_of(table.commitment, table.me, nonce))
        if table.phase == "gathering":
            if table.me < 0:
                return wire.Sit(name, 0)
            empty = [number for number, chair in enumerate(table.chairs) if chair.who == "empty"]
            return wire.SeatBot(name, empty[0], "random") if empty else wire.Start(name)
        if table.decision is None:
            return None
        time.sleep(self._rng.uniform(*_SECONDS_TO_THINK))
        return wire.Choose(name, table.decision.id, self._rng.choice(table.decision.options).key)


def main(server: str, tables: int) -> None:
    answers = Answers()
    for number in range(tables):
        Calm(server, number, answers).start()
    while told := sys.stdin.readline().strip():
        answers.server = told
    print(json.dumps(answers.report()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
