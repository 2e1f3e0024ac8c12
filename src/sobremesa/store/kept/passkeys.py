"""What is kept of the keys that people's own devices keep for years."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from sobremesa.store.kept.people import Browser


@final
@dataclass(frozen=True, slots=True)
class Spent:
    """A challenge that was answered; until then it would be taken for a fresh one, if that weren't kept."""

    challenge: bytes
    until: float


@final
@dataclass(frozen=True, slots=True)
class Passkey:
    """A key of somebody's that their device keeps for years. Of it only the public half is kept here."""

    id: str
    person: str
    credential: bytes  # by which the device finds it
    public_key: bytes
    signs: int  # how often it has signed, as the device counts; 0 where it doesn't count
    name: str  # of the browser it was made in
    since: float
    used: float


@final
@dataclass(frozen=True, slots=True)
class NewPasskey:
    """Somebody's device has made a key for them, as the challenge asked."""

    passkey: Passkey
    spent: Spent


@final
@dataclass(frozen=True, slots=True)
class NoPasskey:
    """That key opens nothing any more."""

    passkey: str
    person: str


@final
@dataclass(frozen=True, slots=True)
class CameBack:
    """A browser answers a challenge with a passkey, and is of its person from then on.

    `instead` is what the browser was before. Where the person has too many, the one not seen for longest makes room.
    """

    passkey: Passkey  # as it was when its answer was looked at
    signs: int
    browser: Browser
    instead: bytes
    spent: Spent
