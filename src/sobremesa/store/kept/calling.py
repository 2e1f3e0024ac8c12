"""What is kept for who wants to be called when a table waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final


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
