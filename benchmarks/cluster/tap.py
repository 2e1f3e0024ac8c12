"""The line between one server and its database: it can be cut, or hold back everything that is said on it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import final

_AT_ONCE = 64 * 1024


@final
class Tap:
    def __init__(self, port: int) -> None:
        self._database = port
        self._flows = asyncio.Event()
        self._flows.set()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._database)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self._writers -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(_AT_ONCE):
                await self._flows.wait()  # what was held back arrives late, as on a line that comes back
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        self._is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    def swallow(self) -> None:
        self._flows.clear()

    def mend(self) -> None:
        self._is_cut = False
        self._flows.set()

    def close(self) -> None:
        self.mend()
        self._listening.close()
        self.cut()
