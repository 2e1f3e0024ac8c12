"""What is asked of a store, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, final

from sobremesa.store.errors import StoreError
from sobremesa.store.kept.calling import Call, Called, Calls, Identity, Subscription, Unsubscribe
from sobremesa.store.kept.hosting import Bar, Overlooked, Report, Ruling, Rulings
from sobremesa.store.kept.passkeys import CameBack, NewPasskey, NoPasskey, Passkey
from sobremesa.store.kept.people import (
    Browser,
    Departure,
    Farewell,
    Follow,
    Forgetting,
    Guest,
    Handover,
    Kept,
    Mute,
    PutOut,
    Seen,
    Shelf,
    Visit,
)
from sobremesa.store.kept.tables import Alarm, Page, Removal, Shown, Summary, Taken, Telling, Token, WayIn
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.played import Shelving
from sobremesa.tables.table import Table

_MOST_NOTED: Final = 10_000


@final
@dataclass(frozen=True, slots=True)
class Scrubbing:
    """What was written over goes out of the journal as well."""


@final
@dataclass(frozen=True, slots=True)
class Probe:
    """Nothing but the question whether anything can be written."""


Writable = (
    Page
    | Alarm
    | Summary
    | Identity
    | Subscription
    | Unsubscribe
    | Calls
    | Called
    | Guest
    | Visit
    | Browser
    | Seen
    | PutOut
    | Handover
    | Follow
    | NewPasskey
    | NoPasskey
    | CameBack
    | Telling
    | Shelving
    | Farewell
    | Forgetting
    | Removal
    | Departure
    | Ruling
    | Bar
    | Scrubbing
    | Mute
    | Report
    | Probe
)
Written = Callable[[StoreError | None], None]


@final
@dataclass(frozen=True, slots=True)
class Itself:
    """What a server says of itself: where others find it, and how far its release and rules have come."""

    address: str = ""  # "" where there is to be no other
    level: int = 0
    lease: float = 6.0  # seconds without a sign of life after which it is given up


@final
@dataclass(slots=True)
class Counts:
    """What happened since the store was opened, by its kind."""

    takes: int = 0
    elsewhere: int = 0
    losses: int = 0  # of the session
    refused_by_token: int = 0
    refused_by_key: int = 0  # pages that only the record's own key kept out: each of them is a fault
    lasted: list[float] = field(default_factory=list)  # how long batches took to be written, since that was asked last

    def note(self, seconds: float) -> None:
        if len(self.lasted) < _MOST_NOTED:
            self.lasted.append(seconds)


class Watcher(Protocol):
    """Who is told what becomes of a store's session."""

    def lost(self) -> None:
        """All that was taken is void: whoever is there comes in again."""

    def alive(self, addresses: frozenset[str]) -> None:
        """The other servers that are there, as of now."""


class Guesses(Protocol):
    """Codes and links that opened nothing, counted for all servers of a database together."""

    minutes: int  # that are looked back

    async def note(self, whence: Sequence[str], now: float) -> None: ...
    async def lately(self, whence: Sequence[str], now: float) -> dict[str, int]: ...


class Store(Protocol):
    """A database, and which tables of it are this server's to write to."""

    counts: Counts

    @property
    def is_shared(self) -> bool:
        """Whether other servers have tables of it too."""

    @property
    def key(self) -> bytes:
        """What servers of one database prove by that they are; nothing where there is only one."""

    @property
    def guesses(self) -> Guesses | None:
        """None where one server counts for itself."""

    async def start(self, watcher: Watcher) -> None: ...
    async def close(self) -> None:
        """Write what waits, then stop."""

    # --- writing ---

    def write(self, what: Writable, written: Written) -> None:
        """Write it down; `written` is called once it is safe, or with the reason why it isn't."""

    async def written(self, what: Writable) -> None:
        """The same, to be awaited."""

    async def can_write(self) -> bool: ...
    def is_ready(self) -> bool:
        """Whether tables can be taken and written to now."""

    def waiting(self) -> int:
        """How much waits to be written."""

    # --- whose a table is ---

    async def take(self, code: str) -> Taken:
        """The table, to write to from now on. What was taken under that code before is void."""

    async def hold(self, code: str) -> Token:
        """The same without the table."""

    async def release(self, token: Token) -> None:
        """Let it go: nothing more is written with that token. A token that is void already lets nothing go."""

    # --- reading ---

    async def table(self, code: str) -> Table:
        """The table again from everything that was written about it; whatever is wrong with that is its damage."""

    async def bygone(self, code: str) -> Bygone:
        """What the record of a table tells of its match, whatever the rules."""

    async def remains(self, code: str) -> list[tuple[Any, Any]]:
        """What was written about a table, number and entry, as far as it is still what was written."""

    async def telling(self, code: str, low: int, high: int) -> tuple[int, tuple[tuple[int, bytes], ...]]:
        """From which version on it was kept how the match was told, and what tells of those from `low` to `high`."""

    async def is_told(self, code: str) -> bool:
        """Whether it is kept how the match was told, to its end."""

    async def edition(self, name: str) -> bytes | None: ...
    async def is_over(self, code: str) -> bool: ...
    async def untold(self, most: int) -> list[str]:
        """Finished matches of which it isn't kept how they were told, the latest first."""

    async def unshelved(self, most: int) -> list[str]:
        """Finished matches that nobody has on their shelf, the latest first."""

    async def shelving(self, code: str) -> Shelving:
        """A finished match for the shelves of those who played it, from its record."""

    async def shelf(self, person: str, game: str, page: int) -> Shelf:
        """What that person has played, of one game or of all, so many at a time."""

    async def way_in(self, code: str, person: str) -> WayIn:
        """One question, the same whether there is no such table or one that keeps its door shut."""

    async def behind_link(self, link_hash: bytes) -> str | None:
        """The code of the table that the link opens."""

    async def open_tables(self, phase: str, most: int) -> list[Shown]:
        """Shown tables in that phase, the latest first."""

    async def tables_of(self, person: str, most: int) -> list[Shown]:
        """The tables where that person sits and which aren't over, the latest first."""

    async def ringing(self, now: float, most: int) -> list[str]:
        """The tables whose clock has run out, the first first."""

    async def outdated(self, most: int) -> list[str]:
        """Tables that aren't over and of which lists show what was before."""

    async def look_through(self) -> list[str]:
        """Say in the log what isn't what was written; the codes of tables that can't be found as they should be."""

    # --- what the host has decided ---

    async def rulings(self) -> Rulings:
        """All that the host has decided."""

    async def overlooked(self) -> list[Overlooked]:
        """The tables that aren't over, as the host may know of them."""

    # --- what is not kept for ever ---

    def alone(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Whether no other server is at that work; none begins it until this one is done."""

    async def unstarted(self, before: float, after: str, most: int) -> list[str]:
        """Codes after that one, in their order, of tables that may be of no match that began, and rest since then."""

    async def strangers(self, before: float, after: str, most: int) -> list[str]:
        """Guests who left nothing at any table and weren't here since then, in the order of their numbers."""

    # --- what is kept of people ---

    async def tables_written_at(self, person: str) -> list[str]:
        """Where that person has left anything of theirs."""

    async def half_forgotten(self) -> list[str]:
        """Who wanted to be forgotten, and it isn't done everywhere."""

    async def all_of(self, person: str) -> Kept:
        """All that is kept of that person; table by table, so that nobody else waits for long."""

    async def takes_reports(self, code: str) -> bool:
        """Whether the host can still be told of lines at that table."""

    async def muted_by(self, person: str) -> list[str]: ...
    async def muted_by_each(self, people: list[str]) -> dict[str, list[str]]: ...
    async def identity(self) -> bytes | None:
        """By what push services know this server, if that was drawn."""

    async def subscriptions_of(self, person: str) -> list[Subscription]: ...

    async def subscribers(self) -> set[str]: ...

    async def calls_at(self, code: str) -> list[Call]: ...

    async def due_calls(self, now: float, most: int) -> list[Call]:
        """Who is to be called by now, who has waited longest first."""

    async def browser_with(self, key_hash: bytes) -> tuple[Guest, Browser] | None:
        """Who comes from the browser that has this key."""

    async def browsers_of(self, person: str) -> list[Browser]: ...
    async def passkey_with(self, credential: bytes) -> Passkey | None:
        """The passkey that a device finds by that."""

    async def passkeys_of(self, person: str) -> list[Passkey]: ...
    async def known_keys(self, key_hashes: set[bytes]) -> set[bytes]:
        """Those of them by which somebody can still come in."""
