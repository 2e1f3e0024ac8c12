"""Bytes on a line: what no well-behaved client would send, and what comes back."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress

SECONDS = 20.0  # until nothing more is expected; nothing is measured by it


def called(address: str, source: str = "127.0.0.1", read_at_once: int = 0) -> socket.socket:
    """A connection to a server, from an address of this machine."""
    host, _, port = address.removeprefix("http://").partition(":")
    line = socket.socket()
    line.settimeout(SECONDS)
    if read_at_once:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_at_once)
    line.bind((source, 0))
    line.connect((host, int(port)))
    return line


def request_to_upgrade(address: str, code: str, cookie: str) -> bytes:
    host = address.removeprefix("http://")
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nCookie: {cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def upgraded(address: str, code: str, cookie: str, source: str = "127.0.0.1") -> socket.socket:
    """A WebSocket at a table, past the handshake."""
    line = called(address, source)
    line.sendall(request_to_upgrade(address, code, cookie))
    answer = b""
    while b"\r\n\r\n" not in answer:
        more = line.recv(1)  # not a byte of the first frame
        if not more:
            break
        answer += more
    if b" 101 " not in answer:
        line.close()
        raise ConnectionRefusedError(answer.split(b"\r\n")[0].decode())
    return line


def frame(payload: bytes, first: int = 0x81, masked: bool = True) -> bytes:
    """A frame of that kind; the mask leaves everything as it is."""
    size = len(payload)
    bit = 0x80 if masked else 0
    head = bytes((first, bit | size)) if size < 126 else bytes((first, bit | 126)) + size.to_bytes(2)
    return head + (b"\0\0\0\0" if masked else b"") + payload


PING = frame(b"", 0x89)
PONG = frame(b"", 0x8A)
FIRST_PIECE = frame(b"", 0x01)
NEXT_PIECE = frame(b"", 0x00)


def pushed(line: socket.socket, data: bytes) -> None:
    """Send it, as far as the other side takes it."""
    with suppress(OSError):
        line.sendall(data)


def rest_of(line: socket.socket) -> bytes:
    """Everything until the other side ends it."""
    heard = bytearray()
    with suppress(ConnectionError):
        while data := line.recv(65536):
            heard += data
    return bytes(heard)


def frames_in(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The whole frames of a server in it: kind and payload."""
    at = 0
    while len(data) >= at + 2:
        size, header = data[at + 1], 2
        if size >= 126:
            header = 4 if size == 126 else 10
            size = int.from_bytes(data[at + 2 : at + header])
        if len(data) < at + header + size:
            return
        yield data[at] & 0x0F, data[at + header : at + header + size]
        at += header + size


def close_code(data: bytes) -> int:
    """The code with which a server closed, 0 if it didn't say."""
    return next((int.from_bytes(payload[:2]) for kind, payload in frames_in(data) if kind == 8), 0)
