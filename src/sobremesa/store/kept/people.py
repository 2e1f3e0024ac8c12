"""What is kept of people: who they are, from where they come, what they have played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from sobremesa.store.kept.calling import Subscription
from sobremesa.store.kept.passkeys import Passkey
from sobremesa.store.kept.tables import Token
from sobremesa.tables.acts import Entry
from sobremesa.tables.played import Played


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
class Mute:
    """Somebody wants to hear no more, or again, what another says."""

    person: str
    muted: str
    yes: bool


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
    passkeys: Sequence[Passkey]
