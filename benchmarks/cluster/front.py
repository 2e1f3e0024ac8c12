"""A proxy before several servers, as hosts have one: it asks who is ready, and cuts lines to who isn't."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from contextlib import suppress
from typing import final

_AT_ONCE = 64 * 1024
_SECONDS_BETWEEN_CHECKS = 0.3
_SECONDS_TO_ANSWER = 0.7
_CHECKS_FAILED = 2


@final
class Front:
    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._failed = dict.fromkeys(ports, _CHECKS_FAILED)
        self._lines: defaultdict[int, set[asyncio.StreamWriter]] = defaultdict(set)
        self._rng = random.Random("front")
        self.address = ""

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        self._checking = [asyncio.create_task(self._check(port)) for port in self._ports]

    @property
    def ready(self) -> list[int]:
        return [port for port in self._ports if not self._failed[port]]

    async def _check(self, port: int) -> None:
        while True:
            answer = b""
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(_SECONDS_TO_ANSWER):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                    answer = await reader.read(_AT_ONCE)
                    writer.close()
            if b" 200 " in answer.partition(b"\r\n")[0]:
                self._failed[port] = 0
            elif answer:  # it says so itself: no more people, but who is there stays until they are sent away
                self._failed[port] = 1
            else:
                self._failed[port] = min(self._failed[port] + 1, _CHECKS_FAILED)
                if self._failed[port] == _CHECKS_FAILED:
                    for line in list(self._lines[port]):
                        line.transport.abort()
            await asyncio.sleep(_SECONDS_BETWEEN_CHECKS)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ready = self.ready
        self._rng.shuffle(ready)
        for port in ready:
            try:
                there, back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            self._lines[port] |= {writer, back}
            await asyncio.gather(_pass(reader, back), _pass(there, writer))
            self._lines[port] -= {writer, back}
            return
        writer.transport.abort()

    def close(self) -> None:
        for task in self._checking:
            task.cancel()
        self._listening.close()
        for lines in self._lines.values():
            for line in list(lines):
                line.transport.abort()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(_AT_ONCE):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()
