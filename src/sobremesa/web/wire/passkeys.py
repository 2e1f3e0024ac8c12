"""What is said of passkeys (WebAuthn), by which somebody comes back after years."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Bytes = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+\Z")]  # base64url


class Passkey(Struct, frozen=True):
    """A key of yours that a device keeps (WebAuthn): the browser it was made in, since when, and when it was used."""

    id: str
    name: str  # "" where it isn't known
    since: float
    used: float


class PasskeyToMake(Struct, frozen=True):
    """What `navigator.credentials.create` is asked with. Bytes are base64url, here and in what follows."""

    challenge: str  # good for five minutes, once, from this browser
    host: str  # `rp.id`
    person: str  # `user.id`
    name: str  # `user.name`
    known: list[str]  # keys of yours that there are: no device makes a second one
    algorithms: tuple[int, ...]  # `pubKeyCredParams`


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of it."""

    credential: Bytes
    client_data: Bytes
    attestation: Bytes


class PasskeyChallenge(Struct, frozen=True):
    """What `navigator.credentials.get` is asked with; both "" where passkeys are not to be had."""

    challenge: str  # good for five minutes, once, from this browser
    host: str  # `rpId`


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of it: whoever's key it is, this browser is theirs from then on."""

    credential: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    person: Bytes  # `userHandle`
