"""A WebSocket client that costs next to nothing, so that the clients are not what is measured."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import cast


class Client(asyncio.Protocol, ABC):
    def __init__(self, path: str, headers: dict[str, str]) -> None:
        self._request = "".join(
            [f"GET {path} HTTP/1.1\r\n", *(f"{name}: {value}\r\n" for name, value in headers.items()), "\r\n"]
        ).encode()
        self._open = False
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._open = True
            self.opened.set_result(None)
        at = 0
        while len(data) - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size:
                break
            if data[at] == 0x81:
                self.message(data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def send(self, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with nothing but zeros

    @abstractmethod
    def message(self, payload: bytes) -> None: ...


def handshake(host: str, **more: str) -> dict[str, str]:
    return {
        "Host": host,
        "Origin": f"http://{host}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        **more,
    }
