"""The other servers on the same database: who is at one of their tables is passed on to them, unread.

Alone here it is known that there are others. A line is two ends that write to each other what they read; who can't
write stops the other's reading. What was passed once isn't passed again: the owner answers or refuses.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, cast, final
from urllib.parse import urlsplit

import httptools

from sobremesa.store.errors import StoreError
from sobremesa.web.proof import HEADER, proof

logger: Final = logging.getLogger(__name__)

# An owner that is as slow as that is asked again by who wants in: by then another server may have the table.
_SECONDS_TO_ANSWER: Final = 1.0
_SECONDS_TO_ANSWER_HTTP: Final = 10.0  # what is asked for may have to be worked out
_SECONDS_LEFT_ALONE: Final = 0.5  # who has just not answered
_READ_AT_ONCE: Final = 64 * 1024
_LONGEST_ANSWER: Final = 16 * 1024 * 1024
_NOT_PASSED: Final = frozenset(
    (HEADER.lower(), "connection", "keep-alive", "transfer-encoding", "content-length", "upgrade", "expect")
)
_OF_ONE_LINE: Final = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"date"))

Headers = Iterable[tuple[str, str]]


@final
@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it came, and from where."""

    target: str
    headers: Headers
    address: str
    method: str = "GET"
    body: bytes = b""


class Unreachable(StoreError):
    """The server that has the table doesn't answer."""


class _End(asyncio.Protocol):
    """One end of a line."""

    transport: asyncio.Transport
    other: _End | None = None
    has_said_all = False

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def eof_received(self) -> bool:
        """That side has said all; it may still be told something."""
        self.has_said_all = True
        if self.other is None or self.other.transport.is_closing():
            return False
        self.other.transport.write_eof()
        if self.other.has_said_all:
            self.other.transport.close()
            return False
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None:
            self.other.transport.close()


@final
class Near(_End):
    """The end of who came here."""

    def __init__(self, transport: asyncio.Transport, gone: Callable[[Exception | None], None]) -> None:
        self.transport = transport
        self._gone = gone

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone(exc)


@final
class Far(_End):
    """The end at the server that has the table."""

    def __init__(self, gone: Callable[[Far], None]) -> None:
        self._gone = gone
        self.answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self.transport.pause_reading()  # until there is somebody to be told
            if not self.answered.done():
                self.answered.set_result(data)
        else:
            super().data_received(data)

    def eof_received(self) -> bool:
        self._refuse()
        return super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._refuse()
        self._gone(self)
        super().connection_lost(exc)

    def _refuse(self) -> None:
        if not self.answered.done():
            self.answered.set_exception(ConnectionResetError("it closed the line"))

    def join(self, near: Near, first: bytes) -> None:
        """From now on bytes go both ways."""
        self.other, near.other = near, self
        near.transport.set_protocol(near)
        near.transport.write(first)
        near.transport.resume_reading()
        if not self.transport.is_closing():
            self.transport.resume_reading()
        else:
            near.transport.close()

    def cut(self) -> None:
        for end in (self, self.other):
            if end is not None:
                end.transport.abort()


@final
class Neighbours:
    def __init__(self, key: bytes) -> None:
        self._key = key
        self._lines: dict[str, set[Far]] = {}  # by the server they lead to
        self._silent: dict[str, float] = {}  # until when who didn't answer is left alone
        self.cuts = 0

    @property
    def lines(self) -> int:
        return sum(map(len, self._lines.values()))

    def alive(self, addresses: frozenset[str]) -> None:
        """Lines to a server that no longer gives a sign of life are cut: who is on them comes in again."""
        for address in [address for address in self._lines if address not in addresses]:
            for line in list(self._lines[address]):
                self.cuts += 1
                line.cut()

    def close(self) -> None:
        for lines in list(self._lines.values()):
            for line in list(lines):
                line.cut()

    # --- sockets -----------------------------------------------------------------------------------------------------

    async def reach(self, owner: str, asked: Asked) -> tuple[Far, bytes]:
        """The request to upgrade as it came, put to the owner; the other end, and what it says first."""
        self._must_not_be_silent(owner)
        lines = self._lines.setdefault(owner, set())
        far = Far(lambda gone: self._over(owner, gone))
        try:
            async with asyncio.timeout(_SECONDS_TO_ANSWER):
                host, port = _host_and_port(owner)
                await asyncio.get_running_loop().create_connection(lambda: far, host, port)
                lines.add(far)
                far.transport.write(self._head(asked, ("Connection", "Upgrade"), ("Upgrade", "websocket")))
                return far, await far.answered
        except (OSError, TimeoutError) as error:
            if far in lines:
                far.cut()
            raise self._unreachable(owner, error, is_silent=isinstance(error, TimeoutError)) from None
        except BaseException:
            if far in lines:
                far.cut()
            raise

    def _over(self, owner: str, line: Far) -> None:
        lines = self._lines.get(owner, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(owner, None)

    # --- requests ----------------------------------------------------------------------------------------------------

    async def forward(self, owner: str, asked: Asked) -> Answer:
        """The owner's answer to a request."""
        self._must_not_be_silent(owner)
        writer = None
        try:
            async with asyncio.timeout(_SECONDS_TO_ANSWER):
                reader, writer = await asyncio.open_connection(*_host_and_port(owner))
            async with asyncio.timeout(_SECONDS_TO_ANSWER_HTTP):
                length = [("Content-Length", str(len(asked.body)))] if asked.body else []
                writer.write(self._head(asked, ("Connection", "close"), *length) + asked.body)
                answer = Answer()
                while not answer.is_whole:
                    answer.read(await reader.read(_READ_AT_ONCE))
                return answer
        except (OSError, TimeoutError, httptools.HttpParserError) as error:
            # Who takes the line isn't left alone for a late answer: anybody can ask for what takes long.
            is_silent = isinstance(error, TimeoutError) and writer is None
            raise self._unreachable(owner, error, is_silent=is_silent) from None
        finally:
            if writer is not None:
                with suppress(OSError):
                    writer.transport.abort()

    def _head(self, asked: Asked, *ours: tuple[str, str]) -> bytes:
        said = [(name, value) for name, value in asked.headers if name.lower() not in _NOT_PASSED]
        believed = HEADER, proof(self._key, asked.target, asked.address, time.time())
        lines = [f"{name}: {value}" for name, value in (*said, *ours, believed)]
        lines = [f"{asked.method} {asked.target} HTTP/1.1", *lines, "", ""]
        return "\r\n".join(lines).encode("latin-1")

    # --- who doesn't answer ------------------------------------------------------------------------------------------

    def _must_not_be_silent(self, owner: str) -> None:
        if self._silent.get(owner, 0.0) > time.monotonic():
            raise Unreachable(f"the server {owner} doesn't answer")

    def _unreachable(self, owner: str, error: BaseException, *, is_silent: bool) -> Unreachable:
        if is_silent:
            self._silent[owner] = time.monotonic() + _SECONDS_LEFT_ALONE
        return Unreachable(f"the server {owner} doesn't answer: {str(error) or 'it takes too long'}")


@final
class Answer:
    """What a server says to a request, as it comes in."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = b""
        self.is_whole = False

    def read(self, data: bytes) -> None:
        if not data:
            raise ConnectionResetError("it broke off")
        self._parser.feed_data(data)
        if len(self.body) > _LONGEST_ANSWER:
            raise ConnectionResetError("it says too much")

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() not in _OF_ONE_LINE:
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.status = self._parser.get_status_code()

    def on_body(self, data: bytes) -> None:
        self.body += data

    def on_message_complete(self) -> None:
        self.is_whole = True


def _host_and_port(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or 80
