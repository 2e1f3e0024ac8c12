"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, final
from urllib.parse import urlsplit

from sobremesa.kernel.errors import SobremesaError
from sobremesa.tables.clock import Patience

LONGEST_MESSAGE: Final = 4096


@final
@dataclass(frozen=True)
class Rate:
    """So many at once, so many a second in the long run."""

    burst: float
    per_second: float


@final
@dataclass(frozen=True)
class Limits:
    messages: Rate = Rate(40, 8)  # of one guest, on all their connections
    chat: Rate = Rate(10, 0.5)  # likewise
    guests: Rate = Rate(20, 0.2)  # new names from one address
    tables: Rate = Rate(10, 0.1)  # new tables from one address
    lessons: Rate = Rate(30, 0.2)  # likewise: who lives together may learn together
    lookups: Rate = Rate(30, 0.5)  # codes that no table has, from one address
    requests: Rate = Rate(200, 30)  # from one address
    frames: Rate = Rate(60, 10)  # that are no whole message: pings, pongs, pieces; of one guest
    open_requests: int = 60  # being sent or answered at once, of one address
    tellings: int = 4  # finished matches told again at once, for one address
    connections: int = 100  # sockets open at once from one address
    connections_of_a_guest: int = 12  # sockets open at once with one name
    connections_of_an_address: int = 400  # of any kind
    connections_in_all: int = 4000  # of any kind; fewer where the system gives fewer file handles
    seconds_to_ask: float = 10.0  # until a connection must have sent its request, all of it
    seconds_to_take: float = 60.0  # until the answer must have been taken
    seconds_between_pings: float = 20.0
    seconds_of_silence: float = 60.0  # after which a connection is given up
    unsent: int = 512 * 1024  # bytes a client may leave unread before it is given up


@final
@dataclass(frozen=True)
class Config:
    database: Path
    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()  # where the pages come from; by default, this server's own address
    behind_proxy: bool = False  # believe X-Forwarded-For
    bot_pause: tuple[float, float] = (0.9, 1.6)  # seconds a bot takes, whatever it is asked
    seconds_in_memory: float = 300.0  # how long a table nobody is at is kept in memory
    patience: Patience = field(default_factory=Patience)
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        for origin in self.origins:
            if not _is_origin(origin):
                message = f"an origin is given as https://HOST or http://HOST:PORT, not as {origin!r}"
                raise SobremesaError(message, "origin", given=origin)

    @property
    def secure(self) -> bool:
        """Whether browsers come by https only, so that cookies may say so."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_port = parts.port is None or parts.port > 0
    except ValueError:  # brackets that don't close, a port that is none
        return False
    return (
        parts.scheme in ("http", "https")
        and is_port
        and bool(parts.hostname)
        and text == f"{parts.scheme}://{parts.netloc}"
    )
