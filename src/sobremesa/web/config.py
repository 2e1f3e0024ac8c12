"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, final
from urllib.parse import urlsplit

from sobremesa import bots
from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.place import Place, Remote
from sobremesa.tables.clock import Patience
from sobremesa.web.hosts import name_in
from sobremesa.web.push.outside import Outside

LONGEST_MESSAGE: Final = 4096
SHORTEST_KEY: Final = 20
DEFAULT_LEASE: Final = 6.0
SHORTEST_LEASE: Final = 2.0  # seconds; a server that stops to think for a moment isn't given up
LONGEST_LEASE: Final = 60.0
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")


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
    reports: Rate = Rate(10, 0.02)  # lines of chat reported to the host, and people muted, likewise
    guests: Rate = Rate(20, 0.2)  # new names from one address
    tables: Rate = Rate(10, 0.1)  # new tables from one address
    lessons: Rate = Rate(30, 0.2)  # likewise: who lives together may learn together
    host_keys: Rate = Rate(5, 0.05)  # wrong keys of the host, from one address
    accounts: Rate = Rate(6, 0.02)  # asking from one address for all that is kept of somebody, or that it be forgotten
    handovers: Rate = Rate(
        10, 0.05
    )  # codes for another browser from one address, asked for or said, right or wrong; passkeys too
    subscriptions: Rate = Rate(20, 0.05)  # asking from one address to be called
    lookups: Rate = Rate(30, 0.5)  # codes that no table has, from one address
    guests_in_all: Rate = Rate(2000, 4)  # new names, wherever they come from
    tables_in_all: Rate = Rate(1000, 3)  # new tables and lessons, likewise
    lookups_in_all: Rate = Rate(600, 2)  # codes that no table has, likewise
    requests: Rate = Rate(200, 30)  # from one address
    frames: Rate = Rate(60, 10)  # that are no whole message: pings, pongs, pieces; of one guest
    open_requests: int = 60  # being sent or answered at once, of one address
    tellings: int = 4  # finished matches told again at once, for one address
    analyses: int = 2  # finished matches analysed at once, likewise
    analyses_in_all: int = 4  # wherever they are asked for; the others wait until they are asked for again
    hints: int = 4  # worked out at once, for one address
    hints_in_all: int = 8  # fewer than there is room for where they are worked out: bots think there too
    connections: int = 100  # sockets open at once from one address
    connections_of_a_guest: int = 12  # sockets open at once with one name
    connections_of_an_address: int = 400  # of any kind
    connections_in_all: int = 4000  # of any kind; fewer where the system gives fewer file handles
    seconds_to_ask: float = 10.0  # until a connection must have sent its request, all of it
    seconds_to_take: float = 60.0  # until the answer must have been taken
    seconds_between_pings: float = 10.0
    seconds_of_silence: float = 60.0  # after which a connection is given up
    unsent: int = 512 * 1024  # bytes a client may leave unread before it is given up


@final
@dataclass(frozen=True)
class Calling:
    """When people are called whose turn it is, in seconds."""

    after: float = 30.0  # who plays at once is left in peace
    though_here: float = 300.0  # who has a page open there
    every: float = 5.0  # how often it is looked who is due


@final
@dataclass(frozen=True)
class Config:
    database: Place
    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()  # where the pages come from; by default, this server's own address
    behind_proxy: bool = False  # believe X-Forwarded-For of the proxies in these networks
    trusted_proxies: tuple[str, ...] = LOOPBACK
    may_sit: tuple[str, ...] = bots.NAMES  # the bots that may be put in chairs; who sits in for somebody comes last
    bot_pause: tuple[float, float] = (0.9, 1.6)  # seconds a bot takes, whatever it is asked
    keep_unstarted: float | None = 30 * 86400.0  # seconds that tables without a match and guests are kept; None: ever
    long_pause: float = 2.5  # the same for a bot that looks ahead: longer than it mostly needs
    metrics: tuple[str, int] | None = None  # where Prometheus is told of this server
    host_key: str = ""  # opens the host's page; without one there is none
    seconds_between_rulings: float = 1.0  # that the host's decisions are read anew
    seconds_between_news: float = 5.0  # of what other servers have changed
    seconds_in_memory: float = 300.0  # how long a table nobody is at is kept in memory
    peer: str = ""  # where other servers of the same database find this one; "": there is to be no other
    lease: float = DEFAULT_LEASE  # seconds without a sign of life after which others give it up
    release: str = "0.0.0"  # of this program: tables never go back to an older one
    patience: Patience = field(default_factory=Patience)
    limits: Limits = field(default_factory=Limits)
    calls: Calling = field(default_factory=Calling)
    outside: Outside = field(default_factory=Outside)  # no argument of the program changes it

    def __post_init__(self) -> None:
        for origin in self.origins:
            if not _is_origin(origin):
                message = f"an origin is given as https://HOST or http://HOST:PORT, not as {origin!r}"
                raise SobremesaError(message, "origin", given=origin)
        if self.host_key and len(self.host_key) < SHORTEST_KEY:
            message = f"the host's key has at least {SHORTEST_KEY} letters"
            raise SobremesaError(message, "host-key", least=SHORTEST_KEY)
        if self.peer and not isinstance(self.database, Remote):
            message = "--peer is for servers that share a PostgreSQL; a file is one server's"
            raise SobremesaError(message, "peer-file")
        if self.peer and not _is_peer(self.peer):
            message = f"other servers find this one at http://HOST:PORT, not at {self.peer!r}"
            raise SobremesaError(message, "peer", given=self.peer)
        if not SHORTEST_LEASE <= self.lease <= LONGEST_LEASE:
            least, most = int(SHORTEST_LEASE), int(LONGEST_LEASE)
            message = f"a lease is {least} to {most} seconds, not {self.lease:g}"
            raise SobremesaError(message, "lease", least=least, most=most, given=f"{self.lease:g}")
        for network in self.trusted_proxies:
            if network_in(network) is None:
                message = f"trusted proxies are given as networks like 10.0.0.0/8 or fd00::/8, not as {network!r}"
                raise SobremesaError(message, "trusted-proxies", given=network)

    @property
    def secure(self) -> bool:
        """Whether browsers come by https only, so that cookies may say so."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


@cache
def network_in(text: str) -> IPv4Network | IPv6Network | None:
    """The network that is written so; an address alone is a network of one."""
    try:
        return ip_network(text)
    except ValueError:
        return None


def _is_peer(text: str) -> bool:
    """Another server must find it there, whichever machine it is on."""
    if not _is_origin(text):
        return False
    parts = urlsplit(text)
    return parts.scheme == "http" and parts.port is not None and parts.hostname not in ("0.0.0.0", "::")


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_port = parts.port is None or parts.port > 0
    except ValueError:  # brackets that don't close, a port that is none
        return False
    return (
        parts.scheme in ("http", "https")
        and is_port
        and bool(name_in(parts.netloc))
        and text == f"{parts.scheme}://{parts.netloc}"
    )
