"""Many thousands of broken messages thrown at a live server, which goes on playing."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from benchmarks.siege.broken import spoiled
from benchmarks.siege.raw import frame, request_to_upgrade

from web.conftest import Come, Sit
from web.players import play_on
from web.running import Running

MESSAGES = 20_000
BROKEN_CONNECTIONS = 150


async def opened(address: str, code: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address[7:].split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request_to_upgrade(address, code, cookie))
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
