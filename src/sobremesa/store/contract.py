"""What is asked of a store, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Protocol, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.tables.acts import Entry
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.played import Played, Shelving
from sobremesa.tables.table import Table

_MOST_NOTED: Final = 10_000


class StoreError(SobremesaError):
    """The database couldn't do what it was asked; nothing of it was written."""


class Conflict(StoreError):
    """That place in the record is taken, or that code."""


@final
class Lost(StoreError):
    """It was not for this room to write: the table has been let go, or taken anew, or the session is over."""


@final
class Elsewhere(StoreError):
    """Another server has that table, and people must go there."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__(f"another server has table {code}")
        self.address = address


@final
class Unindexed(StoreError):
    """What a table is found by is not what was written; it follows from its record."""

    def __init__(self, code: str) -> None:
        super().__init__(f"what table {code} is found by is not what was written")


@final
@dataclass(frozen=True, slots=True)
class Index:
    """What a table is found by: in the lobby, by its code, by its link."""

    listed: bool
    phase: str
    people: tuple[str, ...]
    spoken: bool = False  # a private table that its code opens now
    link_hash: bytes | None = None
    let_in: tuple[str, ...] = ()  # to a private table

    @classmethod
    def of(cls, table: Table) -> Index:
        door = table.door
        if not door.private:
            return cls(True, table.phase, table.everybody)
        # A lesson is begun anew rather than gone on with: until it is done it is nobody's table.
        people = table.everybody if table.lesson_step is None else ()
        return cls(False, table.phase, people, table.opens_by_code, door.link_hash, door.let_in)


@final
class Token:
    """Who took a table may write to it for as long as theirs is the one the store knows. It is nothing but itself."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code


@final
@dataclass(frozen=True, slots=True)
class Taken:
    """A table that this server may write to, until it lets it go or loses it."""

    table: Table
    token: Token


class WayIn(Enum):
    """How a table with some code opens to somebody."""

    NONE = "there is no such table, or it doesn't open"
    FREE = "everybody may come, or they were let in before"
    SPOKEN = "by saying the code, which must not be guessed"


@final
@dataclass(frozen=True, slots=True)
class Page:
    """Entries to be added to one table's record, all or none: the first goes to place `first`, if it is free."""

    code: str
    first: int
    entries: Sequence[Entry]
    checkpoint: Checkpoint | None = None
    index: Index | None = None
    opens: bool = False  # a new table: its code must be free
    people: Sequence[str] = ()  # who has written there for the first time
    token: Token | None = None  # of who took the table; a new one isn't anybody's yet
    summary: bytes = b""  # what a list shows of it now, where that is written with the index


@final
@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a table, as it was after so many entries."""

    code: str
    entries: int
    body: bytes


@final
@dataclass(frozen=True, slots=True)
class Shown:
    """A table in a list."""

    code: str
    body: bytes
    is_held: bool  # by a server that runs, so that whoever was there still is


@final
@dataclass(frozen=True, slots=True)
class Alarm:
    """When the clock of a table rings next; None: it doesn't."""

    code: str
    at: float | None


@final
@dataclass(frozen=True, slots=True)
class Identity:
    """By what push services know this server: made once."""

    secret: bytes


@final
@dataclass(frozen=True, slots=True)
class Subscription:
    """How a browser is reached that isn't looking; the address is the browser maker's, and whose it is no secret."""

    browser: str
    person: str
    endpoint: str
    public: bytes
    auth: bytes
    language: str
    tables: tuple[str, ...] | None  # about which; None: about all of that person's
    quiet_from: int | None  # minutes of the day, UTC: nothing between them
    quiet_until: int | None


@final
@dataclass(frozen=True, slots=True)
class Unsubscribe:
    """That browser wants to hear no more, or its address is gone (only if it is still that one; "": whichever)."""

    browser: str
    endpoint: str = ""


@final
@dataclass(frozen=True, slots=True)
class Call:
    """Somebody is to be told that a table waits for them, once for each turn."""

    person: str
    code: str
    kind: str
    turn: str
    due: float
    is_sent: bool = False


@final
@dataclass(frozen=True, slots=True)
class Calls:
    """What has changed of whom a table waits for."""

    code: str
    gone: Sequence[str]
    fresh: Sequence[Call]


@final
@dataclass(frozen=True, slots=True)
class Called:
    """They have been called, or will be at another time."""

    call: Call
    due: float
    is_sent: bool


@final
@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came in by name."""

    id: str
    name: str


@final
@dataclass(frozen=True, slots=True)
class Browser:
    """One from which somebody comes. Of the key in it only the hash is kept."""

    id: str
    person: str
    key_hash: bytes
    name: str  # which program on which kind of machine; "" where that isn't known
    since: float  # 0 where it came before that was noted
    seen: float


@final
@dataclass(frozen=True, slots=True)
class Seen:
    """Somebody came from that browser again; what is told of it is what it is now."""

    browser: Browser


@final
@dataclass(frozen=True, slots=True)
class PutOut:
    """The key in that browser opens nothing any more, nor does a code that its person may have asked for."""

    browser: str
    person: str


@final
@dataclass(frozen=True, slots=True)
class Handover:
    """A code by which another browser becomes that person's, once."""

    person: str
    code_hash: bytes
    until: float


@final
@dataclass(frozen=True, slots=True)
class Follow:
    """A browser says a code, and is of whoever asked for it from then on; `instead` is what it was before."""

    code_hash: bytes
    browser: Browser
    instead: bytes


@final
@dataclass(frozen=True, slots=True)
class Telling:
    """How a match was told from some version on, in the place of what was kept of that before; and its edition."""

    code: str
    since: int
    rows: Sequence[tuple[int, bytes]]
    is_whole: bool  # the match is over: there will be no more to tell
    edition: str
    body: bytes
    token: Token | None = None  # of who took the table; how a finished match was told, anybody may write


@final
@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody's matches of one game come to, those for practice left out."""

    game: str
    matches: int
    won: int
    seconds: float  # all of them together
    latest: tuple[bool, ...]  # whether they won, the latest last


@final
@dataclass(frozen=True, slots=True)
class Shelf:
    """What somebody has played: some of their matches, the latest first, and what all of them come to."""

    played: list[tuple[Played, int]]  # with the chair that was theirs
    more: bool
    tallies: list[Tally]


@final
@dataclass(frozen=True, slots=True)
class Farewell:
    """Somebody wants to be forgotten: they are nobody's guest any more, and have no shelf."""

    person: str
    at: float


@final
@dataclass(frozen=True, slots=True)
class Forgetting:
    """What they wrote at one table goes."""

    person: str
    code: str
    token: Token | None = None  # of who took the table; without it only where no server runs


@final
@dataclass(frozen=True, slots=True)
class Removal:
    """A table goes with all its rows; with `entries`, only if no more than those was written about it."""

    code: str
    entries: int | None = None
    token: Token | None = None  # of who took it for that


@final
@dataclass(frozen=True, slots=True)
class Ruling:
    """The host hides a table from the lobby, closes it, or wants it deleted; or takes that back."""

    code: str
    what: str


@final
@dataclass(frozen=True, slots=True)
class Bar:
    """The host wants a guest, or whoever comes from some network, here no more; or again."""

    who: str
    yes: bool
    at: float


@final
@dataclass(frozen=True, slots=True)
class Rulings:
    """All that the host has decided and not taken back."""

    hidden: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()
    doomed: frozenset[str] = frozenset()
    barred: tuple[str, ...] = ()  # the latest first


@final
@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who sits at a table, under the name they go by now."""

    person: str
    name: str


@final
@dataclass(frozen=True, slots=True)
class Overlooked:
    """A table as its host may know of it: nothing follows from it about a match."""

    code: str
    game: str
    phase: str
    private: bool
    hidden: bool
    closed: bool
    reports: int  # that wait for the host
    people: Sequence[Sitter]


@final
@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody was here on a day; told by its end."""

    person: str
    day: float


@final
@dataclass(frozen=True, slots=True)
class Departure:
    """Guests who left nothing anywhere, and weren't here since: their keys open nothing any more."""

    people: Sequence[str]
    before: float


@final
@dataclass(frozen=True, slots=True)
class Scrubbing:
    """What was written over goes out of the journal as well."""


@final
@dataclass(frozen=True, slots=True)
class Mute:
    """Somebody wants to hear no more, or again, what another says."""

    person: str
    muted: str
    yes: bool


@final
@dataclass(frozen=True, slots=True)
class Report:
    """Somebody tells the host of a line of chat: the so-manieth of its room."""

    code: str
    room: str
    number: int
    reporter: str
    at: float


@final
@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of somebody, as it lies there."""

    shelf: Sequence[Played]
    traces: Sequence[tuple[str, Sequence[Entry]]]  # by table
    muted: int
    reports: Sequence[tuple[str, str, int, float]]  # table, room, which line, when
    browsers: Sequence[Browser]
    subscriptions: Sequence[Subscription]


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


class Store(Protocol):
    """A database, and which tables of it are this server's to write to."""

    counts: Counts

    @property
    def is_shared(self) -> bool:
        """Whether other servers have tables of it too."""

    @property
    def key(self) -> bytes:
        """What servers of one database prove by that they are; nothing where there is only one."""

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
    async def known_keys(self, key_hashes: set[bytes]) -> set[bytes]:
        """Those of them by which somebody can still come in."""
