"""A real server on a loopback port, in a thread of the test's own process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sobremesa import bots
from sobremesa.store.place import Place
from sobremesa.tables.clock import Patience
from sobremesa.web.config import Calling, Config, Limits, Rate
from sobremesa.web.hub import Hub
from sobremesa.web.push.outside import Outside
from sobremesa.web.room import Room
from sobremesa.web.server import listen, make

T = TypeVar("T")

GENEROUS = Limits(
    messages=Rate(1e9, 1e9),
    chat=Rate(1e9, 1e9),
    guests=Rate(1e9, 1e9),
    tables=Rate(1e9, 1e9),
    lessons=Rate(1e9, 1e9),
    lookups=Rate(1e9, 1e9),
    guests_in_all=Rate(1e9, 1e9),
    tables_in_all=Rate(1e9, 1e9),
    lookups_in_all=Rate(1e9, 1e9),
    requests=Rate(1e9, 1e9),
    frames=Rate(1e9, 1e9),
    reports=Rate(1e9, 1e9),
    accounts=Rate(1e9, 1e9),
    handovers=Rate(1e9, 1e9),
    host_keys=Rate(1e9, 1e9),
    subscriptions=Rate(1e9, 1e9),
    open_requests=10_000,
    tellings=10_000,
    connections=10_000,
    connections_of_an_address=10_000,
)


class Running:
    def __init__(self, address: str, config: Config) -> None:
        self.address = address
        self.config = config
        self.hub: Hub
        self.metrics = ""  # where it tells of itself
        self.loop: asyncio.AbstractEventLoop

    def room(self, code: str) -> Room:
        return self.hub.rooms[code]

    def ask(self, question: Callable[[], T]) -> T:
        """Look at something in the server's own thread, between two things that happen there."""

        async def answer() -> T:
            return question()

        return asyncio.run_coroutine_threadsafe(answer(), self.loop).result()


@contextmanager
def serving(
    database: Place,
    *,
    limits: Limits = GENEROUS,
    patience: Patience | None = None,
    bot_pause: tuple[float, float] = (0.0, 0.0),
    seconds_in_memory: float = 300.0,
    origins: tuple[str, ...] = (),
    behind_proxy: bool = False,
    keep_unstarted: float | None = None,
    may_sit: tuple[str, ...] = bots.NAMES,
    host_key: str = "",
    metrics: tuple[str, int] | None = None,
    seconds_between_rulings: float = 1.0,
    calls: Calling | None = None,
    outside: Outside | None = None,
    has_peers: bool = False,
    lease: float = 6.0,
    release: str = "0.0.0",
    seconds_between_news: float = 5.0,
) -> Iterator[Running]:
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    config = Config(
        database,
        peer=address if has_peers else "",
        lease=lease,
        release=release,
        seconds_between_news=seconds_between_news,
        origins=origins,
        behind_proxy=behind_proxy,
        keep_unstarted=keep_unstarted,
        host_key=host_key,
        metrics=metrics,
        seconds_between_rulings=seconds_between_rulings,
        bot_pause=bot_pause,
        seconds_in_memory=seconds_in_memory,
        patience=patience or Patience(),
        limits=limits,
        may_sit=may_sit,
        long_pause=0.0,
        calls=calls or Calling(),
        outside=outside or Outside(),
    )
    running = Running(address, config)
    is_ready = threading.Event()

    def ready() -> None:
        running.loop = asyncio.get_running_loop()
        running.hub = server.lifespan.state["hub"]
        running.metrics = f"http://127.0.0.1:{server.exposed.port}/metrics" if server.exposed is not None else ""
        is_ready.set()

    server = make(config, ready)
    thread = threading.Thread(target=lambda: server.run([listening]))
    thread.start()
    try:
        assert is_ready.wait(60)
        yield running
    finally:
        server.should_exit = True
        thread.join()
