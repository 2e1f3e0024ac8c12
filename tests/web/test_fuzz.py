"""Many thousands of broken messages thrown at a live server, which goes on playing."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from web.conftest import Come, Sit
from web.players import play_on
from web.running import Running

MESSAGES = 20_000
BROKEN_CONNECTIONS = 150

VALID = (
    '{"type":"choose","id":"fuzz-0001","decision":"0.0","option":"mark:0"}',
    '{"type":"free","id":"fuzz-0002","option":"join"}',
    '{"type":"sit","id":"fuzz-0003","chair":1}',
    '{"type":"say","id":"fuzz-0004","text":"hola"}',
    '{"type":"seat-bot","id":"fuzz-0005","chair":1,"level":"random"}',
    '{"type":"agree","id":"fuzz-0006","yes":true}',
    '{"type":"pause","id":"fuzz-0007","paused":true}',
    '{"type":"why-not","id":"fuzz-0008","option":"mark:0"}',
    '{"type":"start","id":"fuzz-0009"}',
    '{"type":"reveal","id":"fuzz-0014","nonce":"00112233445566778899aabbccddeeff"}',
    '{"type":"call-off","id":"fuzz-0015"}',
    '{"type":"rematch","id":"fuzz-0010"}',
)
ODD = ("null", "-1", "1e999", "[]", "{}", '""', "true", '"\\ud800"', '"\\u0000"', "99999999999999999999", "NaN", "[[[[")


def spoiled(rng: random.Random) -> bytes:
    """A message that was valid once."""
    text = rng.choice(VALID)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        kind = rng.randrange(6)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + rng.choice(ODD) + text[at:]
        elif kind == 2:
            text = text[:at] + chr(rng.choice((0, 10, 34, 92, 123, 0x202E, 0x1F600, 0xFFFF))) + text[at + 1 :]
        elif kind == 3:
            text = text[:at] + text[rng.randrange(len(text) + 1) :]
        elif kind == 4:
            text = text.replace(rng.choice(('"', ":", "0", "type", "id", "}")), rng.choice(ODD), 1)
        else:
            text = text * 2
    data = text[:3000].encode("utf-8", "surrogatepass")
    if rng.random() < 0.1:
        data = bytes(byte ^ (rng.randrange(256) if rng.random() < 0.05 else 0) for byte in data)
    return data


def frame(payload: bytes, first: int = 0x81, masked: bool = True) -> bytes:
    size = len(payload)
    bit = 0x80 if masked else 0
    head = bytes((first, bit | size)) if size < 126 else bytes((first, bit | 126)) + size.to_bytes(2)
    return head + (b"\0\0\0\0" if masked else b"") + payload


async def opened(address: str, code: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address[7:].split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {address}\r\nCookie: {cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def drain(reader: asyncio.StreamReader) -> int:
    heard = 0
    with suppress(OSError):
        while data := await reader.read(65536):
            heard += len(data)
    return heard


async def throw_messages(address: str, code: str, cookie: str) -> int:
    """Well-formed frames with broken messages in them: the connection stays, each is answered."""
    rng = random.Random("messages")
    reader, writer = await opened(address, code, cookie)
    listening = asyncio.create_task(drain(reader))
    for number in range(MESSAGES):
        writer.write(frame(spoiled(rng)))
        if number % 100 == 0:
            await writer.drain()
            await asyncio.sleep(0)
    writer.write(frame(b"\x03\xe8", first=0x88))
    heard = await listening
    writer.close()
    return heard


async def throw_frames(address: str, code: str, cookie: str) -> None:
    """Broken frames: each costs its connection, and nothing else."""
    rng = random.Random("frames")
    for _ in range(BROKEN_CONNECTIONS):
        reader, writer = await opened(address, code, cookie)
        listening = asyncio.create_task(drain(reader))
        with suppress(OSError):
            for _ in range(rng.randint(1, 5)):
                payload = rng.randbytes(rng.randrange(200))
                writer.write(frame(payload, rng.randrange(256), rng.random() < 0.7) + rng.randbytes(rng.randrange(20)))
            await writer.drain()
            writer.write_eof()
        await listening
        writer.close()


def test_a_server_under_fire_plays_on(server: Running, seated: Sit, come: Come) -> None:
    under_fire = seated(2)
    code = under_fire[0].code
    watcher = come("Fuzzer")
    before = server.ask(lambda: server.room(code).table.version)

    async def fire() -> int:
        heard, _ = await asyncio.gather(
            throw_messages(server.address, code, watcher.cookie), throw_frames(server.address, code, watcher.cookie)
        )
        return heard

    heard = asyncio.run(fire())
    assert heard > MESSAGES  # every message had an answer
    table = server.room(code).table
    assert server.ask(lambda: table.version) == before
    assert [chair.name for chair in table.chairs] == ["Player 0", "Player 1"]
    for player in under_fire:
        player.catch_up()
        player.close()
    again = [player.guest.at(code) for player in under_fire]
    play_on(again)
    for player in again:
        assert player.table.result is not None
        player.close()
