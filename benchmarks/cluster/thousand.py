"""A thousand tables of a server that is killed, and how long until each is there again at another one.

python -m benchmarks.cluster.thousand [--tables 1000] [--game arcana] [--choices 20] [--strict]

Two servers on a PostgreSQL of our own, nothing pinned; one line at each table, all to the server that dies. Whoever is
told to try again does after up to 0.3 s, as pages do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.cluster.postgres import Postgres
from benchmarks.serving.__main__ import registered
from benchmarks.serving.clients import post
from benchmarks.serving.ours import Started
from benchmarks.serving.socket import Client, handshake
from sobremesa.kernel.key import seal_of

_SECONDS_BEFORE_TRYING = 0.3
_WORST = 5.0
_AT_ONCE = 20


class Line(Client):
    """Plays for both chairs' first person alone: the table is one of one person and a bot that never moves."""

    def __init__(self, host: str, code: str, cookie: str, begins: bool) -> None:
        super().__init__(f"/api/tables/{code}/socket", handshake(host, Cookie=cookie))
        self.told = asyncio.Event()
        self.table: dict[str, Any] = {}
        self._begins = begins
        self._number = 0
        self.gone = asyncio.Event()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("turned away"))

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except ConnectionError as refused:
            if not self.opened.done():
                self.opened.set_exception(refused)
            self.transport.abort()

    def ask(self, kind: str, **what: object) -> None:
        self._number += 1
        self.send(json.dumps({"type": kind, "id": f"{id(self)}-{self._number}", **what}).encode())

    def message(self, payload: bytes) -> None:
        told = msgspec.json.decode(payload)
        if told.get("type") == "table":
            self.table = told
            self.told.set()


async def dialled(address: str, code: str, cookie: str) -> Line:
    host, _, port = address.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"{host}:{port}", code, cookie, True), host, int(port))
    await line.opened
    await line.told.wait()
    return line


async def seated(address: str, game: str, seats: int, number: int) -> tuple[str, str, Line]:
    """A table with somebody at it who has said a few things, so that there is something to bring back."""
    _, cookie = await asyncio.to_thread(post, address, "/api/me", {"name": f"Player {number}"})
    made, _ = await asyncio.to_thread(post, address, "/api/tables", {"game": game, "seats": seats}, cookie)
    line = await dialled(address, made["code"], cookie)
    line.ask("sit", chair=0)
    for chair in range(1, seats):
        line.ask("seat-bot", chair=chair, level="random")
    line.ask("start")
    return made["code"], cookie, line


async def playing(line: Line, choices: int) -> None:
    """So many choices, with what bots do in between."""
    nonce = "00" * 16
    made, shuffled, chosen = 0, set(), ""
    while made < choices and line.table.get("result") is None:
        table = line.table
        line.told.clear()
        shuffle, decision = table.get("shuffle"), table.get("decision")
        if shuffle is not None and table["me"] in shuffle["waiting"] and shuffle["sealed"] not in shuffled:
            shuffled.add(shuffle["sealed"])
            if shuffle["sealed"]:
                line.ask("reveal", nonce=nonce)
            else:
                seal = seal_of(table["commitment"], table["me"], nonce)
                line.ask("seal", commitment=table["commitment"], seal=seal)
        elif decision is not None and decision["id"] != chosen:
            chosen = decision["id"]
            line.ask("choose", decision=chosen, option=random.choice(decision["options"])["key"])
            made += 1
        await asyncio.wait_for(line.told.wait(), 60)


async def back(address: str, code: str, cookie: str, gone: asyncio.Event) -> float:
    """Seconds from the fault on, which everybody notices by their line."""
    await gone.wait()
    since = time.perf_counter()
    while True:
        await asyncio.sleep(random.uniform(0.0, _SECONDS_BEFORE_TRYING))
        try:
            line = await dialled(address, code, cookie)
        except (ConnectionError, OSError):
            continue
        line.transport.abort()
        return time.perf_counter() - since


async def main(tables: int, game: str, seats: int, choices: int) -> dict[str, float]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        env = stack.enter_context(registered(folder))
        postgres = Postgres()
        stack.callback(postgres.close)
        dies, stays = (
            stack.enter_context(Started("ours", env, folder, postgres.address(), lease=3.0)) for _ in range(2)
        )
        some = asyncio.Semaphore(_AT_ONCE)

        async def one(number: int) -> tuple[str, str, Line]:
            async with some:
                found = await seated(dies.address, game, seats, number)
                await playing(found[2], choices)
                return found

        lines = await asyncio.gather(*(one(number) for number in range(tables)))
        waiting = [asyncio.create_task(back(stays.address, code, cookie, line.gone)) for code, cookie, line in lines]
        await asyncio.sleep(1.0)
        os.kill(dies.pid, signal.SIGKILL)
        took = sorted(await asyncio.gather(*waiting))
    return {
        "tables": tables,
        "p50": took[len(took) // 2],
        "p99": took[int(0.99 * len(took))],
        "worst": took[-1],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="of the server that dies (default: %(default)s)")
    parser.add_argument("--game", default="arcana", help="played at them (default: %(default)s)")
    parser.add_argument("--seats", type=int, default=2, help="at each (default: %(default)s)")
    parser.add_argument("--choices", type=int, default=5, help="made at each before (default: %(default)s)")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if the worst is over 5 s")
    asked = parser.parse_args()
    found = uvloop.run(main(asked.tables, asked.game, asked.seats, asked.choices))
    print("  ".join(f"{name} {value:.2f}" for name, value in found.items()))
    sys.exit(int(asked.strict and found["worst"] > _WORST))
